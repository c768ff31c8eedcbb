"""What is written for GitHub and for those who cite or release is well formed and true."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

import orleans

from .blocks import ROOT

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return content


def test_what_is_cited_is_this_version() -> None:
    cited = read(ROOT / "CITATION.cff")
    assert cited["version"] == orleans.__version__ and cited["license"] == "MIT"


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_asks_for_something_and_for_nothing_twice(form: Path) -> None:
    content = read(form)
    asked = [part["id"] for part in content["body"] if part["type"] != "markdown"]
    assert content["name"] and content["description"] and len(set(asked)) == len(asked) > 2
    assert any(part.get("validations", {}).get("required") for part in content["body"])


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in read(workflow)["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_a_workflow_trusts_no_tag_and_starts_without_rights(workflow: Path) -> None:
    assert read(workflow)["permissions"] == {}
    uses = re.findall(r"uses: (\S+)(?: # (\S+))?", workflow.read_text(encoding="utf-8"))
    assert uses
    for action, version in uses:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action) and version.startswith("v"), action


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_what_a_workflow_tests_is_there(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    for path in re.findall(r"(?<!\S)(?:tests|bench|deploy)/[\w/.]+", text):
        assert (ROOT / path).exists(), path
    for command in re.findall(r"\.venv/bin/python -m (\w+(?:\.\w+)*)", text):
        assert (ROOT / f"{command.replace('.', '/')}.py").exists(), command


def test_hooks_use_what_the_checks_have_installed() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        assert hook["language"] == "system"
        assert ".venv/bin" in hook["entry"] and shlex.split(hook["entry"])


def test_the_newest_changes_are_on_top() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## \[(.+?)\]", changes, re.M)
    assert newest is not None and newest[1] in (orleans.__version__, "unreleased")
