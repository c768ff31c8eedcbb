"""Nothing appears and nothing vanishes: every piece of the box is somewhere, exactly once.

The counts come from the component tables, not from the game's own, so that a wrong set-up
shows too.
"""

from collections import Counter
from typing import Any

from orleans.classic.game import Classic
from orleans.classic.ids import (
    BREAD,
    EMPTY,
    FOLLOWERS,
    GEAR,
    GONE_STATIONS,
    GOOD_NAMES,
    GRAIN,
    KIND_NAMES,
    KINDS,
    NOBODY,
    PERSONAL,
    PLANNING,
    TYPES,
)
from orleans.classic.pieces.deed_spaces import follower_on
from orleans.classic.pieces.spaces import fitting_spaces
from orleans.classic.player import Player
from orleans.classic.tables import Substitute, Tables
from orleans.content import load_content

GONE_WHEELS = 12


def check_pieces(game: Classic) -> None:
    """Raises AssertionError if a piece is missing, doubled or miscounted."""
    assert followers(game) == follower_box(game)
    assert goods(game) == {good.id: good.count for good in load_content().board.good}
    assert wheels(game) == supply_row(game).gear_wheels
    assert citizens(game) == citizen_box(game)
    assert stations(game) == [10] * len(game.players)
    check_coins(game)
    check_tiles(game)
    for seat, player in enumerate(game.players):
        check_derived(game, seat, player)


def supply_row(game: Classic) -> Any:
    board = load_content().board
    edition = game.setup.edition
    edition = board.supply_2021.same_as if edition == "2021" else edition
    return next(
        row for row in board.supply if row.edition == edition and row.players == game.setup.players
    )


# --------------------------------------------------------------------------- followers


def follower_box(game: Classic) -> dict[str, int]:
    """Neutral ones by type; of each seat one of every personal kind."""
    row = supply_row(game)
    box = {name: row[name] for name in FOLLOWERS}
    for seat in range(len(game.players)):
        for kind in KIND_NAMES[PERSONAL:]:
            box[f"{seat} {kind}"] = 1
    return box


def followers(game: Classic) -> dict[str, int]:
    found: Counter[str] = Counter()
    for follower_type, name in enumerate(FOLLOWERS):
        found[name] += game.supply[follower_type] + game.removed[follower_type]
    for space, sender in enumerate(game.deed_spaces):
        if sender != NOBODY:
            found[FOLLOWERS[follower_on(game, space)]] += 1
    for seat, player in enumerate(game.players):
        lying = Counter([*player.spaces, *player.tower, *just_drawn(game, seat)])
        for kind in range(KINDS):
            count = player.bag[kind] + player.market[kind] + lying[kind]
            name = KIND_NAMES[kind]
            found[f"{seat} {name}" if kind >= PERSONAL else name] += count
    return {name: count for name, count in found.items() if count}


def just_drawn(game: Classic, seat: int) -> list[int]:
    """Followers in the hand: drawn or taken back, not put down yet."""
    if game.asked == "place_drawn" and game.pending == [seat]:
        drawn = str(game.steps[-1].facts(game)["drawn"])
        return [KIND_NAMES.index(name) for name in drawn.split()] + game.players[seat].unplaced
    return game.players[seat].unplaced


# ----------------------------------------------------------------------- other pieces


def goods(game: Classic) -> dict[str, int]:
    rooms = [given_to_room(game, player) for player in game.players]
    on_deeds = lying_on_deeds(game, "goods_on_deeds")
    return {
        name: game.goods[good]
        + game.removed[TYPES + good]
        + game.route_goods.count(good)
        + sum(player.goods[good] for player in game.players)
        + sum(player.goods[BREAD] for player in game.players if good == GRAIN)
        + sum(name in room for room in rooms)
        + on_deeds.count(name)
        for good, name in enumerate(GOOD_NAMES)
    }


