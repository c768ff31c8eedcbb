"""Routes: one network from Orléans, by land and by water, and what lies beside them."""

import pytest

from ...rules import rule
from ..table import Table, every_route

TO_16 = ["orleans-briare_water", "briare-sancerre_water"]
TO_LE_MANS = ["orleans-chateaudun_road", "le_mans-chateaudun_road"]


@rule("joan.route.mixed", "joan.route.connect", "joan.route.goods")
def test_the_example_of_the_rulebook_continues_a_water_route_by_land() -> None:
    """Orléans-8 and 8-16 are filled in; a Knight goes from 8 to 9 and marks its good."""
    table = Table(display="knight farmer", red={"routes": TO_16})
    table.play("red", "take knight", "act knight")
    assert all(route.endswith("_road") for route in table.offers("red", "fill"))
    table.play("red", "fill montargis-briare_road")
    assert table.goods("red") == {"wine": 1}
    assert table.game.view(0)["players"][0]["linked"] == [
        *("orleans", "briare", "montargis", "sancerre")
    ]


@rule("joan.route.mixed")
def test_a_land_route_is_continued_by_water() -> None:
    table = Table(waiting="water", red={"routes": ["orleans-vierzon_road"]})
    assert "vierzon-bourges_water" in table.offers("red", "fill")
    table = Table(waiting="water")
    assert table.refusal("red", "fill vierzon-bourges_water") == "joan.route.connect"


@rule("joan.route.connect")
def test_a_route_without_a_link_to_orleans_is_refused() -> None:
    table = Table(waiting="land", red={"routes": TO_16})
    for road in ("le_mans-tours_road", "chartres-etampes_road", "etampes-montargis_road"):
        assert table.refusal("red", f"fill {road}") == "joan.route.connect"
    # From any town of the network, not only from its ends, and from Orléans at any time.
    assert sorted(table.offers("red", "fill")) == [
        "bourges-sancerre_road",
        "montargis-briare_road",
        "orleans-chartres_road",
        "orleans-chateaudun_road",
        "orleans-montargis_road",
        "orleans-vierzon_road",
    ]


@rule("joan.route.connect")
def test_routes_of_others_are_no_link() -> None:
    table = Table(waiting="land", blue={"routes": TO_16})
    assert table.refusal("red", "fill montargis-briare_road") == "joan.route.connect"


@rule("joan.route.connect")
def test_a_knight_who_finds_no_land_route_keeps_his_tile_for_something_else() -> None:
    table = Table(display="knight farmer", red={"routes": every_route()})
    table.play("red", "take knight")
    assert table.refusal("red", "act knight") == "joan.route.connect"
    assert "deed four knight" in table.legal("red")


@rule("joan.action.knight", "joan.action.boatman")
@pytest.mark.parametrize(
    "left, able, unable",
    [("tours-loches_water", "boatman", "knight"), ("bourges-sancerre_road", "knight", "boatman")],
)
def test_routes_of_the_other_kind_are_of_no_use(left: str, able: str, unable: str) -> None:
    """All routes are filled in but one."""
    routes = [route for route in every_route() if route != left]
    table = Table(waiting=able, red={"routes": routes}).play("red", f"act {able}")
    assert table.offers("red", "fill") == [left]
    table = Table(waiting=unable, red={"routes": routes})
    assert f"act {unable}" not in table.legal("red")
    assert table.refusal("red", f"act {unable}") == "joan.route.connect"


@rule("joan.route.once")
def test_a_route_is_filled_in_once_on_each_sheet() -> None:
    table = Table(waiting="land land", blue={"routes": ["orleans-chartres_road"]})
    table.play("red", "fill orleans-chartres_road")
    assert table.refusal("red", "fill orleans-chartres_road") == "joan.route.once"
    assert "orleans-chartres_road" not in table.offers("red", "fill")
    table.play("red", "good cheese")
    assert table.goods("red") == {"cheese": 1}
    table = Table(waiting="land", red={"routes": ["orleans-chartres_road"]})
    assert "orleans-chartres_road" not in table.offers("red", "fill")
    assert table.refusal("red", "fill orleans-chartres_road") == "joan.route.once"


@rule("joan.route.goods")
def test_all_goods_of_a_route_are_marked_in_any_order() -> None:
    for first in ("cheese", "grain"):
        table = Table(waiting="land", red={"routes": TO_LE_MANS})
        table.play("red", "fill le_mans-vendome_road")
        assert sorted(table.offers("red", "good")) == ["cheese", "grain"]
        assert table.refusal("red", "good wine") == "joan.route.goods"
        assert table.refusal("red", "any grain") == "joan.action.farmer"
        table.play("red", f"good {first}")
        assert table.goods("red") == {"cheese": 1, "grain": 1}  # the other one leaves no choice
        assert table.pending == ["blue"]


@rule("joan.route.goods", "joan.action.optional")
def test_what_a_route_shows_may_be_left() -> None:
    table = Table(waiting="land", red={"routes": TO_LE_MANS})
    table.play("red", "fill le_mans-tours_road", "end")
    assert table.goods("red") == {}


@rule("joan.route.development")
def test_a_development_point_marks_the_next_space_at_once() -> None:
    table = Table(waiting="land", red={"development": 7})
    table.play("red", "fill orleans-montargis_road")
    assert table.red.dev == 8
    assert table.waiting == ["any"]  # the bonus below space 8
    table = Table(waiting="water", red={"routes": ["orleans-briare_water"]})
    table.play("red", "fill briare-sancerre_water")
    assert sorted(table.waiting) == ["brocade", "develop"]
    table.play("red", "develop")
    assert (table.red.dev, table.goods("red")) == (1, {"brocade": 1})


@rule("joan.route.struck_town")
def test_routes_lead_to_and_beyond_towns_of_others() -> None:
    table = Table(waiting="land land", blue={"stations": ["chateaudun"]})
    assert table.struck("red") == ["chateaudun"]
    table.play("red", "fill orleans-chateaudun_road", "good grain")
    table.play("red", "fill le_mans-chateaudun_road")
    assert table.routes("red") == TO_LE_MANS
