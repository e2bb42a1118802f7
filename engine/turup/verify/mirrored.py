"""Mirrored: a deal and its like in a mirror, act by act, until something differs that must not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.dealing import next_dealer
from turup.rules.phases import apply, list_legal, start
from turup.rules.state import ROWS, State
from turup.rules.table import accounts
from turup.verify.mirrors import Mirror
from turup.verify.violations import Setting

Choice = Callable[[State, int], int]
"""Which of the acts listed is done at a turn; below 0 to stop."""
STOP = -1


class Broken(NamedTuple):
    """A deal that goes otherwise in a mirror after some acts."""

    setting: Setting
    acts: tuple[int, ...]


class Course(NamedTuple):
    """A deal and its like in the mirror, as far as they were played, and whether they are alike."""

    acts: tuple[int, ...]
    is_alike: bool


def course(rules: Rules, mirror: Mirror, setting: Setting, choice: Choice, most: int) -> Course:
    """Play a deal and its like side by side."""
    one, other = begun(rules, setting), begun(mirror.rules, seen(rules, mirror, setting))
    acts = list[int]()
    while len(acts) < most and are_alike(rules, mirror, one, other):
        act = choice(one, len(acts)) if one.legal_count else STOP
        if act == STOP:
            return Course(tuple(acts), is_alike=True)
        phase = one.phase
        apply(rules, one, act)
        apply(mirror.rules, other, mirror.act(act, phase))
        acts.append(act)
    return Course(tuple(acts), is_alike=len(acts) == most)


def begun(rules: Rules, setting: Setting) -> State:
    """A deal before its first act."""
    state = setting.state()
    start(rules, state, setting.dealer)
    return state


def seen(rules: Rules, mirror: Mirror, setting: Setting) -> Setting:
    """A deal before its first act, in the mirror."""
    count = accounts(rules)
    tallies = (*mirror.by_account(setting.tallies, count), *setting.tallies[count:])
    deck = tuple(map(mirror.card, setting.deck))
    return Setting(deck, mirror.seat(setting.dealer), tallies)


def are_alike(rules: Rules, mirror: Mirror, one: State, other: State) -> bool:
    """Whether two moments are the same but for what the mirror changes; lists what is legal."""
    list_legal(rules, one)
    list_legal(mirror.rules, other)
    mine = sorted(mirror.act(act, one.phase) for act in one.legal[: one.legal_count])
    facts = (one.phase, one.outcome, one.why, one.which, one.solo, one.step, one.trick, one.exposed)
    theirs = (other.phase, other.outcome, other.why, other.which, other.solo, other.step,
              other.trick, other.exposed)  # fmt: skip
    return (
        facts == theirs
        and mine == sorted(other.legal[: other.legal_count])
        and mirror.seat(one.to_act) == other.to_act
        and are_points_alike(mirror, one, other)
        and are_ends_alike(rules, mirror, one, other)
    )


def are_points_alike(mirror: Mirror, one: State, other: State) -> bool:
    """Whether as much was captured, by each side or each seat."""
    mine = [points * mirror.times for points in one.points[:2]]
    seats = range(2, ROWS)
    mine += [one.points[2 + (row - 2 - mirror.turn) % mirror.rules.table.seats] * mirror.times
             if row - 2 < mirror.rules.table.seats else 0 for row in seats]  # fmt: skip
    return mine == other.points


def are_ends_alike(rules: Rules, mirror: Mirror, one: State, other: State) -> bool:
    """Whether each account has scored the same, and the same seat deals next."""
    if one.outcome == 0:
        return True
    count = accounts(rules)
    dealers = mirror.seat(next_dealer(rules, one)), next_dealer(mirror.rules, other)
    scores = mirror.by_account(one.scores, count)
    return scores == other.scores[:count] and dealers[0] == dealers[1]


def again(acts: Sequence[int]) -> Choice:
    """The acts of a deal once more, as far as they are legal."""

    def choice(state: State, turn: int) -> int:
        is_open = turn < len(acts) and acts[turn] in state.legal[: state.legal_count]
        return acts[turn] if is_open else STOP

    return choice


def shortest(rules: Rules, mirror: Mirror, broken: Broken) -> Broken:
    """The same with every act left out that can be."""
    acts, place = broken.acts, 0
    while place < len(acts):
        fewer = (*acts[:place], *acts[place + 1 :])
        tried = course(rules, mirror, broken.setting, again(fewer), len(fewer) + 1)
        if tried.is_alike:
            place += 1
        else:
            acts, place = tried.acts, 0
    return broken._replace(acts=acts)
