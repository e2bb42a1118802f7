"""The language is chosen while the program runs, and nothing English is left where it is spoken."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product, zip_longest
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import turup
from turup.cards import RANKS
from turup.choosing.forms import forms
from turup.choosing.house_rules import house_rules
from turup.choosing.kept_answers import text_of_answers
from turup.choosing.playing import asked_throughout
from turup.commands import choose, watching
from turup.commands.app import app
from turup.commands.dialogue import yes_or_no
from turup.game.chance_play import chosen
from turup.game.illustrating import illustrated
from turup.game.refusals import Refused
from turup.profiles import examine, shipped
from turup.profiles.encoding import rules_of
from turup.profiles.node import plain
from turup.profiles.reading import read
from turup.rules.match import Unit
from turup.rules.penalties import Act
from turup.words import UnknownLanguage, _, language, languages, ngettext, speaking, status
from turup.words.glyphs import MINUS
from turup.words.guards import condition
from turup.words.judgements import JUDGEMENTS, OCCASIONS, THEN, UNDECIDED, judgement
from turup.words.languages import CATALOGUES, name
from turup.words.names import title
from turup.words.questions import talk
from turup.words.questions.all_ import QUESTIONS
from turup.words.questions.readings import question_text, reading
from turup.words.results import GAME_POINTS, UNITS
from turup.words.scene import spoken
from turup.words.sheet.document import Entry, Line, Seating, Table
from turup.words.sheet.measure import before, padded, width
from turup.words.sheet.whole import sheet_of
from turup.words.translation import inflected, together

OTHERS = languages()[1:]
SPECS = ["28+doubling", "29+half-score+sets", "304-maharashtra", "56-conventions", "thunee", "40"]
WORD = re.compile(r"[^\W\d_]+")
FINGERPRINT = re.compile(r"\b[0-9a-f]{12}\b")


@pytest.fixture
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*arguments: str, **environment: str) -> Any:
    return CliRunner().invoke(app, list(arguments), env=environment)


def test_english_is_spoken_until_somebody_says_otherwise() -> None:
    assert language() == "en"
    with speaking(OTHERS[0]):
        assert language() == OTHERS[0]
        assert _("North") != "North"
        with speaking("en"):
            assert _("North") == "North"
    assert (language(), _("North")) == ("en", "North")


def test_a_language_that_there_is_not_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"no language 'xx'; there are en, "), speaking("xx"):
        pass
    with pytest.raises(UnknownLanguage):
        status("xx")


def test_english_is_the_original() -> None:
    assert (status("en"), name("en")) == ("original", "English")


@pytest.mark.parametrize("code", OTHERS)
def test_a_command_speaks_a_language_and_leaves_none_behind(code: str) -> None:
    deal = ["deal", "28", "--seed", "7"]
    english = run(*deal).stdout
    other = run(*deal, "--lang", code).stdout
    assert english != other
    assert run(*deal, TURUP_LANG=code).stdout == other
    assert run(*deal, "--lang", "en", TURUP_LANG=code).stdout == english
    assert run(*deal, LANG=code, LC_ALL=code, LANGUAGE=code).stdout == english


def test_a_command_refuses_a_language_that_there_is_not() -> None:
    answer = run("match", "28", "--lang", "xx")
    assert answer.exit_code == 2
    assert "no language 'xx'" in re.sub(r"[│\s]+", " ", answer.output)


@pytest.mark.parametrize("code", OTHERS)
def test_data_for_programs_is_in_no_language(code: str) -> None:
    deal = ["deal", "28", "--seed", "7", "--format", "json"]
    assert json.loads(run(*deal, "--lang", code).stdout) == json.loads(run(*deal).stdout)


@pytest.mark.parametrize("code", OTHERS)
def test_a_record_is_in_no_language(code: str, tmp_path: Path) -> None:
    paths = [tmp_path / "en.yaml", tmp_path / "other.yaml"]
    for path, one in zip(paths, ("en", code), strict=True):
        run("deal", "28", "--seed", "7", "--save", str(path), "--lang", one)
    assert paths[0].read_text(encoding="utf-8") == paths[1].read_text(encoding="utf-8")


@pytest.mark.parametrize("code", OTHERS)
def test_a_seat_is_found_by_the_name_it_is_shown_with(code: str) -> None:
    with speaking(code):
        east = _("East")
    deal = ["deal", "28", "--seed", "7", "--lang", code, "--dealer"]
    assert run(*deal, east).stdout == run(*deal, "East").stdout


@pytest.mark.parametrize("code", OTHERS)
def test_letters_for_suits_leave_the_letters_of_a_language(code: str) -> None:
    told = run("deal", "28", "--seed", "7", "--lang", code, "--ascii").stdout
    assert "?" not in told
    assert not set("♠♥♦♣") & set(told)


def template() -> str:
    """The template of all catalogues."""
    return (CATALOGUES / "turup.pot").read_text(encoding="utf-8")


def english_words() -> set[str]:
    """Every word of an English sentence that is translated."""
    quoted = re.findall(r'^(?:msgid|msgid_plural)? ?"(.*)"$', template(), re.MULTILINE)
    texts = (re.sub(r"\{[^}]*\}", " ", text) for text in quoted)
    return {word.casefold() for text in texts for word in WORD.findall(text)}


def own_words(code: str) -> set[str]:
    """Every word of a language's translations."""
    text = (CATALOGUES / code / "LC_MESSAGES" / "turup.po").read_text(encoding="utf-8")
    quoted = re.findall(r'^(?:msgstr(?:\[\d\])? )?"(.*)"$', text, re.MULTILINE)
    texts = (re.sub(r"\{[^}]*\}", " ", text) for text in quoted)
    return {word.casefold() for text in texts for word in WORD.findall(text)}


