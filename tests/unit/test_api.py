"""What `import turup` offers, and what it costs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import turup

ROOT = Path(__file__).parents[2]
ACTIONS = {
    "Action", "AskPartner", "AskRedeal", "Bid", "Call", "Claim", "Concede", "Expose",
    "HandBack", "Lay",
    "LeaveTrump", "NamePartner", "NameTrump", "Open", "Pass", "Play", "Say", "Show", "Solo",
}  # fmt: skip
EVENTS = {
    "BidMade", "BiddingReopened", "CardPlayed", "CardsDealt", "ContractFallen",
    "ContractMade", "Declined", "Event", "HandedBack", "IndicatorKnown", "IndicatorLaid",
    "IndicatorReturned", "PacketDealt", "PairShown", "PartnerAsked", "Passed", "RedealAsked",
    "Settled", "SoloCalled", "StepSaid", "ThrownIn", "TrickWon", "TrumpCalled", "TrumpExposed",
    "TrumpLeft", "TrumpNamed", "CardsLeft", "CardsTakenUp", "ClaimMade", "HandShown", "PointsLost",
    "TrumpLed", "FaceDownLookedAt", "FaceDownPlayed", "FaceDownSeen", "FaceDownTrickWon",
    "FaceDownTurnedUp", "PartnerKnown", "PartnerNamed", "GivenUp", "PlayStopped",
}  # fmt: skip
OTHERS = {
    "Card", "Deal", "Match", "ProfileProblems", "Refusal", "Refused", "Result", "ResultLine",
    "Rules", "View", "__version__", "load",
}  # fmt: skip


def test_the_public_names_are_these() -> None:
    assert turup.__all__ == sorted(turup.__all__)
    assert set(turup.__all__) == ACTIONS | EVENTS | OTHERS
    assert dir(turup) == turup.__all__
    assert all(getattr(turup, name) is not None for name in turup.__all__)


def test_actions_and_events_are_all_there() -> None:
    from typing import get_args

    from turup.game.actions import Action
    from turup.game.events import Event

    assert {kind.__name__ for kind in get_args(Action)} == ACTIONS - {"Action"}
    assert {kind.__name__ for kind in get_args(Event)} == EVENTS - {"Event"}


def test_other_names_are_missing() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = turup.nothing


def test_the_version_is_that_of_the_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] == turup.__version__


def test_problems_are_raised_as_sentences() -> None:
    with pytest.raises(turup.ProfileProblems) as caught:
        turup.load("28+auto-double+c")
    assert str(caught.value).endswith("]")
    assert caught.value.problems


@pytest.mark.parametrize(
    ("code", "unloaded"),
    [
        ("import turup", ("yaml", "typer", "jsonschema", "numpy", "turup.rules")),
        ("import turup; turup.load('29')", ("typer", "jsonschema", "numpy", "numba", "rich")),
        ("from turup.commands.app import app",
         ("yaml", "rich", "numpy", "turup.profiles", "turup.rules")),
        ("from turup.commands.application import application_for as f; f(['show', '29'])",
         ("yaml", "rich", "turup.profiles", "turup.commands.check", "turup.commands.verify")),
        ("from turup.commands.application import application_for as f; f(['study', '--help'])",
         ("yaml", "rich", "numpy", "matplotlib", "turup.profiles", "turup.rules")),
        ("from turup.commands.list_ import list_profiles as f; f()",
         ("jsonschema", "rich", "numpy", "turup.rules", "turup.profiles.sense")),
        ("from turup.commands.show import show; show('29')",
         ("jsonschema", "rich", "numpy", "turup.rules")),
        ("from turup.commands.check import check; check(['29'], no_play=True)",
         ("jsonschema", "rich", "numpy", "turup.game.deal")),
    ],
)  # fmt: skip
def test_nothing_is_loaded_that_is_not_needed(code: str, unloaded: tuple[str, ...]) -> None:
    ask = f"{code}\nimport sys; print([name for name in {unloaded!r} if name in sys.modules])"
    told = subprocess.run(  # noqa: S603 - it runs Python itself
        [sys.executable, "-c", ask], check=True, capture_output=True, text=True, encoding="utf-8",
        cwd=ROOT / "engine",
    )  # fmt: skip
    assert told.stdout.splitlines()[-1] == "[]"
