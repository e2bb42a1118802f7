"""Linking: all rules become one program that is made fast once.

Numba by itself makes a program of every function it meets, with all that the function calls
inside, and makes each of them fast. With some hundred small rules that call one another nearly
all of this work is thrown away. Here a rule's code is kept as it is until the driver that needs
it is done; then everything is put together and made fast in one go. Since nobody else can call
the rules in there, those that are called from one place only vanish into that place.

A place below 0 counts from the end of a list in Python. No rule does that, which the tests hold,
and so compiled rules do not look for it: it would be asked at every place of every list.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba import _dynfunc, types
from numba.core.codegen import CodeLibrary, JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering
from numba.np import arrayobj

from turup.rules.noted import APART


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, not yet fit to run."""

    def _optimize_functions(self, module: Any) -> None:
        """Leave the code as it is; only say for which machine it is."""
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Nothing is added any more."""
        self._finalized = True


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """The code of a driver and of every rule it needs."""

    def finalize(self) -> None:
        """Put in each part once, and make the whole fast."""
        self._linking_libraries = list(every_part(self, set()))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Make the whole fast twice over: what has shrunk then vanishes into its callers."""
        self._keep_to_itself()
        for _round in range(2):
            passes, builder = self._codegen._module_pass_manager()
            passes.run(self._final_module, builder)

    def _keep_to_itself(self) -> None:
        """Only the driver can be called from outside; what few tables need is kept apart."""
        apart = tuple(f"{len(rule.__name__)}{rule.__name__}B" for rule in APART)
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self.own_functions:
                function.linkage = "internal"
                if any(name in function.name for name in apart):
                    function.add_function_attribute("noinline")
                    function.add_function_attribute("cold")

    def add_llvm_module(self, module: Any) -> None:
        """Remember what is the driver's own: what others may call stays visible."""
        own = [each.name for each in module.functions if not each.is_declaration]
        self.own_functions = {*getattr(self, "own_functions", ()), *own}
        super().add_llvm_module(module)


def every_part(library: CodeLibrary, met: set[int]) -> Iterator[CodeLibrary]:
    """What a library calls, and what that calls, each once."""
    for part in library._linking_libraries:
        if id(part) not in met:
            met.add(id(part))
            yield part
            if isinstance(part, Part):
                yield from every_part(part, met)


@contextmanager
def counting_from_the_front() -> Iterator[None]:
    """Take a place in a list as it is; whoever compiles holds Numba's lock meanwhile."""
    as_ever = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = place_as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = as_ever


def place_as_it_is(context: Any, builder: Any, kind: Any, place: Any, _size: Any) -> Any:
    """A place in a list, as wide as an address."""
    return context.cast(builder, place, kind, types.intp)


@register_pass(mutates_CFG=True, analysis_only=False)
class KeepPart(NativeLowering):  # type: ignore[misc]
    """Write a rule's code without making a program of it."""

    _name = "keep_part"

    def run_pass(self, state: Any) -> bool:
        """Leave a stand-in by which the code is found; nobody calls it from Python."""
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        with counting_from_the_front():
            super().run_pass(state)
        written = state.cr
        module, name = written.fndesc.lookup_module(), written.fndesc.qualname.split(".")[-1]
        stand_in = _dynfunc.make_function(module, name, "", 0, written.env, (state.library,))
        state.targetctx.insert_user_function(stand_in, written.fndesc, [state.library])
        state.cr = written._replace(cfunc=stand_in)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class MakeWhole(NativeLowering):  # type: ignore[misc]
    """Make a program of a driver and its rules."""

    _name = "make_whole"

    def run_pass(self, state: Any) -> bool:
        """As Numba does, but into a library of our own."""
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        with counting_from_the_front():
            return bool(super().run_pass(state))


class PartCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own pipeline, with our last step."""

    last_step: type = KeepPart

    def define_pipelines(self) -> list[PassManager]:
        """The passes in order."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (self.last_step if each is NativeLowering else each, why) for each, why in passes.passes
        ]
        passes.finalize()
        return [passes]


class WholeCompiler(PartCompiler):
    """The same for a driver."""

    last_step = MakeWhole
