"""Place tiles of category II, one by one (the Gunpowder Tower has a file of its own)."""

from typing import Any

import pytest

from ...rules import rule
from ..places import EDITIONS, ready
from ..table import Table

EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)


@EVERY_EDITION
@rule("place.cellar")
def test_the_cellar_pays_four_coins(edition: str) -> None:
    table = ready("cellar", "monk scholar", edition, red={"coins": 0})
    table.play("red", "use cellar")
    assert table.red.coins == 4
    assert table.bag("red") == ["scholar", "monk"]


@EVERY_EDITION
@rule("place.office")
def test_the_office_pays_a_coin_for_each_built_station(edition: str) -> None:
    red = {"coins": 0, "stations": ["blois", "tours", "orleans"], "stations_left": 4}
    table = ready("office", "scholar scholar", edition, red=red, blue={"stations": ["loches"]})
    table.play("red", "use office")
    assert table.red.coins == 3


@EVERY_EDITION
@rule("place.office")
def test_the_office_is_refused_without_a_station(edition: str) -> None:
    table = ready("office", "scholar scholar", edition, blue={"stations": ["loches"]})
    assert table.refusal("red", "use office") == "action.effect"


@EVERY_EDITION
@rule("place.horse_wagon")
def test_the_horse_wagon_takes_a_road_and_a_good_on_it(edition: str) -> None:
    routes = {"orleans-chartres_road": ["wool"], "orleans-blois_water": ["wine"]}
    table = ready("horse_wagon", "knight trader", edition, routes=routes)
    table.play("red", "use horse_wagon")
    assert table.refusal("red", "go orleans-blois_water") == "place.horse_wagon"
    assert all(route.endswith("_road") for route in table.offers("red", "go"))
    table.play("red", "go orleans-chartres_road", "take wool")
    assert table.town("red") == "chartres"
    assert table.goods("red") == {"wool": 1}
    assert table.route_goods("orleans-chartres_road") == []


@EVERY_EDITION
@rule("place.horse_wagon")
def test_the_horse_wagon_also_travels_an_empty_road(edition: str) -> None:
    routes: dict[str, list[str]] = {"orleans-chartres_road": []}
    table = ready("horse_wagon", "knight trader", edition, routes=routes)
    table.play("red", "use horse_wagon", "go orleans-chartres_road")
    assert table.asked == "act"
    assert table.goods("red") == {}


# ------------------------------------------------------------------------ Laboratory


@EVERY_EDITION
@rule("place.laboratory")
def test_the_laboratory_gives_a_wheel_that_may_lie_on_it(edition: str) -> None:
    red = {"wheel_placed": True, "tracks": {"craftsman": 2}}
    table = ready("laboratory", "craftsman scholar", edition, wheels=4, red=red)
    table.play("red", "use laboratory")
    assert (table.red.wheels, table.game.wheels) == (1, 3)
    assert table.step("red", "craftsman") == 2
    table.play("red", "pass", "wheel laboratory.2")
    assert table.on("red", "laboratory") == ["", "wheel"]
    assert table.red.wheels == 0


@EVERY_EDITION
@rule("place.laboratory")
def test_the_laboratory_is_closed_when_the_wheels_have_run_out(edition: str) -> None:
    table = ready("laboratory", "craftsman scholar", edition, wheels=0)
    assert table.refusal("red", "use laboratory") == "supply.block"


@EVERY_EDITION
@rule("place.laboratory.pass")
def test_a_wheel_from_the_laboratory_waits_until_its_owner_has_passed(edition: str) -> None:
    table = ready("laboratory", "craftsman scholar", edition, red={"tracks": {"craftsman": 1}})
    table.play("red", "use laboratory")
    assert table.refusal("red", "wheel village.1") == "tech.afterpass"
    assert table.offers("red", "wheel") == []
    table.play("red", "pass")
    assert table.refusal("red", "wheel village.1") == ""


@pytest.mark.parametrize("edition", ["2014", "2021"])
@rule("place.laboratory.first")
def test_a_first_wheel_from_the_laboratory_replaces_a_farmer(edition: str) -> None:
    table = ready("laboratory", "craftsman scholar", edition)
    table.play("red", "use laboratory", "pass")
    assert table.refusal("red", "wheel monastery.1") == "tech.farmerfirst"
    assert table.refusal("red", "wheel laboratory.1") == "tech.farmerfirst"
    farmers = ["village.1", "university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1"]
    assert table.offers("red", "wheel") == farmers


