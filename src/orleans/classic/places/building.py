"""Trading Stations built otherwise: on the Road, and from the Quarry anywhere."""

from ...kernel.moves import Move
from ..effects.base import Effect
from ..ids import BUILD, ROAD, WATER
from ..pieces.coins import pay_coins
from ..pieces.stations import build_forbidden_by, build_station, helper_ready
from ..state import State
from ..steps import Ask, wrong_time_rule
from ..tables import Tables
from .vineyard import offer_purchase


class BuildOnRoad(Effect):
    """place.road: a station in no town; the limit belongs to the tile (combo.church.kept)."""

    def forbidden_by(self, game: State, seat: int) -> str:
        if game.players[seat].unbuilt == 0:
            return "guildhall.supply"
        built = sum(player.on_road for player in game.players)
        return "" if built < game.tables.road_size else "place.road.limit"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        player = game.players[seat]
        player.unbuilt -= 1
        player.built += 1
        player.on_road += 1
        if game.events is not None:
            game.emit("station_on_tile", seat, source)


class BuildAnywhere(Effect):
    """place.quarry: in any open town, the dearer the farther from the Merchant."""

    def __init__(self, price: int, per_connection: int) -> None:
        self.price = price
        self.per_connection = per_connection

    def prices(self, game: State, seat: int) -> list[int]:
        """By town."""
        distances = distances_from(game.tables, game.players[seat].merchant)
        return [self.price + self.per_connection * steps for steps in distances]

    def towns(self, game: State, seat: int) -> list[int]:
        coins = game.players[seat].coins
        prices = self.prices(game, seat)
        return [
            town
            for town in range(len(prices))
            if prices[town] <= coins and not build_forbidden_by(game, seat, town)
        ]

    def forbidden_by(self, game: State, seat: int) -> str:
        if game.players[seat].unbuilt == 0:
            return "guildhall.supply"
        return "" if self.towns(game, seat) else "action.cost"

    def site_forbidden_by(self, game: State, seat: int, town: int) -> str:
        rule = build_forbidden_by(game, seat, town)
        if rule:
            helped = rule == "guildhall.onepertown" and helper_ready(game, seat)
            return "place.tavern.guildhallonly" if helped else rule
        price = self.prices(game, seat)[town]
        return "" if price <= game.players[seat].coins else "action.cost"

    def carry_out(self, game: State, seat: int, source: str) -> None:
        towns = self.towns(game, seat)
        if len(towns) == 1:
            self.build(game, seat, towns[0], source)
        else:
            game.push(ChooseSite(seat, self, source))

    def build(self, game: State, seat: int, town: int, source: str) -> None:
        pay_coins(game, seat, self.prices(game, seat)[town], source)
        build_station(game, seat, town, source)
        offer_purchase(game, seat, town)


def distances_from(tables: Tables, town: int) -> list[int]:
    """place.quarry.path: connections on the shortest way, by town."""
    distances = [-1] * len(tables.towns)
    distances[town] = 0
    reached = [town]
    for here in reached:
        for kind in (ROAD, WATER):
            for index in tables.routes_from[kind][here]:
                there = tables.routes[index].other_end(here)
                if distances[there] < 0:
                    distances[there] = distances[here] + 1
                    reached.append(there)
    return distances


class ChooseSite(Ask):
    """place.quarry: which of the towns that the player can pay for."""

    name = "choose_site"

    def __init__(self, seat: int, effect: BuildAnywhere, source: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        price, each = self.effect.price, self.effect.per_connection
        return {"seat": self.seat, "source": self.source, "coins": price, "each": each}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [game.tables.moves.build[town] for town in self.effect.towns(game, seat)]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != BUILD:
            return wrong_time_rule(game, move)
        return self.effect.site_forbidden_by(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        self.effect.build(game, seat, move.a, self.source)
