"""Bribes: victims offer coins and goods, in secret and all at once, to escape a character."""

from ....kernel.moves import Move
from ...ids import DONE, OWN_GOOD_NAMES, OWN_GOODS, SEAT_NAMES
from ...pieces.coins import hand_coins
from ...pieces.copy_on_write import with_item, without_item
from ...pieces.goods import goods_owned, hand_good
from ...player import Player
from ...state import State
from ...steps import Ask, wrong_time_rule
from .harm import Facts, Harm
from .state import (
    ACCEPT,
    COIN,
    DECLINE,
    NO_OFFER,
    OFFER,
    OFFERED,
    RETRACT,
    IntrigueState,
    intrigue_of,
)


def aim(game: State, seat: int, victim: int, harm: Harm, source: str) -> None:
    """A victim is named, with all that the harm needs."""
    if game.events is not None:
        game.emit("aimed", seat, source, {"victim": victim, **harm.details(game)})
    deal(game, seat, [victim], harm, source)


def deal(game: State, seat: int, victims: list[int], harm: Harm, source: str) -> None:
    """Those who would suffer may bribe first (intrigue.bribe.targets_only)."""
    asked = [victim for victim in victims if can_offer(game.players[victim])]
    if not asked:
        harm.strike_all(game, seat, victims, source)
        return
    for victim in asked:
        game.busy |= 1 << victim
    game.push(MakeOffers(seat, asked, victims, harm, source))


def can_offer(player: Player) -> bool:
    return player.coins > 0 or goods_owned(player) > 0


def owned(player: Player, item: int) -> int:
    """intrigue.bribe.owned_now: what was given to a room is no longer there."""
    return player.coins if item == COIN else player.goods[item]


def in_words(offer: list[int]) -> Facts:
    goods: list[str] = []
    for good in range(OWN_GOODS):
        goods.extend([OWN_GOOD_NAMES[good]] * offer[good])
    return {"coins": offer[COIN], "goods": " ".join(goods)}


def seat_words(seats: list[int]) -> str:
    return " ".join([SEAT_NAMES[seat] for seat in seats])


class MakeOffers(Ask):
    """intrigue.bribe.sealed: a draft is its owner's secret, and stays one until all are done."""

    name = "offer"

    def __init__(
        self, seat: int, asked: list[int], victims: list[int], harm: Harm, source: str
    ) -> None:
        super().__init__(seat)
        self.asked = asked  # the victims who have something to offer
        self.victims = victims
        self.harm = harm
        self.source = source

    def facts(self, game: State) -> Facts:
        return {
            "seat": self.seat,
            "asked": seat_words(self.asked),
            "victims": seat_words(self.victims),
            "source": self.source,
            **self.harm.details(game),
        }

    def seats(self, game: State) -> list[int]:
        return game.tables.seats_in[game.busy]

    def out_of_turn(self, game: State, seat: int) -> str:
        return "intrigue.bribe.bound" if seat in self.asked else "intrigue.bribe.targets_only"

    def proceed(self, game: State) -> None:
        """All are done: the offers are shown together."""
        intrigue = intrigue_of(game)
        intrigue.shown = True
        if game.events is not None:
            for victim in self.asked:
                tell_offer(game, victim, self.seat, intrigue.offers[victim], self.source)
        game.replace(AnswerOffers(self.seat, self.victims, self.harm, self.source))

    def legal(self, game: State, seat: int) -> list[Move]:
        intrigue = intrigue_of(game)
        player = game.players[seat]
        offer = intrigue.offers[seat]
        legal = [game.tables.moves.done]
        for item in range(OFFERED):
            if offer[item] < owned(player, item):
                legal.append(intrigue.moves.offer[item])
        for item in range(OFFERED):
            if offer[item]:
                legal.append(intrigue.moves.retract[item])
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        offer = intrigue_of(game).offers[seat]
        if move.kind == DONE:
            return ""
        if move.kind == OFFER:
            enough = offer[move.a] < owned(game.players[seat], move.a)
            return "" if enough else "intrigue.bribe.owned_now"
        if move.kind == RETRACT and offer[move.a]:
            return ""
        return "intrigue.bribe.content"

    def drafted(self, game: State, seat: int) -> list[Move] | None:
        intrigue = intrigue_of(game)
        found: list[Move] = []
        for item in range(OFFERED):
            found.extend([intrigue.moves.offer[item]] * intrigue.offers[seat][item])
        return found

    def play(self, game: State, seat: int, move: Move) -> None:
        if move.kind == DONE:
            game.busy &= ~(1 << seat)
            if game.events is not None:
                game.emit("offer_sealed", seat, self.source)
            return
        intrigue = intrigue_of(game)
        offer = intrigue.offers[seat]
        more = 1 if move.kind == OFFER else -1
        intrigue.set_offer(seat, with_item(offer, move.a, offer[move.a] + more))
        if game.events is not None:
            game.emit("offer_drafted", seat, self.source, {"move": move.notation}, seat)


