"""Joan's area in the solo game: her tracks, her cards, what she did and may do next."""

from __future__ import annotations

from typing import Any

from ...content.tables.joan_gain import SoloEffect
from ...content.tables.joan_solo import SoloCard
from ...table.joan.forecast import chances, on_top, taken
from ...table.joan.gains import solo_words
from ...table.letters import LETTERS
from ..page import table
from .blocks import beside
from .look import Look
from .sheet import filled
from .signs import OPEN


def area(look: Look) -> list[str]:
    """Her tracks, what she has, and her pile."""
    if look.joan is None:
        return []
    level = look.name(look.joan["level"])
    lines = [look.page.heading(look.say("joan-heading-area", level=level))]
    lines += beside([tracks(look), holdings(look)], look.page.width - 1)
    return lines + look.page.labelled(look.say("joan-label-pile"), pile_words(look))


def tracks(look: Look) -> list[str]:
    """Marked spaces, then the points of those to come; Scholars show effects instead."""
    area, content = look.joan, look.words.content.joan_area
    assert area is not None
    rows: list[list[str]] = []
    for track in content.joan_track:
        spaces = [str(points) for points in track.vp]
        marks = filled(area["tracks"][track.follower], spaces)
        rows.append([look.name(track.id), marks, f"{area['score'][track.follower]}p"])
    effects = [effect_sign(space.effect) for space in content.joan_scholar_space]
    label = look.say("joan-label-scholars")
    rows.append([label, filled(area["tracks"]["scholar"], effects), ""])
    return table(rows)


def effect_sign(effect: SoloEffect) -> str:
    """+ a level, c a citizen of yours, s a shield, M her Monk action."""
    if effect.level is not None:
        return "+"
    if effect.shield is not None:
        return "s"
    return "c" if effect.take_citizen is not None else "M"


def holdings(look: Look) -> list[str]:
    area, content = look.joan, look.words.content.joan_area
    assert area is not None
    score = area["score"]
    shields = [str(points) for row in content.joan_depot.rows for points in row]
    levels = [OPEN] * len(content.joan_levels.values)
    rows = [
        ["part-stations", f"{area['stations']}/{content.joan_stations.spaces}", ""],
        ["part-citizens", f"{area['citizens']}/{content.joan_citizens.spaces}", ""],
        ["joan-label-level", filled(area["development"], levels), f"{score['product']}p"],
        ["part-depot", filled(area["shields"], shields), f"{score['depot']}p"],
    ]
    return table([[look.say(key), *cells] for key, *cells in rows])


# ----------------------------------------------------------------------- cards


def pile_words(look: Look) -> str:
    """How many are left, and what the back on top shows; at Standard no Monk action happens."""
    area, solo = look.joan, look.tables.solo
    assert area is not None and solo is not None
    if area["back"] is None:
        return look.say("nothing")
    return look.say(
        "joan-pile-line",
        pile=area["pile"],
        arrow=area["back"]["arrow"],
        monk=monk_words(look, area["back"]),
        acts="yes" if solo.monk_actions else "no",
    )


def monk_words(look: Look, back: dict[str, Any]) -> str:
    if back["monk"] == "station":
        return look.say("joan-does-station")
    track = look.say("source-track", track=back["monk"])
    parts = [look.say("joan-does-track", track=track)]
    if back["shields"]:
        parts.append(look.say("joan-does-shield", amount=back["shields"]))
    return look.words.listed(parts)


def cards(look: Look) -> list[str]:
    """Her last card, and each card that the next one can be."""
    if look.joan is None:
        return [look.say("joan-none")]
    lines = area(look)
    if look.joan["face_up"]:
        last = card_named(look, look.joan["face_up"][-1])
        arrow = look.joan["back"]["arrow"] if look.joan["back"] else ""
        lines.append(look.page.heading(look.say("joan-heading-last", card=last.card)))
        lines += look.page.wrap(look.say("joan-read", arrow=arrow, town=last.town), hang="  ")
        lines += card_rows(look, last, arrow)
    return lines + next_pick(look)


def next_pick(look: Look) -> list[str]:
    """By the back on top: which cards it can be, and what she would do with each."""
    found = chances(look.moment)
    if not found:
        return []
    likely = ", ".join(
        look.say("joan-chance", follower=look.name(id), chance=look.words.percent(chance))
        for id, chance in found.items()
    )
    lines = [look.page.heading(look.say("joan-heading-next"))]
    lines += look.page.wrap(look.say("joan-chances", chances=likely))
    for card in on_top(look.moment):
        lines += look.page.labelled(card.card, next_words(look, card), 3)
    return lines


def card_named(look: Look, number: str) -> SoloCard:
    return next(card for card in look.words.content.joan_solo.solo_card if card.card == number)


def card_rows(look: Look, card: SoloCard, arrow: str) -> list[str]:
    """Follower by Follower, in the order in which it is read."""
    rows = list(card.front) if arrow != "up" else list(reversed(card.front))
    lines: list[str] = []
    for row in rows:
        text = solo_words(look.words, row.effects)
        lines += look.page.wrap(f"  {LETTERS[row.follower]}  {text}", hang="     ")
    return lines


def next_words(look: Look, card: SoloCard) -> str:
    """What she would take and do with this card, by the arrow below it."""
    found: list[str] = []
    effects: dict[str, tuple[SoloEffect, ...]] = {row.follower: row.effects for row in card.front}
    for arrow in ("down", "up"):
        follower = taken(card, arrow, look.view["display"])
        if follower:
            text = solo_words(look.words, effects[follower])
            name = look.name(follower)
            found.append(look.say("joan-would", arrow=arrow, follower=name, effect=text))
    return look.words.apart(found)
