"""The computer players: they keep the rules, their secrets and their word."""

import random

import pytest

from orleans.bots import PLAYERS
from orleans.bots.bot import Bot, play_out
from orleans.bots.budget import Budget
from orleans.bots.easy_bot import EasyBot
from orleans.bots.expert_bot import ExpertBot
from orleans.bots.hard_bot import HardBot
from orleans.bots.normal_bot import NormalBot
from orleans.bots.planner import Candidate, Planner, outcome
from orleans.bots.random_bot import RandomBot
from orleans.classic.game import Classic
from orleans.kernel.chance import fresh_chance
from orleans.kernel.game import Game

from ..classic.conservation import check_pieces
from ..kernel.play import EVERY_SETUP, decisions, fingerprint, fresh, midway


class QuickPlanner(Planner):
    """Thinks as `normal` does, but not for long."""

    name = "quick"

    def usual_budget(self) -> Budget:
        return Budget(playouts=4)


class QuickSearcher(Planner):
    """Looks as far ahead as `hard` and `expert` do."""

    name = "searcher"

    def rounds_ahead(self, game: Game) -> int:
        return game.horizon()

    def usual_budget(self) -> Budget:
        return Budget(playouts=3)


class Peeping(QuickPlanner):
    """Plays out the true game instead of an imagined one."""

    def weigh(self, game: Game, seat: int, candidates: list[Candidate]) -> None:
        for candidate in candidates:
            until = game.stage() + 2
            candidate.total = outcome(game.copy(), seat, candidate.moves, until, 1)
            candidate.playouts = 1


EVERY_BOT = pytest.mark.parametrize("bot", [RandomBot, EasyBot, QuickPlanner, QuickSearcher])


def seated(bot: type[Bot], players: int, seed: int = 0) -> list[Bot]:
    return [bot(seed * 8 + seat) for seat in range(players)]


@EVERY_SETUP
@EVERY_BOT
def test_a_bot_plays_a_whole_game_by_the_rules(bot: type[Bot], edition: str, players: int) -> None:
    game = fresh(edition, players, "whole")
    bots = seated(bot, players)
    while not game.over:
        seat = game.pending[0]
        for move in bots[seat].decide(game, seat):
            assert move in game.legal(seat)
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
            thinker.decide(game, seat)
            assert fingerprint(game) == before


@EVERY_BOT
def test_a_bot_does_not_know_what_its_seat_does_not_know(bot: type[Bot]) -> None:
    """With other draws and other Hour Glass tiles to come it chooses the same."""
    rng = random.Random(1)
    game = midway("2021", 3, "secrets")
    for at, (seat, _) in enumerate(decisions(game, 5)):
        if at % 5 == 0:
            other = with_another_future(game, rng)
            assert bot(at).decide(game, seat) == bot(at).decide(other, seat)


def test_a_bot_that_looks_at_the_game_itself_is_found_out() -> None:
    """The law above can fail: here is somebody who breaks it."""
    rng = random.Random(1)
    game = midway("2021", 3, "secrets")
    found = False
    for at, (seat, _) in enumerate(decisions(game, 5)):
        other = with_another_future(game, rng)
        found = found or Peeping(at).decide(game, seat) != Peeping(at).decide(other, seat)
    assert found


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


def test_random_bots_get_something_done() -> None:
    """Scattered Followers would play no actions at all."""
    game = fresh("2021", 4, "done")
    play_out(game, seated(RandomBot, 4))
    assert game.actions > 18 * 4 * 0.5
    assert max(game.scores) > 20


def test_the_players_are_found_by_their_names() -> None:
    assert PLAYERS["random"] is RandomBot
    assert PLAYERS["easy"] is EasyBot
    assert PLAYERS["normal"] is NormalBot
    assert PLAYERS["hard"] is HardBot
    assert PLAYERS["expert"] is ExpertBot
    assert all(bot(0).name == name for name, bot in PLAYERS.items())
