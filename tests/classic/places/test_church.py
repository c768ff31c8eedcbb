"""The Church: for 2 coins the action of another player's activated Place tile."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from .lending import BREWERY, TWO, church


@rule("place.church")
def test_two_coins_go_to_the_owner_whose_tile_is_used() -> None:
    table = church(TWO).play("red", "use church")
    assert (table.asked, table.legal("red")) == ("choose_action", ["use brewery", "use winery"])
    table.play("red", "use winery")
    assert (table.red.coins, table.blue.coins, table.goods("red")) == (3, 7, {"wine": 1})
    paid = table.told("handed_coins", "red")
    assert [(e.source, e.facts) for e in paid] == [("church", {"amount": 2, "to": 1})]
    assert [event.source for event in table.told("action")] == ["church", "winery"]
    check_pieces(table.game)


@rule("place.church")
def test_the_only_tile_that_can_be_used_is_not_asked_for() -> None:
    table = church(BREWERY).play("red", "use church")
    assert (table.asked, table.pending) == ("act", ["blue"])
    assert (table.red.coins, table.blue.coins) == (5 - 2 + 2, 7)


@rule("place.church")
def test_with_one_coin_the_action_is_refused() -> None:
    assert church(BREWERY, red={"coins": 1}).refusal("red", "use church") == "action.cost"
    assert church(BREWERY, red={"coins": 2}).refusal("red", "use church") == ""


@rule("place.church")
def test_ones_own_tile_or_the_board_of_another_cannot_be_used() -> None:
    own = {"tiles": ["cellar"], "spaces": {"cellar": "monk scholar"}}
    table = church(TWO, red=own).play("red", "use church")
    assert table.refusal("red", "use cellar") == "place.church"
    assert table.refusal("red", "use scriptorium") == "place.church"


@rule("place.church")
def test_each_owner_is_paid_for_the_own_tile() -> None:
    table = Table(
        "bigbox",
        players=3,
        phase="actions",
        red={"tiles": ["church"], "spaces": {"church": "monk"}},
        blue={"tiles": ["brewery"], "spaces": {"brewery": "monk"}},
        green={"tiles": ["winery"], "spaces": {"winery": "farmer trader"}},
    )
    table.play("red", "use church", "use winery")
    assert [table.seat(name).coins for name in ("red", "blue", "green")] == [3, 5, 7]


# ----------------------------------------------------------------- what can be used


@pytest.mark.parametrize(
    ("lent", "tiles", "refused"),
    [
        ({"winery": "farmer -"}, [], "winery"),
        ({}, ["winery"], "winery"),
        ({}, ["school"], "school"),
        ({}, ["cathedral"], "cathedral"),
        ({}, ["theatre"], "theatre"),
    ],
)
@rule("place.church.target")
def test_a_tile_not_activated_by_followers_is_not_offered(
    lent: dict[str, str], tiles: list[str], refused: str
) -> None:
    table = church(lent, *tiles)
    assert table.refusal("red", "use church") == "place.church.target"
    beside = church({"brewery": "monk", "cellar": "monk scholar", **lent}, *tiles)
    beside.play("red", "use church")
    assert beside.legal("red") == ["use brewery", "use cellar"]
    assert beside.refusal("red", f"use {refused}") == "place.church.target"


@rule("place.church.target")
def test_a_wheel_beside_a_follower_is_enough() -> None:
    table = church({"winery": "wheel trader"}).play("red", "use church")
    assert table.goods("red") == {"wine": 1}
    assert table.on("blue", "winery") == ["wheel", "trader"]


@pytest.mark.parametrize(
    ("tile", "filled"), [("sacristy", "monk"), ("tavern", "boatman"), ("gunpowder_tower", "")]
)
@rule("place.church.noaction")
def test_tiles_without_an_action_in_phase_five_cannot_be_used(tile: str, filled: str) -> None:
    lent = {tile: filled} if filled else {}
    table = church({**TWO, **lent}, *([] if filled else [tile])).play("red", "use church")
    assert table.legal("red") == ["use brewery", "use winery"]
    assert table.refusal("red", f"use {tile}") == "place.church.noaction"
    alone = church(lent, *([] if filled else [tile]))
    assert alone.refusal("red", "use church") == "place.church.target"


@rule("place.church.noaction", "place.gunpowder_tower.personal")
def test_the_followers_of_a_rivals_tower_are_not_sent() -> None:
    blue = {"tower": "knight knight"}
    table = church(TWO, "gunpowder_tower", blue=blue).play("red", "use church")
    assert table.refusal("red", "use gunpowder_tower") == "place.church.noaction"


@rule("place.church.target")
def test_an_action_that_would_bring_nothing_is_not_offered() -> None:
    table = church({"winery": "farmer trader"}, goods={"wine": 0})
    assert table.refusal("red", "use church") == "action.effect"
    more = church({**TWO, "cellar": "monk scholar"}, goods={"wine": 0}).play("red", "use church")
    assert more.legal("red") == ["use brewery", "use cellar"]
    assert more.refusal("red", "use winery") == "supply.block"


# -------------------------------------------------------------- whose Followers stay


@rule("place.church.owner")
def test_only_the_monk_leaves_and_the_owner_may_still_use_the_tile() -> None:
    table = church(TWO).play("red", "use church", "use winery")
    assert table.on("red", "church") == [""]
    assert table.bag("red") == ["monk"]
    assert table.on("blue", "winery") == ["farmer", "trader"]
    assert (table.pending, table.refusal("blue", "use winery")) == (["blue"], "")
    table.play("blue", "use winery")
    assert table.goods("blue") == {"wine": 1}
    assert table.on("blue", "winery") == ["", ""]


@rule("place.church.asown")
def test_a_rivals_bathhouse_draws_from_ones_own_bag() -> None:
    red: dict[str, Any] = {"bag": "knight", "market": "farmer* boatman* craftsman* trader*"}
    red["spaces"] = {"wagon": "farmer trader -"}
    blue = {"bag": "monk monk", "market": "farmer* boatman* craftsman* trader*"}
    table = church({"bathhouse": "boatman"}, red=red, blue=blue).play("red", "use church")
    assert (table.asked, table.pending) == ("place_drawn", ["red"])
    table.play("red", "place knight wagon.3")
    assert table.on("red", "wagon") == ["farmer", "trader", "knight"]
    assert table.bag("blue") == ["monk", "monk"]
    assert table.bag("red") == ["monk"]
    check_pieces(table.game)


@rule("place.church.asown")
def test_merchant_stations_and_tracks_are_ones_own() -> None:
    red: dict[str, Any]
    blue: dict[str, Any]
    table = church({"horse_wagon": "knight trader"}, routes={"orleans-chartres_road": ["wool"]})
    table.play("red", "use church", "go orleans-chartres_road", "take wool")
    assert (table.town("red"), table.town("blue")) == ("chartres", "orleans")
    assert (table.goods("red"), table.goods("blue")) == ({"wool": 1}, {})
    office = {"office": "scholar scholar"}
    red, blue = {"stations": ["blois"]}, {"stations": ["tours", "chinon"]}
    table = church(office, red=red, blue=blue).play("red", "use church")
    assert table.red.coins == 5 - 2 + 1
    farm = {"farm": "farmer boatman"}
    red, blue = {"tracks": {"farmer": 3}}, {"tracks": {"farmer": 8}}
    table = church(farm, red=red, blue=blue).play("red", "use church")
    assert (table.goods("red"), table.goods("blue")) == ({"cheese": 1}, {})


@rule("place.church.asown")
def test_further_costs_are_ones_own() -> None:
    """Two coins for the owner and three for the Stage Coach."""
    coach = {"stage_coach": "knight"}
    assert church(coach, red={"coins": 4}).refusal("red", "use church") == "action.effect"
    table = church(coach, red={"coins": 5}, routes={"orleans-blois_water": []})
    table.play("red", "use church", "go orleans-blois_water")
    assert (table.red.coins, table.blue.coins) == (0, 7)
