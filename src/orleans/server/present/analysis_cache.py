"""Games that are over, analysed round by round: thought out in a worker, kept for the next reader,
told in each reader's language."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from ...analysis.decisions import games_at
from ...analysis.judgement import Effort
from ...analysis.rounds import JudgedRound
from ...analysis.summary import WORTH_TELLING
from ...content.schema import Language
from ...kernel.record import Record
from ...table.table import ABANDONED, OVER
from ...text.errors import Problem
from ...text.reasons import fortune_words, verdict_words
from ..wire import help as wire_help
from ..workers.pool import Pool
from ..workers.queue import SOMEBODY, Origin
from .presenter import words_in

if TYPE_CHECKING:
    from ..live.live_table import LiveTable

MOST_KEPT: Final = 500
MOST_TOLD: Final = 8
EFFORT: Final = Effort(seconds=10.0)
"""So that a round is done well within the worker's time, also on a slow machine."""


class Analyses:
    """Rounds that were analysed, and those that are being: whoever asks for the same waits for
    the same. Those not asked for longest are forgotten, and so is what failed."""

    def __init__(self, pool: Pool, most: int = MOST_KEPT) -> None:
        self.pool = pool
        self.most = most
        self.kept: OrderedDict[tuple[str, int], asyncio.Task[JudgedRound]] = OrderedDict()

    async def judged(
        self, table: str, record: Record, round: int, origin: Origin = SOMEBODY
    ) -> JudgedRound:
        key = (table, round)
        if key not in self.kept:
            task = asyncio.ensure_future(self.pool.analyse(table, record, round, EFFORT, origin))
            task.add_done_callback(lambda _: self.forget_failed(key))
            self.kept[key] = task
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return await asyncio.shield(self.kept[key])

    def forget_failed(self, key: tuple[str, int]) -> None:
        task = self.kept.get(key)
        if task is not None and task.done() and (task.cancelled() or task.exception()):
            del self.kept[key]


async def analysis(
    room: LiveTable, round: int, language: Language, origin: Origin
) -> wire_help.RoundAnalysis:
    """Only once the game is over: it tells everything that was hidden."""
    async with room.alone():
        if room.table.status not in (OVER, ABANDONED):
            raise Problem("server-not-over")
        if room.table.history is None:
            raise Problem("table-not-begun")
        record, history, names = room.table.record(), room.table.history, room.table.names
        last = max(1, room.table.game.stage())
    if round > last:
        raise Problem("server-no-round", last=last)
    judged = await room.rooms.analyses.judged(room.id, record, round, origin)
    decisions = [
        msgspec.structs.replace(one, moment=history.moment_at(one.moment))
        for one in await asyncio.to_thread(told, record, judged, names, language)
    ]
    return wire_help.RoundAnalysis(
        round=judged.round,
        rounds=judged.rounds,
        course=[
            wire_help.CoursePoint(moment=history.moment_at(at.moment), win=at.win)
            for at in judged.course
        ],
        decisions=decisions,
        draws=[
            msgspec.structs.replace(one, moment=history.moment_at(one.moment))
            for one in await asyncio.to_thread(drawn, record, judged, names, language)
        ],
        luck=judged.luck,
        skill=judged.skill,
    )


def told(
    record: Record, judged: JudgedRound, names: list[str], language: Language
) -> list[wire_help.JudgedDecision]:
    """In a thread: the game has to be played up to here once more."""
    words = words_in(language)
    worth = [one for one in judged.verdicts if one.loss >= WORTH_TELLING]
    largest = sorted(worth, key=lambda one: -one.loss)[:MOST_TOLD]
    games = games_at(record, [one.moment for one in largest])
    found: list[wire_help.JudgedDecision] = []
    for one in largest:
        said = verdict_words(words, games[one.moment], one, names)
        found.append(
            wire_help.JudgedDecision(
                moment=one.moment,
                seat=one.seat,
                text=said.done,
                better=said.better,
                loss=one.loss,
                change=one.change,
                reasons=said.reasons,
            )
        )
    return found


def drawn(
    record: Record, judged: JudgedRound, names: list[str], language: Language
) -> list[wire_help.TurningDraw]:
    words = words_in(language)
    largest = sorted(judged.fortunes, key=lambda one: -abs(one.points))[:MOST_TOLD]
    return [
        wire_help.TurningDraw(
            moment=one.moment,
            seat=one.seat,
            text=fortune_words(words, record, one, names),
            luck=one.points,
            change=one.change,
        )
        for one in largest
    ]
