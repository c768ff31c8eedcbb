"""Actions that carry out another action: Well, Church, and two faces of the Flea Market.

The Place whose action is carried out keeps its Followers. Within one turn no Place is used
twice, so that chains come to an end (combo.loop).
"""

from typing import Final

from ...kernel.moves import Move
from ..decisions.deeds import waiting_at
from ..effects.base import BuildStation, Effect
from ..ids import BESIDE_RIVAL, EMPTY, USE
from ..phases.act import Action, barred, effect_forbidden_by
from ..pieces.coins import hand_coins
from ..pieces.spaces import activated, followers_on, send_home
from ..pieces.stations import build_forbidden_by, build_station, only_rivals_here
from ..pieces.tiles import owner_of
from ..player import Player
from ..state import State
from ..steps import Ask, wrong_time_rule
from ..tables import Tables
from .vineyard import offer_purchase

# What a chain may reach.
OWN: Final = 0  # any own Place
BOARD: Final = 1  # the player board
RIVALS: Final = 2  # activated tiles of other players


def chain(game: State) -> list[int]:
    """The Places whose actions are being carried out now."""
    return [step.place for step in game.steps if isinstance(step, Action)]


class CarryOut(Effect):
    """An action that may be chosen when this one is carried out."""

    def __init__(self, place: int, reach: int, price: int, rule: str, no_action: str) -> None:
        self.place = place
        self.reach = reach
        self.price = price  # paid to the owner of the Place
        self.rule = rule
        self.no_action = no_action  # the rule that leaves out Places without an action

    def targets(self, game: State, seat: int, used: list[int]) -> list[int]:
        if self.place != EMPTY and self.place not in used:
            used = [*used, self.place]
        places = self.reachable(game, seat)
        return [p for p in places if not self.target_forbidden_by(game, seat, p, used)]

    def reachable(self, game: State, seat: int) -> list[int]:
        tables = game.tables
        if self.reach == BOARD:
            return tables.board_places
        if self.reach == OWN:
            return game.players[seat].places
        found: list[int] = []
        for other, player in enumerate(game.players):
            if other != seat:
                found.extend(player.places[len(tables.board_places) :])
        return found

    def target_forbidden_by(self, game: State, seat: int, place: int, used: list[int]) -> str:
        """Why this action cannot be carried out through the present one."""
        row = game.tables.places[place]
        if place not in self.reachable(game, seat):
            return self.rule
        if place == self.place:
            return self.no_action
        if place in used:
            return "combo.loop"
        if row.passive and not (self.reach == OWN and row.abilities & BESIDE_RIVAL):
            needs_nobody = self.reach == RIVALS and not row.spaces
            return "place.church.target" if needs_nobody else self.no_action
        owner = seat
        if self.reach == RIVALS:
            owner = owner_of(game, place)
            if row.market_spaces:
                return self.no_action
            if not lends(game, game.players[owner], place):
                return "place.church.target"
        rule = barred(game, seat, owner, place)
        if rule:
            return rule
        if row.sends and self.reach == OWN and not waiting_at(game, seat, place):
            return "place.well.townhall"
        return self.effects_forbidden_by(game, seat, place, used)

    def effects_forbidden_by(self, game: State, seat: int, place: int, used: list[int]) -> str:
        """With the price paid first, if there is one."""
        player = game.players[seat]
        if player.coins < self.price:
            return "action.cost"
        player.coins -= self.price
        row = game.tables.places[place]
        if row.chains:
            rule = chain_forbidden_by(game, seat, place, [*used, place])
        else:
            rule = effect_forbidden_by(game, seat, place)
        player.coins += self.price
        return rule

    def forbidden_by(self, game: State, seat: int) -> str:
        return self.reach_forbidden_by(game, seat, chain(game))

    def reach_forbidden_by(self, game: State, seat: int, used: list[int]) -> str:
        """Why nothing can be carried out through this action after those already in use."""
        if game.players[seat].coins < self.price:
            return "action.cost"
        if self.targets(game, seat, used):
            return ""
        return "action.effect" if self.reach != RIVALS else self.lenders_missing(game, seat)

    def lenders_missing(self, game: State, seat: int) -> str:
        for place in self.reachable(game, seat):
            owner = game.players[owner_of(game, place)]
            if not game.tables.places[place].passive and lends(game, owner, place):
                return "action.effect"
        return "place.church.target"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        targets = self.targets(game, seat, chain(game))
        if len(targets) == 1:
            self.begin(game, seat, targets[0], source)
        else:
            game.push(ChooseAction(seat, self, source))

    def begin(self, game: State, seat: int, place: int, source: str) -> None:
        if self.price:
            hand_coins(game, seat, owner_of(game, place), self.price, source)
        begin_borrowed(game, seat, place)


