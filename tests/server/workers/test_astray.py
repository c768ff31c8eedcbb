"""Players and workers that go astray: each costs its own job, and the others go on."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from orleans.analysis import requests
from orleans.analysis.requests import record_so_far
from orleans.kernel.record import Record
from orleans.server.workers import (
    Closed,
    Crashed,
    Full,
    Pool,
    Settings,
    TooSlow,
    WorkerError,
    bot_moves,
)
from orleans.server.workers.messages import TellOdds
from orleans.server.workers.process import StartFailed
from tests.patience import PATIENCE

from ...table.games import begun, carry_out
from .pools import ASTRAY, alive, pids_of, until, with_pool

SHORT = 0.6  # seconds for those that would never end


def record() -> Record:
    return record_so_far(begun("2014"))


@pytest.mark.parametrize(
    "player, error, survives",
    [
        ("looping", TooSlow, False),
        ("flooding", TooSlow, False),
        ("raising", Crashed, True),
        ("quitting", Crashed, True),
        ("unheard of", Crashed, True),
        ("exiting", Crashed, False),
        ("meddling", Crashed, False),
        ("hoarding", Crashed, False),
    ],
)
def test_who_goes_astray_costs_only_his_own_job(
    player: str, error: type[WorkerError], survives: bool
) -> None:
    limit = SHORT if error is TooSlow else PATIENCE

    async def situation(pool: Pool) -> None:
        await pool.odds("warm", record(), 0)
        before = pool.employed[0].process.pid
        bad = asyncio.create_task(pool.decide("bad", record(), 0, player, 1, limit))
        good = [pool.decide(f"good {n}", record(), 0, "random", n) for n in range(3)]
        results = await asyncio.gather(bad, *good, return_exceptions=True)
        assert type(results[0]) is error
        game = begun("2014")
        assert results[1:] == [requests.decide(game, 0, "random", n) for n in range(3)]
        assert (pool.employed[0].process.pid == before) is survives
        assert pool.tally == {"Done": 4, error.__name__: 1}

    with_pool(situation, memory=512 << 20)


def test_what_is_printed_is_no_answer(caplog: pytest.LogCaptureFixture) -> None:
    async def situation(pool: Pool) -> None:
        moves = await pool.decide("t", record(), 0, "chatting", 1)
        assert moves == requests.plain_decision(begun("2014"), 0)
        await until(lambda: "hello" in caplog.text)

    with_pool(situation)


def test_where_it_crashed_is_for_the_log_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def situation(pool: Pool) -> None:
        with pytest.raises(Crashed) as caught:
            await pool.decide("the table", record(), 0, "raising", 1)
        assert str(caught.value) == "the job failed with RuntimeError"
        await until(lambda: "a secret of the inside" in caplog.text)
        assert "Decide for table the table failed" in caplog.text

    with_pool(situation)


def test_the_event_loop_goes_on_while_a_player_loops_or_floods() -> None:
    async def situation(pool: Pool) -> None:
        players = ("looping", "flooding")
        bad = [pool.decide(player, record(), 0, player, 1, 1.5) for player in players]
        asked = asyncio.gather(*bad, return_exceptions=True)
        beats = 0
        while not asked.done():
            await asyncio.sleep(0.01)
            beats += 1
        assert [type(result) for result in await asked] == [TooSlow, TooSlow]
        assert beats > 5

    with_pool(situation, workers=2)


def test_looping_players_of_one_table_keep_one_worker_busy_and_not_all() -> None:
    async def situation(pool: Pool) -> None:
        jobs = [pool.decide("bad", record(), seat, "looping", 1, PATIENCE) for seat in (0, 1)]
        bad = [asyncio.create_task(job) for job in jobs]
        await until(lambda: len(pool.idle) == 1)
        assert len(pool.queue) == 1
        assert await pool.decide("good", record(), 0, "random", 1)
        assert not any(task.done() for task in bad)
        for task in bad:
            task.cancel()
        await asyncio.wait(bad)

    with_pool(situation, workers=2)


# ----------------------------------------------------------------------- a move anyway


@pytest.mark.parametrize("player, why", [("looping", "TooSlow"), ("raising", "Crashed")])
def test_random_stands_in_for_who_cannot_decide(player: str, why: str) -> None:
    game = begun("2014")

    async def situation(pool: Pool) -> None:
        limit = SHORT if why == "TooSlow" else PATIENCE
        thought = await bot_moves(pool, "t", game, 0, player, 1, limit)
        assert (thought.by, thought.failures) == ("random", [f"{player}: {why}"])
        carry_out(game, 0, thought.moves)

    with_pool(situation)


def test_without_any_worker_the_first_sensible_moves_are_made() -> None:
    game = begun("2014")
    thought = asyncio.run(bot_moves(Pool(), "t", game, 0, "easy", 1))
    assert (thought.by, thought.failures) == ("", ["easy: Closed"])
    carry_out(game, 0, thought.moves)


# ------------------------------------------------------------------------------- waiting


async def halted(pool: Pool) -> asyncio.Task[list[str]]:
    """A job that the only worker has begun, and that it ends no sooner than we let it go on."""
    os.kill(pool.employed[0].process.pid, signal.SIGSTOP)
    busy = asyncio.create_task(pool.decide("busy", record(), 0, "random", 1, PATIENCE))
    await until(lambda: not pool.idle)
    return busy


def go_on(pool: Pool) -> None:
    os.kill(pool.employed[0].process.pid, signal.SIGCONT)


def test_too_many_jobs_are_refused_and_the_others_done() -> None:
    async def situation(pool: Pool) -> None:
        busy = await halted(pool)
        waiting = [asyncio.create_task(pool.odds("t", record(), 0)) for _ in range(3)]
        await until(lambda: len(pool.queue) == 3)
        with pytest.raises(Full, match="3 jobs wait already"):
            await pool.odds("t", record(), 0)
        go_on(pool)
        assert len(await asyncio.gather(busy, *waiting)) == 4

    with_pool(situation, waiting=3)


def test_people_come_before_computer_players() -> None:
    done: list[str] = []

    async def situation(pool: Pool) -> None:
        async def bot(table: str) -> None:
            await pool.decide(table, record(), 0, "random", 1)
            done.append(table)

        async def person() -> None:
            await pool.odds("a", record(), 0)
            done.append("person")

        busy = await halted(pool)
        jobs = [asyncio.create_task(job) for job in (bot("a"), bot("b"), person())]
        await until(lambda: len(pool.queue) == 3)
        go_on(pool)
        await asyncio.gather(*jobs, busy)
        assert done == ["person", "a", "b"]

    with_pool(situation)


def test_who_goes_away_leaves_the_queue() -> None:
    async def situation(pool: Pool) -> None:
        busy = await halted(pool)
        waiting = asyncio.create_task(pool.hint("t", record(), 0, 1))
        await until(lambda: len(pool.queue) == 1)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert len(pool.queue) == 0
        busy.cancel()  # This one has begun: the worker brings it to its end.
        await asyncio.wait([busy])
        go_on(pool)
        assert await pool.odds("t", record(), 0)
        assert pool.tally == {"Done": 1}

    with_pool(situation)


def test_who_waits_too_long_for_a_worker_is_told() -> None:
    async def situation(pool: Pool) -> None:
        busy = asyncio.create_task(pool.decide("busy", record(), 0, "looping", 1, PATIENCE))
        await until(lambda: not pool.idle)
        with pytest.raises(TooSlow, match="no worker was free"):
            await pool.ask(TellOdds(seat=0), "t", record(), 0.2)
        busy.cancel()
        await asyncio.wait([busy])

    with_pool(situation, patience=0.1)


# ------------------------------------------------------------------- workers come and go


def test_a_worker_that_dies_idle_is_replaced() -> None:
    async def situation(pool: Pool) -> None:
        before = pool.employed[0].process.pid
        os.kill(before, signal.SIGKILL)
        await until(lambda: before not in pids_of(pool))
        assert await pool.decide("t", record(), 0, "random", 1)
        assert pool.employed[0].process.pid != before

    with_pool(situation)


def test_a_worker_is_replaced_after_its_share_of_jobs() -> None:
    async def situation(pool: Pool) -> None:
        seen = set()
        for _ in range(4):
            await pool.odds("t", record(), 0)
            seen.update(pids_of(pool))
        assert len(seen) >= 2

    with_pool(situation, jobs=2)


def test_closing_leaves_nobody_waiting() -> None:
    async def run() -> list[object]:
        pool = Pool(Settings(workers=1, players=(ASTRAY,)))
        await pool.start()
        jobs = [pool.decide(f"{n}", record(), 0, "looping", 1, 10 * PATIENCE) for n in range(3)]
        asked = asyncio.gather(*jobs, return_exceptions=True)
        await until(lambda: not pool.idle)
        await pool.close()
        with pytest.raises(Closed):
            await pool.odds("t", record(), 0)
        return list(await asked)

    began = time.monotonic()
    assert [type(result) for result in asyncio.run(run())] == [Closed] * 3
    assert time.monotonic() - began < PATIENCE


def test_a_pool_whose_workers_cannot_start_says_so(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with Pool(Settings(workers=1, players=("no_such_module",))):
            raise AssertionError("it started")

    with pytest.raises(StartFailed, match="did not start: the worker ended"):
        asyncio.run(run())
    assert "No module named 'no_such_module'" in caplog.text
    assert any(record.levelno == logging.ERROR for record in caplog.records)


@pytest.mark.parametrize("player", ["", "looping"])
def test_workers_end_when_the_server_is_killed(player: str) -> None:
    """Idle ones at once, a busy one when the limit of its job is over."""
    server = textwrap.dedent(f"""
        import asyncio
        from orleans.server.workers import Pool, Settings
        from orleans.analysis.requests import record_so_far
        from tests.table.games import begun

        async def main():
            async with Pool(Settings(workers=2, players=({ASTRAY!r},))) as pool:
                while len(pool.employed) < 2:
                    await asyncio.sleep(0.02)
                print(*[employee.process.pid for employee in pool.employed], flush=True)
                if {player!r}:
                    await pool.decide("t", record_so_far(begun("2014")), 0, {player!r}, 1, 5)
                await asyncio.sleep(60)

        asyncio.run(main())
    """)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", server], stdout=subprocess.PIPE, text=True, env=environment
    ) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2 and all(alive(pid) for pid in pids)
        if player:
            time.sleep(1)
        parent.kill()
    deadline = time.monotonic() + PATIENCE
    while any(running(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(running(pid) for pid in pids)


def running(pid: int) -> bool:
    """Orphans are reaped by whoever adopted them, which is no business of ours."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
