"""Setting up: tiles, Place cards, the starting player, Joan's pile."""

from .ids import FOLLOWERS
from .solo.joan import shuffle_pile
from .state import State
from .turn.cards import refresh_offer


def lay_out(game: State) -> None:
    set_aside(game)
    lay_out_cards(game)
    choose_start_player(game)
    if game.area is not None:
        shuffle_pile(game)


def set_aside(game: State) -> None:
    """joan.setup.tiles_aside, joan.round.refill: random tiles go to the holding area, face up."""
    drawn: list[str] = []
    for _ in range(game.tables.tiles_aside):
        follower_type = game.chance.pick_weighted(game.bag)
        game.bag[follower_type] -= 1
        game.holding[follower_type] += 1
        drawn.append(FOLLOWERS[follower_type])
    if game.events is not None:
        game.emit("set_aside", game.start, "joan.setup.tiles_aside", {"tiles": " ".join(drawn)})


def lay_out_cards(game: State) -> None:
    """joan.setup.place_cards, or the places printed on the sheets (joan.setup.places_printed)"""
    tables = game.tables
    game.laid_out = 0
    for category in range(len(tables.category_cards)):
        cards = [card.index for card in tables.cards if card.category == category]
        if tables.printed:
            cards = [card for card in cards if tables.cards[card].printed]
        else:
            game.chance.shuffle(cards)
        for card in cards[: tables.laid_out]:
            game.laid_out |= 1 << card
    refresh_offer(game)


def choose_start_player(game: State) -> None:
    """joan.setup.start_player: drawn, unless the table names one; alone you begin."""
    named = game.setup.options.get("start_player")
    if isinstance(named, int):
        game.start = named
    elif game.tables.players == 1:
        game.start = 0
    else:
        game.start = game.chance.pick(game.tables.players)
