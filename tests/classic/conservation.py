"""Nothing appears and nothing vanishes: every piece of the box is somewhere, exactly once.

The counts come from the component tables, not from the game's own, so that a wrong set-up
shows too.
"""

from collections import Counter
from typing import Any

from orleans.classic.game import Classic
from orleans.classic.names import (
    EMPTY,
    FOLLOWERS,
    GEAR,
    GIVE_BUILT,
    GIVE_STATION,
    GOOD_NAMES,
    KIND_NAMES,
    KINDS,
    NOBODY,
    PERSONAL,
    TYPES,
)
from orleans.classic.player import Player
from orleans.classic.spaces import fitting_spaces
from orleans.content import load_content

GONE_WHEELS = 12


def check_pieces(game: Classic) -> None:
    """Raises AssertionError if a piece is missing, doubled or miscounted."""
    assert followers(game) == follower_box(game)
    assert goods(game) == {good.id: good.count for good in load_content().board.good}
    assert wheels(game) == supply_row(game).gear_wheels
    assert citizens(game) == 14
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
    for type, name in enumerate(FOLLOWERS):
        found[name] += game.supply[type] + game.gone[type]
    for space, sender in enumerate(game.deed_spaces):
        if sender != NOBODY:
            found[FOLLOWERS[game.tables.deed_types[space]]] += 1
    for seat, player in enumerate(game.players):
        for kind in range(KINDS):
            count = player.bag[kind] + player.market[kind] + player.tower.count(kind)
            count += player.spaces.count(kind) + just_drawn(game, seat).count(kind)
            name = KIND_NAMES[kind]
            found[f"{seat} {name}" if kind >= PERSONAL else name] += count
    return {name: count for name, count in found.items() if count}


def just_drawn(game: Classic, seat: int) -> list[int]:
    """Followers in the hand: drawn or taken back, not put down yet."""
    if game.asked == "place_drawn" and game.pending == [seat]:
        drawn = str(game.steps[-1].facts(game)["drawn"])
        return [KIND_NAMES.index(name) for name in drawn.split()]
    # While all still choose how many to draw, `fresh` holds that number instead.
    return game.players[seat].fresh if game.asked == "stow" else []


# ----------------------------------------------------------------------- other pieces


def goods(game: Classic) -> dict[str, int]:
    return {
        name: game.goods[good]
        + game.gone[TYPES + good]
        + game.route_goods.count(good)
        + sum(player.goods[good] for player in game.players)
        for good, name in enumerate(GOOD_NAMES)
    }


def wheels(game: Classic) -> int:
    held = sum(player.wheels + player.spaces.count(GEAR) for player in game.players)
    return game.wheels + game.gone[GONE_WHEELS] + held


def citizens(game: Classic) -> int:
    return game.citizens.bit_count() + sum(player.citizens for player in game.players)


def stations(game: Classic) -> list[int]:
    """By seat. Those given under torture leave the game: only the moves tell of them."""
    found = [player.unbuilt + player.built for player in game.players]
    moves = game.vocabulary.moves
    for number in game.played.numbers():
        if moves[number // 16].kind in (GIVE_STATION, GIVE_BUILT):
            found[number % 16] += 1
    return found


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
    owned = [place for player in game.players for place in player.places]
    for place in game.tables.tiles:
        assert owned.count(place) + (game.tiles >> place & 1) <= 1
    for place in game.tables.board_places:
        assert owned.count(place) == len(game.players)


def check_derived(game: Classic, seat: int, player: Player) -> None:
    """What is stored for speed says the same as what it was made from."""
    tables = game.tables
    for place in tables.places:
        empty = sum(player.spaces[space] == EMPTY for space in place.spaces)
        assert player.empty[place.index] == empty
        if place.index not in player.places:
            assert empty == len(place.spaces)
    assert player.market_room == tables.market_size - sum(player.market) >= 0
    assert player.built == sum(mask >> seat & 1 for mask in game.stations)
    assert player.fitting == fitting_spaces(tables, player.places)
    assert min(player.bag) >= 0 and min(player.goods) >= 0 and player.wheels >= 0
    assert 0 <= player.dev <= tables.dev_last
    for type, track in enumerate(tables.tracks):
        assert 0 <= player.tracks[type] <= track.steps
    room = 0 if tables.tower not in player.places else tables.places[tables.tower].market_spaces
    assert len(player.tower) <= room
