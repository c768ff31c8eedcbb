"""Alchemy: a Follower drawn for each one sent goes straight onto an Action Space."""

from typing import Any

import pytest

from orleans.classic.ids import FOLLOWERS
from tests.classic.table import Table
from tests.rules import rule

from . import WAITS, both_editions, every_count, sending

ALL_MARKET = "farmer* boatman* craftsman* trader*"
# Every Farmer space of the board is taken.
NO_FARMER_SPACE = {
    "village": "farmer - -",
    "university": "farmer - -",
    "castle": "farmer - -",
    "ship": "farmer - -",
    "wagon": "farmer - -",
    "guildhall": "farmer - -",
}


def alchemy(waiting: str, bag: str, players: int = 4, **more: Any) -> Table:
    red = {"bag": bag, "market": ALL_MARKET, **more.pop("red", {})}
    return sending(waiting, players, red=red, **more)


def one_sent(bag: str, players: int = 4, **more: Any) -> Table:
    return alchemy("trader -", bag, players, **more).play("red", "send trader trade_alchemy.1")


@rule("trade.alchemy.any")
@every_count
@pytest.mark.parametrize("follower", FOLLOWERS)
def test_any_neutral_follower_may_go(players: int, follower: str) -> None:
    table = alchemy(f"{follower} -", "", players)
    assert table.refusal("red", f"send {follower} trade_alchemy.1") == ""
    table.play("red", f"send {follower} trade_alchemy.1")
    assert table.game.view(0)["deeds"]["trade_alchemy"][0]["follower"] == follower


@rule("trade.alchemy.any")
def test_only_those_who_wait_there_may_go() -> None:
    table = alchemy("trader knight", "monk")
    assert table.refusal("red", "send monk trade_alchemy.1") == "townhall.send"
    assert table.refusal("red", "send knight trade_alchemy.6") == ""
    assert {move.split()[0] for move in table.offers("red", "send") if "alchemy" in move} == {
        "trader",
        "knight",
    }


@rule("trade.alchemy.draw")
@both_editions
@every_count
def test_one_is_drawn_and_put_on_an_action_space(edition: str, players: int) -> None:
    table = one_sent("scholar", players, edition=edition, red={"tiles": ["hospital"]})
    assert (table.asked, table.legal("red")) == ("draw_or_not", ["draw 1", "skip"])
    assert table.refusal("red", "draw 0") == "trade.alchemy.draw"
    assert table.refusal("red", "draw 2") == "trade.alchemy.draw"
    table.play("red", "draw 1")
    assert (table.asked, table.bag("red")) == ("place_drawn", [])
    assert table.refusal("red", "place scholar hospital.2") == ""
    assert table.refusal("red", "market scholar") != ""
    assert table.refusal("red", "skip") != ""
    assert table.refusal("red", "place knight wagon.3") == "trade.alchemy.draw"
    assert table.refusal("red", "place scholar ship.1") == "plan.match"
    table.play("red", "place scholar hospital.2")
    assert table.on("red", "hospital") == ["", "scholar"]
    assert table.market("red") == ALL_MARKET.split()


@rule("trade.alchemy.draw")
@every_count
def test_the_draw_may_be_declined(players: int) -> None:
    table = one_sent("scholar", players).play("red", "skip")
    assert (table.asked, table.bag("red")) == ("act", ["scholar"])
    assert table.told("drew") == []


@rule("trade.alchemy.same_round")
@every_count
def test_an_action_it_completes_is_for_a_later_turn(players: int) -> None:
    red = {"spaces": {"ship": "farmer boatman -"}}
    table = one_sent("knight", players, red=red).play("red", "draw 1", "place knight ship.3")
    assert (table.asked, table.pending) == ("act", ["blue"])
    table.play("blue", "use scriptorium")
    assert table.pending == ["red"]
    assert table.refusal("red", "use ship") == ""


