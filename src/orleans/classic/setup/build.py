"""From the component tables and a set-up to the tables of a game."""

from typing import Any, Final

from ...content import Content, load_content
from ...kernel.moves import Vocabulary
from ...kernel.setup import Setup, SetupError
from ..effects.base import Effect
from ..ids import ANY, ANY_NEUTRAL, EMPTY, FOLLOWERS, GOOD_NAMES, TYPES
from ..modules import MODULES
from ..pieces.spaces import fitting_spaces
from ..steps import TIMING_RULE
from ..tables import Deed, Place, Space, Tables
from .abilities import add_lasting, can_be_played, unknown_words
from .boards import add_board
from .effect_words import effects_of
from .options import check_options, edition_of
from .vocabulary import add_moves

DISTINCT: Final = "distinct"


def build_tables(setup: Setup) -> Tables:
    """Raises SetupError for a set-up that cannot be played."""
    content = load_content(setup.data) if setup.data else load_content()
    check_options(setup, content)
    tables = Tables(setup.players, Vocabulary())
    # Each set-up has modules of its own: what `build` finds out is kept in them.
    tables.modules = [type(MODULES[id])() for id in MODULES if id in setup.modules]
    tables.barring = [module for module in tables.modules if module.bars]
    tables.timing_rules = dict(TIMING_RULE)
    for module in tables.modules:
        tables.timing_rules.update(module.timing_rules())
    add_board(tables, setup, content)
    add_places(tables, setup, content)
    for module in tables.modules:
        module.build(tables, setup, content)
    tables.deed_only_for = [tables.deeds[deed].only_for for deed in tables.deed_of]
    tables.deeds_for = [
        [space for space, asks in enumerate(tables.deed_types) if asks in (follower_type, ANY)]
        for follower_type in range(TYPES)
    ]
    tables.space_names = space_names(tables)
    tables.fitting = fitting_spaces(tables, tables.board_places)
    add_moves(tables)
    for module in tables.modules:
        module.add_moves(tables)
    tables.shared = shared_things(tables)
    return tables


def add_places(tables: Tables, setup: Setup, content: Content) -> None:
    for row in content.board.board_place:
        place = add_place(tables, row, row.rule, 0, row.effect)
        tables.board_places.append(place.index)
        if row.min_filled is not None:
            place.spare = len(place.spaces) - row.min_filled
    edition = edition_of(setup, content)
    extra: list[str] = setup.options.get("extra_tiles") or []
    for tile in content.places.place:
        if tile.set != "main" or (setup.edition not in tile.editions and tile.id not in extra):
            continue
        words = tile.effect_in(edition.id)
        if not can_be_played(words):
            if tile.id in extra:
                raise unplayable(tile.id, words)
            tables.missing_tiles.append(tile.id)
            continue
        category = 1 if tile.category == "I" else 2
        place = add_place(tables, tile, f"place.{tile.id}", category, words)
        tables.tiles.append(place.index)
        if tile.market_spaces is not None:
            place.market_spaces = tile.market_spaces
            tables.tower = place.index
        else:
            place.passive = tile.passive or not place.effects or tile.when == "with guildhall"
        add_contents(tables, tile, place)
    size = edition.extra_stack_size if extra else edition.place_stack_size
    tables.stack_size = EMPTY if size is None else size


def unplayable(tile: str, words: Any) -> SetupError:
    """Whoever made the tile wants to know which word, and where it would be taught."""
    unknown = ", ".join(unknown_words(words))
    text = "the tile {tile} cannot be played: {where} does not know {words}"
    where = "classic/setup/effect_words.py"
    return SetupError("setup-later", text, tile=tile, words=unknown, where=where)


def add_place(tables: Tables, row: Any, rule: str, category: int, words: Any) -> Place:
    place = Place(len(tables.places), row.id, rule, category)
    tables.places.append(place)
    tables.substitutes.append([])
    place.wheel_allowed = row.gear_allowed
    place.sends = words.send_to_deeds is not None
    for asks in asked_by_slots(list(row.slots)):
        place.spaces.append(len(tables.spaces))
        tables.spaces.append(Space(len(tables.spaces), place.index, asks))
        tables.asks.append(asks)
    if DISTINCT in row.slots:
        place.exact = True
        place.spare = len(place.spaces) - row.slots_min
    place.effects = effects_of(words, place)
    place.chains = words.act == "own" or words.borrow is not None
    add_lasting(words, place, tables)
    return place


def add_contents(tables: Tables, tile: Any, place: Place) -> None:
    """Goods that lie on a tile, and a room that is filled like a deed."""
    if tile.goods_on_take is not None:
        goods = dict(tile.goods_on_take.items())
        place.brings = [goods.get(name, 0) for name in GOOD_NAMES]
    if tile.deed_spaces:
        room = Deed(len(tables.deeds), tile.id)
        room.only_for = place.index
        room.first = len(tables.deed_types)
        for follower in tile.deed_spaces:
            tables.deed_types.append(FOLLOWERS.index(follower))
            tables.deed_of.append(room.index)
        room.last = len(tables.deed_types)
        tables.deeds.append(room)
        tables.room_goods = [GOOD_NAMES.index(name) for name in dict(tile.deed_goods.items())]


def asked_by_slots(slots: list[str]) -> list[int]:
    """A slot for distinct Followers is a space for each type (place.theatre.types)."""
    if slots == [DISTINCT]:
        return list(range(TYPES))
    return [asked_by(slot) for slot in slots]


def asked_by(slot: str) -> int:
    if slot == "any":
        return ANY
    return ANY_NEUTRAL if slot == "any_neutral" else FOLLOWERS.index(slot)


def space_names(tables: Tables) -> list[str]:
    return [
        f"{tables.places[space.place].id}.{space.index - tables.places[space.place].spaces[0] + 1}"
        for space in tables.spaces
    ]


def shared_things(tables: Tables) -> list[object]:
    """All that steps and ModuleStates may hold without its being their own."""
    things: list[object] = [*tables.deeds]
    for place in tables.places:
        things.extend(with_parts(place.effects))
    for deed in tables.deeds:
        things.extend(with_parts(deed.rewards + deed.completion))
    things.extend(tile.effect for tile in tables.hour_glass if tile.effect is not None)
    for module in tables.modules:
        things.extend(module.shared())
    return things


def with_parts(effects: list[Effect]) -> list[Effect]:
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        found.extend(with_parts(effect.parts()))
    return found
