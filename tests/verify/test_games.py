"""Two profiles are told apart as games exactly where a deal goes otherwise by them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from clubs import club
from strategies import sound
from turup.commands.app import app
from turup.game import records
from turup.game.deal import Deal
from turup.profiles import load
from turup.verify.games import running, searching
from turup.verify.games.comparing import Apart, What
from turup.verify.games.lines import LINES, as_done, as_walked, line, number_dealt
from turup.verify.games.pairing import Pair
from turup.verify.games.reporting import Findings, report
from turup.verify.games.searching import Search
from turup.verify.games.shortening import shortened
from turup.words.verifying.as_games import lines

DEALS = 48
SEED = 28


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No program lies ready here, so that nothing is compiled; little is shortened."""
    monkeypatch.setattr(running, "is_ready", lambda: False)
    monkeypatch.setattr(searching, "SHORTENING", 300)
    monkeypatch.setattr(searching, "LEAST", 100)


def found_in(one: str, other: str, deals: int = DEALS) -> Findings:
    """What comes of a search."""
    findings = Findings()
    for _step in running.differences(load(one), load(other), SEED, deals, findings):
        pass
    return findings


def told(one: str, other: str, findings: Findings) -> str:
    """The report in words, on one line."""
    return " ".join(" ".join(lines(report(load(one), load(other), findings))).split())


ONE_RULE = [
    ("28", "28+doubling", What.turn, "play", "it is the turn of East (the play) in 28"),
    ("28", "28+no-pair", What.acts, "play", "show king queen only in 28."),
    ("28", "28+jack-after-suit", What.acts, "play", "may play ♥J only in 28."),
    ("28", "28+shown-to-partner", What.seen, "trump", "That is seen by"),
    ("29", "29+half-score", What.result, "play", "lose 2 pips."),
    ("28", "28+sets", What.match, "match", "and a red set for"),
    ("29", "29-seventeen", What.acts, "auction", "may bid 16 only in 29."),
    ("28", "28+last-trick", What.told, "play", "In 28+last-trick:"),
    ("28", "28+pair-halves", What.told, "play", "In 28+pair-halves:"),
    ("56", "56-four", What.seats, "table", "56 has 6 players, 56-four 4 players."),
    ("28", "56-four", What.deck, "deck", "only 28 has"),
]


@pytest.mark.parametrize(("one", "other", "what", "phase", "words"), ONE_RULE)
def test_a_rule_that_differs_is_found_where_it_speaks(
    one: str, other: str, what: What, phase: str, words: str
) -> None:
    findings = found_in(one, other)
    assert (what, phase) in {(each.what, each.phase) for each in findings.apart}
    assert words in told(one, other, findings)


REDEAL_RENAMED = """
deal: {redeals: {one_suit: none, suited: {when: full_hand, whose: any_seat, if: {suits: 1}}}}
"""


@pytest.mark.parametrize(
    "keys",
    [
        "match: {unit: tables}",
        "scoring: {stakes: [{win: 1, name: plain}]}",
        "deal: {shuffle: light}",
        REDEAL_RENAMED,
    ],
)
def test_what_only_a_sheet_says_tells_no_games_apart(keys: str, tmp_path: Path) -> None:
    path = str(club(tmp_path, keys, extends="28"))
    findings = found_in("28", path, 16)
    assert findings.apart == []
    assert findings.deals == 16
    assert findings.counted > 0
    assert [each.deck for each in findings.gone if each.is_all]
    words = told("28", path, findings)
    assert "No deal was found that tells 28" in words
    assert "16 deals played side by side" in words
    assert "every deal and every act on a deck of" in words


def test_equal_rules_are_not_played_at_all(tmp_path: Path) -> None:
    path = str(club(tmp_path, "", extends="28"))
    findings = found_in("28", path)
    assert (findings.deals, findings.apart) == (0, [])
    assert told("28", path, findings).endswith("play by the same rules.")


def test_a_price_that_differs_is_told_with_the_moment(tmp_path: Path) -> None:
    path = str(club(tmp_path, "penalties: {revoke: {price: redeal}}", extends="28"))
    (apart,) = found_in("28", path).apart
    assert (apart.what, apart.kind) == (What.price, "revoke")
    assert "a revoke of North brings" in told("28", path, found_in("28", path))


def test_what_can_be_claimed_only_here_is_told(tmp_path: Path) -> None:
    path = str(club(tmp_path, "penalties: {revoke: {price: deal, how: claimed}}", extends="28"))
    assert "costs something by itself only in 28." in told("28", path, found_in("28", path))


def test_who_deals_next_is_told(tmp_path: Path) -> None:
    path = str(club(tmp_path, "deal: {next_dealer: same_while_behind}", extends="28"))
    assert "deals next in 28," in told("28", path, found_in("28", path))


