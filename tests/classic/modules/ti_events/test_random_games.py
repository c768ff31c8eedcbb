"""Whole games with these events: every piece stays accounted for, copies and records agree."""

import pytest

from orleans import Setup, new, record_of, verify_record
from orleans.bots.levels import EasyBot
from orleans.classic.game import Classic
from tests.classic.conservation import check_pieces
from tests.kernel.play import Choose, any_move, decisions, fingerprint, finish, mixed_move

from .tables import EDITIONS, PLAYERS

SETUPS = [(edition, players) for edition in EDITIONS for players in PLAYERS]
EVERY_SETUP = pytest.mark.parametrize(("edition", "players"), SETUPS)


def fresh(edition: str, players: int, seed: str, variant: bool = False) -> Classic:
    options = {"variant_last_tile": variant}
    setup = Setup(edition=edition, players=players, modules=("ti-events",), options=options)
    return new(setup, seed=seed, listen=False)


@EVERY_SETUP
@pytest.mark.parametrize("choose", [mixed_move, any_move])
def test_no_piece_is_lost_or_doubled(edition: str, players: int, choose: Choose) -> None:
    game = fresh(edition, players, "pieces", variant=choose is any_move)
    for _ in decisions(game, players, choose):
        check_pieces(game)
    check_pieces(game)


@EVERY_SETUP
def test_imagined_games_keep_all_pieces_to_the_end(edition: str, players: int) -> None:
    game = fresh(edition, players, "imagined")
    for at, (seat, _) in enumerate(decisions(game, players)):
        if at % 60 == 0:
            world = game.imagine(seat, str(at))
            check_pieces(world)
            check_pieces(finish(world, at))


@EVERY_SETUP
def test_copies_and_records_play_the_same_game(edition: str, players: int) -> None:
    game = fresh(edition, players, "copies", variant=True)
    for at, (seat, move) in enumerate(decisions(game, players)):
        if at % 25 == 0:
            before = fingerprint(game)
            copy = game.copy()
            copy.play(seat, move)
            assert fingerprint(game) == before
    assert verify_record(record_of(game)).snapshot() == game.snapshot()


def test_easy_players_play_it_to_the_end() -> None:
    game = fresh("bigbox", 3, "easy")
    bots = [EasyBot(seat) for seat in range(3)]
    while not game.over:
        seat = game.pending[0]
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))
    assert min(game.scores) > 20
