"""A game of Joan of Arc, keeping the kernel's contract."""

from typing import Any, Final

from ..kernel.chance import Chance, imagined_chance
from ..kernel.log import new_log
from ..kernel.moves import Move
from ..kernel.refusals import Fact
from ..kernel.setup import Setup
from .ai.candidates import candidate_moves
from .ai.evaluate import evaluate
from .ai.explain import evaluation_parts
from .ai.model import model_of
from .ai.weights import learned, model_for
from .ai.win_probability import win_probabilities
from .ids import NOBODY, TILES
from .knowledge.imagine import deal_anew
from .knowledge.view import describe, facts_of, rounds_of
from .layout import lay_out
from .setup.build import build_tables
from .sheet.sheet import Sheet, new_sheet
from .solo.area import new_area
from .solo.joan import joan_score
from .state import State
from .tables import Tables
from .turn.round import Pick
from .turn.scoring import score, score_parts, winners

# Measured (docs/joan.md): one round sees too little of what is begun, and what is played out
# further than two is played too badly to tell one move from another.
HORIZON: Final = 2


class JoanOfArc(State):
    __slots__ = ()

    def copy(self) -> "JoanOfArc":
        sheets: list[Sheet] = []
        for sheet in self.sheets:
            sheets.append(sheet.copy())
        copy = JoanOfArc(
            self.setup,
            self.tables,
            self.chance.copy(),
            self.steps[:],
            self.played.copy(),
            self.position,
            self.round,
            self.bags,
            self.start,
            self.pick,
            self.shown,
            self.actions,
            self.laid_out,
            self.acquired,
            self.on_offer,
            self.deeds,
            self.bag[:],
            self.display[:],
            self.holding[:],
            self.waiting[:],
            self.yellow,
            sheets,
            None if self.area is None else self.area.copy(),
        )
        copy.model = self.model
        return copy

    def imagine(self, seat: int | None, seed: str) -> "JoanOfArc":
        self.require_seat(seat)
        game = self.copy()
        game.chance = imagined_chance(seed)
        deal_anew(game)
        # The dealing is no part of the imagined game's own history.
        game.chance.outcomes = self.chance.outcomes.copy()
        return game

    def candidates(self, seat: int, legal: list[Move]) -> list[Move]:
        return candidate_moves(self, seat, legal)

    def evaluate(self, seat: int) -> float:
        return evaluate(self, seat, model_of(self))

    def evaluation_parts(self, seat: int) -> dict[str, float]:
        return evaluation_parts(self, seat, model_of(self))

    def win_probabilities(self) -> list[float]:
        return win_probabilities(self)

    def horizon(self) -> int:
        return HORIZON

    def stage(self) -> int:
        return self.round

    def face_down(self) -> int:
        return 0 if self.area is None else len(self.area.pile)

    def view(self, seat: int | None) -> dict[str, Any]:
        self.require_seat(seat)
        return describe(self, seat)

    def facts_of(self, seat: int, move: Move) -> dict[str, Fact]:
        return facts_of(self, seat, move)

    @property
    def rounds(self) -> int:
        return rounds_of(self)

    @property
    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(len(self.sheets))]

    def score_parts(self, seat: int) -> dict[str, int]:
        self.require_seat(seat)
        return score_parts(self, seat)

    @property
    def winners(self) -> list[int]:
        return winners(self) if self.over else []

    @property
    def rival(self) -> str:
        return "" if self.area is None else "joan"

    @property
    def rival_score(self) -> int:
        return 0 if self.area is None else joan_score(self)

    def snapshot(self) -> list[Any]:
        return [
            [self.round, self.bags, self.start, self.pick, self.actions],
            [self.laid_out, self.acquired, self.deeds],
            [self.bag, self.display, self.holding],
            [self.waiting, self.yellow],
            [sheet.plain() for sheet in self.sheets],
            [] if self.area is None else self.area.plain(),
            [[step.name, sorted(step.facts(self).items())] for step in self.steps],
        ]


def new_tables(setup: Setup) -> Tables:
    """All that the games of a set-up share: what is played with, and what players think with.
    Raises SetupError for a set-up that cannot be played."""
    tables = build_tables(setup)
    tables.model = model_for(tables, learned())
    return tables


def blank_game(setup: Setup, tables: Tables, chance: Chance) -> JoanOfArc:
    """The table before anything is drawn."""
    deeds = 0
    for deed in tables.deeds:
        if deed.open:
            deeds |= 1 << deed.index
    return JoanOfArc(
        setup=setup,
        tables=tables,
        chance=chance,
        steps=[],
        played=new_log(),
        position="",
        round=0,
        bags=0,
        start=0,
        pick=0,
        shown=0,
        actions=0,
        laid_out=0,
        acquired=0,
        on_offer=0,
        deeds=deeds,
        bag=tables.tile_counts[:],
        display=[0] * TILES,
        holding=[0] * TILES,
        waiting=[],
        yellow=[NOBODY] * len(tables.yellows),
        sheets=[new_sheet(tables) for _ in range(tables.players)],
        area=new_area() if tables.solo is not None else None,
    )


def new_game(setup: Setup, tables: Tables, chance: Chance) -> JoanOfArc:
    """A game laid out and ready, up to its first decision not yet reached (see `settle`)."""
    game = blank_game(setup, tables, chance)
    lay_out(game)
    game.push(Pick())
    return game
