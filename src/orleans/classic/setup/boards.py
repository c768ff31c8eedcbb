"""The common boards in the tables of a set-up: map, tracks, deeds, supplies."""

from typing import Any, Final

from ...content import Content
from ...kernel.setup import Setup, SetupError
from ..effects.base import Effect
from ..effects.choice import OneOf
from ..effects.deeds import CitizenThere
from ..ids import ANY, EMPTY, FOLLOWERS, GOOD_NAMES, ROUTE_NAMES
from ..tables import Deed, Place, Route, Tables, Track
from .effect_words import EFFECT_WORDS, effects_of
from .hour_glass import add_hour_glass
from .options import bank_is_limited, edition_of

BASE_BOARD: Final = "board_base"

# What the effects of deeds may say besides the words of Places.
DEED_WORDS: Final = frozenset({"citizen", "effect", "draw", "each", "tavern", "other_tiles"})


def add_board(tables: Tables, setup: Setup, content: Content) -> None:
    add_edition(tables, setup, content)
    add_kit(tables, content)
    add_map(tables, setup.players, content)
    add_supplies(tables, setup, content)
    add_development(tables, content)
    add_tracks(tables, content)
    add_deeds(tables, content)
    tables.most_stations_citizen = add_citizen(tables, "most_stations")
    add_hour_glass(tables, setup, content)


def add_edition(tables: Tables, setup: Setup, content: Content) -> None:
    row = edition_of(setup, content)
    edition = tables.edition
    edition.id = row.id
    edition.wheels_by_track = row.gear_rule == "craftsmen_track"
    if bank_is_limited(row.id, content):
        bank = setup.options.get("bank")
        edition.bank = content.board.coins_limit_2014.bank_total if bank is None else bank
    if row.exclude_tiles_option is not None:
        counts = row.exclude_tiles_option
        edition.strikes = [counts[n] if n in row.players else 0 for n in range(6)]
    tables.recruit_needs_bonus = setup.options.get("recruit_needs_bonus", True)
    tables.plan_in_turn_order = setup.options.get("plan_in_turn_order", False)


def add_kit(tables: Tables, content: Content) -> None:
    board = content.board
    if [row.id for row in board.follower] != FOLLOWERS:
        raise ValueError("the Followers of the data are not those of the rules")
    if [row.id for row in board.good] != GOOD_NAMES:
        raise ValueError("the goods of the data are not those of the rules")
    tables.market_size = board.market.size
    tables.draw_start = board.player_kit.draw_start
    tables.stations = board.player_kit.trading_stations
    tables.start_coins = board.player_kit.coins


def add_map(tables: Tables, players: int, content: Content) -> None:
    towns = content.map.town
    tables.towns = [town.id for town in towns]
    tables.shared_town = [town.stations == "one per player" for town in towns]
    tables.start_town = next(i for i, town in enumerate(towns) if town.start_town)
    tables.routes_from = [[[] for _ in towns] for _ in ROUTE_NAMES]
    for edge in content.map.edge:
        kind = ROUTE_NAMES.index(edge.kind)
        a, b = tables.towns.index(edge.a), tables.towns.index(edge.b)
        route = Route(len(tables.routes), edge.id, kind, a, b)
        route.first = tables.goods_spaces
        tables.goods_spaces += edge.spaces[players]
        route.last = tables.goods_spaces
        tables.routes.append(route)
        tables.routes_from[kind][a].append(route.index)
        tables.routes_from[kind][b].append(route.index)
    tables.goods_removed = content.map.totals.goods_removed_unseen[players]


def add_supplies(tables: Tables, setup: Setup, content: Content) -> None:
    board = content.board
    tables.goods_count = [good.count for good in board.good]
    tables.good_points = [good.vp for good in board.good]
    tables.food = [i for i, good in enumerate(board.good) if good.food]
    row = board.supply_for(edition_of(setup, content).id, setup.players)
    tables.supply = [row[name] for name in content_followers(content)]
    tables.wheels = row.gear_wheels


