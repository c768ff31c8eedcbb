"""The numbers of board.toml agree with each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from orleans.content.checks.entries import At
from orleans.content.problems import Problem
from orleans.content.schema import Classic
from orleans.content.schema.board import Board, EditionRow, Supply
from orleans.content.schema.words import FollowerId, GoodId

FOLLOWERS = get_args(FollowerId)
GOODS = get_args(GoodId)
PLURAL = {
    "farmer": "farmers",
    "boatman": "boatmen",
    "craftsman": "craftsmen",
    "trader": "traders",
    "knight": "knights",
    "scholar": "scholars",
    "monk": "monks",
}
BASIC = FOLLOWERS[:4]


def check(game: Classic) -> Iterator[Problem]:
    board = game.board
    yield from _all_kinds(board)
    yield from _tracks(board)
    yield from _development(board)
    yield from _supplies(board)
    yield from _boxes(board)
    yield from _coins(board)
    yield from _citizens(board)


def _all_kinds(board: Board) -> Iterator[Problem]:
    """Every follower, good, track and edition has its row, in the order all code counts in."""
    followers = [row.id for row in board.follower]
    yield from At("board", "follower", "").equal("id", followers, list(FOLLOWERS), "in this order")
    goods = [row.id for row in board.good]
    yield from At("board", "good", "").equal("id", goods, list(GOODS), "in this order")
    tracks = [row.follower for row in board.track]
    with_track = [row.id for row in board.follower if row.track]
    why = "the followers with a track"
    yield from At("board", "track", "").equal("follower", tracks, with_track, why)
    editions = sorted(row.id for row in board.edition)
    yield from At("board", "edition", "").equal(
        "id", editions, ["2014", "2021", "bigbox"], "the three editions"
    )
    personal = [row.id for row in board.follower for _ in range(row.personal)]
    kit = At("board", "player_kit")
    yield from kit.equal(
        "personal_followers", list(board.player_kit.personal_followers), personal,
        "the personal followers of [[follower]]",
    )  # fmt: skip


def _tracks(board: Board) -> Iterator[Problem]:
    for track in board.track:
        at = At("board", "track", track.follower)
        for field, steps in track.lists().items():
            why = "as many entries as steps"
            yield from at.equal(f"the length of {field}", len(steps), track.steps, why)
        for field in (
            "citizen_at", "first_wine_step", "farmer_only_until_step", "category_two_from_step",
        ):  # fmt: skip
            step = getattr(track, field)
            if step is not None:
                yield from at.holds(1 <= step <= track.steps, field, step, "a step of the track")
    knights = next((track for track in board.track if track.follower == "knight"), None)
    if knights:
        yield from At("board", "track", "knight").equal(
            "draw_start", knights.draw_start, board.player_kit.draw_start, "as in [player_kit]"
        )


def _development(board: Board) -> Iterator[Problem]:
    track = board.development
    at = At("board", "development")
    stars = [star.at for star in track.status]
    yield from at.holds(stars == sorted(set(stars)), "status", stars, "spaces in rising order")
    status = [star.status for star in track.status]
    yield from at.equal("status", status, list(range(1, len(status) + 1)), "counted from 1")
    yield from at.equal("status[0].at", stars[:1], [0], "where the markers start")
    yield from at.equal("status[-1].at", stars[-1:], [track.last], "the last space")
    for field, spaces in (
        ("coins", [coin.at for coin in track.coins]),
        ("citizens", list(track.citizens)),
    ):
        inside = all(0 < space <= track.last for space in spaces)
        expected = f"spaces from 1 to {track.last} in rising order"
        yield from at.holds(inside and spaces == sorted(set(spaces)), field, spaces, expected)


def _supplies(board: Board) -> Iterator[Problem]:
    """Every edition and number of players has its supply; fewer players, fewer followers."""
    for edition in board.edition:
        for players in edition.players:
            try:
                supply = board.supply_for(edition.id, players)
            except KeyError:
                yield At("board", "supply", "").problem(
                    f'the row for edition "{edition.id}" and {players} players',
                    "missing", "one for each number of players",
                )  # fmt: skip
                continue
            if edition.id == "2021":
                continue
            most = _most(board, edition)
            if most is None:
                continue
            for follower in FOLLOWERS:
                fewer = (2 if follower in BASIC else 3) * (max(edition.players) - players)
                yield from At("board", "supply", supply.id).equal(
                    follower, supply[follower], most[follower] - fewer,
                    f"{fewer} fewer than with {max(edition.players)} players",
                )  # fmt: skip


def _most(board: Board, edition: EditionRow) -> Supply | None:
    rows = (row for row in board.supply if row.edition == edition.id)
    return next((row for row in rows if row.players == max(edition.players)), None)


def _boxes(board: Board) -> Iterator[Problem]:
    """What the tables use is what the boxes hold."""
    box = board.components_bigbox
    at = At("board", "components_bigbox")
    for supply in board.supply:
        if (supply.edition, supply.players) == ("bigbox", 5):
            for follower in FOLLOWERS:
                field = f"neutral_{PLURAL[follower]}"
                why = "the supply of five players"
                yield from at.equal(field, getattr(box, field), supply[follower], why)
            yield from at.equal(
                "gear_wheels", box.gear_wheels, supply.gear_wheels, "the supply of five players"
            )
        if (supply.edition, supply.players) == ("2014", 4):
            tiles = sum(supply[follower] for follower in FOLLOWERS)
            tiles += 4 * len(board.player_kit.personal_followers)
            yield from At("board", "components_2014").equal(
                "character_tiles", board.components_2014.character_tiles, tiles,
                "the supply of four players and their personal followers",
            )  # fmt: skip
    for good in board.good:
        why = "the count of [[good]]"
        yield from at.equal(good.id, getattr(box, good.id), good.count, why)
    goods = sum(good.count for good in board.good)
    for edition, old in (("2014", board.components_2014), ("2021", board.components_2021)):
        where = At("board", f"components_{edition}")
        yield from where.equal("goods", old.goods, goods, "the sum of [[good]]")


def _coins(board: Board) -> Iterator[Problem]:
    box = board.components_bigbox
    coins = [coin for coin in board.coin if coin.edition == "bigbox"]
    for coin in coins:
        field = f"coins_{coin.value}"
        at = At("board", "coin", coin.label)
        in_box = getattr(box, field, None)
        yield from at.equal("count", coin.count, in_box, f"as {field} of the box")
    limit = board.coins_limit
    at = At("board", "coins_limit")
    number = sum(coin.count for coin in coins)
    yield from at.equal("pieces.bigbox", limit.pieces.bigbox, number, "the sum of [[coin]]")
    worth = sum(coin.count * coin.value for coin in coins)
    yield from at.equal(
        "value_total.bigbox", limit.value_total.get("bigbox"), worth, "the worth of [[coin]]"
    )
    for edition, old in (("2014", board.components_2014), ("2021", board.components_2021)):
        pieces = limit.pieces.e2014 if edition == "2014" else limit.pieces.e2021
        yield from at.equal(f"pieces.e{edition}", pieces, old.coins, "the coins of that box")
    bank = board.coins_limit_2014
    at = At("board", "coins_limit_2014")
    number = sum(piece.count for piece in bank.pieces)
    yield from at.equal("pieces", number, board.components_2014.coins, "the coins of that box")
    worth = sum(piece.count * piece.value for piece in bank.pieces)
    yield from at.equal("bank_total", bank.bank_total, worth, "the worth of pieces")


def _citizens(board: Board) -> Iterator[Problem]:
    base = board.citizens_base
    at = At("board", "citizens_base")
    yield from at.equal(
        "development", base.development, len(board.development.citizens),
        "the citizens of [development]",
    )  # fmt: skip
    for follower in ("boatman", "knight"):
        field = f"{PLURAL[follower]}_track"
        here = sum(t.citizen_at is not None for t in board.track if t.follower == follower)
        yield from at.equal(field, getattr(base, field), here, "the citizens of that [[track]]")
    total = (
        base.development + base.boatmen_track + base.knights_track
        + base.deeds_base_board + base.most_stations
    )  # fmt: skip
    yield from at.equal("total", base.total, total, "the sum of the others")
    boxes = (
        ("e2014", board.components_2014.citizens),
        ("e2021", board.components_2021.citizens),
        ("bigbox", board.components_bigbox.citizens),
    )
    for field, citizens in boxes:
        yield from at.equal(
            f"box_count.{field}", getattr(base.box_count, field), citizens, "as in that box"
        )
