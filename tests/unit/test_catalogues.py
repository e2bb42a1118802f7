"""The catalogues: written from the sentences, whole in every language, and really translated."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("babel", reason="the extra 'dev' is not installed")

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "engine" / "turup" / "words"
SLOT = re.compile(r"\{([^{}:]*)(?::([a-z_]+))?\}")
CALLS = {"_", "ngettext", "pgettext"}
AS_IN_ENGLISH = {
    "es": {
        "No.",
        "c",
        "jodhi",
        "khanak",
        "noes",
        "royals",
        "solo",
        "solo: {name}",
        "tenny",
        "thani",
        "thunee",
        "{points} noes",
    },
}
"""Words of the table that a language takes as they are, besides names."""
NAMES = {"Lucknow", "Delhi", "C", "Kunukku", "Tenny", "Thani", "Thunee"}


def load_script(path: Path) -> Any:
    """Runs a script of docs/ as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


SCRIPT = load_script(ROOT / "docs" / "write_catalogues.py")
LANGUAGES = SCRIPT.languages()
CATALOGUES = {code: SCRIPT.read(code) for code in LANGUAGES}


def messages(code: str) -> list[Any]:
    """The messages of a language, without its head."""
    return [message for message in CATALOGUES[code] if message.id]


def english(message: Any) -> tuple[str, ...]:
    """A message in English, for one thing and for several."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def slots(text: str) -> set[str]:
    """The names of what a text inserts."""
    return {name for name, _case in SLOT.findall(text)}


def bare(text: str) -> str:
    """A text without what it inserts, and without digits and signs."""
    return "".join(letter for letter in SLOT.sub("", text) if letter.isalpha())


def test_what_is_written_is_what_the_sentences_give() -> None:
    assert SCRIPT.stale() == [], "run: python docs/write_catalogues.py"


def test_there_is_a_language_and_each_is_offered() -> None:
    from turup.words import languages

    assert LANGUAGES
    assert languages() == ("en", *LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_lacks_nothing(code: str) -> None:
    lacking = [message.id for message in SCRIPT.missing(CATALOGUES[code])]
    assert lacking == [], f"see: python docs/write_catalogues.py --missing {code}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_says_what_it_is_called_and_who_has_looked_it_over(code: str) -> None:
    from turup.words import status
    from turup.words.languages import name

    assert re.fullmatch(r"drafted|reviewed by \S.*", status(code))
    assert name(code).strip()


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_guessed(code: str) -> None:
    assert [message.id for message in CATALOGUES[code] if message.fuzzy] == []


def texts(message: Any) -> Iterator[str]:
    """A translation in each plural and each case."""
    for form in SCRIPT.forms(message):
        basic, *cases = form.split("|")
        yield basic
        yield from (case.partition("=")[2] for case in cases)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_has_the_plurals_of_its_language(code: str) -> None:
    plural = [message for message in messages(code) if not isinstance(message.id, str)]
    counts = {len(SCRIPT.forms(message)) for message in plural}
    assert counts == {CATALOGUES[code].num_plurals}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_inserts_what_the_sentence_inserts(code: str) -> None:
    wrong = [
        text
        for message in messages(code)
        for text in texts(message)
        if slots(text) != slots(english(message)[-1])
    ]
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_begins_and_ends_as_the_sentence_does(code: str) -> None:
    wrong = [
        text
        for message in messages(code)
        for text in texts(message)
        if ends(text) != ends(english(message)[0]) or "  " in text.strip() or "\n" in text
    ]
    assert wrong == []


def ends(text: str) -> tuple[str, str]:
    """The spaces before and behind a text."""
    return text[: -len(text.lstrip())], text[len(text.rstrip()) :]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_does_not_only_repeat_the_english(code: str) -> None:
    allowed = AS_IN_ENGLISH.get(code, set()) | NAMES
    repeated = {
        english(message)[0]
        for message in messages(code)
        if bare(english(message)[0]) and set(english(message)) & set(texts(message))
    }
    assert repeated - allowed == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_case_asked_for_is_a_case_of_some_name(code: str) -> None:
    written = [form for message in messages(code) for form in SCRIPT.forms(message)]
    asked = {case for text in written for _name, case in SLOT.findall(text) if case}
    given = {part.partition("=")[0] for text in written for part in text.split("|")[1:]}
    assert asked == given


@pytest.mark.parametrize("path", sorted(WORDS.rglob("*.py")), ids=lambda path: path.stem)
def test_nothing_is_translated_while_a_module_is_loaded(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {
        alias.asname or alias.name: alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    found = [
        f"{path.name}:{call.lineno}"
        for call in called_at_once(tree)
        if isinstance(call.func, ast.Name) and imported.get(call.func.id) in CALLS
    ]
    assert found == [], "mark it with marked(...), and translate it where it is shown"


def called_at_once(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls that run when a module is loaded: those in no function."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.Call):
            yield node
        waiting += ast.iter_child_nodes(node)


def test_whatever_is_left_in_english_is_a_module_there_is() -> None:
    names = {path.name for path in WORDS.iterdir()}
    assert {*SCRIPT.ENGLISH_ALONE, *SCRIPT.EXPLAINED} <= names


def test_a_language_is_begun_and_filled_from_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(SCRIPT, "CATALOGUES", tmp_path)
    monkeypatch.setattr(SCRIPT, "TEMPLATE", tmp_path / "turup.pot")
    assert SCRIPT.main(["--new", "es", "español"]) == 0
    assert SCRIPT.main(["--new", "es", "español"]) == 1
    capsysbinary.readouterr()
    assert SCRIPT.main(["--missing", "es"]) == 0
    lacking = capsysbinary.readouterr().out
    before = len(SCRIPT.missing(SCRIPT.read("es")))
    file = tmp_path / "es.po"
    file.write_bytes(lacking.replace(b'msgid "North"\nmsgstr ""', b'msgid "North"\nmsgstr "Norte"'))
    assert SCRIPT.main(["--fill", "es", str(file)]) == 0
    assert len(SCRIPT.missing(SCRIPT.read("es"))) == before - 1
    assert not (tmp_path / "es" / "LC_MESSAGES" / "turup.mo").exists()
    assert SCRIPT.main(["--check"]) == 0
    assert SCRIPT.main(["--missing", "xx"]) == 2


def test_a_rule_sheet_calls_nobody_he() -> None:
    sheets = ("sheet/", "variants", "guards.py", "results.py", "differences/", "questions/")
    told = [
        text
        for message in SCRIPT.template()
        for text in english(message)
        if message.id and message.locations[0][0].startswith(sheets)
    ]
    assert len(told) > 1000
    assert [text for text in told if re.search(r"\b(he|his|him|himself)\b", text.lower())] == []