def content_followers(content: Content) -> list[Any]:
    return [row.id for row in content.board.follower]


def add_citizen(tables: Tables, name: str) -> int:
    tables.citizen_names.append(name)
    return len(tables.citizen_names) - 1


def add_development(tables: Tables, content: Content) -> None:
    row = content.board.development
    spaces = row.last + 1
    tables.dev_last = row.last
    tables.dev_coins = [0] * spaces
    tables.dev_status = [0] * spaces
    tables.dev_citizen = [EMPTY] * spaces
    for coins in row.coins:
        tables.dev_coins[coins.at] = coins.coins
    for star in row.status:
        for space in range(star.at, spaces):
            tables.dev_status[space] = star.status
    tables.stars = [star.at for star in row.status if star.at]
    for space in row.citizens:
        tables.dev_citizen[space] = add_citizen(tables, f"development.{space}")


def add_tracks(tables: Tables, content: Content) -> None:
    rows = {row.follower: row for row in content.board.track}
    for name in content_followers(content):
        if name not in rows:
            continue
        row = rows[name]
        track = Track(row.steps)
        track.goods = [GOOD_NAMES.index(good) for good in row.goods]
        track.coins = list(row.coins)
        track.wheels = list(row.gear_wheels)
        track.tiles = list(row.place_tiles)
        track.dev = list(row.dev)
        track.draw = list(row.draw)
        track.second_category_from = row.category_two_from_step or 0
        track.farmer_only_until = row.farmer_only_until_step or 0
        if row.citizen_at is not None:
            track.citizen_at = row.citizen_at
            track.citizen = add_citizen(tables, f"track.{name}")
        tables.tracks.append(track)


def add_deeds(tables: Tables, content: Content) -> None:
    """The board of a module, if it has one, takes the place of the base game's."""
    board = BASE_BOARD
    verbs: dict[str, Any] = {}
    for module in tables.modules:
        if module.deed_board:
            board = module.deed_board
        verbs.update(module.deed_verbs())
    for row in content.deeds.deed:
        if row.board == board and tables.players not in row.absent_at:
            add_deed(tables, row, verbs)


def add_deed(tables: Tables, row: Any, verbs: dict[str, Any]) -> None:
    deed = Deed(len(tables.deeds), row.id)
    deed.first = len(tables.deed_types)
    covered = 1 if tables.players in row.covered_at else 0
    for space in row.spaces[: len(row.spaces) - covered]:
        tables.deed_types.append(ANY if space == "any" else FOLLOWERS.index(space))
        tables.deed_of.append(deed.index)
    deed.last = len(tables.deed_types)
    shown = Place(EMPTY, row.id, row.rule, 0)
    # Several rewards on the board mean that the player picks one (deed.canal).
    rewards = [deed_effects(words, shown, deed, verbs) for words in row.reward]
    deed.rewards = rewards[0] if len(rewards) == 1 else [OneOf([one for [one] in rewards])]
    deed.completion = deed_effects(row.complete, shown, deed, verbs)
    if row.complete.citizen:
        deed.citizen = add_citizen(tables, f"deed.{row.id}")
    if row.reward[0].citizen:
        names = [f"deed.{row.id}.{n + 1}" for n in range(deed.last - deed.first)]
        deed.citizens = [add_citizen(tables, name) for name in names]
        deed.rewards.append(CitizenThere(deed))
    tables.deeds.append(deed)


def deed_effects(words: Any, shown: Place, deed: Deed, verbs: dict[str, Any]) -> list[Effect]:
    strange = words.keys() - frozenset(EFFECT_WORDS) - DEED_WORDS
    if words.effect is not None and words.effect not in verbs:
        strange |= {words.effect}
    if strange:
        text, known = "{id}: no rule knows {words}", ", ".join(sorted(strange))
        raise SetupError("setup-words", text, id=deed.id, words=known)
    effects = effects_of(words, shown)
    if words.effect is not None:
        effects.append(verbs[words.effect](words, deed))
    return effects
