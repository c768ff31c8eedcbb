"""A worker process: `python -m orleans.server.workers.worker`. It answers one question after
another until its input ends, which it does when the server is gone, however that happened.

Questions and answers have channels of their own, out of reach of the code that runs here: what a
computer player prints goes to the log, and what it reads is nothing.
"""

from __future__ import annotations

import argparse
import importlib
import os
import signal
import sys
import traceback
from typing import IO, Any, Final

import msgspec

from ...analysis import requests
from ...games import AnyGame
from ...kernel.record import RecordError
from ...table.uploaded import table_of_record
from .game_cache import Games
from .messages import (
    HEADER,
    About,
    Analyse,
    Answer,
    Decide,
    Done,
    Failed,
    Hint,
    Job,
    Moment,
    NeedWhole,
    Question,
    Ready,
    Tell,
    TellOdds,
    Upload,
    framed,
    question_decoder,
)

GRACE: Final = 3.0
"""Seconds after a job's limit at which the worker ends by itself, if the server has not ended it:
then the server is gone."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="orleans.server.workers.worker")
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--memory", type=int, required=True)
    parser.add_argument("--niceness", type=int, required=True)
    parser.add_argument("--players", action="append", default=[])
    args = parser.parse_args()
    questions, answers = channels()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us.
    limit_memory(args.memory)
    if hasattr(os, "nice"):
        os.nice(args.niceness)
    for module in args.players:
        importlib.import_module(module)
    serve(questions, answers, Games(args.games))


def channels() -> tuple[IO[bytes], IO[bytes]]:
    """Standard input and output, moved away; in their places nothing and standard error."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(questions, "rb"), os.fdopen(answers, "wb")


def limit_memory(most: int) -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def end_after(seconds: float) -> None:
    """The system ends the process then, whatever it is doing; 0 calls it off."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def serve(questions: IO[bytes], answers: IO[bytes], games: Games) -> None:
    send(answers, Ready())
    while True:
        head = questions.read(HEADER.size)
        if len(head) < HEADER.size:
            return
        body = questions.read(HEADER.unpack(head)[0])
        question = question_decoder.decode(body)
        end_after(question.limit + GRACE)
        answer = answered(question, games)
        end_after(0)
        send(answers, answer)


def send(answers: IO[bytes], answer: Answer) -> None:
    try:
        answers.write(framed(answer))
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # Nobody listens any more, and at a usual exit Python would complain.


def answered(question: Question, games: Games) -> Answer:
    """Whatever a job raises becomes an answer; where it was raised goes to the log alone."""
    number = question.number
    try:
        game = None
        if question.about is not None:
            game = games.game_of(question.about)
            if game is None:
                return NeedWhole(number=number)
        result = msgspec.msgpack.encode(perform(question.job, game))
        return Done(number=number, result=msgspec.Raw(result))
    except (RecordError, requests.DraftError) as error:
        return Failed(number=number, error=type(error).__name__, unfit=True, text=str(error))
    except BaseException as error:
        # Also SystemExit: a computer player must not end its worker by the way.
        log_failure(question.job, question.about)
        return Failed(number=number, error=type(error).__name__)


def log_failure(job: Job, about: About | None) -> None:
    table = about.table if about is not None else "-"
    text = f"{type(job).__name__} for table {table} failed\n{traceback.format_exc()}"
    os.write(2, text.encode(errors="replace"))  # In one piece, so that it is one entry there.


def perform(job: Job, game: AnyGame | None) -> Any:
    if isinstance(job, Upload):
        return table_of_record(job.record, job.language, job.recent, job.now)
    assert game is not None, "this job is about the game of a table"
    match job:
        case Decide():
            return requests.decide(game, job.seat, job.player, job.seed, job.drafted)
        case Hint():
            return requests.hint(game, job.seat, job.seed, job.drafted)
        case TellOdds():
            return requests.odds(game, job.seat, job.drafted)
        case Moment():
            return requests.moment(requests.record_so_far(game), job.number, job.seat)
        case Tell():
            return requests.replay_events(requests.record_so_far(game), job.first, job.last)
        case Analyse():
            return requests.analyse(requests.record_so_far(game), job.round, job.effort)


if __name__ == "__main__":
    main()
