"""Place tiles: whose they are, what comes with them and what goes with them."""

from ..ids import BREAD, GEAR, GONE_STATIONS, NOBODY, OWN_GOOD_NAMES, TYPES
from ..player import Player
from ..state import State
from .copy_on_write import with_item, without_item
from .deed_spaces import follower_on
from .goods import gain_good, supply_kind
from .spaces import clear, fitting_spaces, lose_wheel, remove_from_game, send_home


def owner_of(game: State, place: int) -> int:
    """The seat that has a Place tile."""
    for seat, player in enumerate(game.players):
        if place in player.places:
            return seat
    return NOBODY


def own_places(game: State, player: Player, places: list[int]) -> None:
    """Lasting abilities begin and end with the tile."""
    player.places = places
    player.fitting = fitting_spaces(game.tables, places)
    player.abilities = 0
    for place in places:
        player.abilities |= game.tables.places[place].abilities


def gain_place(game: State, seat: int, place: int) -> None:
    """A tile leaves its stack and lies beside the board, with what comes with it."""
    player = game.players[seat]
    if place in game.tiles:
        game.tiles = without_item(game.tiles, place)
    own_places(game, player, [*player.places, place])
    row = game.tables.places[place]
    for good, count in enumerate(row.brings):
        # place.brasserie.short: only what there is
        count = min(count, game.goods[good])
        for _ in range(count):
            gain_good(game, seat, good, row.id)
        if count:
            player.goods_on_tiles = with_item(player.goods_on_tiles, good, count)


def lose_place(game: State, seat: int, place: int) -> None:
    """torture.place, torture.place.contents: Followers go home, the rest leaves the game."""
    player = game.players[seat]
    row = game.tables.places[place]
    send_home(game, player, place)
    for space in row.spaces:
        if player.spaces[space] == GEAR:
            clear(game, player, space)
            lose_wheel(game)
    if row.market_spaces:
        for kind in player.tower:
            player.bag[kind] += 1
        player.tower = []
    if row.brings:
        lose_kept(game, seat)
    if place == game.tables.road:
        lose_road(game)
    if place == game.tables.bakery:
        lose_bread(game)
    if place == game.tables.room:
        lose_room(game, player)
    own_places(game, player, without_item(player.places, place))


def lose_kept(game: State, seat: int) -> None:
    player = game.players[seat]
    for good, count in enumerate(player.goods_on_tiles):
        lose_with_tile(game, seat, good, count)
    player.goods_on_tiles = game.tables.nothing_kept


def lose_with_tile(game: State, seat: int, good: int, count: int) -> None:
    """Goods that lie on a tile which leaves the game."""
    game.players[seat].goods[good] -= count
    for _ in range(count):
        remove_from_game(game, TYPES + supply_kind(good))
    if count and game.events is not None:
        name = OWN_GOOD_NAMES[good]
        game.emit("lost_goods", seat, "torture.place.contents", {"good": name, "amount": count})


def lose_road(game: State) -> None:
    """Whoever built them: they stand on the tile (combo.church.kept)."""
    for seat, player in enumerate(game.players):
        count = player.on_road
        for _ in range(count):
            player.built -= 1
            remove_from_game(game, GONE_STATIONS + seat)
        player.on_road = 0
        if count and game.events is not None:
            game.emit("lost_stations", seat, "torture.place.contents", {"amount": count})


def lose_bread(game: State) -> None:
    """Whoever baked it: it lies on the tile (combo.church.kept)."""
    for seat, player in enumerate(game.players):
        lose_with_tile(game, seat, BREAD, player.goods[BREAD])


def lose_room(game: State, player: Player) -> None:
    """What was given to the room goes with it: none of it stands on an Action Space."""
    tables = game.tables
    for index, good in enumerate(tables.room_goods):
        if player.room & (1 << index):
            remove_from_game(game, TYPES + good)
    player.room = 0
    for deed in tables.deeds:
        if deed.only_for == tables.room:
            for space in range(deed.first, deed.last):
                if game.deed_spaces[space] != NOBODY:
                    remove_from_game(game, follower_on(game, space))
                    game.deed_spaces = with_item(game.deed_spaces, space, NOBODY)
