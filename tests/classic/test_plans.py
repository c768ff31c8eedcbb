"""Whole plans that a computer player considers."""

from typing import Any

from .table import Table


def planning(market: str, round: int = 5, **red: Any) -> Table:
    return Table(players=2, phase="planning", round=round, red={"market": market, **red})


def places_of(plan: list[Any]) -> set[str]:
    """Where its Followers go."""
    return {move.notation.split()[-1].partition(".")[0] for move in plan[:-1]}


def plans(table: Table, most: int = 1000) -> list[set[str]]:
    return [places_of(plan) for plan in table.game.plans(0, most)]


def test_every_set_of_places_is_a_plan_and_so_is_nothing_at_all() -> None:
    table = planning("farmer boatman craftsman craftsman")
    found = plans(table)
    assert set() in found and {"village"} in found and {"farm_house"} in found
    assert all(table.game.plans(0, 1000)[at][-1].notation == "done" for at in range(len(found)))


def test_each_set_is_told_once() -> None:
    table = planning("farmer boatman craftsman knight trader scholar monk monk", round=9)
    sets = []
    for plan in table.game.plans(0, 5000):
        trial = table.game.copy()
        for move in plan[:-1]:
            trial.play(0, move)
        sets.append(tuple(trial.players[0].spaces))
    assert len(sets) == len(set(sets)) > 40


def test_a_journey_and_a_station_at_its_end_are_planned_together() -> None:
    """Where the Merchant stands nothing can be built, but next door."""
    market = "farmer farmer boatman craftsman knight knight"
    table = planning(market, merchant="orleans", stations=["orleans"])
    assert {"ship", "guildhall"} in plans(table)


def test_no_station_is_planned_that_cannot_be_built_anywhere() -> None:
    market = "farmer farmer boatman craftsman knight knight"
    neighbours = ["blois", "briare", "chartres", "montargis", "vierzon", "chateaudun"]
    red = {"market": market, "merchant": "orleans", "stations": ["orleans"]}
    table = Table(
        players=2, phase="planning", round=5, red=red, blue={"stations": neighbours}
    )
    assert not any("guildhall" in found for found in plans(table))


def test_of_many_plans_the_most_promising_are_told() -> None:
    """In the last round a station is worth its status, a Follower in the bag nothing."""
    market = "farmer boatman craftsman knight trader scholar monk"
    table = planning(market, round=18, merchant="blois", development=30)
    assert len(plans(table)) > 20
    few = plans(table, 6)
    assert len(few) == 6 and "guildhall" in few[0]
