"""Files of worked cases: read with places, and told where they are wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from turup.game.cases import cases_in, is_case_file, read_cases, run_cases
from turup.game.cases.checking import fields
from turup.profiles import Problem, load
from turup.profiles.reading import read_text
from turup.profiles.schemas import CASE, documents
from turup.words.problems import line, sentence

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "worked-examples.md").read_text(encoding="utf-8")
HEAD = "turup-cases: 1\nprofile: 28\ncases:\n"
TRICK = """
  - case: The jack of hearts takes the trick.
    kind: trick
    trump: spades
    acts: [7H, JH, 8H, AH]
    then: {winner: S2}
"""


def problems_in(text: str) -> list[Problem]:
    file = cases_in(read_text(text, "cases.yaml"))
    results = run_cases(file.cases, file.profile)
    return [*file.problems, *(problem for result in results for problem in result.problems)]


def told(text: str) -> list[str]:
    return [line(problem) for problem in problems_in(text)]


def test_a_file_of_cases_is_known_by_its_mark(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(HEAD + TRICK, encoding="utf-8")
    file = read_cases(path, "cases.yaml")
    assert file.profile == "28"
    assert [case.sentence for case in file.cases] == ["The jack of hearts takes the trick."]
    assert file.cases[0].place_of("then", "winner").line == 9
    assert is_case_file(read_text(HEAD + TRICK, "cases.yaml").root)
    assert not is_case_file(read_text("turup: 1", "club.yaml").root)
    assert not is_case_file(None)


def test_what_cannot_be_read_is_told() -> None:
    assert told("- a list\n") == told("- a list\n")
    assert cases_in(read_text("- a list\n", "cases.yaml")).problems


def test_a_case_that_fails_names_the_rule_and_where_it_is_written() -> None:
    place = load("28").origins["deck.order"].place
    (only,) = told(HEAD + TRICK.replace("winner: S2", "winner: S3"))
    assert only == (
        "cases.yaml:9:12: 'The jack of hearts takes the trick.': then.winner should be S3, but it "
        f"is S2; deck.order decides that (28.yaml:{place.line}) [case-fails]"
    )


@pytest.mark.parametrize(
    ("answer", "end"),
    [
        ("may: [JS]", "it is [JS, 7D]"),
        ("may: [8S, JS, 7D]", "it is [JS, 7D]; play.underruff decides that (28.yaml:"),
        ("allowed: [8S]", "should be allowed, but it is refused (underruff); play.underruff"),
        ("refused: {7D: play.underruff}", "should be play.underruff, but it is allowed"),
        ("refused: {8S: play.follow}", "should be play.follow, but it is play.underruff"),
        ("refused: {9D: play.follow}", "but it is not_held; not_held decides that"),
        ("turn: S0", "should be S0, but it is S3"),
    ],
)
def test_a_wrong_answer_is_told_with_what_came_out(answer: str, end: str) -> None:
    text = TRICK.replace("kind: trick", "kind: legal").replace(
        "acts: [7H, JH, 8H, AH]", "acts: [KH, 9S]\n    hand: [8S, JS, 7D]"
    )
    (only,) = told(HEAD + text.replace("winner: S2", answer))
    assert end in only


@pytest.mark.parametrize(
    ("acts", "end"),
    [
        ("[S1 7H, S3 JH]", "acts.1 should be S3, but it is S2"),
        ("[7H, JH, 8H, 2 hearts]", "nothing at this point is called '2 hearts'"),
        ("[7H, call, JS, 8H]", "acts.1 should be allowed, but it is refused (trump_not_concealed)"),
        ("[7H, S9 JH, 8H, AH]", "nothing at this point is called 'S9 JH'"),
        ("[7H, JH, 8H, later card]", "acts.3 should be allowed, but it is refused (not_now)"),
    ],
)
def test_acts_that_cannot_be_done_are_told(acts: str, end: str) -> None:
    (only,) = told(HEAD + TRICK.replace("[7H, JH, 8H, AH]", acts))
    assert end in only


def test_a_bid_that_does_not_exist_and_a_pair_that_is_not_shown_are_told() -> None:
    auction = "  - {case: No such bid., kind: auction, acts: [29], then: {turn: S2}}\n"
    assert "refused (above_maximum); auction.maximum decides that" in told(HEAD + auction)[0]
    score = (
        "  - {case: No pair., profile: west-bengal, kind: score, bid: 16, captured: 16, "
        "shown: {king_queen: S1}, then: {target: 16}}\n"
    )
    assert "shown.king_queen should be allowed" in told(HEAD + score)[0]
    assert "pair.declarer.worth decides that" in told(HEAD + score)[0]


def test_faults_of_form_leave_the_other_cases_to_be_worked() -> None:
    text = HEAD + TRICK.replace("kind: trick", "kind: trik") + TRICK.replace("S2", "S3")
    assert [problem.name for problem in problems_in(text)] == ["unknown-choice", "case-fails"]


def test_a_value_that_cannot_be_read_is_told_once_and_spoils_its_case_alone() -> None:
    text = (
        "turup-cases: 1\nprofile: 28\ncases:\n"
        "  - {case: One, kind: deck, then: {points: ~}}\n"
        "  - {case: Two, kind: deck, then: {points: 27}}\n"
    )
    assert [problem.name for problem in problems_in(text)] == ["empty-value", "case-fails"]


def test_a_file_needs_a_format_and_a_profile() -> None:
    assert [found.name for found in problems_in(HEAD.replace(": 1", ": 0") + TRICK)] == [
        "cases-unknown-format"
    ]
    text = HEAD.replace("profile: 28\n", "") + TRICK
    assert [found.name for found in problems_in(text)] == ["case-without-profile"]


def test_a_profile_that_is_not_there_is_told_at_the_case() -> None:
    text = HEAD + TRICK.replace("kind: trick", "profile: 27\n    kind: trick")
    (only,) = problems_in(text)
    assert only.name == "case-of-unsound-profile"
    assert "unknown-profile" in sentence(only)


def test_acts_are_read_in_full_too() -> None:
    text = HEAD + TRICK.replace("[7H, JH, 8H, AH]", "[play 7H, ♥J, S3 8H, play ♥A]")
    assert told(text) == []
    trump = "  - {case: Laid., kind: legal, at: trump, acts: [lay 9S], hands: {S1: [9S]}, "
    assert told(HEAD + trump + "then: {trump: concealed}}\n") == []


def test_the_page_shows_every_kind_and_field() -> None:
    position, answers = fields()
    for name in (*position, *answers):
        assert f"`{name}`" in PAGE or f" {name}:" in PAGE, name
    kinds = [kind["const"] for kind in documents()[CASE]["properties"]["kind"]["oneOf"]]
    assert set(re.findall(r"^  kind: (\w+)$", PAGE, re.MULTILINE)) == set(kinds)


def test_the_cases_of_the_page_hold() -> None:
    whole, *parts = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert told(whole) == []
    for part in parts:
        listed = "".join(f"  {row}\n" if row else "\n" for row in part.splitlines())
        assert told(f"turup-cases: 1\ncases:\n{listed}") == []


def test_the_failure_shown_on_the_page_is_told_in_these_words() -> None:
    (whole,) = re.findall(r"```yaml\n(turup-cases.*?)```", PAGE, re.DOTALL)
    wrong = whole.replace("winner: S2", "winner: S3")
    (only,) = told(wrong)
    assert re.sub(r"28.yaml:\d+", "28.yaml:19", f"my-{only}") in PAGE


NEXT = "keys: {auction: {opening: free, all_pass: next_dealer}}"
JACKS = "hands: {S1: [JS, JH, JD, JC]}"
DOUBLED = "profile: 28+doubling, kind: score, steps: [double], captured: 14"
OWN_LAID = "concealed: 7S, hands: {S1: [KD, QC]}, acts: [KD, 8D, 9D, 7D, S3 8H, 9H, S1 7S]"


@pytest.mark.parametrize(
    ("case", "end"),
    [
        (
            "kind: auction, acts: [pass, 14], then: {turn: S3}",
            "refused (must_open); auction.opening",
        ),
        ("kind: score, solo: single_hand, then: {scores: [3, 0]}", "needs tricks"),
        (
            "kind: legal, at: doubling, then: {stage: doubling}",
            "should be doubling, but it is play",
        ),
        (
            f"kind: redeal, moment: full_hand, {JACKS}, then: {{thrown_in: none}}",
            "it is four_jacks; deal.redeals.four_jacks decides",
        ),
        (
            f"{NEXT}, kind: auction, acts: [pass, pass, pass, pass], then: {{dealer: S0}}",
            "should be S0, but it is S1; auction.all_pass decides",
        ),
        (
            "kind: trick, concealed: spades, acts: [JD, 8S, KH, call, 7S], then: {winner: S0}",
            "it is S2; trump.counts_from decides",
        ),
        (
            "profile: 28+doubling, kind: score, steps: [double], captured: 14, then: {won: S1}",
            "it is nobody; match.win_at decides",
        ),
        ("kind: tally, scores: [[6, 0], [1, 0]], then: {tallies: [7, 0]}", "it is [6, 0]"),
        (
            f"{DOUBLED}, then: {{scores: [1, 0]}}",
            "it is [2, 0]; doubling.steps.double decides",
        ),
        ("profile: 27, keys: {auction: {minimum: 15}}, kind: deck, then: {cards: 32}", "unknown-"),
        (
            f"kind: legal, {OWN_LAID}, then: {{turn: S1}}",
            "acts.6 should be allowed, but it is refused (not_held)",
        ),
    ],
)
def test_what_came_out_is_told_with_the_rule_that_decided(case: str, end: str) -> None:
    (only,) = told(f"{HEAD}  - {{case: A case., {case}}}\n")
    assert end in only


BIDDING = "kind: auction, acts: [14, pass, 16, pass, 17]"
OPENED_AGAIN = (
    "profile: kerala-28, keys: {auction: {second: {passing: stay_out}}}, kind: deal, "
    "hands: {S1: [JS, KH, QD, 9C], S2: [JH, KS, QC, 9D]}, "
    "acts: [S1 pass, S1 14, S2 15, S3 pass, S0 pass, S1 pass, S2 JH]"
)


@pytest.mark.parametrize(
    ("case", "came_out", "key"),
    [
        (f"{BIDDING}, then: {{turn: S2}}", "S3", "auction.passing"),
        (f"{BIDDING}, then: {{turn: S1}}", "S3", "auction.rounds"),
        (
            "profile: 29, kind: auction, acts: [16, pass, 17, pass, 18], then: {turn: S3}",
            "S2",
            "auction.passing",
        ),
        (
            "profile: 28-one-round, kind: auction, acts: [14], then: {turn: S3}",
            "S2",
            "auction.rounds",
        ),
        (
            "profile: 29-bangladesh, kind: auction, acts: [16], then: {turn: S3}",
            "S2",
            "auction.turns",
        ),
        (f"{OPENED_AGAIN}, then: {{turn: S3}}", "S2", "auction.second.passing"),
        ("kind: auction, acts: [14, pass, pass, pass], then: {turn: S2}", "S1", "deal.stages"),
        ("kind: trick, leader: S1, acts: [7H], then: {turn: S3}", "S2", "table.seats"),
        ("kind: legal, leader: S3, then: {turn: S1}", "S3", "play.first_leader"),
        ("kind: legal, leader: S3, trick: 3, then: {turn: S1}", "S3", "deck.order"),
    ],
)
def test_whose_turn_it_is_is_told_with_the_rule_that_decided(
    case: str, came_out: str, key: str
) -> None:
    (only,) = told(f"{HEAD}  - {{case: A case., {case}}}\n")
    assert f"it is {came_out}; {key} decides that" in only


def test_a_card_listed_in_a_hand_is_the_one_played_and_the_indicator_comes_back() -> None:
    case = (
        "  - {case: Exposed and played., kind: trick, declarer: S2, concealed: 7S, "
        "hands: {S1: [KH, QD], S2: [8D]}, acts: [KH, expose, 7S, 8H, 9H], then: {winner: S2}}\n"
    )
    assert told(HEAD + case) == []
