"""The Gunpowder Tower: two more Market spaces, and a way to the deeds of its own."""

from typing import Any

import pytest

from ...rules import rule
from ..places import EDITIONS, ready
from ..table import Table

pytestmark = pytest.mark.parametrize("edition", EDITIONS)

PERSONAL = "farmer* boatman* craftsman* trader*"
FULL_MARKET = "farmer* boatman* craftsman* trader* farmer farmer knight knight"
MARKET_OF_SEVEN = "farmer* boatman* craftsman* trader* farmer farmer knight"


def drawing(edition: str, **red: Any) -> Table:
    """Phase 3: red owns the Tower; blue has nothing to draw."""
    return Table(edition, phase="followers", red={"tiles": ["gunpowder_tower"], **red})


def on_tower(table: Table) -> list[str]:
    tower = table.game.view(0)["players"][0]["tower"]
    assert isinstance(tower, list)
    return tower


@rule("place.gunpowder_tower")
def test_with_a_full_market_two_more_may_be_drawn_onto_the_tower(edition: str) -> None:
    table = drawing(edition, market=FULL_MARKET, bag="monk monk monk")
    assert table.refusal("red", "draw 3") == "draw.space"
    table.play("red", "draw 2")
    assert table.asked == "stow"
    assert table.refusal("red", "done") == "draw.marketsize"
    table.play("red", "stow monk", "stow monk")
    assert on_tower(table) == ["monk", "monk"]
    assert len(table.market("red")) == 8


@rule("place.gunpowder_tower")
def test_with_room_on_the_market_the_tower_may_stay_empty_and_takes_two_at_most(
    edition: str,
) -> None:
    table = drawing(edition, market="farmer*", bag="monk monk monk boatman* craftsman* trader*")
    table.play("red", "draw 4").play("red", "done")
    assert on_tower(table) == []
    assert len(table.market("red")) == 5
    table = drawing(edition, market="farmer* boatman* craftsman* trader*", bag="monk monk monk")
    table.play("red", "draw 3", "stow monk", "stow monk")
    assert table.asked == "plan"  # the Tower is full
    assert on_tower(table) == ["monk", "monk"]
    assert table.market("red").count("monk") == 1


@rule("place.gunpowder_tower")
def test_without_the_tower_eight_on_the_market_leave_no_room(edition: str) -> None:
    table = Table(edition, phase="followers", red={"market": FULL_MARKET, "bag": "monk monk"})
    assert table.asked == "plan"


@rule("place.gunpowder_tower.any")
def test_a_follower_left_on_the_market_may_go_to_the_tower_and_on_to_a_deed(edition: str) -> None:
    table = drawing(edition, market="farmer* knight", bag="monk")
    table.play("red", "draw 0")
    assert table.asked == "stow"
    assert table.offers("red", "stow") == ["knight", "farmer*"]
    assert table.refusal("red", "stow monk") == "place.gunpowder_tower"  # still in the bag
    table.play("red", "stow knight")
    assert (on_tower(table), table.market("red")) == (["knight"], ["farmer*"])
    table.play("red", "done").done()
    table.play("red", "use gunpowder_tower", "send base_city_wall.1")
    assert table.game.view(0)["deeds"]["base_city_wall"][0]["sent_by"] == 0


@rule("place.gunpowder_tower.any", "draw.marketsize")
def test_one_that_waited_makes_room_on_the_market_for_a_new_one(edition: str) -> None:
    table = drawing(edition, market=FULL_MARKET, bag="monk monk")
    table.play("red", "draw 1")
    assert table.refusal("red", "done") == "draw.marketsize"
    table.play("red", "stow knight").play("red", "done")
    assert on_tower(table) == ["knight"]
    assert table.market("red").count("monk") == table.market("red").count("knight") == 1
    assert len(table.market("red")) == 8


@rule("place.gunpowder_tower.any")
def test_who_draws_nothing_is_asked_for_the_tower_while_it_has_room(edition: str) -> None:
    table = drawing(edition, market=PERSONAL, tower="monk")
    assert (table.asked, table.pending) == ("stow", ["red"])
    table.play("red", "stow farmer*")
    assert table.asked == "plan"
    table = drawing(edition, market=PERSONAL, tower="monk monk")
    assert table.asked == "plan"


