"""Whole games against Joan at every level: they end, replay, and keep their secrets."""

import random
from typing import Any

import pytest

from orleans import read_record, record_of, verify_record
from orleans.bots.bot import Bot
from orleans.bots.levels import EasyBot
from orleans.bots.random_bot import RandomBot
from orleans.joan.game import JoanOfArc

from ...rules import rule
from ..conservation import check_pieces
from ..play import fingerprint, fresh
from .solo import LEVELS, MAIN_CARDS, solo

OPTIONS: list[dict[str, Any]] = [
    {"level": level, "joan_emptied_category": emptied}
    for level in LEVELS
    for emptied in (False, True)
]
EVERY_LEVEL = pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda o: "-".join(map(str, o.values()))
)
BOTS = pytest.mark.parametrize("bot", [RandomBot, EasyBot], ids=lambda bot: bot.name)


def play_out(options: dict[str, Any], seed: str, bot: Bot, listen: bool = False) -> JoanOfArc:
    game = fresh(1, options, seed, listen)
    while not game.over:
        check_pieces(game)
        game.play(0, bot.choose(game, 0, game.legal(0)))
    return game


@rule("joan.solo.end.when", "joan.solo.score.total")
@EVERY_LEVEL
@BOTS
def test_a_game_ends_and_replays_exactly(options: dict[str, Any], bot: type[Bot]) -> None:
    for seed in range(3):
        game = play_out(options, f"whole {seed}", bot(seed))
        check_pieces(game)
        assert game.round == 10 and game.bags == 2
        joan = sum(game.view(0)["joan"]["score"].values())
        assert game.winners == ([0] if game.scores[0] >= joan else [])
        again = verify_record(read_record(record_of(game).to_json()))
        assert again.snapshot() == game.snapshot()
        assert again.winners == game.winners


@rule("joan.solo.turn.hidden")
@EVERY_LEVEL
def test_imagined_worlds_look_alike_and_deal_what_is_hidden(options: dict[str, Any]) -> None:
    game = fresh(1, options, "imagined")
    bot = RandomBot(5)
    rng = random.Random(5)
    while not game.over:
        if rng.random() < 0.15:
            worlds = [game.imagine(0, str(seed)) for seed in range(5)]
            before = fingerprint(game)
            for world in worlds:
                assert world.view(0) == game.view(0)
                assert world.legal(0) == game.legal(0)
                check_pieces(world)
            piles = {tuple(pile_of(world)) for world in worlds}
            assert len(piles) > 1 or len(pile_of(game)) < 4
            while not worlds[0].over:
                worlds[0].play(0, bot.choose(worlds[0], 0, worlds[0].legal(0)))
            assert fingerprint(game) == before
        game.play(0, bot.choose(game, 0, game.legal(0)))


def pile_of(game: JoanOfArc) -> list[int]:
    assert game.area is not None
    return game.area.pile


@rule("joan.solo.turn.hidden")
@pytest.mark.parametrize(
    "top, alike", [("1", {"1", "9"}), ("7", {"7", "11"}), ("4", {"4", "6"}), ("13", {"13"})]
)
def test_any_card_with_the_back_on_top_may_be_next(top: str, alike: set[str]) -> None:
    table = solo(joan={"pile": [top]})
    tables = table.game.tables.solo
    assert tables is not None
    worlds = [table.game.imagine(0, str(seed)) for seed in range(30)]
    assert {tables.cards[pile_of(world)[0]].id for world in worlds} == alike


@rule("joan.solo.turn.hidden")
def test_the_true_order_of_the_pile_does_not_shine_through() -> None:
    """Tables that look alike imagine alike, whatever lies below the top."""
    one = solo(joan={"pile": MAIN_CARDS}).game
    other = solo(joan={"pile": ["9", *reversed(MAIN_CARDS[9:]), *MAIN_CARDS[:8]]}).game
    for seed in range(10):
        assert pile_of(one.imagine(0, str(seed))) == pile_of(other.imagine(0, str(seed)))


@pytest.mark.parametrize("level", LEVELS)
def test_easy_is_clearly_better_than_random(level: str) -> None:
    means: list[float] = []
    for bot in (RandomBot, EasyBot):
        scores = [play_out({"level": level}, f"worth {n}", bot(n)).scores[0] for n in range(6)]
        means.append(sum(scores) / len(scores))
    assert means[1] > 2 * means[0]
