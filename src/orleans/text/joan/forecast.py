"""What Joan may take next: exact chances, from what everybody can see."""

from __future__ import annotations

from ...content.schema.joan_solo import SoloCard
from .context import Moment


def face_down(moment: Moment) -> list[SoloCard]:
    """The cards of her pile, in an order that nobody knows."""
    area = moment.view["joan"]
    assert area is not None
    content = moment.words.content.joan_solo
    level = next(level for level in content.level if level.id == area["level"])
    return [
        card
        for card in content.solo_card
        if card.card in level.cards and card.card not in area["face_up"]
    ]


def on_top(moment: Moment) -> list[SoloCard]:
    """The cards that the one on top can be, by its back."""
    area = moment.view["joan"]
    assert area is not None
    back = area["back"]
    if back is None:
        return []
    return [card for card in face_down(moment) if back_of(card) == back]


def back_of(card: SoloCard) -> dict[str, int | str]:
    """As the view tells it."""
    monk = card.back.monk
    return {
        "arrow": card.back.arrow,
        "monk": monk.track or "station",
        "shields": monk.shield or 0,
    }


def taken(card: SoloCard, arrow: str, display: dict[str, int]) -> str:
    """joan.solo.turn.choose: the first Follower on display; "" where none is."""
    order = [row.follower for row in card.front]
    for follower in order if arrow == "down" else reversed(order):
        if display.get(follower):
            return follower
    return ""


def chances(moment: Moment) -> dict[str, float]:
    """By Follower: how likely Joan takes it if she picks from the display as it is now.

    Each card that the top one can be is equally likely, and so is each other card as the one
    below it, whose back shows the arrow.
    """
    pile, tops = face_down(moment), on_top(moment)
    found: dict[str, float] = {}
    for top in tops:
        below = [card for card in pile if card is not top]
        for card in below:
            follower = taken(top, card.back.arrow, moment.view["display"])
            if follower:
                found[follower] = found.get(follower, 0) + 1 / len(tops) / len(below)
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))
