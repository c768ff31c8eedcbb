"""Place tiles of category I, one by one (Bathhouse and Sacristy have files of their own)."""

import pytest

from ...rules import rule
from ..places import EDITIONS, ready
from ..table import Table

EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
GOODS_TILES = [
    ("hayrick", "farmer", "grain"),
    ("cheese_factory", "farmer farmer", "cheese"),
    ("winery", "farmer trader", "wine"),
    ("wool_manufacturer", "boatman trader", "wool"),
    ("tailor_shop", "trader scholar", "brocade"),
]


@EVERY_EDITION
@rule("place.brewery")
def test_the_brewery_pays_two_coins(edition: str) -> None:
    table = ready("brewery", "monk", edition, red={"coins": 1})
    table.play("red", "use brewery")
    assert table.red.coins == 3
    assert table.bag("red") == ["monk"]


@EVERY_EDITION
@pytest.mark.parametrize("tile, filled, good", GOODS_TILES)
@rule("place.hayrick", "place.cheese_factory", "place.winery")
@rule("place.wool_manufacturer", "place.tailor_shop")
def test_a_goods_tile_gives_its_good_from_the_supply(
    edition: str, tile: str, filled: str, good: str
) -> None:
    table = ready(tile, filled, edition, goods={good: 3})
    on_the_map = table.game.route_goods[:]
    table.play("red", f"use {tile}")
    assert table.goods("red") == {good: 1}
    assert table.supply(good) == 2
    assert table.game.route_goods == on_the_map
    assert sorted(table.bag("red")) == sorted(filled.split())


@EVERY_EDITION
@pytest.mark.parametrize("tile, filled, good", GOODS_TILES)
@rule("place.hayrick", "place.cheese_factory", "place.winery")
@rule("place.wool_manufacturer", "place.tailor_shop")
def test_a_goods_tile_is_closed_while_its_good_has_run_out(
    edition: str, tile: str, filled: str, good: str
) -> None:
    table = ready(tile, filled, edition, goods={good: 0})
    assert table.refusal("red", f"use {tile}") == "supply.block"
    assert table.legal("red") == ["use scriptorium", "pass"]


@EVERY_EDITION
@pytest.mark.parametrize("space, status", [(0, 1), (8, 2), (9, 3), (29, 5), (30, 6)])
@rule("place.hospital")
def test_the_hospital_pays_the_development_status(edition: str, space: int, status: int) -> None:
    table = ready("hospital", "boatman scholar", edition, red={"development": space, "coins": 0})
    table.play("red", "use hospital")
    assert table.red.coins == status
    assert table.red.dev == space


@EVERY_EDITION
@rule("place.library")
def test_the_library_gives_two_points_and_what_they_cross(edition: str) -> None:
    table = ready("library", "knight scholar", edition, red={"development": 6, "coins": 0})
    table.play("red", "use library")
    assert table.red.dev == 8
    assert table.red.coins == 3


@EVERY_EDITION
@rule("place.shipping_line")
def test_the_shipping_line_gives_one_point_and_moves_no_merchant(edition: str) -> None:
    table = ready("shipping_line", "boatman", edition)
    table.play("red", "use shipping_line")
    assert table.red.dev == 1
    assert table.town("red") == "orleans"
    assert table.red.coins == 5
    assert table.asked == "act"


@EVERY_EDITION
@rule("place.windmill")
def test_the_windmill_pays_two_coins_and_a_point(edition: str) -> None:
    table = ready("windmill", "craftsman craftsman", edition, red={"coins": 0})
    table.play("red", "use windmill")
    assert (table.red.coins, table.red.dev) == (2, 1)


@EVERY_EDITION
@rule("place.windmill")
def test_the_windmill_still_pays_at_the_end_of_the_development_track(edition: str) -> None:
    table = ready("windmill", "craftsman craftsman", edition, red={"coins": 0, "development": 30})
    table.play("red", "use windmill")
    assert (table.red.coins, table.red.dev) == (2, 30)


# ------------------------------------------------------------------ lasting abilities


