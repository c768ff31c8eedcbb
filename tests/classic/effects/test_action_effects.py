"""What an action does: choices, effects, costs and recruits."""

import pytest

from tests.classic.phases.test_act import PERSONAL, TWO_ACTIONS, acting, every_edition
from tests.classic.table import Table
from tests.rules import rule


@every_edition
@rule("action.complete")
def test_rewards_are_there_before_the_next_turn(edition: str) -> None:
    """The University moves red from 6 to 8, over the 3 coins on space 7."""
    red = {"development": 6, "spaces": {"university": "farmer craftsman trader"}}
    table = acting(edition, red=red, blue=TWO_ACTIONS)
    table.play("red", "use university")
    assert (table.red.dev, table.red.coins) == (8, 8)
    assert table.pending == ["blue"]


@every_edition
@rule("action.complete")
def test_coins_just_gained_pay_for_the_next_action(edition: str) -> None:
    spaces = {"scriptorium": "knight scholar", "pharmacy": "farmer"}
    red = {"coins": 0, "development": 6, "tiles": ["pharmacy"], "spaces": spaces}
    table = acting(edition, red=red, blue=TWO_ACTIONS)
    assert table.refusal("red", "use pharmacy") == "action.cost"
    table.play("red", "use scriptorium").play("blue", "use farm_house")
    table.play("red", "use pharmacy", "pay 3")
    assert (table.red.dev, table.red.coins) == (10, 0)


@every_edition
@rule("action.complete")
def test_nobody_acts_while_an_action_is_being_resolved(edition: str) -> None:
    table = acting(
        edition,
        routes={"orleans-blois_water": ["wine"]},
        red={"spaces": {"ship": "farmer boatman knight"}},
        blue=TWO_ACTIONS,
    )
    for move in ("use ship", "go orleans-blois_water"):
        table.play("red", move)
        assert table.pending == ["red"]
        assert table.refusal("blue", "use farm_house") == "action.complete"
    table.play("red", "take wine")
    assert table.pending == ["blue"]


@every_edition
@rule("action.choice")
def test_the_village_recruit_is_picked_in_the_action_phase(edition: str) -> None:
    red = {"market": "farmer boatman craftsman"}
    table = Table(edition, phase="planning", red=red)
    assert table.refusal("red", "recruit trader") != ""
    table.play("red", "place farmer village.1", "place boatman village.2")
    table.play("red", "place craftsman village.3").done()
    table.play("red", "use village")
    assert table.offers("red", "recruit") == ["boatman", "craftsman", "trader"]


@every_edition
@rule("action.effect")
def test_a_scriptorium_at_the_end_of_the_track_is_refused(edition: str) -> None:
    table = acting(edition, red={"development": 30, **TWO_ACTIONS})
    assert table.refusal("red", "use scriptorium") == "action.effect"
    assert table.offers("red", "use") == ["farm_house"]


@every_edition
@rule("action.effect")
def test_an_action_with_some_effect_left_is_allowed(edition: str) -> None:
    """The Windmill pays 2 coins though its Development Point is lost."""
    spaces = {"windmill": "craftsman craftsman"}
    table = acting(edition, red={"development": 30, "tiles": ["windmill"], "spaces": spaces})
    table.play("red", "use windmill")
    assert table.told("coins", "red")[0].facts["amount"] == 2


@rule("action.effect")
def test_coins_that_are_not_there_are_no_effect() -> None:
    """2014 counts its coins."""
    red = {"tiles": ["brewery"], "spaces": {"brewery": "monk", "scriptorium": "knight scholar"}}
    assert acting("2014", bank=0, red=red).refusal("red", "use brewery") == "action.effect"
    assert acting("2014", bank=1, red=red).refusal("red", "use brewery") == ""


@every_edition
@rule("action.effect")
def test_an_office_without_stations_is_refused(edition: str) -> None:
    spaces = {"office": "scholar scholar", "scriptorium": "knight scholar"}
    red = {"tiles": ["office"], "spaces": spaces}
    table = acting(edition, red=red)
    assert table.refusal("red", "use office") == "action.effect"
    table = acting(edition, red={**red, "stations": ["blois"]})
    assert table.refusal("red", "use office") == ""


