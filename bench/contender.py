"""The side of the benchmark: contenders as processes that wait while another one works."""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"


class ContenderError(Exception):
    """The contender cannot take part; the text says why."""


class Contender:
    """Started once, asked many times, so that rounds can alternate between contenders."""

    def __init__(self, module: str, env: dict[str, str], python: str = sys.executable) -> None:
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed in `stop`)
        self.process = subprocess.Popen(
            [python, "-m", module],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )

    def ask(self, task: str, **arguments: Any) -> dict[str, Any]:
        self.begin(task, **arguments)
        return self.answer()

    def begin(self, task: str, **arguments: Any) -> None:
        """For work beside that of another contender; `answer` waits for its end."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # then there is no answer either
            self.process.stdin.write(json.dumps({"task": task, **arguments}) + "\n")
            self.process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer = self.process.stdout.readline()
        if not answer:
            raise ContenderError(self.last_words())
        figures: dict[str, Any] = json.loads(answer)
        return figures

    @property
    def ended(self) -> bool:
        return self.process.poll() is not None

    def last_words(self) -> str:
        self.process.wait()
        self.complaints.seek(0)
        lines = self.complaints.read().strip().splitlines()
        return lines[-1] if lines else f"it ended with exit code {self.process.returncode}"

    def stop(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.complaints.close()

    def __enter__(self) -> "Contender":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def base_environment() -> dict[str, str]:
    """One thread, and the same order of sets and dicts every time."""
    env = {key: value for key, value in os.environ.items() if key != "ORLEANS_PURE"}
    return env | {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}


def with_path(*folders: Path) -> dict[str, str]:
    return base_environment() | {"PYTHONPATH": os.pathsep.join(map(str, folders))}


def callers_path() -> list[Path]:
    return [
        Path(part).absolute() for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part
    ]


def plain_environment() -> dict[str, str]:
    """The sources first, and never their compiled twins."""
    return with_path(SOURCES, ROOT, *callers_path()) | {"ORLEANS_PURE": "1"}


def compiled_environment() -> dict[str, str]:
    """The compiled engine is where the caller's path leads first; the sources come last."""
    return with_path(*callers_path(), ROOT, SOURCES)


def peer_environment() -> dict[str, str]:
    """Only this benchmark on the path: peers live in an environment of their own."""
    return with_path(ROOT)


def start_up(env: dict[str, str]) -> dict[str, float]:
    """`bench.start` in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.start"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def pin_to_one_core() -> int | None:
    """Everything started from now on shares one core; which one, or None if it cannot be done."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core
