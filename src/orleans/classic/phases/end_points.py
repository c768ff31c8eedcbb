"""Tiles that score at the end."""

from mypy_extensions import mypyc_attr

from ..ids import GOODS, WATER
from ..pieces.development import status
from ..places.gaming_room import room_full
from ..state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class EndPoints:
    """What a tile scores for its owner at the end."""

    def points(self, game: State, seat: int) -> int:
        raise NotImplementedError


class FullSets(EndPoints):
    """place.depot; bread is not grain (place.bakery.notgrain)"""

    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, game: State, seat: int) -> int:
        return self.each * min(game.players[seat].goods[:GOODS])


class GoodMajorities(EndPoints):
    """place.merchant_house, place.merchant_house.tie, place.merchant_house.types"""

    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, game: State, seat: int) -> int:
        total = 0
        for good in range(GOODS):
            counts = [player.goods[good] for player in game.players]
            most = counts[seat]
            if most and most == max(counts) and counts.count(most) == 1:
                total += self.each
        return total


class RiverLines(EndPoints):
    """place.port: the longest line of own stations joined by waterways, visiting no town twice."""

    def __init__(self, lengths: list[int], values: list[int]) -> None:
        self.lengths = lengths
        self.values = values

    def points(self, game: State, seat: int) -> int:
        longest = longest_line(game, seat)
        total = 0
        for length, value in zip(self.lengths, self.values, strict=True):
            if longest >= length:
                total = max(total, value)
        return total


class FilledRoom(EndPoints):
    """place.gaming_room: counts as so many Citizens"""

    def __init__(self, citizens: int) -> None:
        self.citizens = citizens

    def points(self, game: State, seat: int) -> int:
        full = room_full(game, game.players[seat])
        return self.citizens * status(game, seat) if full else 0


def longest_line(game: State, seat: int) -> int:
    own = [town for town in range(len(game.stations)) if game.stations[town] & (1 << seat)]
    return max((line_from(game, town, own, []) for town in own), default=0)


def line_from(game: State, town: int, own: list[int], visited: list[int]) -> int:
    """How many towns the longest line has that begins here."""
    visited = [*visited, town]
    longest = 0
    for index in game.tables.routes_from[WATER][town]:
        there = game.tables.routes[index].other_end(town)
        if there in own and there not in visited:
            longest = max(longest, line_from(game, there, own, visited))
    return 1 + longest
