"""Court of Lay Assessors: a coin for each Follower, and an action for the last one."""

from typing import Any

import pytest

from orleans.classic.ids import FOLLOWERS
from tests.classic.table import Table
from tests.rules import rule

from . import both_editions, completing, sending

COURT = "trade_court_of_lay_assessors"
three_and_more = pytest.mark.parametrize("players", [3, 4, 5])


def judged(players: int = 4, edition: str = "bigbox", **more: Any) -> Table:
    """Red has sent the last Follower."""
    return completing(COURT, players, edition, **more)


@rule("trade.court.coin")
@both_editions
@three_and_more
@pytest.mark.parametrize("follower", FOLLOWERS)
def test_each_follower_of_any_kind_earns_a_coin(edition: str, players: int, follower: str) -> None:
    table = sending(f"{follower} {follower}", players, edition)
    table.play("red", f"send {follower} {COURT}.1")
    assert table.red.coins == 1
    table.play("red", f"send {follower} {COURT}.2")
    assert table.red.coins == 2
    assert table.asked == "act"


@rule("trade.court.last_action")
@both_editions
@three_and_more
def test_the_last_one_lets_an_empty_place_be_used(edition: str, players: int) -> None:
    table = judged(players, edition)
    assert (table.asked, table.red.coins) == ("act_or_not", 1)
    assert table.refusal("red", "use castle") == ""
    assert table.refusal("red", "use hospital") == "trade.court.last_action"  # not red's
    table.play("red", "use castle")
    assert table.bag("red") == ["knight", "boatman*", "craftsman*", "trader*"]
    assert table.step("red", "knight") == 1
    assert (table.asked, table.pending) == ("act", ["blue"])


@rule("trade.court.last_action")
@three_and_more
def test_an_own_tile_may_be_used_and_the_action_may_be_declined(players: int) -> None:
    table = judged(players, red={"tiles": ["brewery", "cathedral"]})
    assert table.refusal("red", "use cathedral") == "trade.court.last_action"  # no action
    table.play("red", "use brewery")
    assert table.red.coins == 3
    declined = judged(players).play("red", "skip")
    assert (declined.asked, declined.pending) == ("act", ["blue"])


@rule("trade.court.last_action")
@three_and_more
def test_nobody_before_the_last_one_gets_it(players: int) -> None:
    filled = ["farmer"] * (5 if players > 3 else 4)
    table = sending("knight -", players, deeds={COURT: filled[1:]})
    table.play("red", f"send knight {COURT}.{len(filled)}")
    assert (table.asked, table.red.coins) == ("act", 1)


@rule("trade.court.keep_followers")
@three_and_more
def test_followers_standing_there_stay(players: int) -> None:
    ship = {"spaces": {"ship": "farmer boatman knight"}}
    table = judged(players, red=ship).play("red", "use ship", "go orleans-blois_water")
    if table.asked == "take_good":
        table.play("red", "skip")
    assert table.on("red", "ship") == ["farmer", "boatman", "knight"]
    table.play("blue", "pass")
    assert table.refusal("red", "use ship") == ""


@rule("trade.court.limits")
@three_and_more
def test_costs_supplies_and_track_ends_hold(players: int) -> None:
    table = judged(players, red={"tiles": ["stage_coach"], "coins": 1})
    assert table.red.coins == 2
    assert table.refusal("red", "use stage_coach") == "action.cost"
    ended = judged(players, red={"tracks": {"knight": 5}, "development": 30})
    assert ended.refusal("red", "use castle") == "recruit.last"
    assert ended.refusal("red", "use scriptorium") == "action.effect"
    inland = {"merchant": "chartres"}
    dry = judged(players, event="abc_a_income", supply={"monk": 0}, red=inland)
    assert dry.refusal("red", "use monastery") == "recruit.supply"
    assert dry.refusal("red", "use ship") == "travel.mustmove"


@rule("trade.court.limits")
@three_and_more
def test_a_ban_of_the_round_holds(players: int) -> None:
    pilgrimage = judged(players, event="abc_b_pilgrimage")
    assert pilgrimage.refusal("red", "use monastery") == "event.pilgrimage"
    crusade = judged(players, modules=("ti-events",), event="ti_a_crusade")
    assert crusade.refusal("red", "use castle") == "events.ti.a.crusade"
    assert "castle" not in crusade.offers("red", "use")


@rule("trade.court.limits")
def test_no_place_is_used_twice_in_one_turn() -> None:
    """combo.loop: the Town Hall is in use, so its other Follower leaves by the same action."""
    table = sending("boatman scholar", deeds={COURT: ["farmer"] * 5})
    table.play("red", f"send boatman {COURT}.6")
    assert table.refusal("red", "use town_hall") == "combo.loop"
    table.play("red", "use farm_house")
    assert table.asked == "send"
    table.play("red", "send trade_coinage.3")
    assert (table.asked, table.pending) == ("act", ["blue"])


@rule("trade.court.last_action")
def test_from_the_tower_the_town_hall_may_be_used_at_once() -> None:
    spaces = {"town_hall": "scholar -"}
    table = sending(
        "boatman", place="gunpowder_tower", red={"spaces": spaces}, deeds={COURT: ["farmer"] * 5}
    )
    table.play("red", f"send boatman {COURT}.6", "use town_hall", "send trade_coinage.3")
    assert table.red.coins == 4
    assert (table.asked, table.pending) == ("act", ["blue"])


@rule("trade.alchemy.same_round")
def test_a_newcomer_in_the_town_hall_waits_for_a_later_turn() -> None:
    """Through the Court the Bathhouse may bring one there while a second could still be sent."""
    red = {"tiles": ["bathhouse"], "bag": "knight", "market": "farmer* boatman* craftsman* trader*"}
    table = sending("boatman trader", red=red, deeds={COURT: ["farmer"] * 5})
    table.play("red", f"send boatman {COURT}.6", "use bathhouse", "place knight town_hall.1")
    assert table.refusal("red", "send trade_coinage.4") == "trade.alchemy.same_round"
    assert table.refusal("red", "send trader trade_alchemy.1") == ""


@rule("trade.court.last_action")
def test_only_what_is_possible_is_offered() -> None:
    """Everything else that red could do has ended or run out; a road is always open."""
    tracks = {"boatman": 5, "craftsman": 5, "trader": 5, "knight": 5, "scholar": 5}
    red = {
        "tracks": {**tracks, "farmer": 8},
        "development": 30,
        "stations_left": 0,
        "merchant": "chartres",
    }
    table = judged(red=red, supply={"monk": 0})
    assert table.legal("red") == ["use wagon", "skip"]


@rule("orders.compound_action")
def test_the_free_action_is_part_of_the_one_that_sent_the_follower() -> None:
    """An Order is asked for once all is done, wherever the Merchant was before."""
    red = {"goods": {"cheese": 1, "wine": 1}}
    orders = {"display": ["order_blois"], "pile": []}
    deeds = {COURT: ["farmer"] * 5}
    table = sending("boatman scholar", modules=("orders",), red=red, deeds=deeds, orders=orders)
    table.play("red", f"send boatman {COURT}.6", "use ship", "go orleans-blois_water")
    while table.asked == "take_good":
        table.play("red", "skip")
    assert table.asked == "send"
    table.play("red", "skip")
    assert (table.asked, table.pending) == ("deliver", ["red"])
