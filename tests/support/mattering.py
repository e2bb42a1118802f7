"""Whether what a profile states matters: with something else there, something comes out otherwise.

Looked at are deals by chance of equal seeds, compiled, with tallies even and uneven; deals of cards
that hardly ever lie so, with players who take any act alike; what is told to whom in some deals;
how matches go; and for prices what the referee asks. A value is idle if no other value that the
check accepts changes any of that, and bound if the check accepts no other beside what else the
profile says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple

from speeds import tallies_before
from stated import Stated, all_stated, laid_otherwise
from strategies import OVERLAYS, PROFILES, rules_for
from turup.game.cases.layout import places_dealt
from turup.game.chance_play import chosen, played_out
from turup.game.deal import Deal
from turup.game.seats import CLOCKWISE, seat_names
from turup.profiles import Place, Profile, load
from turup.profiles.changed import examine_changed
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.chance import FIRST_CHOICE, below
from turup.rules.dealing import next_dealer
from turup.rules.deck import unpack
from turup.rules.match import opening
from turup.rules.penalties import Act, charge, charge_accuser, is_priced
from turup.rules.phases import apply, list_legal, start
from turup.rules.state import NOBODY, OVER, blank
from turup.rules.table import accounts
from turup.rules.tallying import add_scores
from turup.study.carriers import blank_record, record_of

SEED = 28
FIRST = 200
FEW = 2_000
GROWTH = 8
TOLD = 20
MATCHES, LONGEST_MATCH = 40, 60
TALLIES = 4
RARER = 100
HANDS = 0.75
LONGEST = 2000
PLACE = Place("switched", 1, 1)


class Excuse(NamedTuple):
    """Where nothing can be seen of a key, and why."""

    where: Callable[[Profile], bool]
    why: str


EXCUSED = {
    "table.direction": Excuse(
        lambda profile: profile.keys["table"]["seats"] != len(CLOCKWISE),
        "at a table without points of the compass no seat is called otherwise",
    ),
    "trump.counts_from": Excuse(
        lambda profile: (
            profile.keys["trump"]["exposed_by"] == "must_call"
            and profile.keys["trump"]["declarer_exposes"] != "never"
        ),
        "whoever is void brings trump out before he plays, so that no trump is thrown before that; "
        "only a declarer who never turns it up himself may throw one",
    ),
}


def states(profile: Profile) -> list[Stated]:
    """What a profile states, or with an overlay what that states itself."""
    overlay = profile.spec.rpartition("+")[2] if "+" in profile.spec else ""
    return [
        stated
        for stated in all_stated(profile.keys)
        if not is_excused(stated, profile)
        and (not overlay or file_of(stated, profile).endswith(f"/{overlay}.yaml"))
    ]


def is_excused(stated: Stated, profile: Profile) -> bool:
    """Whether nothing can be seen of a value at this table, though there can at others."""
    return stated.key in EXCUSED and EXCUSED[stated.key].where(profile)


def file_of(stated: Stated, profile: Profile) -> str:
    """The file in which a value is written; none that is filled in."""
    origin = profile.origins.get(stated.key)
    return origin.place.file if origin else ""


def names() -> list[str]:
    """Every shipped profile, and every overlay that states something, with a plus before it."""
    overlays = {f"+{overlay}": next(specs_of(f"+{overlay}"), "") for overlay in OVERLAYS}
    return [*PROFILES, *(name for name, spec in overlays.items() if spec and states(load(spec)))]


def specs_of(name: str) -> Iterator[str]:
    """A profile; an overlay on each that it fits, or on the first one with another overlay."""
    if not name.startswith("+"):
        yield name
        return
    for base in [*PROFILES, *(f"{PROFILES[0]}+{other}" for other in OVERLAYS)]:
        if rules_for(f"{base}{name}") is not None:
            yield f"{base}{name}"


class Verdict(NamedTuple):
    """What came of it: matters, idle or bound; the telling keys, and how many others were tried."""

    what: str
    tried: int
    laid: dict[str, Any] | None = None


class Table:
    """A profile as it stands, beside which others are laid."""

    def __init__(self, profile: Profile, fast: Any) -> None:
        """Nothing has been played yet."""
        self.profile, self.rules, self.fast = profile, rules_of(profile), fast
        self.record, self.own = blank_record(), record_of(self.rules)
        self.known: dict[Any, Any] = {}

    def verdict(self, stated: Stated, most: int) -> Verdict:
        """Whether a value matters, in up to so many deals by each other rules."""
        others = list(self.others(stated))
        for differs in self.ways(stated, most):
            for laid, rules in others:
                if differs(rules):
                    return Verdict("matters", len(others), laid)
        return Verdict("idle" if others else "bound", len(others))

    def ways(self, stated: Stated, most: int) -> Iterator[Callable[[Rules], bool]]:
        """Ways to see that other rules come out otherwise, those that take long at the end."""
        first, *later = growing(most)
        yield partial(self.differs, deals=first)
        for look in looks(stated):
            yield partial(self.looks_different, look=look)
        yield partial(self.differs_in_rare_cards, deals=range(most // RARER))
        for deals in later:
            yield partial(self.differs, deals=deals)

    def looks_different(self, rules: Rules, look: Callable[[Rules], Any]) -> bool:
        """Whether something else is seen than by the profile's own rules."""
        if look not in self.known:
            self.known[look] = look(self.rules)
        return bool(look(rules) != self.known[look])

    def differs_in_rare_cards(self, rules: Rules, deals: range) -> bool:
        """Whether any of some deals of rare cards comes out otherwise."""
        for deal in deals:
            if (deal, "rare") not in self.known:
                self.known[deal, "rare"] = rare_deal(self.rules, deal)
            if rare_deal(rules, deal) != self.known[deal, "rare"]:
                return True
        return False

    def others(self, stated: Stated) -> Iterator[tuple[dict[str, Any], Rules]]:
        """The rules with something else in place of a value, as far as the check accepts them."""
        for laid in laid_otherwise(self.profile.keys, stated):
            found = examine_changed(self.profile.spec, laid, PLACE).profile
            if found is not None and found.fingerprint != self.profile.fingerprint:
                yield laid, rules_of(found)

    def differs(self, rules: Rules, deals: range) -> bool:
        """Whether any of some deals comes out otherwise."""
        other = record_of(rules)
        for place, part in enumerate(parts(deals)):
            tallies = tallies_before(self.rules, place)
            if part not in self.known:
                self.known[part] = self.played(self.own, tallies, part)
            if self.played(other, tallies, part) != self.known[part]:
                return True
        return False

    def played(self, rules: Any, tallies: list[int], deals: range) -> int:
        """What comes of some deals."""
        self.record["tallies"] = tallies
        return int(self.fast(rules, self.record, SEED, deals.start, len(deals)))


