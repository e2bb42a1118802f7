"""Results in words: how a deal ended, what it was worth, and where the match stands."""

from __future__ import annotations

from typing import Any

from turup.words import _, marked, marked_many, ngettext
from turup.words.glyphs import BLACK_PIP, CARD_BACK, MINUS, NO_PIP, RED_PIP
from turup.words.scene import Scene, clauses, listed, spoken, stopped
from turup.words.sheet.measure import padded, width
from turup.words.translation import together

WHY = {
    "all_pass": marked("Nobody has bid, so the cards are thrown in."),
    "never_exposed": marked("Trump was never exposed, so the deal does not count."),
    "dealt_again": marked("The same dealer deals again."),
    "ended": marked("The deal is over and counts for nobody."),
}
LINES = {
    "scoring.stakes": marked("the bid"),
    "pair.effect": marked("the pair"),
    "scoring.all_tricks": marked("every trick"),
    "scoring.under_half": marked("less than half"),
    "doubling.limit": marked("the limit"),
    "scoring.paid": marked("from each opponent"),
}
UNITS = {
    "pips": marked_many("{count} pip", "{count} pips"),
    "tables": marked_many("{count} table", "{count} tables"),
    "tokens": marked_many("{count} token", "{count} tokens"),
    "balls": marked_many("{count} ball", "{count} balls"),
    "stone": marked_many("{count} stone", "{count} stones"),
    "base_cards": marked_many("{count} base card", "{count} base cards"),
    "money": marked_many("{count} coin", "{count} coins"),
}
GAME_POINTS = marked_many("{count} game point", "{count} game points")
CARDS = ("tables", "base_cards")
"""Units that are drawn as cards."""
ENDINGS = {
    "bid": (
        marked("{side} needed {target} card points and took {taken}: the bid is made."),
        marked("{side} needed {target} card points and took {taken}: the bid fails."),
    ),
    "more_than_half": (
        marked(
            "{side} needed {target} card points, more than half, and took {taken}: the deal is won."
        ),
        marked("{side} needed {target} card points, more than half, and took {taken}: it is lost."),
    ),
}
CLAIMED = {
    "won": marked(" {seat} has won {claim}."),
    "lost": marked(" {seat} has lost {claim}."),
    "unsure": marked(" {seat} has won {claim}, but could not be certain of it."),
    "late": marked(" {seat} was certain of {claim}, and did not say so in time."),
}
SIX = 6
LABEL = 24  # columns, wide enough for what a line is mostly paid for
WIDEST_ROW = 24  # more pips or cards than this are told as a number alone


def thrown_in(why: str) -> str:
    """Why a deal was thrown in: all_pass, never_exposed, or the name of a redeal."""
    if why in WHY:
        return _(WHY[why])
    return _("The cards are thrown in: {redeal}.").format(redeal=spoken(why))


def outcome(result: Any, scene: Scene) -> str:
    """How a deal ended, in a sentence."""
    if result.outcome == "thrown_in":
        return thrown_in(result.why)
    if result.solo:
        return _solo(result, scene)
    side = scene.side(result.declarer)
    if result.partner >= 0:
        side = listed([side, scene.side(result.partner)])
    told = _claimed(result, scene)
    if scene.goal == "counters":
        return _counted(result, side) + told
    made, failed = ENDINGS[scene.goal]
    template = made if result.outcome == "made" else failed
    return _(template).format(side=side, target=result.target, taken=result.points[0]) + told


def _counted(result: Any, side: str) -> str:
    reached, short = (
        _("The counting side needed {target} card points and took {taken}: {side} lost."),
        _("The counting side needed {target} card points and took {taken}: {side} won."),
    )
    template = short if result.outcome == "made" else reached
    return template.format(side=side, target=result.target, taken=result.points[1])


def _claimed(result: Any, scene: Scene) -> str:
    """What came of a claim, if there was one or should have been."""
    told = ""
    if result.claimed in CLAIMED:
        facts = {"seat": scene.seats[result.claimer], "claim": spoken(result.claim)}
        told = _(CLAIMED[result.claimed]).format(**facts)
    if result.win_at:
        told += _(" The match now goes to {mark}.").format(mark=amount(result.win_at, scene.unit))
    return told


def _solo(result: Any, scene: Scene) -> str:
    made, failed = (
        _("{seat} took every trick: {solo} is made."),
        _("{seat} lost a trick: {solo} fails."),
    )
    if result.is_partner_caught:
        failed = _("The partner of {seat} took a trick: {solo} fails.")
    template = made if result.outcome == "made" else failed
    return template.format(seat=scene.seats[result.declarer], solo=spoken(result.solo))


def amount(count: int, unit: str) -> str:
    """So many game points, as they are called at the table."""
    return ngettext(*UNITS.get(unit, GAME_POINTS), count).format(count=count)


def signed_amount(count: int, unit: str) -> str:
    """So many game points, with a minus before what is below nothing."""
    told = amount(abs(count), unit)
    return together("".join, [MINUS, told]) if count < 0 else told


