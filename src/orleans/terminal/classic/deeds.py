"""The Beneficial Deeds: who has been sent there, who is still wanted, what it brings."""

from __future__ import annotations

from typing import Any

from ...classic.ids import EMPTY, GOOD_NAMES
from ...classic.tables import Deed
from ...text.classic.pieces import deed_complete, deed_reward, good_on_deed
from ..shell.look import Look
from ..shell.page import shortened
from .signs import deed_signs

LONGEST_DEED = 28


def deeds(look: Look, explained: bool = True) -> list[str]:
    shown = [deed for deed in look.tables.deeds if in_play(look, deed)]
    names = [shortened(deed_name(look, deed), LONGEST_DEED) for deed in shown]
    signs = [deed_signs(look.words, look.view["deeds"][deed.id]) for deed in shown]
    widths = max(map(len, names)), max(map(len, signs))
    lines = [look.page.heading(look.say("heading-deeds"))]
    for deed, name, letters in zip(shown, names, signs, strict=True):
        row = f"  {name.ljust(widths[0])}  {letters.ljust(widths[1])}  "
        lines += look.page.wrap(row + deed_text(look, deed), hang=" " * len(row))
    return lines + (look.page.wrap(look.say("deeds-legend")) if explained else [])


def in_play(look: Look, deed: Deed) -> bool:
    """A tile that is filled like a deed is one once somebody owns it."""
    return deed.only_for == EMPTY or owner_of(look, deed) is not None


def owner_of(look: Look, deed: Deed) -> dict[str, Any] | None:
    players: list[dict[str, Any]] = look.view["players"]
    return next((player for player in players if deed.id in player["places"]), None)


def deed_name(look: Look, deed: Deed) -> str:
    owner = owner_of(look, deed) if deed.only_for != EMPTY else None
    if owner is None:
        return look.name(deed.id)
    return look.say("seat-line", who=look.name(deed.id), player=look.names[owner["seat"]])


def deed_text(look: Look, deed: Deed) -> str:
    owner = owner_of(look, deed) if deed.only_for != EMPTY else None
    if owner is not None:
        return room_text(look, owner)
    if all(space["follower"] for space in look.view["deeds"][deed.id]):
        return look.say("deed-done")
    text = look.say(
        "deed-open",
        reward=deed_reward(look.words, deed.id),
        complete=deed_complete(look.words, deed.id),
    )
    return look.words.apart([text, *lying_on(look, deed)])


def lying_on(look: Look, deed: Deed) -> list[str]:
    """Goods by space and Gear wheels that a module has laid there."""
    goods = [good_on_deed(look.view, deed.id, number) for number in range(deed.last - deed.first)]
    found: list[str] = []
    if any(goods):
        named = ", ".join(look.words.good(good) if good else "-" for good in goods)
        found.append(look.say("goods-on-deed", goods=named))
    for module in look.view["modules"].values():
        wheels = module.get("wheels_on_deeds", {}).get(deed.id, 0)
        if wheels:
            found.append(look.say("wheels-on-deed", count=wheels))
    return found


def room_text(look: Look, owner: dict[str, Any]) -> str:
    """The goods that were put into the room, and those that are still wanted."""
    wanted = [GOOD_NAMES[good] for good in look.tables.room_goods]
    missing = [good for good in wanted if good not in owner["room"]]
    there, left = (
        ", ".join(map(look.words.good, goods)) or look.say("nothing")
        for goods in (owner["room"], missing)
    )
    return look.say("room-line", there=there, missing=left)