@lru_cache(maxsize=64)
def table_of(spec: str, fast: Any) -> Table:
    """The table of a spec; what it has played once it does not play again."""
    return Table(load(spec), fast)


def verdict_at(name: str, key: str, fast: Any, most: int) -> Verdict:
    """Whether what is stated of a key matters anywhere: first in few deals, then in more."""
    verdict = Verdict("bound", 0)
    for deals in sorted({min(most, FEW), most}):
        for spec in specs_of(name):
            table = table_of(spec, fast)
            for stated in states(table.profile):
                if stated.key == key:
                    found = table.verdict(stated, deals)
                    if found.what == "matters":
                        return found
                    verdict = found if verdict.what == "bound" else verdict
    return verdict


def growing(most: int) -> Iterator[range]:
    """Few deals at first, then more and more."""
    first, count = 0, FIRST
    while first < most:
        yield range(first, min(most, first + count))
        first, count = first + count, count * GROWTH


def parts(deals: range) -> Iterator[range]:
    """The deals cut up, so that each part has other tallies."""
    size = -(-len(deals) // TALLIES)
    return (deals[start : start + size] for start in range(0, len(deals), size))


def looks(stated: Stated) -> tuple[Callable[[Rules], Any], ...]:
    """What else is looked at, for a key of a section."""
    special = {"match": how_matches_go, "penalties": what_it_costs}
    return tuple({special.get(str(stated.path[0]), what_is_told), what_is_told})


def what_is_told(rules: Rules) -> list[Any]:
    """What the seats are called, and all events of some deals, with who may see each."""
    deals = (played_out(Deal.shuffled(rules, SEED, number)) for number in range(TOLD))
    return [seat_names(rules), *(deal.events for deal in deals)]


def rare_deal(rules: Rules, number: int) -> list[Any]:
    """A deal of cards that hardly ever lie so: every act, what was legal, and the result."""
    state, facts = blank(), []
    state.deck[: rules.deck.cards] = rare_deck(rules, number)
    state.tallies = tallies_before(rules, number)
    start(rules, state, number % rules.table.seats)
    while state.phase != OVER and len(facts) < LONGEST:
        list_legal(rules, state)
        open_now = tuple(state.legal[: state.legal_count])
        act = open_now[below(SEED, number, FIRST_CHOICE + len(facts), len(open_now))]
        apply(rules, state, act)
        facts.append((act, open_now))
    ended = (state.outcome, state.why, state.target, next_dealer(rules, state))
    return [*facts, ended, tuple(state.scores)]


def rare_deck(rules: Rules, number: int) -> list[int]:
    """A deck in which hands or packets of few suits, or of few ranks, are dealt, more or less."""
    chance, state = Random(number), blank()  # noqa: S311 - chance is no secret
    unpack(rules, state)
    cards = state.deck[: rules.deck.cards]
    alike, noise = chance.choice([suit_of_card, bit_of_card]), chance.choice([0.5, 1, 2, 4])
    cards.sort(key=lambda card: alike(card) + noise * chance.random())
    hands = places_dealt(rules) if chance.random() < HANDS else [list(range(len(cards)))]
    chance.shuffle(hands)
    places = [place for hand in hands for place in hand]
    rest = [place for place in range(rules.deck.cards) if place not in places]
    return [card for _, card in sorted(zip([*places, *rest], cards, strict=True))]


def how_matches_go(rules: Rules) -> list[Any]:
    """The tallies of some matches, in which scores of deals come in any order."""
    scores = [
        deal.result.scores
        for number in range(TOLD)
        if (deal := played_out(Deal.shuffled(rules, SEED, number))).result and deal.result.scores
    ]
    count, unnamed = accounts(rules), len(opening(rules).tallies)
    signed = [tuple(by * score for score in each) for each in scores for by in (1, -1, 3)]
    gone: list[Any] = []
    for number in range(MATCHES):
        standing = opening(rules)
        for turn in range(LONGEST_MATCH):
            own = signed[below(SEED, number, turn, len(signed))]
            declarer = below(SEED, number, LONGEST_MATCH + turn, count)
            add_scores(rules, standing, [*own, *[0] * (unnamed - count)], declarer)
            gone.append((*standing.tallies, *standing.red, *standing.black, *standing.clips))
            gone.append((standing.winner, standing.loser, standing.is_drawn))
            if standing.winner != NOBODY or standing.is_drawn:
                break
    return gone


def what_it_costs(rules: Rules) -> list[Any]:
    """The price of every irregular act, by every seat, at some moments of some deals."""
    asked = [
        is_priced(rules, act, is_claimed, earlier)
        for act in Act
        for is_claimed in (False, True)
        for earlier in range(4)
    ]
    return [asked, [priced(rules, then) for then in moments(rules)]]


def moments(rules: Rules) -> Iterator[Deal]:
    """Every seventh moment of some deals that have a declarer at last."""
    for number in range(TOLD):
        deal = Deal.shuffled(rules, SEED, number)
        while not deal.is_over:
            if len(deal.acts) % 7 == 0:
                yield deal
            deal = deal.after(chosen(deal))


def priced(rules: Rules, then: Deal) -> list[Any]:
    """What each irregular act costs then, and who accuses wrongly."""
    facts: list[Any] = []
    for act in Act:
        for seat in range(rules.table.seats):
            for charged in (charge, charge_accuser):
                state = then.state()
                charged(rules, state, act, seat)
                facts.append((state.outcome, state.why, state.forfeit, tuple(state.scores)))
    return facts
