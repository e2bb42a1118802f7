"""Paper: how every plot looks, and how it becomes a file.

The colours are those of the rule sheets, so that a plot inside a page follows its light, its dark
and its print. Nothing is told by colour alone. The same figures give the same SVG, byte by byte.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib import font_manager, style
from matplotlib.figure import Figure

from turup.words import ENGLISH, language

INK, QUIET, PAPER = "#1d1b18", "#56514a", "#fffdf9"
LINE, ACCENT, SHADE = "#cfc8bb", "#7a3b12", "#f4eee3"
NAMES = {"ink": INK, "quiet": QUIET, "paper": PAPER, "line": LINE, "accent": ACCENT, "shade": SHADE}
"""The colours as the style of the sheets names them."""
ENDINGS = (".png", ".svg")
FONT = "DejaVu Sans"  # it comes with Matplotlib
INDIAN = (
    *("Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Malayalam"),
    *("Nirmala UI", "Kohinoor Devanagari", "Kohinoor Bangla", "Malayalam Sangam MN"),
    *("Lohit Devanagari", "Lohit Bengali", "Lohit Malayalam"),
)
"""Fonts with Indian letters, as they come with Linux, with Windows and with a Mac."""
ANY = "sans-serif"
DOTS_AN_INCH = 150
STYLE: dict[str, Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.unicode_minus": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "hatch.color": QUIET,
    "hatch.linewidth": 0.6,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "font.size": 9.5,
    "text.color": INK,
    "text.parse_math": False,  # a dollar in the name of a file is a dollar
    "xtick.color": INK,
    "ytick.color": INK,
    "lines.linewidth": 1.6,
    "lines.markersize": 5,
    "savefig.facecolor": PAPER,
    "svg.fonttype": "none",
    "svg.hashsalt": "turup",
}


class Look(NamedTuple):
    """How one of several tables is told from the others, in black and white too."""

    colour: str
    marker: str
    line: str
    hatch: str


MARKERS, LINES, HATCHES = "os^Dvp*", ("-", "--", ":", "-."), ("", "////", "|||", "xxxx")
COLOURS = (INK, ACCENT, QUIET)


class Unwritable(ValueError):
    """No font of this machine has the letters of a plot."""


def look(place: int) -> Look:
    """The look of the place-th table; no two of twenty-one are alike."""
    return Look(
        COLOURS[place % len(COLOURS)],
        MARKERS[place % len(MARKERS)],
        LINES[place % len(LINES)],
        HATCHES[place % len(HATCHES)],
    )


@contextmanager
def on_paper() -> Iterator[None]:
    """While this lasts, what is drawn and written has our style."""
    with style.context(["default", {**STYLE, "font.family": fonts()}], after_reset=True):
        yield


def fonts() -> list[str]:
    """The fonts that are tried; in English always the same, whatever a machine has."""
    if language() == ENGLISH:
        return [FONT, ANY]
    there = set(font_manager.get_font_names())
    return [FONT, *(name for name in INDIAN if name in there), ANY]


def ending(path: Path) -> str:
    """How a file is written, by its ending; empty if no plot is written so."""
    found = path.suffix.lower()
    return found if found in ENDINGS else ""


def as_file(figure: Figure, path: Path) -> bytes:
    """A figure as the content of a file of that name."""
    return as_png(figure) if ending(path) == ".png" else as_svg(figure).encode("utf-8")


def as_png(figure: Figure) -> bytes:
    """A figure as dots; raises `Unwritable` where letters would be missing."""
    file = BytesIO()
    with on_paper(), warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        figure.savefig(file, format="png", dpi=DOTS_AN_INCH, metadata={"Software": "Turup"})
    if any("missing from" in str(each.message) for each in told):
        raise Unwritable
    return file.getvalue()


def as_svg(figure: Figure) -> str:
    """A figure as lines and letters; whoever shows it brings the font."""
    file = BytesIO()
    with on_paper(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": "Turup"})
    told = file.getvalue().decode("utf-8")
    return "".join(f"{line.rstrip()}\n" for line in told.splitlines())


def inside(svg: str, name: str) -> str:
    """An SVG as a part of a page: in the page's colours, and with names that no other plot has."""
    drawn = svg[svg.index("<svg") :].replace("<svg ", '<svg class="plot" ', 1)
    drawn = re.sub(r"<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'<g id="[^"]*">', "<g>", drawn)
    for colour, given in ((colour, f"var(--{name})") for name, colour in NAMES.items()):
        drawn = drawn.replace(colour, given)
    drawn = re.sub(r'\bid="', f'id="{name}-', drawn)
    return re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", drawn)
