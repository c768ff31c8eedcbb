"""Components as data for people: what each shows, its rules, and where every value comes from."""

from __future__ import annotations

from typing import get_args

from ...classic.modules import MODULES
from ...classic.setup.abilities import can_be_played
from ...content import Content, Rule
from ...content.schema.board import BoardPlace
from ...content.schema.deeds import Deed
from ...content.schema.hourglass import Tile
from ...content.schema.orders import Order
from ...content.schema.places import Place
from ...content.schema.row import PerCount
from ...content.schema.words import Players
from ...text.classic.effects import effect_words, slots_words
from ...text.classic.pieces import deed_reward
from ...text.translator import Words
from ..components import Line, find_among
from ..setups import edition_name

Component = Place | BoardPlace | Deed | Tile | Order
BASE_SETS = ("base_2014", "base_abc")
BASE_BOARD = "board_base"
NUMBERS = (
    *("coins_per_status", "coins_per_station", "goods_per_coin", "food", "coins_per_missing"),
    *("draw_lose", "cost_coins", "coins", "coins_if_in_orleans", "penalty_coins", "draw"),
    *("gear_wheels", "things", "goods_vp", "coins_per_gear", "coins_to_stay", "followers"),
    *("coins_per_follower", "coins_per_ten", "rounds_less"),
)
"""The figures printed on Hour Glass tiles, by their field in the data."""


def components(content: Content) -> list[Component]:
    return [
        *content.board.board_place,
        *content.places.place,
        *content.deeds.deed,
        *content.hourglass.tile,
        *content.orders.order,
    ]


def component_name(words: Words, row: Component) -> str:
    """Orders have no name of their own but a town."""
    if isinstance(row, Order):
        return words.say("order-name", town=words.name(row.town))
    return words.name(row.id)


def namesake_words(words: Words, row: Component) -> str:
    """What tells a component from others of its name; "" where nothing need."""
    if isinstance(row, Deed):
        return words.name(row.board)
    if isinstance(row, Tile):
        letter = words.say("letter-printed", letter=row.letter)
        return f"{words.name(row.set)}, {letter}"
    if isinstance(row, Order):
        return words.counted_goods(row.goods)
    return ""


def find_components(content: Content, text: str) -> tuple[list[Component], list[Component]]:
    """Those that the text names in any language, and else those that it might mean."""
    return find_among(components(content), component_name, content, text)


def kind_of(row: Component) -> str:
    if isinstance(row, Place):
        return "tile"
    if isinstance(row, BoardPlace):
        return "board"
    if isinstance(row, Order):
        return "order"
    return "deed" if isinstance(row, Deed) else "hourglass"


def values_of(words: Words, row: Component) -> list[Line]:
    def label(name: str) -> str:
        return words.say(f"value-{name}")

    lines: list[Line] = []
    if isinstance(row, Place | BoardPlace):
        lines.append((label("spaces"), slots_words(words, row.slots), "slots"))
        rule = rule_of(row)
        lines.append((label("effect"), effect_words(words, row.effect, rule), "effect"))
    if isinstance(row, Place):
        if row.effect_2014 is not None:
            old = effect_words(words, row.effect_2014, rule_of(row))
            lines.append((label("effect-2014"), old, "effect_2014"))
        lines += tile_lines(words, row)
        lines.append((label("category"), row.category, "category"))
        if row.editions:
            lines.append((label("editions"), editions_in(words, row), "editions"))
    elif isinstance(row, Deed):
        lines.append((label("spaces"), slots_words(words, row.spaces), "spaces"))
        lines.append((label("reward"), deed_reward(words, row.id), "reward"))
        complete = effect_words(words, row.complete, row.rule)
        lines.append((label("complete"), complete, "complete"))
        lines.append((label("board"), words.name(row.board), ""))
        lines += counts_of(words, row)
    elif isinstance(row, Tile):
        lines.append((label("set"), words.name(row.set), ""))
        lines.append((label("letter"), words.say("letter-printed", letter=row.letter), "letter"))
        lines.append((label("count"), str(row.count), "count"))
        lines.append((label("timing"), words.say("timing", timing=row.timing), "timing"))
        lines.append((label("effect"), words.rule_text(row.rule), "effect"))
        lines += numbers_of(words, row)
    elif isinstance(row, Order):
        lines.append((label("town"), words.name(row.town), "town"))
        lines.append((label("goods"), words.counted_goods(row.goods), "goods"))
        lines.append((label("points"), str(row.vp), "vp"))
    return lines


