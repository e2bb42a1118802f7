"""`turup upgrade` gives keys the names they have now, and pins parents anew when asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from turup.commands.app import app
from turup.profiles import examine, load, renamed, schemas
from turup.profiles.renamed import Rename
from turup.profiles.rewriting import Unreadable, original_of
from turup.profiles.round_trip import Distorted
from turup.profiles.specs import Source
from turup.profiles.upgrading import BothWritten, upgraded

HEAD = "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"
OLD = {
    1: {
        "auction.lowest": "auction.minimum",
        "play.tally.win": "match.win_at",
        "doubling.steps.*.price": "doubling.steps.*.stake",
        "finish": "match",
    }
}


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def told_as(monkeypatch: pytest.MonkeyPatch, table: dict[int, dict[str, str]]) -> None:
    """Let a table of our own say what has been renamed."""
    found = {
        number: tuple(Rename(tuple(a.split(".")), tuple(b.split("."))) for a, b in said.items())
        for number, said in table.items()
    }
    monkeypatch.setattr(renamed, "table", lambda: found)
    monkeypatch.setattr(renamed, "newest", lambda: max(found))


def run(*arguments: str, code: int = 0, given: str = "") -> Result:
    result = CliRunner().invoke(app, ["upgrade", *arguments], input=given)
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def club(text: str) -> Path:
    path = Path("club.yaml")
    path.write_bytes(text.encode())
    return path


def after(text: str) -> str:
    """The text brought up to date."""
    source = Source(Path("club.yaml"), "club.yaml")
    return upgraded(original_of(text.encode(), "club.yaml"), source).content.decode()


def test_the_table_has_every_format_and_leads_to_keys_there_are() -> None:
    assert sorted(renamed.table()) == list(range(1, renamed.newest() + 1))
    for rename in renamed.since(1):
        assert schemas.at(".".join(rename.old)) is None
        assert schemas.at(".".join(rename.new)) is not None


def test_what_is_up_to_date_stays_byte_for_byte() -> None:
    text = HEAD.replace("\n", "\r\n").replace(": 28", ":    28  # loose")
    path = club(text)
    result = run("club.yaml")
    assert result.stdout == ""
    assert result.stderr == "club.yaml is up to date\n"
    assert path.read_bytes() == text.encode()
    assert run("-", given=HEAD).stdout == HEAD


def test_a_key_gets_its_new_name_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    told_as(monkeypatch, OLD)
    path = club(
        f"{HEAD}auction:\n  opening: forced\n  # why\n  lowest: 16  # beside\n  maximum: 28\n"
    )
    assert run("club.yaml", "--check", code=1).stdout == (
        "club.yaml:7: auction.lowest is called auction.minimum now\n"
    )
    assert "lowest" in path.read_text(encoding="utf-8")
    run("club.yaml")
    assert path.read_text(encoding="utf-8") == (
        f"{HEAD}auction:\n  opening: forced\n  # why\n  minimum: 16  # beside\n  maximum: 28\n"
    )
    assert run("club.yaml", "--check").stdout == ""
    assert not examine("club.yaml").problems


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("auction: {lowest: 16}\n", "auction: {minimum: 16}\n"),
        ("doubling:\n  steps:\n    d: {price: 1}\n    e: {price: 2}  # two\n",
         "doubling:\n  steps:\n    d: {stake: 1}\n    e: {stake: 2}  # two\n"),
        ("play:\n  # all\n  tally:\n    # one\n    win: 7\n    # end\nexamples: []\n",
         "match:\n  # all\n  # one\n  # end\n  win_at: 7\nexamples: []\n"),
        ("play: {tally: {win: 7}, underruff: free}  # x\nmatch: {lose_at: -7}\n",
         "play: {underruff: free}  # x\nmatch: {lose_at: -7, win_at: 7}\n"),
        ("finish:\n  # why\n  win_at: 7\nplay: {underruff: free}\n",
         "match:\n  # why\n  win_at: 7\nplay: {underruff: free}\n"),
        ("needs: auction.lowest\n", "needs: auction.minimum\n"),
        ("overrides: [auction.lowest, play]\n", "overrides: [auction.minimum, play]\n"),
        ("needs: [doubling.steps.c.price]\n", "needs: [doubling.steps.c.stake]\n"),
        ("extends: {profile: 28, as-of: x, keys: {auction.lowest: 14}}\n",
         "extends: {profile: 28, as-of: x, keys: {auction.minimum: 14}}\n"),
        ("examples:\n  - {case: A, keys: {auction: {lowest: 15}}, kind: deck}\n",
         "examples:\n  - {case: A, keys: {auction: {minimum: 15}}, kind: deck}\n"),
        ("examples:\n  - {case: A, then: {refused: {15: auction.lowest, 16: below_floor}}}\n",
         "examples:\n  - {case: A, then: {refused: {15: auction.minimum, 16: below_floor}}}\n"),
    ],
)  # fmt: skip
def test_a_key_is_renamed_wherever_it_is_named(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_as(monkeypatch, OLD)
    assert after(f"turup: 1\n{old}") == f"turup: 1\n{new}"
    assert after(f"turup: 1\n{new}") == f"turup: 1\n{new}"


@pytest.mark.parametrize(
    "odd",
    ["auction: 4", "auction: [lowest]", "examples: 4", "examples: [4, {keys: 4, then: [4]}]",
     "examples: [{then: {refused: 4}}]", "extends: {keys: [auction.lowest]}", "needs: {a: b}",
     "doubling: {steps: none}", "play: {tally: 4}"],
)  # fmt: skip
def test_what_makes_no_sense_is_left_to_the_check(
    odd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_as(monkeypatch, OLD)
    assert after(f"turup: 1\n{odd}\n") == f"turup: 1\n{odd}\n"


def test_an_older_format_goes_through_all_that_came_since(monkeypatch: pytest.MonkeyPatch) -> None:
    told_as(
        monkeypatch,
        {1: {"auction.lowest": "auction.least"}, 2: {"auction.least": "auction.minimum"}},
    )
    path = club(f"{HEAD}auction: {{lowest: 16}}\n")
    assert run("club.yaml").stdout.splitlines() == [
        "club.yaml:1: turup: 1 is turup: 2 now",
        "club.yaml:4: auction.lowest is called auction.least now",
        "club.yaml:4: auction.least is called auction.minimum now",
    ]
    assert path.read_text(encoding="utf-8").startswith("turup: 2\n")
    assert "{minimum: 16}" in path.read_text(encoding="utf-8")
    assert after("turup: 2\nauction: {lowest: 16}\n") == "turup: 2\nauction: {lowest: 16}\n"
    assert after("auction: {least: 16}\n") == "auction: {minimum: 16}\n"


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("2", "newer-format"),
        ("0", "unknown-format"),
        ("one", "unknown-format"),
        ("[1]", "unknown-format"),
    ],
)
def test_a_format_that_is_not_known_is_refused(number: str, name: str) -> None:
    text = HEAD.replace("turup: 1", f"turup: {number}")
    path = club(text)
    assert "club.yaml:1:8: " in run("club.yaml", code=1).stderr
    assert f"[{name}]" in run("club.yaml", code=1).stderr
    assert path.read_text(encoding="utf-8") == text


def test_both_names_are_one_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    told_as(monkeypatch, OLD)
    text = f"{HEAD}auction: {{minimum: 15, lowest: 16}}\n"
    path = club(text)
    assert run("club.yaml", code=1).stderr == (
        "club.yaml:4:24: auction.lowest is called auction.minimum now, and both are written; "
        "take one away\n"
    )
    assert path.read_text(encoding="utf-8") == text
    with pytest.raises(BothWritten, match=r"auction\.lowest"):
        after(text)


def test_check_names_the_new_key_for_an_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    told_as(monkeypatch, {1: {"auction.finish": "match.win_at"}})
    club(f"{HEAD}auction: {{finish: 7}}\n")
    (problem,) = examine("club.yaml").problems
    assert problem.name == "unknown-key"
    assert problem.facts["belongs"] == "match.win_at"
    assert renamed.now_called(("auction", "minimum")) == ""


def test_what_cannot_be_read_is_left_alone() -> None:
    path = club("turup: 1\nx: &a 1\n")
    assert "[anchor]" in run("club.yaml", "nowhere.yaml", code=1).stderr
    assert path.read_text(encoding="utf-8") == "turup: 1\nx: &a 1\n"


def test_a_fault_of_ours_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told_as(monkeypatch, OLD)
    path = club("turup: 1\nauction: {lowest: 16}\n")

    def lossy(*_: object) -> str:
        raise Distorted

    monkeypatch.setattr("turup.profiles.upgrading.written", lossy)
    assert "this is a fault of turup" in run("club.yaml", code=1).stderr
    assert "lowest" in path.read_text(encoding="utf-8")


def test_a_file_that_may_not_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told_as(monkeypatch, OLD)
    club("turup: 1\nauction: {lowest: 16}\n").chmod(0o444)
    assert "club.yaml cannot be written" in run("club.yaml", code=1).stderr


def test_the_standard_input_is_changed_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    told_as(monkeypatch, OLD)
    result = run("-", given="turup: 1\nauction: {lowest: 16}\n")
    assert result.stdout == "turup: 1\nauction: {minimum: 16}\n"
    assert result.stderr == "-:2: auction.lowest is called auction.minimum now\n"


PINNED = """turup: 1
about: {name: Club, status: house}
extends:
  profile: 28
  as-of: "000000000000"  # last winter
  keys:
    auction.minimum: 13
    # as ever
    auction.maximum: 28
    scoring.stakes: [{win: 2}]
    trump.later_card: last_packet
    no.such: 1
