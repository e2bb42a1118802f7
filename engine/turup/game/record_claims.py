"""What a record claims beside the acts: the result they came to, and acts against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turup.game.deal import Deal
from turup.game.records import Irregular
from turup.game.seats import NotASeat, seat_named, seat_names, side_names
from turup.profiles import Problem
from turup.profiles.node import Node
from turup.rules import Rules
from turup.rules.penalties import Act

IRREGULAR_FORM = (
    "{seat: SEAT, act: ACT, after: NUMBER OF ACTS}, perhaps with card, what and claimed_by; "
    f"acts are {', '.join(act.name for act in Act)}"
)


def irregular_acts(root: Node, rules: Rules, problems: list[Problem]) -> list[Irregular]:
    """What happened against the rules; what cannot be read is added to the problems."""
    found = []
    for _index, row in root.value.get("irregular", ()):
        irregular = _irregular(row)
        if irregular is None:
            facts = {"key": "irregular", "form": IRREGULAR_FORM, "value": row.kind}
            problems.append(Problem("record-wrong-value", row.place, facts))
        elif strangers := _strangers(rules, irregular):
            facts = {"text": strangers[0], "seats": seat_names(rules)}
            problems.append(Problem("record-not-a-seat", row.place, facts))
        else:
            found.append(irregular)
    return found


def _strangers(rules: Rules, irregular: Irregular) -> list[str]:
    """Who is named and does not sit at the table."""
    named = [irregular.seat, *([irregular.claimed_by] if irregular.claimed_by else [])]
    return [name for name in named if not _is_seat(rules, name)]


def _irregular(row: Node) -> Irregular | None:
    """One irregular act, if it is written as one."""
    said = {str(name): inner.value for name, inner in row} if row.kind == "mapping" else {}
    after = said.pop("after", None)
    is_whole = {"seat", "act"} <= set(said) <= set(Irregular._fields)
    if not is_whole or not isinstance(after, int) or after < 0:
        return None
    if said["act"] not in Act.__members__:
        return None
    return Irregular(after=after, **{name: str(value) for name, value in said.items()})


def _is_seat(rules: Rules, name: str) -> bool:
    try:
        seat_named(rules, name)
    except NotASeat:
        return False
    return True


def other_results(root: Node, deal: Deal) -> Iterator[Problem]:
    """Where the acts come to another result than the record says."""
    node = root.value.get("result")
    result = deal.result
    scores = zip(side_names(deal.rules), result.scores if result else (), strict=False)
    found = {"outcome": result.outcome if result else "running", "scores": dict(scores)}
    for name, inner in node or ():
        said = _plain(inner)
        if name in found and said != found[str(name)]:
            facts = {"key": name, "value": said, "found": found[str(name)]}
            yield Problem("record-other-result", inner.place, facts)


def _plain(node: Node) -> Any:
    return {key: inner.value for key, inner in node} if node.kind == "mapping" else node.value
