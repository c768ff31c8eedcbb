"""What the worth of a position is reckoned from, beyond the points in hand (see worth.py)."""

from typing import Final

from ..ids import FOLLOWERS

QUANTITIES: Final = [
    "round",
    *FOLLOWERS,
    *(f"{name} track" for name in FOLLOWERS if name != "monk"),
    "drawn",
    "drawn squared",
    "bag",  # Followers beyond the draw number
    "bag squared",
    "development",
    "development squared",
    "status",
    "way to status",
    "pieces",  # stations and Citizens: what the status counts for
    "pieces times status",
    "pieces times development",
    "way times pieces",
    "coins",
    "coins kept",
    "goods",
    "food kept",
    "wheels",
    "tiles",
    "may build here",
    "may build next door",
    "good beside the road",
    "stations ahead",
]

# Those that a single gain changes, so that something can be promised of it (see promises.py).
PROMISED: Final = [
    name
    for name in QUANTITIES
    if name
    not in {
        "round",
        "coins",
        "coins kept",
        "goods",
        "food kept",
        "may build next door",
        "good beside the road",
        "stations ahead",
    }
]

# Where they stand, for those who want a single one.
FOLLOWER: Final[int] = QUANTITIES.index("farmer")  # then the other types
STEP: Final[int] = QUANTITIES.index("farmer track")  # then the other tracks
DRAWN: Final[int] = QUANTITIES.index("drawn")
BAG: Final[int] = QUANTITIES.index("bag")
DEVELOPMENT: Final[int] = QUANTITIES.index("development")
STATUS: Final[int] = QUANTITIES.index("status")
PIECES: Final[int] = QUANTITIES.index("pieces")
WHEELS: Final[int] = QUANTITIES.index("wheels")
TILES: Final[int] = QUANTITIES.index("tiles")
MAY_BUILD: Final[int] = QUANTITIES.index("may build here")
