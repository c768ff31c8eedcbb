"""Orders in words."""

from __future__ import annotations

from typing import Any

from ...classic.modules.orders.delivery import DELIVER
from ...kernel.events import Event
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..pieces import Moment
from ..words import Words
from .speech import Speech


def order_facts(words: Words, id: str) -> dict[str, Fact]:
    """What a card asks for, where, and what it is worth."""
    row: Any = words.content.rows[id]
    goods = words.counted_goods(row.goods)
    return {"town": words.name(row.town), "goods": goods, "points": row.vp}


def delivered(moment: Moment, move: Move) -> dict[str, Fact]:
    return order_facts(moment.words, move.notation.split()[-1])


def order_of(moment: Moment, event: Event) -> dict[str, Fact]:
    return order_facts(moment.words, str(event.facts["order"]))


SPEECH = Speech(
    keys={DELIVER: "deliver"},
    facts={DELIVER: delivered},
    events={"delivered": order_of, "order_shown": order_of},
)
