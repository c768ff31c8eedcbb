"""The Gaming Room: Followers and goods that stay there, for points like those of Citizens."""

from typing import Any

import pytest

from orleans.classic.ids import GOOD_NAMES, TYPES
from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

SPARE = {"scriptorium": "knight scholar"}
FULL = {"deeds": {"gaming_room": [1, 2, 3]}}
FARMER, SCHOLAR, KNIGHT = "send gaming_room.1", "send gaming_room.2", "send gaming_room.3"


def owner(**red: Any) -> Table:
    """Red owns the room and is about to act."""
    return ready("gaming_room", "", "bigbox", red=red)


def ending(development: int, room: str, spaces: list[int], *tiles: str) -> int:
    """What red scores, with nothing but the room."""
    red = {"coins": 0, "development": development, "tiles": ["gaming_room", *tiles], "room": room}
    return Table("bigbox", deeds={"gaming_room": spaces}, red=red).game.scores[0]


# ----------------------------------------------------------------- scoring


@pytest.mark.parametrize(("development", "points"), [(0, 3), (9, 9), (15, 12), (30, 18)])
@rule("place.gaming_room")
def test_a_full_room_counts_as_three_citizens(development: int, points: int) -> None:
    assert ending(development, "wine cheese", [1, 2, 3]) == points


@rule("place.gaming_room")
def test_the_room_counts_with_the_status_that_the_cathedral_raises() -> None:
    assert ending(15, "wine cheese", [1, 2, 3], "cathedral") == 15


@pytest.mark.parametrize(
    ("room", "spaces"),
    [
        ("wine cheese", [1, 2]),
        ("wine cheese", [1, 3]),
        ("wine cheese", [2, 3]),
        ("wine", [1, 2, 3]),
        ("cheese", [1, 2, 3]),
        ("", [1, 2, 3]),
        ("wine cheese", []),
    ],
)
@rule("place.gaming_room", "place.gaming_room.stay")
def test_a_room_that_lacks_anything_scores_nothing(room: str, spaces: list[int]) -> None:
    assert ending(15, room, spaces) == 0


@rule("place.gaming_room")
def test_filling_the_room_takes_no_citizen_from_anywhere() -> None:
    table = owner(room="wine cheese", spaces={"town_hall": "farmer scholar"})
    before = len(table.game.view(None)["citizens"])
    table.play("red", "use town_hall", FARMER, SCHOLAR)
    assert len(table.game.view(None)["citizens"]) == before
    assert table.red.citizens == 0
    check_pieces(table.game)


# ----------------------------------------------------------------- sending


@rule("place.gaming_room.send", "place.gaming_room.reward")
def test_followers_come_from_the_town_hall_and_earn_nothing() -> None:
    table = owner(spaces={"town_hall": "farmer knight"})
    table.play("red", "use town_hall", KNIGHT, FARMER)
    assert table.red.coins == 5
    assert table.on("red", "town_hall") == ["", ""]
    room = table.game.view(None)["deeds"]["gaming_room"]
    assert [space["follower"] for space in room] == ["farmer", None, "knight"]
    assert [space["asks"] for space in room] == ["farmer", "scholar", "knight"]
    assert not table.told("coins", "red")
    check_pieces(table.game)


@rule("place.gaming_room.send", "combo.tower.return")
def test_a_follower_taken_back_reaches_the_room_from_the_tower() -> None:
    red: dict[str, Any] = {"tiles": ["gaming_room", "gunpowder_tower"], "market": "trader*"}
    red["spaces"] = {"ship": "- - knight", "village": "farmer* - -"}
    table = Table("bigbox", phase="followers", red=red)
    table.play("red", "back ship.3", "draw 0", "stow knight", "done").done()
    table.play("red", "use gunpowder_tower", KNIGHT)
    assert table.red.tower == []
    check_pieces(table.game)


@rule("place.gaming_room.send")
def test_types_must_match_and_personal_followers_are_barred() -> None:
    table = owner(spaces={"town_hall": "monk -"})
    table.play("red", "use town_hall")
    for space in (FARMER, SCHOLAR, KNIGHT):
        assert table.refusal("red", space) == "place.gaming_room.send"
    table = owner(tiles=["gunpowder_tower"], tower="farmer* scholar")
    table.play("red", "use gunpowder_tower")
    assert table.refusal("red", FARMER) == "place.gaming_room.send"
    assert table.refusal("red", SCHOLAR) == ""
    planning = Table("bigbox", phase="planning", red={"tiles": ["gaming_room"]})
    assert planning.refusal("red", "place farmer* town_hall.1") == "townhall.personal"