@rule("place.laboratory.track")
def test_a_wheel_from_the_laboratory_stays_in_hand_before_the_first_craftsmen_step() -> None:
    table = ready("laboratory", "craftsman scholar", "bigbox")
    table.play("red", "use laboratory", "pass")
    assert table.asked != "wheel"
    assert table.red.wheels == 1


@rule("place.laboratory.track")
def test_at_craftsmen_step_one_both_wheels_replace_farmers() -> None:
    red = {"tracks": {"craftsman": 1}, "wheels": 1}
    table = ready("laboratory", "craftsman scholar", "bigbox", red=red)
    table.play("red", "use laboratory", "pass", "wheel village.1")
    assert table.refusal("red", "wheel monastery.1") == "tech.step1"
    assert table.refusal("red", "wheel castle.2") == "tech.step1"
    table.play("red", "wheel castle.1")
    assert table.red.wheels == 0


@rule("place.laboratory.track")
def test_from_craftsmen_step_two_a_wheel_replaces_any_but_a_monk() -> None:
    red = {"tracks": {"craftsman": 2}, "tiles": ["cellar"]}
    table = ready("laboratory", "craftsman scholar", "bigbox", red=red)
    table.play("red", "use laboratory", "pass")
    for space in ("laboratory.1", "monastery.1", "castle.2", "ship.3", "cellar.2"):
        assert table.refusal("red", f"wheel {space}") == ""
    assert table.refusal("red", "wheel cellar.1") == "tech.monk"


# -------------------------------------------------------------------------- Pharmacy


@EVERY_EDITION
@pytest.mark.parametrize("coins", [1, 2, 3])
@rule("place.pharmacy")
def test_the_pharmacy_sells_one_to_three_points(edition: str, coins: int) -> None:
    table = ready("pharmacy", "farmer", edition, red={"coins": 3})
    table.play("red", "use pharmacy")
    assert table.legal("red") == ["pay 1", "pay 2", "pay 3"]
    table.play("red", f"pay {coins}")
    assert table.red.dev == coins
    assert table.red.coins == 3 - coins


@EVERY_EDITION
@rule("place.pharmacy")
def test_the_pharmacy_takes_three_coins_at_most_and_none_on_credit(edition: str) -> None:
    table = ready("pharmacy", "farmer", edition, red={"coins": 2})
    table.play("red", "use pharmacy")
    assert table.refusal("red", "pay 3") == "action.cost"
    assert table.refusal("red", "pay 0") == "place.pharmacy"
    rich = ready("pharmacy", "farmer", edition, red={"coins": 9})
    rich.play("red", "use pharmacy")
    assert rich.offers("red", "pay") == ["1", "2", "3"]


@EVERY_EDITION
@rule("place.pharmacy")
def test_the_pharmacy_is_refused_without_a_coin(edition: str) -> None:
    table = ready("pharmacy", "farmer", edition, red={"coins": 0})
    assert table.refusal("red", "use pharmacy") == "action.cost"


@pytest.mark.parametrize("follower", ["knight", "scholar", "monk", "boatman*", "trader"])
@rule("place.pharmacy")
def test_any_one_follower_activates_the_pharmacy(follower: str) -> None:
    table = Table(phase="planning", red={"tiles": ["pharmacy"], "market": follower})
    table.play("red", f"place {follower} pharmacy.1").done()
    assert "use pharmacy" in table.legal("red")


# ---------------------------------------------------------------------------- School


@EVERY_EDITION
@rule("place.school")
def test_with_the_school_scholars_stand_in_for_all_but_monks(edition: str) -> None:
    red = {"tiles": ["school", "cellar"], "market": "scholar farmer"}
    table = Table(edition, phase="planning", red=red)
    for space in ("castle.1", "castle.2", "village.3", "castle.3", "ship.3", "monastery.1"):
        assert table.refusal("red", f"place scholar {space}") == ""
    assert table.refusal("red", "place scholar cellar.1") == "monk.space"
    assert table.refusal("red", "place farmer castle.2") == "plan.match"


