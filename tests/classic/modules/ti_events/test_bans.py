"""Conference, Crusade, Strike and Sabotage: what nobody may do this round."""

from typing import Any

from tests.classic.table import Table
from tests.rules import rule

from .tables import every_count, every_edition, is_over, ti_table

FULL = {
    "university": "farmer craftsman trader",
    "castle": "farmer boatman trader",
    "village": "farmer boatman craftsman",
}


def acting(event: str, edition: str = "2021", players: int = 2, **position: Any) -> Table:
    return ti_table(event, edition, players, phase="actions", **position)


# ------------------------------------------------------------------------- hiring bans


@rule("events.ti.a.conference")
@every_edition
@every_count
def test_no_scholar_at_a_conference(edition: str, players: int) -> None:
    table = acting("ti_a_conference", edition, players, red={"spaces": FULL})
    assert table.legal("red") == ["use village", "use castle", "pass"]
    assert table.refusal("red", "use university") == "events.ti.a.conference"
    table.play("red", "pass")
    assert table.on("red", "university") == ["farmer", "craftsman", "trader"]


@rule("events.ti.a.crusade")
@every_edition
@every_count
def test_no_knight_in_a_crusade(edition: str, players: int) -> None:
    table = acting("ti_a_crusade", edition, players, red={"spaces": FULL})
    assert table.refusal("red", "use castle") == "events.ti.a.crusade"
    assert table.refusal("red", "use university") == ""


@rule("events.ti.a.strike")
@every_edition
@every_count
def test_the_village_goes_on_without_craftsmen(edition: str, players: int) -> None:
    table = acting("ti_a_strike", edition, players, red={"spaces": FULL}).play("red", "use village")
    assert table.offers("red", "recruit") == ["boatman", "trader"]
    assert table.refusal("red", "recruit craftsman") == "events.ti.a.strike"


@rule("events.ti.a.hire_ban_scope")
def test_the_well_does_not_get_round_a_ban_but_the_opera_may_be_played() -> None:
    spaces = {"well": "craftsman monk", "opera": "knight scholar trader", "castle": FULL["castle"]}
    red = {"tiles": ["well", "opera"], "spaces": spaces}
    table = acting("ti_a_conference", "bigbox", red=red, supply={"scholar": 0})
    table.play("red", "use opera")
    assert (table.step("red", "scholar"), table.red.dev) == (1, 2)
    table.play("red", "use well")
    assert table.refusal("red", "use university") == "events.ti.a.conference"
    assert table.refusal("red", "use castle") == ""
    # Nor is the ban a mere matter of the empty supply.
    table = acting("ti_a_conference", "bigbox", red=red).play("red", "use well")
    assert table.refusal("red", "use university") == "events.ti.a.conference"


@rule("events.ti.a.hire_ban_scope")
def test_the_church_does_not_get_round_a_ban() -> None:
    red = {"tiles": ["church"], "spaces": {"church": "monk"}}
    blue: dict[str, Any] = {"tiles": ["well", "hayrick"]}
    blue["spaces"] = {"well": "craftsman monk", "hayrick": "farmer"}
    table = acting("ti_a_crusade", "bigbox", red=red, blue=blue)
    table.play("red", "use church", "use well")
    assert table.refusal("red", "use castle") == "events.ti.a.crusade"
    assert table.refusal("red", "use university") == ""


@rule("events.ti.a.hire_ban_scope")
def test_the_flea_market_does_not_get_round_a_ban() -> None:
    rolled = set()
    for seed in range(60):
        red = {"tiles": ["flea_market"], "spaces": {"flea_market": "trader"}}
        table = acting("ti_a_crusade", "bigbox", seed=seed, red=red).play("red", "use flea_market")
        rolled.add(table.told("rolled")[0].facts["number"])
        if table.asked == "choose_action":
            assert table.refusal("red", "use castle") == "events.ti.a.crusade"
            assert table.refusal("red", "use university") == ""
    assert 6 in rolled


# ---------------------------------------------------------------------------- Sabotage


@rule("events.ti.b.sabotage")
@every_edition
@every_count
def test_no_action_with_a_wheel_can_be_used(edition: str, players: int) -> None:
    spaces = {"farm_house": "wheel craftsman", "ship": "farmer boatman knight"}
    table = acting("ti_b_sabotage", edition, players, red={"spaces": spaces})
    assert table.legal("red") == ["use ship", "pass"]
    assert table.refusal("red", "use farm_house") == "events.ti.b.sabotage"
    table.play("red", "pass")
    assert table.on("red", "farm_house") == ["wheel", "craftsman"]
    calm = acting("ti_silentium_top", edition, players, red={"spaces": spaces})
    assert calm.refusal("red", "use farm_house") == ""


