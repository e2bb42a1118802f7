"""A rule sheet for programs: what it says, and with each sentence the keys that it tells."""

from __future__ import annotations

import json
from typing import Any

from turup.words.sheet.document import Block, Drawing, Entry, Line, Seating, Sheet, Table

Plain = dict[str, Any]


def as_json(sheet: Sheet) -> str:
    """The sheet as JSON, in ASCII."""
    parts = [
        {
            "name": part.name,
            "title": part.title,
            "blocks": [plain_block(each) for each in part.blocks],
        }
        for part in sheet.parts
    ]
    whole = {"title": sheet.title, "lead": sheet.lead, "parts": parts, "foot": sheet.foot}
    return json.dumps(whole, indent=2)


def plain_block(block: Block) -> Plain:
    """A block with its kind and its fields."""
    if isinstance(block, Entry):
        return {
            "kind": "entry",
            "label": block.label,
            "blocks": list(map(plain_block, block.blocks)),
        }
    if isinstance(block, Line):
        return {"kind": "line", **block._asdict()}
    if isinstance(block, Table):
        return {"kind": "table", **block._asdict()}
    if isinstance(block, Seating):
        return {"kind": "seating", **block._asdict()}
    if isinstance(block, Drawing):
        return {"kind": "drawing", **block._asdict()}
    rows = [row._asdict() for row in block.rows]
    return {"kind": "tallies", "caption": block.caption, "rows": rows}