@rule("trade.alchemy.repeat")
@every_count
def test_an_action_used_already_may_be_activated_again(players: int) -> None:
    spaces = {"ship": "farmer wheel knight", "town_hall": "trader scholar"}
    red = {"market": ALL_MARKET, "spaces": spaces}
    blue = {"spaces": {"scriptorium": "knight scholar", "farm_house": "boatman craftsman"}}
    table = Table("bigbox", players, modules=("trade",), phase="actions", red=red, blue=blue)
    table.play("red", "use ship", "go orleans-blois_water", "skip")
    table.play("blue", "use scriptorium").play("red", "use town_hall")
    # The Ship's own Followers are all there is in the bag.
    table.play("red", "send trader trade_alchemy.1", "send scholar trade_alchemy.2", "draw 2")
    table.play("red", "place farmer ship.1", "place knight ship.3")
    table.play("blue", "use farm_house").play("red", "use ship", "go orleans-blois_water")
    assert table.town("red") == "orleans"


@rule("trade.alchemy.two")
@every_count
def test_both_are_drawn_before_either_is_placed(players: int) -> None:
    table = alchemy("trader knight", "monk scholar", players)
    table.play("red", "send trader trade_alchemy.2")
    assert table.asked == "both_or_not"
    table.play("red", "send knight trade_alchemy.4")
    assert (table.asked, table.legal("red")) == ("draw_or_not", ["draw 1", "draw 2", "skip"])
    table.play("red", "draw 2")
    assert table.asked == "place_drawn"
    assert table.game.view(1)["question"]["drawn"] in ("monk scholar", "scholar monk")
    assert table.bag("red") == []
    offers = {move.split()[0] for move in table.offers("red", "place")}
    assert offers == {"monk", "scholar"}
    table.play("red", "place scholar monastery.1")
    assert table.asked == "place_drawn"
    table.play("red", "place monk monastery.2")
    assert table.on("red", "monastery") == ["scholar", "monk"]
    # Nobody is left to be sent: the action is over.
    assert (table.asked, table.pending) == ("act", ["blue"])


@rule("trade.alchemy.two")
@every_count
def test_the_second_goes_elsewhere_after_the_first_one_was_placed(players: int) -> None:
    table = alchemy("trader scholar", "monk", players)
    table.play("red", "send trader trade_alchemy.1")
    assert table.refusal("red", "send trade_coinage.3") == "trade.general.one_by_one"
    table.play("red", "skip")
    assert table.legal("red") == ["draw 1", "skip"]
    table.play("red", "draw 1", "place monk castle.1")
    assert (table.asked, table.red.coins) == ("send", 0)
    # Had he gone to Alchemy, both would have been drawn for at once.
    assert table.refusal("red", "send scholar trade_alchemy.2") == "trade.alchemy.two"
    assert not any("alchemy" in move for move in table.legal("red"))
    table.play("red", "send trade_coinage.3")
    assert (table.asked, table.red.coins) == ("act", 3)


@rule("trade.alchemy.two")
def test_with_one_left_in_the_bag_one_is_drawn_for_both() -> None:
    table = alchemy("trader knight", "monk")
    table.play("red", "send trader trade_alchemy.1", "send knight trade_alchemy.2")
    assert table.legal("red") == ["draw 1", "skip"]
    assert table.refusal("red", "draw 2") == "trade.alchemy.empty_bag"


@rule("trade.alchemy.must_fit")
@every_count
def test_what_fits_nowhere_returns_to_the_bag(players: int) -> None:
    red = {
        "bag": "farmer*",
        "market": "boatman* craftsman* trader*",
        "spaces": NO_FARMER_SPACE,
    }
    table = sending("trader -", players, red=red).play("red", "send trader trade_alchemy.1")
    table.play("red", "draw 1")
    assert (table.asked, table.bag("red")) == ("act", ["farmer*"])
    assert len(table.told("drew", "red")) == 1


@rule("trade.alchemy.must_fit")
def test_what_fits_must_be_placed_and_of_two_as_many_as_can_be() -> None:
    red: dict[str, Any] = {
        "bag": "farmer* monk",
        "market": "boatman* craftsman* trader*",
        "spaces": {**NO_FARMER_SPACE, "castle": "- - -"},
    }
    table = sending("trader knight", red=red)
    table.play("red", "send trader trade_alchemy.1", "send knight trade_alchemy.2", "draw 2")
    # The Castle has the only space for the Farmer: the Monk may not take it.
    assert table.refusal("red", "place monk castle.1") == "trade.alchemy.must_fit"
    assert table.refusal("red", "skip") != ""
    table.play("red", "place monk castle.2", "place farmer* castle.1")
    assert table.bag("red") == []