def told(code: str, spec: str) -> Iterator[str]:
    """All that is told in a language of a match, its deals and a study."""
    for command in (
        ["match", spec, "--seed", "3", "--max-deals", "12"],
        ["match", spec, "--seed", "4", "--max-deals", "2", "--full"],
        ["study", spec, "--seed", "5", "--deals", "20", "--policy", "random"],
        ["compare", "28", spec, "--seed", "5", "--deals", "20", "--policy", "random"],
        ["diff", "28", spec],
    ):
        answer = run(*command, "--lang", code)
        assert answer.exit_code == 0, answer.output
        yield answer.stdout
    with speaking(code):
        yield from refusals(spec)
        yield from judgements()
        yield from (condition(guard) for guard in guards())
        yield from map(str, sheet(spec))


def judgements() -> Iterator[str]:
    """What the referee can say of irregular acts."""
    facts = {
        "seat": "North",
        "claimed_by": "East",
        "card": "♠J",
        "after": "3",
        "side": "",
        "score": "",
    }
    for act, verdict in product(OCCASIONS, JUDGEMENTS):
        for reason, then in zip_longest(UNDECIDED, THEN, fillvalue="over"):
            told = {**facts, "act": act, "reason": reason, "then": then, "why": ""}
            yield judgement(verdict, **told)


def sheet(spec: str) -> Iterator[str]:
    """The rule sheet without what its author says of sources, and without names of files."""
    profile, _problems = examine(spec)
    whole = sheet_of(profile, illustrated(rules_of(profile)), "", status(language()))
    yield whole.title
    for part in whole.parts:
        yield part.title
        yield from map(texts, part.blocks if part.name not in ("sources", "deviations") else ())
    yield from whole.foot


def texts(block: Any) -> str:
    """The words of a block, without the keys it tells."""
    if isinstance(block, Entry):
        return " ".join([block.label, *map(texts, block.blocks)])
    if isinstance(block, Line):
        return block.text
    if isinstance(block, Table):
        return " ".join(" ".join(row) for row in (block.head, *block.rows))
    if isinstance(block, Seating):
        return " ".join([block.caption, *block.seats, *block.notes])
    return " ".join([block.caption, *(each.drawn for each in block.rows)])


def guards() -> Iterator[Any]:
    """Every guard of a shipped file."""
    for path in {**shipped.profiles(), **shipped.overlays()}.values():
        root = read(path, path.name, is_shipped=True).root
        yield from guards_in(plain(root) if root is not None else {})


def guards_in(value: Any) -> Iterator[Any]:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict) and isinstance(value.get("if"), dict):
        yield value["if"]
    for each in inside:
        yield from guards_in(each)


