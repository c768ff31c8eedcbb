"""The components of Joan of Arc as data for people; see display/classic/components.py."""

from __future__ import annotations

from ...content import Content, Rule
from ...content.schema.joan_area import JoanTrack, ScholarSpace
from ...content.schema.joan_deeds import JoanDeed
from ...content.schema.joan_map import JoanTown, Route
from ...content.schema.joan_places import JoanPlace
from ...content.schema.joan_sheet import (
    BankColumn,
    BankRow,
    DevelopmentSpace,
    WarehouseColumn,
    WarehouseRow,
    Yellow,
)
from ...content.schema.joan_solo import LevelRow, SoloCard
from ...text.joan.cards import back_words
from ...text.joan.gains import (
    gain_words,
    gains_words,
    place_effect,
    place_followers,
    solo_effect,
    solo_words,
)
from ...text.joan.names import named, yellow_words
from ...text.translator import Words
from ..components import Line, find_among

Bonus = WarehouseColumn | BankRow | BankColumn | DevelopmentSpace | Yellow
Drawn = JoanTown | Route | WarehouseRow | JoanTrack | ScholarSpace
Component = JoanPlace | JoanDeed | SoloCard | LevelRow | Bonus | Drawn


def joan_components(content: Content) -> list[Component]:
    sheet, area, solo = content.joan_sheet, content.joan_area, content.joan_solo
    return [
        *content.joan_places.place,
        *content.joan_deeds.deed,
        *solo.solo_card,
        *solo.level,
        *sheet.warehouse_row,
        *sheet.warehouse_column,
        *sheet.bank_row,
        *sheet.bank_column,
        *sheet.development_space,
        *sheet.yellow,
        *area.joan_track,
        *area.joan_scholar_space,
        *content.joan_map.town,
        *content.joan_map.route,
    ]


# ------------------------------------------------------------------------ names


def joan_name(words: Words, row: Component) -> str:
    """What is printed nowhere by name goes by its place on the sheet."""
    if isinstance(row, SoloCard):
        return words.say("joan-solo-card", card=row.card)
    if isinstance(row, Yellow):
        return yellow_words(words, row.id)
    if isinstance(row, WarehouseColumn):
        return words.say("joan-source", kind="warehouse_column", number=row.column)
    if isinstance(row, BankRow):
        return words.say("joan-source", kind="bank_row", number=row.row)
    if isinstance(row, BankColumn):
        return words.say("joan-source", kind="bank_column", number=row.column)
    if isinstance(row, DevelopmentSpace):
        return words.say("joan-source", kind="development", number=row.space)
    if isinstance(row, WarehouseRow):
        return words.say("joan-warehouse-row", good=words.good(row.good))
    if isinstance(row, ScholarSpace):
        return words.say("joan-scholar-space", space=row.space)
    if isinstance(row, JoanTrack):
        return words.say("joan-her-track", track=words.say("source-track", track=row.follower))
    if isinstance(row, JoanTown):
        return words.say("joan-town", number=row.number, town=named(words, row.id))
    if isinstance(row, Route):
        ends = [
            words.say("joan-town", number=number, town=named(words, id))
            for number, id in zip(row.numbers, ends_of(words, row), strict=True)
        ]
        return words.say("joan-route", a=ends[0], b=ends[1])
    return named(words, row.id)


def ends_of(words: Words, row: Route) -> list[str]:
    """The towns of a route in the order of its numbers."""
    ids = {town.number: town.id for town in words.content.joan_map.town}
    return [ids[number] for number in row.numbers]


def kind_of(row: Component) -> str:
    if isinstance(row, JoanPlace):
        return "place"
    if isinstance(row, JoanDeed):
        return "deed"
    if isinstance(row, SoloCard):
        return "solo_card"
    if isinstance(row, LevelRow):
        return "level"
    if isinstance(row, JoanTown | Route):
        return "map"
    return "area" if isinstance(row, JoanTrack | ScholarSpace) else "sheet"


# ------------------------------------------------------------------------ cards


def find_joan(content: Content, text: str) -> tuple[list[Component], list[Component]]:
    return find_among(joan_components(content), joan_name, content, text)


