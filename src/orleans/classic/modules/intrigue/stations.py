"""The Arsonist: a Trading Station burns in the town of the own Merchant."""

from ....kernel.moves import Move
from ...effects.base import Effect
from ...ids import SKIP
from ...pieces.stations import remove_station
from ...state import State
from ...steps import Ask, wrong_time_rule
from .bribing import aim
from .harm import Facts, Harm, forgo
from .state import BURN, intrigue_of


class Arsonist(Effect):
    def idle(self, game: State, seat: int) -> bool:
        return not game.stations[game.players[seat].merchant]

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(NameStation(seat, source))


class NameStation(Ask):
    """intrigue.arsonist.choice: one of those in the town, the own one included, or none."""

    name = "burn"

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def facts(self, game: State) -> Facts:
        town = game.tables.towns[game.players[self.seat].merchant]
        return {"seat": self.seat, "town": town, "source": self.source}

    def owners(self, game: State) -> list[int]:
        return game.tables.seats_in[game.stations[game.players[self.seat].merchant]]

    def legal(self, game: State, seat: int) -> list[Move]:
        burn = intrigue_of(game).moves.burn
        legal = [burn[owner] for owner in self.owners(game)]
        legal.append(game.tables.moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != BURN:
            return wrong_time_rule(game, move)
        if move.a in self.owners(game):
            return ""
        on_road = game.players[move.a].on_road
        return "intrigue.arsonist.map_only" if on_road else "intrigue.arsonist.remove"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        fire = Fire(game.players[seat].merchant)
        if move.kind == SKIP:
            forgo(game, seat, self.source)
        elif move.a == seat:
            # intrigue.arsonist.own: there is nobody to bribe
            fire.strike(game, seat, seat, self.source)
        else:
            aim(game, seat, move.a, fire, self.source)


class Fire(Harm):
    """intrigue.arsonist.remove: the station is its owner's again, to be built once more."""

    def __init__(self, town: int) -> None:
        self.town = town

    def details(self, game: State) -> Facts:
        return {"town": game.tables.towns[self.town]}

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        remove_station(game, victim, self.town)
        game.players[victim].unbuilt += 1
        if game.events is not None:
            game.emit("burnt", victim, source, self.details(game))
