"""What a seat may not know, dealt anew: for search, hints and what-ifs."""

from ..ids import PLANNING
from ..phases.plan import withdraw
from ..state import State


def deal_anew(game: State, seat: int | None) -> None:
    """The Hour Glass tiles to come, and the unfinished plans of the others.

    An unfinished plan is a decision, not a draw: the fair guess is that it is still to be made.
    """
    redeal_hour_glass(game)
    withdraw_others(game, seat)
    for module in game.tables.modules:
        module.imagine(game, seat)


def withdraw_others(game: State, seat: int | None) -> None:
    for other, player in enumerate(game.players):
        if other != seat and game.busy & (1 << other) and player.plan:
            if game.phase == PLANNING:
                withdraw(game, player)
            else:
                player.plan = []


def redeal_hour_glass(game: State) -> None:
    """The backs tell which block comes when; of each block, whatever was not seen may come."""
    tables = game.tables
    stack = game.hour_glass[: game.turned]
    first = 0
    for block, used in zip(tables.hour_glass_blocks, tables.hour_glass_used, strict=True):
        hidden = game.hour_glass[max(first, game.turned) : first + used]
        first += used
        if hidden:
            # Sorted first: the true order must not shine through the shuffle.
            unseen = sorted(hidden + left_in_box(game, block))
            game.chance.shuffle(unseen)
            stack.extend(unseen[: len(hidden)])
    game.hour_glass = stack


def left_in_box(game: State, block: list[int]) -> list[int]:
    """The tiles of a block that this game does not use."""
    left = block[:]
    for tile in game.hour_glass:
        if tile in left:
            left.remove(tile)
    return left
