"""Recruiting at the Farm House, Village, University, Castle and Monastery."""

from typing import Any

import pytest

from tests.classic.table import Refused, Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

INCOME = {"2014": "b14_income", "2021": "abc_b_income", "bigbox": "abc_b_income"}
FILLED = {
    "farm_house": "boatman* craftsman*",
    "village": "farmer* boatman* craftsman*",
    "university": "farmer* craftsman* trader*",
    "castle": "farmer* boatman* trader*",
    "monastery": "scholar trader*",
}
RECRUITS = [
    ("farm_house", "farmer"),
    ("village", "boatman"),
    ("village", "craftsman"),
    ("village", "trader"),
    ("university", "scholar"),
    ("castle", "knight"),
    ("monastery", "monk"),
]


def red_at(place: str, edition: str = "2021", players: int = 2, **position: Any) -> Table:
    """Red's turn with this Place activated; the Scriptorium too, so nobody has to pass."""
    scriptorium = {"scriptorium": "knight scholar"}
    red = {"spaces": scriptorium | {place: FILLED[place]}, **position.pop("red", {})}
    position.setdefault("event", INCOME[edition])
    blue = position.pop("blue", {"spaces": scriptorium})
    return Table(edition, players, phase="actions", red=red, blue=blue, **position)


def recruit(table: Table, place: str, follower: str) -> Table:
    table.play("red", f"use {place}")
    if place == "village":
        table.play("red", f"recruit {follower}")
    return table


def neutral(followers: list[str]) -> list[str]:
    return [follower for follower in followers if not follower.endswith("*")]


@rule("recruit.steps")
@every_edition
def test_the_reward_is_that_of_the_space_reached(edition: str) -> None:
    # The second Farmers space shows grain, the third cheese.
    table = red_at("farm_house", edition, red={"tracks": {"farmer": 2}})
    table.play("red", "use farm_house")
    assert table.step("red", "farmer") == 3
    assert table.goods("red") == {"cheese": 1}


@rule("recruit.steps")
@pytest.mark.parametrize(("place", "follower"), RECRUITS[:-1])
def test_one_follower_from_the_supply_and_one_step_on_its_track(place: str, follower: str) -> None:
    table = red_at(place)
    supply = {follower_type: table.supply(follower_type) for _, follower_type in RECRUITS}
    recruit(table, place, follower)
    assert {
        follower_type: supply[follower_type] - table.supply(follower_type)
        for follower_type in supply
    } == {follower_type: int(follower_type == follower) for follower_type in supply}
    assert neutral(table.bag("red")) == [follower]
    assert table.step("red", follower) == 1
    assert sum(table.red.tracks) == 1


@rule("recruit.supply")
@every_edition
@pytest.mark.parametrize(("place", "follower"), RECRUITS)
def test_what_the_supply_lacks_cannot_be_recruited(edition: str, place: str, follower: str) -> None:
    if place == "village":
        table = red_at(place, edition, supply={follower: 0}).play("red", "use village")
        assert table.refusal("red", f"recruit {follower}") == "recruit.supply"
        assert len(table.offers("red", "recruit")) == 2
    else:
        table = red_at(place, edition, supply={follower: 0})
        assert table.refusal("red", f"use {place}") == "recruit.supply"
    last = recruit(red_at(place, edition, supply={follower: 1}), place, follower)
    assert last.supply(follower) == 0
    assert follower in last.bag("red")


@rule("recruit.supply")
@every_edition
def test_a_village_without_any_of_its_three_recruits_is_closed(edition: str) -> None:
    table = red_at("village", edition, supply={"boatman": 0, "craftsman": 0, "trader": 0})
    assert table.refusal("red", "use village") == "recruit.supply"


@rule("recruit.bonus", "supply.block")
@every_edition
def test_a_step_whose_good_has_run_out_makes_recruiting_unavailable(edition: str) -> None:
    red = {"tracks": {"farmer": 4}}
    table = red_at("farm_house", edition, red=red, goods={"wine": 0})
    assert table.refusal("red", "use farm_house") == "recruit.bonus"
    # Wine is missing, but this step shows cheese.
    table = red_at("farm_house", edition, red={"tracks": {"farmer": 3}}, goods={"wine": 0})
    table.play("red", "use farm_house")
    assert table.goods("red") == {"cheese": 1}
    table = red_at("farm_house", edition, red=red, goods={"wine": 1})
    table.play("red", "use farm_house")
    assert table.goods("red") == {"wine": 1} and table.supply("wine") == 0


