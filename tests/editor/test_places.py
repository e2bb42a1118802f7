"""At places of a profile an editor offers and explains what it should; places.yaml has them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from lsprotocol import types as lsp

from editor import Editor

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PLACES = yaml.safe_load((HERE / "places.yaml").read_text(encoding="utf-8"))
HEAD = "turup: 1\nabout: {name: Club, status: house}\n"
FILES = "../schemas/profile.schema.json"
MARK = "|"


class Try(NamedTuple):
    """A place in a text that says which schema it is to be read with."""

    place: dict[str, Any]
    schema: str
    number: int

    @property
    def uri(self) -> str:
        """Where the text would stand: among the profiles."""
        return (ROOT / "variants" / f"place-{self.number}-{self.schema}.yaml").as_uri()

    def text(self, schema: str) -> str:
        """The text with the cursor's mark."""
        head = HEAD if self.place.get("head", True) else ""
        return f"# yaml-language-server: $schema={schema}\n{head}{self.place['text']}"

    @property
    def cursor(self) -> lsp.Position:
        """Where the cursor stands."""
        before = self.text("").partition(MARK)[0]
        return lsp.Position(before.count("\n"), len(before.rpartition("\n")[2]))


TRIES = [
    Try(place, schema, number)
    for number, place in enumerate(PLACES)
    for schema in (("printed",) if place.get("printed") else ("printed", "files"))
]


@pytest.fixture(scope="module")
def open_editor(editor: Editor, printed: Path) -> Editor:
    """The editor with all places open."""
    schemas = {"printed": printed.as_uri(), "files": FILES}
    editor.told({each.uri: each.text(schemas[each.schema]).replace(MARK, "") for each in TRIES})
    return editor


def meaning(item: lsp.CompletionItem) -> str:
    told = item.documentation
    return told.value if isinstance(told, lsp.MarkupContent) else str(told)


def check_offered(place: dict[str, Any], items: list[lsp.CompletionItem]) -> None:
    """What is offered is what the place says, each with its meaning and what it writes."""
    # What stands under the title of a record is its whole, and a row of a list is no entry.
    found = {
        item.label: item
        for item in items
        if item.kind != lsp.CompletionItemKind.Class and not item.label.startswith("- ")
    }
    wanted = dict(place["offered"])
    others = wanted.pop("among others", False)
    assert set(found) >= set(wanted) if others else set(found) == set(wanted)
    assert not set(found) & {str(name) for name in place.get("never", ())}
    for name, told in wanted.items():
        assert meaning(found[name]).startswith(told), name
    for name, written in place.get("inserted", {}).items():
        assert found[name].insert_text == written, name


def check_explained(place: dict[str, Any], told: str) -> None:
    """What is shown tells all that the place says, in its order."""
    shown, at = told.replace("\\", ""), 0
    for part in place["explained"]:
        assert part in shown[at:], (part, shown)
        at = shown.index(part, at) + len(part)


@pytest.mark.parametrize("each", TRIES, ids=lambda each: f"{each.place['place']}, as {each.schema}")
def test_an_editor_offers_and_explains_what_it_should(open_editor: Editor, each: Try) -> None:
    if "offered" in each.place:
        check_offered(each.place, open_editor.offered(each.uri, each.cursor))
    if "explained" in each.place:
        check_explained(each.place, open_editor.explained(each.uri, each.cursor))


def test_there_are_places_of_both_kinds() -> None:
    assert sum("offered" in place for place in PLACES) >= 10
    assert sum("explained" in place for place in PLACES) >= 10
    assert len({place["place"] for place in PLACES}) == len(PLACES)