@pytest.mark.parametrize(
    ("tile", "follower"),
    [("school", "scholar"), ("barracks", "trader"), ("herb_garden", "boatman")],
)
@rule("combo.substitute.townhall", "place.gaming_room.send")
def test_nobody_stands_in_for_another_in_the_room(tile: str, follower: str) -> None:
    table = owner(tiles=[tile], spaces={"town_hall": f"{follower} -"})
    table.play("red", "use town_hall")
    own = ["gaming_room.2"] if follower == "scholar" else []
    assert [s for s in table.offers("red", "send") if s.startswith("gaming_room")] == own
    assert table.refusal("red", FARMER) == "place.gaming_room.send"
    assert table.refusal("red", KNIGHT) == "place.gaming_room.send"


@rule("place.gaming_room.reward")
def test_only_the_owner_sends_to_the_room() -> None:
    spaces = {"town_hall": "farmer -", "scriptorium": "knight scholar"}
    for blue in ({"tiles": ["gaming_room"]}, {}):
        table = Table("bigbox", phase="actions", red={"spaces": spaces}, blue=blue)
        table.play("red", "use town_hall")
        assert "gaming_room.1" not in table.offers("red", "send")
        assert table.refusal("red", FARMER) == "place.gaming_room.reward"


@rule("place.gaming_room.reward")
def test_a_follower_that_only_a_rivals_room_wants_cannot_be_sent() -> None:
    base = Table("bigbox").game.tables.deeds
    deeds = {deed.id: list(range(1, deed.last - deed.first + 1)) for deed in base[:-1]}
    assert base[-1].id == "gaming_room"
    spaces = {"town_hall": "farmer -", "scriptorium": "knight scholar"}
    rival = {"tiles": ["gaming_room"]}
    table = Table("bigbox", 5, phase="actions", deeds=deeds, red={"spaces": spaces}, blue=rival)
    assert table.refusal("red", "use town_hall") == "townhall.stuck"
    mine = {"spaces": spaces, **rival}
    table = Table("bigbox", 5, phase="actions", deeds=deeds, red=mine)
    assert "use town_hall" in table.legal("red")


# ------------------------------------------------------------------- goods


@rule("place.gaming_room.goods")
def test_goods_are_put_there_before_any_follower_and_without_an_action() -> None:
    table = owner(goods={"wine": 2, "cheese": 1})
    assert sorted(table.offers("red", "put")) == ["cheese", "wine"]
    table.play("red", "put wine")
    assert (table.pending, table.goods("red")) == (["red"], {"wine": 1, "cheese": 1})
    table.play("red", "put cheese", "use scriptorium")
    assert (table.red.dev, table.goods("red")) == (1, {"wine": 1})
    assert sorted(table.game.view(1)["players"][0]["room"]) == ["cheese", "wine"]
    check_pieces(table.game)


@rule("place.gaming_room.goods")
def test_goods_may_follow_the_followers() -> None:
    table = ready("gaming_room", "", "bigbox", **FULL, red={"goods": {"cheese": 1}, "room": "wine"})
    before = table.game.scores[0]
    table.play("red", "put cheese")
    assert table.game.scores[0] - before == 3 * 1 - 2  # three Citizens, less the cheese


@rule("place.gaming_room.goods")
def test_one_wine_and_one_cheese_and_nothing_else() -> None:
    table = owner(goods={"wine": 2, "wool": 1}, room="wine")
    assert table.offers("red", "put") == []
    assert table.refusal("red", "put wine") == "place.gaming_room.goods"
    assert table.refusal("red", "put wool") == "place.gaming_room"
    assert table.refusal("red", "put cheese") == "action.cost"
    table = Table("bigbox", phase="actions", red={"goods": {"wine": 1}, "spaces": SPARE})
    assert table.refusal("red", "put wine") == "place.gaming_room"


@rule("place.gaming_room.goods", "action.pass.forced")
def test_who_can_only_put_goods_is_asked_and_then_passes_unasked() -> None:
    table = Table("bigbox", phase="actions", red={"tiles": ["gaming_room"], "goods": {"wine": 1}})
    assert (table.asked, table.legal("red")) == ("act", ["put wine", "pass"])
    table.play("red", "put wine")
    assert len(table.told("passed", "red")) == 1


@rule("place.gaming_room.goods")
def test_goods_are_put_there_on_the_own_turn_or_before_the_own_event() -> None:
    """Taxes B: six goods cost 3 coins; with two of them in the room, 2."""
    goods = {"wine": 1, "cheese": 1, "wool": 4}
    room = {"tiles": ["gaming_room"], "goods": goods}
    spaces = {"spaces": {"scriptorium": "knight scholar"}}
    table = Table("bigbox", phase="actions", event="abc_b_taxes", red=room, blue=spaces)
    table.play("red", "pass")
    assert table.refusal("red", "put wine") == "action.pass"
    table.play("blue", "use scriptorium")
    assert (table.asked, table.pending) == ("fill_room", ["red"])
    assert table.refusal("red", "put wool") == "place.gaming_room"
    assert table.refusal("red", "draw 0") != ""
    table.play("red", "put wine", "put cheese")
    assert table.red.coins == 3
    table = Table("bigbox", phase="event", event="abc_b_taxes", red=room)
    assert table.legal("red")[-1] == "skip"
    table.play("red", "skip")
    assert (table.red.coins, table.goods("red")) == (2, goods)


