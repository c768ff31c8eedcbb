"""Place cards: which are on offer, what they cost, who has them."""

from ..state import State


def open_categories(game: State) -> int:
    """joan.card.first, joan.card.unlock_*: cards of open categories, as bits."""
    tables = game.tables
    cards = 0
    for category in range(len(tables.category_cards)):
        mask = tables.category_cards[category]
        cards |= mask
        emptied = tables.emptied_opens and not game.laid_out & mask
        if (game.acquired & mask).bit_count() < tables.cards_to_open and not emptied:
            break
    return cards


def refresh_offer(game: State) -> None:
    """To be called whenever cards leave the display."""
    game.on_offer = game.laid_out & open_categories(game)


def discount_of(game: State, seat: int) -> int:
    """joan.place.cemetery"""
    return game.tables.discount if game.sheets[seat].cards & game.tables.cemetery else 0


def price_of(game: State, seat: int, card: int) -> int:
    """joan.card.cost"""
    return max(0, game.tables.cards[card].price - discount_of(game, seat))


def affordable(game: State, coins: int) -> int:
    """Cards that cost no more than this, as bits."""
    known = game.tables.affordable
    return known[coins if coins < len(known) else len(known) - 1]


def buyable(game: State, seat: int) -> int:
    """Cards that the seat can acquire now, as bits."""
    if game.on_offer == 0:
        return 0
    return game.on_offer & affordable(game, game.sheets[seat].coins + discount_of(game, seat))


def buy_forbidden_by(game: State, seat: int, card: int, full: bool) -> str:
    """The rule that forbids acquiring this card, or ""."""
    bit = 1 << card
    if not game.on_offer & bit:
        return absent_rule(game, card)
    discount = discount_of(game, seat)
    if full:
        if discount == 0:
            return "joan.place.cemetery"
        discount = 0
    price = max(0, game.tables.cards[card].price - discount)
    return "" if price <= game.sheets[seat].coins else "joan.action.refused"


def absent_rule(game: State, card: int) -> str:
    """Why a card is not on offer."""
    tables = game.tables
    bit = 1 << card
    if game.laid_out & bit:
        return closed_rule(game, card)
    if game.acquired & bit:
        return "joan.card.printed" if tables.printed else "joan.card.middle"
    if tables.printed:
        return "joan.setup.places_printed"
    if game.area is not None and game.area.removed & bit:
        return "joan.solo.effect.place_card"
    return "joan.card.printed_ignored" if tables.cards[card].printed else "joan.setup.place_cards"


def closed_rule(game: State, card: int) -> str:
    """Why the category of a card on display is closed: the lowest one that opens nothing."""
    tables = game.tables
    for category in range(tables.cards[card].category):
        mask = tables.category_cards[category]
        if (game.acquired & mask).bit_count() < tables.cards_to_open:
            if game.laid_out & mask:
                break
            if game.area is not None and not tables.emptied_opens:
                return "joan.solo.card.emptied"
    if game.acquired == 0:
        return "joan.card.first"
    if tables.players == 1:
        return "joan.solo.card.unlock"
    return "joan.card.unlock_three" if tables.players < 4 else "joan.card.unlock_five"


def acquire(game: State, seat: int, card: int) -> None:
    """joan.card.middle, joan.card.printed: it leaves the display for everybody."""
    bit = 1 << card
    game.laid_out &= ~bit
    game.acquired |= bit
    game.sheets[seat].cards |= bit
    refresh_offer(game)
    if game.events is not None:
        game.emit("card", seat, "trader", {"card": game.tables.cards[card].id})
