"""A worker process, seen from the server: started, asked, ended."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Mapping
from typing import Final

import msgspec

from .errors import Crashed, WorkerError
from .messages import HEADER, LONGEST, Answer, Question, Ready, answer_decoder, framed
from .settings import Settings

log = logging.getLogger("orleans.workers")

READ_AT_ONCE: Final = 8192
BREATH: Final = 0.05
"""Seconds between reads of what a worker prints: who prints without end waits for us, and not
the server for it."""

LAST_WORDS: Final = 5.0
"""Seconds to read what an ended worker has left."""

KEPT: Final = ("PYTHON", "COVERAGE", "ORLEANS_PURE", "LANG", "LC_", "PATH", "HOME", "TMP", "SYSTEM")
"""Beginnings of the environment variables that a worker gets: others may be secrets."""


class StartFailed(WorkerError):
    """A new worker did not become ready."""


class Process:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin and process.stdout and process.stderr
        self.process = process
        self.questions = process.stdin
        self.answers = process.stdout
        self.log_pump = asyncio.create_task(pass_on(process.stderr, process.pid))
        self.gone = asyncio.create_task(process.wait())

    @property
    def pid(self) -> int:
        return self.process.pid

    @classmethod
    async def start(cls, settings: Settings) -> Process:
        started = await asyncio.create_subprocess_exec(
            *command(settings),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=environment(os.environ, sys.path),
            start_new_session=True,  # A group of its own, ended with all that it started.
        )
        process = cls(started)
        try:
            async with asyncio.timeout(settings.start):
                if not isinstance(await process.read(), Ready):
                    raise Crashed("the first word of a worker must be that it is ready")
        except (TimeoutError, Crashed) as error:
            await process.end()
            raise StartFailed(f"a worker did not start: {error or 'too slow'}") from None
        except BaseException:
            await process.end()
            raise
        return process

    async def ask(self, question: Question) -> Answer:
        """Raises Crashed if the process ends or answers nonsense."""
        try:
            self.questions.write(framed(question))
            await self.questions.drain()
        except ConnectionError:
            raise Crashed("the worker ended") from None
        answer = await self.read()
        if isinstance(answer, Ready) or answer.number != question.number:
            raise Crashed("the worker answered another question")
        return answer

    async def read(self) -> Answer:
        try:
            length = HEADER.unpack(await self.answers.readexactly(HEADER.size))[0]
            if length > LONGEST:
                raise Crashed(f"the worker's answer has {length} bytes")
            return answer_decoder.decode(await self.answers.readexactly(length))
        except asyncio.IncompleteReadError:
            raise Crashed("the worker ended") from None
        except msgspec.MsgspecError:
            raise Crashed("the worker's answer is no message") from None

    async def end(self) -> None:
        """At once, and nothing is left of it."""
        if self.process.returncode is None:
            kill(self.process)
        await self.gone
        self.questions.close()
        try:
            async with asyncio.timeout(LAST_WORDS):
                while await self.answers.read(LONGEST):
                    pass
                await self.log_pump
        except TimeoutError:
            log.error("something a worker started holds on", extra={"worker": self.pid})


def command(settings: Settings) -> list[str]:
    limits = ["--games", str(settings.games), "--memory", str(settings.memory)]
    limits += ["--niceness", str(settings.niceness)]
    players = [word for module in settings.players for word in ("--players", module)]
    return [sys.executable, "-P", "-m", "orleans.server.workers.worker", *limits, *players]


def environment(ours: Mapping[str, str], path: list[str]) -> dict[str, str]:
    """Modules are found where we find them, so a worker runs the same engine."""
    kept = {name: value for name, value in ours.items() if name.upper().startswith(KEPT)}
    kept["PYTHONPATH"] = os.pathsep.join(where or os.getcwd() for where in path)
    return kept


def kill(process: asyncio.subprocess.Process) -> None:
    try:
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass  # It ended by itself meanwhile.


async def pass_on(said: asyncio.StreamReader, pid: int) -> None:
    """What a worker prints goes to the server's log."""
    while chunk := await said.read(READ_AT_ONCE):
        text = chunk.decode(errors="replace").rstrip()
        log.warning("a worker says: %s", text, extra={"worker": pid})
        await asyncio.sleep(BREATH)
