"""What a seat may not know, dealt anew: for search, hints and what-ifs."""

from .names import PLANNING
from .planning import withdraw
from .state import State


def deal_anew(game: State, seat: int | None) -> None:
    """The Hour Glass tiles to come, and the unfinished plans of the others.

    An unfinished plan is a decision, not a draw: the fair guess is that it is still to be made.
    """
    redeal_hour_glass(game)
    for other, player in enumerate(game.players):
        if other != seat and game.busy & (1 << other) and player.draft:
            if game.phase == PLANNING:
                withdraw(game, player)
            else:
                player.draft = []
    for module in game.tables.modules:
        module.imagine(game, seat)


def redeal_hour_glass(game: State) -> None:
    stack = game.hour_glass[: game.round]
    at = 0
    for block in game.tables.hour_glass_blocks:
        # Sorted first: the true order must not shine through the shuffle.
        unseen = sorted(game.hour_glass[max(at, game.round) : at + len(block)])
        if unseen and at + len(block) > game.round:
            game.chance.shuffle(unseen)
            stack.extend(unseen)
        at += len(block)
    game.hour_glass = stack
