"""How trump is fixed and how it comes out (R070 to R089, P9 to P12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle import dealing, pair
from oracle.cards import LETTERS, NAMES, each_once, shown, suit, suits_in_play, taken_from
from oracle.guards import do_cards_fit, filled

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def choice(deal: Deal, *, may_wait: bool = True) -> Story:
    """The declarer fixes trump, unless the bid has done it or there is none."""
    if deal.solo or deal.bid_suit:
        return
    rules = deal.keys["trump"]
    if rules["indicator"] == "own_card":
        texts = [f"lay {shown(card)}" for card in each_once(deal.hands[deal.declarer])]
    else:
        suits = [NAMES[letter] for letter in suits_in_play(deal.keys)]
        texts = [f"trump {what}" for what in (*suits, *besides(deal, suits))]
    later = filled(rules.get("later_card"))
    if may_wait and later and does_hand_call_for(deal, later):
        texts = ["later card"] if later.get("duty") == "must" else [*texts, "later card"]
    act = yield deal.declarer, texts
    if act == "later card":
        deal.waits_for_card = True
    elif act.startswith("lay"):
        lay(deal, taken_from(act))
    else:
        name(deal, act.removeprefix("trump "))


def does_hand_call_for(deal: Deal, later: dict[str, Any]) -> bool:
    """Whether the declarer's cards are such that trump can be left to a later card (R074)."""
    return do_cards_fit(deal.keys, filled(later.get("if")), deal.dealt[deal.declarer])


def besides(deal: Deal, suits: list[str]) -> list[str]:
    """What may be chosen that is no plain suit."""
    texts = {
        "no_trump": ["no trumps"],
        "reversed": ["reversed"],
        "reversed_trump": [f"reversed {suit}" for suit in suits],
    }
    return [text for word in deal.keys["trump"].get("besides", []) for text in texts[word]]


def name(deal: Deal, what: str) -> None:
    """A suit is chosen, or the order turned round, or both, or neither."""
    deal.is_turned_round = what.startswith("reversed")
    deal.trump = LETTERS.get(what.rsplit(maxsplit=1)[-1], "")
    deal.is_fixed = True
    deal.is_open = deal.keys["trump"]["indicator"] == "announced"


def lay(deal: Deal, card: str) -> None:
    """A card of the declarer's lies face down, and is not in his hand until it is exposed."""
    deal.hands[deal.declarer].remove(card)
    deal.indicator, deal.trump, deal.is_fixed = card, suit(card), True


def lay_later_card(deal: Deal) -> None:
    """The card trump was left to becomes the indicator as it is dealt."""
    if deal.waits_for_card:
        nth = deal.keys["trump"]["later_card"]["nth"]
        if len(deal.dealt[deal.declarer]) >= nth:
            lay(deal, deal.dealt[deal.declarer][nth - 1])
            deal.waits_for_card, deal.is_later_card = False, True


def announce(deal: Deal, letter: str) -> None:
    """Trump is named aloud and open from the start."""
    deal.trump, deal.is_fixed, deal.is_open = letter, True, True


def named_aloud(deal: Deal) -> Story:
    """The caller of a solo with trumps of his own choice names a suit (R151)."""
    if deal.solo and deal.contract().get("trump") == "own_choice":
        act = yield deal.declarer, [f"trump {NAMES[each]}" for each in suits_in_play(deal.keys)]
        announce(deal, LETTERS[act.removeprefix("trump ")])


def expose(deal: Deal) -> None:
    """Trump is open: an own card goes home, and what waited for this moment is looked at."""
    deal.is_open = True
    if deal.indicator:
        deal.hands[deal.declarer].append(deal.indicator)
    deal.turned_up, deal.indicator = deal.indicator or deal.turned_up, ""
    if deal.trump:
        dealing.automatic(deal, "exposure")
    pair.count_by_themselves(deal)


def opened_first(deal: Deal) -> Story:
    """Where he may, the declarer is asked whether to open trump before the first lead (R077)."""
    if deal.keys["trump"].get("exposed_at_start", "never") != "never" and deal.is_concealed():
        act = yield deal.declarer, ["pass", "open trump"]
        if act != "pass":
            deal.is_opened_first = True
            expose(deal)


def forget(deal: Deal, owner: int) -> None:
    """A solo has no trumps: the indicator goes back to its owner (P11)."""
    if deal.indicator:
        deal.hands[owner].append(deal.indicator)
    deal.indicator, deal.trump, deal.is_fixed, deal.is_open = "", "", False, False
    deal.is_turned_round, deal.waits_for_card, deal.is_later_card = False, False, False
