"""The faults that are planted: one small change each, in one function.

mutmut says which changes there are; two kinds are added that it does not know, a condition
turned round and a call left out. Each mutant carries its function's new text, so that no file
of the checkout is ever touched.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation.file_mutation import Mutation, MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

FUTURE = "from __future__ import annotations\n"
NOTHING = cst.SimpleStatementSuite([cst.Expr(cst.Ellipsis())])


class Mutant(NamedTuple):
    """One fault: where it is planted, what stood there, and which lines must run to notice."""

    module: str
    owner: str
    function: str
    was: str
    becomes: str
    lines: range
    body: range
    text: str

    @property
    def name(self) -> tuple[str, str, str, str]:
        """What it is called from one run to the next: no line numbers."""
        return (self.module, self.place, self.was, self.becomes)

    @property
    def place(self) -> str:
        """The function, with its class if it has one."""
        return f"{self.owner}.{self.function}" if self.owner else self.function


def turned_round(node: cst.If | cst.While) -> Iterable[cst.CSTNode]:
    """A condition that asks for the opposite."""
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), test))


def left_out(node: cst.Expr) -> Iterable[cst.CSTNode]:
    """A call that is never made."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


OPERATORS = [*mutation_operators, ((cst.If, cst.While), turned_round), (cst.Expr, left_out)]


def mutants_of(file: Path, module: str) -> list[Mutant]:
    """Every mutant of a file that is not the same program under another spelling."""
    found: list[Mutant] = []
    seen: set[Any] = {None}
    for mutant, original in _drawn(_undecorated(file), module):
        seen.add(_program(original))
        program = _program(mutant.text)
        if program not in seen:
            found.append(mutant)
            seen.add(program)
    return found


def _undecorated(file: Path) -> str:
    """The text with its decorators as comments, which mutmut would not look behind."""
    return re.sub(r"(?m)^(\s*)@", r"\1# ", file.read_text(encoding="utf-8"))


def _drawn(text: str, module: str) -> Iterator[tuple[Mutant, str]]:
    """Every mutation of a text, with the function as it was."""
    wrapper = MetadataWrapper(cst.parse_module(text))
    visitor = MutationVisitor(OPERATORS, IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    parents = wrapper.resolve(ParentNodeProvider)
    positions = wrapper.resolve(PositionProvider)
    for mutation in visitor.mutations:
        function = mutation.contained_by_top_level_function
        if isinstance(function, cst.FunctionDef):
            statement = _statement(mutation.original_node, parents)
            owner = parents.get(parents[function], wrapper.module)
            yield (
                Mutant(
                    module,
                    owner.name.value if isinstance(owner, cst.ClassDef) else "",
                    function.name.value,
                    _told(statement),
                    _told(_changed(statement, mutation)),
                    _lines(statement, positions),
                    _lines(function, positions),
                    _standing_alone(_changed(function, mutation), owner),
                ),
                _standing_alone(function, owner),
            )


def _changed(node: Any, mutation: Mutation) -> Any:
    if node is mutation.original_node:
        return mutation.mutated_node
    return node.deep_replace(mutation.original_node, mutation.mutated_node)


def _statement(node: cst.CSTNode, parents: Any) -> Any:
    while not isinstance(node, (cst.SimpleStatementLine, cst.BaseCompoundStatement)):
        node = parents[node]
    return node


@cache
def _told(statement: Any) -> str:
    """A statement on one line; of one with a body, its head."""
    if hasattr(statement, "body") and not isinstance(statement, cst.SimpleStatementLine):
        rest = {"orelse": None} if hasattr(statement, "orelse") else {}
        statement = statement.with_changes(body=NOTHING, leading_lines=[], **rest)
    elif hasattr(statement, "leading_lines"):
        statement = statement.with_changes(leading_lines=[])
    told = " ".join(cst.Module([statement]).code.split())
    return told.removesuffix(" ...")


def _lines(statement: Any, positions: Any) -> range:
    """The lines of a statement; of one with a body, its head; of a function, all."""
    span = positions[statement]
    if isinstance(statement, (cst.SimpleStatementLine, cst.FunctionDef, cst.Match)):
        return range(span.start.line, span.end.line + 1)
    return range(span.start.line, max(positions[statement.body].start.line, span.start.line + 1))


@cache
def _standing_alone(function: cst.FunctionDef, owner: cst.CSTNode) -> str:
    """The text of a function, in a bare class of its owner's name if it has one."""
    bare = function.with_changes(leading_lines=[], lines_after_decorators=[])
    if isinstance(owner, cst.ClassDef):
        return cst.Module([cst.ClassDef(owner.name, cst.IndentedBlock([bare]))]).code
    return cst.Module([bare]).code


def compiled(text: str) -> CodeType:
    """A mutant's text as Python understands it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return compile(FUTURE + text, "mutant", "exec", dont_inherit=True)


@cache
def _program(text: str) -> Any:
    """What the interpreter would do, whatever it is written like; None if that is nothing."""
    try:
        return _shape(compiled(text))
    except SyntaxError:
        return None


def _shape(code: CodeType) -> tuple[Any, ...]:
    consts = tuple(
        _shape(each) if isinstance(each, CodeType) else (type(each), repr(each))
        for each in code.co_consts
    )
    return (code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars)
