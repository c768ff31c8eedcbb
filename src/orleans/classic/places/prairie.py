"""The Prairie: owners of stations give a good to the Merchant that arrives."""

from ...kernel.moves import Move
from ..decisions.give_good import AskGood
from ..ids import ARRIVAL_GIFT, RIVAL
from ..pieces.goods import goods_owned, hand_good, owned_kinds
from ..state import State
from ..steps import Ask, wrong_time_rule


def givers(game: State, seat: int) -> list[int]:
    """Other owners of stations in the town of the Merchant who have a good to give."""
    here = game.stations[game.players[seat].merchant] & ~(1 << seat)
    return [other for other in game.tables.seats_in[here] if goods_owned(game.players[other])]


def arrive(game: State, seat: int) -> None:
    """place.prairie.moves: the own Merchant has ended a move of its owner in a town."""
    if game.players[seat].abilities & ARRIVAL_GIFT:
        found = givers(game, seat)
        if len(found) == 1:
            ask_giver(game, found[0], seat)
        elif found:
            game.push(ChooseGiver(seat))


def ask_giver(game: State, seat: int, to: int) -> None:
    """Who has goods of one kind only has nothing to choose."""
    kinds = owned_kinds(game.players[seat])
    if len(kinds) == 1:
        hand_good(game, seat, to, kinds[0], "place.prairie")
    else:
        game.push(GiveGood(seat, to))


class ChooseGiver(Ask):
    """place.prairie: one of the owners, chosen by the player who arrives."""

    name = "choose_giver"

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [game.tables.moves.rival[other] for other in givers(game, seat)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != RIVAL:
            return wrong_time_rule(game, move)
        return "" if move.a in givers(game, seat) else "place.prairie"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        ask_giver(game, move.a, seat)


class GiveGood(AskGood):
    """The owner of the station decides which good."""

    name = "give_good"
    turn_rule = "place.prairie"
    rule = "place.prairie"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "to": self.to}

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        hand_good(game, seat, self.to, move.a, "place.prairie")
