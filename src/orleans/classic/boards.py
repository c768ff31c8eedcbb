"""The common boards in the tables of a set-up: map, tracks, deeds, supplies, Hour Glass."""

from typing import Any

from ..content import Content
from ..kernel.setup import Setup
from .effects import Effect, OneOf
from .events import HarvestTile, HourGlassEffect, Income, Plague, Taxes
from .names import EMPTY, FOLLOWERS, GOOD_NAMES, ROUTE_NAMES
from .options import bank_is_limited, edition_of
from .tables import Deed, HourGlassTile, Place, Route, Tables, Track
from .words import effects_of


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
    edition.rounds = content.board.rounds.base
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


def add_deeds(tables: Tables, content: Content, board: str = "board_base") -> None:
    for row in content.deeds.deed:
        if row.board != board:
            continue
        deed = Deed(len(tables.deeds), row.id)
        deed.first = len(tables.deed_types)
        for space in row.spaces:
            tables.deed_types.append(FOLLOWERS.index(space))
            tables.deed_of.append(deed.index)
        deed.last = len(tables.deed_types)
        deed.rewards = deed_rewards(row)
        if row.complete.citizen:
            deed.citizen = add_citizen(tables, f"deed.{row.id}")
        tables.deeds.append(deed)


def deed_rewards(row: Any) -> list[Effect]:
    """Several rewards on the board mean that the player picks one (deed.canal)."""
    shown = Place(EMPTY, row.id, row.rule, 0)
    effects: list[Effect] = []
    for reward in row.reward:
        effects.extend(effects_of(reward, shown))
    return effects if len(effects) < 2 else [OneOf(effects)]


def add_hour_glass(tables: Tables, setup: Setup, content: Content) -> None:
    set_id = edition_of(setup, content).hour_glass_set
    stack = next(row for row in content.hourglass.stack if row.id == set_id)
    blocks: dict[str, list[int]] = {}
    for row in content.hourglass.tile:
        if row.set != set_id:
            continue
        bad = row.nature == "bad"
        tile = HourGlassTile(len(tables.hour_glass), row.id, row.rule, row.letter, bad)
        tile.effect = tile_effect(row)
        if row.bans is not None:
            tile.bans = FOLLOWERS.index(row.bans)
        tables.hour_glass.append(tile)
        block = "top" if row.id in stack.top else row.letter
        blocks.setdefault(block, []).extend([tile.index] * row.count)
    order = ["top", *(stack.order or ["-"])]
    tables.hour_glass_blocks = [blocks[letter] for letter in order]


def tile_effect(row: Any) -> HourGlassEffect | None:
    """What happens in phase 6; None for a tile that holds all round."""
    if row.effect == "gain":
        return Income(row.coins_per_status or 0, row.coins_per_station or 0)
    if row.effect == "pay":
        return Taxes(row.goods_per_coin)
    if row.effect == "harvest":
        return HarvestTile(row.food, row.coins_per_missing, bool(row.food_first))
    if row.effect == "lose_drawn":
        return Plague(row.draw_lose)
    if row.effect == "ban_recruit":
        return None
    raise ValueError(f"{row.id}: no rule knows the effect {row.effect!r}")