def refusals(spec: str) -> Iterator[str]:
    """What is said to players who do at every turn what was open at another."""
    rules = turup.load(spec)
    deal, tried = turup.Deal.shuffled(rules, 3, 1), {}
    while not deal.is_over:
        tried |= {type(action): action for action in deal.legal()}
        for action in tried.values():
            try:
                deal.after(action)
            except Refused as refused:
                yield re.sub(r"\([^)]*\)", "", str(refused))
        deal = deal.after(chosen(deal))


def in_english(code: str, told: Iterator[str]) -> set[str]:
    """The words that only English has, among all that is told in another language."""
    foreign = english_words() - own_words(code)
    text = FINGERPRINT.sub("", " ".join(told))
    found = {word for word in map(str.casefold, WORD.findall(text)) if word in foreign}
    return found - {*"jqka"}


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("code", OTHERS)
def test_nothing_english_is_left(code: str, spec: str) -> None:
    kept = {word.casefold() for word in WORD.findall(spec)} | {"rules", "seed", "max", "deals"}
    assert in_english(code, told(code, spec)) - kept == set()


def questions() -> Iterator[str]:
    """All that a table can be asked, and the readings of every form."""
    yield from map(question_text, QUESTIONS)
    for path, form in product(QUESTIONS, forms().values()):
        yield reading(path, form.keys)
    for rule in house_rules().values():
        yield talk.rule_question(rule.about["name"], rule.about["summary"])
        yield talk.rule_told(rule.about["name"], rule.about["summary"])
    for form in forms().values():
        yield talk.nearest("29", form.about["name"], form.about.get("summary", ""))


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_english_is_left_in_what_a_table_is_asked(code: str) -> None:
    with speaking(code):
        assert in_english(code, questions()) == set()


@pytest.mark.usefixtures("_in_a_folder")
@pytest.mark.parametrize("code", OTHERS)
def test_a_table_is_asked_and_told_in_its_language(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choose, "is_somebody_there", lambda: True)
    typed = "?\nb\nx\n16\n" + "?\nd\n" * 40
    files = ["--to", "a.yaml", "--sheet", "a.txt"]
    answer = CliRunner().invoke(app, ["choose", *files, "--lang", code], input=typed)
    assert answer.exit_code == 0, answer.output
    names = {word for name in forms() for word in WORD.findall(name.casefold())}
    assert in_english(code, iter([answer.output])) - names - {"yaml", "txt"} == set()
    with speaking(code):
        assert _(talk.WELCOME)[:20] in answer.stderr
        assert _(talk.OUR_TABLE) in Path("a.yaml").read_text(encoding="utf-8")
        assert _(talk.OUR_TABLE) in Path("a.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", ["en", *OTHERS])
def test_yes_and_no_are_typed_in_the_language_or_in_english(code: str) -> None:
    with speaking(code):
        words = [_(text).casefold().rstrip(".।") for text in (talk.YES, talk.NO)]
        assert [yes_or_no(typed) for typed in (*words, "yes", "no", "y")] == [1, 2, 1, 2, 1]
        assert yes_or_no("?") is None


@pytest.mark.usefixtures("_in_a_folder")
@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("spec", ["29+half-score+doubling", "56-four", "thunee"])
def test_what_answers_come_to_is_told_in_a_language(code: str, spec: str) -> None:
    Path("a.yaml").write_text(
        text_of_answers(asked_throughout(turup.profiles.load(spec).keys, [])), encoding="utf-8"
    )
    choice = ["choose", "--answers", "a.yaml", "--to", "b.yaml", "--lang", code]
    told = run(*choice).output
    names = {word for name in forms() for word in WORD.findall(name.casefold())}
    assert in_english(code, iter([told])) - names - {"yaml"} == set()


