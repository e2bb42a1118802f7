"""Text that came from a file, made fit to be printed.

Whoever wrote the file must not move the cursor, turn the direction of writing, or fill the
screen: such characters appear as escapes, and what is long is cut.
"""

from __future__ import annotations

import re
import unicodedata

LONGEST = 120
# Controls, marks of direction and other formatting, surrogates, separators; of spaces only ours
# is what it looks like.
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})
# Joiners that Indian scripts need to be read at all.
_SHOWN = " \u200c\u200d"

# A space at either end, or behind another one.
_UNSEEN = re.compile("^ | $|(?<= ) ")


def safe(text: str, most: int = LONGEST) -> str:
    """The text on one line, with escapes for what must not reach a terminal."""
    cut = text if len(text) <= most else f"{text[: most - 3]}..."
    return "".join(_visible(letter) for letter in cut)


def exact(text: str) -> str:
    """Safe text of which no two look alike: with escapes for spaces that nobody would see."""
    return _UNSEEN.sub(lambda found: f"\\x{ord(found[0]):02x}", safe(text.replace("\\", "\\\\")))


def _visible(letter: str) -> str:
    """A character, or its escape."""
    if letter in _SHOWN or unicodedata.category(letter) not in _UNSAFE:
        return letter
    return letter.encode("unicode_escape").decode("ascii")
