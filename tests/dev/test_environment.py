"""`run` sets itself up in a folder of its own, and never touches what it did not make."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dev import folders, venv
from dev.problems import Problem

from .project import write

ROOT = Path(__file__).parents[2]


def checkout(folder: Path) -> Path:
    folder.mkdir()
    for name in ("run", "pyproject.toml", "requirements.lock", "requirements-uv.lock"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "dev", folder / "dev")
    return folder


def tried(project: Path) -> str:
    """What is said when it cannot set itself up there."""
    done = subprocess.run(
        [sys.executable, str(project / "run"), "orleans"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


@pytest.mark.parametrize("made_by_run", [False, True])
def test_what_a_linked_environment_leads_to_is_left_as_it_is(
    made_by_run: bool, tmp_path: Path
) -> None:
    """Also another checkout's: it works only in its place, and would be made anew here."""
    project, elsewhere = checkout(tmp_path / "project"), tmp_path / "elsewhere"
    write(elsewhere / "thesis.txt", "the only copy")
    if made_by_run:
        write(elsewhere / "done" / "venv", "another checkout")
    (project / ".venv").symlink_to(elsewhere)
    assert f".venv is a link to {elsewhere}" in tried(project)
    assert (elsewhere / "thesis.txt").read_text() == "the only copy"


def test_an_environment_of_the_users_own_is_left_as_it_is(tmp_path: Path) -> None:
    project = checkout(tmp_path / "project")
    write(project / ".venv" / "pyvenv.cfg", "home = /usr/bin\n")
    assert ".venv was not made by this program" in tried(project)
    assert [file.name for file in (project / ".venv").iterdir()] == ["pyvenv.cfg"]


def test_what_is_made_anew_is_emptied_only_where_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "here", folders.Folders(tmp_path))
    write(tmp_path / ".venv" / "done" / "venv", "an older Python")
    write(tmp_path / ".venv" / "lib" / "old.py", "")
    venv.require_ours()
    venv.clear_venv()
    assert list((tmp_path / ".venv").iterdir()) == [tmp_path / ".venv" / "done"]
    venv.require_ours()  # killed here, the next start knows it for its own
    (tmp_path / "page").symlink_to(tmp_path / "web")
    with pytest.raises(Problem, match="page is a link"):
        venv.require_no_link(tmp_path / "page")


def test_where_nothing_can_be_written_one_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "here", folders.Folders(tmp_path))
    monkeypatch.setattr("os.access", lambda folder, mode: False)
    with pytest.raises(Problem, match=r"copy the project to a place of your own[^.]*\."):
        venv.make_venv()
    assert list(tmp_path.iterdir()) == []