def tile_lines(words: Words, row: Place) -> list[Line]:
    """What comes with a tile, and what fills one that is filled like a deed."""
    lines: list[Line] = []
    if row.goods_on_take is not None:
        goods = words.counted_goods(row.goods_on_take)
        lines.append((words.say("value-goods_on_take"), goods, "goods_on_take"))
    if row.deed_spaces:
        followers = slots_words(words, row.deed_spaces)
        lines.append((words.say("value-deed_spaces"), followers, "deed_spaces"))
    if row.deed_goods is not None:
        goods = words.counted_goods(row.deed_goods)
        lines.append((words.say("value-deed_goods"), goods, "deed_goods"))
    return lines


def counts_of(words: Words, row: Deed) -> list[Line]:
    """What the number of players changes, and what lies on the spaces."""
    lines: list[Line] = []
    if row.goods_on:
        goods = ", ".join(map(words.good, row.goods_on))
        lines.append((words.say("value-goods_on"), goods, "goods_on"))
    if row.covered_at:
        lines.append((words.say("value-covered_at"), counted(row.covered_at), "covered_at"))
    if row.absent_at:
        lines.append((words.say("value-absent_at"), counted(row.absent_at), "absent_at"))
    return lines


def counted(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def numbers_of(words: Words, row: Tile) -> list[Line]:
    found = [(field, getattr(row, field)) for field in NUMBERS]
    return [
        (words.say(f"value-{field}"), number_words(words, number), field)
        for field, number in found
        if number is not None
    ]


def number_words(words: Words, number: int | PerCount[int]) -> str:
    if isinstance(number, int):
        return str(number)
    counts: tuple[int, ...] = get_args(Players)
    return words.listed(
        words.say("count-at", count=number[players], players=players) for players in counts
    )


def editions_in(words: Words, row: Place) -> str:
    return ", ".join(edition_name(words, edition) for edition in row.editions)


def playable(row: Component) -> bool:
    if isinstance(row, Place):
        effects = [row.effect_in(edition) for edition in row.editions] or [row.effect]
        return row.set == "main" and any(map(can_be_played, effects))
    modules = MODULES.values()
    if isinstance(row, Deed):
        return row.board in {BASE_BOARD, *(module.deed_board for module in modules)}
    if isinstance(row, Tile):
        return row.set in {*BASE_SETS, *(module.hour_glass_set for module in modules)}
    return True


def rule_of(row: Component) -> str:
    if isinstance(row, Order):
        return "orders.fulfil"
    return f"place.{row.id}" if isinstance(row, Place) else row.rule


def rules_of(words: Words, row: Component) -> list[Rule]:
    """The rule of a component and its sub-rules, whose ids show that they are kin."""
    rule = rule_of(row)
    first = kin_of(row, rule)
    ledger = words.content.rules
    return [found for id, found in ledger.items() if id == rule or id.startswith(first)]


def kin_of(row: Component, rule: str) -> tuple[str, ...]:
    """How the ids of the sub-rules begin: those of a board Place share its first word, those of
    deeds and of the base game's events the first two, those of other events a word of the last."""
    parts = rule.split(".")
    if isinstance(row, BoardPlace):
        return (f"{parts[0]}.",)
    if isinstance(row, Deed) or (isinstance(row, Tile) and row.set in BASE_SETS):
        return (".".join(parts[:2]) + ".",)
    if isinstance(row, Tile):
        above = ".".join(parts[:-1])
        return tuple(f"{above}.{word}_" for word in parts[-1].split("_"))
    return (f"{rule}.",)
