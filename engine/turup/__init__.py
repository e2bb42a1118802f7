"""Turup: the house rules of 28, 29, Forty, Fifty-six and their family, as rules one can play.

`load` makes rules of a spec such as `29+doubling`; a `Deal` and a `Match` are played with them.
Each name is imported when it is first used, so that `import turup` costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turup.cards import Card
    from turup.game.actions import (
        Action,
        AskPartner,
        AskRedeal,
        Bid,
        Call,
        Claim,
        Concede,
        Expose,
        HandBack,
        Lay,
        LeaveTrump,
        NamePartner,
        NameTrump,
        Open,
        Pass,
        Play,
        Say,
        Show,
        Solo,
    )
    from turup.game.deal import Deal, View
    from turup.game.events import (
        BiddingReopened,
        BidMade,
        CardPlayed,
        CardsDealt,
        CardsLeft,
        CardsTakenUp,
        ClaimMade,
        ContractFallen,
        ContractMade,
        Declined,
        Event,
        FaceDownLookedAt,
        FaceDownPlayed,
        FaceDownSeen,
        FaceDownTrickWon,
        FaceDownTurnedUp,
        GivenUp,
        HandedBack,
        HandShown,
        IndicatorKnown,
        IndicatorLaid,
        IndicatorReturned,
        PacketDealt,
        PairShown,
        PartnerAsked,
        PartnerKnown,
        PartnerNamed,
        Passed,
        PlayStopped,
        PointsLost,
        RedealAsked,
        Settled,
        SoloCalled,
        StepSaid,
        ThrownIn,
        TrickWon,
        TrumpCalled,
        TrumpExposed,
        TrumpLed,
        TrumpLeft,
        TrumpNamed,
    )
    from turup.game.loading import ProfileProblems, load
    from turup.game.match import Match
    from turup.game.refusals import Refusal, Refused
    from turup.game.results import Result, ResultLine
    from turup.rules import Rules

__version__ = "0.1.0"

_HOMES = {
    "turup.cards": ("Card",),
    "turup.game.actions": (
        "Action", "AskPartner", "AskRedeal", "Bid", "Call", "Claim", "Concede", "Expose",
        "HandBack", "Lay",
        "LeaveTrump", "NamePartner", "NameTrump", "Open", "Pass", "Play", "Say", "Show", "Solo",
    ),
    "turup.game.deal": ("Deal", "View"),
    "turup.game.events": (
        "BidMade", "BiddingReopened", "CardPlayed", "CardsDealt", "ContractFallen",
        "ContractMade", "Declined", "Event", "HandedBack", "IndicatorKnown", "IndicatorLaid",
        "IndicatorReturned", "PacketDealt", "PairShown", "PartnerAsked", "Passed",
        "RedealAsked", "Settled", "SoloCalled", "StepSaid", "ThrownIn", "TrickWon",
        "TrumpCalled", "TrumpExposed", "TrumpLeft", "TrumpNamed",
        "CardsLeft", "CardsTakenUp", "ClaimMade", "HandShown", "PointsLost", "TrumpLed",
        "FaceDownLookedAt", "FaceDownPlayed", "FaceDownSeen", "FaceDownTrickWon",
        "FaceDownTurnedUp", "GivenUp", "PartnerKnown", "PartnerNamed", "PlayStopped",
    ),
    "turup.game.loading": ("ProfileProblems", "load"),
    "turup.game.match": ("Match",),
    "turup.game.refusals": ("Refusal", "Refused"),
    "turup.game.results": ("Result", "ResultLine"),
    "turup.rules": ("Rules",),
}  # fmt: skip
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'turup' has no attribute '{name}'")
    from importlib import import_module

    value = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names."""
    return sorted(__all__)


__all__ = [
    "Action",
    "AskPartner",
    "AskRedeal",
    "Bid",
    "BidMade",
    "BiddingReopened",
    "Call",
    "Card",
    "CardPlayed",
    "CardsDealt",
    "CardsLeft",
    "CardsTakenUp",
    "Claim",
    "ClaimMade",
    "Concede",
    "ContractFallen",
    "ContractMade",
    "Deal",
    "Declined",
    "Event",
    "Expose",
    "FaceDownLookedAt",
    "FaceDownPlayed",
    "FaceDownSeen",
    "FaceDownTrickWon",
    "FaceDownTurnedUp",
    "GivenUp",
    "HandBack",
    "HandShown",
    "HandedBack",
    "IndicatorKnown",
    "IndicatorLaid",
    "IndicatorReturned",
    "Lay",
    "LeaveTrump",
    "Match",
    "NamePartner",
    "NameTrump",
    "Open",
    "PacketDealt",
    "PairShown",
    "PartnerAsked",
    "PartnerKnown",
    "PartnerNamed",
    "Pass",
    "Passed",
    "Play",
    "PlayStopped",
    "PointsLost",
    "ProfileProblems",
    "RedealAsked",
    "Refusal",
    "Refused",
    "Result",
    "ResultLine",
    "Rules",
    "Say",
    "Settled",
    "Show",
    "Solo",
    "SoloCalled",
    "StepSaid",
    "ThrownIn",
    "TrickWon",
    "TrumpCalled",
    "TrumpExposed",
    "TrumpLed",
    "TrumpLeft",
    "TrumpNamed",
    "View",
    "__version__",
    "load",
]
