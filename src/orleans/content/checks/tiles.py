"""Place tiles and hour glass tiles: lists, pools and stacks come out right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from orleans.content.checks.entries import At
from orleans.content.problems import Problem, shown
from orleans.content.schema import Classic
from orleans.content.schema.hourglass import Hourglass, Stack
from orleans.content.schema.places import Place, TileList
from orleans.content.schema.row import at_count
from orleans.content.schema.words import StackId

COUNTS = (2, 3, 4, 5)
STACKS = get_args(StackId)


def check(game: Classic) -> Iterator[Problem]:
    yield from _places(game)
    yield from _editions(game)
    for tile_list in game.places.tile_list:
        yield from _tile_list(game, tile_list)
    yield from _tiles(game.hourglass)
    for stack in game.hourglass.stack:
        yield from _stack(game, stack)


def _places(game: Classic) -> Iterator[Problem]:
    box = game.board.components_bigbox
    main = Counter(place.category for place in game.places.place if place.set == "main")
    plague = sum(place.set == "plague" for place in game.places.place)
    at = At("board", "components_bigbox")
    why = "the tiles of that category"
    yield from at.equal("place_tiles_one", box.place_tiles_one, main["I"], why)
    yield from at.equal("place_tiles_two", box.place_tiles_two, main["II"], why)
    yield from at.equal("place_tiles_plague", box.place_tiles_plague, plague, "the Plague tiles")
    for place in game.places.place:
        at = At("places", "place", place.id)
        why = "a tile without slots, and only such a tile, is passive"
        yield from at.equal("passive", place.passive, not place.slots, why)
        yield from at.holds(bool(place.effect.keys()), "effect", {}, "at least one word")
        if place.slots_max is not None:
            low = place.slots_min or 0
            yield from at.holds(low <= place.slots_max, "slots_min", low, "at most slots_max")
    for board_place in game.board.board_place:
        at = At("board", "board_place", board_place.id)
        yield from at.holds(bool(board_place.slots), "slots", [], "at least one slot")
        yield from at.holds(bool(board_place.effect.keys()), "effect", {}, "at least one word")


def _editions(game: Classic) -> Iterator[Problem]:
    """An edition has as many tiles as say so, and its stacks can be dealt from them."""
    for edition in game.board.edition:
        at = At("board", "edition", edition.id)
        tiles = [p for p in game.places.place if edition.id in p.editions and p.set == "main"]
        why = "the tiles of that edition"
        yield from at.equal("place_tiles", edition.place_tiles, len(tiles), why)
        fewest = min(Counter(tile.category for tile in tiles).values(), default=0)
        size = edition.place_stack_size or 0
        yield from at.holds(size <= fewest, "place_stack_size", size, f"{fewest} at most")


def _tile_list(game: Classic, tile_list: TileList) -> Iterator[Problem]:
    at = At("places", "tile_list", tile_list.id)
    places = {place.id: place for place in game.places.place}
    for field, category in (("one", "I"), ("two", "II")):
        for index, tile in enumerate(getattr(tile_list, field)):
            yield from at.holds(
                places[tile].category == category, f"{field}[{index}]", tile,
                f"a tile of category {category}",
            )  # fmt: skip
        pool = [place for place in _pool(places, tile_list) if place.category == category]
        size = getattr(tile_list, f"pool_{field}")
        if size is not None:
            yield from at.equal(f"pool_{field}", size, len(pool), "the tiles that are left")
        draw = getattr(tile_list, f"draw_{field}")
        for players in COUNTS if draw is not None else ():
            number = at_count(draw, players)
            fits = number <= len(pool)
            yield from at.holds(fits, f"draw_{field}", number, f"{len(pool)} at most")
    for tile in tile_list.start:
        letter = tile_list.excluded_letter
        expected = f"a tile without letter {letter}"
        yield from at.holds(letter not in places[tile].excluded, "start", tile, expected)


def _pool(places: dict[str, Place], tile_list: TileList) -> list[Place]:
    """The tiles a list may draw from."""
    return [
        place
        for place in places.values()
        if (place.set == "main" or place.id in tile_list.added)
        and place.id not in (*tile_list.removed, *tile_list.start)
        and tile_list.excluded_letter not in place.excluded
    ]


def _tiles(hourglass: Hourglass) -> Iterator[Problem]:
    stacks = sorted(stack.id for stack in hourglass.stack)
    yield from At("hourglass", "stack", "").equal("id", stacks, sorted(STACKS), "one each")
    for tile in hourglass.tile:
        at = At("hourglass", "tile", tile.id)
        if tile.set == "plague" and tile.corpses is None:
            yield at.problem("corpses", "missing", "a number, as every tile of The Plague has one")
        yield from at.holds(tile.count > 0, "count", tile.count, "at least 1")


def _stack(game: Classic, stack: Stack) -> Iterator[Problem]:
    at = At("hourglass", "stack", stack.id)
    tiles = [tile for tile in game.hourglass.tile if tile.set == stack.id]
    number = sum(tile.count for tile in tiles)
    yield from at.equal("tiles", stack.tiles, number, "the tiles of this set")
    box = "base" if stack.id.startswith("base") else stack.id
    in_box = getattr(game.board.components_bigbox, f"hour_glass_{box}")
    yield from at.equal("tiles", stack.tiles, in_box, f"the hour_glass_{box} of board.toml")
    own = {tile.id for tile in tiles}
    for tile_id in (*stack.top, *stack.bottom, *stack.harsh_removes):
        yield from at.holds(tile_id in own, "top or bottom", tile_id, "a tile of this set")
    fixed = {*stack.top, *stack.bottom}
    by_letter = Counter[str]()
    for tile in tiles:
        by_letter[tile.letter] += tile.count
    for letter, size in stack.sizes.items():
        why = "the tiles of that letter"
        yield from at.equal(f"sizes.{letter}", size, by_letter[letter], why)
    for players in COUNTS:
        used = stack.used(players)
        for letter_used, n in used.items():
            there = by_letter[letter_used]
            yield from at.holds(n <= there, f"use.{letter_used}", n, f"{there} at most")
        rounds = at_count(stack.rounds, players)
        drawn = sum(used.values()) + len(fixed) if used else number
        why = f"the tiles in play with {players} players: {shown(dict(used))}"
        yield from at.equal("rounds", rounds, drawn, why)