"""


def test_a_pin_is_renewed_when_asked_and_each_key_told() -> None:
    path = club(PINNED)
    assert run("club.yaml").stdout == ""
    now = load("28").fingerprint
    assert run("club.yaml", "--pins").stdout.splitlines() == [
        f"club.yaml:5: 28 is pinned as of {now}, and was as of 000000000000",
        "club.yaml:7: auction.minimum is pinned as 14, and was as 13",
        "club.yaml:10: scoring.stakes is pinned as [{win: 1}], and was as [{win: 2}]",
        "club.yaml:11: trump.later_card is pinned as none, and was as last_packet",
    ]
    text = path.read_text(encoding="utf-8")
    assert re.search(rf'as-of: "?{now}"?  # last winter\n', text)
    assert "    auction.minimum: 14\n    # as ever\n" in text
    assert [problem.name for problem in examine("club.yaml").problems] == []
    assert run("club.yaml", "--pins").stdout == ""


def test_a_file_without_a_pin_has_none_to_renew() -> None:
    club(HEAD)
    assert run("club.yaml", "--pins").stderr == "club.yaml is up to date\n"


def test_a_pin_of_a_file_beside_it_is_renewed() -> None:
    Path("friday.yaml").write_text(f"{HEAD}auction: {{minimum: 16}}\n", encoding="utf-8")
    club(HEAD.replace("extends: 28", "extends: {profile: friday.yaml, as-of: x}"))
    run("club.yaml", "--pins")
    assert not examine("club.yaml").problems


@pytest.mark.parametrize("parent", ["nowhere", "friday.yaml"])
def test_an_unsound_parent_cannot_be_pinned(parent: str) -> None:
    Path("friday.yaml").write_text(f"{HEAD}auction: {{minimum: 99}}\n", encoding="utf-8")
    text = HEAD.replace("extends: 28", f"extends: {{profile: {parent}, as-of: x}}")
    path = club(text)
    assert run("club.yaml", "--pins", code=1).stderr
    assert path.read_text(encoding="utf-8") == text
    with pytest.raises(Unreadable):
        upgraded(original_of(text.encode(), "club.yaml"), Source(path, "club.yaml"), pins=True)
