"""Reading a record: from its text to the deal it tells, or to everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from turup.cards import NotACard
from turup.game.actions import Action, NotAnAction
from turup.game.actions import read as read_action
from turup.game.deal import Deal
from turup.game.laying import LaidTwice, NotInDeck, card_laid
from turup.game.record_claims import irregular_acts, other_results
from turup.game.records import FORMAT, Record
from turup.game.refusals import Refused
from turup.game.seats import NotASeat, seat_named, seat_names, side_names
from turup.profiles import Problem, examine_embedded
from turup.profiles.encoding import rules_of
from turup.profiles.node import Node, is_free
from turup.profiles.reading import Reading, read, read_text
from turup.profiles.source import without_unseen
from turup.profiles.suggestions import nearest
from turup.rules import Rules
from turup.rules.chance import GENERATOR
from turup.rules.state import NOBODY

MARK = "turup-record"
KEYS = {
    MARK: "number", "program": "text", "generator": "text", "spec": "text",
    "fingerprint": "text", "seed": "number", "deal": "number", "dealer": "text",
    "tallies": "mapping", "deck": "list", "acts": "list", "irregular": "list",
    "result": "mapping", "rules": "mapping", "raised": "number",
}  # fmt: skip
REQUIRED = (MARK, "dealer", "deck", "acts", "rules")
LEAST = {"seed": 0, "deal": 1, "raised": 0}
MOST = 2**32


class RecordProblems(ValueError):
    """A record that tells no deal; its text holds a line for each problem."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        from turup.words.records import line

        super().__init__("\n".join(line(problem) for problem in problems))
        self.problems = problems


