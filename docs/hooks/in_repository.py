"""Links out of docs/, which lead somewhere in the repository and nowhere on the site."""

from __future__ import annotations

import posixpath
import re

_LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<target>\.\./[^)\s]+)\)")


def without_links_out(markdown: str, page: str) -> str:
    """The text, with each link that leaves docs/ replaced by the name of what it leads to."""

    def told(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), link["target"]))
        if path.startswith("docs/"):
            return link[0]
        text = link["text"]
        return f"`{path}`" if text.strip("`") == path else f"{text} (`{path}` in the repository)"

    return _LINK.sub(told, markdown)
