"""The peers' own environment: made by the benchmark, kept beside it, never part of ours."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from ..contender import peer_environment

HERE = Path(__file__).parent
REQUIREMENTS = HERE / "requirements.txt"
FOLDER = HERE.parent / ".peers"

Say = Callable[[str], None]


class NoPeers(Exception):
    """The environment cannot be made; the text says why."""


def peers_python(say: Say) -> str:
    """The interpreter of the peers' environment, which is made first if need be."""
    venv = FOLDER / "venv"
    python = venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = FOLDER / "stamp"
    wanted = f"{sys.version}\n{REQUIREMENTS.read_text()}"
    if stamp.exists() and stamp.read_text() == wanted and python.exists():
        return str(python)
    say("making an environment for the peers (once; some 250 MB)")
    started = time.monotonic()
    stamp.unlink(missing_ok=True)
    shutil.rmtree(venv, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(venv)], say)
    run([str(python), "-m", "pip", *PIP, "-r", str(REQUIREMENTS)], say)
    stamp.write_text(wanted)
    say(f"the peers' environment is ready after {time.monotonic() - started:.0f} s")
    return str(python)


# Without a network this gives up within a minute.
PIP = ["install", "--disable-pip-version-check", "--timeout", "10", "--retries", "1"]


def run(command: list[str], say: Say) -> None:
    """Shows pip's main lines as they come; raises NoPeers with its last complaint."""
    complaint = ""
    try:
        process = subprocess.Popen(
            command,
            env=peer_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    except OSError as error:
        raise NoPeers(str(error)) from None
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            if line.startswith(("Collecting", "Installing")):
                say(f"  {line.partition(' (')[0].strip()}")
            elif line.startswith("ERROR") and not complaint:
                complaint = line.strip()
    if process.wait():
        raise NoPeers(complaint or f"{command[0]} ended with exit code {process.returncode}")
