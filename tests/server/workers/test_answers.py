"""What workers answer is what would have been thought here."""

import asyncio
import os

import pytest

import orleans
from orleans import record_of
from orleans.analysis import requests
from orleans.analysis.requests import record_so_far
from orleans.games import AnyGame, replay_record
from orleans.server.workers import Pool, Unanswerable, bot_moves
from orleans.server.workers.game_cache import Games
from orleans.server.workers.history_sync import HistorySync
from orleans.server.workers.messages import About, Decide, More, NeedWhole, Question, Whole
from orleans.server.workers.process import environment
from orleans.server.workers.worker import answered
from orleans.table.uploaded import table_of_record

from ...setups import VARIED
from ...table.games import begun, carry_out, decisions, seed_for
from .pools import UNHURRIED, with_pool


def played(name: str, most: int = 12) -> AnyGame:
    game = begun(name)
    for _, seat in zip(range(most), decisions(game), strict=False):
        carry_out(game, seat, requests.plain_decision(game, seat))
    return game


@pytest.mark.parametrize("name", VARIED)
def test_a_whole_game_through_the_pool_is_the_game_played_here(name: str) -> None:
    """Worker after worker, told only what is new, decides as would be decided here."""

    async def situation(pool: Pool) -> None:
        game = begun(name)
        for at, seat in enumerate(decisions(game)):
            seed = seed_for(game, seat)
            player = ("random", "easy")[seat % 2]
            moves = await pool.decide("t", record_so_far(game), seat, player, seed)
            if at % 4 == 0:
                assert moves == requests.decide(game, seat, player, seed)
            carry_out(game, seat, moves)
        found = await pool.upload(record_of(game), "en", 50, 0)
        assert (found.problem, found.summary["scores"]) == ("", game.scores)

    with_pool(situation, workers=2)


def test_four_bots_that_decide_at_once() -> None:
    """A table asks for all seats together; nobody waits for another seat's answer."""

    async def situation(pool: Pool) -> None:
        game = begun("orders+ti-events+intrigue")
        while not game.over and game.round < 4:
            seats = game.pending
            asked = [bot_moves(pool, "t", game, s, "easy", seed_for(game, s)) for s in seats]
            for seat, thought in zip(seats, await asyncio.gather(*asked), strict=True):
                assert (thought.by, thought.failures) == ("easy", [])
                carry_out(game, seat, thought.moves)

    with_pool(situation, workers=2)


def test_hints_odds_moments_and_checks_are_those_made_here() -> None:
    game = played("orders+ti-events+trade")
    record = record_so_far(game)
    seat = game.pending[0]

    async def situation(pool: Pool) -> None:
        assert await pool.hint("t", record, seat, 7) == requests.hint(game, seat, 7)
        first = requests.hint(game, seat, 7).moves[:1]
        assert await pool.hint("t", record, seat, 7, first) == requests.hint(game, seat, 7, first)
        assert await pool.odds("t", record, seat) == requests.odds(game, seat)
        for number, whose in ((0, None), (5, 2), (len(record.moves), seat)):
            moment = requests.moment(record, number, whose)
            assert await pool.moment("t", record, number, whose) == moment
        whole = record_of(game, reveal_seed=True)
        assert await pool.upload(whole, "de", 9, 5) == table_of_record(whole, "de", 9, 5)
        assert (await pool.upload(record, "en", 9, 5)).problem

    with_pool(situation, players=(UNHURRIED,))


def test_a_wrong_question_is_told_apart_from_a_crash() -> None:
    game = played("2014")
    record = record_so_far(game)

    async def situation(pool: Pool) -> None:
        before = pool.employed[0].process.pid
        with pytest.raises(Unanswerable, match="there is no moment 9999"):
            await pool.moment("t", record, 9999, None)
        with pytest.raises(Unanswerable, match="nonsense"):
            await pool.hint("t", record, game.pending[0], 1, ["nonsense"])
        damaged = record_so_far(game)
        damaged.moves[3] = "0 nonsense"
        with pytest.raises(Unanswerable, match="does not replay at move 4"):
            await pool.odds("other", damaged, 0)
        assert await pool.odds("t", record, 0) == requests.odds(game, 0)
        assert pool.employed[0].process.pid == before

    with_pool(situation)


