"""The map is one connected network, and its totals are the sums of its parts."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping

from orleans.content.checks.entries import At
from orleans.content.problems import Problem
from orleans.content.schema import Classic
from orleans.content.schema.map import Map


def check(game: Classic) -> Iterator[Problem]:
    yield from _edges(game.map)
    yield from _towns(game.map)
    yield from _totals(game)


def steps_from(start: str, graph: Map) -> Mapping[str, int]:
    """How many roads or waterways every town is away."""
    steps = {start: 0}
    reached = deque([start])
    while reached:
        here = reached.popleft()
        for edge in graph.edge:
            if here in (edge.a, edge.b):
                there = edge.b if here == edge.a else edge.a
                if there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
    return steps


def _edges(graph: Map) -> Iterator[Problem]:
    seen: set[tuple[frozenset[str], str]] = set()
    for edge in graph.edge:
        at = At("map", "edge", edge.id)
        yield from at.holds(edge.a != edge.b, "b", edge.b, "another town than a")
        yield from at.equal("id", edge.id, f"{edge.a}-{edge.b}_{edge.kind}", "its ends and kind")
        both = (frozenset((edge.a, edge.b)), edge.kind)
        if both in seen:
            yield at.problem("kind", "used twice", "one edge of a kind between two towns")
        seen.add(both)
        for players in (2, 3, 4, 5):
            open_spaces = sum(mark <= players for mark in edge.space_marks)
            yield from at.equal(
                f"spaces.p{players}", edge.spaces[players], open_spaces, "as space_marks says"
            )


def _towns(graph: Map) -> Iterator[Problem]:
    starts = [town.id for town in graph.town if town.start_town]
    yield from At("map", "town", "").equal("start_town", starts, ["orleans"], "the only start town")
    steps = steps_from("orleans", graph)
    on_water = {end for edge in graph.edge if edge.kind == "water" for end in (edge.a, edge.b)}
    for town in graph.town:
        at = At("map", "town", town.id)
        why = "counted along the edges"
        yield from at.equal("steps_from_orleans", town.steps_from_orleans, steps.get(town.id), why)
        yield from at.equal("river", town.river, town.id in on_water, "as waterways end here")


def _totals(game: Classic) -> Iterator[Problem]:
    graph, totals = game.map, game.map.totals
    at = At("map", "totals")
    roads = sum(edge.kind == "road" for edge in graph.edge)
    yield from at.equal("towns", totals.towns, len(graph.town), "the number of [[town]] rows")
    yield from at.equal("roads", totals.roads, roads, "the number of roads")
    water = len(graph.edge) - roads
    yield from at.equal("waterways", totals.waterways, water, "the number of waterways")
    goods = sum(good.count for good in game.board.good)
    for players in (2, 3, 4, 5):
        spaces = sum(edge.spaces[players] for edge in graph.edge)
        why = "the goods spaces of all edges"
        yield from at.equal(f"spaces.p{players}", totals.spaces[players], spaces, why)
        left = goods - totals.goods_removed_unseen[players] - spaces
        yield from at.equal(
            f"goods_to_supply.p{players}", totals.goods_to_supply[players], left,
            f"{goods} goods less those removed and those on the map",
        )  # fmt: skip
