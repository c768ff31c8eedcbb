"""Place cards of categories I and II, one by one (the Tree House has a file of its own)."""

from ...rules import rule
from ..table import Table, every_route
from .places import AHEAD, over, used, using

FULL_TRACK = {"development": 25}


@rule("joan.place.stable")
def test_the_stable_gives_a_coin_and_a_good() -> None:
    table = used("stable", "farmer")
    assert table.waiting == ["coin", "any"]
    table.play("red", "any wool", "coin 3")
    assert (table.goods("red"), table.red.circled) == ({"wool": 1}, [1, 0, 1])
    assert table.red.dev == AHEAD and over(table)


@rule("joan.place.library")
def test_the_library_marks_two_spaces() -> None:
    table = used("library", "scholar")
    assert table.red.dev == AHEAD + 2
    assert over(table)
    table = using("library", "scholar", **FULL_TRACK)
    assert table.refusal("red", "use library") == "joan.place.library"
    table = used("library", "scholar", development=24)
    assert table.red.dev == 25 and over(table)


@rule("joan.place.windmill")
def test_the_windmill_gives_a_coin_and_a_space() -> None:
    table = used("windmill", "trader")
    assert table.waiting == ["coin", "develop"]
    table.play("red", "coin 2")
    assert (table.red.circled, table.red.dev) == ([1, 1, 0], AHEAD + 1)
    assert table.goods("red") == {} and over(table)


@rule("joan.place.brewery")
def test_the_brewery_gives_two_coins_for_any_rows() -> None:
    table = used("brewery", "boatman").play("red", "coin 1", "coin 3")
    assert table.red.circled == [2, 0, 1] and over(table)
    table = used("brewery", "boatman").play("red", "coin 2", "coin 2")
    assert table.red.circled == [1, 2, 0]


@rule("joan.place.brewery", "joan.bank.overflow")
def test_a_brewery_beside_a_full_bank_gives_shields() -> None:
    table = used("brewery", "boatman", circled=[5, 5, 4]).play("red", "coin 3")
    assert table.red.shields == 1
    assert over(table)


@rule("joan.place.meadow")
def test_the_meadow_gives_a_space_and_a_good() -> None:
    table = used("meadow", "farmer")
    assert table.waiting == ["develop", "any"]
    table.play("red", "any brocade")
    assert (table.red.dev, table.goods("red")) == (AHEAD + 1, {"brocade": 1})
    assert table.red.circled == [1, 0, 0] and over(table)


@rule("joan.place.cemetery")
def test_the_cemetery_saves_a_coin() -> None:
    red = {"cards": ["cemetery", "archives"], "spent": [1, 0, 0]}
    table = Table(waiting="card", cards=["stable", "joinery"], red=red)
    assert table.offers("red", "buy") == ["stable"]
    assert table.refusal("red", "buy joinery") == "joan.action.refused"
    table.play("red", "buy stable")
    assert "stable" in table.cards("red")
    assert (table.red.circled, table.red.spent) == ([1, 0, 0], [1, 0, 0])
    red = {"cards": ["cemetery", "archives"], "circled": [3, 0, 0]}
    table = Table(waiting="card", cards=["joinery"], red=red).play("red", "buy joinery")
    assert table.red.spent == [1, 0, 0]


@rule("joan.place.cemetery")
def test_the_owner_of_the_cemetery_may_pay_the_full_price() -> None:
    red = {"cards": ["cemetery", "archives"]}
    table = Table(waiting="card", cards=["stable", "joinery"], red=red)
    assert sorted(table.offers("red", "buy")) == ["joinery", "stable", "stable full"]
    assert table.refusal("red", "buy joinery full") == "joan.action.refused"
    table.play("red", "buy stable full")
    assert table.red.spent == [1, 0, 0]
    table = Table(waiting="card", cards=["joinery"], red=red | {"circled": [2, 0, 0]})
    table.play("red", "buy joinery full")
    assert table.red.spent == [2, 0, 0]