@rule("trade.alchemy.empty_bag")
@every_count
def test_with_an_empty_bag_it_gives_nothing(players: int) -> None:
    table = one_sent("", players)
    assert (table.asked, table.pending) == ("act", ["blue"])
    assert table.told("drew") == []
    both = alchemy("trader scholar", "", players).play("red", "send trader trade_alchemy.1")
    assert both.asked == "send"
    assert both.refusal("red", "send scholar trade_alchemy.2") == ""
    assert both.refusal("red", "send trade_coinage.3") == ""


@rule("trade.alchemy.town_hall")
@both_editions
@every_count
def test_a_neutral_follower_may_stand_in_the_town_hall_and_leave_next_turn(
    edition: str, players: int
) -> None:
    table = one_sent("knight", players, edition=edition).play("red", "draw 1")
    table.play("red", "place knight town_hall.1")
    # Not in this action, though it could send a second Follower.
    assert (table.asked, table.pending) == ("act", ["blue"])
    table.play("blue", "use scriptorium").play("red", "use town_hall")
    assert table.refusal("red", "send knight trade_alchemy.2") == ""


@rule("trade.alchemy.town_hall")
def test_a_personal_one_may_not() -> None:
    red = {"bag": "boatman*", "market": "farmer* craftsman* trader*"}
    table = sending("trader -", red=red).play("red", "send trader trade_alchemy.1", "draw 1")
    assert table.refusal("red", "place boatman* town_hall.1") == "townhall.personal"


@rule("trade.alchemy.town_hall", "trade.alchemy.same_round")
def test_the_second_follower_may_still_go_but_not_the_newcomer_beside_him() -> None:
    table = alchemy("trader scholar", "knight").play("red", "send trader trade_alchemy.1", "skip")
    table.play("red", "draw 1", "place knight town_hall.1")
    assert table.asked == "send"
    assert table.refusal("red", "send trade_coinage.4") == "trade.alchemy.same_round"
    assert table.refusal("red", "send scholar trade_alchemy.2") == "trade.alchemy.two"
    assert all("coinage.4" not in move for move in table.legal("red"))
    table.play("red", "send trade_coinage.3")
    assert table.on("red", "town_hall") == ["knight", ""]
    assert table.red.coins == 3


@rule("trade.alchemy.two", "deed.stay", "townhall.send")
def test_what_no_action_may_send_alchemy_may_not_either() -> None:
    table = alchemy("trader scholar", "knight").play("red", "send trader trade_alchemy.1")
    for question in ("both_or_not", "send"):
        assert table.asked == question
        assert table.refusal("red", "send scholar trade_alchemy.1") == "deed.stay"  # taken
        assert table.refusal("red", "send monk trade_alchemy.3") == "townhall.send"  # not there
        assert "send scholar trade_alchemy.1" not in table.legal("red")
        if question == "both_or_not":
            table.play("red", "skip", "draw 1", "place knight ship.3")


@rule("trade.alchemy.two")
def test_from_the_tower_both_may_go_too() -> None:
    red = {"bag": "monk scholar", "market": ALL_MARKET}
    table = sending("knight trader", place="gunpowder_tower", red=red)
    table.play("red", "send trader trade_alchemy.1", "send knight trade_alchemy.2", "draw 2")
    assert table.asked == "place_drawn"
    assert WAITS["spaces"]["scriptorium"] == " ".join(table.on("red", "scriptorium"))


@rule("trade.alchemy.two")
def test_the_last_space_of_the_deed_is_nobodys_second() -> None:
    deeds = {"trade_alchemy": ["farmer"] * 5}
    table = alchemy("trader knight", "monk", deeds=deeds).play("red", "send trader trade_alchemy.6")
    assert table.asked == "draw_or_not"
    table.play("red", "skip")
    assert table.red.citizens == 1
    assert table.asked == "send"
