"""Writes the catalogues of engine/turup/words/catalogues: the template, each language, its .mo.

Run it after changing a sentence or a translation: `python docs/write_catalogues.py`. A language
that lacks a translation is not compiled, and so not offered.

With `--check` it writes nothing and exits 1 if a file is stale. `--new CODE NAME` begins a
language, `--missing CODE` prints what it lacks as a catalogue, and `--fill CODE FILE` takes over
what is translated in such a file.
"""

# Longer than other scripts, since all that it does is done to the same catalogues.
from __future__ import annotations

import ast
import io
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import PoFileParser, write_po

from turup.cards import RANKS
from turup.profiles import shipped
from turup.profiles.node import plain
from turup.profiles.reading import read as read_yaml
from turup.words.keys import all_keys

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "engine" / "turup" / "words"
CATALOGUES = WORDS / "catalogues"
TEMPLATE = CATALOGUES / "turup.pot"
FILE = Path("LC_MESSAGES", "turup.po")
USAGE = """\
usage: python docs/write_catalogues.py
       python docs/write_catalogues.py --check | --new CODE NAME | --missing CODE | --fill CODE FILE
"""
PLURALS = {"es": "nplurals=2; plural=(n != 1);"}
"""Where others count millions apart, which no table does."""
KEYWORDS = {
    "_": None,
    "marked": None,
    "ngettext": (1, 2),
    "marked_many": (1, 2),
    "pgettext": ((1, "c"), 2),
    "meant": ((1, "c"), 2),
}
ENGLISH_ALONE = ("problems", "pages", "checks.py", "records.py")
ENGLISH_ALONE += ("editors.py", "starting.py", "upgrades.py")
"""What is told to whoever writes profiles: problems, what editors and files to begin with say."""
EXPLAINED = ("disputes.py", "explainable.py", "explaining.py", "forms.py", "instances.py")
EXPLAINED += ("keys.py", "rows.py")
"""The keys and pages of `explain`."""
FIRST = """\
# Words of Turup in {name}.
# Written by docs/write_catalogues.py, but for the translations and the headers X-Turup.
# X-Turup-Status is "drafted", or "reviewed by" whoever plays the game in this language.
# Cases stand behind the basic form, "basic|dative=other", and are asked for by {{seat:dative}}."""


class Catalogue(Catalog):
    """A catalogue without dates, versions and addresses, and with our own two headers."""

    def __init__(self, code: str | None = None, name: str = "") -> None:
        """An empty catalogue; the template has no code."""
        super().__init__(code, header_comment="# Words of Turup.", fuzzy=False)
        self.name, self.status = name, "drafted"

    def _headers(self) -> list[tuple[str, str]]:
        headers = [
            ("Project-Id-Version", "turup"),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]
        if self.locale is None:
            return headers
        own = [("X-Turup-Name", self.name), ("X-Turup-Status", self.status)]
        return [*headers, ("Language", str(self.locale)), ("Plural-Forms", self.plural_forms), *own]

    def _take_headers(self, headers: Iterable[tuple[str, str]]) -> None:
        found = list(headers)
        self._set_mime_headers(found)
        told = {key.lower(): value for key, value in found}
        self.name, self.status = told.get("x-turup-name", ""), told.get("x-turup-status", "")

    mime_headers = property(_headers, _take_headers)


def translated_files() -> list[Path]:
    """The modules whose sentences are translated."""
    return [
        path
        for path in sorted(WORDS.rglob("*.py"))
        if path.relative_to(WORDS).parts[0] not in (*ENGLISH_ALONE, *EXPLAINED)
    ]


@cache
def template() -> Catalogue:
    """Every sentence, in the order of the modules, with the module's name and our remarks."""
    catalogue = Catalogue()
    for path in translated_files():
        for _line, ids, comments, context in messages_in(path):
            place = path.relative_to(WORDS).as_posix()
            catalogue.add(ids, "", [(place, 0)], auto_comments=comments, context=context)
    for context, name in names():
        catalogue.add(name, "", [("variants", 0)], context=context)
    return catalogue


