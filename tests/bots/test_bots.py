"""The computer players: they keep the rules of every game, and their word."""

from orleans import record_of, verify_record
from orleans.bots import PLAYERS
from orleans.bots.bot import Bot, play_out
from orleans.bots.levels import EasyBot, ExpertBot, HardBot, NormalBot
from orleans.bots.random_bot import RandomBot
from orleans.games import AnyGame

from ..classic.conservation import check_pieces
from ..joan import play as joan
from ..joan.conservation import check_pieces as check_joan
from ..kernel.play import EVERY_SETUP, decisions, fingerprint, fresh, midway
from .quick import EVERY_BOT, seated


@EVERY_SETUP
@EVERY_BOT
def test_a_bot_plays_a_whole_game_by_the_rules(bot: type[Bot], edition: str, players: int) -> None:
    game = fresh(edition, players, "whole")
    play_by_the_rules(game, seated(bot, players))
    check_pieces(game)


@joan.EVERY_SETUP
@EVERY_BOT
def test_a_bot_plays_a_whole_game_of_joan_of_arc_by_the_rules(
    bot: type[Bot], players: int, options: joan.Options
) -> None:
    game = joan.fresh(players, options, "whole")
    play_by_the_rules(game, seated(bot, players))
    check_joan(game)


def play_by_the_rules(game: AnyGame, bots: list[Bot]) -> None:
    while not game.over:
        seat = game.pending[0]
        for move in bots[seat].decide(game, seat):
            assert move in game.legal(seat)
            game.play(seat, move)
    assert verify_record(record_of(game)).scores == game.scores


@EVERY_BOT
def test_a_bot_with_the_same_seed_plays_the_same_game_of_joan_of_arc(bot: type[Bot]) -> None:
    for players, options in ((1, {"level": "challenge"}), (3, {})):
        games = [joan.fresh(players, options, "same") for _ in range(2)]
        for game in games:
            play_out(game, seated(bot, players, seed=1))
        assert joan.fingerprint(games[0]) == joan.fingerprint(games[1])


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
