"""A game of Orléans, keeping the kernel's contract."""

from typing import Any, Final

from ..kernel.chance import Chance, imagined_chance
from ..kernel.log import new_log
from ..kernel.moves import Move
from ..kernel.refusals import Fact
from ..kernel.setup import Setup
from .ai.evaluate import evaluate
from .ai.explain import evaluation_parts
from .ai.model import build_model, candidates, model_of
from .ai.plans import plans
from .ai.rollout import play_rollout_move
from .ai.weights import learned, weights_for
from .ai.win_probability import win_probabilities
from .ids import EMPTY, GONE, NOBODY, STRIKING
from .knowledge.imagine import deal_anew
from .knowledge.view import describe, facts_of, rounds_of
from .layout import lay_out, new_player
from .phases.round import Round, Strike
from .phases.scoring import score, score_parts, winners
from .player import Player
from .setup.build import build_tables
from .state import State
from .tables import Tables

HORIZON: Final = 3  # measured: docs/learning.md
FAR_HORIZON: Final = 4


class Classic(State):
    __slots__ = ()

    def copy(self) -> "Classic":
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        copy = Classic(
            self.setup,
            self.tables,
            self.chance.copy(),
            self.steps[:],
            self.played.copy(),
            self.position,
            self.round,
            self.turned,
            self.phase,
            self.event,
            self.start,
            self.turn,
            self.last,
            self.passed,
            self.busy,
            self.bank,
            self.wheels,
            self.citizens,
            self.tiles,
            self.actions,
            self.supply[:],
            self.goods[:],
            self.removed,
            self.route_goods[:],
            self.deed_spaces,
            self.stations,
            self.hour_glass,
            players,
            [aside.copy() for aside in self.module_states] if self.module_states else [],
        )
        copy.model = self.model
        return copy

    def imagine(self, seat: int | None, seed: str) -> "Classic":
        self.require_seat(seat)
        game = self.copy()
        game.chance = imagined_chance(seed)
        deal_anew(game, seat)
        # The dealing is no part of the imagined game's own history.
        game.chance.outcomes = self.chance.outcomes.copy()
        return game

    def candidates(self, seat: int, legal: list[Move]) -> list[Move]:
        return candidates(self, seat, legal)

    def plans(self, seat: int, most: int) -> list[list[Move]]:
        return plans(self, seat, most, model_of(self))

    def play_rollout_move(self, seat: int) -> bool:
        return play_rollout_move(self, seat, model_of(self))

    def evaluate(self, seat: int) -> float:
        return evaluate(self, seat, model_of(self))

    def evaluation_parts(self, seat: int) -> dict[str, float]:
        return evaluation_parts(self, seat, model_of(self))

    def win_probabilities(self) -> list[float]:
        return win_probabilities(self)

    def horizon(self) -> int:
        return HORIZON

    def far_horizon(self) -> int:
        return FAR_HORIZON

    def stage(self) -> int:
        return self.round

    def face_down(self) -> int:
        hidden = len(self.hour_glass) - self.turned
        for module in self.tables.modules:
            hidden += module.face_down(self)
        return hidden

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
        return [score(self, seat) for seat in range(len(self.players))]

    def score_parts(self, seat: int) -> dict[str, int]:
        self.require_seat(seat)
        return score_parts(self, seat)

    @property
    def winners(self) -> list[int]:
        return winners(self) if self.over else []

    def snapshot(self) -> list[Any]:
        return [
            [self.round, self.turned, self.phase, self.event, self.start, self.turn, self.last],
            [self.passed, self.busy, self.bank, self.wheels, self.citizens, self.tiles],
            self.actions,
            [self.supply, self.goods, self.removed, self.route_goods, self.deed_spaces],
            [self.stations, self.hour_glass],
            [snapshot_of(player) for player in self.players],
            [aside.snapshot() for aside in self.module_states],
            [[step.name, sorted(step.facts(self).items())] for step in self.steps],
        ]


def snapshot_of(player: Player) -> list[Any]:
    return [
        [player.coins, player.dev, player.citizens, player.unbuilt, player.built],
        [player.wheels, player.wheel_placed, player.merchant, player.market_room, player.chosen],
        [player.on_road, player.room, player.goods_on_tiles],
        [player.tracks, player.goods, player.bag, player.market],
        [player.tower, player.unplaced, player.plan, player.spaces, player.empty, player.places],
    ]


def new_tables(setup: Setup) -> Tables:
    """All that the games of a set-up share: what is played with, and what players think with.
    Raises SetupError for a set-up that cannot be played."""
    tables = build_tables(setup)
    tables.model = build_model(tables, weights_for(tables, learned()))
    return tables


def blank_game(setup: Setup, tables: Tables, chance: Chance) -> Classic:
    """The boards before anything is laid out."""
    return Classic(
        setup=setup,
        tables=tables,
        chance=chance,
        steps=[],
        played=new_log(),
        position="",
        round=0,
        turned=0,
        phase=STRIKING,
        event=EMPTY,
        start=0,
        turn=NOBODY,
        last=NOBODY,
        passed=0,
        busy=0,
        bank=tables.edition.bank,
        wheels=tables.wheels,
        citizens=0,
        tiles=[],
        actions=0,
        supply=tables.supply[:],
        goods=tables.goods_count[:],
        removed=[0] * GONE,
        route_goods=[EMPTY] * tables.goods_spaces,
        deed_spaces=[NOBODY] * len(tables.deed_types),
        stations=[0] * len(tables.towns),
        hour_glass=[],
        players=[new_player(tables) for _ in range(tables.players)],
        module_states=[],
    )


def new_game(setup: Setup, tables: Tables, chance: Chance) -> Classic:
    """A game laid out and ready, up to its first decision not yet reached (see `settle`)."""
    game = blank_game(setup, tables, chance)
    lay_out(game)
    game.push(Round())
    strikes = tables.edition.strikes
    if setup.options.get("strike_tiles") and strikes:
        game.push(Strike(strikes[tables.players] * tables.players))
    return game
