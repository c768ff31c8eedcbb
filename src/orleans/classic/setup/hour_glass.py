"""The Hour Glass tiles of a set-up: which, in which blocks, and what they do."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import fields

from ...content import Content
from ...content.schema.hourglass import Tile
from ...content.schema.row import NamedRow
from ...kernel.setup import Setup, SetupError
from ..effects.hour_glass import HarvestTile, HourGlassEffect, Income, Plague, Taxes
from ..ids import FOLLOWERS
from ..module import Module
from ..tables import HourGlassTile, Tables
from .options import edition_of

TileVerb = Callable[[Any], HourGlassEffect | None]

# Fields of a tile that every verb may go with.
NO_EFFECT: Final = frozenset({"lightning", "team", "can_lose"}) | {
    field.name for field in fields(NamedRow)
}

# What a row may say of its effect, with what it says if it says nothing.
EFFECT_FIELDS: Final[dict[str, Any]] = {
    field.name: field.default
    for field in fields(Tile)
    if field.default in (None, False) and field.name not in NO_EFFECT
}

# Blocks of Hour Glass tiles besides the letters.
TOP: Final = "top"
BOTTOM: Final = "bottom"


def add_hour_glass(tables: Tables, setup: Setup, content: Content) -> None:
    """The tiles of a module, if it has some, take the place of the edition's."""
    set_id = edition_of(setup, content).hour_glass_set
    owner: Module | None = None
    for module in tables.modules:
        if module.hour_glass_set:
            set_id = module.hour_glass_set
            owner = module
    verbs = {**TILE_VERBS, **(owner.tile_verbs() if owner else {})}
    stack = next(row for row in content.hourglass.stack if row.id == set_id)
    blocks: dict[str, list[int]] = {}
    for row in content.hourglass.tile:
        if row.set != set_id:
            continue
        index = len(tables.hour_glass)
        tables.hour_glass.append(built(index, row, verbs, owner))
        block: str = row.letter
        if row.id in stack.top:
            block = TOP
        elif row.id in bottom_of(stack, setup):
            block = BOTTOM
        blocks.setdefault(block, []).extend([index] * row.count)
    for letter in [TOP, *(stack.order or ["-"]), BOTTOM]:
        if letter in blocks:
            tiles = blocks[letter]
            tables.hour_glass_blocks.append(tiles)
            tables.hour_glass_used.append(stack.used(tables.players).get(letter, len(tiles)))


def built(index: int, row: Any, verbs: dict[str, TileVerb], owner: Module | None) -> HourGlassTile:
    """A tile with its effect. Whatever its row says must have been read: a number that a verb does
    not know would otherwise be played as if it were not there."""
    if row.effect not in verbs:
        raise unknown(row.id, row.effect)
    asked = Asked(row)
    tile = HourGlassTile(index, row.id, row.rule, row.letter, row.nature == "bad")
    tile.effect = verbs[row.effect](asked)
    if asked.bans is not None:
        tile.bans = FOLLOWERS.index(row.bans)
    if owner is not None:
        owner.add_tile(tile, asked)
    unread = asked.unread()
    if unread:
        raise unknown(row.id, ", ".join(unread))
    return tile


def unknown(tile: str, words: str) -> SetupError:
    where = "classic/setup/hour_glass.py"
    text = "the Hour Glass tile {id}: {where} does not know {words}"
    return SetupError("setup-tile-words", text, id=tile, words=words, where=where)


class Asked:
    """A row that remembers what it was asked."""

    def __init__(self, row: Any) -> None:
        self.row = row
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.names.add(name)
        return getattr(self.row, name)

    def unread(self) -> list[str]:
        """What the row says of its effect that nobody has asked for."""
        return [name for name in said_of_effect(self.row) if name not in self.names]


def said_of_effect(row: Any) -> list[str]:
    """The fields in which a row says how much, of what, to whom."""
    return [name for name, default in EFFECT_FIELDS.items() if getattr(row, name) != default]


def bottom_of(stack: Any, setup: Setup) -> list[str]:
    """The last tile of the game; some sets know a variant."""
    if stack.variant_bottom is not None and setup.options.get("variant_last_tile"):
        return [stack.variant_bottom]
    return list(stack.bottom)


# What Hour Glass tiles do in phase 6; None for a tile that holds all round.
TILE_VERBS: Final[dict[str, TileVerb]] = {
    "gain": lambda row: Income(row.coins_per_status or 0, row.coins_per_station or 0),
    "pay": lambda row: Taxes(row.goods_per_coin),
    "harvest": lambda row: HarvestTile(row.food, row.coins_per_missing, bool(row.food_first)),
    "lose_drawn": lambda row: Plague(row.draw_lose),
    "ban_recruit": lambda row: None,
    "none": lambda row: None,
}
