"""The map is the one the rulebooks and the board describe."""

from __future__ import annotations

import itertools
import math
from collections import Counter

from orleans.content import Content

# town: roads, waterways
DEGREES = {
    "orleans": (4, 2), "chartres": (4, 0), "etampes": (2, 0), "le_mans": (4, 0),
    "chateaudun": (4, 0), "montargis": (3, 0), "vendome": (3, 0), "blois": (2, 2),
    "briare": (1, 2), "tours": (1, 4), "chinon": (1, 3), "montrichard": (1, 2),
    "vierzon": (3, 3), "loches": (2, 1), "bourges": (3, 1), "sancerre": (1, 2),
    "chatellerault": (2, 1), "le_blanc": (1, 2), "chateauroux": (5, 0), "nevers": (2, 1),
    "argenton": (3, 1), "la_chatre": (3, 0), "saint_amand": (3, 1),
}  # fmt: skip
RING = (
    "le_mans", "chartres", "etampes", "montargis", "briare", "sancerre", "nevers", "saint_amand",
    "la_chatre", "argenton", "chatellerault", "chinon", "tours",
)  # fmt: skip


def test_every_town_has_its_roads_and_waterways(content: Content) -> None:
    ends = Counter((town, e.kind) for e in content.map.edge for town in (e.a, e.b))
    towns = {town.id: (ends[town.id, "road"], ends[town.id, "water"]) for town in content.map.town}
    assert towns == DEGREES


def test_the_rim_is_a_ring_around_all_other_towns(content: Content) -> None:
    assert {town.id for town in content.map.town if town.rim} == set(RING)
    joined = {frozenset((edge.a, edge.b)) for edge in content.map.edge}
    for one, next_one in itertools.pairwise((*RING, RING[0])):
        assert frozenset((one, next_one)) in joined
    points = {town.id: (town.x, town.y) for town in content.map.town}
    bend = next(edge.via[0] for edge in content.map.edge if edge.via)
    outline = [*(points[town] for town in RING[:10]), bend, *(points[town] for town in RING[10:])]
    for town in content.map.town:
        assert town.rim or inside(points[town.id], outline), town.id


def inside(point: tuple[int, int], outline: list[tuple[int, int]]) -> bool:
    """Whether a ray to the left crosses the outline an odd number of times."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in itertools.pairwise((*outline, outline[0])):
        crossings += (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    return crossings % 2 == 1


def test_names_have_room_on_our_drawing(content: Content) -> None:
    points = [(town.x, town.y) for town in content.map.town]
    assert min(math.dist(a, b) for a, b in itertools.combinations(points, 2)) >= 70


def test_goods_spaces_add_up_to_what_the_rulebook_deals(content: Content) -> None:
    totals = content.map.totals
    assert [totals.spaces[players] for players in (2, 3, 4, 5)] == [43, 48, 52, 52]
    assert Counter(edge.kind for edge in content.map.edge) == {"road": 29, "water": 14}
    assert sum(good.count for good in content.board.good) == 90