def test_the_witness_is_a_record_of_the_first_as_long_as_is_told() -> None:
    whole = report(load("28"), load("29"), found_in("28", "29"))
    assert len(whole["differences"]) > 4
    for each in whole["differences"]:
        deal = records.load(each["witness"])
        assert deal.rules.labels.fingerprint == load("28").fingerprint
        assert len(deal.acts) == each["acts"] == len(each["line"])
    json.dumps(whole)


def test_a_difference_behind_another_is_found_too() -> None:
    apart = found_in("28", "29").apart
    assert {(each.what, each.phase) for each in apart} >= {
        (What.acts, "auction"),
        (What.acts, "play"),
        (What.told, "play"),
    }
    assert [each.acts for each in apart] == sorted(each.acts for each in apart)


def first_apart(pair: Pair, what: What) -> Apart:
    """The first difference of a kind in deals by chance."""
    for number in range(DEALS):
        table = LINES[number % len(LINES)]
        both = number_dealt(pair, table, SEED, number)
        for apart in line(pair, both, as_walked(pair.one, table, SEED, number)):
            if apart.what is what:
                return apart
    raise AssertionError(what)


@pytest.mark.parametrize(
    ("other", "what", "most"),
    [("28+doubling", What.turn, 3), ("28+jack-after-suit", What.acts, 8)],
)
def test_a_shorter_deal_shows_the_same(other: str, what: What, most: int) -> None:
    pair = Pair(sound("28"), sound(other))
    first = first_apart(pair, what)
    short = shortened(pair, first, 4_000)
    assert short.signature == first.signature
    assert short.acts <= min(first.acts, most)
    assert short.deal is not None
    both = pair.deal(short.deal.deck, short.deal.dealer, short.deal.tallies)
    again = list(line(pair, both, as_done(short.deal.acts)))
    assert short.acts in [each.acts for each in again if each.signature == short.signature]


def test_equal_hands_are_dealt_whatever_the_packets(tmp_path: Path) -> None:
    keys = "deal: {stages: [3, auction, trump, 3, 2, play]}"
    pair = Pair(sound("28"), sound(str(club(tmp_path, keys, extends="28"))))
    deck = Deal.shuffled(sound("28"), SEED).deck
    both = pair.deal(deck, 1)
    hands = [{*cards_dealt(each)} for each in both]
    assert hands[1] <= hands[0]


def cards_dealt(deal: Deal) -> list[Any]:
    """The cards each seat holds."""
    return [(seat, card) for seat, hand in enumerate(deal.hands) for card in hand]


def test_counting_comes_upon_what_is_rare(tmp_path: Path, walker: Any) -> None:
    path = str(club(tmp_path, "pair: {floor: 15}", extends="28"))
    search = Search(sound("28"), sound(path), SEED)
    for _step in search.steps(0, walker, 50_000):
        pass
    assert {each.what for each in search.differences} & {What.told, What.result}
    assert search.counted > 0


def test_small_decks_show_what_nothing_else_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "steps", lambda *_: iter(()))
    findings = found_in("29", "29+half-score")
    (apart,) = findings.apart
    assert apart.what is What.result
    assert findings.gone[0].of == 24


def run(*arguments: str, code: int = 0) -> Result:
    """The command, with few deals."""
    asked = ["diff", "--as-games", "--deals", "16", *arguments]
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == code, result.output + result.stderr
    return result


def test_the_command_tells_and_ends_as_asked(tmp_path: Path) -> None:
    file = tmp_path / "apart.yaml"
    output = run("28", "28+doubling", "--exit-code", "--save", str(file), code=1).stdout
    assert "are different games: " in output
    assert "shown by: East: pass; East: bid" in output
    assert len(records.load(file).acts) == 3
    assert run("28", "28", "--exit-code").stdout.endswith("play by the same rules.\n")
    assert "♣" not in run("28", "28+doubling", "--ascii").stdout


def test_json_has_each_difference_with_its_record() -> None:
    whole = json.loads(run("28", "28+doubling", "--format", "json").stdout)
    assert whole["looked_at"]["deals"] == 16
    assert {each["what"] for each in whole["differences"]} == {"turn", "end"} or whole[
        "differences"
    ]
    assert records.load(whole["differences"][0]["witness"]).acts


@pytest.mark.parametrize(
    "arguments",
    [["28"], ["28", "29", "--format", "md"], ["28", "29", "--format", "yaml"]],
)
def test_games_are_told_of_two_and_as_text_or_json(arguments: list[str]) -> None:
    assert "--as-games takes two tables" in " ".join(run(*arguments, code=2).stderr.split())


def test_options_of_games_are_refused_without_it() -> None:
    result = CliRunner().invoke(app, ["diff", "28", "29", "--deals", "3"])
    assert result.exit_code == 2


def test_what_cannot_be_written_is_complained_of(tmp_path: Path) -> None:
    result = run("28", "28+doubling", "--save", str(tmp_path / "no" / "file.yaml"), code=1)
    assert "name another file with --save" in result.stderr
