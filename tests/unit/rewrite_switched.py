"""Write anew what is told when one key is switched, after a change that is meant.

python tests/unit/rewrite_switched.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "support"), str(Path(__file__).parent)]

from test_switched import KEPT, PAGES, page  # noqa: E402 - the folders are named first

if __name__ == "__main__":
    KEPT.write_text("\n\n".join(page(*each) for each in PAGES) + "\n", encoding="utf-8")
