"""How a turn goes on by itself: what leaves no choice is done, what is impossible lapses."""

from ..ids import DEVELOP, GOOD, KIND, SOURCE, SWAP
from ..sheet.development import develop
from ..sheet.warehouse import mark_good
from ..state import State
from .actions import part_possible
from .parts import part_name, take_part


def carry_on(game: State, seat: int) -> None:
    """Ends the turn if nothing that waits can be done, and does what leaves no choice."""
    if game.steps[-1].name != "turn":
        return  # still paying
    while marks_itself(game, seat):
        pass
    for part in game.waiting:
        if part_possible(game, seat, part & KIND):
            return
    if game.waiting:
        let_lapse(game, seat, 0)


def marks_itself(game: State, seat: int) -> bool:
    """Spaces and goods that are all alike are marked without asking: their order means nothing,
    and nobody gains by letting them lapse."""
    waiting = game.waiting
    if not waiting:
        return False
    kind = waiting[0] & KIND
    if kind != DEVELOP and not GOOD <= kind < SWAP:
        return False
    for part in waiting:
        if part & KIND != kind:
            return False
    source = take_part(game, kind) // SOURCE
    if kind == DEVELOP:
        develop(game, seat, source)
    else:
        mark_good(game, seat, kind - GOOD, source)
    return True


def let_lapse(game: State, seat: int, only: int) -> None:
    """joan.bonus.lapse, joan.bonus.same_turn: all that waits, or only what '+' cards brought."""
    kept: list[int] = []
    for part in game.waiting:
        if only and not part & only:
            kept.append(part)
        elif game.events is not None:
            source = game.tables.sources[part // SOURCE]
            game.emit("lapsed", seat, source, {"part": part_name(game, part)})
    game.waiting = kept
