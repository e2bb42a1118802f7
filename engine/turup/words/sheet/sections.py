"""The twelve sections of a rule sheet, in the order in which a table meets them."""

from __future__ import annotations

from turup.words.by_section import by_section

SECTIONS = by_section("turup.words.sheet")