def tell_offer(game: State, victim: int, seat: int, offer: list[int], source: str) -> None:
    """intrigue.bribe.public_result"""
    if sum(offer):
        game.emit("bribe_offered", victim, source, {"to": seat, **in_words(offer)})
    else:
        game.emit("no_bribe", victim, source, {"to": seat})


class AnswerOffers(Ask):
    """intrigue.bribe.answer: each offer is taken whole or not at all; then the others suffer."""

    name = "answer"

    def __init__(self, seat: int, victims: list[int], harm: Harm, source: str) -> None:
        super().__init__(seat)
        self.victims = victims
        self.harm = harm
        self.source = source

    def facts(self, game: State) -> Facts:
        victims = seat_words(self.victims)
        details = self.harm.details(game)
        return {"seat": self.seat, "victims": victims, "source": self.source, **details}

    def waiting(self, intrigue: IntrigueState) -> list[int]:
        """Those whose offers are not answered yet."""
        return [victim for victim in self.victims if sum(intrigue.offers[victim])]

    def seats(self, game: State) -> list[int]:
        waiting = self.waiting(intrigue_of(game))
        return game.tables.only[self.seat] if waiting else game.tables.nobody

    def out_of_turn(self, game: State, seat: int) -> str:
        if seat in self.waiting(intrigue_of(game)):
            return "intrigue.bribe.bound"
        return "intrigue.bribe.once" if seat in self.victims else "intrigue.bribe.targets_only"

    def proceed(self, game: State) -> None:
        game.pop()
        intrigue_of(game).shown = False
        self.harm.strike_all(game, self.seat, self.victims, self.source)

    def legal(self, game: State, seat: int) -> list[Move]:
        intrigue = intrigue_of(game)
        legal: list[Move] = []
        for victim in self.waiting(intrigue):
            legal.append(intrigue.moves.accept[victim])
            legal.append(intrigue.moves.decline[victim])
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != ACCEPT and move.kind != DECLINE:
            return wrong_time_rule(game, move)
        return "" if move.a in self.waiting(intrigue_of(game)) else "intrigue.bribe.answer"

    def play(self, game: State, seat: int, move: Move) -> None:
        intrigue = intrigue_of(game)
        victim = move.a
        offer = intrigue.offers[victim]
        intrigue.set_offer(victim, NO_OFFER)
        if move.kind == DECLINE:
            if game.events is not None:
                game.emit("bribe_declined", seat, self.source, {"victim": victim})
            return
        if game.events is not None:
            game.emit("bribe_accepted", seat, self.source, {"victim": victim})
        hand_over(game, victim, seat, offer, self.source)
        spared = without_item(self.victims, victim)
        game.replace(AnswerOffers(seat, spared, self.harm, self.source))


def hand_over(game: State, giver: int, taker: int, offer: list[int], source: str) -> None:
    """intrigue.bribe.accepted: at once, before anybody suffers."""
    if offer[COIN]:
        hand_coins(game, giver, taker, offer[COIN], source)
    for good in range(OWN_GOODS):
        for _ in range(offer[good]):
            hand_good(game, giver, taker, good, source)
