"""How trump is fixed and how it comes out (R070 to R089, P9 to P12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import dealing, pair
from oracle.cards import LETTERS, NAMES, each_once, shown, suit, suits_in_play, taken_from

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def choice(deal: Deal) -> Story:
    """The declarer fixes trump, unless the bid has done it or there is none."""
    if deal.solo or deal.bid_suit:
        return
    rules = deal.keys["trump"]
    if rules["indicator"] == "own_card":
        texts = [f"lay {shown(card)}" for card in each_once(deal.hands[deal.declarer])]
    else:
        texts = [f"trump {NAMES[letter]}" for letter in suits_in_play(deal.keys)]
    if rules.get("later_card", "none") != "none":
        texts.append("later card")
    act = yield deal.declarer, texts
    if act == "later card":
        deal.waits_for_card = True
    elif act.startswith("lay"):
        lay(deal, taken_from(act))
    elif rules["indicator"] == "announced":
        announce(deal, LETTERS[act.split()[1]])
    else:
        deal.trump = LETTERS[act.split()[1]]


def lay(deal: Deal, card: str) -> None:
    """A card of the declarer's lies face down, and is not in his hand until it is exposed."""
    deal.hands[deal.declarer].remove(card)
    deal.indicator, deal.trump = card, suit(card)


def lay_later_card(deal: Deal) -> None:
    """The card trump was left to becomes the indicator as it is dealt."""
    if deal.waits_for_card:
        nth = deal.keys["trump"]["later_card"]["nth"]
        if len(deal.dealt[deal.declarer]) >= nth:
            lay(deal, deal.dealt[deal.declarer][nth - 1])
            deal.waits_for_card = False


def announce(deal: Deal, letter: str) -> None:
    """Trump is named aloud and open from the start."""
    deal.trump, deal.is_open = letter, True


def expose(deal: Deal) -> None:
    """Trump is open: an own card goes home, and what waited for this moment is looked at."""
    deal.is_open = True
    if deal.indicator:
        deal.hands[deal.declarer].append(deal.indicator)
    deal.turned_up, deal.indicator = deal.indicator, ""
    dealing.automatic(deal, "exposure")
    pair.count_by_themselves(deal)


def forget(deal: Deal, owner: int) -> None:
    """A solo has no trumps: the indicator goes back to its owner (P11)."""
    if deal.indicator:
        deal.hands[owner].append(deal.indicator)
    deal.indicator, deal.trump, deal.is_open, deal.waits_for_card = "", "", False, False