@rule("joan.place.cemetery")
def test_nobody_else_has_the_cemeterys_price() -> None:
    table = Table(waiting="card", cards=["stable"], blue={"cards": ["cemetery"]})
    assert table.offers("red", "buy") == ["stable"]
    assert table.refusal("red", "buy stable full") == "joan.place.cemetery"
    table.play("red", "buy stable")
    assert table.red.spent == [1, 0, 0]


@rule("joan.place.distillery")
def test_the_distillery_gives_a_coin_with_a_trader_tile() -> None:
    table = using("distillery", "trader")
    assert table.waiting == ["coin", "trader"]
    table.play("red", "coin 2", "earn trader", "coin 2")
    assert table.red.circled == [1, 2, 0] and over(table)
    table = Table(display="trader farmer", red={"cards": ["distillery"]})
    table.play("red", "monk trader", "earn trader with monk", "coin 2")
    assert table.red.circled == [1, 1, 0] and over(table)


@rule("joan.place.archives")
def test_the_archives_give_a_space_with_a_scholar_tile() -> None:
    table = using("archives", "scholar")
    assert table.waiting == ["develop", "scholar.taken"]
    table.play("red", "develop")
    assert table.red.dev == AHEAD + 1
    table.play("red", "act scholar")
    assert table.red.dev == AHEAD + 2 and over(table)
    table = Table(display="scholar farmer", red={"cards": ["archives"]})
    table.play("red", "monk scholar", "act scholar with monk")
    assert table.red.dev == 1 and over(table)


@rule("joan.place.fishing_boat")
def test_the_fishing_boat_fills_in_a_water_route_and_gives_a_coin() -> None:
    table = used("fishing_boat", "boatman")
    assert table.waiting == ["water", "coin"]
    assert all(route.endswith("_water") for route in table.offers("red", "fill"))
    table.play("red", "coin 2", "fill orleans-blois_water")
    assert table.routes("red") == ["orleans-blois_water"]
    assert (table.goods("red"), table.red.circled) == ({"wine": 1}, [1, 1, 0])
    assert over(table)


@rule("joan.place.fishing_boat", "joan.card_use.parts")
def test_the_fishing_boat_gives_its_coin_though_no_route_is_left() -> None:
    table = used("fishing_boat", "boatman", routes=every_route())
    assert table.offers("red", "fill") == []
    table.play("red", "coin 2")
    assert table.red.circled == [1, 1, 0] and over(table)


@rule("joan.place.trade_route")
def test_the_trade_route_fills_in_a_land_route_and_marks_a_space() -> None:
    table = used("trade_route", "knight")
    assert table.waiting == ["land", "develop"]
    assert all(route.endswith("_road") for route in table.offers("red", "fill"))
    table.play("red", "fill orleans-vierzon_road", "good grain")
    assert table.routes("red") == ["orleans-vierzon_road"]
    assert (table.goods("red"), table.red.dev) == ({"grain": 1}, AHEAD + 1)
    assert over(table)


@rule("joan.place.trade_route", "joan.card_use.parts")
def test_the_trade_route_marks_its_space_though_no_route_is_left() -> None:
    table = used("trade_route", "knight", routes=every_route())
    assert table.red.dev == AHEAD
    table.play("red", "develop")
    assert table.red.dev == AHEAD + 1 and over(table)
    table = using("trade_route", "knight", routes=every_route(), **FULL_TRACK)
    assert table.refusal("red", "use trade_route") == "joan.place.trade_route"


@rule("joan.place.hayrick")
def test_the_hayrick_gives_grain_and_a_good_of_choice() -> None:
    table = used("hayrick", "farmer")
    assert table.waiting == ["grain", "any"]
    table.play("red", "any wool")
    assert table.goods("red") == {"grain": 1, "wool": 1} and over(table)


@rule("joan.place.hayrick", "joan.warehouse.overflow")
def test_a_hayrick_without_a_space_for_grain_gives_a_shield() -> None:
    table = used("hayrick", "farmer", goods={"grain": 5})
    assert table.red.shields == 1
    assert table.offers("red", "any") == ["cheese", "wine", "wool", "brocade"]
    table.play("red", "any cheese")
    assert table.goods("red") == {"grain": 5, "cheese": 1}
    assert table.red.shields == 1
