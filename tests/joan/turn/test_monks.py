"""Monks: recruited instead of taking a tile, or gained as a bonus."""

import pytest

from ...rules import rule
from ..table import Table

# What the standard action of each Follower makes wait.
STANDARD = {
    "farmer": ["any"],
    "boatman": ["water"],
    "craftsman": ["station.paid"],
    "trader": ["card"],
    "knight": ["land"],
}


@rule("joan.monk.recruit")
def test_a_recruit_puts_a_tile_of_choice_aside_unused() -> None:
    table = Table(display="farmer knight scholar")
    assert table.offers("red", "monk") == ["farmer", "knight", "scholar"]
    table.play("red", "monk knight")
    assert table.display == ["farmer", "scholar"]
    assert "knight" in table.holding
    assert table.red.monks == 1
    # No tile was taken: neither the Knight nor anybody else but the Monk may act.
    assert table.waiting == ["monk.recruited"]
    assert table.refusal("red", "act knight") == "joan.action.choice"
    assert table.told("took") == []
    table.play("red", "act scholar with monk")
    assert table.pending == ["blue"]


@rule("joan.monk.limit", "joan.score.monks")
def test_three_monks_can_be_recruited_and_each_costs_points() -> None:
    for recruited, points in ((0, 7), (1, 6), (2, 4)):
        table = Table(display="farmer", red={"monks": recruited})
        assert table.score("red")["monks"] == points
        table.play("red", "monk farmer")
        assert table.red.monks == recruited + 1
    table = Table(display="farmer", red={"monks": 3}, blue={"monks": 2})
    assert table.legal("red") == ["take farmer"]
    assert table.refusal("red", "monk farmer") == "joan.monk.limit"
    assert (table.score("red")["monks"], table.score("blue")["monks"]) == (0, 4)


@rule("joan.monk.any_pick")
@pytest.mark.parametrize("players, drawn", [(2, 5), (3, 4), (4, 5), (5, 6)])
def test_a_monk_can_be_recruited_on_every_pick(players: int, drawn: int) -> None:
    for shown in range(1, drawn + 1):
        display = " ".join(["farmer", "farmer", "knight", "scholar", "trader", "boatman"][:shown])
        table = Table(players, display=display)
        table.play("red", "monk farmer")
        assert len(table.display) == shown - 1
        assert table.waiting == ["monk.recruited"]
    # The last tile of a round is the one put aside.
    table = Table(players, display="farmer").play("red", "monk farmer")
    assert table.display == []
    table.play("red", "act scholar with monk")
    assert table.game.round == 2


@rule("joan.monk.joker")
@pytest.mark.parametrize("follower", STANDARD)
@pytest.mark.parametrize("how", ["recruited", "bonus"])
def test_a_monk_acts_as_any_follower(how: str, follower: str) -> None:
    if how == "recruited":
        table = Table(display="farmer", cards=["stable"]).play("red", "monk farmer")
    else:
        table = Table(waiting="monk", cards=["stable"])
    table.play("red", f"act {follower} with monk")
    assert table.waiting == STANDARD[follower]


@rule("joan.monk.joker")
def test_a_monk_uses_any_place_card() -> None:
    """The example of the rulebook: a Monk used as a Boatman fills in two water routes."""
    table = Table(display="farmer scholar", red={"cards": ["two_master", "library"]})
    table.play("red", "monk scholar")
    assert "use library with monk" in table.legal("red")
    table.play("red", "use two_master with monk")
    table.play("red", "fill orleans-blois_water", "fill blois-tours_water")
    assert table.routes("red") == ["orleans-blois_water", "blois-tours_water"]


@rule("joan.monk.joker")
def test_a_monk_acts_as_one_follower_only() -> None:
    table = Table(waiting="monk coin")
    table.play("red", "act scholar with monk")
    assert table.refusal("red", "act farmer with monk") == "joan.action.choice"


@rule("joan.monk.no_deed", "joan.deed.exact")
def test_on_deeds_a_monk_is_only_a_monk() -> None:
    recruited = Table(3, display="farmer").play("red", "monk farmer")
    for table in (recruited, Table(3, waiting="monk")):
        assert sorted(table.offers("red", "deed")) == ["five monk", "four monk", "one monk"]
        assert table.refusal("red", "deed two farmer") == "joan.deed.exact"
        assert table.refusal("red", "deed four knight") == "joan.deed.exact"


@rule("joan.monk.bonus_free")
def test_a_monk_gained_as_a_bonus_costs_none_of_your_own() -> None:
    goods = {"grain": 2, "cheese": 2, "wine": 2, "wool": 2, "brocade": 1}
    table = Table(waiting="any", red={"goods": goods})
    table.play("red", "any brocade", "act scholar with monk")
    assert table.red.dev == 1
    assert table.red.monks == 0
    assert table.score("red")["monks"] == 7


@rule("joan.monk.no_plus", "joan.card_use.plus")
def test_a_monk_brings_no_extras() -> None:
    """Neither for the Follower put aside nor for the one that the Monk stands for."""
    cards = ["archives", "consultancy", "distillery", "joinery", "machine"]
    for aside in ("scholar", "trader", "craftsman", "farmer"):
        table = Table(display=f"{aside} knight", red={"cards": cards})
        table.play("red", f"monk {aside}")
        assert table.waiting == ["monk.recruited"]
    table.play("red", "act scholar with monk")
    assert table.red.dev == 1
    assert table.pending == ["blue"]


@rule("joan.monk.no_plus")
def test_a_follower_bonus_brings_no_extras() -> None:
    table = Table(waiting="farmer monk", red={"cards": ["machine", "archives"]})
    table.play("red", "act farmer", "any wine", "act scholar with monk")
    assert table.goods("red") == {"wine": 1}
    assert table.red.dev == 1
    assert table.pending == ["blue"]
