"""What others install: the source archive with the built page, and the wheel made from it."""

import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from . import folders
from .packages import DEVELOPMENT, prepare
from .page import build_page
from .problems import Problem
from .programs import python, tools
from .wheel import require_compiler

PLAIN = "--plain"


def build(arguments: list[str]) -> int:
    """Both into dist/. The wheel has the engine compiled for this machine, or with --plain none."""
    if arguments not in ([], [PLAIN]):
        raise Problem(f"build takes nothing but {PLAIN}.", 2)
    prepare(DEVELOPMENT)
    build_page()
    if not arguments:
        require_compiler()
    dist = folders.here.root / "dist"
    source, wheel = build_both(dist, compiled=not arguments)
    print(source, wheel, sep="\n")
    return 0


def build_both(dist: Path, compiled: bool) -> tuple[Path, Path]:
    """The wheel is built from the unpacked archive, so that what is missing there is missed."""
    shutil.rmtree(dist, ignore_errors=True)
    hatchling(folders.here.root, dist, "sdist")
    source = next(dist.glob("*.tar.gz"))
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder, filter="data")
        unpacked = next(Path(folder).iterdir())
        hatchling(unpacked, dist, "wheel", compiled)
    return source, next(dist.glob("*.whl"))


def hatchling(project: Path, dist: Path, target: str, compiled: bool = False) -> None:
    env = tools() | ({"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"} if compiled else {})
    command = python("-m", "hatchling", "build", "-t", target, "-d", str(dist))
    done = subprocess.run(command, cwd=project, env=env, capture_output=True, text=True)
    if done.returncode:
        raise Problem(f"Building the {target} failed.\n{done.stdout}{done.stderr}")