@rule("place.gunpowder_tower.limit")
def test_the_knights_number_still_limits_the_draw(edition: str) -> None:
    table = drawing(edition, market="farmer*", bag="monk monk monk monk monk monk")
    assert table.refusal("red", "draw 5") == "draw.limit"
    assert table.offers("red", "draw") == ["0", "1", "2", "3", "4"]
    table.play("red", "draw 4", "stow monk", "stow monk")
    assert len(on_tower(table)) + len(table.market("red")) == 5


@rule("place.gunpowder_tower.limit")
def test_followers_waiting_on_the_tower_leave_the_draw_number_alone(edition: str) -> None:
    table = drawing(edition, market="farmer*", tower="knight knight", bag="monk monk monk monk")
    assert table.refusal("red", "draw 4") == ""


@rule("place.gunpowder_tower.plan")
def test_tower_followers_may_be_planned_one_or_both(edition: str) -> None:
    red = {"tiles": ["gunpowder_tower"], "market": "farmer*", "tower": "knight monk"}
    table = Table(edition, phase="planning", red=red)
    assert table.refusal("red", "place knight ship.3") == "plan.place"  # not on the Market
    table.play("red", "unstow knight ship.3")
    assert on_tower(table) == ["monk"]
    table.play("red", "unstow monk wagon.3")
    assert on_tower(table) == []
    assert table.refusal("red", "unstow monk guildhall.3") == "place.gunpowder_tower.plan"
    assert table.on("red", "ship")[2] == "knight"
    assert table.on("red", "wagon")[2] == "monk"


@rule("place.gunpowder_tower.plan")
def test_a_planned_tower_follower_is_lifted_back_to_the_tower(edition: str) -> None:
    red = {"tiles": ["gunpowder_tower"], "market": FULL_MARKET, "tower": "monk"}
    table = Table(edition, phase="planning", red=red)
    table.play("red", "unstow monk ship.3", "lift ship.3")
    assert on_tower(table) == ["monk"]
    assert len(table.market("red")) == 8


@rule("place.gunpowder_tower.plan")
def test_an_unplanned_tower_follower_keeps_its_space_next_round(edition: str) -> None:
    red = {
        "tiles": ["gunpowder_tower"],
        "market": FULL_MARKET,
        "tower": "knight",
        "bag": "monk monk",
    }
    table = Table(edition, phase="planning", red=red)
    table.done().pass_all()
    assert on_tower(table) == ["knight"]
    assert table.asked == "draw"
    assert table.refusal("red", "draw 2") == "draw.space"
    table.play("red", "draw 1", "stow monk")
    assert on_tower(table) == ["knight", "monk"]


@rule("place.gunpowder_tower.deeds")
def test_one_action_sends_both_from_the_tower_and_earns_both_rewards(edition: str) -> None:
    red = {"coins": 0, "tower": "scholar scholar"}
    table = ready("gunpowder_tower", "", edition, red=red)
    supply = table.supply("scholar")
    table.play("red", "use gunpowder_tower", "send base_astronomy.1", "send base_astronomy.2")
    assert table.red.coins == 2
    assert on_tower(table) == []
    assert table.asked == "act"
    assert table.supply("scholar") == supply
    assert table.bag("red") == []


@rule("place.gunpowder_tower.deeds")
def test_one_of_two_may_be_sent_and_the_usual_deed_rules_hold(edition: str) -> None:
    table = ready("gunpowder_tower", "", edition, red={"coins": 0, "tower": "scholar monk"})
    table.play("red", "use gunpowder_tower")
    assert table.refusal("red", "send base_astronomy.3") == "deed.exact"  # a Trader's
    assert table.refusal("red", "skip") == "townhall.send"
    table.play("red", "send base_defeating_plague.1", "skip")
    assert table.red.coins == 2
    assert on_tower(table) == ["monk"]
    table.play("red", "use gunpowder_tower", "send base_papal_conclave.2")
    assert table.red.coins == 5


