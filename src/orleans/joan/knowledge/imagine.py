"""What nobody may know, dealt anew: for search, hints and what-ifs."""

from ..solo.joan import tables_of
from ..solo.tables import SoloCard
from ..state import State


def deal_anew(game: State) -> None:
    """joan.setup.open: tiles are drawn when they are needed, so only Joan's pile has an order."""
    area = game.area
    if area is None or not area.pile:
        return
    cards = tables_of(game).cards
    # Sorted first: the true order must not shine through the shuffle.
    unseen = sorted(area.pile)
    top = cards[area.pile[0]]
    fitting = [card for card in unseen if same_back(cards[card], top)]
    first = fitting[game.chance.pick(len(fitting))]
    unseen.remove(first)
    game.chance.shuffle(unseen)
    area.pile = [first, *unseen]


def same_back(card: SoloCard, other: SoloCard) -> bool:
    """joan.solo.turn.hidden: the back on top of the pile is seen, and nothing else."""
    return (
        card.upward == other.upward
        and card.monk_track == other.monk_track
        and card.monk_shields == other.monk_shields
    )