@rule("recruit.bonus", "supply.block")
@every_edition
def test_no_craftsman_without_a_gear_wheel(edition: str) -> None:
    table = red_at("village", edition, wheels=0).play("red", "use village")
    assert table.refusal("red", "recruit craftsman") == "recruit.bonus"
    assert table.offers("red", "recruit") == ["boatman", "trader"]


@rule("recruit.bonus")
@every_edition
def test_a_table_may_recruit_without_the_missing_bonus(edition: str) -> None:
    free = {"recruit_needs_bonus": False}
    red = {"tracks": {"farmer": 4}}
    table = red_at("farm_house", edition, options=free, red=red, goods={"wine": 0})
    table.play("red", "use farm_house")
    assert table.step("red", "farmer") == 5
    assert neutral(table.bag("red")) == ["farmer"]
    assert table.goods("red") == {} and table.supply("wine") == 0
    table = red_at("village", edition, options=free, wheels=0)
    recruit(table, "village", "craftsman")
    assert table.step("red", "craftsman") == 1
    assert table.red.wheels == 0 and table.game.wheels == 0


@rule("recruit.last")
@every_edition
@pytest.mark.parametrize(
    ("place", "track", "end"),
    [("farm_house", "farmer", 8), ("university", "scholar", 5), ("castle", "knight", 5)],
)
def test_a_track_is_closed_at_its_end(edition: str, place: str, track: str, end: int) -> None:
    table = red_at(place, edition, red={"tracks": {track: end}})
    assert table.refusal("red", f"use {place}") == "recruit.last"
    table = red_at(place, edition, red={"tracks": {track: end - 1}}).play("red", f"use {place}")
    assert table.step("red", track) == end


@rule("recruit.last")
@every_edition
@pytest.mark.parametrize("track", ["boatman", "craftsman", "trader"])
def test_the_village_offers_only_open_tracks(edition: str, track: str) -> None:
    table = red_at("village", edition, red={"tracks": {track: 5}}).play("red", "use village")
    assert table.refusal("red", f"recruit {track}") == "recruit.last"
    rest = [
        follower_type
        for follower_type in ("boatman", "craftsman", "trader")
        if follower_type != track
    ]
    assert table.offers("red", "recruit") == rest


@rule("recruit.last")
def test_the_village_is_closed_when_all_its_tracks_are() -> None:
    tracks = {"boatman": 5, "craftsman": 5, "trader": 5}
    table = red_at("village", red={"tracks": tracks})
    assert table.refusal("red", "use village") == "recruit.last"


@rule("farmhouse.recruit")
@every_edition
def test_the_farm_house_good_comes_from_the_supply_never_from_the_map(edition: str) -> None:
    table = red_at("farm_house", edition)
    farmers, grain = table.supply("farmer"), table.supply("grain")
    on_the_map = table.game.route_goods[:]
    table.play("red", "use farm_house")
    assert table.supply("farmer") == farmers - 1
    assert neutral(table.bag("red")) == ["farmer"]
    assert table.goods("red") == {"grain": 1}
    assert table.supply("grain") == grain - 1
    assert table.game.route_goods == on_the_map


@rule("village.choice")
@every_edition
def test_the_village_gives_exactly_one_of_its_three_recruits(edition: str) -> None:
    table = red_at("village", edition).play("red", "use village")
    assert table.offers("red", "recruit") == ["boatman", "craftsman", "trader"]
    assert table.refusal("red", "recruit knight") == "village.choice"
    assert table.refusal("red", "skip") == "action.complete"
    table.play("red", "recruit boatman")
    assert table.pending == ["blue"] and table.asked == "act"
    assert neutral(table.bag("red")) == ["boatman"]
    with pytest.raises(Refused):
        table.play("red", "recruit craftsman")