@every_edition
@rule("action.effect")
def test_a_draw_may_turn_out_to_bring_nothing(edition: str) -> None:
    """The only Follower in the bag fits nowhere, but nobody knows before it is drawn."""
    full = {
        "university": "- - trader",
        "castle": "- - trader",
        "monastery": "- trader",
        "wagon": "- trader -",
        "town_hall": "monk monk",
        "bathhouse": "boatman",
    }
    red = {"market": PERSONAL.replace("trader*", ""), "tiles": ["bathhouse"], "spaces": full}
    table = acting(edition, red=red, blue=TWO_ACTIONS)
    assert table.bag("red") == ["trader*"]
    table.play("red", "use bathhouse")
    assert table.pending == ["blue"]
    assert table.bag("red") == ["boatman", "trader*"]


# ----------------------------------------------------------- costs and recruits


def coach_table(coins: int, edition: str = "bigbox") -> Table:
    """Red has the Stage Coach ready: 3 coins for a move."""
    extra = {"extra_tiles": ["stage_coach", "sheep_farm"]} if edition == "2021" else {}
    spaces = {"stage_coach": "knight", "scriptorium": "knight scholar"}
    red = {"coins": coins, "tiles": ["stage_coach"], "spaces": spaces, "goods": {"grain": 1}}
    return acting(edition, options=extra, red=red)


@pytest.mark.parametrize("edition", ["2021", "bigbox"])
@rule("action.cost")
def test_a_cost_that_cannot_be_paid_forbids_the_action(edition: str) -> None:
    table = coach_table(2, edition)
    assert table.refusal("red", "use stage_coach") == "action.cost"
    assert table.offers("red", "use") == ["scriptorium"]


@pytest.mark.parametrize("edition", ["2021", "bigbox"])
@rule("action.cost")
def test_a_cost_is_paid_before_the_effect(edition: str) -> None:
    table = coach_table(3, edition).play("red", "use stage_coach")
    assert table.asked == "travel"
    assert table.red.coins == 0


@every_edition
@rule("action.cost")
def test_a_cost_is_not_paid_with_coins_the_effect_will_bring(edition: str) -> None:
    """Pharmacy, one coin, standing before the 3 coins on space 7."""
    spaces = {"pharmacy": "farmer"}
    red = {"coins": 1, "development": 6, "tiles": ["pharmacy"], "spaces": spaces}
    table = acting(edition, red=red).play("red", "use pharmacy")
    assert table.offers("red", "pay") == ["1"]
    assert table.refusal("red", "pay 2") == "action.cost"
    table.play("red", "pay 1")
    assert table.told("coins", "red")[0].facts["amount"] == 3


@rule("action.cost")
def test_a_cost_in_goods_needs_that_good() -> None:
    spaces = {"sheep_farm": "farmer farmer", "scriptorium": "knight scholar"}
    red = {"coins": 9, "tiles": ["sheep_farm"], "spaces": spaces}
    table = acting("bigbox", red={**red, "goods": {"wine": 2}})
    assert table.refusal("red", "use sheep_farm") == "action.cost"
    table = acting("bigbox", red={**red, "goods": {"cheese": 1}})
    table.play("red", "use sheep_farm")
    assert (table.asked, table.goods("red")) == ("choose", {})


@every_edition
@rule("action.newfollower")
def test_a_monk_just_recruited_may_come_out_of_the_bathhouse(edition: str) -> None:
    """The bag then holds the Monk and the Monastery's Scholar, and both are drawn."""
    red = {
        "market": PERSONAL,
        "tiles": ["bathhouse"],
        "spaces": {"monastery": "scholar wheel", "bathhouse": "boatman"},
    }
    table = acting(edition, red=red)
    table.play("red", "use monastery")
    assert table.bag("red") == ["scholar", "monk"]
    table.play("red", "use bathhouse")
    assert table.refusal("red", "place monk village.1") == ""