@rule("place.gunpowder_tower.deeds")
def test_the_tower_sends_nothing_when_no_deed_wants_it(edition: str) -> None:
    deeds = {"base_papal_conclave": [2, 3], "base_cathedral": [3, 4], "base_peace_treaty": [1]}
    table = ready("gunpowder_tower", "", edition, red={"tower": "monk"}, deeds=deeds)
    assert table.refusal("red", "use gunpowder_tower") == "townhall.stuck"


@rule("place.gunpowder_tower.personal")
def test_a_personal_follower_may_wait_on_the_tower_but_is_never_sent(edition: str) -> None:
    table = drawing(edition, market="farmer* boatman* craftsman*", bag="trader*")
    table.play("red", "draw 1", "stow trader*")
    assert on_tower(table) == ["trader*"]
    table = ready("gunpowder_tower", "", edition, red={"tower": "trader* scholar"})
    table.play("red", "use gunpowder_tower")
    assert table.refusal("red", "send base_astronomy.3") == "deed.exact"
    table.play("red", "send base_astronomy.1")
    assert on_tower(table) == ["trader*"]
    assert table.refusal("red", "use gunpowder_tower") == "place.gunpowder_tower"


@rule("place.gunpowder_tower.fill")
def test_nobody_reaches_the_tower_after_phase_three(edition: str) -> None:
    red = {"tiles": ["gunpowder_tower"], "market": "knight"}
    table = Table(edition, phase="planning", red=red)
    assert table.refusal("red", "stow knight") == "place.gunpowder_tower.fill"
    spaces = {"castle": "farmer boatman trader"}
    table = ready("gunpowder_tower", "", edition, red={"spaces": spaces})
    assert table.refusal("red", "stow knight") == "place.gunpowder_tower.fill"
    table.play("red", "use castle")
    assert on_tower(table) == []
    assert "knight" in table.bag("red")


@rule("place.gunpowder_tower.separate")
def test_tower_and_town_hall_are_two_actions(edition: str) -> None:
    red = {"tower": "scholar scholar", "spaces": {"town_hall": "knight knight"}}
    blue = {"spaces": {"scriptorium": "knight scholar"}}
    table = ready("gunpowder_tower", "", edition, red=red, blue=blue)
    table.play("red", "use gunpowder_tower")
    assert table.refusal("red", "send base_city_wall.1") == "deed.exact"  # a Knight's
    table.play("red", "send base_astronomy.1", "send base_astronomy.2")
    assert table.pending == ["blue"]
    table.play("blue", "pass")
    table.play("red", "use town_hall", "send base_city_wall.1", "send base_city_wall.2")
    assert table.on("red", "town_hall") == ["", ""]


@rule("place.gunpowder_tower.separate")
def test_the_town_hall_does_not_send_from_the_tower(edition: str) -> None:
    red = {"tower": "scholar", "spaces": {"town_hall": "knight -"}}
    table = ready("gunpowder_tower", "", edition, red=red)
    table.play("red", "use town_hall")
    assert table.refusal("red", "send base_astronomy.1") == "deed.exact"


@rule("combo.tower.return")
def test_a_follower_taken_back_may_go_to_the_tower_and_on_to_a_deed(edition: str) -> None:
    table = drawing(edition, spaces={"ship": "- - knight"}, market="farmer*")
    table.play("red", "back ship.3", "draw 0", "stow knight")
    assert on_tower(table) == ["knight"]
    assert table.on("red", "ship") == ["", "", ""]
    table.play("red", "done").done()
    table.play("red", "use gunpowder_tower", "send base_city_wall.1")
    assert table.game.view(0)["deeds"]["base_city_wall"][0]["sent_by"] == 0


@rule("combo.tower.return")
def test_the_tower_makes_room_for_what_is_taken_back(edition: str) -> None:
    spaces = {"ship": "- - monk", "wagon": "- - monk"}
    table = drawing(edition, spaces=spaces, market=FULL_MARKET)
    table.play("red", "back ship.3", "back wagon.3")
    assert table.refusal("red", "draw 1") != ""
    table.play("red", "draw 0", "stow monk", "stow monk")
    assert on_tower(table) == ["monk", "monk"]