@rule("village.boatman")
@every_edition
@pytest.mark.parametrize(("space", "coins"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_a_boatman_pays_the_coins_of_the_new_space(edition: str, space: int, coins: int) -> None:
    red = {"coins": 1, "tracks": {"boatman": space - 1}}
    table = recruit(red_at("village", edition, red=red), "village", "boatman")
    assert table.red.coins == 1 + coins


@rule("village.boatman.end", "track.citizen")
@every_edition
def test_the_first_at_the_end_of_the_boatmen_takes_the_citizen_and_no_coins(edition: str) -> None:
    red = {"coins": 1, "tracks": {"boatman": 4}}
    blue = {"coins": 1, "tracks": {"boatman": 4}, "spaces": {"village": FILLED["village"]}}
    table = recruit(red_at("village", edition, red=red, blue=blue), "village", "boatman")
    assert (table.red.citizens, table.red.coins) == (1, 1)
    table.play("blue", "use village", "recruit boatman")
    assert table.step("blue", "boatman") == 5
    assert (table.blue.citizens, table.blue.coins) == (0, 1)


@rule("village.craftsman", "tech.afterpass")
@every_edition
def test_the_wheel_of_a_craftsman_waits_until_you_have_passed(edition: str) -> None:
    table = recruit(red_at("village", edition), "village", "craftsman")
    assert table.red.wheels == 1
    assert table.refusal("red", "wheel village.1") != ""
    table.play("blue", "use scriptorium")
    assert table.pending == ["red"] and table.asked == "act"
    assert table.refusal("red", "wheel village.1") == "tech.afterpass"
    table.play("red", "pass", "wheel village.1")
    assert table.on("red", "village") == ["wheel", "", ""]


@rule("village.trader")
@every_edition
def test_a_trader_adds_a_place_tile_of_your_choice(edition: str) -> None:
    table = red_at("village", edition, tiles=["hayrick", "windmill"])
    recruit(table, "village", "trader")
    assert table.asked == "expand"
    assert table.offers("red", "tile") == ["hayrick", "windmill"]
    table.play("red", "tile windmill")
    assert table.owns("red", "windmill") and table.stack() == ["hayrick"]


@rule("university.points")
@every_edition
@pytest.mark.parametrize(("space", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_scholar_gives_the_points_of_the_new_space(edition: str, space: int, points: int) -> None:
    table = red_at("university", edition, red={"tracks": {"scholar": space - 1}})
    table.play("red", "use university")
    assert table.red.dev == points
    assert neutral(table.bag("red")) == ["scholar"]


@rule("monastery.monk")
@every_edition
def test_a_monk_joins_the_bag_and_nothing_else_happens(edition: str) -> None:
    table = red_at("monastery", edition, red={"coins": 5})
    monks = table.supply("monk")
    table.play("red", "use monastery")
    assert table.supply("monk") == monks - 1
    assert table.bag("red").count("monk") == 1
    assert sum(table.red.tracks) == 0
    assert (table.red.coins, table.red.dev, table.red.wheels, table.goods("red")) == (5, 0, 0, {})
    assert table.pending == ["blue"] and table.asked == "act"


@rule("monastery.unlimited")
@every_edition
def test_monks_are_recruited_as_long_as_the_supply_lasts(edition: str) -> None:
    # Eight Monks are as many as the longest track has steps.
    table = red_at("monastery", edition, players=3, red={"bag": "monk " * 8})
    table.play("red", "use monastery")
    assert table.bag("red").count("monk") == 9
    table = red_at("monastery", edition, players=3, red={"bag": "monk " * 10}, supply={"monk": 0})
    assert table.refusal("red", "use monastery") == "recruit.supply"


@rule("monastery.unlimited", "event.pilgrimage")
@pytest.mark.parametrize(
    ("edition", "tile"),
    [
        ("2014", "b14_start"),
        ("2014", "b14_pilgrimage"),
        ("2021", "abc_start"),
        ("2021", "abc_b_pilgrimage"),
        ("2021", "abc_c_pilgrimage"),
        ("bigbox", "abc_start"),
        ("bigbox", "abc_b_pilgrimage"),
        ("bigbox", "abc_c_pilgrimage"),
    ],
)
def test_no_monk_in_a_pilgrimage_round(edition: str, tile: str) -> None:
    table = red_at("monastery", edition, event=tile)
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    assert "monastery" not in table.offers("red", "use")