def rules_of(words: Words, row: Component) -> list[Rule]:
    if isinstance(row, SoloCard):
        return []  # its rule is that of all solo cards
    names = ("rule", "effect_rule", "complete_rule")
    ids = dict.fromkeys(getattr(row, name) for name in names if hasattr(row, name))
    return [words.content.rules[id] for id in ids if id in words.content.rules]


def values_of(words: Words, row: Component) -> list[Line]:
    if isinstance(row, JoanPlace):
        return place_values(words, row)
    if isinstance(row, JoanDeed):
        return deed_values(words, row)
    if isinstance(row, SoloCard):
        return solo_values(words, row)
    if isinstance(row, LevelRow):
        monks = words.say("joan-yes-no", answer="yes" if row.joan_monk_actions else "no")
        return [
            (words.say("joan-value-cards"), ", ".join(row.cards), "cards"),
            (words.say("joan-value-monk-actions"), monks, "joan_monk_actions"),
        ]
    if isinstance(row, ScholarSpace):
        return [(words.say("value-effect"), solo_effect(words, row.effect), "effect")]
    if isinstance(row, JoanTrack):
        return [(words.say("value-points"), ", ".join(map(str, row.vp)), "vp")]
    if isinstance(row, WarehouseRow):
        return [(words.say("value-points"), str(row.vp), "vp")]
    if isinstance(row, JoanTown):
        return [(words.say("joan-value-number"), str(row.number), "number")]
    if isinstance(row, Route):
        return route_values(words, row)
    return bonus_values(words, row)


def place_values(words: Words, row: JoanPlace) -> list[Line]:
    price = next(c.cost for c in words.content.joan_places.category if c.name == row.category)
    printed = words.say("joan-yes-no", answer="yes" if row.printed else "no")
    return [
        (words.say("value-category"), row.category, "category"),
        (words.say("joan-value-price"), words.say("joan-gain-coins", amount=price), ""),
        (words.say("joan-value-followers"), place_followers(words, row), "followers"),
        (words.say("value-effect"), place_effect(words, row), "effect"),
        (words.say("joan-value-printed"), printed, "printed"),
    ]


def deed_values(words: Words, row: JoanDeed) -> list[Line]:
    followers = ", ".join(map(words.name, row.followers))
    lines = [
        (words.say("joan-value-followers"), followers, "followers"),
        (words.say("value-reward"), gains_words(words, row.effect), "effect"),
        (words.say("joan-value-complete"), gain_words(words, row.complete, True), "complete"),
    ]
    if row.absent_at:
        counts = ", ".join(map(str, row.absent_at))
        lines.append((words.say("value-absent_at"), counts, "absent_at"))
    return lines


def solo_values(words: Words, row: SoloCard) -> list[Line]:
    lines = [(words.say("joan-value-number"), str(row.town), "town")]
    for line in row.front:
        lines.append((words.name(line.follower), solo_words(words, line.effects), "front"))
    back = back_words(words, row)
    return [*lines, (words.say("joan-value-back"), back, "back")]


def route_values(words: Words, row: Route) -> list[Line]:
    way = words.say("joan-way", way=row.kind)
    goods = words.goods_lying(row.goods) if row.goods else words.say("nothing")
    return [
        (words.say("joan-value-way"), way, "kind"),
        (words.say("value-goods"), goods, "goods"),
        (words.say("joan-value-spaces"), str(row.dev), "dev"),
    ]


def bonus_values(words: Words, row: Bonus) -> list[Line]:
    """A yellow bonus is for the first player only; bank columns have one besides their own."""
    lines: list[Line] = []
    if isinstance(row, DevelopmentSpace) and row.status is not None:
        lines.append((words.say("joan-value-status"), str(row.status), "status"))
    first = isinstance(row, Yellow) or (row.yellow is not None and not isinstance(row, BankColumn))
    gain = words.say("nothing") if row.gain is None else gain_words(words, row.gain, first)
    lines.append((words.say("joan-value-bonus"), gain, "gain"))
    if isinstance(row, BankColumn):
        lines.append((words.say("joan-value-first"), yellow_words(words, row.yellow), "yellow"))
    return lines
