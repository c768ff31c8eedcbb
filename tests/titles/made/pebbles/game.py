"""The rules of Pebbles: in turn everybody takes one or two. Whoever leaves exactly one pebble has
lost the game for all; with none left all have won."""

from typing import Any

from orleans.kernel.chance import Chance, imagined_chance
from orleans.kernel.log import Log, new_log
from orleans.kernel.moves import Move, Vocabulary
from orleans.kernel.searchable import Searchable
from orleans.kernel.setup import Setup
from orleans.kernel.steps import Step


class Tables:
    """What never changes during a game."""

    def __init__(self, setup: Setup) -> None:
        self.players = setup.players
        self.vocabulary = Vocabulary()
        self.takes = self.vocabulary.add_each(0, "take", ["one", "two"])


class Pebbles(Searchable):
    over_rule = "pebbles.over"

    def __init__(
        self,
        setup: Setup,
        tables: Tables,
        chance: Chance,
        steps: list[Step[Any]],
        played: Log,
        position: str,
        heap: int,
        taken: list[int],
    ) -> None:
        super().__init__(setup, tables.vocabulary, chance, steps, played, position)
        self.tables = tables
        self.heap = heap
        self.taken = taken

    rounds = 12
    start = 0

    @property
    def actions(self) -> int:
        return self.played.length

    @property
    def round(self) -> int:
        return 1 + self.actions // self.setup.players

    def stage(self) -> int:
        return self.round

    @property
    def shared(self) -> bool:
        return True

    @property
    def scores(self) -> list[int]:
        return self.taken

    @property
    def winners(self) -> list[int]:
        return [*range(self.setup.players)] if self.over and self.heap == 0 else []

    def chances(self) -> list[float]:
        won = float(self.heap != 1) if self.over else 0.5
        return [won] * self.setup.players

    def copy(self) -> "Pebbles":
        return Pebbles(
            self.setup,
            self.tables,
            self.chance.copy(),
            self.steps[:],
            self.played.copy(),
            self.position,
            self.heap,
            self.taken[:],
        )

    def imagine(self, seat: int | None, seed: str) -> "Pebbles":
        game = self.copy()
        game.chance = imagined_chance(seed)
        game.chance.outcomes = self.chance.outcomes.copy()
        return game

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "round": self.round,
            "asked": self.asked,
            "pending": self.pending,
            "heap": self.heap,
            "taken": self.taken,
        }

    def snapshot(self) -> list[Any]:
        return [self.heap, self.taken]


class Take(Step[Pebbles]):
    name = "take"
    turn_rule = "pebbles.turn"

    def seats(self, game: Pebbles) -> list[int]:
        return [game.actions % game.setup.players] if game.heap > 1 else []

    def proceed(self, game: Pebbles) -> None:
        game.pop()

    def legal(self, game: Pebbles, seat: int) -> list[Move]:
        return game.tables.takes

    def forbidden_by(self, game: Pebbles, seat: int, move: Move) -> str:
        return ""

    def play(self, game: Pebbles, seat: int, move: Move) -> None:
        game.heap -= move.a + 1
        game.taken[seat] += move.a + 1
        game.emit("took", seat, "heap", {"amount": move.a + 1})


def new_game(setup: Setup, tables: Tables, chance: Chance) -> Pebbles:
    heap, taken = 6 + chance.pick(3), [0] * setup.players
    return Pebbles(setup, tables, chance, [Take()], new_log(), "", heap, taken)
