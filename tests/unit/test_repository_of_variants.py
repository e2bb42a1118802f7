"""A repository of variants made like the example has them checked at each commit and push."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "repository"
HOOKS = ROOT / ".pre-commit-hooks.yaml"
PAGE = (ROOT / "docs" / "editors.md").read_text(encoding="utf-8")
TURUP = [sys.executable, "-m", "turup"]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the example under git, in which the command is at hand."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "engine"))
    monkeypatch.setenv("PRE_COMMIT_HOME", str(tmp_path / "pre-commit"))
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    folder = tmp_path / "repository"
    shutil.copytree(EXAMPLE, folder)
    monkeypatch.chdir(folder)
    run("git", "init", "--quiet")
    run("git", "add", "--all")
    return folder


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, check=False, capture_output=True, encoding="utf-8")  # noqa: S603


def pre_commit(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-m", "pre_commit", *arguments)


def spoil(repository: Path) -> None:
    """Puts a mistake into the profile."""
    path = repository / "variants" / "saturday.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("minimum:", "minmum:"), encoding="utf-8")


def as_local_hooks() -> None:
    """Has the repository run our hooks with the command at hand, where nothing need be fetched."""
    hooks = [local(hook) for hook in yaml.safe_load(HOOKS.read_text(encoding="utf-8"))]
    settings = {"repos": [{"repo": "local", "hooks": hooks}]}
    Path(".pre-commit-config.yaml").write_text(yaml.safe_dump(settings), encoding="utf-8")


def local(hook: dict[str, str]) -> dict[str, str]:
    """A hook of ours that runs what is at hand."""
    program, *rest = shlex.split(hook["entry"])
    assert program == "turup"
    return {**hook, "language": "system", "entry": shlex.join([*TURUP, *rest])}


def test_the_hook_and_its_use_are_well_formed() -> None:
    assert pre_commit("validate-manifest", str(HOOKS)).returncode == 0
    settings = EXAMPLE / ".pre-commit-config.yaml"
    assert pre_commit("validate-config", str(settings)).returncode == 0
    (used,) = yaml.safe_load(settings.read_text(encoding="utf-8"))["repos"]
    offered = yaml.safe_load(HOOKS.read_text(encoding="utf-8"))
    assert [hook["id"] for hook in used["hooks"]] == [hook["id"] for hook in offered]


def test_a_commit_is_checked(repository: Path) -> None:
    as_local_hooks()
    told = pre_commit("run", "--all-files", "--verbose")
    assert told.returncode == 0, told.stdout
    assert "saturday.yaml: no problems" in told.stdout
    assert "long-match.yaml: no problems" in told.stdout
    assert "settings" not in told.stdout
    spoil(repository)
    told = pre_commit("run", "--all-files")
    assert told.returncode == 1
    assert "did you mean 'minimum'? [unknown-key]" in told.stdout


def test_a_commit_is_put_into_form(repository: Path) -> None:
    as_local_hooks()
    path = repository / "variants" / "saturday.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace("{minimum: 17}", "\n    minimum: 17  # from 17\n"), encoding="utf-8"
    )
    told = pre_commit("run", "turup-fmt", "--all-files")
    assert (told.returncode, "files were modified by this hook" in told.stdout) == (1, True)
    assert path.read_text(encoding="utf-8").endswith("\nauction:\n  minimum: 17  # from 17\n")
    assert pre_commit("run", "--all-files").returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="the workflow runs on Linux")
def test_a_push_is_checked(repository: Path, tmp_path: Path) -> None:
    program = tmp_path / "bin" / "turup"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.join(TURUP)} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    workflow = yaml.safe_load(Path(".github/workflows/check.yaml").read_text(encoding="utf-8"))
    command = workflow["jobs"]["check"]["steps"][-1]["run"]
    script = f"PATH={shlex.quote(str(program.parent))}:$PATH; {command}"
    told = run("bash", "-c", script)
    assert (told.returncode, told.stdout.count("::error")) == (0, 0), told.stderr
    spoil(repository)
    told = run("bash", "-c", script)
    assert told.returncode != 0
    assert "::error file=variants/saturday.yaml,line=" in told.stdout


def test_the_page_says_what_the_example_has() -> None:
    (shown,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    settings = (EXAMPLE / ".vscode" / "settings.json").read_text(encoding="utf-8")
    assert json.loads(shown) == json.loads(settings)
    for schema, files in json.loads(shown)["yaml.schemas"].items():
        assert f'["{schema}"] = "{files}"' in PAGE


def test_what_the_page_links_is_there() -> None:
    for target in re.findall(r"\]\((?!https:)([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