def names() -> Iterator[tuple[str, str]]:
    """What shipped files are called and say in few words, where they are played, their records."""
    paths = [*shipped.profiles().values(), *shipped.overlays().values()]
    files = [plain(read_yaml(path, path.name, is_shipped=True).root) for path in paths]
    abouts = [file["about"] for file in files]
    records = dict.fromkeys(name for file in files for name in records_in(file))
    yield from (("title", str(about["name"])) for about in abouts)
    yield from (("summary", about["summary"]) for about in abouts if "summary" in about)
    yield from (("region", about["region"]) for about in abouts if "region" in about)
    yield from (("name", name.replace("_", " ")) for name in records)


def records_in(file: dict[str, Any]) -> Iterator[str]:
    """The names of a file's records, and of the rows that have one."""
    keys = [path for path in all_keys() if not path.startswith("accepts")]  # those name findings
    for home in dict.fromkeys(path.partition(".*")[0] for path in keys if "*" in path):
        named = value_at(file, home)
        if isinstance(named, dict):
            yield from (name for name in named if name not in RANKS)
    for path in all_keys():
        rows = value_at(file, path.removesuffix("[].name")) if path.endswith("[].name") else None
        if isinstance(rows, list):
            yield from (row["name"] for row in rows if "name" in row)


def value_at(file: dict[str, Any], path: str) -> Any:
    """What a file says at a path."""
    value: Any = file
    for step in path.split("."):
        value = value.get(step) if isinstance(value, dict) else None
    return value


def messages_in(path: Path) -> Iterator[Any]:
    """The sentences of a module; of those for one thing and for several each pair once."""
    pairs = pairs_in(path)
    found = extract_from_file("python", path, KEYWORDS, ["Translators:"], strip_comment_tags=True)
    for line, ids, comments, context in found:
        if ids not in pairs.values():
            yield line, (ids, pairs[ids]) if ids in pairs else ids, comments, context


def pairs_in(path: Path) -> dict[str, str]:
    """The sentences of a rule sheet that have a form for several beside them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    found = (pair_of(call) for call in calls)
    return {marked_text(pair[0]): marked_text(pair[1]) for pair in found if pair}


def pair_of(call: ast.Call) -> tuple[ast.expr, ast.expr] | None:
    """The two sentences of `Sentence(one, ..., many=many)` or of `Steps(key, one, many, ...)`."""
    if isinstance(call.func, ast.Name) and call.func.id == "Steps":
        return call.args[1], call.args[2]
    many = [each.value for each in call.keywords if each.arg == "many"]
    return (call.args[0], many[0]) if many else None


def marked_text(node: ast.expr) -> str:
    """The text in `marked("...")`."""
    if isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
        return str(node.args[0].value)
    raise SystemExit(f"write the sentence itself before and behind many=: {ast.unparse(node)}")


def languages() -> list[str]:
    """The codes of the languages that have a catalogue, finished or not."""
    return sorted(path.name for path in CATALOGUES.iterdir() if (path / FILE).is_file())


def read(code: str) -> Catalogue:
    """A catalogue as it is written."""
    catalogue = Catalogue(code)
    take_over(catalogue, CATALOGUES / code / FILE)
    return catalogue


def take_over(catalogue: Catalogue, path: Path) -> None:
    """Read a file into a catalogue."""
    with path.open("rb") as file:
        PoFileParser(catalogue, ignore_obsolete=True).parse(file)


def brought_up_to_date(catalogue: Catalogue, sentences: Catalogue) -> Catalogue:
    """A catalogue with exactly the sentences there are, and nothing guessed."""
    catalogue.update(sentences, no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    for message in catalogue:
        if message.id and message.fuzzy:  # a guess, or a plural that was none before
            message.flags.discard("fuzzy")
            message.string = tuple("" for _form in forms(message)) if message.pluralizable else ""
    catalogue.header_comment = FIRST.format(name=catalogue.name)
    return catalogue


def missing(catalogue: Catalogue) -> list[Message]:
    """The sentences without a translation, or without one of its plurals."""
    return [message for message in catalogue if message.id and not all(forms(message))]


def forms(message: Message) -> tuple[str, ...]:
    """A translation, in each of its plurals."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)


