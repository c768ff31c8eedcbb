"""Deeds can be filled from the supply, and boards hold what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orleans.content.checks.board import FOLLOWERS
from orleans.content.checks.entries import At
from orleans.content.problems import Problem
from orleans.content.schema import Classic
from orleans.content.schema.deeds import Deed, DeedBoard
from orleans.content.schema.row import at_count

FIGURES = {"gear_wheels": "gear_wheels", "goods": "goods", "coins": "coins", "followers": "spaces"}


def check(game: Classic) -> Iterator[Problem]:
    for board in game.deeds.deed_board:
        yield from _board(game, board)
    for deed in game.deeds.deed:
        yield from _deed(game, deed)
    for achievement in game.deeds.achievement:
        at = At("deeds", "achievement", achievement.id)
        field = FIGURES[achievement.accepts]
        if not getattr(achievement, field):
            yield at.problem(field, "missing", f"as it accepts {achievement.accepts}")
    base = sum(deed.board == "board_base" for deed in game.deeds.deed)
    yield from At("board", "citizens_base").equal(
        "deeds_base_board", game.board.citizens_base.deeds_base_board, base, "one a base deed"
    )


def _board(game: Classic, board: DeedBoard) -> Iterator[Problem]:
    at = At("deeds", "deed_board", board.id)
    deeds = [deed for deed in game.deeds.deed if deed.board == board.id]
    achievements = [one for one in game.deeds.achievement if one.board == board.id]
    yield from at.equal("deeds", board.deeds or 0, len(deeds), "the deeds on this board")
    yield from at.equal(
        "achievements", board.achievements or 0, len(achievements), "the rows on this board"
    )
    completed = [one.complete for one in deeds] + [one.complete for one in achievements]
    citizens = sum(effect.citizen or 0 for effect in completed)
    if board.citizens is not None:
        yield from at.equal("citizens", board.citizens, citizens, "the citizens for completing")
    if board.completion_citizens is None:
        return
    for players in (2, 3, 4, 5):
        in_play = [deed for deed in deeds if deed_in_play(board, deed, players)]
        expected = sum(deed.complete.citizen or 0 for deed in in_play)
        found = at_count(board.completion_citizens, players)
        why = f"the citizens for completing with {players} players"
        yield from at.equal("completion_citizens", found, expected, why)


def deed_in_play(board: DeedBoard, deed: Deed, players: int) -> bool:
    """Whether a deed's citizen can be won at all; absent deeds keep theirs on the board."""
    if board.areas is None or deed.area is None:
        return True
    return players in (board.areas.upper if deed.area == "upper" else board.areas.lower)


def _deed(game: Classic, deed: Deed) -> Iterator[Problem]:
    at = At("deeds", "deed", deed.id)
    yield from at.holds(bool(deed.spaces), "spaces", [], "at least one space")
    rewards = bool(deed.reward) and all(reward.keys() for reward in deed.reward)
    yield from at.holds(rewards, "reward", "empty", "at least one reward, each with a word")
    if deed.goods_on:
        why = "one good below each space"
        yield from at.equal("the length of goods_on", len(deed.goods_on), len(deed.spaces), why)
    needed = Counter(deed.spaces)
    for supply in game.board.supply:
        for follower in FOLLOWERS:
            fits = needed[follower] <= supply[follower]
            expected = f"{supply[follower]} at most, the supply {supply.id}"
            yield from at.holds(fits, f"{follower} in spaces", needed[follower], expected)
