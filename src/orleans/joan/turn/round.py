"""A round: tiles are drawn, taken one by one, and the bag is passed on."""

from ...kernel.moves import Move
from ...kernel.steps import Step
from ..ids import ACT, FOLLOWERS, RECRUIT, RECRUITED, SCHOLAR, TAKE, TAKEN_SCHOLAR, TILES
from ..layout import set_aside
from ..solo.joan import joan_acts, joan_takes, shuffle_pile
from ..state import State
from .bonuses import enter_bonus
from .flow import carry_on
from .scoring import award_most_stations
from .turn import Turn


class Pick(Step[State]):
    """joan.round.order: whose turn it is takes a tile or recruits a Monk.

    The bottom of the stack: without tiles on display it goes on to the next round."""

    name = "pick"
    turn_rule = "joan.round.order"

    def seats(self, game: State) -> list[int]:
        if game.shown == 0:
            return game.tables.nobody
        seat = (game.start + game.pick) % game.tables.order
        return game.tables.only[seat] if seat < game.tables.players else game.tables.nobody

    def facts(self, game: State) -> dict[str, int | str]:
        seats = self.seats(game)
        return {"seat": seats[0]} if seats else {}

    def proceed(self, game: State) -> None:
        if game.shown:
            follower_type = joan_takes(game)
            remove_tile(game, follower_type)
            joan_acts(game, follower_type)
            game.pick += 1
        elif game.round and not pass_bag(game):
            end_game(game)
        else:
            draw_tiles(game)

    def legal(self, game: State, seat: int) -> list[Move]:
        types = on_display(game)
        moves = game.tables.moves
        if game.sheets[seat].monks < game.tables.monks:
            return moves.take[types] + moves.recruit[types]
        return moves.take[types][:]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != TAKE and move.kind != RECRUIT:
            return "joan.round.must_take"
        if move.kind == RECRUIT and game.sheets[seat].monks == game.tables.monks:
            return "joan.monk.limit"
        return "" if game.display[move.a] else "joan.setup.holding_area"

    def play(self, game: State, seat: int, move: Move) -> None:
        follower_type = move.a
        remove_tile(game, follower_type)
        game.push(Turn(seat))
        if move.kind == TAKE:
            if game.events is not None:
                game.emit("took", seat, "joan.round.order", {"follower": FOLLOWERS[follower_type]})
            add_extras(game, seat, follower_type)
            game.waiting.append(TAKEN_SCHOLAR if follower_type == SCHOLAR else ACT + follower_type)
        else:
            # joan.monk.recruit; joan.monk.no_plus: no tile is taken
            game.sheets[seat].monks += 1
            if game.events is not None:
                facts: dict[str, int | str] = {"aside": FOLLOWERS[follower_type]}
                facts["monks"] = game.sheets[seat].monks
                game.emit("recruited", seat, "joan.monk.recruit", facts)
            game.waiting.append(RECRUITED)
        carry_on(game, seat)


def on_display(game: State) -> int:
    """The types on display, as bits."""
    types = 0
    for follower_type in range(TILES):
        if game.display[follower_type]:
            types |= 1 << follower_type
    return types


def remove_tile(game: State, follower_type: int) -> None:
    """A tile that leaves the display ends up in the holding area (joan.setup.holding_area)."""
    game.display[follower_type] -= 1
    game.holding[follower_type] += 1
    game.shown -= 1


def add_extras(game: State, seat: int, follower_type: int) -> None:
    """joan.card_use.plus, joan.card_use.plus_combine"""
    cards = game.sheets[seat].cards & game.tables.plus_cards[follower_type]
    if cards:
        for card in game.tables.cards:
            if cards & (1 << card.index):
                enter_bonus(game, seat, card.bonus)


def draw_tiles(game: State) -> None:
    """joan.round.draw"""
    game.round += 1
    game.pick = 0
    game.chance.turn_to(game.round)
    for _ in range(game.tables.tiles_drawn):
        follower_type = game.chance.pick_weighted(game.bag)
        game.bag[follower_type] -= 1
        game.display[follower_type] += 1
    game.shown = game.tables.tiles_drawn
    if game.events is not None:
        tiles = " ".join(FOLLOWERS[t] for t in range(TILES) for _ in range(game.display[t]))
        game.emit("round", game.start, "joan.round.draw", {"round": game.round, "tiles": tiles})


def pass_bag(game: State) -> bool:
    """joan.round.pass_bag, joan.round.refill; False when the last bag is empty."""
    game.start = (game.start + 1) % game.tables.order
    if sum(game.bag):
        return True
    game.bags += 1
    if game.events is not None:
        game.emit("bag_empty", game.start, "joan.round.strike_number", {"bag": game.bags})
    if game.bags == game.tables.bags:
        return False
    for follower_type in range(TILES):
        game.bag[follower_type] += game.holding[follower_type]
        game.holding[follower_type] = 0
    set_aside(game)
    if game.area is not None:
        shuffle_pile(game)
    return True


def end_game(game: State) -> None:
    """joan.end.when"""
    award_most_stations(game)
    game.steps.clear()
    if game.events is not None:
        game.emit("over", game.start, "joan.end.when")
