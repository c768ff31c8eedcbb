"""An analysis as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...analysis.decisions import games_at
from ...analysis.judgement import Verdict
from ...analysis.rounds import Fortune
from ...analysis.summary import Summary
from ...games import AnyGame
from ...kernel.record import Record
from ...terminal.shell.look import LONGEST_NAME
from ...terminal.shell.page import Page, shortened, table, terminal_page
from ...text.games import title_words
from ...text.reasons import fortune_words, points_words, verdict_words
from ...text.translator import Words

BARS: Final = "▁▂▃▄▅▆▇█"
SHARES: Final = 5
"""Rounds for which the chances are also told as figures."""

Mistakes = Sequence[tuple[int, Verdict]]
Fortunes = Sequence[tuple[int, Fortune]]


def as_text(
    words: Words,
    summary: Summary,
    record: Record,
    game: AnyGame,
    names: Sequence[str],
    seats: Sequence[int],
) -> list[str]:
    """With `seats` the mistakes are theirs, else those of the game."""
    page = terminal_page()
    say = words.say
    lines = [page.title(title_words(words, game.setup)), ""]
    lines += [page.heading(say("analyse-course")), *course_table(words, summary, names), ""]
    if seats:
        for seat in seats:
            lines.append(page.heading(say("analyse-mistakes-of", who=names[seat])))
            lines += mistake_lines(page, words, record, summary.mistakes(seat), names)
            lines.append(page.heading(say("analyse-draws-of", who=names[seat])))
            lines += fortune_lines(page, words, record, summary.fortunes(seat), names)
    else:
        lines.append(page.heading(say("analyse-mistakes")))
        lines += mistake_lines(page, words, record, summary.mistakes(), names)
        lines.append(page.heading(say("analyse-draws")))
        lines += fortune_lines(page, words, record, summary.fortunes(), names)
    lines += [page.heading(say("analyse-luck-and-skill"))]
    lines += balance_table(words, summary, game, names)
    return [*lines, "", *page.wrap(say("analyse-legend"))]


def course_table(words: Words, summary: Summary, names: Sequence[str]) -> list[str]:
    """Each seat's chance to win at the end of each round."""
    rounds = [round for round in summary.rounds if round.course]
    last = len(rounds) - 1
    shown = sorted({last * number // (SHARES - 1) for number in range(SHARES)})
    head = ["", words.say("analyse-all-rounds")]
    head += [words.say("analyse-round", round=rounds[at].round) for at in shown]
    rows = [head]
    for seat, name in enumerate(names):
        wins = [round.course[-1].win[seat] for round in rounds]
        figures = [words.percent(wins[at]) for at in shown]
        rows.append([shortened(name, LONGEST_NAME), sparkline(wins), *figures])
    return table(rows, right=range(2, len(head)))


def sparkline(shares: Sequence[float]) -> str:
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shares)


def mistake_lines(
    page: Page, words: Words, record: Record, mistakes: Mistakes, names: Sequence[str]
) -> list[str]:
    if not mistakes:
        return [*page.wrap(words.say("analyse-no-mistakes")), ""]
    games = games_at(record, [verdict.moment for _, verdict in mistakes])
    labels = [words.say(key) for key in ("analyse-done", "analyse-better", "advice-why")]
    width = max(map(len, labels))
    lines: list[str] = []
    for round, verdict in mistakes:
        said = verdict_words(words, games[verdict.moment], verdict, names)
        lines += page.strong(
            words.say(
                "analyse-mistake",
                who=names[verdict.seat],
                round=round,
                moment=verdict.moment,
                points=points_words(words, verdict.loss),
                chance=words.percent(abs(verdict.change)),
            )
        )
        told = (said.done, said.better, " ".join(said.reasons))
        for label, text in zip(labels, told, strict=True):
            if text:
                lines += page.labelled(label, text, width)
        lines.append("")
    return lines


def fortune_lines(
    page: Page, words: Words, record: Record, fortunes: Fortunes, names: Sequence[str]
) -> list[str]:
    if not fortunes:
        return [*page.wrap(words.say("analyse-no-draws")), ""]
    lines: list[str] = []
    for round, fortune in fortunes:
        lines += page.strong(
            words.say(
                "analyse-draw",
                who=names[fortune.seat],
                round=round,
                moment=fortune.moment,
                way="more" if fortune.points > 0 else "less",
                points=points_words(words, abs(fortune.points)),
                change=signed_percent(words, fortune.change),
            )
        )
        lines += [*page.wrap(fortune_words(words, record, fortune, names)), ""]
    return lines


def signed_percent(words: Words, share: float) -> str:
    return ("+" if share >= 0 else "−") + words.percent(abs(share))


def balance_table(words: Words, summary: Summary, game: AnyGame, names: Sequence[str]) -> list[str]:
    keys = ("column-points", "analyse-luck", "analyse-skill", "analyse-choices", "analyse-best")
    rows = [["", *(words.say(key) for key in keys)]]
    for seat, name in enumerate(names):
        choices, best = summary.choices(seat)
        rows.append(
            [
                shortened(name, LONGEST_NAME),
                str(game.scores[seat]),
                signed(words, summary.luck[seat]),
                signed(words, summary.skill[seat]),
                str(choices),
                words.percent(best / choices) if choices else "",
            ]
        )
    return table(rows, right=range(1, len(keys) + 1))


def signed(words: Words, points: float) -> str:
    return f"+{words.figure(points, 1)}" if points > 0 else words.figure(points, 1)


def as_json(
    summary: Summary, game: AnyGame, names: Sequence[str], seats: Sequence[int]
) -> dict[str, Any]:
    """All of it: round by round, and the largest mistakes of the game or of those seats."""
    each = {seat: summary.mistakes(seat) for seat in seats or range(len(names))}
    return {
        "seats": [
            {
                "seat": seat,
                "name": names[seat],
                "score": game.scores[seat],
                "luck": summary.luck[seat],
                "skill": summary.skill[seat],
                "choices": summary.choices(seat)[0],
                "best": summary.choices(seat)[1],
                "mistakes": [plain(*mistake) for mistake in mistakes],
                "draws": [plain(*fortune) for fortune in summary.fortunes(seat)],
            }
            for seat, mistakes in each.items()
        ],
        "mistakes": [plain(*mistake) for mistake in summary.mistakes()],
        "draws": [plain(*fortune) for fortune in summary.fortunes()],
        "rounds": [
            {
                "round": round.round,
                "course": round.course,
                "decisions": [plain(round.round, one) for one in round.verdicts if one.loss],
                "draws": [plain(round.round, one) for one in round.fortunes],
                "luck": round.luck,
                "skill": round.skill,
            }
            for round in summary.rounds
        ],
    }


def plain(round: int, found: Verdict | Fortune) -> dict[str, Any]:
    return {"round": round, **msgspec.to_builtins(found)}
