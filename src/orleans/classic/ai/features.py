"""What the worth of a position is reckoned from, beyond the points in hand (see evaluate.py)."""

from typing import Final

from ..ids import FOLLOWERS

FEATURES: Final = [
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

# Those that a single gain changes, so that something can be promised of it (see marginal.py).
MARGINAL: Final = [
    name
    for name in FEATURES
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
FOLLOWER: Final[int] = FEATURES.index("farmer")  # then the other types
STEP: Final[int] = FEATURES.index("farmer track")  # then the other tracks
DRAWN: Final[int] = FEATURES.index("drawn")
BAG: Final[int] = FEATURES.index("bag")
DEVELOPMENT: Final[int] = FEATURES.index("development")
STATUS: Final[int] = FEATURES.index("status")
PIECES: Final[int] = FEATURES.index("pieces")
WHEELS: Final[int] = FEATURES.index("wheels")
TILES: Final[int] = FEATURES.index("tiles")
MAY_BUILD: Final[int] = FEATURES.index("may build here")
