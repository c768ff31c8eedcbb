"""Every piece stays accounted for, after every move of random games."""

from typing import Any

from ..kernel.play import EVERY_SETUP, any_move, decisions, fresh, midway, mixed_move
from .conservation import check_pieces


@EVERY_SETUP
def test_no_piece_is_lost_or_doubled(edition: str, players: int) -> None:
    for game in (fresh(edition, players, "pieces"), midway(edition, players, "pieces")):
        for _ in decisions(game, players, mixed_move):
            check_pieces(game)
        check_pieces(game)


@EVERY_SETUP
def test_no_piece_is_lost_or_doubled_by_aimless_players(edition: str, players: int) -> None:
    game = fresh(edition, players, "aimless")
    for _ in decisions(game, players, any_move):
        check_pieces(game)
    check_pieces(game)


@EVERY_SETUP
def test_imagined_games_keep_all_pieces_to_the_end(edition: str, players: int) -> None:
    game = midway(edition, players, "imagined")
    for at, (seat, _) in enumerate(decisions(game, players)):
        if at % 50 == 0:
            world = game.imagine(seat, str(at))
            check_pieces(world)
            for _ in decisions(world, at):
                pass
            check_pieces(world)


def test_no_piece_is_lost_or_doubled_under_table_options() -> None:
    tables: list[tuple[str, dict[str, Any]]] = [
        ("2014", {"strike_tiles": True, "bank": 40}),
        ("2021", {"plan_in_turn_order": True, "extra_tiles": ["barracks", "sheep_farm"]}),
        ("bigbox", {"recruit_needs_bonus": False, "start_player": 1}),
    ]
    for edition, options in tables:
        game = fresh(edition, 3, "options", **options)
        for _ in decisions(game, 3):
            check_pieces(game)
        check_pieces(game)
