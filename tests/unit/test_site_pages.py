"""What docs/hooks makes for the site leaves nothing out, and its tables hold any text."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from turup.profiles import schemas
from turup.profiles.shipped import overlays, profiles
from turup.words.disputes import disputes
from turup.words.explaining import findings, problems
from turup.words.keys import all_keys
from turup.words.rows import rows

OF_THE_PROGRAM = {"broken-law", "endless-auction", "seat-unheard"}
HOOKS = Path(__file__).parents[2] / "docs" / "hooks"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """A module that makes pages, which finds those beside it as MkDocs lets it."""
    monkeypatch.syspath_prepend(HOOKS)
    return import_module(request.param)


def maker(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("made", [name], indirect=True, ids=[""])


@maker("key_pages")
def test_every_key_and_every_choice_has_its_place(made: ModuleType) -> None:
    pages = made.pages()
    assert list(pages) == list(made.names())
    assert len(pages) == len(schemas.sections()) + 1
    text = "".join(pages.values())
    headings = re.findall(r"^#{2,4} `(.+)` \{", text, re.MULTILINE)
    assert sorted(headings) == sorted(all_keys())
    choices = {word for key in all_keys().values() for word, _meaning in key.choices}
    assert [word for word in choices if f"| `{word}` |" not in text] == []


@maker("problem_pages")
def test_every_problem_has_its_page(made: ModuleType) -> None:
    pages = made.pages()
    assert [name for name in problems() if f"problems/{name}.md" not in pages] == []
    assert pages["problems/index.md"].count("\n| [") == len(problems())


@maker("problem_pages")
def test_most_problems_are_told_as_the_check_tells_them(made: ModuleType) -> None:
    pages = made.pages()
    for name in ("minimum-above-deck", "case-fails", "unknown-key", "case-not-a-card"):
        answer = pages[f"problems/{name}.md"].partition("```text\n")[2]
        assert re.match(rf"(club\.yaml:\d+:\d+: .*\n)*club\.yaml.* \[{name}\]\n", answer), answer
    silent = [name for name in problems() if "```text" not in pages[f"problems/{name}.md"]]
    assert len(silent) < len(problems()) / 4


@maker("finding_pages")
def test_every_finding_has_its_page(made: ModuleType) -> None:
    pages = made.pages()
    assert [name for name in findings() if f"findings/{name}.md" not in pages] == []
    assert pages["findings/index.md"].count("\n| [") == len(findings())
    for name in findings():
        heads = re.findall(r"^## (.*)", pages[f"findings/{name}.md"], re.MULTILINE)
        assert heads[:2] == ["What is wrong", "Why it matters"], name
        # What would be a fault of the program no profile need show, or mend.
        assert heads[-1] == "Mended" or name in OF_THE_PROGRAM, name


@maker("disputes_page")
def test_every_dispute_is_told_with_its_readings(made: ModuleType) -> None:
    (text,) = made.pages().values()
    assert re.findall(r"^## (D\d+)", text, re.MULTILINE) == list(disputes())
    readings = sum(len(dispute["readings"]) for dispute in disputes().values())
    assert len(re.findall(r"^\d+\. ", text, re.MULTILINE)) == readings
    assert not re.findall(r"^\d+\. \d+\. ", text, re.MULTILINE)  # a number is no list in a list


@maker("family_page")
def test_every_rule_of_the_family_can_be_linked_to(made: ModuleType) -> None:
    (text,) = made.pages().values()
    assert re.findall(r"\{ #(r\d+) \}", text) == [name.lower() for name in rows()]


@maker("table_pages")
def test_every_profile_and_house_rule_is_listed(made: ModuleType) -> None:
    (text,) = made.pages().values()
    assert sorted(re.findall(r"^\| \[`(.+?)`\]", text, re.MULTILINE)) == sorted(profiles())
    assert sorted(re.findall(r"^\| `(.+?)`", text, re.MULTILINE)) == sorted(overlays())


@maker("in_repository")
def test_a_link_out_of_the_pages_becomes_a_name(made: ModuleType) -> None:
    told = made.without_links_out("[a club](../examples/club.yaml), [keys](keys.md)", "index.md")
    assert told == "a club (`examples/club.yaml` in the repository), [keys](keys.md)"
    assert made.without_links_out("[x](../keys.md)", "keys/auction.md") == "[x](../keys.md)"


@maker("long_lines")
def test_only_what_is_too_long_is_broken(made: ModuleType) -> None:
    page = '<div class="language-text highlight"><pre><code><span>{}</span>\n</code></pre></div>'
    letters = "&lt;" + "x" * 79
    assert made.marked(page.format(letters)) == page.format(letters)
    broken = page.format(f"{letters}x").replace("highlight", "highlight long")
    assert made.marked(page.format(f"{letters}x")) == broken


@maker("pieces")
def test_a_table_holds_any_text(made: ModuleType) -> None:
    assert made.table(("a",), [("b|c\nd",)]) == "| a |\n| --- |\n| b\\|c d |\n"
    assert made.plain("a_b*<c>") == "a\\_b\\*\\<c\\>"