@EVERY_EDITION
@rule("place.school.scope", "combo.substitute.townhall")
def test_a_scholar_in_the_town_hall_goes_to_scholar_spaces_in_spite_of_the_school(
    edition: str,
) -> None:
    table = ready("school", "", edition, red={"spaces": {"town_hall": "scholar -"}})
    table.play("red", "use town_hall")
    assert table.refusal("red", "send base_city_wall.5") == "deed.exact"  # a Farmer's
    scholars = ["base_defeating_plague.1", "base_defeating_plague.2", "base_astronomy.1"]
    scholars += ["base_astronomy.2", "base_boatmens_guild.4", "base_peace_treaty.2"]
    assert table.offers("red", "send") == scholars


@EVERY_EDITION
@rule("combo.substitute.townhall")
def test_standing_in_for_another_type_opens_the_town_hall_to_no_personal_follower(
    edition: str,
) -> None:
    red = {"tiles": ["school", "herb_garden"], "market": "boatman* boatman scholar"}
    table = Table(edition, phase="planning", red=red)
    assert table.refusal("red", "place boatman* town_hall.1") == "townhall.personal"
    table.play("red", "place boatman town_hall.1", "place scholar town_hall.2").done()
    table.play("red", "use town_hall")
    assert table.refusal("red", "send base_astronomy.3") == "deed.exact"  # a Trader's


OTHERS: dict[str, Any] = {"blue": {"tracks": {"farmer": 2}}, "green": {"tracks": {"farmer": 1}}}
LASTING = [
    ("2014", "school", "scholar"),
    ("2021", "school", "scholar"),
    ("bigbox", "school", "scholar"),
    ("bigbox", "barracks", "trader"),
]


@pytest.mark.parametrize("edition, tile, follower", LASTING)
@rule("combo.substitute.lost")
def test_a_stand_in_stays_and_counts_when_its_tile_is_lost(
    edition: str, tile: str, follower: str
) -> None:
    """The last on the Farmers track pays the census with the tile."""
    red = {"coins": 0, "tiles": [tile], "spaces": {"ship": f"farmer boatman {follower}"}}
    red["market"] = follower
    table = Table(edition, 3, phase="census", red=red, **OTHERS)
    table.play("red", f"give tile {tile}").draw_all()
    assert table.on("red", "ship") == ["farmer", "boatman", follower]
    assert table.refusal("red", f"place {follower} wagon.3") == "plan.match"
    table.done()
    assert "use ship" in table.legal("red")


@EVERY_EDITION
@rule("combo.substitute.lost")
def test_a_boatman_on_a_trader_space_outlasts_the_herb_garden(edition: str) -> None:
    red = {"coins": 0, "tiles": ["herb_garden"], "spaces": {"castle": "farmer boatman boatman"}}
    table = Table(edition, 3, phase="census", red=red, **OTHERS)
    table.play("red", "give tile herb_garden").draw_all().done()
    table.play("red", "use castle")
    assert table.step("red", "knight") == 1


# ------------------------------------------------------------ four tiles of the Big Box


@rule("place.stage_coach")
def test_the_stage_coach_travels_road_or_waterway_for_three_coins() -> None:
    routes = {"orleans-blois_water": ["wine"], "orleans-chartres_road": ["wool"]}
    for route, good, town in [
        ("orleans-blois_water", "wine", "blois"),
        ("orleans-chartres_road", "wool", "chartres"),
    ]:
        table = ready("stage_coach", "knight", "bigbox", routes=routes, red={"coins": 3})
        table.play("red", "use stage_coach", f"go {route}")
        assert table.red.coins == 0
        table.play("red", f"take {good}")
        assert table.goods("red") == {good: 1}
        assert table.town("red") == town


@rule("place.stage_coach")
def test_the_stage_coach_is_refused_with_two_coins() -> None:
    red = {"coins": 2, "goods": {"wine": 3}, "development": 5}
    table = ready("stage_coach", "knight", "bigbox", red=red)
    assert table.refusal("red", "use stage_coach") == "action.cost"


