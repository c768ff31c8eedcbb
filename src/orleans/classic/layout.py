"""Setting up: goods on the map, stacks of tiles, the start player."""

from .ids import EMPTY, KINDS, OWN_GOODS, PERSONAL, TRACKS, TYPES
from .player import Player
from .state import State
from .tables import Tables


def new_player(tables: Tables) -> Player:
    """setup.kit, setup.coins, setup.personal.market, setup.markers, setup.merchant"""
    market = [0] * TYPES + [1] * (KINDS - PERSONAL)
    return Player(
        coins=tables.start_coins,
        dev=0,
        citizens=0,
        unbuilt=tables.stations,
        built=0,
        wheels=0,
        wheel_placed=False,
        merchant=tables.start_town,
        market_room=tables.market_size - (KINDS - PERSONAL),
        chosen=0,
        on_road=0,
        room=0,
        abilities=0,
        tracks=[0] * TRACKS,
        goods=[0] * OWN_GOODS,
        goods_on_tiles=tables.nothing_kept,
        bag=[0] * KINDS,
        market=market,
        tower=[],
        unplaced=[],
        plan=[],
        spaces=[EMPTY] * len(tables.spaces),
        empty=[len(place.spaces) for place in tables.places],
        places=tables.board_places[:],
        fitting=tables.fitting,
    )


def lay_out(game: State) -> None:
    tables = game.tables
    for player in game.players:
        if game.bank != EMPTY:
            game.bank -= player.coins
    game.citizens = (1 << len(tables.citizen_names)) - 1
    lay_goods(game)
    stack_hour_glass(game)
    stack_tiles(game)
    choose_start_player(game)
    for module in tables.modules:
        game.module_states.append(module.set_up(game))


def lay_goods(game: State) -> None:
    """setup.goods.*: those for small games leave unseen first, then the map is filled."""
    for _ in range(game.tables.goods_removed):
        good = game.chance.pick_weighted(game.goods)
        game.goods[good] -= 1
        game.removed[TYPES + good] += 1
    for space in range(game.tables.goods_spaces):
        good = game.chance.pick_weighted(game.goods)
        game.goods[good] -= 1
        game.route_goods[space] = good


def stack_hour_glass(game: State) -> None:
    """setup.hourglass.*: each block is shuffled by itself, the first block lies on top."""
    stack: list[int] = []
    for block, used in zip(game.tables.hour_glass_blocks, game.tables.hour_glass_used, strict=True):
        tiles = block[:]
        game.chance.shuffle(tiles)
        stack.extend(tiles[:used])
    game.hour_glass = stack


def stack_tiles(game: State) -> None:
    """setup.places.*: all tiles, or so many random ones of each category."""
    tables = game.tables
    stacks: list[int] = []
    for category in (1, 2):
        tiles = [place for place in tables.tiles if tables.places[place].category == category]
        if EMPTY < tables.stack_size < len(tiles):
            game.chance.shuffle(tiles)
            tiles = tiles[: tables.stack_size]
        stacks.extend(tiles)
    game.tiles = sorted(stacks)


def choose_start_player(game: State) -> None:
    """setup.startplayer: drawn, unless the table names one."""
    named = game.setup.options.get("start_player")
    if isinstance(named, int):
        game.start = named
    else:
        game.start = game.chance.pick(game.tables.players)
