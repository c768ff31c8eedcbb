"""What a Follower may do: its standard action, one of the player's Place cards, or a deed."""

import pytest

from ...rules import rule
from ..table import Table


@rule("joan.action.choice")
def test_a_tile_does_one_of_three_things() -> None:
    ways = {"act farmer": ["any"], "use stable": ["coin", "any"], "deed two farmer": ["land"]}
    for way, waiting in ways.items():
        table = Table(display="farmer knight", red={"cards": ["stable"]})
        table.play("red", "take farmer")
        assert set(table.legal("red")) == {*ways, "deed three farmer", "end"}
        table.play("red", way)
        assert table.waiting == waiting
        for other in ways:
            if other != way:
                assert table.refusal("red", other) == "joan.action.choice"


@rule("joan.action.choice")
def test_a_tile_acts_for_nobody_else() -> None:
    table = Table(display="farmer knight", red={"cards": ["library"]}, blue={"cards": ["stable"]})
    table.play("red", "take farmer")
    assert table.refusal("red", "act knight") == "joan.action.choice"
    assert table.refusal("red", "use stable") == "joan.action.choice"
    assert table.refusal("red", "use library") == "joan.card_use.instead"
    assert table.refusal("red", "deed four knight") == "joan.deed.exact"


@rule("joan.action.optional")
def test_a_tile_may_be_taken_for_nothing() -> None:
    table = Table(display="craftsman farmer")
    table.play("red", "take craftsman", "end")
    assert table.pending == ["blue"]
    assert (table.red.coins, table.stations("red")) == (1, [])
    assert [event.facts["part"] for event in table.told("lapsed")] == ["craftsman"]


@rule("joan.action.optional")
def test_an_action_may_be_left_half_done() -> None:
    table = Table(display="farmer knight", red={"cards": ["stable"]})
    table.play("red", "take farmer", "use stable", "any wool", "end")
    assert table.goods("red") == {"wool": 1}
    assert table.red.circled == [1, 0, 0]
    assert table.pending == ["blue"]


@rule("joan.action.bonus_follower")
def test_a_follower_bonus_does_what_its_tile_could_do() -> None:
    taken = Table(display="farmer knight", red={"cards": ["stable"]}).play("red", "take farmer")
    bonus = Table(waiting="farmer", red={"cards": ["stable"]})
    assert set(bonus.legal("red")) == set(taken.legal("red"))
    bonus.play("red", "use stable", "coin 2", "any wool")
    assert bonus.red.circled == [1, 1, 0]
    assert bonus.goods("red") == {"wool": 1}
    bonus = Table(waiting="farmer").play("red", "deed three farmer")
    assert bonus.marks("red", "three") == ["farmer"]


@rule("joan.action.farmer")
def test_a_farmer_marks_one_good_of_any_kind() -> None:
    table = Table(display="farmer knight")
    table.play("red", "take farmer", "act farmer")
    assert table.offers("red", "any") == ["grain", "cheese", "wine", "wool", "brocade"]
    table.play("red", "any brocade")
    assert table.goods("red") == {"brocade": 1}
    assert table.pending == ["blue"]


@rule("joan.action.farmer", "joan.warehouse.any")
def test_a_farmer_is_offered_the_rows_that_are_not_full() -> None:
    table = Table(display="farmer knight", red={"goods": {"grain": 5, "wool": 4}})
    table.play("red", "take farmer", "act farmer")
    assert table.offers("red", "any") == ["cheese", "wine", "wool", "brocade"]
    assert table.refusal("red", "any grain") == "joan.warehouse.any"


@rule("joan.action.knight")
def test_a_knight_fills_in_one_land_route() -> None:
    table = Table(display="knight farmer").play("red", "take knight", "act knight")
    assert sorted(table.offers("red", "fill")) == [
        "orleans-chartres_road",
        "orleans-chateaudun_road",
        "orleans-montargis_road",
        "orleans-vierzon_road",
    ]
    assert table.refusal("red", "fill orleans-blois_water") == "joan.action.boatman"
    table.play("red", "fill orleans-chateaudun_road")
    assert table.goods("red") == {"grain": 1}
    assert table.pending == ["blue"]


