"""Whole plans that a computer player considers."""

from typing import Any

from ..table import Table


def planning(market: str, round: int = 5, **red: Any) -> Table:
    return Table(players=2, phase="planning", round=round, red={"market": market, **red})


def places_of(plan: list[Any]) -> set[str]:
    """Where its Followers go."""
    return {move.notation.split()[-1].partition(".")[0] for move in plan[:-1]}


def plans(table: Table, most: int = 1000) -> list[set[str]]:
    return [places_of(plan) for plan in table.game.plans(0, most)]


def test_every_set_of_places_is_a_plan_and_so_is_nothing_at_all() -> None:
    told = planning("farmer boatman craftsman craftsman").game.plans(0, 1000)
    found = [places_of(plan) for plan in told]
    assert set() in found and {"village"} in found and {"farm_house"} in found
    assert all(plan[-1].notation == "done" for plan in told)


def test_each_set_is_told_once() -> None:
    """Also where two Followers are sent away: who stands on which space makes no difference."""
    table = planning("farmer boatman craftsman knight trader scholar monk monk", round=9)
    sets = []
    for plan in table.game.plans(0, 5000):
        words = [move.notation.split() for move in plan[:-1]]
        sets.append(tuple(sorted((kind, space.partition(".")[0]) for _, kind, space in words)))
    assert len(sets) == len(set(sets)) > 40
    assert (("boatman", "town_hall"), ("farmer", "town_hall")) in sets


def test_a_journey_and_a_station_at_its_end_are_planned_together() -> None:
    """Where the Merchant stands nothing can be built, but next door."""
    market = "farmer farmer boatman craftsman knight knight"
    table = planning(market, merchant="orleans", stations=["orleans"])
    assert {"ship", "guildhall"} in plans(table)


def test_no_station_is_planned_that_cannot_be_built_anywhere() -> None:
    market = "farmer farmer boatman craftsman knight knight"
    neighbours = ["blois", "briare", "chartres", "montargis", "vierzon", "chateaudun"]
    red = {"market": market, "merchant": "orleans", "stations": ["orleans"]}
    table = Table(players=2, phase="planning", round=5, red=red, blue={"stations": neighbours})
    assert not any("guildhall" in found for found in plans(table))


def test_of_many_plans_the_most_promising_are_told() -> None:
    """In the last round a station is worth its status, a Follower in the bag nothing."""
    market = "farmer boatman craftsman knight trader scholar monk"
    table = planning(market, round=18, merchant="blois", development=30)
    assert len(plans(table)) > 20
    few = plans(table, 6)
    assert len(few) == 6 and "guildhall" in few[0]


def test_a_station_without_a_journey_promises_nothing_where_none_can_be_built() -> None:
    """Nobody can sail or drive: rather the two who earn something at a deed."""
    table = planning("farmer craftsman knight scholar", merchant="orleans", stations=["orleans"])
    assert "guildhall" not in plans(table, 1)[0]
    with_ship = {"ship": "farmer boatman knight"}
    table = planning(
        "farmer craftsman knight scholar",
        round=18,
        merchant="orleans",
        stations=["orleans"],
        development=30,
        spaces=with_ship,
    )
    assert "guildhall" in plans(table, 1)[0]


def test_a_place_that_would_bring_nothing_is_not_completed() -> None:
    """At the end of the Development track the Scriptorium is idle."""
    table = planning("knight scholar", development=30)
    assert not any("scriptorium" in found for found in plans(table))


def test_plans_do_not_depend_on_what_others_have_not_announced() -> None:
    """The Church carries out a rival's action, if the rival's Place is complete."""
    red = {"market": "farmer boatman craftsman monk monk scholar", "tiles": ["church"], "coins": 9}
    tables = [
        Table(
            "bigbox",
            players=2,
            phase="planning",
            round=6,
            red=red,
            blue={"market": "monk monk monk", "tiles": ["brewery", "library", "hospital"]},
        )
        for _ in range(2)
    ]
    drafting = next(move for move in tables[1].legal("blue") if "brewery" in move)
    tables[1].play("blue", drafting)
    first, second = ([str(plan) for plan in t.game.plans(0, 24)] for t in tables)
    assert first == second and any("church" in plan for plan in first)