def planning(tile: str, market: str, edition: str = "2021") -> Table:
    """Phase 4: red owns a lasting tile, one of every other kind of space and a full Market."""
    spaced = ["brewery", "library", "horse_wagon"]
    return Table(edition, phase="planning", red={"tiles": [tile, *spaced], "market": market})


@EVERY_EDITION
@rule("place.herb_garden")
def test_with_the_herb_garden_boatmen_stand_in_for_three_types(edition: str) -> None:
    table = planning("herb_garden", "boatman", edition)
    for farmer_craftsman_or_trader in ("village.1", "village.3", "castle.3"):
        assert table.refusal("red", f"place boatman {farmer_craftsman_or_trader}") == ""
    for closed in ("ship.3", "library.1", "scriptorium.2"):
        assert table.refusal("red", f"place boatman {closed}") == "plan.match"
    assert table.refusal("red", "place boatman brewery.1") == "monk.space"


@rule("place.herb_garden")
def test_the_herb_garden_helps_boatmen_only_and_its_owner_only() -> None:
    table = planning("herb_garden", "trader farmer craftsman")
    assert table.refusal("red", "place trader village.1") == "plan.match"
    assert table.refusal("red", "place farmer village.2") == "plan.match"
    assert table.refusal("red", "place craftsman castle.3") == "plan.match"
    assert table.refusal("blue", "place boatman* village.1") == "plan.match"


@EVERY_EDITION
@rule("place.herb_garden.scope")
def test_the_herb_garden_works_for_personal_boatmen_but_not_on_deeds(edition: str) -> None:
    table = planning("herb_garden", "boatman*", edition)
    table.play("red", "place boatman* village.1")
    assert table.on("red", "village") == ["boatman*", "", ""]
    table = ready("herb_garden", "", edition, red={"spaces": {"town_hall": "boatman -"}})
    table.play("red", "use town_hall")
    assert table.refusal("red", "send base_city_wall.8") == "deed.exact"  # a Craftsman's
    assert set(deed_types(table)) == {"boatman"}


def deed_types(table: Table) -> list[str]:
    """The types of the deed spaces that red may send to now."""
    deeds = table.game.view(0)["deeds"]
    spaces = (name.split(".") for name in table.offers("red", "send"))
    return [deeds[deed][int(at) - 1]["asks"] for deed, at in spaces]


@rule("place.barracks")
def test_with_the_barracks_any_follower_stands_in_for_a_knight() -> None:
    market = "farmer* boatman* craftsman* trader* scholar monk farmer"
    table = planning("barracks", market, "bigbox")
    for follower in market.split():
        assert table.refusal("red", f"place {follower} ship.3") == ""
    table.play("red", "place farmer* ship.3", "place boatman* ship.2", "place farmer ship.1")
    table.done()
    assert "use ship" in table.legal("red")


@rule("place.barracks.direction")
def test_the_barracks_do_not_let_knights_stand_elsewhere() -> None:
    table = planning("barracks", "knight farmer", "bigbox")
    for space in ("castle.1", "ship.2", "village.3", "castle.3", "scriptorium.2"):
        assert table.refusal("red", f"place knight {space}") == "plan.match"
    assert table.refusal("red", "place knight brewery.1") == "monk.space"
    assert table.refusal("red", "place farmer castle.3") == "plan.match"


@rule("place.barracks.scope")
def test_the_barracks_work_on_every_knight_space_but_not_on_deeds() -> None:
    table = planning("barracks", "trader", "bigbox")
    on_the_board = ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1"]
    for space in [*on_the_board, "library.1", "horse_wagon.1"]:
        assert table.refusal("red", f"place trader {space}") == ""
    table = ready("barracks", "", "bigbox", red={"spaces": {"town_hall": "trader -"}})
    table.play("red", "use town_hall")
    assert table.refusal("red", "send base_city_wall.1") == "deed.exact"
    assert set(deed_types(table)) == {"trader"}


@pytest.mark.parametrize("tile", ["herb_garden", "barracks"])
@rule("place.herb_garden", "place.barracks")
def test_a_lasting_tile_is_no_action(tile: str) -> None:
    table = ready(tile, "", "bigbox")
    assert table.refusal("red", f"use {tile}") == f"place.{tile}"
