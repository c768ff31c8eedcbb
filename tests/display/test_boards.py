"""Boards: whatever a view of a game names, a client finds described, in words and numbers."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

import orleans
from orleans import Setup
from orleans.bots import PLAYERS
from orleans.classic.ids import FOLLOWERS, OWN_GOOD_NAMES
from orleans.content.schema import Language
from orleans.display.board import board_of
from orleans.display.board_shapes import Board
from orleans.display.classic.shapes import ClassicBoard
from orleans.display.joan.shapes import JoanBoard
from orleans.games import tables_for
from orleans.text.shapes import Gift
from orleans.text.translator import LANGUAGES

CLASSIC = {
    "2014": Setup(edition="2014", players=3),
    "2021": Setup(edition="2021", players=2),
    "big box": Setup(players=5),
    "orders, events, trade": Setup(players=4, modules=["orders", "ti-events", "trade"]),
    "orders, events, intrigue": Setup(players=3, modules=["orders", "ti-events", "intrigue"]),
}
JOAN = {
    "joan for two": Setup(game="joan", players=2),
    "joan for five": Setup(game="joan", players=5),
    "joan solo": Setup(game="joan", players=1),
}
SETUPS: dict[str, Setup] = {**CLASSIC, **JOAN}
LARGEST = 120_000
MAY_BE_EMPTY = {"citizen", "tile", "item", "complete", "yellow", "town"}
"""Ids of what is not there, and what the last Follower of a tile brings: nothing."""


def classic(name: str, language: Language = "en") -> ClassicBoard:
    board = board_of(language, CLASSIC[name])
    assert isinstance(board, ClassicBoard)
    return board


def joan(name: str, language: Language = "en") -> JoanBoard:
    board = board_of(language, JOAN[name])
    assert isinstance(board, JoanBoard)
    return board


def views(setup: Setup) -> Iterator[dict[str, Any]]:
    """What the seats see in two games."""
    for seed in (1, 2):
        game = orleans.new(setup, seed, listen=False)
        bot = PLAYERS["random"](seed)
        while not game.over:
            seat = game.pending[0]
            yield game.view(seat)
            game.play_legal(seat, bot.choose(game, seat, game.legal(seat)))
        yield game.view(None)


def texts(board: Any, at: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(board, dict):
        for key, value in board.items():
            yield from texts(value, key)
    elif isinstance(board, list):
        for value in board:
            yield from texts(value, at)
    elif isinstance(board, str):
        yield at, board


def given(gifts: list[Gift], kind: str) -> int:
    return sum(gift.amount for gift in gifts if gift.kind == kind)


# ----------------------------------------------------------------- every game


@pytest.mark.parametrize("name", SETUPS)
def test_a_board_speaks_and_is_small(name: str) -> None:
    boards: dict[Language, Board] = {lang: board_of(lang, SETUPS[name]) for lang in LANGUAGES}
    for language, board in boards.items():
        data = msgspec.json.encode(board)
        assert len(data) < LARGEST
        assert msgspec.json.decode(data, type=ClassicBoard | JoanBoard) == board
        empty = {at for at, text in texts(msgspec.to_builtins(board)) if not text}
        assert empty <= MAY_BE_EMPTY, language
    assert boards["en"] != boards["de"] != boards["fr"]


def test_the_same_set_up_has_one_board() -> None:
    assert board_of("de", Setup(players=3)) is board_of("de", Setup(players=3))


def test_every_rule_named_on_a_board_is_in_the_ledger() -> None:
    rules = orleans.content.load_content().rules
    for setup in SETUPS.values():
        for at, text in texts(msgspec.to_builtins(board_of("en", setup))):
            assert at != "rule" or text in rules


def test_the_board_shows_what_an_owner_has_corrected() -> None:
    data = {"places": {"place": [{"id": "windmill", "effect": {"coins": 5, "dev": 1}}]}}
    board = board_of("en", Setup(players=2, data=data))
    assert isinstance(board, ClassicBoard)
    windmill = next(place for place in board.places if place.id == "windmill")
    assert windmill.text == "5 coins and 1 Development Point"
    assert given(windmill.gives, "coins") == 5
    assert windmill.provenance["effect"] == "owner"


# -------------------------------------------------------------------- Orléans


@pytest.mark.parametrize("name", CLASSIC)
def test_everything_a_view_names_is_on_the_board(name: str) -> None:
    board = classic(name)
    towns = {town.id for town in board.map.towns}
    routes = {route.id: route.spaces for route in board.map.routes}
    places = {place.id: place for place in board.places}
    deeds = {deed.id: deed.asks for deed in board.deeds.deeds}
    goods = {good.id for good in board.goods}
    tiles = {tile.id for tile in board.hour_glass.tiles}
    parts = {part.id for part in board.parts}
    steps = {track.id: len(track.steps) for track in board.tracks}
    citizens = {citizen.id for citizen in board.citizens}
    cards = {card.id for module in board.modules for card in module.cards}
    for view in views(CLASSIC[name]):
        assert view["phase"] in {phase.id for phase in board.phases}
        assert {*view["events_seen"], view["event"]} - {""} <= tiles
        assert set(view["citizens"]) <= citizens
        assert set(view["tiles"]) <= places.keys()
        assert view["routes"].keys() == routes.keys()
        assert all(len(lying) <= routes[id] for id, lying in view["routes"].items())
        assert {id: [space["asks"] for space in row] for id, row in view["deeds"].items()} == deeds
        assert set(view["stations"]) <= towns
        assert view["modules"].keys() == {module.id for module in board.modules}
        orders = view["modules"].get("orders", {"display": [], "taken": []})
        assert {*orders["display"], *chain(*orders["taken"])} <= cards
        for player in view["players"]:
            assert player["merchant"] in towns
            assert set(player["goods"]) <= goods
            assert set(player["score"]) <= parts
            assert all(step <= steps[id] for id, step in player["tracks"].items())
            assert player["development"] < len(board.development.spaces)
            assert player["status"] >= board.development.spaces[player["development"]].status
            for id, pieces in player["spaces"].items():
                assert len(places[id].asks) == len(pieces)


@pytest.mark.parametrize("name", CLASSIC)
def test_the_numbers_are_those_of_the_rules(name: str) -> None:
    board, tables = classic(name), tables_for(CLASSIC[name])
    begun = orleans.new(CLASSIC[name], "numbers").view(None)
    assert board.rounds == begun["rounds"]
    assert board.kit.coins == begun["players"][0]["coins"]
    assert board.kit.stations == begun["players"][0]["stations_left"]
    assert board.wheels == tables.wheels >= begun["wheels"]
    if board.bank is not None:
        assert board.bank == begun["bank"] + sum(player["coins"] for player in begun["players"])
    for track, row in zip(board.tracks, tables.tracks, strict=True):
        for at, step in enumerate(track.steps):
            shown = {kind: given(step.gives, kind) for kind in ("coins", "dev", "gear_wheel")}
            told = {"coins": row.coins, "dev": row.dev, "gear_wheel": row.wheels}
            assert shown == {kind: found[at] if found else 0 for kind, found in told.items()}
            assert given(step.gives, "draw") == (row.draw[at] if row.draw else 0)
            assert given(step.gives, "citizen") == (row.citizen_at == at + 1)
    assert [space.coins for space in board.development.spaces] == tables.dev_coins
    assert [space.status for space in board.development.spaces] == tables.dev_status
    assert {space.citizen for space in board.development.spaces} - {""} <= set(begun["citizens"])
    assert [follower.supply for follower in board.followers] == tables.supply
    used = sum(block.used for block in board.hour_glass.blocks)
    held = sum(len(block.tiles) for block in board.hour_glass.blocks)
    assert used == board.rounds <= held == sum(tile.count for tile in board.hour_glass.tiles)


def test_what_a_place_and_a_deed_show() -> None:
    board = classic("big box")
    ship = next(place for place in board.places if place.id == "ship")
    assert ship.asks == ["farmer", "boatman", "knight"] and ship.needed == 3 and ship.wheels
    assert ship.category == 0 and not ship.lasting and ship.rule == "ship.move"
    town_hall = next(place for place in board.places if place.id == "town_hall")
    assert town_hall.needed == 1 and not town_hall.wheels
    windmill = next(place for place in board.places if place.id == "windmill")
    assert windmill.gives == [Gift(kind="coins", amount=2), Gift(kind="dev")]
    assert windmill.provenance["effect"] in {level.level for level in board.provenance}
    wall = board.deeds.deeds[0]
    assert wall.asks.count("knight") == 3 and wall.gives == [Gift(kind="coins")]
    assert wall.citizen in {citizen.id for citizen in board.citizens}


def test_a_module_needs_nothing_of_the_client() -> None:
    board = classic("orders, events, trade")
    orders = next(module for module in board.modules if module.id == "orders")
    card = orders.cards[0]
    assert card.town in {town.id for town in board.map.towns} and card.points
    assert {gift.kind for gift in card.cost} == {"good"} and card.title and card.text
    assert board.deeds.name == "Beneficial Deeds: Trade"
    assert any(tile.id.startswith("ti_") for tile in board.hour_glass.tiles)


# -------------------------------------------------------------- Joan of Arc


@pytest.mark.parametrize("name", JOAN)
def test_everything_a_view_of_joan_names_is_on_the_sheet(name: str) -> None:
    board = joan(name)
    towns = {town.id: town.open for town in board.map.towns}
    routes = {route.id for route in board.map.routes if route.open}
    places = {place.id for place in board.places}
    deeds = {deed.id: deed for deed in board.deeds}
    yellows = {yellow.id for yellow in board.yellows if yellow.open}
    for view in views(JOAN[name]):
        assert view["rounds"] == board.rounds
        assert set(view["display"]) <= {tile.id for tile in board.tiles}
        assert set(view["closed_towns"]) == {id for id, is_open in towns.items() if not is_open}
        assert {*view["cards"], *view["cards_on_offer"]} <= places
        assert view["yellow_bonuses"].keys() == yellows
        assert {id for id, state in view["deeds"].items() if state != "absent"} == {
            deed.id for deed in board.deeds if deed.open
        }
        for sheet in view["players"]:
            assert set(sheet["routes"]) <= routes
            assert set(sheet["stations"]) <= towns.keys()
            assert len(sheet["bank"]) == len(board.bank.rows)
            assert max(sheet["goods"].values()) <= len(board.warehouse.columns)
            assert sheet["development"] <= len(board.development.spaces)
            assert sheet["monks"] < len(board.monks) and sheet["shields"] <= len(board.depot)
            for id, marks in sheet["deeds"].items():
                assert set(marks) <= set(deeds[id].followers)
        area = view["joan"]
        assert (area is None) == (board.solo is None)
        if area is not None and board.solo is not None:
            assert set(area["face_up"]) <= {card.id for card in board.solo.cards}
            assert area["tracks"].keys() == {track.id for track in board.solo.tracks}
            assert area["pile"] + len(area["face_up"]) == len(board.solo.cards)


def test_the_numbers_of_the_sheet_are_those_of_the_rules() -> None:
    board, tables = joan("joan for five"), tables_for(JOAN["joan for five"])
    assert [tile.count for tile in board.tiles] == tables.tile_counts
    assert [row.points for row in board.warehouse.rows] == tables.row_points
    assert [row.good for row in board.warehouse.rows] == OWN_GOOD_NAMES[:-1]
    assert board.bank.size == tables.bank_columns and board.bank.start == tables.bank_start
    statuses = [space.status for space in board.development.spaces]
    assert [board.development.start_status, *statuses] == tables.dev_status
    assert [given(column.gives, "vp") for column in board.warehouse.columns] == [
        bonus.points for bonus in tables.column_bonus
    ]
    assert {place.id: place.price for place in board.places} == {
        card.id: card.price for card in tables.cards
    }
    assert {follower for deed in board.deeds for follower in deed.followers} <= set(FOLLOWERS)


def test_every_part_of_the_sheet_says_how_sure_its_values_are() -> None:
    board = joan("joan solo")
    assert board.depot_provenance == {"shields": "reconstructed"}
    parts = (board.map, board.warehouse, board.bank, board.development, board.solo)
    said = {level for part in parts if part is not None for level in part.provenance.values()}
    assert "reconstructed" in said
    assert said <= {one.level for one in board.provenance}


def test_the_sheet_says_what_comes_off_the_box_cover() -> None:
    board = joan("joan solo")
    [four] = [deed for deed in board.deeds if deed.id == "four"]
    assert four.provenance["followers"] == "photograph-cover"
    said = {one.level: one.text for one in board.provenance}
    assert said["photograph-cover"] == "[seen in a photograph of the box cover]"