def lends(game: State, owner: Player, place: int) -> bool:
    """place.church.target: all its spaces filled, and not by a wheel alone."""
    return activated(game, owner, place) and followers_on(game, owner, place) > 0


def chain_forbidden_by(game: State, seat: int, place: int, used: list[int]) -> str:
    """`effect_blocked` for a Place that itself reaches for another one."""
    for effect in game.tables.places[place].effects:
        if isinstance(effect, CarryOut):
            rule = effect.reach_forbidden_by(game, seat, used)
        else:
            rule = effect.forbidden_by(game, seat)
        if rule:
            return rule
    return ""


class ActAt(Effect):
    """The action of one board Place, with nobody standing there (place.flea_market.free)."""

    def __init__(self, id: str) -> None:
        self.id = id

    def target(self, tables: Tables) -> int:
        return next(p for p in tables.board_places if tables.places[p].id == self.id)

    def forbidden_by(self, game: State, seat: int) -> str:
        place = self.target(game.tables)
        return barred(game, seat, seat, place) or effect_forbidden_by(game, seat, place)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        begin_borrowed(game, seat, self.target(game.tables))


def begin_borrowed(game: State, seat: int, place: int) -> None:
    if game.events is not None:
        game.emit("action", seat, game.tables.places[place].id)
    game.push(Action(seat, place, 0, True))


class ChooseAction(Ask):
    name = "choose_action"

    def __init__(self, seat: int, reach: CarryOut, source: str) -> None:
        super().__init__(seat)
        self.reach = reach
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source, "coins": self.reach.price}

    def legal(self, game: State, seat: int) -> list[Move]:
        use = game.tables.moves.use
        return [use[place] for place in self.reach.targets(game, seat, chain(game))]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != USE:
            return wrong_time_rule(game, move)
        return self.reach.target_forbidden_by(game, seat, move.a, chain(game))

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        self.reach.begin(game, seat, move.a, self.source)


class BuildBesideRival(Effect):
    """combo.well.tavern: the tile without its Follower, the activated Guildhall with it."""

    def builder(self, tables: Tables) -> int:
        for place in tables.board_places:
            for effect in tables.places[place].effects:
                if isinstance(effect, BuildStation):
                    return place
        return EMPTY

    def forbidden_by(self, game: State, seat: int) -> str:
        player = game.players[seat]
        builder = self.builder(game.tables)
        rule = build_forbidden_by(game, seat, player.merchant)
        if not rule:
            return "place.tavern.idle"
        if not only_rivals_here(game, seat, player.merchant):
            return "place.tavern.own" if rule == "guildhall.onepertown" else rule
        if not activated(game, player, builder):
            return "action.activated"
        return barred(game, seat, seat, builder)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        player = game.players[seat]
        builder = self.builder(game.tables)
        if game.events is not None:
            game.emit("action", seat, game.tables.places[builder].id)
        send_home(game, player, builder)
        build_station(game, seat, player.merchant, source)
        offer_purchase(game, seat, player.merchant)