def bourgeois_house() -> Table:
    return ready(
        "bourgeois_house",
        "trader monk",
        "bigbox",
        red={"coins": 0},
        goods={"brocade": 0},
        routes={"orleans-chartres_road": ["wool"]},
    )


@rule("place.bourgeois_house")
def test_the_bourgeois_house_grants_exactly_one_of_four() -> None:
    table = bourgeois_house().play("red", "use bourgeois_house")
    assert table.legal("red") == ["choose 1", "choose 2", "choose 3", "choose 4"]
    table.play("red", "choose 1")
    assert (table.red.coins, table.red.dev, table.goods("red")) == (5, 0, {})
    assert (table.asked, table.town("red")) == ("act", "orleans")

    table = bourgeois_house().play("red", "use bourgeois_house", "choose 4")
    assert (table.red.coins, table.red.dev, table.goods("red")) == (0, 3, {})
    assert (table.asked, table.town("red")) == ("act", "orleans")


@rule("place.bourgeois_house")
def test_the_bourgeois_house_gives_any_good_that_the_supply_has() -> None:
    table = bourgeois_house().play("red", "use bourgeois_house", "choose 2")
    assert table.legal("red") == ["take grain", "take cheese", "take wine", "take wool"]
    assert table.refusal("red", "take brocade") == "supply.block"
    wools = table.supply("wool")
    table.play("red", "take wool")
    assert table.goods("red") == {"wool": 1}
    assert table.supply("wool") == wools - 1
    assert (table.asked, table.red.coins, table.red.dev) == ("act", 0, 0)


@rule("place.bourgeois_house", "place.bourgeois_house.move")
def test_the_bourgeois_house_move_collects_a_good() -> None:
    table = bourgeois_house().play("red", "use bourgeois_house", "choose 3")
    kinds = {route.rpartition("_")[2] for route in table.offers("red", "go")}
    assert kinds == {"road", "water"}
    table.play("red", "go orleans-chartres_road")
    assert table.legal("red") == ["take wool", "skip"]
    table.play("red", "take wool")
    assert table.goods("red") == {"wool": 1}
    assert (table.asked, table.red.coins, table.red.dev) == ("act", 0, 0)


@rule("place.sheep_farm")
def test_the_sheep_farm_turns_a_cheese_into_one_of_three() -> None:
    for choice, wool, coins, points in [(1, 1, 0, 0), (2, 0, 4, 0), (3, 0, 0, 3)]:
        red = {"coins": 0, "goods": {"cheese": 2}}
        table = ready("sheep_farm", "farmer farmer", "bigbox", red=red, goods={"cheese": 5})
        table.play("red", "use sheep_farm")
        assert table.legal("red") == ["choose 1", "choose 2", "choose 3"]
        table.play("red", f"choose {choice}")
        assert table.goods("red").get("wool", 0) == wool
        assert (table.red.coins, table.red.dev) == (coins, points)
        assert table.goods("red")["cheese"] == 1
        assert table.supply("cheese") == 6


@rule("place.sheep_farm")
def test_the_sheep_farm_offers_no_wool_that_is_not_there() -> None:
    red = {"goods": {"cheese": 1}}
    table = ready("sheep_farm", "farmer farmer", "bigbox", red=red, goods={"wool": 0})
    table.play("red", "use sheep_farm")
    assert table.legal("red") == ["choose 2", "choose 3"]


@rule("place.sheep_farm", "action.effect")
def test_what_is_left_of_a_choice_is_given_unasked() -> None:
    """No wool in the supply, and nothing beyond the end of the Development Track."""
    red = {"coins": 0, "goods": {"cheese": 1}, "development": 30}
    table = ready("sheep_farm", "farmer farmer", "bigbox", red=red, goods={"wool": 0})
    table.play("red", "use sheep_farm")
    assert table.told("action", "red") and table.asked != "choose"
    assert (table.red.coins, table.red.dev, table.goods("red")) == (4, 30, {})


@rule("place.sheep_farm")
def test_the_sheep_farm_needs_a_cheese() -> None:
    table = ready("sheep_farm", "farmer farmer", "bigbox", red={"goods": {"grain": 4}})
    assert table.refusal("red", "use sheep_farm") == "action.cost"