class RecordReader:
    """One record being read; what is wrong is gathered until nothing can be built on it."""

    def __init__(self, source: str | Path) -> None:
        self.reading = reading_of(source)
        self.problems: list[Problem] = list(self.reading.problems)

    def record(self) -> Record:
        """The record; raises `RecordProblems`."""
        root = self.reading.root
        if root is None:
            self.stop()
        if MARK not in root.value:
            self.refuse("not-a-record", root)
            self.stop()
        self.look_at_keys(root)
        self.stop_if_wrong()
        rules = self.rules(root)
        deal = self.dealt(root, rules)
        played = self.played(root, deal)
        irregular = irregular_acts(root, rules, self.problems)
        self.problems += other_results(root, played)
        self.stop_if_wrong()
        return Record(played, tuple(irregular))

    def stop(self) -> NoReturn:
        """Give up, with everything found so far."""
        raise RecordProblems(tuple(self.problems))

    def stop_if_wrong(self) -> None:
        """Give up if anything has been found."""
        if self.problems:
            self.stop()

    def refuse(self, name: str, node: Node, **facts: Any) -> None:
        """Note a problem at a node."""
        self.problems.append(Problem(name, node.place, facts))

    def look_at_keys(self, root: Node) -> None:
        """Which keys are there, and whether each holds what it takes."""
        for name, node in root.value.items():
            if name not in KEYS and not is_free(name):
                near = nearest(name, KEYS)
                self.problems.append(
                    Problem(
                        "record-unknown-key", root.places[name], {"name": name, "nearest": near}
                    )
                )
            elif name in KEYS:
                self.look_at_value(name, node)
        for name in REQUIRED:
            if name not in root.value:
                self.refuse("record-without-key", root, key=name)

    def look_at_value(self, name: str, node: Node) -> None:
        """Whether a key holds a value of its kind, and one this program knows."""
        form, value = KEYS[name], node.value
        if form == "text" and node.kind == "number":
            node.value, node.kind = str(value), "text"
        if node.kind == "faulty":
            return
        if node.kind != form:
            told = value if node.kind in ("text", "number") else node.kind
            self.refuse("record-wrong-value", node, key=name, form=form, value=told)
        elif name == MARK and value != FORMAT:
            self.refuse("record-newer", node, value=value, known=FORMAT)
        elif name == "generator" and value != GENERATOR:
            self.refuse("record-other-generator", node, value=value, known=GENERATOR)
        elif name in LEAST and not LEAST[name] <= value < MOST:
            form = f"{LEAST[name]} to {MOST - 1}"
            self.refuse("record-wrong-value", node, key=name, form=form, value=value)

    def text(self, root: Node, name: str, default: str = "") -> str:
        """The text of a key that may be absent."""
        return str(root.value[name].value) if name in root.value else default

    def number(self, root: Node, name: str) -> int:
        """The number of a key that may be absent."""
        return int(root.value[name].value) if name in root.value else NOBODY

    def rules(self, root: Node) -> Rules:
        """The rules written in the record."""
        node = root.value["rules"]
        for name in ("extends", "house-rules", "needs", "overrides"):
            if name in node.value:
                facts = {"name": f"rules.{name}", "nearest": ""}
                self.problems.append(Problem("record-unknown-key", node.places[name], facts))
        examined = examine_embedded(node, self.text(root, "spec", self.reading.file))
        self.problems += [problem for problem in examined.problems if not problem.is_warning]
        if examined.profile is None:
            self.stop()
        said, found = self.text(root, "fingerprint"), examined.profile.fingerprint
        if said and said != found:
            self.refuse("record-other-rules", root.value["fingerprint"], value=said, found=found)
        return rules_of(examined.profile)

    def dealt(self, root: Node, rules: Rules) -> Deal:
        """The deal before its first act."""
        dealer = self.seat(root.value["dealer"], rules)
        deck = self.deck(root.value["deck"], rules)
        tallies = self.tallies(root.value.get("tallies"), rules)
        self.stop_if_wrong()
        seed = self.number(root, "seed")
        number = max(self.number(root, "deal"), 1) - 1 if seed != NOBODY else NOBODY
        place = {"seed": seed, "number": number, "raised": max(self.number(root, "raised"), 0)}
        return Deal(rules, deck, dealer=dealer, tallies=tallies, **place)

    def seat(self, node: Node, rules: Rules, text: str = "") -> int:
        """The seat of a name."""
        said = text or str(node.value)
        try:
            return seat_named(rules, said)
        except NotASeat:
            self.refuse("record-not-a-seat", node, text=said, seats=seat_names(rules))
            return 0

    def deck(self, node: Node, rules: Rules) -> list[int]:
        """The cards in the order dealt."""
        laid: set[int] = set()
        deck: list[int] = []
        for _index, row in node:
            for text in str(row.value).split() if row.kind == "text" else [str(row.value)]:
                self.add_card(row, rules, text, laid, deck)
        if len(deck) != rules.deck.cards and not self.problems:
            self.refuse("record-cards-missing", node, count=len(deck), most=rules.deck.cards)
        return deck

    def add_card(self, row: Node, rules: Rules, text: str, laid: set[int], deck: list[int]) -> None:
        """Add one card to the deck, unless the deck has no such card left."""
        try:
            deck.append(card_laid(rules, text, laid))
        except NotInDeck:
            self.refuse("record-not-a-card", row, text=text)
        except LaidTwice:
            self.refuse("record-card-twice", row, text=text)

    def tallies(self, node: Node | None, rules: Rules) -> tuple[int, ...]:
        """The tallies before the deal, by side."""
        if node is None:
            return ()
        names = side_names(rules)
        for name, inner in node.value.items():
            if name not in names or inner.kind != "number":
                facts = {"key": "tallies", "form": ", ".join(names), "value": name}
                self.problems.append(Problem("record-wrong-value", node.places[name], facts))
        return tuple(
            int(node.value[name].value) if name in node.value and not self.problems else 0
            for name in names
        )

    def played(self, root: Node, deal: Deal) -> Deal:
        """The deal after all acts of the record."""
        for count, (seat, text, node) in enumerate(self.acts(root.value["acts"])):
            if deal.is_over:
                self.refuse("record-after-end", node, count=count)
                self.stop()
            turn = seat_names(deal.rules)[deal.to_act]
            if self.seat(node, deal.rules, seat) != deal.to_act:
                self.refuse("record-out-of-turn", node, seat=seat, turn=turn)
            self.stop_if_wrong()
            deal = self.after(deal, self.action(text, node), node)
        return deal

    def acts(self, node: Node) -> Iterator[tuple[str, str, Node]]:
        """Each act: the seat, what it did, and where that stands."""
        for _index, row in node:
            if row.kind != "mapping" or len(row.value) != 1:
                self.refuse("record-wrong-value", row, key="acts", form="SEAT: ACT", value=row.kind)
                self.stop()
            ((seat, inner),) = row.value.items()
            yield str(seat), str(inner.value), inner

    def action(self, text: str, node: Node) -> Action:
        """An act from its text."""
        try:
            return read_action(text)
        except (NotAnAction, NotACard):
            self.refuse("record-not-an-act", node, text=text)
            self.stop()

    def after(self, deal: Deal, action: Action, node: Node) -> Deal:
        """The deal after an act, unless it is refused."""
        try:
            return deal.after(action)
        except Refused as refused:
            self.refuse("record-refused", node, refusal=str(refused))
            self.stop()


def reading_of(source: str | Path) -> Reading:
    """The tree of a record, from a file, or from text with more than one line."""
    if isinstance(source, str) and "\n" in source:
        reading = read_text(without_unseen(source), "record")
    else:
        reading = read(Path(source), str(source))
    file = {"file": reading.file}
    told = [replace(problem, facts={**file, **problem.facts}) for problem in reading.problems]
    return reading._replace(problems=tuple(told))
