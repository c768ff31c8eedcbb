"""From the component tables and a set-up to the tables of a game."""

from typing import Any

from ..content import Content, load_content
from ..kernel.moves import Vocabulary
from ..kernel.setup import Setup, SetupError
from .boards import add_board
from .effects import CoinsForPoints, Effect, OneOf
from .modules import MODULES
from .names import (
    ANY,
    ANY_NEUTRAL,
    BACK,
    CHOOSE,
    DRAW,
    EMPTY,
    FOLLOWERS,
    FOOD,
    GIVE_BUILT,
    GIVE_GOOD,
    GIVE_PLACED,
    GIVE_TILE,
    GO,
    GOOD_NAMES,
    KIND_NAMES,
    LIFT,
    PAY,
    PLACE,
    RECRUIT,
    SEND,
    STOW,
    STRIKE,
    TAKE,
    TILE,
    UNSTOW,
    USE,
    WHEEL,
)
from .options import check_options, edition_of
from .spaces import fitting_spaces
from .tables import Place, Space, Tables
from .words import add_lasting, can_be_played, effects_of


def build_tables(setup: Setup) -> Tables:
    """Raises SetupError for a set-up that cannot be played."""
    content = load_content(setup.data) if setup.data else load_content()
    check_options(setup, content)
    tables = Tables(setup.players, Vocabulary())
    add_board(tables, setup, content)
    add_places(tables, setup, content)
    for id in setup.modules:
        tables.modules.append(MODULES[id])
        MODULES[id].build(tables)
    tables.space_names = space_names(tables)
    tables.fitting = fitting_spaces(tables, tables.board_places)
    add_moves(tables)
    for module in tables.modules:
        module.add_moves(tables)
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
                raise SetupError(f"the tile {tile.id} cannot be played yet")
            tables.missing_tiles.append(tile.id)
            continue
        category = 1 if tile.category == "I" else 2
        place = add_place(tables, tile, f"place.{tile.id}", category, words)
        tables.tiles.append(place.index)
        if tile.market_spaces is not None:
            place.market_spaces = tile.market_spaces
            tables.tower = place.index
        else:
            place.passive = tile.passive or not place.effects
    size = edition.extra_stack_size if extra else edition.place_stack_size
    tables.stack_size = EMPTY if size is None else size


def add_place(tables: Tables, row: Any, rule: str, category: int, words: Any) -> Place:
    place = Place(len(tables.places), row.id, rule, category)
    tables.places.append(place)
    tables.substitutes.append([])
    place.wheel_allowed = row.gear_allowed
    place.sends = words.send_to_deeds is not None
    for slot in row.slots:
        place.spaces.append(len(tables.spaces))
        tables.spaces.append(Space(len(tables.spaces), place.index, asked_by(slot)))
        tables.asks.append(asked_by(slot))
    place.effects = effects_of(words, place)
    add_lasting(words, place, tables)
    return place


def asked_by(slot: str) -> int:
    if slot == "any":
        return ANY
    return ANY_NEUTRAL if slot == "any_neutral" else FOLLOWERS.index(slot)


def space_names(tables: Tables) -> list[str]:
    return [
        f"{tables.places[space.place].id}.{space.index - tables.places[space.place].spaces[0] + 1}"
        for space in tables.spaces
    ]


def deed_space_names(tables: Tables) -> list[str]:
    return [
        f"{deed.id}.{space - deed.first + 1}"
        for deed in tables.deeds
        for space in range(deed.first, deed.last)
    ]


def effects_in_play(tables: Tables) -> list[Effect]:
    effects: list[Effect] = []
    for place in tables.places:
        effects.extend(place.effects)
    for deed in tables.deeds:
        effects.extend(deed.rewards)
    return effects


def most_choices(tables: Tables) -> int:
    return max(len(e.options) for e in effects_in_play(tables) if isinstance(e, OneOf))


def most_paid(tables: Tables) -> int:
    return max(e.most for e in effects_in_play(tables) if isinstance(e, CoinsForPoints))


def add_moves(tables: Tables) -> None:
    """The vocabulary of this set-up."""
    add = tables.vocabulary.add
    each = tables.vocabulary.add_each
    moves = tables.moves
    spaces = tables.space_names
    places = [place.id for place in tables.places]
    most_drawn = max(tables.tracks[FOLLOWERS.index("knight")].draw)
    moves.draw = each(DRAW, "draw", [str(n) for n in range(most_drawn + 1)])
    moves.back = each(BACK, "back", spaces)
    moves.stow = each(STOW, "stow", KIND_NAMES)
    for space, name in enumerate(spaces):
        moves.place.append(
            [add(PLACE, f"place {f} {name}", space, kind) for kind, f in enumerate(KIND_NAMES)]
        )
        moves.unstow.append(
            [add(UNSTOW, f"unstow {f} {name}", space, kind) for kind, f in enumerate(KIND_NAMES)]
        )
    moves.lift = each(LIFT, "lift", spaces)
    moves.use = each(USE, "use", places)
    moves.wheel = each(WHEEL, "wheel", spaces)
    moves.recruit = each(RECRUIT, "recruit", FOLLOWERS)
    moves.go = each(GO, "go", [route.id for route in tables.routes])
    moves.take = each(TAKE, "take", GOOD_NAMES)
    moves.tile = each(TILE, "tile", places)
    moves.strike = each(STRIKE, "strike", places)
    moves.send = each(SEND, "send", deed_space_names(tables))
    moves.choose = each(CHOOSE, "choose", [str(n + 1) for n in range(most_choices(tables))])
    moves.pay = each(PAY, "pay", [str(n) for n in range(most_paid(tables) + 1)])
    moves.food = each(FOOD, "food", GOOD_NAMES)
    moves.give_built = each(GIVE_BUILT, "give station", tables.towns)
    moves.give_good = each(GIVE_GOOD, "give good", GOOD_NAMES)
    moves.give_tile = each(GIVE_TILE, "give tile", places)
    moves.give_placed = each(GIVE_PLACED, "give wheel", spaces)
