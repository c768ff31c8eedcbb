"""What a seat sees and what it imagines: all that it may know, and nothing else."""

import random
from typing import Any

import msgspec

from orleans.joan.game import JoanOfArc

from ...rules import rule
from ..conservation import check_pieces
from ..play import EVERY_SETUP, Options, decisions, fingerprint, finish, fresh, midway

SECRET_FIELDS = {"seed", "chance", "script", "outcomes", "buffer", "commitment", "next", "fronts"}


def fields_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*(fields_of(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(fields_of(inner) for inner in value))
    return set()


@rule("joan.setup.open")
@EVERY_SETUP
def test_everybody_sees_the_same_and_no_secret(players: int, options: Options) -> None:
    game = midway(players, options, "the-secret-seed")
    rng = random.Random(players)
    for _ in decisions(game, players):
        if rng.random() < 0.2:
            views = [game.view(seat) for seat in (None, *range(players))]
            for view in views:
                written = msgspec.json.encode(view)
                assert msgspec.json.decode(written) == view
                assert b"the-secret-seed" not in written
                assert not fields_of(view) & SECRET_FIELDS
                assert {**view, "seat": 0} == {**views[0], "seat": 0}


@rule("joan.solo.turn.hidden")
def test_a_view_tells_nothing_about_the_cards_to_come_but_the_back_on_top() -> None:
    """Worlds that differ only below the top back look the same."""
    game = fresh(1, {"level": "connoisseur"}, "pile")
    for _ in decisions(game, 3):
        for seed in range(3):
            other = game.imagine(0, str(seed))
            assert other.view(0) == game.view(0)


@EVERY_SETUP
def test_an_imagined_world_agrees_with_all_that_is_seen(players: int, options: Options) -> None:
    rng = random.Random(players)
    game = midway(players, options, "imagine")
    for seat, _ in decisions(game, players):
        if rng.random() < 0.1:
            world = game.imagine(seat, rng.random().hex())
            assert world.view(seat) == game.view(seat)
            assert world.legal(seat) == game.legal(seat)
            assert world.played.numbers() == game.played.numbers()
            check_pieces(world)
            finish(world, 1)


def test_imagined_worlds_differ_from_one_another_and_repeat_by_their_seed() -> None:
    game = fresh(1, {"level": "standard"}, "worlds")
    piles = {tuple(pile_of(game.imagine(0, str(seed)))) for seed in range(20)}
    assert len(piles) > 10
    assert fingerprint(game.imagine(0, "same")) == fingerprint(game.imagine(0, "same"))
    ends = {tuple(finish(game.imagine(0, str(seed)), 1).scores) for seed in range(20)}
    assert len(ends) > 3


def pile_of(game: JoanOfArc) -> list[int]:
    assert game.area is not None
    return game.area.pile
