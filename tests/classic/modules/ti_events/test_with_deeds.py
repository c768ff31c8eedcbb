"""These events beside the other deeds boards: what a deed brings about obeys them, too."""

from typing import Any

from tests.classic.table import Table
from tests.rules import rule

COURT = "trade_court_of_lay_assessors"


def with_trade(event: str, **position: Any) -> Table:
    """In phase 5 of round 6; red begins."""
    modules = ("ti-events", "trade")
    fields = {"phase": "actions", "round": 6, "event": event, **position}
    return Table("bigbox", 3, modules=modules, **fields)


def last_at_court(event: str, **red: Any) -> Table:
    """Red sends the last Follower to the Court and may carry out any own action."""
    spaces = {"town_hall": "knight -", **red.pop("spaces", {})}
    deeds = {COURT: ["farmer"] * 4}
    table = with_trade(event, deeds=deeds, red={"spaces": spaces, **red})
    return table.play("red", "use town_hall", f"send knight {COURT}.5")


@rule("events.ti.b.sabotage_indirect")
def test_the_court_cannot_reach_a_geared_action() -> None:
    table = last_at_court("ti_b_sabotage", spaces={"castle": "wheel - -"})
    assert table.refusal("red", "use castle") == "events.ti.b.sabotage"
    assert table.refusal("red", "use university") == ""


@rule("events.ti.a.hire_ban_scope")
def test_the_court_does_not_get_round_a_hiring_ban() -> None:
    table = last_at_court("ti_a_conference")
    assert table.refusal("red", "use university") == "events.ti.a.conference"
    assert table.refusal("red", "use castle") == ""


@rule("events.ti.c.amnesty")
def test_who_is_hired_through_the_court_may_be_placed() -> None:
    table = last_at_court("ti_c_amnesty").play("red", "use castle")
    assert (table.asked, table.pending) == ("newcomer", ["red"])
    table.play("red", "place knight ship.3")
    assert table.on("red", "ship") == ["", "", "knight"]


@rule("events.ti.d.uprising_planning_only")
def test_a_farmer_drawn_for_alchemy_is_only_a_farmer() -> None:
    # The other own Followers wait on the board, so that the bag holds Farmers only.
    spaces = {"village": "- - craftsman*", "wagon": "- trader* -", "ship": "- boatman* -"}
    red = {"market": "knight", "bag": "farmer", "spaces": spaces}
    table = with_trade("ti_d_peasant_uprising", phase="planning", red=red)
    table.play("red", "place knight town_hall.1").done()
    table.play("red", "use town_hall", "send knight trade_alchemy.1", "draw 1")
    assert table.asked == "place_drawn"
    assert table.refusal("red", "place farmer ship.3") == "plan.match"
    assert table.refusal("red", "place farmer ship.1") == ""


@rule("events.ti.d.uprising_deeds")
def test_a_free_choice_space_takes_a_farmer() -> None:
    table = with_trade("ti_d_peasant_uprising", red={"spaces": {"town_hall": "farmer -"}})
    table.play("red", "use town_hall")
    assert table.refusal("red", "send farmer trade_alchemy.1") == ""
    assert table.refusal("red", "send trade_thanksgiving.1") == ""
    assert table.refusal("red", "send trade_coinage.1") == "deed.exact"
