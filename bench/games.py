"""The random games of a run: each as it is asked of a contender, and in words."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class RandomPlay:
    words: str
    setup: dict[str, Any]  # the arguments of `orleans.Setup`, and no others
    checked: bool = False
    beside: bool = False  # another version plays it too, so it has to know the set-up


BIGBOX4 = {"edition": "bigbox", "players": 4}

GAMES = {
    "bigbox4": RandomPlay("Big Box, 4 players", BIGBOX4, beside=True),
    "bigbox4_checked": RandomPlay("  every move checked again", BIGBOX4, checked=True),
    "bigbox4_trade": RandomPlay(
        "  Orders, Events and Trade", BIGBOX4 | {"modules": ["orders", "ti-events", "trade"]}
    ),
    "bigbox4_intrigue": RandomPlay(
        "  Orders, Events and Intrigue", BIGBOX4 | {"modules": ["orders", "ti-events", "intrigue"]}
    ),
    "bigbox5": RandomPlay("Big Box, 5 players", {"edition": "bigbox", "players": 5}),
    "2021_4": RandomPlay("2021, 4 players", {"edition": "2021", "players": 4}, beside=True),
    "2014_2": RandomPlay("2014, 2 players", {"edition": "2014", "players": 2}),
    "joan4": RandomPlay("Joan of Arc, 4 players", {"game": "joan", "players": 4}),
    "joan1": RandomPlay("Joan of Arc, solo", {"game": "joan", "players": 1}),
}
BESIDE = [game for game, play in GAMES.items() if play.beside]
WITH_MODULES = {"bigbox4_trade": "Trade", "bigbox4_intrigue": "Intrigue"}
