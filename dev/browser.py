"""A Chromium for the tests: the one that is there, or one from npm in .venv. Nothing is ever
installed on the system."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import folders
from .locks import locked
from .page import node, npm_command
from .problems import say
from .programs import last_lines

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = "@sparticuz/chromium@153.0.0"
HOW_TO_GET_ONE = "install Chromium or Chrome, or name one in ORLEANS_CHROMIUM"


class NoBrowser(Exception):
    """Why there is no Chromium for the tests."""


def chromium() -> str:
    named = os.environ.get("ORLEANS_CHROMIUM")
    for name in [named] if named else BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    if named:
        raise NoBrowser(f"ORLEANS_CHROMIUM is {named}, but there is no such program")
    if sys.platform != "linux":
        raise NoBrowser(f"No Chromium was found ({HOW_TO_GET_ONE})")
    folders.here.chromium.mkdir(exist_ok=True)
    with locked(folders.here.chromium, "Waiting until another start has installed Chromium …"):
        return chromium_of_our_own()


def chromium_of_our_own() -> str:
    folder = folders.here.chromium
    program = folder / "chromium"
    if not program.exists():
        say("Installing Chromium …")
        (folder / "package.json").write_text('{"private": true, "type": "module"}\n')
        install_it = npm_command("install", "--no-audit", "--no-fund", CHROMIUM)
        package = CHROMIUM.rpartition("@")[0]
        unpack = f"import('{package}').then((all) => all.default.executablePath())"
        commands = [install_it, [str(folders.here.python.parent / "node"), "-e", unpack]]
        run_into_log(commands, folder, node() | {"TMPDIR": str(folder)})
    if not program.exists():
        say(last_lines(folders.here.chromium_log, 20))
        raise NoBrowser(
            f"No Chromium was found, and none could be installed from npm ({HOW_TO_GET_ONE})"
        )
    return str(program)


def run_into_log(commands: list[list[str]], folder: Path, env: dict[str, str]) -> None:
    """Other things run and speak meanwhile. What matters is whether there is a Chromium then."""
    with folders.here.chromium_log.open("ab") as log:
        for command in commands:
            subprocess.run(
                command,
                cwd=folder,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
