"""The pages of docs/: every command runs, every output is what is printed, every link leads on."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
import yaml
from typer.core import TyperCommand
from typer.main import get_group

from played_pages import Reader, assert_shown, blocks
from turup.commands.app import app

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *DOCS.glob("studies/*.md")])
TASKS = ("choose.md", "author.md", "verify.md")
MADE = re.compile(
    r"(problems|findings|sheets|keys|glossary)/[\w-]+\.(md|html)|(disputes|family|tables)\.md"
)
"""What docs/hooks makes while the site is built."""
# The README's own lines are run by .ci/run, and so is the language server, from tests/editor.
ELSEWHERE = frozenset(
    {
        "npm install --global yaml-language-server",
        *re.findall(r"^python3 -m venv.*$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE),
    }
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_tells_to_do_can_be_done(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    shutil.copytree(ROOT / "tests" / "records", tmp_path / "tests" / "records")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    reader = Reader(page.read_text(encoding="utf-8"), monkeypatch, ELSEWHERE)
    reader.read()
    assert reader.given >= 5 or page.name not in TASKS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_links_is_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        is_made = MADE.fullmatch(target.removeprefix("../"))
        assert is_made or "://" in target or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_in_a_sentence_have_the_options_they_are_given(page: Path) -> None:
    known = {name: options_of(command) for name, command in get_group(app).commands.items()}
    for told in re.findall(r"`turup ([a-z][^`\n]*)`", page.read_text(encoding="utf-8")):
        name, *words = told.split()
        assert {word for word in words if word.startswith("--")} <= known[name], told


def options_of(command: TyperCommand) -> set[str]:
    """The options of a command by their long names."""
    return {name for option in command.params for name in option.opts} | {"--help"}


def test_the_navigation_names_pages_that_are_there() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    named = re.findall(r"[\w/-]+\.md", str(site["nav"]))
    assert {"index.md", *TASKS} <= set(named)
    for name in named:
        assert MADE.fullmatch(name) or (DOCS / name).exists(), name


def test_a_reader_sees_what_is_shown_wrongly() -> None:
    assert_shown("a\n...\nd\n", "a \nb\nc\nd\n")
    for shown in ("a\n", "a\n...\nc\n", "b\n...\nd\n"):
        with pytest.raises(AssertionError):
            assert_shown(shown, "a\nb\nc\nd\n")


def test_a_reader_does_what_a_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = '```yaml title="a.yaml"\nturup: 2\n```\n'
    page = f"{file}\n```sh\nturup check a.yaml  # ends with 1\n```\n"
    told = Reader(page, monkeypatch, frozenset())
    told.read()
    assert told.given == 1
    assert "unknown-format" in told.printed or "turup" in told.printed
    with pytest.raises(AssertionError):
        Reader(page.replace("with 1", "with 0"), monkeypatch, frozenset()).read()
    long = "```sh\nturup study 28 --deals 9999999 --jobs 2 --format csv  # takes minutes\n```\n"
    told = Reader(f"{long}\n```text\nwhatever\n```\n", monkeypatch, frozenset())
    told.read()
    assert told.printed.startswith("spec,")
    stale = f"{long}\n```text\n28, rules 0123456789ab\n```\n"
    with pytest.raises(AssertionError):
        Reader(stale, monkeypatch, frozenset()).read()
    with pytest.raises(AssertionError, match="no test knows"):
        Reader("```sh\nrm a.yaml\n```\n", monkeypatch, frozenset()).read()


def test_blocks_know_whether_something_stands_between() -> None:
    page = "a\n\n```sh\nx\n```\n\n```text\ny\n```\n\nb\n\n```text\nz\n```\n"
    assert [block.follows for block in blocks(page)] == [False, True, False]