@rule("events.ti.b.sabotage")
@every_edition
def test_who_has_only_geared_actions_passes_unasked(edition: str) -> None:
    red = {"spaces": {"farm_house": "wheel craftsman"}}
    table = acting("ti_b_sabotage", edition, red=red)
    assert is_over(table)


@rule("events.ti.b.sabotage_indirect")
def test_the_well_cannot_reach_a_geared_action() -> None:
    spaces = {"well": "craftsman monk", "castle": "wheel - -"}
    table = acting("ti_b_sabotage", "bigbox", red={"tiles": ["well"], "spaces": spaces})
    table.play("red", "use well")
    assert table.refusal("red", "use castle") == "events.ti.b.sabotage"
    assert table.refusal("red", "use university") == ""


@rule("events.ti.b.sabotage_indirect", "events.ti.b.sabotage")
def test_a_geared_well_is_barred_itself() -> None:
    red = {"tiles": ["well"], "spaces": {"well": "wheel monk"}}
    assert is_over(acting("ti_b_sabotage", "bigbox", red=red))


@rule("events.ti.b.sabotage_indirect")
def test_the_church_cannot_borrow_a_geared_tile() -> None:
    blue: dict[str, Any] = {"tiles": ["library", "hayrick", "winery"]}
    blue["spaces"] = {
        "library": "wheel scholar",
        "hayrick": "farmer",
        "winery": "farmer trader",
    }
    red = {"tiles": ["church"], "spaces": {"church": "monk"}, "coins": 5}
    table = acting("ti_b_sabotage", "bigbox", red=red, blue=blue).play("red", "use church")
    assert sorted(table.legal("red")) == ["use hayrick", "use winery"]
    assert table.refusal("red", "use library") == "events.ti.b.sabotage"


@rule("events.ti.b.sabotage_indirect")
def test_through_a_borrowed_well_the_own_wheels_count() -> None:
    blue: dict[str, Any] = {"tiles": ["well", "hayrick"]}
    blue["spaces"] = {
        "well": "craftsman monk",
        "hayrick": "farmer",
        "university": "wheel - -",
    }
    red = {"tiles": ["church"], "spaces": {"church": "monk", "castle": "wheel - -"}, "coins": 5}
    table = acting("ti_b_sabotage", "bigbox", red=red, blue=blue)
    table.play("red", "use church", "use well")
    assert table.refusal("red", "use castle") == "events.ti.b.sabotage"
    assert table.refusal("red", "use university") == ""


@rule("events.ti.b.sabotage_indirect")
def test_the_flea_market_cannot_reach_a_geared_action() -> None:
    rolled = set()
    for seed in range(60):
        spaces = {"flea_market": "trader", "farm_house": "wheel -"}
        red = {"tiles": ["flea_market"], "spaces": spaces}
        table = acting("ti_b_sabotage", "bigbox", seed=seed, red=red).play("red", "use flea_market")
        number = table.told("rolled")[0].facts["number"]
        rolled.add(number)
        if number == 4:
            assert table.told("recruited") == []
        if number == 6:
            assert table.refusal("red", "use farm_house") == "events.ti.b.sabotage"
    assert {4, 6} <= rolled


@rule("events.ti.b.sabotage_planning")
@every_edition
def test_planning_beside_a_wheel_is_allowed(edition: str) -> None:
    red = {"market": "craftsman", "spaces": {"farm_house": "wheel -"}}
    table = ti_table("ti_b_sabotage", edition, phase="planning", red=red)
    table.play("red", "place craftsman farm_house.2", "done").play("blue", "done")
    assert table.on("red", "farm_house") == ["wheel", "craftsman"]
    assert table.game.round == 7  # nobody could act; they wait for the next round
    table.draw_all().done()
    assert "use farm_house" in table.legal("red")


@rule("events.ti.b.sabotage_moment")
def test_the_workshop_takes_the_ban_along_with_the_wheel() -> None:
    spaces = {
        "workshop": "craftsman",
        "castle": "wheel boatman trader",
        "wagon": "- trader knight",
        "ship": "farmer boatman knight",
        "university": "wheel - -",
    }
    red = {"tiles": ["workshop"], "tracks": {"craftsman": 2}, "spaces": spaces}
    table = acting("ti_b_sabotage", "bigbox", red=red)
    assert table.refusal("red", "use castle") == "events.ti.b.sabotage"
    table.play("red", "use workshop", "shift castle.1", "wheel wagon.1")
    assert table.on("red", "wagon") == ["wheel", "trader", "knight"]
    assert table.refusal("red", "use wagon") == "events.ti.b.sabotage"
    assert table.refusal("red", "use castle") == "action.activated"
