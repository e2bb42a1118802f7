"""Every command and every snippet of the README runs."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from turup.commands.app import app
from turup.profiles import examine

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLE = (ROOT / "examples" / "club.yaml").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[list[str]]:
    """The commands of the README, without their comments."""
    lines = "\n".join(blocks("sh")).splitlines()
    return [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("turup ")]


def test_the_commands_run_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    assert len(commands()) > 8
    for command in commands():
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 0, (command, result.output)


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = blocks("python")
    assert len(snippet.splitlines()) <= 10
    exec(snippet, {})  # noqa: S102 - the snippet is our own
    assert "scoring.stakes: " in capsys.readouterr().out


def test_the_profile_is_the_example_without_what_it_says_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (snippet,) = blocks("yaml")
    monkeypatch.chdir(tmp_path)
    Path("club.yaml").write_text(snippet, encoding="utf-8")
    assert not examine("club.yaml").problems
    shown, whole = yaml.safe_load(snippet), yaml.safe_load(EXAMPLE)
    assert {**shown, "about": None} == {**whole, "about": None}


def test_both_shells_are_told_the_same() -> None:
    posix = [line for block in blocks("sh") for line in block.splitlines() if ".venv" in line]
    (powershell,) = blocks("powershell")
    translated = [
        line.replace("python3 ", "python ")
        .replace(" && ", "; ")
        .replace(".venv/bin/", ".venv\\Scripts\\")
        for line in posix
    ]
    assert powershell.splitlines() == translated


def test_what_is_linked_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
