"""`turup fmt` writes whole files or none, and leaves alone what it cannot read."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from turup.commands.app import app
from turup.profiles.round_trip import Distorted

LOOSE = 'turup: 1\nabout:\n    name: "Club"   # ours\n    status: house\nextends: 29\n'
TIDY = "turup: 1\nabout:\n  name: Club  # ours\n  status: house\nextends: 29\n"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*arguments: str, code: int = 0, given: str | bytes = "") -> Result:
    result = CliRunner().invoke(app, ["fmt", *arguments], input=given)
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def club(text: str = LOOSE) -> Path:
    path = Path("club.yaml")
    path.write_bytes(text.encode())
    return path


def test_a_file_is_formatted_in_its_place_and_stays_so() -> None:
    path = club()
    result = run("club.yaml")
    assert result.stdout == ""
    assert result.stderr == "club.yaml is formatted\n"
    assert path.read_text(encoding="utf-8") == TIDY
    inode = path.stat().st_ino
    assert run("club.yaml").stderr == ""
    assert path.stat().st_ino == inode


def test_check_writes_nothing_and_ends_with_1() -> None:
    path = club()
    assert run("club.yaml", "--check", code=1).stderr == "club.yaml would change\n"
    assert path.read_text(encoding="utf-8") == LOOSE
    club(TIDY)
    assert run("club.yaml", "--check").output == ""


def test_diff_shows_what_would_change() -> None:
    path = club(LOOSE.replace("\n", "\r\n"))
    shown = run("club.yaml", "--diff").stdout.splitlines()
    assert shown[:2] == ["--- club.yaml", "+++ club.yaml"]
    assert '-    name: "Club"   # ours' in shown
    assert "+  name: Club  # ours" in shown
    assert run("club.yaml", "--diff", "--check", code=1).stdout.splitlines() == shown
    assert path.read_bytes() == LOOSE.replace("\n", "\r\n").encode()
    club(TIDY)
    assert run("club.yaml", "--diff").output == ""


def test_the_standard_input_goes_to_the_standard_output() -> None:
    assert run("-", given=LOOSE).stdout == TIDY
    assert run("-", given=TIDY).stdout == TIDY
    assert run("-", "--check", given=LOOSE, code=1).stdout == ""
    wrong = run("-", given="a: [", code=1)
    assert wrong.stdout == ""
    assert wrong.stderr.startswith("standard input:1:4: ")


def test_several_files_are_each_told_of() -> None:
    club()
    Path("other.yaml").write_text("a: no\n", encoding="utf-8")
    result = run("other.yaml", "club.yaml", "nowhere.yaml", code=1)
    assert "other.yaml:1:4: " in result.stderr
    assert "nowhere.yaml: there is no file 'nowhere.yaml'" in result.stderr
    assert Path("club.yaml").read_text(encoding="utf-8") == TIDY
    assert Path("other.yaml").read_text(encoding="utf-8") == "a: no\n"


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        (b"turup:  1\nabout: \xe9\n", "not-utf-8"),
        (b"turup:  1\n\tabout: x\n", "tab-for-space"),
        (b"a: &a [x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n", "anchor"),
        (b"turup-cases: 1\n", "not-a-profile"),
        ("turup:  1\nx: \u202e\n".encode(), "bidirectional-control"),
    ],
)
def test_what_cannot_be_read_is_left_byte_for_byte(raw: bytes, name: str) -> None:
    path = Path("club.yaml")
    path.write_bytes(raw)
    assert f"[{name}]" in run("club.yaml", code=1).stderr
    assert path.read_bytes() == raw


def test_a_folder_is_no_file() -> None:
    Path("folder.yaml").mkdir()
    assert "[folder-as-file]" in run("folder.yaml", code=1).stderr


def test_windows_line_ends_stay_and_a_last_one_is_added() -> None:
    path = club(LOOSE.replace("\n", "\r\n").removesuffix("\r\n"))
    run("club.yaml")
    assert path.read_bytes() == TIDY.replace("\n", "\r\n").encode()


def test_permissions_stay_and_a_file_that_may_not_be_written_is_not() -> None:
    path = club()
    path.chmod(0o640)
    run("club.yaml")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    club()
    path.chmod(0o444)
    told = run("club.yaml", code=1).stderr
    assert told == f"club.yaml cannot be written: {os.strerror(13)}\n"
    assert path.read_text(encoding="utf-8") == LOOSE


def test_a_link_stays_a_link() -> None:
    club()
    link = Path("link.yaml")
    link.symlink_to("club.yaml")
    run("link.yaml")
    assert link.is_symlink()
    assert Path("club.yaml").read_text(encoding="utf-8") == TIDY


def test_a_file_that_vanishes_meanwhile_is_not_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    from turup.profiles import rewriting

    path, format_it = club(), rewriting.formatted

    def vanishing(original: rewriting.Original) -> bytes:
        path.unlink()
        return format_it(original)

    monkeypatch.setattr(rewriting, "formatted", vanishing)
    assert "club.yaml cannot be written: " in run("club.yaml", code=1).stderr
    assert list(Path().iterdir()) == []


def test_a_fault_of_ours_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    path = club()

    def lossy(*_: object) -> bytes:
        raise Distorted

    monkeypatch.setattr("turup.profiles.rewriting.formatted", lossy)
    assert "this is a fault of turup" in run("club.yaml", code=1).stderr
    assert path.read_text(encoding="utf-8") == LOOSE
