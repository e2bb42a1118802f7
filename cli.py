"""The command line, straight from a checkout: `python cli.py match 29 --seed 7`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "engine"))

from turup.commands import main

if __name__ == "__main__":
    main()
