"""Events that offer something for coins: Indulgence, Training, Bon Voyage.

An offer may be declined, so it is never a debt: without the full price it is not made
(events.ti.pay.optional_no_debt).
"""

from ....kernel.moves import Move
from ...decisions.recruit import step_on
from ...decisions.recruits import gain_follower
from ...decisions.travel import ALL_ROUTES, Travel, routes_open
from ...effects.hour_glass import HourGlassEffect
from ...ids import RECRUIT, SKIP, TRACK, TRACKS, TYPES, WHEEL
from ...pieces.coins import pay_coins
from ...pieces.wheels import PlaceWheel, place_wheel, wheel_spaces
from ...state import State
from ...steps import Ask, wrong_time_rule


class Offer(HourGlassEffect):
    def __init__(self, price: int) -> None:
        self.price = price

    def happen(self, game: State, seat: int, rule: str) -> None:
        if game.players[seat].coins >= self.price and self.open(game, seat):
            self.ask(game, seat, rule)

    def open(self, game: State, seat: int) -> list[int]:
        """What a seat can choose from."""
        raise NotImplementedError

    def ask(self, game: State, seat: int, rule: str) -> None:
        raise NotImplementedError


class AskOffer(Ask):
    """Whether what is offered is worth its price is for each player to weigh."""

    turn_rule = "events.ti.timing.turn_order"

    def __init__(self, seat: int, offer: Offer, rule: str) -> None:
        super().__init__(seat)
        self.offer = offer
        self.rule = rule

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "coins": self.offer.price, "source": self.rule}


# ----------------------------------------------------------------- Indulgence


class Indulgence(Offer):
    """events.ti.a.indulgence: a Follower for the bag, whatever its track says."""

    def __init__(self, price: int, never: int) -> None:
        super().__init__(price)
        self.never = never

    def open(self, game: State, seat: int) -> list[int]:
        return [
            follower_type
            for follower_type in range(TYPES)
            if follower_type != self.never and game.supply[follower_type]
        ]

    def ask(self, game: State, seat: int, rule: str) -> None:
        game.push(BuyFollower(seat, self, rule))


class BuyFollower(AskOffer):
    name = "indulgence"

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.recruit[follower_type] for follower_type in self.offer.open(game, seat)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != RECRUIT:
            return wrong_time_rule(game, move)
        if move.a in self.offer.open(game, seat):
            return ""
        return self.rule if game.supply[move.a] else "events.ti.a.indulgence_supply"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == RECRUIT:
            pay_coins(game, seat, self.offer.price, self.rule)
            gain_follower(game, seat, move.a, self.rule)


# ------------------------------------------------------------------- Training


class Training(Offer):
    """events.ti.a.training, events.ti.a.training_end"""

    def open(self, game: State, seat: int) -> list[int]:
        steps = game.players[seat].tracks
        tracks = game.tables.tracks
        return [
            follower_type
            for follower_type in range(TRACKS)
            if steps[follower_type] < tracks[follower_type].steps
        ]

    def ask(self, game: State, seat: int, rule: str) -> None:
        game.push(Train(seat, self, rule))


class Train(AskOffer):
    name = "training"

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.track[follower_type] for follower_type in self.offer.open(game, seat)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != TRACK:
            return wrong_time_rule(game, move)
        if move.a >= TRACKS:
            return "events.ti.a.training_tracks"
        return "" if move.a in self.offer.open(game, seat) else "events.ti.a.training_end"

    def play(self, game: State, seat: int, move: Move) -> None:
        """events.ti.a.training_shortage: a bonus that has run out is lost, the step is not."""
        game.pop()
        if move.kind != TRACK:
            return
        pay_coins(game, seat, self.offer.price, self.rule)
        player = game.players[seat]
        before = player.wheels
        step_on(game, seat, move.a)
        if player.wheels > before:
            offer_new_wheels(game, seat, player.wheels - before)


def offer_new_wheels(game: State, seat: int, count: int) -> None:
    if count and wheel_spaces(game, seat):
        game.push(PlaceNewWheel(seat, count))


class PlaceNewWheel(PlaceWheel):
    """events.ti.a.training_gear: wheels gained now, but no more than that (tech.window)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "left": self.left}

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == WHEEL:
            place_wheel(game, seat, move.a)
            offer_new_wheels(game, seat, self.left - 1)


# ----------------------------------------------------------------- Bon Voyage


class BonVoyage(Offer):
    """events.ti.a.bon_voyage, events.ti.a.bon_voyage_good"""

    def open(self, game: State, seat: int) -> list[int]:
        return routes_open(game, seat, ALL_ROUTES)

    def ask(self, game: State, seat: int, rule: str) -> None:
        game.push(Voyage(seat, self.price, rule))


class Voyage(Travel):
    """One step along any connection, or none."""

    name = "bon_voyage"
    turn_rule = "events.ti.timing.turn_order"

    def __init__(self, seat: int, price: int, source: str) -> None:
        super().__init__(seat, ALL_ROUTES, True, source)
        self.price = price

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "coins": self.price, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [*super().legal(game, seat), game.tables.moves.skip]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        return "" if move.kind == SKIP else super().forbidden_by(game, seat, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        if move.kind == SKIP:
            game.pop()
            return
        pay_coins(game, seat, self.price, self.source)
        super().play(game, seat, move)
