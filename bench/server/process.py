"""`orleans serve` as one would start it, and what the system says of its processes."""

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from ..contender import ROOT, ContenderError, compiled_environment

PATIENCE = 60.0
PEAK = re.compile(r"^VmHWM:\s+(\d+) kB$", re.MULTILINE)
SAMPLE = re.compile(r"^(\w+)(?:\{(.*)\})? ([-+0-9.eE]+)$")

Samples = dict[str, float]


class Served:
    """One server process with its workers; `switches` are those of launch.py, for what
    `orleans serve` itself need not offer. Its own machine is spared all limits, or it is not."""

    def __init__(
        self,
        db: str,
        core: int | None = None,
        workers: int = 2,
        switches: Iterable[str] = (),
        limits: bool = False,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="orleans-bench-"))
        announced = self.folder / "announced.json"
        flags = ["--db", db, "--port", "0", "--workers", str(workers), "--log", "quiet"]
        flags += ["--announce", str(announced), *([] if limits else ["--no-local-limits"])]
        module = ["bench.server.launch", *switches] if switches else ["orleans.cli"]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", *module, "serve", *flags],
                cwd=ROOT,
                env=compiled_environment(),
                stdout=log,
                stderr=log,
            )
        if core is not None:
            os.sched_setaffinity(self.pid, {core})  # what it starts later inherits it
        self.url = self.when_ready(announced)

    @property
    def pid(self) -> int:
        return self.process.pid

    def when_ready(self, announced: Path) -> str:
        until = time.monotonic() + PATIENCE
        while not announced.exists():
            if self.process.poll() is not None or time.monotonic() > until:
                self.stop()
                said = (self.folder / "log").read_text().strip().splitlines()
                raise ContenderError(f"the server does not start: {said[-1] if said else ''}")
            time.sleep(0.02)
        return str(json.loads(announced.read_bytes())["url"])

    # ----------------------------------------------------------------- looking at it

    def cpu(self) -> float:
        """Seconds of processor time of the server itself, all its threads."""
        return cpu_of(self.pid)

    def workers_cpu(self) -> float:
        return sum(cpu_of(pid) for pid in children_of(self.pid))

    def memory(self) -> int:
        """Bytes of the server itself in memory, without its workers."""
        return memory_of(self.pid)

    def forget_peak(self) -> None:
        with contextlib.suppress(OSError):  # then the peak is that of its whole life
            Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def peak(self) -> int:
        """The most memory since `forget_peak`, in bytes."""
        return peak_of(self.pid)

    def counted(self) -> Samples:
        """What the server tells of itself, by name and labels as Prometheus writes them."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=PATIENCE) as answer:
            return samples_in(answer.read().decode())

    # ----------------------------------------------------------------------- the end

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> "Served":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        for file in self.folder.iterdir():
            file.unlink()
        self.folder.rmdir()


# ------------------------------------------------------------------ from the system


def has_proc() -> bool:
    """Whether processor time and memory of other processes can be read here."""
    return Path("/proc/self/stat").exists()


def fields_of(pid: int) -> list[str]:
    """Of /proc/PID/stat, from the state on; none if the process has ended."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return []
    return text.rpartition(")")[2].split()


def cpu_of(pid: int) -> float:
    fields = fields_of(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def memory_of(pid: int) -> int:
    fields = fields_of(pid)
    return int(fields[21]) * os.sysconf("SC_PAGE_SIZE") if fields else 0


def peak_of(pid: int) -> int:
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    match = PEAK.search(text)
    return int(match[1]) * 1024 if match else 0


def children_of(pid: int) -> list[int]:
    if not has_proc():
        return []
    numbers = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    return [one for one in numbers if fields_of(one)[1:2] == [str(pid)]]


def samples_in(text: str) -> Samples:
    """A line of Prometheus' text for each; the labels stay as they are written."""
    found: Samples = {}
    for line in text.splitlines():
        match = SAMPLE.match(line)
        if match is not None:
            name = f"{match[1]}{{{match[2]}}}" if match[2] else match[1]
            found[name] = float(match[3])
    return found
