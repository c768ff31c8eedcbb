"""The compiled engine: a copy of the package in .venv, always made from the present sources.

The sources themselves never get compiled files beside them, where these would outlive them.
"""

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

from . import folders
from .house import is_engine
from .locks import alone, locked
from .marks import NO_LEFTOVERS, files_of, fingerprint, holds, is_done, mark_done
from .packages import RUNTIME, prepare
from .problems import Problem, say
from .programs import python, tools
from .wheel import NotCompiled, build_wheel, require_compiler

FAILED = "Compiling the engine failed (see .venv/compile.log)"
BACKGROUND = "--background"


class NotYetCompiled(NotCompiled):
    """It is being done in the background."""


class Sources:
    """The package as it is now: what it needs to be compiled, and what is made of it."""

    def __init__(self) -> None:
        here = folders.here
        pyproject = here.root / "pyproject.toml"
        files = list(files_of(here.package))
        self.engine = [file for file in files if is_engine(file)]
        self.state = fingerprint([*files, pyproject])
        self.engine_state = fingerprint([*self.engine, pyproject])
        self.wheel = here.compiled / f"{self.engine_state}.whl"

    def seconds_to_compile(self) -> int:
        """A guess: what it takes on an ordinary machine."""
        lines = sum(file.read_bytes().count(b"\n") for file in self.engine)
        return 5 * round(1 + lines / 1700)


def engine(wait: bool) -> list[Path]:
    """What to put on the path before the sources: the compiled engine, if there can be one."""
    if os.environ.get("ORLEANS_PURE") == "1":
        return []
    try:
        return [compiled_engine() if wait else compiled_engine_if_ready()]
    except NotYetCompiled as reason:
        say(f"{reason}: until then games run in plain Python, which is slower.")
    except NotCompiled as reason:
        say(f"{reason}: the game runs in plain Python, which is slower.")
    return []


def compiled_engine(retry: bool = False) -> Path:
    """Its folder, when it is there."""
    sources = Sources()
    site = site_of(sources)
    if site is None:
        compile_once(sources, retry)
        site = site_of(sources)
    if site is None:
        raise NotCompiled("The engine has changed while it was compiled")
    return site


def compiled_engine_if_ready() -> Path:
    """As above. If it takes compiling, that is left to another process."""
    sources = Sources()
    site = site_of(sources)
    if site is None:
        if is_done("failure", sources.engine_state):
            raise NotCompiled(FAILED)
        require_compiler()
        compile_in_background()
        seconds = sources.seconds_to_compile()
        raise NotYetCompiled(f"The engine is being compiled in the background, about {seconds} s")
    return site


def site_of(sources: Sources) -> Path | None:
    """Takes only a moment, unless the engine has to be compiled first: then there is none."""
    site = folders.here.site
    with alone():
        if holds(site / "made-from", sources.state):
            return site
        if not sources.wheel.exists():
            return None
        assemble_site(sources.wheel, sources.state)
    return site


def assemble_site(wheel: Path, state: str) -> None:
    """The compiled modules from the wheel, all else from the sources."""
    new = folders.here.compiled / "new"
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(folders.here.package, new / "orleans", ignore=NO_LEFTOVERS)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith((".so", ".pyd")):
                archive.extract(name, new)
    (new / "made-from").write_text(state)
    shutil.rmtree(folders.here.site, ignore_errors=True)
    new.rename(folders.here.site)


def compile_engine(arguments: list[str]) -> int:
    prepare(RUNTIME)
    background = arguments == [BACKGROUND]
    if background and hasattr(os, "nice"):
        os.nice(10)
    try:
        if background:
            compile_once(Sources(), retry=False, wait=False)
        else:
            compiled_engine(retry=True)
    except NotCompiled as reason:
        raise Problem(f"{reason}.") from None
    return 0


def compile_in_background() -> None:
    """In a process that outlives the game and its terminal.

    If another one is at work already, the new one finds the place taken and ends.
    """
    command = python(str(folders.here.root / "dev"), "compile", BACKGROUND)
    try:
        with folders.here.compile_log.open("ab") as log:
            subprocess.Popen(
                command,
                cwd=folders.here.root,
                env=tools(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
    except OSError as error:
        raise NotCompiled(f"The engine cannot be compiled here ({error.strerror})") from None


def compile_once(sources: Sources, retry: bool, wait: bool = True) -> None:
    """Unless another process has done so or, if we do not wait, is about to."""
    folders.here.compiled.mkdir(exist_ok=True)
    waiting = "Waiting until the engine is compiled …" if wait else ""
    with locked(folders.here.compiled, waiting) as ours:
        if not ours or sources.wheel.exists():
            return
        if is_done("failure", sources.engine_state) and not retry:
            raise NotCompiled(FAILED)
        require_compiler()
        say(f"Compiling the engine once, about {sources.seconds_to_compile()} s …")
        try:
            built = build_wheel(sources.wheel)
        except OSError as error:
            say(f"run: {error}")
            built = False
        if not built:
            mark_done("failure", sources.engine_state)
            raise NotCompiled(FAILED)