@rule("joan.action.boatman")
def test_a_boatman_fills_in_one_water_route() -> None:
    table = Table(display="boatman farmer").play("red", "take boatman", "act boatman")
    assert sorted(table.offers("red", "fill")) == ["orleans-blois_water", "orleans-briare_water"]
    assert table.refusal("red", "fill orleans-vierzon_road") == "joan.action.knight"
    assert table.refusal("red", "earn boatman") == "joan.action.choice"
    table.play("red", "fill orleans-blois_water")
    assert table.goods("red") == {"wine": 1}
    assert table.red.coins == 1
    assert table.pending == ["blue"]


@rule("joan.action.boatman", "joan.action.craftsman", "joan.action.trader")
@pytest.mark.parametrize("follower", ["boatman", "craftsman", "trader"])
def test_three_followers_may_circle_a_coin_instead(follower: str) -> None:
    table = Table(display=f"{follower} farmer").play("red", f"take {follower}", f"earn {follower}")
    assert table.offers("red", "coin") == ["1", "2", "3"]
    assert table.offers("red", "fill") + table.offers("red", "build") == []
    table.play("red", "coin 2")
    assert table.red.circled == [1, 1, 0]
    assert table.pending == ["blue"]


@rule("joan.action.farmer", "joan.action.knight", "joan.action.scholar")
@pytest.mark.parametrize("follower", ["farmer", "knight", "scholar"])
def test_the_others_circle_no_coin(follower: str) -> None:
    table = Table(display=f"{follower} trader").play("red", f"take {follower}")
    for earner in ("boatman", "craftsman", "trader"):
        assert table.refusal("red", f"earn {earner}") == "joan.action.choice"


@rule("joan.action.craftsman")
def test_a_craftsman_builds_one_station_for_a_coin() -> None:
    red = {"circled": [2, 0, 0], "routes": ["orleans-blois_water"]}
    table = Table(display="craftsman farmer", red=red)
    table.play("red", "take craftsman", "act craftsman", "build blois")
    assert table.stations("red") == ["blois"]
    assert table.red.coins == 1
    assert table.pending == ["blue"]


@rule("joan.action.craftsman", "joan.action.refused")
def test_a_craftsman_without_coins_can_only_earn_one() -> None:
    table = Table(display="craftsman farmer", red={"spent": [1, 0, 0]})
    table.play("red", "take craftsman")
    assert "act craftsman" not in table.legal("red")
    assert table.refusal("red", "act craftsman") == "joan.action.refused"
    table.play("red", "earn craftsman", "coin 1")
    assert table.pending == ["blue"]


@rule("joan.action.craftsman", "joan.station.connected")
def test_a_craftsman_with_no_town_to_build_in_is_not_wasted() -> None:
    table = Table(display="craftsman farmer", red={"stations": ["orleans"]})
    table.play("red", "take craftsman")
    assert table.refusal("red", "act craftsman") == "joan.station.connected"


@rule("joan.action.trader")
def test_a_trader_acquires_one_card() -> None:
    table = Table(display="trader farmer", cards=["stable", "library"], red={"circled": [5, 0, 0]})
    table.play("red", "take trader", "act trader")
    assert sorted(table.offers("red", "buy")) == ["library", "stable"]
    table.play("red", "buy stable")
    assert table.cards("red") == ["stable"]
    assert table.red.coins == 4
    assert table.refusal("red", "buy library") == "joan.round.order"
    assert table.pending == ["blue"]


@rule("joan.action.refused", "joan.card.cost")
def test_cards_that_cannot_be_paid_cannot_be_chosen() -> None:
    red = {"cards": ["stable", "archives"]}
    table = Table(display="trader farmer", cards=["library", "joinery"], red=red)
    table.play("red", "take trader", "act trader")
    assert table.offers("red", "buy") == ["library"]
    assert table.refusal("red", "buy joinery") == "joan.action.refused"
    table = Table(display="trader farmer", cards=["joinery"], red=red).play("red", "take trader")
    assert table.refusal("red", "act trader") == "joan.action.refused"


@rule("joan.action.scholar")
def test_a_scholar_marks_one_space() -> None:
    table = Table(display="scholar scholar").play("red", "take scholar", "act scholar")
    assert table.red.dev == 1
    assert table.pending == ["blue"]