@pytest.mark.usefixtures("_in_a_folder")
@pytest.mark.parametrize("code", OTHERS)
def test_what_changed_in_a_watched_file_is_told_in_a_language(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"
    club, saves = Path("club.yaml"), [f"{head}auction: {{minimum: 16}}\n", "", f"{head}#\n", ""]
    club.write_text(head, encoding="utf-8")

    def pause() -> None:
        if not saves:
            raise KeyboardInterrupt
        if text := saves.pop(0):
            club.write_text(text, encoding="utf-8")

    monkeypatch.setattr(watching, "pause", pause)
    told = run("watch", "club.yaml", "--lang", code).output
    assert told.count("\n  + ") == told.count(f"\n  {MINUS} ") == 2
    assert in_english(code, iter([told])) - {"club", "yaml"} == set()


def named() -> Iterator[str]:
    """The name of every record of a shipped file."""
    from turup.words.keys import all_keys

    keys = [path for path in all_keys() if not path.startswith("accepts")]
    mappings = {path.rpartition(".*")[0] for path in keys if path.count("*") == 1}
    rows = {path.removesuffix("[].name") for path in all_keys() if path.endswith("[].name")}
    assert rows
    for path in {**shipped.profiles(), **shipped.overlays()}.values():
        root = read(path, path.name, is_shipped=True).root
        assert root is not None
        for collection in mappings | rows:
            yield from names_at(plain(root), collection.split("."))


def names_at(value: Any, steps: list[str]) -> Iterator[str]:
    for step in steps:
        value = value.get(step, {}) if isinstance(value, dict) else {}
    if isinstance(value, dict):
        yield from map(str, value)
    elif isinstance(value, list):
        yield from (row["name"] for row in value if "name" in row)


def collected(context: str) -> set[str]:
    """What the template has in a context."""
    found = re.findall(rf'^msgctxt "{context}"\nmsgid "(.*)"$', template(), re.MULTILINE)
    return set(found)


def test_the_names_of_all_shipped_records_are_translated() -> None:
    records = {each.replace("_", " ") for each in named() if each not in RANKS}
    acts = {act.name.replace("_", " ") for act in Act}
    assert collected("name") == records | acts | {"all pass", "never exposed"}


def test_the_names_of_all_shipped_files_are_translated() -> None:
    files = [*shipped.profiles().values(), *shipped.overlays().values()]
    roots = [read(path, path.name, is_shipped=True).root for path in files]
    assert collected("title") == {
        plain(root)["about"]["name"] for root in roots if root is not None
    }


def test_a_name_that_nobody_ships_is_shown_as_it_is_written() -> None:
    with speaking(OTHERS[0]):
        assert (spoken("the_pair"), title("The auction")) == ("the pair", "The auction")
        assert title("{seat:x}|dative=y") == "{seat:x}|dative=y"


def test_every_unit_has_its_plurals() -> None:
    assert {unit.name for unit in Unit} - {"game_points"} == set(UNITS)
    assert ngettext(*GAME_POINTS, 1) != ngettext(*GAME_POINTS, 2)


def test_a_name_is_said_in_the_case_that_is_asked_for() -> None:
    north = inflected("Север|dative=Северу|genitive=Севера")
    assert f"{north}, {north:dative}, {north:locative}" == "Север, Северу, Север"
    assert f"{north:<7}|" == "Север  |"
    both = together("/".join, [north, inflected("Юг|dative=Югу")])
    assert f"{both}, {both:dative}, {both:genitive}" == "Север/Юг, Северу/Югу, Севера/Юг"


def test_what_has_no_cases_stays_as_it_is_where_one_is_asked_for() -> None:
    sentence = inflected("{seat:dative} нужно {count:genitive}, {name:dative}: {count:03}")
    told = sentence.format(seat=inflected("Юг|dative=Югу"), count=7, name="own record")
    assert told == "Югу нужно 7, own record: 007"


def test_numbers_stand_in_every_case_of_a_word() -> None:
    told = inflected("{count} взятка|accusative={count} взятку").format(count=1)
    assert f"{told:accusative} {told}" == "1 взятку 1 взятка"


def test_marks_over_letters_take_no_column() -> None:
    assert [width(text) for text in ("abc", "तुरुप", "Д♠")] == [3, 3, 2]
    assert (padded("तुरुप", 5), before("तुरुप", 5)) == ("तुरुप  ", "  तुरुप")


@pytest.mark.parametrize("code", OTHERS)
def test_a_problem_is_told_in_one_language(code: str) -> None:
    command = ["rules", "29-lucknow+c"]
    told = [run(*command, "--lang", each).stderr for each in ("en", code)]
    assert " or " in told[0]
    assert told[1] == told[0]


def test_a_language_that_is_none_moves_no_cursor() -> None:
    with pytest.raises(UnknownLanguage) as refused, speaking("\x1b[31mxx\n"):
        pass
    assert str(refused.value).isprintable()
