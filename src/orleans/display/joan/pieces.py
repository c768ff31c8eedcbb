"""Places, deeds and Joan's own area, in words and as data."""

from __future__ import annotations

from ...content.schema.joan_deeds import JoanDeed as DeedRow
from ...content.schema.joan_places import JoanPlace
from ...content.schema.joan_solo import SoloCard as CardRow
from ...joan.ids import FOLLOWERS
from ...joan.solo.tables import SoloTables
from ...joan.tables import Card, Deed, Tables
from ...text.joan.cards import back_words
from ...text.joan.gains import (
    gain_words,
    gains_words,
    place_effect,
    place_followers,
    solo_effect,
    solo_words,
)
from ...text.joan.names import named
from ...text.provenance import levels, weakest
from ...text.shapes import Named
from ...text.translator import Words
from ..gains import gifts_of
from .shapes import JoanDeed, PlaceCard, Solo, SoloCard, SoloRow, SoloTrack


def places(words: Words, tables: Tables) -> list[PlaceCard]:
    rows = zip(tables.cards, words.content.joan_places.place, strict=True)
    return [place_card(words, tables, card, row) for card, row in rows]


def place_card(words: Words, tables: Tables, card: Card, row: JoanPlace) -> PlaceCard:
    return PlaceCard(
        id=card.id,
        name=named(words, card.id),
        rule=card.rule,
        category=tables.category_names[card.category],
        price=card.price,
        kind=row.kind,
        followers=list(row.followers),
        users=place_followers(words, row),
        text=place_effect(words, row),
        gives=[gift for gain in row.effect for gift in gifts_of(gain)],
        printed=card.printed,
        provenance=levels(row, "category", "followers", "effect", "printed"),
    )


def deeds(words: Words, tables: Tables) -> list[JoanDeed]:
    rows = zip(tables.deeds, words.content.joan_deeds.deed, strict=True)
    return [deed_of(words, deed, row) for deed, row in rows]


def deed_of(words: Words, deed: Deed, row: DeedRow) -> JoanDeed:
    return JoanDeed(
        id=deed.id,
        number=row.number,
        name=words.say("joan-deed", number=row.number),
        rule=deed.rule,
        followers=[FOLLOWERS[follower_type] for follower_type in deed.followers],
        reward=gains_words(words, row.effect),
        gives=[gift for gain in row.effect for gift in gifts_of(gain)],
        complete=gain_words(words, row.complete, yellow=True),
        complete_gives=gifts_of(row.complete),
        yellow=row.yellow,
        open=deed.open,
        provenance=levels(row, "followers", "effect", "complete"),
    )


# ------------------------------------------------------------------ Joan's area


def solo_area(words: Words, solo: SoloTables) -> Solo:
    area, cards = words.content.joan_area, words.content.joan_solo.solo_card
    return Solo(
        level=Named(id=solo.level, name=named(words, solo.level)),
        monk_actions=solo.monk_actions,
        tracks=solo_tracks(words),
        levels=list(solo.level_values),
        depot=list(solo.shield_points),
        stations=solo.stations,
        citizens=solo.citizens,
        cards=[solo_card(words, cards[index]) for index in solo.pile],
        provenance=weakest(area.joan_track, "vp")
        | weakest(area.joan_scholar_space, "effect")
        | levels(area.joan_levels, "values")
        | levels(area.joan_depot, "rows"),
    )


def solo_tracks(words: Words) -> list[SoloTrack]:
    area = words.content.joan_area
    scholars = SoloTrack(
        id="scholar",
        name=words.say("joan-label-scholars"),
        points=[],
        effects=[solo_effect(words, space.effect) for space in area.joan_scholar_space],
    )
    return [
        *(
            SoloTrack(
                id=track.follower, name=named(words, track.id), points=list(track.vp), effects=[]
            )
            for track in area.joan_track
        ),
        scholars,
    ]


def solo_card(words: Words, card: CardRow) -> SoloCard:
    return SoloCard(
        id=card.card,
        town=card.town,
        rows=[
            SoloRow(
                follower=row.follower,
                text=solo_words(words, row.effects),
                gives=[gift for effect in row.effects for gift in gifts_of(effect)],
            )
            for row in card.front
        ],
        arrow=card.back.arrow,
        back=back_words(words, card),
        rule=card.rule,
        provenance=levels(card, "front", "back", "town"),
    )
