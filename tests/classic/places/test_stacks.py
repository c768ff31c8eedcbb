"""Which Place tiles are in the stacks: all of the Big Box, thirteen of each category."""

from collections import Counter
from typing import Any

import pytest

import orleans
from orleans import Setup, SetupError
from orleans.content import load_content
from tests.classic.conservation import check_pieces
from tests.classic.table import Table
from tests.rules import rule

TILES = {tile.id: tile for tile in load_content().places.place}
BIG_BOX = {
    id: tile for id, tile in TILES.items() if tile.set == "main" and "bigbox" in tile.editions
}
ONE = {id for id, tile in BIG_BOX.items() if tile.category == "I"}
TWO = {id for id, tile in BIG_BOX.items() if tile.category == "II"}
PLAGUE = {"back_door", "cemetery", "medicinal_spring"}
BASE = {id for id, tile in TILES.items() if "2021" in tile.editions}
EXTRA = sorted((ONE | TWO) - BASE)


def dealt(seed: int, players: int = 2, **more: Any) -> set[str]:
    setup = Setup(players=players, **{"edition": "bigbox", **more})
    return set(orleans.new(setup, seed=seed).view(None)["tiles"])


@rule("setup.places.thirteen")
def test_every_tile_of_the_big_box_can_be_played() -> None:
    tables = Table("bigbox").game.tables
    assert (len(ONE), len(TWO), len(BASE)) == (22, 35, 20)
    assert {tables.places[tile].id for tile in tables.tiles} == ONE | TWO
    assert tables.missing_tiles == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("setup.places.thirteen")
def test_thirteen_and_thirteen_are_dealt(players: int) -> None:
    for seed in range(10):
        tiles = dealt(seed, players)
        assert (len(tiles & ONE), len(tiles & TWO), len(tiles)) == (13, 13, 26)


@rule("setup.places.thirteen", "setup.places.letters")
def test_all_tiles_are_dealt_about_equally_often() -> None:
    """Letters on a tile mean nothing here: 300 deals show each tile near its share."""
    seen: Counter[str] = Counter()
    for seed in range(300):
        seen.update(dealt(seed))
    assert set(seen) == ONE | TWO
    assert all(130 < seen[tile] < 225 for tile in ONE)  # 13 of 22: 177 on average
    assert all(70 < seen[tile] < 155 for tile in TWO)  # 13 of 35: 111 on average


@rule("setup.places.letters")
def test_tiles_with_all_three_letters_are_dealt() -> None:
    lettered = {id for id in ONE | TWO if set(TILES[id].excluded) == {"D", "V", "T"}}
    assert {"sacristy", "brasserie", "opera", "tavern", "prairie", "workshop"} <= lettered
    found: set[str] = set()
    for seed in range(60):
        found |= dealt(seed) & lettered
    assert found == lettered


@pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
@rule("setup.places.plague")
def test_the_tiles_of_the_plague_are_in_no_base_game(edition: str) -> None:
    game = Table(edition).game
    assert not PLAGUE & {place.id for place in game.tables.places}
    for tile in PLAGUE:
        with pytest.raises(orleans.NotationError):
            game.parse(f"tile {tile}")


@rule("setup.places.plague")
def test_a_ballroom_never_offers_the_cemetery() -> None:
    red = {"coins": 9, "tiles": ["ballroom"], "spaces": {"ballroom": "knight trader"}}
    table = Table("bigbox", phase="actions", tiles=sorted(ONE | TWO - {"ballroom"}), red=red)
    table.play("red", "use ballroom")
    assert set(table.offers("red", "tile")) == (ONE | TWO) - {"ballroom"}


@rule("setup.places.thirteen")
def test_what_was_not_dealt_is_never_offered() -> None:
    for seed in range(5):
        red = {"tracks": {"trader": 3}, "spaces": {"village": "farmer boatman craftsman"}}
        table = Table("bigbox", seed=seed, phase="actions", red=red)
        stack = set(table.stack())
        table.play("red", "use village", "recruit trader")
        assert set(table.offers("red", "tile")) == stack
        for tile in (ONE | TWO) - stack:
            assert table.refusal("red", f"tile {tile}") == "expand.pick"


# ------------------------------------------------------- extra tiles of 2021


@rule("setup.places.expanded")
def test_with_all_extra_tiles_2021_deals_thirteen_of_each() -> None:
    seen: set[str] = set()
    for seed in range(60):
        tiles = dealt(seed, edition="2021", options={"extra_tiles": EXTRA})
        assert (len(tiles & ONE), len(tiles & TWO), len(tiles)) == (13, 13, 26)
        seen |= tiles
    assert seen == ONE | TWO


@rule("setup.places.expanded")
def test_three_extra_tiles_of_category_two_make_ten() -> None:
    extra = ["well", "gaming_room", "theatre"]
    tiles = dealt(1, edition="2021", options={"extra_tiles": extra})
    assert tiles == BASE | set(extra)
    assert (len(tiles & ONE), len(tiles & TWO)) == (13, 10)


@pytest.mark.parametrize("tile", EXTRA)
@rule("setup.places.expanded")
def test_every_extra_tile_can_be_owned_in_2021(tile: str) -> None:
    options = {"extra_tiles": [tile]}
    table = Table("2021", options=options, tiles=[tile], red={"tiles": [tile]})
    assert table.owns("red", tile)
    assert table.stack() == []
    check_pieces(table.game)


@rule("setup.places.expanded", "place.workshop", "tech.thenany")
def test_the_workshop_in_2021_moves_a_wheel_to_any_type() -> None:
    """The first wheel has been placed already, so the next place is free."""
    red = {"tiles": ["workshop"], "spaces": {"workshop": "craftsman", "village": "wheel - -"}}
    options = {"extra_tiles": ["workshop"]}
    table = Table("2021", options=options, phase="actions", red=red)
    table.play("red", "use workshop", "wheel ship.3")
    assert table.on("red", "ship") == ["", "", "wheel"]


@rule("setup.places.expanded", "event.harvest.food")
def test_bread_is_food_where_the_bakery_came_with_the_extra_tiles() -> None:
    red = {"tiles": ["bakery"], "goods": {"bread": 1, "brocade": 1}, "coins": 5}
    options = {"extra_tiles": ["bakery"]}
    table = Table("2021", options=options, phase="event", event="abc_a_harvest", red=red)
    assert table.legal("red") == ["food bread", "coins"]
    assert table.refusal("red", "food brocade") == "event.harvest.food"
    table.play("red", "food bread")
    assert (table.goods("red"), table.red.coins) == ({"brocade": 1}, 5)


@rule("event.harvest.food", "event.harvest.foodfirst", "place.bakery.good")
def test_bread_must_be_given_before_torture() -> None:
    red = {"tiles": ["bakery"], "goods": {"bread": 2}, "coins": 3}
    table = Table("bigbox", phase="event", event="abc_a_harvest", red=red)
    grain = table.supply("grain")
    assert table.refusal("red", "coins") == "event.harvest.foodfirst"
    table.play("red", "food bread")
    assert (table.goods("red"), table.red.coins) == ({"bread": 1}, 3)
    assert table.supply("grain") == grain + 1
    check_pieces(table.game)


@pytest.mark.parametrize("tiles", [["cemetery"], ["village"], ["castle_of_air"], [7]])
@rule("setup.places.expanded")
def test_extra_tiles_must_be_place_tiles_of_the_main_set(tiles: list[Any]) -> None:
    with pytest.raises(SetupError) as refused:
        dealt(1, edition="2021", options={"extra_tiles": tiles})
    assert refused.value.rule == "setup.places.expanded"
