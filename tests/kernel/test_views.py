"""What a seat sees and what it imagines: all that it may know, and nothing else."""

import random
from itertools import islice
from typing import Any

import msgspec
import pytest

from orleans.classic.game import Classic
from orleans.classic.ids import KIND_NAMES, SEAT_NAMES
from orleans.kernel.chance import fresh_chance

from ..classic.conservation import check_pieces
from .play import (
    EVERY_SETUP,
    any_move,
    decisions,
    fingerprint,
    finish,
    fresh,
    midway,
    mixed_move,
)

# Words that no view may use as the name of a field, at any depth.
SECRET_FIELDS = {
    *("seed", "chance", "script", "outcomes", "block", "buffer", "commitment", "rng", "random"),
    *("hour_glass", "stack", "next", "next_event", "next_events", "upcoming", "gone", "busy"),
}


def viewers(game: Classic) -> list[int | None]:
    return [None, *range(len(game.players))]


def fields_of(value: Any) -> set[str]:
    """The names of all fields, at any depth."""
    found: set[str] = set()
    inside = [value]
    while inside:
        part = inside.pop()
        if isinstance(part, dict):
            found.update(part)
            inside.extend(part.values())
        elif isinstance(part, list):
            inside.extend(part)
    return found


# ------------------------------------------------------------------------ what is shown


@EVERY_SETUP
def test_a_view_is_plain_data_without_secrets(edition: str, players: int) -> None:
    seed = "the-secret-seed"
    rng = random.Random(players)
    game = midway(edition, players, seed)
    for _ in decisions(game, players):
        if rng.random() < 0.15:
            for seat in viewers(game):
                view = game.view(seat)
                written = msgspec.json.encode(view)
                assert msgspec.json.decode(written) == view
                assert seed.encode() not in written
                assert not fields_of(view) & SECRET_FIELDS


@EVERY_SETUP
def test_no_view_tells_what_is_in_the_bag_of_another(edition: str, players: int) -> None:
    rng = random.Random(players)
    game = midway(edition, players, "bags")
    for _ in decisions(game, players):
        if rng.random() < 0.15:
            for seat in viewers(game):
                for shown in game.view(seat)["players"]:
                    owner = game.players[shown["seat"]]
                    assert shown["bag_size"] == sum(owner.bag)
                    if shown["seat"] == seat:
                        counts = dict(zip(KIND_NAMES, owner.bag, strict=True))
                        assert shown["bag"] == {kind: n for kind, n in counts.items() if n}
                    else:
                        assert "bag" not in shown
                        assert "draft" not in shown


@EVERY_SETUP
def test_no_view_tells_which_hour_glass_tiles_are_to_come(edition: str, players: int) -> None:
    """The event field and the tiles seen name those of this round and the rounds before."""
    game = fresh(edition, players, "tiles")
    names = {tile.id for tile in game.tables.hour_glass}
    for _ in islice(decisions(game, players), 0, None, 9):
        seen = [game.tables.hour_glass[tile].id for tile in game.hour_glass[: game.turned]]
        for seat in viewers(game):
            view = game.view(seat)
            assert view["events_seen"] == seen
            assert view["event"] == seen[-1]
            written = msgspec.json.encode({**view, "events_seen": [], "event": ""}).decode()
            assert not [name for name in names if f'"{name}"' in written]


def test_changing_a_view_does_not_change_the_game() -> None:
    game = midway("bigbox", 3, "scribble")
    finish_some(game, 200)
    before = fingerprint(game)
    for seat in viewers(game):
        scribble(game.view(seat))
    assert fingerprint(game) == before


def finish_some(game: Classic, moves: int) -> None:
    for _ in islice(decisions(game, 1), moves):
        pass


def scribble(value: Any) -> None:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in list(inner):
        scribble(part)
    if isinstance(value, dict | list):
        value.clear()


# ----------------------------------------------------------------------- what is hidden


@EVERY_SETUP
def test_the_future_of_the_hour_glass_and_of_chance_does_not_show(
    edition: str, players: int
) -> None:
    """The same game with other tiles to come and another seed looks the same to everyone."""
    rng = random.Random(players)
    game = midway(edition, players, "future")
    for _ in decisions(game, players):
        if rng.random() < 0.1:
            other = game.copy()
            ahead = other.hour_glass[other.turned :]
            rng.shuffle(ahead)
            other.hour_glass = other.hour_glass[: other.turned] + ahead
            other.chance = fresh_chance("another seed")
            for seat in viewers(game):
                assert other.view(seat) == game.view(seat)


@EVERY_SETUP
def test_an_unfinished_plan_shows_to_its_owner_alone(edition: str, players: int) -> None:
    rng = random.Random(players)
    game = midway(edition, players, "plans")
    checked = 0
    for _ in decisions(game, players):
        if game.asked in ("plan", "draw") and rng.random() < 0.1:
            planner = rng.choice(game.pending)
            other = game.copy()
            for _ in range(4):
                drafting = [move for move in other.legal(planner) if is_draft(move.notation)]
                if drafting:
                    other.play(planner, rng.choice(drafting))
            for seat in viewers(game):
                if seat != planner:
                    assert other.view(seat) == game.view(seat)
            if other.snapshot() != game.snapshot():
                assert other.view(planner) != game.view(planner)
                checked += 1
    assert checked > 20