@rule("place.gaming_room.goods")
def test_nobody_is_asked_before_an_event_with_nothing_to_put() -> None:
    for red in ({"goods": {"wool": 3}}, {"goods": {"wine": 3}, "room": "wine"}):
        red = {"tiles": ["gaming_room"], **red}
        assert Table("bigbox", phase="event", event="abc_b_taxes", red=red).asked != "fill_room"
    blue = {"goods": {"wine": 3}}
    table = Table("bigbox", phase="event", event="abc_b_taxes", blue=blue)
    assert table.asked != "fill_room"


@pytest.mark.parametrize(
    ("modules", "event"),
    [((), "abc_b_pilgrimage"), (("ti-events",), "ti_b_sabotage"), (("intrigue",), "abc_start")],
)
@rule("place.gaming_room.goods")
def test_goods_are_put_there_in_phase_6_even_if_nothing_happens(
    modules: tuple[str, ...], event: str
) -> None:
    red = {"tiles": ["gaming_room"], "goods": {"wine": 1}}
    table = Table("bigbox", modules=modules, phase="event", event=event, red=red)
    assert (table.asked, table.legal("red")) == ("fill_room", ["put wine", "skip"])
    table.play("red", "put wine")
    assert (table.goods("red"), table.asked == "fill_room") == ({}, False)


@rule("place.gaming_room.goods", "orders.must_pass")
def test_a_good_left_after_an_order_in_a_quiet_last_round_is_not_lost_for_the_room() -> None:
    red = {
        "tiles": ["gaming_room"],
        "merchant": "blois",
        "goods": {"cheese": 1, "wine": 2},
        "spaces": SPARE,
    }
    position: dict[str, Any] = {
        "round": 18,
        "event": "ti_silentium_bottom",
        "phase": "actions",
        "red": red,
    }
    orders = {"display": ["order_blois"]}
    table = Table("bigbox", modules=("orders", "ti-events"), orders=orders, **position)
    table.play("red", "use scriptorium", "deliver order_blois", "put wine")
    assert table.game.over and table.goods("red") == {}
    check_pieces(table.game)


# -------------------------------------------------------------------- stay


@rule("place.gaming_room.stay")
def test_goods_in_the_room_are_no_goods_any_more() -> None:
    goods = {"wool": 1}
    red = {"tiles": ["gaming_room"], "room": "wine cheese", "goods": goods, "coins": 0}
    table = Table("bigbox", phase="event", event="abc_b_taxes", red=red)
    assert table.asked != "torture"  # three goods would have cost a coin
    table = Table("bigbox", phase="event", event="abc_a_harvest", red={**red, "coins": 9})
    assert table.told("paid", "red")  # neither wine nor cheese feeds anybody
    assert table.game.view(0)["players"][0]["score"]["goods"] == 4
    table = Table("bigbox", phase="event", event="abc_a_harvest", red=red)
    assert table.asked == "torture"
    assert table.offers("red", "give good") == ["wool"]
    table = ready("goldsmith", "craftsman trader", "bigbox", red={**red, "goods": {}})
    assert table.refusal("red", "use goldsmith") == "action.cost"


@rule("place.gaming_room.stay")
def test_followers_in_the_room_are_never_taken_back() -> None:
    red = {"tiles": ["gaming_room"], "room": "wine", "bag": "monk"}
    table = Table("bigbox", phase="followers", deeds={"gaming_room": [1]}, red=red)
    assert table.offers("red", "back") == []
    table = owner(spaces={"town_hall": "farmer -"})
    table.play("red", "use town_hall", FARMER)
    again = ready("gaming_room", "", "bigbox", **FULL, red={"spaces": {"town_hall": "farmer -"}})
    again.play("red", "use town_hall")
    assert again.refusal("red", FARMER) == "deed.stay"


@rule("place.gaming_room.stay", "torture.place.contents")
def test_a_room_given_up_takes_its_contents_out_of_the_game() -> None:
    table = Table(
        "bigbox",
        phase="event",
        event="abc_b_taxes",
        deeds={"gaming_room": [3]},
        red={"coins": 0, "tiles": ["gaming_room"], "room": "wine cheese", "goods": {"wool": 3}},
    )
    knights, wine = table.supply("knight"), table.supply("wine")
    table.play("red", "give tile gaming_room")
    game = table.game
    assert (table.supply("knight"), table.supply("wine")) == (knights, wine)
    assert game.removed[TYPES + GOOD_NAMES.index("wine")] >= 1
    assert game.view(None)["deeds"]["gaming_room"][2]["follower"] is None
    assert table.bag("red").count("knight") == 0
    check_pieces(game)
