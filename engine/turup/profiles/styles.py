"""How each value is written: on one line or more, with quotes or without.

Words stand without quotes, texts that need quotes in double ones. Where the author chose
between one line and several, and between quotes and none for a text, that is kept.
"""

from __future__ import annotations

import io
import re
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from turup.profiles import schemas
from turup.profiles.node import Path, is_free
from turup.profiles.scalars import reading_of
from turup.profiles.schemas import Schema

_WORD = re.compile(r"[^\W\d][\w-]*")
FREE: Schema = {}


def styled(value: Any, blocks: AbstractSet[Path]) -> Any:
    """A tree in its canonical styles; the mappings and lists at `blocks` have a line an entry."""
    return _styled(value, schemas.profile(), (), blocks, in_flow=False)


def _styled(
    value: Any, schema: Schema, path: Path, blocks: AbstractSet[Path], *, in_flow: bool
) -> Any:
    """A value in its canonical style."""
    from ruamel.yaml.comments import CommentedMap, CommentedSeq

    if isinstance(value, str):
        return _scalar(value, schema, in_flow=in_flow)
    is_flow = in_flow or not value or (bool(value.fa.flow_style()) and path not in blocks)
    form = schemas.branch(schema, value)
    new: Any
    if isinstance(value, CommentedMap):
        new = CommentedMap()
        for key, inner in value.items():
            new[_key(key, path, in_flow=is_flow)] = _styled(
                inner, _field(form, key), (*path, str(key)), blocks, in_flow=is_flow
            )
    else:
        new = CommentedSeq(
            _styled(inner, form.get("items", FREE), (*path, index), blocks, in_flow=is_flow)
            for index, inner in enumerate(value)
        )
    (new.fa.set_flow_style if is_flow else new.fa.set_block_style)()
    return new


def _field(form: Schema, key: str) -> Schema:
    """What the schema says of a key's value; of an author's own key, nothing."""
    others = form.get("additionalProperties")
    found: Schema = form.get("properties", {}).get(key) or (others or FREE)
    return FREE if is_free(key) else found


def _key(key: Any, path: Path, *, in_flow: bool) -> Any:
    """A key, without quotes where it is one word or a number."""
    if any(isinstance(step, str) and is_free(step) for step in path):
        return key
    return _bare(key) if _is_word(key) or _is_number(key) else _quoted(key, in_flow=in_flow)


def _scalar(value: Any, schema: Schema, *, in_flow: bool) -> Any:
    """A word without quotes, a rank too; any other text in those it has."""
    is_rank = _is_number(value) and "enum" in schemas.branch(schema, value)
    return _bare(value) if _is_word(value) or is_rank else _quoted(value, in_flow=in_flow)


def _is_word(text: str) -> bool:
    """Whether a text is one word that every reader takes as such."""
    return _WORD.fullmatch(text) is not None and reading_of(text) == text


def _is_number(text: str) -> bool:
    """Whether a text is a number as we would write it."""
    return text.isdecimal() and str(reading_of(text)) == text


def _bare(text: str) -> str:
    """A text without quotes."""
    return str(text)


def _quoted(text: Any, *, in_flow: bool) -> Any:
    """A text in quotes if it has any or needs some; double ones, unless much must be escaped."""
    from ruamel.yaml.scalarstring import (
        DoubleQuotedScalarString,
        FoldedScalarString,
        LiteralScalarString,
        SingleQuotedScalarString,
    )

    if isinstance(text, (LiteralScalarString, FoldedScalarString)) and not in_flow:
        return text
    is_plain = type(text) is str and _may_be_plain(text, in_flow=in_flow)
    if is_plain:
        return text
    keeps_single = isinstance(text, SingleQuotedScalarString) and re.search(r'["\\]', text)
    return text if keeps_single else DoubleQuotedScalarString(str(text))


def _may_be_plain(text: str, *, in_flow: bool) -> bool:
    """Whether the library would write a text without quotes here."""
    seen = _analysis()(text)
    return bool(seen.allow_flow_plain if in_flow else seen.allow_block_plain)


@cache
def _analysis() -> Any:
    """The library's own look at what a text may be written as."""
    from ruamel.yaml import YAML

    library: Any = YAML()
    library.stream = io.StringIO()
    return library.emitter.analyze_scalar
