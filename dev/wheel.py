"""Compiling: the package as a wheel, built from a copy because mypyc leaves files beside what it
compiles."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from . import folders
from .locks import alone
from .marks import NO_LEFTOVERS
from .programs import python, tools

# On mypyc's output one warning takes gcc as long as all the rest; and since nobody else calls
# into the engine, calls inside it may be direct, which makes games a tenth faster.
COMPILER_FLAGS = "-w -Wno-misleading-indentation -fno-semantic-interposition -fvisibility=hidden"
if sys.platform == "linux":
    COMPILER_FLAGS += " -Wl,-Bsymbolic"

PROJECT = ("pyproject.toml", "README.md", "LICENSE", ".gitignore", "dev/build_hook.py")


class NotCompiled(Exception):
    """Why there is no compiled engine; the plain one does its work."""


class NoCompiler(NotCompiled):
    """This machine cannot compile."""


def build_wheel(wheel: Path) -> bool:
    compiled = folders.here.compiled
    clear_workshops(compiled)
    # A name of its own: what the compiler of a killed process still does cannot reach our wheel.
    workshop = Path(tempfile.mkdtemp(prefix="workshop-", dir=compiled))
    try:
        built = build_in(workshop)
        if not workshop.exists():
            raise NotCompiled("The folder .venv was removed while the engine was compiled")
        if built:
            with alone():
                for old in compiled.glob("*.whl"):
                    old.unlink()
                next(workshop.glob("dist/*.whl")).rename(wheel)
    finally:
        # Only ours: if the folder was removed meanwhile, another one is at work in a new one.
        shutil.rmtree(workshop, ignore_errors=True)
    return built


def clear_workshops(compiled: Path) -> None:
    """What killed processes have left. None is in use: we have the lock."""
    for workshop in compiled.glob("workshop*"):
        shutil.rmtree(workshop, ignore_errors=True)


def build_in(workshop: Path) -> bool:
    here = folders.here
    shutil.copytree(here.package, workshop / "src" / "orleans", ignore=NO_LEFTOVERS)
    for name in PROJECT:
        if (here.root / name).exists():
            (workshop / name).parent.mkdir(exist_ok=True)
            shutil.copy(here.root / name, workshop / name)
    jobs = workshop / "jobs.cfg"
    jobs.write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n")
    passing = workshop / "tmp"
    passing.mkdir()
    settings = tools() | {
        "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1",
        "ORLEANS_WITHOUT_PAGE": "1",
        "DIST_EXTRA_CONFIG": str(jobs),
        "CFLAGS": f"{os.environ.get('CFLAGS', '')} {COMPILER_FLAGS}",
        "TMPDIR": str(passing),
    }
    command = python("-m", "hatchling", "build", "-t", "wheel", "-d", "dist")
    with here.compile_log.open("wb") as log:
        done = subprocess.run(
            command,
            cwd=workshop,
            env=settings,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    return not done.returncode


def require_compiler() -> None:
    if os.name == "nt":
        raise NoCompiler("Compiling is not set up for Windows")
    question = (
        "import os, shlex, shutil, sysconfig;"
        "compiler = os.environ.get('CC') or sysconfig.get_config_var('CC') or 'cc';"
        "header = os.path.join(sysconfig.get_path('include'), 'Python.h');"
        "print(bool(shutil.which(shlex.split(compiler)[0])), os.path.exists(header))"
    )
    answer = subprocess.run(python("-c", question), capture_output=True, text=True).stdout
    if answer.split() == ["True", "False"]:
        raise NoCompiler("Python's C headers are not installed (python3-dev)")
    if answer.split() != ["True", "True"]:
        raise NoCompiler("No C compiler was found")
