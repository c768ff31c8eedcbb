"""A finished game analysed over HTTP, round by round."""

import asyncio

import msgspec
import pytest

import orleans
from orleans import Record, record_of
from orleans.analysis.judgement import Effort
from orleans.analysis.rounds import JudgedRound
from orleans.bots import PLAYERS, play_out
from orleans.server.present.analysis_cache import Analyses
from orleans.server.workers.errors import Crashed
from orleans.server.workers.pool import Pool
from orleans.server.workers.queue import SOMEBODY, Origin
from tests.server.running import Running


@pytest.fixture(scope="module")
def record() -> Record:
    game = orleans.new(orleans.Setup(edition="2021", players=2), "analysed", listen=False)
    play_out(game, [PLAYERS["random"](seat) for seat in range(2)])
    return record_of(game)


def test_a_round_of_a_finished_game(server: Running, record: Record) -> None:
    uploaded = server.post("/api/records", msgspec.to_builtins(record)).json
    path = f"/api/tables/{uploaded['table']}/analysis"
    found = server.get(f"{path}/1?language=de")
    assert found.status == 200
    assert (found.json["round"], found.json["rounds"]) == (1, 18)
    assert found.json["course"][0]["moment"] == 0
    assert all(abs(sum(point["win"]) - 1) < 1e-6 for point in found.json["course"])
    assert len(found.json["luck"]) == len(found.json["skill"]) == 2
    losses = [one["loss"] for one in found.json["decisions"]]
    assert losses and losses == sorted(losses, reverse=True) and len(losses) <= 8
    worst = found.json["decisions"][0]
    assert worst["text"] != worst["better"] and worst["change"] <= 0
    assert any("Punkte mehr" in reason for reason in worst["reasons"])
    again = server.get(f"{path}/1?language=en").json
    assert [one["loss"] for one in again["decisions"]] == losses
    assert "points more" in " ".join(again["decisions"][0]["reasons"])
    late = server.get(f"{path}/19")
    assert (late.status, late.key) == (404, "server-no-round")
    assert server.get(f"{path}/0").status == 404


class Counting(Pool):
    """Counts what it is asked, and fails where it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.fails = False

    async def analyse(
        self, table: str, record: Record, round: int, effort: Effort, origin: Origin = SOMEBODY
    ) -> JudgedRound:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise Crashed("for once")
        return JudgedRound(round=round, rounds=18, course=[], verdicts=[], luck=[], skill=[])


def test_whoever_asks_for_the_same_round_waits_for_the_same_answer(record: Record) -> None:
    async def situation() -> None:
        pool = Counting()
        analyses = Analyses(pool)
        both = await asyncio.gather(*(analyses.judged("t", record, 1) for _ in range(2)))
        assert both[0] is both[1] and pool.asked == 1
        await analyses.judged("t", record, 2)
        await analyses.judged("t", record, 1)
        assert pool.asked == 2

    asyncio.run(situation())


def test_only_so_many_rounds_are_kept(record: Record) -> None:
    async def situation() -> None:
        pool = Counting()
        analyses = Analyses(pool, most=2)
        for round in (1, 2, 1, 3):
            await analyses.judged("t", record, round)
        assert pool.asked == 3 and len(analyses.kept) == 2
        await analyses.judged("t", record, 1)
        assert pool.asked == 3
        await analyses.judged("t", record, 2)
        assert pool.asked == 4

    asyncio.run(situation())


def test_what_failed_is_tried_again(record: Record) -> None:
    async def situation() -> None:
        pool = Counting()
        pool.fails = True
        analyses = Analyses(pool)
        with pytest.raises(Crashed):
            await analyses.judged("t", record, 1)
        pool.fails = False
        assert (await analyses.judged("t", record, 1)).round == 1

    asyncio.run(situation())
