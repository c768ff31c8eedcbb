"""Starting other programs, each with the environment that it should see."""

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

from . import folders
from .problems import Problem

FOREIGN = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV", "ORLEANS_PURE")


def python(*words: str) -> list[str]:
    return [str(folders.here.python), *words]


def environment(*first: Path) -> dict[str, str]:
    """The user's environment, with these folders first on Python's path."""
    path = [*map(str, first), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}


def tools() -> dict[str, str]:
    """For installing and building: nothing of the user's Python settings, all files in .venv."""
    clean = {key: value for key, value in os.environ.items() if key not in FOREIGN}
    cache = str(folders.here.venv / "cache")
    return {"UV_CACHE_DIR": cache, "PIP_NO_CACHE_DIR": "1"} | clean


def testing(*first: Path) -> dict[str, str]:
    return tools() | {"PYTHONPATH": os.pathsep.join(map(str, first))}


def check(command: list[str], env: dict[str, str], also_good: Iterable[int] = ()) -> None:
    code = subprocess.run(command, cwd=folders.here.root, env=env).returncode
    if code and code not in also_good:
        raise Problem(f"{command[2]} failed with exit code {code}.", code if code > 0 else 1)


def become(command: list[str], env: dict[str, str]) -> int:
    """Run a program in our place, so that keys and signals reach it directly."""
    if os.name == "nt":
        return subprocess.run(command, env=env).returncode
    os.execve(command[0], command, env)


def last_lines(file: Path, count: int) -> str:
    return "\n".join(file.read_text(errors="replace").splitlines()[-count:])
