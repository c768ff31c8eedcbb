"""The Trade board in words."""

from __future__ import annotations

from ...classic.ids import BUILD, TRACK
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..classic.pieces import Moment, deed_complete
from ..shapes import Lying
from .display import Showing
from .speech import Speech


def advance(moment: Moment, move: Move) -> dict[str, Fact]:
    """Research: what its last Follower may bring besides."""
    return {"reward": deed_complete(moment.words, str(moment.question("source", "")))}


def build_here(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"town": moment.words.name(moment.tables.towns[move.a])}


SPEECH = Speech(
    at_step={
        ("take_or_not", TRACK): ("move-advance", advance),
        ("take_or_not", BUILD): ("move-build-here", build_here),
    },
)


# ---------------------------------------------------------------- on the table


def on_deeds(moment: Moment) -> list[Lying]:
    """Goods on the spaces of deeds, and Gear wheels."""
    assert moment.view is not None
    words, trade = moment.words, moment.view["modules"]["trade"]
    found: list[Lying] = []
    for at, good in trade["goods_on_deeds"].items():
        deed, _, space = at.rpartition(".")
        text = words.good(good)
        found.append(Lying(at="deed", id=deed, kind="good", text=text, space=int(space), item=good))
    for deed, wheels in trade["wheels_on_deeds"].items():
        if wheels:
            text = words.say("wheels-on-deed", count=wheels)
            found.append(Lying(at="deed", id=deed, kind="gear_wheel", text=text, amount=wheels))
    return found


SHOWING = Showing(lying=on_deeds)
