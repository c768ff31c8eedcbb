"""A turn: all that waits is carried out in the player's order, or lapses."""

from ...kernel.moves import Move
from ..ids import (
    ACT,
    CHOICE,
    END,
    KIND,
    LAND,
    MONK_ACT,
    PLUS,
    RECRUITED,
    SCHOLAR,
    SKIP,
    SOURCE,
    TAKEN_SCHOLAR,
    TILE,
)
from ..state import State
from ..steps import Ask, wrong_time_rule
from .actions import ACTIONS, able, action_forbidden_by, add_actions, play_action
from .errands import ERRANDS, add_errands, errand_forbidden_by, play_errand
from .flow import carry_on, let_lapse
from .marks import add_choices, add_marks, mark_forbidden_by, play_mark
from .parts import plus_waits


class Turn(Ask):
    """joan.bonus.order, joan.bonus.interleave: asks again and again what is carried out next.

    Whatever waits lives in the game, so the step itself never changes."""

    name = "turn"

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat}

    def seats(self, game: State) -> list[int]:
        return game.tables.only[self.seat] if game.waiting else game.tables.nobody

    def proceed(self, game: State) -> None:
        """The next player picks only now (joan.bonus.yellow_race)."""
        game.pop()
        game.pick += 1

    def legal(self, game: State, seat: int) -> list[Move]:
        legal: list[Move] = []
        kinds = waiting_kinds(game)
        if kinds >= 1 << ACT:
            add_all_actions(game, seat, kinds, legal)
        if kinds & ((1 << LAND) - 1):
            add_marks(game, seat, kinds, legal)
        if kinds & (((1 << ACT) - 1) ^ ((1 << LAND) - 1)):
            add_errands(game, seat, kinds, legal)
        moves = game.tables.moves
        if plus_waits(game):
            legal.append(moves.skip)
        legal.append(moves.end)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        kind = move.kind
        if kind == END:
            return ""
        if kind == SKIP:
            return "" if plus_waits(game) else wrong_time_rule(move)
        if kind in ACTIONS:
            return action_forbidden_by(game, seat, move)
        if kind in ERRANDS:
            return errand_forbidden_by(game, seat, move)
        return mark_forbidden_by(game, seat, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        kind = move.kind
        if kind in ACTIONS:
            play_action(game, seat, move)
        elif kind == END:
            let_lapse(game, seat, 0)
        elif kind == SKIP:
            let_lapse(game, seat, PLUS)
        elif kind in ERRANDS:
            play_errand(game, seat, move)
        else:
            play_mark(game, seat, move)
        carry_on(game, seat)


def waiting_kinds(game: State) -> int:
    """What may be carried out now, as bits by kind; the tile's action comes after '+' extras."""
    kinds = 0
    plus = plus_waits(game)
    for part in game.waiting:
        if not (plus and part // SOURCE == TILE):
            kinds |= 1 << (part & KIND)
    return kinds


def add_all_actions(game: State, seat: int, kinds: int, legal: list[Move]) -> None:
    types = able(game, seat)
    for kind in range(ACT, MONK_ACT):
        # A taken Scholar and a recruited Monk may do all that others of their kind may.
        if kinds & (1 << kind) and not (kind == ACT + SCHOLAR and kinds & (1 << TAKEN_SCHOLAR)):
            add_actions(game, seat, kind, types, legal)
    if kinds & (1 << RECRUITED):
        add_actions(game, seat, RECRUITED, types, legal)
    elif kinds & (1 << MONK_ACT):
        add_actions(game, seat, MONK_ACT, types, legal)
    if kinds & (1 << TAKEN_SCHOLAR):
        add_actions(game, seat, TAKEN_SCHOLAR, types, legal)
    if kinds >= 1 << CHOICE:
        add_choices(game, kinds, legal)