def given_to_room(game: Classic, player: Player) -> list[str]:
    goods = game.tables.room_goods
    return [GOOD_NAMES[good] for at, good in enumerate(goods) if player.room & (1 << at)]


def lying_on_deeds(game: Classic, field: str) -> list[Any]:
    """What the boards of modules show, whichever they are."""
    views = [module.view(game, None) for module in game.tables.modules]
    return [piece for view in views for piece in view.get(field, {}).values()]


def wheels(game: Classic) -> int:
    held = sum(player.wheels + player.spaces.count(GEAR) for player in game.players)
    lying: int = sum(lying_on_deeds(game, "wheels_on_deeds"))
    return game.wheels + game.removed[GONE_WHEELS] + held + lying


def citizens(game: Classic) -> int:
    return game.citizens.bit_count() + sum(player.citizens for player in game.players)


def citizen_box(game: Classic) -> int:
    """Those on the tracks and for most stations, and those of the deeds board in play."""
    content = load_content()
    boards = [module.deed_board for module in game.tables.modules if module.deed_board]
    players = game.setup.players
    box = 6
    for deed in content.deeds.deed:
        if deed.board == (boards[0] if boards else "board_base") and players not in deed.absent_at:
            open_spaces = len(deed.spaces) - (players in deed.covered_at)
            box += (deed.complete.citizen or 0) + (deed.reward[0].citizen or 0) * open_spaces
    return box


def stations(game: Classic) -> list[int]:
    """By seat, with those that have left the game."""
    return [
        player.unbuilt + player.built + game.removed[GONE_STATIONS + seat]
        for seat, player in enumerate(game.players)
    ]


def check_coins(game: Classic) -> None:
    held = [player.coins for player in game.players]
    assert min(held) >= 0
    if game.setup.edition == "2014":
        assert game.bank >= 0
        total = game.setup.options.get("bank", load_content().board.coins_limit_2014.bank_total)
        assert game.bank + sum(held) == total
    else:
        assert game.bank == EMPTY


def check_tiles(game: Classic) -> None:
    """A Place tile is in its stack, with one owner, or out of the game."""
    owned = Counter(place for player in game.players for place in player.places)
    stacked = Counter(game.tiles)
    for place in game.tables.tiles:
        assert owned[place] + stacked[place] <= 1
    for place in game.tables.board_places:
        assert owned[place] == len(game.players)


def check_derived(game: Classic, seat: int, player: Player) -> None:
    """What is stored for speed says the same as what it was made from."""
    tables = game.tables
    taken = {space for space, piece in enumerate(player.spaces) if piece != EMPTY}
    owned = set(player.places)
    for place in tables.places:
        filled = len(taken.intersection(place.spaces))
        assert player.empty[place.index] == len(place.spaces) - filled
        assert not filled or place.index in owned
    assert player.market_room == tables.market_size - sum(player.market) >= 0
    assert player.built == player.on_road + sum(mask >> seat & 1 for mask in game.stations)
    assert all(
        kept <= owned for kept, owned in zip(player.goods_on_tiles, player.goods, strict=False)
    )
    assert player.abilities == abilities_of(tables, player)
    assert player.fitting == fitting_spaces(tables, player.places, opened(game))
    assert min(player.bag) >= 0 and min(player.goods) >= 0 and player.wheels >= 0
    assert 0 <= player.dev <= tables.dev_last
    for follower_type, track in enumerate(tables.tracks):
        assert 0 <= player.tracks[follower_type] <= track.steps
    room = 0 if tables.tower not in player.places else tables.places[tables.tower].market_spaces
    assert len(player.tower) <= room


def opened(game: Classic) -> list[Substitute]:
    """Who may stand in for others while this round is planned."""
    return game.tables.hour_glass[game.event].stand_ins if game.phase == PLANNING else []


def abilities_of(tables: Tables, player: Player) -> int:
    abilities = 0
    for place in player.places:
        abilities |= tables.places[place].abilities
    return abilities
