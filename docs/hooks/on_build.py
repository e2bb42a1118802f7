"""What MkDocs asks while it builds the site: the pages made from what is shipped, and the links.

No plug-in is needed: mkdocs.yml names this file, and MkDocs calls what is called on_... here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import disputes_page
import family_page
import finding_pages
import key_pages
import language_pages
import long_lines
import problem_pages
import sheet_pages
import table_pages
from in_repository import without_links_out
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

MAKERS = (
    disputes_page.pages,
    family_page.pages,
    finding_pages.pages,
    key_pages.pages,
    language_pages.pages,
    problem_pages.pages,
    sheet_pages.pages,
    table_pages.pages,
)


def on_config(config: MkDocsConfig) -> None:
    """Puts into the navigation what mkdocs.yml does not name: keys by section, and new pages."""
    (reference,) = (part["Reference"] for part in config.nav or () if "Reference" in part)
    keys = {"Keys by section": list(key_pages.names())}
    reference.insert(_place(reference, "keys.md") + 1, keys)
    named = set(_named(config.nav))
    written = sorted(path.name for path in Path(config.docs_dir).glob("*.md"))
    words = {"In other languages": list(language_pages.names())}
    reference.insert(_place(reference, "glossary.md") + 1, words)
    reference.extend(name for name in written if name not in named)


def _place(part: list[object], page: str) -> int:
    """Where a page stands in a part of the navigation."""
    return next(place for place, entry in enumerate(part) if page in _named(entry))


def _named(nav: object) -> Iterator[str]:
    """The pages that a navigation names."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, list | dict):
        for entry in nav.values() if isinstance(nav, dict) else nav:
            yield from _named(entry)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds every page that is made, as if somebody had written it."""
    for maker in MAKERS:
        for name, text in maker().items():
            files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_rest: object) -> str:
    """Tells what lies outside of docs/ by its name, since the site has no page of it."""
    return without_links_out(markdown, page.file.src_uri)


def on_page_content(html: str, **_rest: object) -> str:
    """Marks the blocks whose lines are broken where they do not fit."""
    return long_lines.marked(html)
