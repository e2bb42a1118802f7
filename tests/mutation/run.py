"""Plant small faults in the rules and the profiles, and tell which no test notices.

python tests/mutation/run.py --paths engine/turup/profiles --sample 0.2 --seed 1 --jobs 2
python tests/mutation/run.py --small-decks --paths engine/turup/rules --count 60 --seed 28
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine"
sys.path[:0] = [str(ENGINE), str(ROOT / "tests" / "support"), str(Path(__file__).parent)]
os.environ["COVERAGE_CORE"] = "ctrace"  # the only one that knows which test a line ran in

import pytest  # noqa: E402 - the folders are named first
import report  # noqa: E402
from mutants import Mutant, mutants_of  # noqa: E402
from trial import Limits, Trial  # noqa: E402

TESTS = {
    "rules": [
        "tests/cases",
        "tests/golden",
        "tests/records",
        "tests/accepted",
        "tests/unit/test_asked.py",
        "tests/unit/test_certainty.py",
        "tests/unit/test_chance.py",
        "tests/unit/test_deals.py",
        "tests/unit/test_one_state.py",
        "tests/unit/test_rare_moments.py",
        "tests/unit/test_records.py",
        "tests/unit/test_refusals.py",
        "tests/unit/test_rules_at_the_edge.py",
        "tests/unit/test_sides.py",
        "tests/property/test_laws.py",
    ],
    "profiles": [
        "tests/rejected",
        "tests/accepted",
        "tests/cases",
        "tests/records",
        "tests/golden",
        "tests/unit",
        "tests/property/test_any_file.py",
        "tests/property/test_sense_and_rules.py",
    ],
}
# Stronger and slower: asked only of what survived a former run.
AGAIN = ["tests/differential/test_oracle.py"]
SMALL_DECKS = ["tests/mutation/small_decks_with_oracle.py"]
# Compiled code does not see the change, nor do other processes; some take longer than the rest.
COMPILED = ["compiled", "surroundings", "readme"]
LONG = ["met_in_play", "mebibyte", "fit_it_together", "step_raises", "misspelt_anywhere"]
LEFT_OUT = f"not ({' or '.join([*COMPILED, *LONG])})"
QUIET = ["-q", "--no-header", "--no-summary", "--capture=sys", "--tb=native", "--assert=plain"]
OPTIONS = [*QUIET, "-n0", "-p", "no:cacheprovider", "-o", "tmp_path_retention_policy=none"]


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    both = ["engine/turup/profiles", "engine/turup/rules"]
    parser.add_argument("--paths", nargs="+", default=both, help="files or folders to plant in")
    parser.add_argument("--sample", type=float, default=1.0, help="which part of each module's")
    parser.add_argument("--count", type=int, default=0, help="so many in all, drawn from all")
    parser.add_argument(
        "--small-decks", action="store_true",
        help="notice by nothing but exhaustive play of small decks with the oracle",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=1, help="where the choice of a sample begins")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at once")
    parser.add_argument("--budget", type=float, default=10, help="seconds of tests a mutant gets")
    parser.add_argument("--minutes", type=float, default=600, help="after these none is begun")
    parser.add_argument("--again", type=Path, help="a report: only what survived there")
    parser.add_argument(
        "--out", type=Path, default=Path(os.devnull), help="where each outcome is written"
    )
    return parser.parse_args()


def chosen(wanted: argparse.Namespace) -> list[Mutant]:
    """The mutants that are asked for, in an order that only hangs on the seed."""
    chance = random.Random(wanted.seed)  # noqa: S311 - chance is no secret
    before = report.survivors_in(wanted.again) if wanted.again else None
    left_out = report.out_of_reach(report.OUT_OF_REACH) if wanted.small_decks else set()
    found: list[Mutant] = []
    for path in wanted.paths:
        for module, file in modules_in(ROOT / path).items():
            every = [] if module in left_out else mutants_of(file, module)
            picked = chance.sample(every, round(len(every) * wanted.sample))
            found += [each for each in picked if before is None or each.name in before]
    chance.shuffle(found)
    return found[: wanted.count] if wanted.count else found


def modules_in(place: Path) -> dict[str, Path]:
    """The modules of a folder, or the one that is named."""
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return {file.relative_to(ENGINE).as_posix(): file for file in files}


def main() -> int:
    """Plant, and tell what survived; 1 if that is more than the list of harmless ones says."""
    wanted = asked()
    os.chdir(ROOT)
    mutants = chosen(wanted)
    groups = [group for group in TESTS if any(f"/{group}/" in each.module for each in mutants)]
    tests = sorted({path for group in groups for path in TESTS[group]})
    tests += AGAIN if wanted.again else []
    tests = SMALL_DECKS if wanted.small_decks else tests
    sys.stderr.write(f"{len(mutants)} mutants\n")
    limits = Limits(wanted.jobs, wanted.budget, wanted.minutes * 60)
    with wanted.out.open("w", encoding="utf-8") as out, TemporaryDirectory() as folder:
        trial = Trial(ENGINE, mutants, limits, out)
        pytest.main(
            [*OPTIONS, "-k", LEFT_OUT, "--basetemp", folder, *tests],
            plugins=[trial],
        )
    more = [report.OUT_OF_REACH] if wanted.small_decks else []
    return report.tell(trial.outcomes, report.HARMLESS, *more)


if __name__ == "__main__":
    sys.exit(main())
