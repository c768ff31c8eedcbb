"""The computer players: they keep the rules, their secrets and their word."""

import random

import pytest

from orleans.bots import PLAYERS
from orleans.bots.bot import Bot, play_out
from orleans.bots.greedy_bot import GreedyBot
from orleans.bots.random_bot import RandomBot
from orleans.classic.game import Classic
from orleans.kernel.chance import fresh_chance

from ..classic.conservation import check_pieces
from ..kernel.play import EVERY_SETUP, decisions, fingerprint, fresh, midway

EVERY_BOT = pytest.mark.parametrize("bot", [RandomBot, GreedyBot])


def seated(bot: type[Bot], players: int, seed: int = 0) -> list[Bot]:
    return [bot(seed * 8 + seat) for seat in range(players)]


@EVERY_SETUP
@EVERY_BOT
def test_a_bot_plays_a_whole_game_by_the_rules(bot: type[Bot], edition: str, players: int) -> None:
    game = fresh(edition, players, "whole")
    bots = seated(bot, players)
    while not game.over:
        seat = game.pending[0]
        legal = game.legal(seat)
        move = bots[seat].choose(game, seat, legal)
        assert move in legal
        game.play(seat, move)
    check_pieces(game)


@EVERY_BOT
def test_a_bot_with_the_same_seed_plays_the_same_game(bot: type[Bot]) -> None:
    ends = []
    for _ in range(2):
        game = fresh("bigbox", 3, "same")
        assert play_out(game, seated(bot, 3, seed=1)) == len(game.moves_played())
        ends.append(fingerprint(game))
    assert ends[0] == ends[1]


def test_random_bots_of_another_seed_play_another_game() -> None:
    games = [fresh("bigbox", 3, "same") for _ in range(2)]
    for seed, game in enumerate(games):
        play_out(game, seated(RandomBot, 3, seed))
    assert fingerprint(games[0]) != fingerprint(games[1])


@EVERY_BOT
def test_thinking_leaves_the_game_alone(bot: type[Bot]) -> None:
    thinker = bot(3)
    game = midway("bigbox", 4, "thinking")
    for at, (seat, _) in enumerate(decisions(game, 3)):
        if at % 4 == 0:
            before = fingerprint(game)
            legal = game.legal(seat)
            thinker.choose(game, seat, legal)
            assert legal == game.legal(seat)
            assert fingerprint(game) == before


@EVERY_BOT
def test_a_bot_does_not_know_what_its_seat_does_not_know(bot: type[Bot]) -> None:
    """With other draws and other Hour Glass tiles to come it chooses the same."""
    rng = random.Random(1)
    game = midway("2021", 3, "secrets")
    for at, (seat, _) in enumerate(decisions(game, 5)):
        if at % 5 == 0:
            other = with_another_future(game, rng)
            here = bot(at).choose(game, seat, game.legal(seat))
            there = bot(at).choose(other, seat, other.legal(seat))
            assert here is there


def with_another_future(game: Classic, rng: random.Random) -> Classic:
    """Tiles that nobody has seen change places with others of their letter."""
    other = game.copy()
    tiles = other.hour_glass[:]
    letters = [game.tables.hour_glass[tile].letter for tile in tiles]
    for letter in set(letters[game.round :]):
        at = [i for i in range(game.round, len(tiles)) if letters[i] == letter]
        shuffled = [tiles[i] for i in at]
        rng.shuffle(shuffled)
        for i, tile in zip(at, shuffled, strict=True):
            tiles[i] = tile
    other.hour_glass = tiles
    other.chance = fresh_chance("another seed")
    return other


def test_greedy_beats_random_more_often_than_not() -> None:
    wins = {"greedy": 0, "random": 0}
    points = {"greedy": 0, "random": 0}
    for seed in range(60):
        game = fresh(("2014", "2021", "bigbox")[seed % 3], 2, f"match {seed}")
        bots: list[Bot] = [GreedyBot(seed), RandomBot(seed)]
        if seed % 2:
            bots.reverse()
        play_out(game, bots)
        for seat, bot in enumerate(bots):
            points[bot.name] += game.scores[seat]
            wins[bot.name] += seat in game.winners
    assert wins["greedy"] > wins["random"] + 6
    assert points["greedy"] > points["random"]


def test_random_bots_get_something_done() -> None:
    """Scattered Followers would play no actions at all."""
    game = fresh("2021", 4, "done")
    play_out(game, seated(RandomBot, 4))
    assert game.actions > 18 * 4 * 0.5
    assert max(game.scores) > 20


def test_the_players_are_found_by_their_names() -> None:
    assert PLAYERS["random"] is RandomBot
    assert PLAYERS["greedy"] is GreedyBot
    assert all(bot(0).name == name for name, bot in PLAYERS.items())
