"""Studies as pages and as files: what stands on them, and what keeps them from being written."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from turup.commands.app import app
from turup.study.plots import paper
from turup.words.sheet.as_markdown import as_markdown
from turup.words.sheet.as_text import as_short_text, as_text
from turup.words.sheet.document import Drawing, Part, Sheet
from turup.words.sheet.plain import as_json

FEW = ("--deals", "40", "--policy", "random", "--seed", "7")
EMPTY = {"meta", "br", "link"}


class Outline(HTMLParser):
    """The elements of a page, and whether each is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.met: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def run(*words: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def outline(page: str) -> Outline:
    found = Outline()
    found.feed(page)
    assert not found.open
    return found


@pytest.fixture(scope="module")
def studied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A page, and the plot drawn beside it."""
    path = tmp_path_factory.mktemp("plots") / "two.svg"
    words = ("study", "28", "28+doubling", *FEW, "--format", "html", "--plot", str(path))
    return run(*words).stdout, path


def test_a_page_has_the_figures_the_plots_and_how_it_was_made(studied: tuple[str, Path]) -> None:
    page, _path = studied
    found = outline(page)
    for part in (
        "turup study 28 28+doubling --policy random --seed 7 --deals 40",
        "Twenty-eight (28, rules ",
        "28+doubling: The contract",
        "bids made",
        "100.00\N{NO-BREAK SPACE}%",
        "Version",
    ):
        assert part in found.text, part
    assert len([tag for tag, _attributes in found.met if tag == "svg"]) >= 4


def test_a_page_fetches_nothing_and_names_nothing_twice(studied: tuple[str, Path]) -> None:
    page, _path = studied
    found = outline(page)
    names = [attributes["id"] for _tag, attributes in found.met if "id" in attributes]
    assert len(names) == len(set(names))
    fetched = [
        value
        for _tag, attributes in found.met
        for key, value in attributes.items()
        if key in {"src", "href", "xlink:href"} and not (value or "").startswith("#")
    ]
    assert fetched == []
    assert "@import" not in page
    assert not {"script", "img", "link"} & {tag for tag, _attributes in found.met}


def test_a_plot_is_written_beside_the_page(studied: tuple[str, Path]) -> None:
    _page, path = studied
    drawn = path.read_text(encoding="utf-8")
    assert "28 and 28+doubling" in drawn
    assert "40 deals" in drawn


def test_a_comparison_is_drawn_and_has_a_page(tmp_path: Path) -> None:
    path = tmp_path / "two.svg"
    words = ("compare", "28", "28+doubling", *FEW, "--plot", str(path), "--panels", "swing")
    page = run(*words, "--format", "html").stdout
    found = outline(page)
    assert "turup compare 28 28+doubling" in found.text
    assert "28 against 28+doubling" in path.read_text(encoding="utf-8")
    assert "How often bids" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("--plot", "a.pdf"), 2, "ends in .png or .svg"),
        (("--plot", "nowhere/a.svg"), 1, "nowhere/a.svg: No such file or directory"),
        (("--plot", "a.svg", "--panels", "seat"), 2, "did you mean 'seats'?"),
        (("--panels", "seats"), 2, "name a file with --plot"),
        (("--plot", "a.svg", "--panels", "zzzz"), 2, "the panels are made, swing"),
    ],
)
def test_what_cannot_be_drawn_is_told_before_anything_is_played(
    words: tuple[str, ...], code: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("turup.study.work.begin", None)
    result = run("study", "28", *FEW, *words, code=code)
    assert told in re.sub(r"[\s│]+", " ", result.stderr)
    assert [*tmp_path.iterdir()] == []


def test_without_matplotlib_it_is_said_how_to_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    there = importlib.util.find_spec

    def missing(name: str, *more: Any) -> Any:
        return None if name == "matplotlib" else there(name, *more)

    monkeypatch.setattr("turup.commands.plotting.find_spec", missing)
    for words in (("--plot", "a.svg"), ("--format", "html")):
        assert "turup[study]" in run("study", "28", *FEW, *words, code=1).stderr


def test_a_page_without_pictures_tells_what_they_show() -> None:
    page = Sheet("A", (), (Part("plots", "In pictures", (Drawing("Seats", "<svg/>"),)),))
    for told in (as_text(page), as_short_text(page), as_markdown(page)):
        lines = [*told]
        assert any("Seats" in line for line in lines)
        assert not any("<svg" in line for line in lines)
    block = {"kind": "drawing", "caption": "Seats", "svg": "<svg/>"}
    assert json.loads(as_json(page))["parts"][0]["blocks"] == [block]


def test_letters_without_a_font_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unwritable(*_anything: Any) -> bytes:
        raise paper.Unwritable

    monkeypatch.setattr(paper, "as_file", unwritable)
    path = tmp_path / "a.png"
    words = ("study", "28", *FEW, "--plot", str(path), "--panels", "seats")
    assert "no font of this machine" in run(*words, code=1).stderr
    assert not path.exists()


def test_where_no_font_has_the_letters_of_a_language_words_are_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "fonts", lambda: [paper.FONT])
    words = ("study", "28", *FEW, "--lang", "hi", "--panels", "seats", "--plot")
    path = tmp_path / "a.png"
    assert "with English words" in " ".join(run(*words, str(path)).stderr.split())
    assert path.read_bytes().startswith(b"\x89PNG")
    path = path.with_suffix(".svg")
    assert "English" not in run(*words, str(path)).stderr
    assert "खिलाड़ी" in path.read_text(encoding="utf-8")
