"""The environment .venv: made with the Python that was started, with a pinned uv in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import folders
from .marks import fingerprint, is_done, mark_done
from .problems import Problem, say
from .programs import python, tools

UV = "requirements-uv.lock"


def make_venv() -> None:
    """Only for who has the checkout to himself (`alone`)."""
    if is_made():
        return
    require_ours()
    require_writable(folders.here.root)
    say("Making the folder .venv …")
    base = getattr(sys, "_base_executable", "") or sys.executable
    try:
        clear_venv()
        command = [base, "-m", "venv", str(folders.here.venv)]
        subprocess.run(command, check=True, stdout=sys.stderr)
    except (OSError, subprocess.CalledProcessError):
        raise Problem(
            "The folder .venv could not be made: this needs Python's own venv module"
            " (on Debian and Ubuntu: apt install python3-venv)."
        ) from None
    pip = python("-m", "pip", "install", "-q", "--disable-pip-version-check")
    install([*pip, "--only-binary", ":all:", "--require-hashes", "-r", UV])
    mark_done("venv", what_it_is())


def is_made() -> bool:
    return folders.here.python.exists() and is_done("venv", what_it_is())


def what_it_is() -> str:
    """A venv works only in its place and with the Python it was made with."""
    here = folders.here
    return f"{here.root}\n{here.python.resolve()}\n{fingerprint([here.root / UV])}"


def require_ours() -> None:
    """Only an environment that an earlier start has made is replaced, never the user's own."""
    venv = folders.here.venv
    require_no_link(venv)
    if venv.exists() and not folders.here.done.exists() and any(venv.iterdir()):
        raise Problem(
            f"The folder .venv was not made by this program and is left as it is. Move it away"
            f" ({venv}) and start again."
        )


def require_no_link(folder: Path) -> None:
    """What is made anew is emptied first, and behind a link that may be somebody's work."""
    if folder.is_symlink():
        raise Problem(
            f"{folder.relative_to(folders.here.root)} is a link to {folder.resolve()}, which is"
            f" left as it is. Remove the link ({folder}) and start again."
        )


def require_writable(folder: Path) -> None:
    if not os.access(folder, os.W_OK):
        raise Problem(
            f"Nothing can be written in {folder}, where the folder .venv would be made: copy the"
            " project to a place of your own and start it there."
        )


def clear_venv() -> None:
    """The sign comes first: a folder that is half made when we are killed is known for ours."""
    if folders.here.venv.exists():
        shutil.rmtree(folders.here.venv)
    folders.here.done.mkdir(parents=True)


def install(command: list[str]) -> None:
    done = subprocess.run(command, cwd=folders.here.root, env=tools(), stdout=sys.stderr)
    if done.returncode:
        raise Problem("Installing failed (see above); is there a connection to the internet?")
