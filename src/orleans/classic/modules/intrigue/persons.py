"""Kidnapper, Hangman and Torturer: what befalls others in person."""

from ...decisions.torture import Torture
from ...effects.base import Effect
from ...effects.hour_glass import Plague
from ...state import State
from .bribing import aim, deal
from .harm import Character, Harm, rivals


class Kidnapper(Character):
    """intrigue.kidnapper.effect"""

    def victim_forbidden_by(self, game: State, seat: int, victim: int) -> str:
        home = game.players[victim].merchant == game.tables.start_town
        return "intrigue.kidnapper.valid" if home else ""

    def victim_named(self, game: State, seat: int, victim: int, source: str) -> None:
        aim(game, seat, victim, SendHome(), source)


class SendHome(Harm):
    """No journey: nothing lies on the way, and nobody has arrived (place.prairie.moves)."""

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        game.players[victim].merchant = game.tables.start_town
        if game.events is not None:
            town = game.tables.towns[game.tables.start_town]
            game.emit("kidnapped", victim, source, {"town": town})


class Hangman(Character):
    """intrigue.hangman.effect"""

    def victim_forbidden_by(self, game: State, seat: int, victim: int) -> str:
        return ""

    def with_followers(self, game: State, seat: int) -> list[int]:
        return [v for v in self.victims(game, seat) if game.players[v].bag_size()]

    def idle(self, game: State, seat: int) -> bool:
        return not self.with_followers(game, seat)

    def victim_named(self, game: State, seat: int, victim: int, source: str) -> None:
        if game.players[victim].bag_size():
            aim(game, seat, victim, DrawOne(), source)
        elif game.events is not None:
            game.emit("spared", victim, source)


class DrawOne(Harm):
    """intrigue.hangman.own_colour: a personal Follower goes back, without another draw."""

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        Plague(1).happen(game, victim, source)


class Torturer(Effect):
    """intrigue.torturer.effect: every other player who has something on the torture list."""

    def victims(self, game: State, seat: int) -> list[int]:
        """intrigue.torturer.nothing"""
        return [v for v in rivals(game, seat) if Torture(v, 1, "").legal(game, v)]

    def idle(self, game: State, seat: int) -> bool:
        return not self.victims(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        deal(game, seat, self.victims(game, seat), GiveUpOne(), source)


class GiveUpOne(Harm):
    """As under torture, but coins do not help."""

    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        game.push(Torture(victim, 1, source))

    def strike_all(self, game: State, seat: int, victims: list[int], source: str) -> None:
        """The first in turn order lies on top (torture.order)."""
        super().strike_all(game, seat, victims[::-1], source)
