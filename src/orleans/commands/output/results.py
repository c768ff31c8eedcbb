"""Files of results, a game a line: written so that only whole lines stay, read with care."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from ...lab.run.outcome import LineError, Outcome, read_outcomes
from ...table.files import FileError, reason_of
from ...terminal.saves import read_bytes
from ...text.errors import Problem, one_line
from ...text.translator import Words


class Read(NamedTuple):
    """The games of a file, and a sentence for what in it was left out."""

    outcomes: list[Outcome]
    left_out: list[Problem]


def read_results(path: Path) -> Read:
    return results_in(path, read_bytes(path))


def results_in(path: Path, data: bytes) -> Read:
    outcomes, wrong = read_outcomes(data)
    if wrong and not outcomes:
        return Read([], [Problem("results-foreign", fault=line_problem(path, wrong[0]))])
    left_out = [
        Problem("results-cut" if line.cut else "results-line", fault=line_problem(path, line))
        for line in wrong
    ]
    return Read(outcomes, left_out)


def line_problem(path: Path, wrong: LineError) -> Problem:
    return Problem("error-results", path=str(path), line=wrong.line, reason=wrong.reason)


def tell(words: Words, problems: Iterable[Problem]) -> None:
    for problem in problems:
        print(one_line(problem.sentence(words)), file=sys.stderr)


class ResultsFile:
    """Grows line by line; whatever ends the run, also a full disk, leaves whole lines, and no
    file at all where there is no line."""

    def __init__(self, path: str, force: bool = False, resume: bool = False) -> None:
        self.path = path
        mode = "r+" if resume else "w" if force else "x"
        try:
            self.file = FileIO(path, mode)
            if resume:
                self.end_with_a_whole_line()
        except FileExistsError:
            raise Problem("error-exists-force", path=path) from None
        except OSError as error:
            raise self.problem(error) from None

    def end_with_a_whole_line(self) -> None:
        """A run that was killed may have left the beginning of one."""
        whole = self.file.read().rfind(b"\n") + 1
        self.file.truncate(whole)
        self.file.seek(whole)

    def add(self, outcome: Outcome) -> None:
        whole = self.file.tell()
        try:
            left = memoryview(outcome.to_line())
            while left:
                left = left[self.file.write(left) :]
        except BaseException as error:
            # A device cannot be cut, but neither does it keep anything.
            with contextlib.suppress(OSError):
                self.file.truncate(whole)
            if isinstance(error, OSError):
                raise self.problem(error) from None
            raise

    def problem(self, error: OSError) -> FileError:
        return FileError("error-cannot-write", path=self.path, reason=reason_of(error))

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()
        if os.path.isfile(self.path) and not os.path.getsize(self.path):
            os.unlink(self.path)