def is_draft(notation: str) -> bool:
    """Part of a decision that is not announced yet."""
    return notation.split()[0] in ("place", "unstow", "lift", "back")


# --------------------------------------------------------------------- what is imagined


@EVERY_SETUP
def test_imagining_changes_nothing_that_the_seat_can_see(edition: str, players: int) -> None:
    rng = random.Random(players)
    game = midway(edition, players, "imagine")
    for _ in decisions(game, players):
        if rng.random() < 0.1:
            before = fingerprint(game)
            for seat in viewers(game):
                world = game.imagine(seat, str(rng.random()))
                assert world.view(seat) == game.view(seat)
                assert world.pending == game.pending
                if seat is not None:
                    assert world.legal(seat) == game.legal(seat)
                check_pieces(world)
            assert fingerprint(game) == before


@EVERY_SETUP
def test_an_imagined_game_can_be_played_to_its_end(edition: str, players: int) -> None:
    game = midway(edition, players, "played")
    for at, (seat, _) in enumerate(decisions(game, players)):
        if at % 100 == 0:
            check_pieces(finish(game.imagine(seat, "to the end"), at, mixed_move))


@EVERY_SETUP
def test_imagined_futures_differ_and_follow_their_seed(edition: str, players: int) -> None:
    game = fresh(edition, players, "futures")
    finish_some(game, 60)
    worlds = [game.imagine(0, str(n)) for n in range(12)]
    orders = {tuple(world.hour_glass) for world in worlds}
    assert len(orders) > 8
    for world in worlds:
        assert world.hour_glass[: game.turned] == game.hour_glass[: game.turned]
        for tile in set(world.hour_glass):
            assert world.hour_glass.count(tile) <= in_the_box(game, tile)
    draws = {tuple(world.chance.pick(6) for _ in range(8)) for world in worlds}
    assert len(draws) == 12
    same = [fingerprint(finish(game.imagine(0, "same"), 3)) for _ in range(2)]
    assert same[0] == same[1]


def in_the_box(game: Classic, tile: int) -> int:
    return sum(block.count(tile) for block in game.tables.hour_glass_blocks)


@EVERY_SETUP
def test_imagined_tiles_stay_in_their_blocks(edition: str, players: int) -> None:
    """Everyone knows that A tiles come before B tiles: a fair deal respects it."""
    game = fresh(edition, players, "blocks")
    for at, _ in enumerate(decisions(game, players)):
        if at % 40 == 0:
            world = game.imagine(None, str(at))
            letters = [game.tables.hour_glass[tile].letter for tile in world.hour_glass]
            assert letters == sorted(letters, key=["start", "-", *"ABCD", "end"].index)


def test_every_order_that_is_possible_is_imagined_equally_often() -> None:
    """The A block of five tiles: each is next in a fifth of the worlds."""
    game = fresh("2021", 2, "even")
    assert game.round == 1
    seen: dict[int, int] = {}
    for n in range(2000):
        tile = game.imagine(0, str(n)).hour_glass[1]
        seen[tile] = seen.get(tile, 0) + 1
    assert len(seen) == 5
    assert all(330 < count < 470 for count in seen.values())


def test_nobody_imagines_the_unfinished_plan_of_another() -> None:
    game = fresh("2021", 3, "guess")
    game.play(1, game.parse("place farmer* village.1"))
    game.play(0, game.parse("place trader* castle.3"))
    world = game.imagine(0, "x")
    assert world.players[1].spaces == fresh("2021", 3, "guess").players[1].spaces
    assert world.players[0].spaces == game.players[0].spaces
    assert game.imagine(1, "x").players[1].spaces == game.players[1].spaces


def test_what_one_imagines_depends_only_on_what_one_knows() -> None:
    """Two games that look the same to a seat give it the same world for the same seed."""
    game = midway("2021", 3, "knows")
    finish_some(game, 150)
    other = game.copy()
    other.hour_glass = other.hour_glass[: other.turned] + other.hour_glass[other.turned :][::-1]
    by_block = sorted(range(len(other.hour_glass)), key=lambda at: (letter_of(other, at), at))
    other.hour_glass = [other.hour_glass[at] for at in by_block]
    other.chance = fresh_chance("another seed")
    assert other.view(0) == game.view(0)
    assert other.imagine(0, "world").snapshot() == game.imagine(0, "world").snapshot()


def letter_of(game: Classic, at: int) -> int:
    letter = game.tables.hour_glass[game.hour_glass[at]].letter
    return ["start", "-", "A", "B", "C"].index(letter)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_view_names_its_seat(seat: int) -> None:
    game = fresh("2021", 3, "seat")
    assert game.view(seat)["seat"] == seat
    assert [shown["colour"] for shown in game.view(seat)["players"]] == SEAT_NAMES[:3]
    assert game.view(None)["seat"] is None


def test_aimless_games_look_alike_to_all_but_their_owners_too() -> None:
    game = fresh("2014", 4, "aimless")
    for seat, _ in decisions(game, 4, any_move):
        assert game.imagine(seat, "z").view(seat) == game.view(seat)
