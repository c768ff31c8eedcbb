"""Who sits at the tables of a scene, and at how many."""

from dataclasses import dataclass
from typing import Any

BIGBOX4 = {"edition": "bigbox", "players": 4}
PACE = 1.0  # seconds between two moves of people at a table


@dataclass(frozen=True)
class Scene:
    """`part` is how many of all tables take part; `servers` that share a PostgreSQL database, or
    one with a SQLite file of its own."""

    row: str
    words: str
    players: tuple[str, ...]
    part: float = 1.0
    servers: int = 1

    def tables(self, all_tables: int) -> int:
        return max(1, round(all_tables * self.part))

    @property
    def on_postgres(self) -> bool:
        return self.servers > 1

    @property
    def has_bots(self) -> bool:
        return any(player != "human" for player in self.players)

    def wanted(self, all_tables: int) -> dict[str, Any]:
        """How the tables are made: somewhere in the first four fifths of a game, so that hardly
        any ends while it is looked at."""
        return {
            "setup": BIGBOX4,
            "players": self.players,
            "tables": self.tables(all_tables),
            "earliest": 0.0,
            "latest": 0.8,
        }


PEOPLE = ("human",) * 4
BOTS = ("human", "random", "random", "random")

TENTH = Scene("people_tenth", "four people", PEOPLE, part=0.1)
ALL = Scene("people", "four people", PEOPLE)
WITH_BOTS = Scene("bots", "one person, three bots", BOTS)
SCENES = [
    TENTH,
    ALL,
    WITH_BOTS,
    Scene("postgres_people_tenth", "four people", PEOPLE, part=0.1, servers=2),
    Scene("postgres_people", "four people", PEOPLE, servers=2),
    Scene("postgres_bots", "one person, three bots", BOTS, servers=2),
]