# ------------------------------------------------------------------------ telling games


def stories_of(*lengths: int) -> tuple[list[About], AnyGame]:
    """What a worker is told of a game at these lengths, one after another."""
    record = record_so_far(played("joan", 30))
    stories = HistorySync(most=2)
    told = []
    for length in lengths:
        moves = record.moves[:length]
        now = record_so_far(replay_record(record, length))
        assert now.moves == moves
        about = stories.about("t", now)
        stories.remember(about, now)
        told.append(about)
    return told, replay_record(record, lengths[-1])


def test_a_game_is_told_whole_once_and_then_only_what_is_new() -> None:
    told, there = stories_of(10, 10, 25)
    first, same, more = (about.story for about in told)
    assert isinstance(first, Whole)
    assert isinstance(same, More) and same.moves == []
    assert isinstance(more, More) and len(more.moves) == 15
    games = Games(most=2)
    found = [games.game_of(about) for about in told]
    assert found[-1] is not None
    assert orleans.state_hash(found[-1]) == orleans.state_hash(there)
    assert record_so_far(found[-1]) == record_so_far(there)


def test_moves_taken_back_mean_that_the_whole_is_told_again() -> None:
    told, there = stories_of(25, 20)
    assert isinstance(told[-1].story, Whole)
    games = Games(most=2)
    found = [games.game_of(about) for about in told]
    assert found[-1] is not None and record_so_far(found[-1]) == record_so_far(there)


def test_another_history_of_the_same_length_is_told_whole() -> None:
    stories = HistorySync(most=2)
    for seed in ("one", "two"):
        record = record_so_far(begun("joan", seed))
        about = stories.about("t", record)
        assert isinstance(about.story, Whole)
        stories.remember(about, record)


def test_a_worker_that_lacks_the_game_asks_for_the_whole() -> None:
    told, there = stories_of(10, 25)
    job = Decide(seat=there.pending[0], player="random", seed=1)
    question = Question(number=1, limit=1, job=job, about=told[1])
    assert isinstance(answered(question, Games(most=2)), NeedWhole)


def test_the_pool_tells_the_whole_where_a_worker_has_forgotten() -> None:
    game = played("2014")
    seat = game.pending[0]

    async def situation(pool: Pool) -> None:
        records = {table: record_so_far(game) for table in ("a", "b", "c")}
        right = requests.decide(game, seat, "easy", 1)
        for table, record in records.items():
            assert await pool.decide(table, record, seat, "easy", 1) == right
        worker = pool.employed[0]
        assert list(worker.stories.told) == ["b", "c"]
        # Pretend that it still has a game which it dropped.
        worker.stories.remember(worker.stories.about("a", records["a"]), records["a"])
        assert await pool.decide("a", records["a"], seat, "easy", 1) == right

    with_pool(situation, games=2)


def test_both_sides_forget_the_same_game_first() -> None:
    stories, games = HistorySync(most=2), Games(most=2)
    record = record_so_far(begun("2014"))
    for table in "abacada":
        about = stories.about(table, record)
        assert games.game_of(about) is not None
        stories.remember(about, record)
        assert list(stories.told) == list(games.kept)


def test_a_table_goes_to_the_worker_that_has_its_game() -> None:
    record = record_so_far(begun("2014"))

    async def situation(pool: Pool) -> None:
        for _ in range(3):
            for table in ("a", "b"):
                await pool.odds(table, record, 0)
        known = sorted(list(employee.stories.told) for employee in pool.employed)
        assert known == [["a"], ["b"]]

    with_pool(situation, workers=2)


# --------------------------------------------------------------------------- the outside


def test_a_worker_gets_our_modules_but_not_our_secrets() -> None:
    ours = {"PYTHONHASHSEED": "0", "PATH": "/bin", "DATABASE_PASSWORD": "x", "ORLEANS_SECRET": "y"}
    theirs = environment(ours, ["", "/modules"])
    assert theirs["PYTHONPATH"] == os.pathsep.join([os.getcwd(), "/modules"])
    assert set(theirs) == {"PYTHONHASHSEED", "PATH", "PYTHONPATH"}
