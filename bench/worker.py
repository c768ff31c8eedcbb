"""The side of a contender: a process that answers one request per line with figures.

Only the standard library is used here: the peers' own environments run it too.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

Figures = dict[str, float]
Task = Callable[..., Mapping[str, Any]]

# Processor time, not the clock on the wall: what other programs do on a shared machine
# lengthens the run but hardly changes the figures.
clock = time.process_time

BATCH = 100  # calls between two looks at the clock


def serve(tasks: Mapping[str, Task]) -> None:
    """Answer requests until the input ends."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a library prints must not mix with the answers
    for line in sys.stdin:
        request = json.loads(line)
        answer = tasks[request.pop("task")](**request)
        print(json.dumps(answer), file=answers, flush=True)


def play_for(seconds: float, play_one: Callable[[], int]) -> Figures:
    """Whole games for so long, at least one; `play_one` tells how many decisions it took."""
    games = decisions = 0
    spent = 0.0
    started = clock()
    while not games or spent < seconds:
        decisions += play_one()
        games += 1
        spent = clock() - started
    return {
        "decisions_s": decisions / spent,
        "games_s": games / spent,
        "decisions_game": decisions / games,
    }


def microseconds(seconds: float, call: Callable[[], object]) -> float:
    """Of one call, measured for so long."""
    calls = 0
    spent = 0.0
    started = clock()
    while spent < seconds:
        for _ in range(BATCH):
            call()
        calls += BATCH
        spent = clock() - started
    return spent / calls * 1e6
