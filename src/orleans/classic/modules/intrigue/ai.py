"""How players think about the Intrigue board: whom to harm, what to offer, what to accept."""

from ....kernel.moves import Move
from ...ai.effect_values.value import EffectValue, Pairing, Values
from ...ai.features import WHEELS
from ...ai.filters import Filter, Filters
from ...ai.marginal import value_of_points
from ...ai.thinking import Thinking
from ...ids import OWN_GOODS
from ...pieces.goods import owned_kinds, supply_kind
from ...state import State
from ..building import BuildHere
from .boards import Spy, Steal
from .bribing import AnswerOffers, MakeOffers
from .goods_and_coins import Fraud, NameOwnGood, NameTakenGood, Swap, Tax, TaxCollector
from .harm import Character, Harm, NameVictim
from .persons import Hangman, Torturer
from .state import BURN, COIN, DECLINE, intrigue_of
from .stations import Arsonist, NameStation
from .tracks import Traitor


class IntrigueThinking(Thinking):
    def effect_values(self) -> Values:
        return {
            Character: HarmValue,
            Arsonist: HarmValue,
            Spy: SpyValue,
            Fraud: FraudValue,
            TaxCollector: TaxCollectorValue,
            Torturer: TorturerValue,
            Traitor: TraitorValue,
            BuildHere: EffectValue,
        }

    def filters(self) -> Filters:
        return {
            NameVictim: VictimFilter(),
            NameOwnGood: OwnGoodFilter(),
            NameTakenGood: TakenGoodFilter(),
            NameStation: StationFilter(),
            MakeOffers: OfferFilter(),
            AnswerOffers: AnswerFilter(),
        }


# --------------------------------------------------------------------------- characters


class HarmValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.5


class SpyValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return weights[WHEELS]


class FraudValue(EffectValue):
    def __init__(self, effect: Fraud, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.fraud = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        victims = self.fraud.victims(game, seat)
        return float(max((best_swap(game, seat, victim) for victim in victims), default=0))


class TaxCollectorValue(EffectValue):
    def __init__(self, effect: TaxCollector, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.collector = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return float(self.collector.each * len(self.collector.payers(game, seat)))


class TorturerValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.5 * (game.tables.players - 1)


class TraitorValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return value_of_points(game, seat, 1, weights)


def points(game: State, good: int) -> int:
    """What a good is worth to whoever gets it: bread arrives as grain."""
    return game.tables.good_points[supply_kind(good)]


def best_swap(game: State, seat: int, victim: int) -> int:
    """Points that the best exchange with a victim would gain."""
    given = [points(game, good) for good in owned_kinds(game.players[seat])]
    taken = [points(game, good) for good in owned_kinds(game.players[victim])]
    return max(taken) - min(given) if given and taken else 0


def gain(game: State, victim: int, harm: Harm, weights: list[float]) -> float:
    """What striking this victim brings the active player."""
    if isinstance(harm, Steal):
        return weights[WHEELS]
    if isinstance(harm, Swap):
        return float(points(game, harm.taken) - points(game, harm.given))
    if isinstance(harm, Tax):
        return float(harm.due(game, victim))
    return 0.0


# ------------------------------------------------------------------------------ choices


class VictimFilter(Filter):
    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        step = game.steps[-1]
        assert isinstance(step, NameVictim)
        moves = game.tables.moves
        found = [moves.rival[victim] for victim in tempting(game, seat, step.character)]
        return found if found else [moves.skip]


def tempting(game: State, seat: int, character: Character) -> list[int]:
    """The victims that a player without any strategy would think of."""
    if isinstance(character, Hangman):
        return character.with_followers(game, seat)
    victims = character.victims(game, seat)
    if isinstance(character, Fraud):
        # Those who have something better than the worst of the own goods.
        return [victim for victim in victims if best_swap(game, seat, victim) > 0]
    return victims


class OwnGoodFilter(Filter):
    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        least = min(points(game, move.a) for move in legal)
        return [move for move in legal if points(game, move.a) == least]


class TakenGoodFilter(Filter):
    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        most = max(points(game, move.a) for move in legal)
        return [move for move in legal if points(game, move.a) == most]


class StationFilter(Filter):
    """Burning one's own needs a plan."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        others = [move for move in legal if move.kind == BURN and move.a != seat]
        return others if others else [game.tables.moves.skip]


class OfferFilter(Filter):
    """Nothing or one coin: who has no strategy cannot tell what more would be worth it."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        intrigue = intrigue_of(game)
        moves = [game.tables.moves.done]
        if game.players[seat].coins and not sum(intrigue.offers[seat]):
            moves.append(intrigue.moves.offer[COIN])
        return moves


class AnswerFilter(Filter):
    """A bribe below what the victim would yield anyway is declined."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        step = game.steps[-1]
        assert isinstance(step, AnswerOffers)
        offers = intrigue_of(game).offers
        return [
            move
            for move in legal
            if move.kind == DECLINE
            or offer_value(game, offers[move.a]) >= gain(game, move.a, step.harm, weights)
        ]


def offer_value(game: State, offer: list[int]) -> float:
    """In points for the taker, who gets grain for bread."""
    total = offer[COIN]
    for good in range(OWN_GOODS):
        total += offer[good] * game.tables.good_points[supply_kind(good)]
    return float(total)