def po_bytes(catalogue: Catalogue) -> bytes:
    """A catalogue as people edit it."""
    out = io.BytesIO()
    write_po(out, catalogue, width=100, include_lineno=False)
    return out.getvalue()


def mo_bytes(catalogue: Catalogue) -> bytes:
    """A catalogue as it is read while the program runs."""
    out = io.BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def files() -> dict[Path, bytes | None]:
    """Every file that is written, with what has to stand in it; None where none may be."""
    sentences = template()
    found: dict[Path, bytes | None] = {TEMPLATE: po_bytes(sentences)}
    for code in languages():
        catalogue = brought_up_to_date(read(code), sentences)
        path = CATALOGUES / code / FILE
        found[path] = po_bytes(catalogue)
        found[path.with_suffix(".mo")] = None if missing(catalogue) else mo_bytes(catalogue)
    return found


def stale() -> list[Path]:
    """The files in which something else stands."""
    return [path for path, wanted in files().items() if written(path) != wanted]


def written(path: Path) -> bytes | None:
    """What stands in a file now."""
    return path.read_bytes() if path.is_file() else None


def write() -> int:
    """Write all that is stale, and tell which languages lack something."""
    for path, wanted in files().items():
        if wanted is None:
            path.unlink(missing_ok=True)
        else:
            path.write_bytes(wanted)
    for code in languages():
        if lacking := len(missing(read(code))):
            sys.stderr.write(f"{code} lacks {lacking} translations\n")
    return 0


def check() -> int:
    """Say which files are stale."""
    found = stale()
    for path in found:
        place = path.relative_to(ROOT).as_posix()
        sys.stderr.write(f"{place} is stale; run: python docs/write_catalogues.py\n")
    return 1 if found else 0


def begin(code: str, name: str) -> int:
    """Begin the catalogue of a language."""
    path = CATALOGUES / code / FILE
    if path.exists():
        sys.stderr.write(f"{code} has been begun already\n")
        return 1
    catalogue = Catalogue(code)
    plurals = PLURALS.get(code, f"{get_plural(code)}")
    headers = {"X-Turup-Name": name, "X-Turup-Status": "drafted", "Plural-Forms": plurals}
    catalogue.mime_headers = headers.items()
    path.parent.mkdir(parents=True)
    path.write_bytes(po_bytes(catalogue))
    return write()


def tell_missing(code: str) -> int:
    """Print what a language lacks, as a catalogue of its own."""
    catalogue = brought_up_to_date(read(code), template())
    lacking = Catalogue(code)
    lacking.mime_headers = catalogue.mime_headers
    for message in missing(catalogue):
        lacking[message.id] = message
    sys.stdout.buffer.write(po_bytes(lacking))
    return 0


def fill(code: str, file: Path) -> int:
    """Take over the translations that stand in a file."""
    catalogue, more = read(code), Catalogue(code)
    take_over(more, file)
    for message in more:
        known = catalogue.get(message.id, message.context) if message.id else None
        if known is not None and any(forms(message)):
            known.string = message.string
    (CATALOGUES / code / FILE).write_bytes(po_bytes(catalogue))
    return write()


def main(arguments: list[str]) -> int:
    """Do what is asked for."""
    match arguments:
        case []:
            return write()
        case ["--check"]:
            return check()
        case ["--missing", code] if code in languages():
            return tell_missing(code)
        case ["--fill", code, file] if code in languages() and Path(file).is_file():
            return fill(code, Path(file))
        case ["--new", code, name]:
            return begin(code, name)
    sys.stderr.write(USAGE)
    return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
