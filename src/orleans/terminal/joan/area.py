"""Joan's area in the solo game: her tracks, her cards, what she did and may do next."""

from __future__ import annotations

from ...content.schema.joan_gain import SoloEffect
from ...content.schema.joan_solo import SoloCard
from ...text.joan.cards import chance_words, next_words, pile_words
from ...text.joan.forecast import on_top
from ...text.joan.gains import solo_words
from ..classic.letters import letter_of
from ..shell.blocks import beside
from ..shell.page import table
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
    return lines + look.page.labelled(look.say("joan-label-pile"), pile_words(look.moment))


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
    likely = chance_words(look.moment)
    if not likely:
        return []
    lines = [look.page.heading(look.say("joan-heading-next")), *look.page.wrap(likely)]
    for card in on_top(look.moment):
        lines += look.page.labelled(card.card, next_words(look.moment, card), 3)
    return lines


def card_named(look: Look, number: str) -> SoloCard:
    return next(card for card in look.words.content.joan_solo.solo_card if card.card == number)


def card_rows(look: Look, card: SoloCard, arrow: str) -> list[str]:
    """Follower by Follower, in the order in which it is read."""
    rows = list(card.front) if arrow != "up" else list(reversed(card.front))
    lines: list[str] = []
    for row in rows:
        text = solo_words(look.words, row.effects)
        lines += look.page.wrap(f"  {letter_of(look.words, row.follower)}  {text}", hang="     ")
    return lines
