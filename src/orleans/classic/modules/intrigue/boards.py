"""Saboteur and Spy: what lies on the Action Spaces of others."""

from typing import ClassVar

from ....kernel.moves import Move
from ...ids import CRAFTSMAN, EMPTY, FARMER, GEAR, KIND_NAMES
from ...pieces.spaces import clear, fill
from ...pieces.wheels import wheel_forbidden_by
from ...player import Player
from ...state import State
from ...steps import Ask, wrong_time_rule
from .bribing import aim
from .harm import Character, Facts, Harm
from .state import AT, intrigue_of


class FromBoard(Character):
    """One who takes a piece off an Action Space of the victim."""

    none: ClassVar[str] = ""  # the rule that leaves out victims without such a piece

    def wants(self, piece: int) -> bool:
        raise NotImplementedError

    def space_forbidden_by(self, game: State, seat: int, victim: int, space: int) -> str:
        raise NotImplementedError

    def harm_at(self, space: int) -> Harm:
        raise NotImplementedError

    def spaces(self, game: State, seat: int, victim: int) -> list[int]:
        found: list[int] = []
        for space, piece in enumerate(game.players[victim].spaces):
            if self.wants(piece) and not self.space_forbidden_by(game, seat, victim, space):
                found.append(space)
        return found

    def victim_forbidden_by(self, game: State, seat: int, victim: int) -> str:
        """Why none of the victim's pieces will do: the rule for the last one looked at."""
        rule = self.none
        for space, piece in enumerate(game.players[victim].spaces):
            if self.wants(piece):
                rule = self.space_forbidden_by(game, seat, victim, space)
                if not rule:
                    return ""
        return rule

    def victim_named(self, game: State, seat: int, victim: int, source: str) -> None:
        spaces = self.spaces(game, seat, victim)
        if len(spaces) == 1:
            aim(game, seat, victim, self.harm_at(spaces[0]), source)
        else:
            game.push(NameSpace(seat, victim, self, source))


class NameSpace(Ask):
    name = "name_space"

    def __init__(self, seat: int, victim: int, character: FromBoard, source: str) -> None:
        super().__init__(seat)
        self.victim = victim
        self.character = character
        self.source = source

    def facts(self, game: State) -> Facts:
        return {"seat": self.seat, "victim": self.victim, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        at = intrigue_of(game).moves.at
        return [at[space] for space in self.character.spaces(game, seat, self.victim)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != AT:
            return wrong_time_rule(game, move)
        return self.character.space_forbidden_by(game, seat, self.victim, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        aim(game, seat, self.victim, self.character.harm_at(move.a), self.source)


def deactivate(game: State, victim: int, space: int, source: str) -> None:
    """A piece has left this space: an action that was activated by it is closed for the round
    (intrigue.general.deactivated, intrigue.saboteur.town_hall)."""
    place = game.tables.spaces[space].place
    empty = game.players[victim].empty[place]
    if empty == game.tables.places[place].spare + 1:
        intrigue_of(game).close(victim, place)
        if game.events is not None:
            place_id = game.tables.places[place].id
            game.emit("deactivated", victim, source, {"place": place_id})


class AtSpace(Harm):
    def __init__(self, space: int) -> None:
        self.space = space

    def details(self, game: State) -> Facts:
        return {"space": game.tables.space_names[self.space]}


class Saboteur(FromBoard):
    """intrigue.saboteur.effect"""

    none = "intrigue.saboteur.effect"

    def wants(self, piece: int) -> bool:
        return piece != EMPTY and piece != GEAR

    def space_forbidden_by(self, game: State, seat: int, victim: int, space: int) -> str:
        piece = game.players[victim].spaces[space]
        if piece == GEAR:
            return "intrigue.saboteur.not_gears"
        return "intrigue.saboteur.effect" if piece == EMPTY else ""

    def harm_at(self, space: int) -> Harm:
        return BackToBag(space)


class BackToBag(AtSpace):
    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        player = game.players[victim]
        kind = clear(game, player, self.space)
        player.bag[kind] += 1
        if game.events is not None:
            facts: Facts = {"follower": KIND_NAMES[kind], **self.details(game)}
            game.emit("sabotaged", victim, source, facts)
        deactivate(game, victim, self.space, source)


class Spy(FromBoard):
    """intrigue.spy.effect"""

    none = "intrigue.spy.board_only"

    def wants(self, piece: int) -> bool:
        return piece == GEAR

    def space_forbidden_by(self, game: State, seat: int, victim: int, space: int) -> str:
        if game.players[victim].spaces[space] != GEAR:
            return "intrigue.spy.effect"
        if game.tables.places[game.tables.spaces[space].place].category:
            return "intrigue.spy.board_only"
        thief = game.players[seat]
        if thief.spaces[space] != EMPTY:
            return "intrigue.spy.free_space"
        if beyond_track(game, thief, space) or wheel_forbidden_by(game, thief, space):
            return "intrigue.spy.gear_limits"
        return ""

    def harm_at(self, space: int) -> Harm:
        return Steal(space)


def beyond_track(game: State, thief: Player, space: int) -> bool:
    """The Craftsmen track counts here in every edition (setup.modules.edition)."""
    step = thief.tracks[CRAFTSMAN]
    farmers_only = step <= game.tables.tracks[CRAFTSMAN].farmer_only_until
    return step == 0 or (farmers_only and game.tables.asks[space] != FARMER)


class Steal(AtSpace):
    def strike(self, game: State, seat: int, victim: int, source: str) -> None:
        thief = game.players[seat]
        clear(game, game.players[victim], self.space)
        fill(game, thief, self.space, GEAR)
        thief.wheel_placed = True
        if game.events is not None:
            facts: Facts = {"victim": victim, **self.details(game)}
            game.emit("stole_wheel", seat, source, facts)
        deactivate(game, victim, self.space, source)