def signed(count: int) -> str:
    """A number with its sign, and nothing bare about zero."""
    return f"+{count}" if count > 0 else f"{MINUS}{-count}" if count else "0"


def score(result: Any, scene: Scene) -> str:
    """Who gains and who loses how much; nothing where nobody does."""
    return stopped(scored) if (scored := moved(result, scene)) else ""


def moved(result: Any, scene: Scene) -> str:
    """The same as part of a sentence."""
    parts = [_moved(account, moved, scene) for account, moved in enumerate(result.scores) if moved]
    return clauses(parts) if parts else ""


def _moved(account: int, moved: int, scene: Scene) -> str:
    players = len(scene.seats) // len(scene.sides)
    gain = ngettext("{side} scores {amount}", "{side} score {amount}", players)
    loss = ngettext("{side} loses {amount}", "{side} lose {amount}", players)
    if scene.is_giving:
        gain = ngettext("{side} takes {amount}", "{side} take {amount}", players)
        loss = ngettext("{side} gives {amount} away", "{side} give {amount} away", players)
    template = gain if moved > 0 else loss
    return template.format(side=scene.sides[account], amount=amount(abs(moved), scene.unit))


def lines(result: Any) -> list[tuple[str, str, str]]:
    """Each line of the result: what for, how much, and the sum so far."""
    return [
        (line_name(line.rule), signed(line.amount), signed(line.running)) for line in result.lines
    ]


def lines_text(result: Any) -> list[str]:
    """The lines of a result in columns, from the second on with what they come to."""
    found = lines(result)
    wide = max([LABEL, *(width(name) for name, _change, _running in found)])
    return [
        f"  {padded(name, wide)}{change:>4}"
        + (_("   makes {sum}").format(sum=running) if index else "")
        for index, (name, change, running) in enumerate(found)
    ]


def line_name(rule: str) -> str:
    """What a line of a result was paid for, by the key that says so."""
    return _(LINES[rule]) if rule in LINES else spoken(rule.rpartition(".")[2])


def reckoning(result: Any) -> str:
    """The lines of a result on one line; nothing where there is only one."""
    if len(result.lines) < 2:
        return ""
    return ", ".join(f"{name} {change}" for name, change, _sum in lines(result))


def tally_rows(match: Any, scene: Scene) -> list[str]:
    """Where the match stands, one row for each account."""
    wide = max(width(side) for side in scene.sides)
    return [
        f"{padded(side, wide)}  {drawn(tally, scene)}{_sets(match, at)}{_clips(match, at)}"
        for at, (side, tally) in enumerate(zip(scene.sides, match.tallies, strict=True))
    ]


def drawn(tally: int, scene: Scene) -> str:
    """A tally drawn as a six with so many pips showing, or as cards, and as a number."""
    if scene.unit == "pips":
        mark = scene.win_at if tally >= 0 else scene.lose_at
        return _six(tally, abs(mark) if mark is not None else 0)
    if scene.unit in CARDS and 0 <= tally <= WIDEST_ROW:
        row = CARD_BACK * tally + NO_PIP * (scene.start - tally)
        return f"{row}  {amount(tally, scene.unit)}"
    told = amount(abs(tally), scene.unit)
    if scene.win_at is not None and tally >= 0:
        return _("{tally} of {mark}").format(tally=tally, mark=amount(scene.win_at, scene.unit))
    return f"{MINUS}{told}" if tally < 0 else told


def _six(tally: int, mark: int) -> str:
    """A red six for a tally above nothing, a black one below; other marks have no card."""
    cards = (_("red six"), _("black six")) if mark == SIX else (_("red pips"), _("black pips"))
    which = cards[0] if tally > 0 else cards[1] if tally < 0 else _("no pips")
    card = padded(which, max(map(width, (*cards, _("no pips")))))
    if not 0 < mark <= WIDEST_ROW:
        return f"{card}  {signed(tally)}"
    pips = (RED_PIP if tally > 0 else BLACK_PIP) * min(abs(tally), mark)
    return f"{card} [{pips}{NO_PIP * (mark - len(pips))}]  {signed(tally)}"


def _sets(match: Any, account: int) -> str:
    """The sets an account has open."""
    red, black = match.red[account], match.black[account]
    parts = [
        ngettext("{count} red set", "{count} red sets", red).format(count=red) if red else "",
        ngettext("{count} black set", "{count} black sets", black).format(count=black)
        if black
        else "",
    ]
    return "".join(f", {part}" for part in parts if part)


def _clips(match: Any, account: int) -> str:
    """The clips that the players of an account wear."""
    count = match.clips[account]
    told = ngettext(", {count} clip", ", {count} clips", count).format(count=count)
    return told if count else ""


def tally_line(match: Any, scene: Scene) -> str:
    """Where the match stands, in few words."""
    parts = [
        f"{side} {signed(tally)}{_sets(match, account)}{_clips(match, account)}"
        for account, (side, tally) in enumerate(zip(scene.sides, match.tallies, strict=True))
    ]
    return ("; " if scene.sets or any(match.clips) else ", ").join(parts)
