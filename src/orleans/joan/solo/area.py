"""What Joan has in the solo game: her area, her cards."""

from ...kernel.freezable import Freezable
from ..ids import TILES


class Area(Freezable):
    """Copies share `pile`, `seen` and `tracks`: they are replaced, never changed."""

    __slots__ = (
        "citizens",
        "level",
        "pile",
        "removed",
        "seen",
        "shields",
        "stations",
        "tracks",
    )

    def __init__(
        self,
        tracks: list[int],
        level: int,
        stations: int,
        citizens: int,
        shields: int,
        removed: int,
        pile: list[int],
        seen: list[int],
    ) -> None:
        self.tracks = tracks  # spaces marked, by Follower type
        self.level = level
        self.stations = stations
        self.citizens = citizens
        self.shields = shields
        self.removed = removed  # Place cards that she took out of the game, as bits
        self.pile = pile  # face down, the next card first
        self.seen = seen  # face up, the newest last

    def copy(self) -> "Area":
        return Area(
            self.tracks,
            self.level,
            self.stations,
            self.citizens,
            self.shields,
            self.removed,
            self.pile,
            self.seen,
        )

    def plain(self) -> list[int | list[int]]:
        return [
            self.tracks,
            self.level,
            self.stations,
            self.citizens,
            self.shields,
            self.removed,
            self.pile,
            self.seen,
        ]


def new_area() -> Area:
    return Area([0] * TILES, 0, 0, 0, 0, 0, [], [])
