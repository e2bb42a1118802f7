"""A page as a browser finds it: its elements, balanced or not, and its text line by line."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = frozenset({"meta", "hr"})
INLINE = frozenset({"span", "code", "strong"})
UNSEEN = frozenset({"style", "title"})


class Found(HTMLParser):
    """The text of a page and everything that is wrong with its elements."""

    def __init__(self, page: str) -> None:
        """Read a page."""
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.wrong: list[str] = []
        self.lines: list[str] = [""]
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)
        self._break(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        self._break(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"{tag} is closed where it is not open: {self.getpos()}")
        self._break(tag)

    def handle_data(self, data: str) -> None:
        if not UNSEEN & set(self.open):
            self.lines[-1] += data

    def _break(self, tag: str) -> None:
        if tag not in INLINE:
            self.lines.append("")

    @property
    def text(self) -> list[str]:
        """The lines that somebody sees."""
        return [" ".join(line.split()) for line in self.lines if line.strip()]
