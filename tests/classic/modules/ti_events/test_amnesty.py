"""Amnesty: new Followers may go straight onto Action Spaces."""

from typing import Any

from orleans.classic.ids import MONK
from tests.classic.table import Table
from tests.rules import rule

from .tables import every_count, every_edition, ti_table

CASTLE = "farmer boatman trader"


def amnesty(edition: str = "2021", players: int = 2, **position: Any) -> Table:
    return ti_table("ti_c_amnesty", edition, players, phase="actions", **position)


@rule("events.ti.c.amnesty")
@every_edition
@every_count
def test_a_recruit_may_go_onto_an_empty_space_of_its_kind(edition: str, players: int) -> None:
    table = amnesty(edition, players, red={"spaces": {"castle": CASTLE}}).play("red", "use castle")
    assert (table.asked, table.game.view(0)["question"]["follower"]) == ("newcomer", "knight")
    table.play("red", "place knight wagon.3")
    assert table.on("red", "wagon") == ["", "", "knight"]
    assert "knight" not in table.bag("red")


@rule("events.ti.c.amnesty")
@every_edition
def test_the_bag_stays_open_to_the_recruit(edition: str) -> None:
    table = amnesty(edition, red={"spaces": {"castle": CASTLE}})
    table.play("red", "use castle", "skip")
    assert "knight" in table.bag("red")
    calm = ti_table("ti_c_plague", edition, phase="actions", red={"spaces": {"castle": CASTLE}})
    calm.play("red", "use castle")
    assert calm.told("planned") == [] and calm.asked != "newcomer"


@rule("events.ti.c.amnesty_use")
@every_edition
def test_a_place_completed_so_can_be_used_on_the_next_turn(edition: str) -> None:
    red = {"spaces": {"castle": CASTLE, "ship": "farmer boatman -"}}
    blue = {"spaces": {"ship": "farmer boatman knight"}}
    table = amnesty(edition, red=red, blue=blue)
    table.play("red", "use castle", "place knight ship.3")
    assert table.pending == ["blue"]
    table.play("blue", "pass")
    assert table.legal("red") == ["use ship", "pass"]


@rule("events.ti.c.amnesty_fit")
@every_edition
def test_the_space_must_suit(edition: str) -> None:
    red = {"spaces": {"farm_house": "boatman craftsman"}}
    table = amnesty(edition, red=red).play("red", "use farm_house")
    assert table.refusal("red", "place farmer scriptorium.2") == "plan.match"
    assert table.refusal("red", "place knight ship.3") != ""
    assert table.refusal("red", "place farmer ship.1") == ""


@rule("events.ti.c.amnesty_fit")
@every_edition
def test_where_nothing_suits_the_bag_takes_it_unasked(edition: str) -> None:
    spaces = {
        "castle": "wheel boatman trader",
        "ship": "- - knight",
        "wagon": "- - knight",
        "guildhall": "- - knight",
        "scriptorium": "knight -",
        "town_hall": "monk monk",
    }
    table = amnesty(edition, red={"spaces": spaces}).play("red", "use castle")
    assert table.asked != "newcomer"
    assert "knight" in table.bag("red")


@rule("events.ti.c.amnesty_vacated")
@every_edition
def test_the_space_just_vacated_may_be_taken(edition: str) -> None:
    red = {"spaces": {"village": "farmer boatman craftsman"}}
    table = amnesty(edition, red=red)
    table.play("red", "use village", "recruit boatman", "place boatman village.2")
    assert table.on("red", "village") == ["", "boatman", ""]
    assert table.bag("red") == ["farmer", "boatman", "craftsman"]  # those who were there before


@rule("events.ti.c.amnesty_town_hall")
@every_edition
def test_a_recruit_in_the_town_hall_is_sent_on_the_next_turn(edition: str) -> None:
    table = amnesty(edition, red={"spaces": {"monastery": "scholar trader"}})
    table.play("red", "use monastery", "place monk town_hall.1")
    assert table.legal("red") == ["use town_hall", "pass"]
    table.play("red", "use town_hall", "send base_papal_conclave.2")
    assert table.on("red", "town_hall") == ["", ""]


@rule("place.statue")
def test_amnesty_alone_does_not_open_the_market() -> None:
    table = amnesty(red={"spaces": {"castle": CASTLE}}).play("red", "use castle")
    assert table.refusal("red", "market knight") == "place.statue"


@rule("events.ti.c.amnesty", "place.statue")
def test_amnesty_and_statue_leave_three_ways() -> None:
    red = {"tiles": ["statue"], "spaces": {"castle": CASTLE}}
    ways = amnesty("bigbox", red=red).play("red", "use castle").legal("red")
    assert ways[-2:] == ["market knight", "skip"]
    assert "place knight ship.3" in ways
    table = amnesty("bigbox", red=red).play("red", "use castle", "market knight")
    assert "knight" in table.market("red")
    # A full Market leaves Amnesty as it is.
    red["market"] = ["farmer"] * 8
    table = amnesty("bigbox", red=red).play("red", "use castle")
    assert table.refusal("red", "market knight") == "place.statue.full"
    assert table.refusal("red", "place knight ship.3") == ""


@rule("events.ti.c.amnesty")
def test_recruits_of_a_borrowed_action_count() -> None:
    red = {"tiles": ["well"], "spaces": {"well": "craftsman monk"}}
    table = amnesty("bigbox", red=red)
    table.play("red", "use well", "use monastery", "place monk well.2")
    assert table.on("red", "well") == ["", "monk"]


@rule("events.ti.c.amnesty")
def test_each_of_two_newcomers_goes_its_own_way() -> None:
    """No action of today brings two; the next tile may."""

    def two() -> Table:
        table = amnesty(red={"spaces": {"castle": CASTLE}}).play("red", "use castle")
        table.red.unplaced = [*table.red.unplaced, MONK]
        return table

    for first, second, bag in [
        ("place knight wagon.3", "place monk ship.1", []),
        ("place knight wagon.3", "skip", ["monk"]),
        ("skip", "place monk ship.1", ["knight"]),
        ("skip", "skip", ["knight", "monk"]),
    ]:
        table = two().play("red", first)
        assert (table.asked, table.game.view(0)["question"]["follower"]) == ("newcomer", "monk")
        table.play("red", second)
        assert table.asked != "newcomer" and table.red.unplaced == []
        assert [each for each in table.bag("red") if each in ("knight", "monk")] == bag


def test_simple_players_place_only_where_it_completes_something() -> None:
    red = {"spaces": {"castle": CASTLE, "ship": "farmer boatman -"}}
    game = amnesty(red=red).play("red", "use castle").game
    assert [move.notation for move in game.candidates(0, game.legal(0))][
        -1
    ] == "place knight ship.3"
    assert "place knight wagon.3" not in [m.notation for m in game.candidates(0, game.legal(0))]
    spaces = {"castle": CASTLE, "town_hall": "monk monk"}
    game = amnesty(red={"spaces": spaces}).play("red", "use castle").game
    assert [move.notation for move in game.candidates(0, game.legal(0))] == ["skip"]
