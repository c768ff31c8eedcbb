"""Starting what a user wants to run: the game, a script, the benchmark, the camera."""

from pathlib import Path

from . import folders
from .browser import NoBrowser, chromium
from .engine import engine
from .packages import DEVELOPMENT, RUNTIME, prepare
from .page import build_page
from .problems import Problem
from .programs import become, environment, python


def play(arguments: list[str]) -> int:
    return orleans(["play", *arguments])


def orleans(arguments: list[str]) -> int:
    prepare(RUNTIME)
    if needs_page(arguments):
        build_page()
    path = engine(wait=needs_speed(arguments))
    return become(python("-P", "-m", "orleans", *arguments), environment(*path))


def needs_speed(arguments: list[str]) -> bool:
    """Many games are worth waiting for the compiler; one game, or a help text, is not."""
    return arguments[:1] == ["simulate"] and not asks_for_help(arguments)


def needs_page(arguments: list[str]) -> bool:
    """For all that shows it: `serve`, and `play` outside the terminal."""
    shows_it = arguments[:1] == ["serve"] or (
        arguments[:1] == ["play"] and "--terminal" not in arguments
    )
    return shows_it and not asks_for_help(arguments)


def asks_for_help(arguments: list[str]) -> bool:
    return bool({"-h", "--help"}.intersection(arguments))


def own_python(arguments: list[str]) -> int:
    """The user's script as Python itself would run it, on the compiled engine."""
    prepare(RUNTIME)
    return become(python(*arguments), environment(*engine(wait=True)))


def bench(arguments: list[str]) -> int:
    prepare(DEVELOPMENT)
    path = engine(wait=True)
    return become(python("-P", "-m", "bench", *arguments), environment(*path, folders.here.root))


def screenshots(arguments: list[str]) -> int:
    prepare(DEVELOPMENT)
    build_page()
    try:
        browser = chromium()
    except NoBrowser as reason:
        raise Problem(f"{reason}.") from None
    usual = folders.here.root / "build" / "screenshots"
    folder = Path(arguments[0] if arguments else usual).absolute()
    env = environment(folders.here.root) | {"ORLEANS_CHROMIUM": browser}
    return become(python("-m", "tests.ui.screenshots", str(folder)), env)
