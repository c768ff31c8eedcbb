"""Towing Service: a move along the water for each Boatman."""

from tests.classic.table import Table
from tests.rules import rule

from . import both_editions, every_count, sending

GOODS = {"orleans-blois_water": ["wine"], "blois-tours_water": ["wool"]}


def towing(waiting: str = "boatman -", players: int = 4, edition: str = "bigbox") -> Table:
    table = sending(waiting, players, edition, routes=GOODS)
    return table.play("red", "send trade_towing_service.1")


@rule("trade.towing.move")
@both_editions
@every_count
def test_two_boatmen_bring_two_moves_and_two_goods(edition: str, players: int) -> None:
    table = towing("boatman boatman", players, edition)
    assert table.asked == "tow_or_not"
    assert sorted(table.offers("red", "go")) == ["orleans-blois_water", "orleans-briare_water"]
    assert table.refusal("red", "go orleans-vierzon_road") == "trade.towing.move"
    table.play("red", "go orleans-blois_water", "take wine")
    table.play("red", "send trade_towing_service.2", "go blois-tours_water", "take wool")
    assert (table.town("red"), table.goods("red")) == ("tours", {"wine": 1, "wool": 1})
    assert table.asked == "act"
    assert table.route_goods("orleans-blois_water") == []


@rule("trade.towing.move")
@every_count
def test_the_move_and_the_good_are_optional(players: int) -> None:
    table = towing("boatman boatman", players).play("red", "skip")
    assert (table.asked, table.town("red")) == ("send", "orleans")
    table.play("red", "send trade_towing_service.2", "go orleans-blois_water", "skip")
    assert (table.town("red"), table.goods("red")) == ("blois", {})
    assert table.route_goods("orleans-blois_water") == ["wine"]


@rule("trade.towing.move")
def test_the_drawbridge_opens_no_road_to_it() -> None:
    table = sending("boatman -", red={"tiles": ["drawbridge"], "merchant": "blois"})
    table.play("red", "send trade_towing_service.1")
    assert table.refusal("red", "go blois-vierzon_road") == "trade.towing.move"


@rule("trade.towing.no_water")
@both_editions
@every_count
def test_without_a_waterway_nobody_moves(edition: str, players: int) -> None:
    table = sending("boatman boatman", players, edition, red={"merchant": "chartres"})
    table.play("red", "send trade_towing_service.1")
    assert (table.asked, table.town("red")) == ("send", "chartres")
    table.play("red", "send trade_towing_service.2")
    assert (table.asked, table.town("red")) == ("act", "chartres")
    assert table.told("moved") == []
