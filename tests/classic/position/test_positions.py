"""Positions are checked as strictly as moves: what cannot lie on a table is refused by name."""

from typing import Any

import pytest

import orleans
from orleans.games import PositionError
from tests.classic.conservation import check_pieces
from tests.classic.table import Table
from tests.rules import rule

PERSONAL = "farmer* boatman* craftsman* trader*"

BAD = {
    "deeds is no list": '{"deeds": {"base_astronomy": 1}}',
    "deed space 0": '{"deeds": {"base_astronomy": [0]}}',
    "deed space twice": '{"deeds": {"base_astronomy": [1, 1]}}',
    "more coins than there are": '{"edition": "2014", "players": 2, "red": {"coins": 500}}',
    "three wheels on a Place": '{"red": {"spaces": {"ship": "wheel wheel wheel"}}}',
    "a wheel in the Town Hall": '{"red": {"spaces": {"town_hall": "wheel -"}}}',
    "a board Place as a tile": '{"red": {"tiles": ["village"]}}',
    "a tile twice": '{"red": {"tiles": ["school", "school"]}}',
    "a tile for two": '{"red": {"tiles": ["school"]}, "blue": {"tiles": ["school"]}}',
    "two stations in a town": '{"edition": "2021", "red": {"stations": ["blois"]},'
    ' "blue": {"stations": ["blois"]}}',
    "two own stations in a town": '{"red": {"stations": ["blois", "blois"]}}',
    "stations on a Road that is not there": '{"edition": "2021", "red": {"road": 1}}',
    "five stations on the Road": '{"red": {"tiles": ["road"], "road": 5}}',
    "five stations of two on the Road": '{"red": {"tiles": ["road"], "road": 3},'
    ' "blue": {"road": 2}}',
    "bread where nobody bakes": '{"edition": "2021", "red": {"goods": {"bread": 1}}}',
    "more bread than there is grain": '{"red": {"tiles": ["bakery"], "goods": {"bread": 25}}}',
    "goods on a tile that is not there": '{"red": {"kept": {"wine": 1}}}',
    "more goods than came with the tile": '{"red": {"tiles": ["brasserie"], "kept": {"wine": 3}}}',
    "other goods than came with the tile": '{"red": {"tiles": ["brasserie"], "kept": {"wool": 1}}}',
    "goods on a tile that are none": '{"red": {"tiles": ["brasserie"], "kept": {"ink": 0}}}',
    "goods in a room that is not there": '{"red": {"room": "wine"}}',
    "a good twice in the room": '{"red": {"tiles": ["gaming_room"], "room": "wine wine"}}',
    "a good that the room does not want": '{"red": {"tiles": ["gaming_room"], "room": "wool"}}',
    "Followers in a room that nobody has": '{"deeds": {"gaming_room": [1]}}',
    "numbers where any Follower may go": '{"edition": "bigbox", "modules": ["trade"],'
    ' "deeds": {"trade_alchemy": [1]}}',
    "a second Farmer in the Theatre": '{"red": {"tiles": ["theatre"],'
    ' "spaces": {"theatre": "farmer farmer - - - - -"}}}',
    "a wheel in the Theatre": '{"red": {"tiles": ["theatre"],'
    ' "spaces": {"theatre": "wheel - - - - - -"}}}',
    "a Tower that is not there": '{"red": {"tower": "knight"}}',
    "three on the Tower": '{"red": {"tiles": ["gunpowder_tower"], "tower": "monk monk monk"}}',
    "an event that is used up": '{"event": "abc_a_income", "next_events": ["abc_a_income"]}',
    "more Knights than there are": '{"supply": {"knight": 99}}',
    "a personal Follower twice": '{"red": {"market": "farmer* farmer*"}}',
    "a full Market": '{"red": {"market": "monk monk monk monk monk monk monk monk monk"}}',
    "a seat that is no table": '{"red": 5}',
    "a round that is no number": '{"round": "x"}',
    "a phase that is none": '{"phase": "dinner"}',
    "a field that is none": '{"weather": "fine"}',
    "a field of a seat that is none": '{"red": {"hat": 1}}',
    "not TOML": "round =",
}


@pytest.mark.parametrize("position", BAD.values(), ids=BAD.keys())
def test_an_impossible_position_is_refused_with_one_sentence(position: str) -> None:
    with pytest.raises(PositionError) as refused:
        orleans.new(position=position)
    assert "\n" not in str(refused.value)


STANDS_WRONG = {
    "plan.match": {"spaces": {"ship": "knight knight knight"}},
    "townhall.personal": {"spaces": {"town_hall": "farmer* -"}},
    "place.theatre.notech": {"tiles": ["theatre"], "spaces": {"theatre": "monk - - - - - -"}},
    "tech.oneplace": {"spaces": {"ship": "wheel wheel -"}},
    "tech.townhall": {"spaces": {"town_hall": "wheel -"}},
}


@rule(*STANDS_WRONG)
@pytest.mark.parametrize("broken, red", STANDS_WRONG.items(), ids=STANDS_WRONG)
def test_what_cannot_stand_somewhere_is_refused_with_its_rule(
    broken: str, red: dict[str, Any]
) -> None:
    with pytest.raises(PositionError) as refused:
        orleans.new(position={"players": 2, "red": red})
    assert (refused.value.key, refused.value.rule) == ("position-stands", broken)


@rule("monk.any", "place.school")
def test_who_may_stand_in_for_others_may_do_so_in_a_position() -> None:
    spaces = {"ship": "monk boatman knight", "castle": "farmer scholar scholar"}
    red = {"tiles": ["school"], "spaces": spaces}
    orleans.new(position={"players": 2, "red": red})
    with pytest.raises(PositionError, match="scholar cannot stand on space 2"):
        orleans.new(position={"players": 2, "red": {"spaces": spaces}})


def test_what_runs_out_is_named_with_both_numbers() -> None:
    with pytest.raises(PositionError, match="uses 13 of monk, but there are 8"):
        orleans.new(position={"players": 2, "red": {"bag": ["monk"] * 13}})
    with pytest.raises(PositionError, match=r"red\.market: 9 are named, but there are 8 spaces"):
        orleans.new(position={"players": 2, "red": {"market": "knight " * 5 + PERSONAL}})


def test_a_position_for_another_set_up_is_refused() -> None:
    with pytest.raises(PositionError, match="players"):
        orleans.new(orleans.Setup(players=3), position={"players": 2})


def test_a_position_in_toml_is_the_same_as_in_json() -> None:
    toml = 'edition = "2021"\nplayers = 2\nphase = "actions"\n[red]\ncoins = 9\n'
    game = orleans.new(orleans.Setup(edition="2021", players=2), seed=1, position=toml)
    table = Table(seed=1, phase="actions", red={"coins": 9})
    assert game.players[0].coins == table.red.coins == 9


def test_pieces_of_a_position_come_out_of_the_supplies() -> None:
    table = Table(red={"bag": "knight knight", "goods": {"wine": 2}, "wheels": 1})
    fresh = Table()
    assert table.supply("knight") == fresh.supply("knight") - 2
    assert table.supply("wine") == fresh.supply("wine") - 2
    assert table.game.wheels == fresh.game.wheels - 1


def test_two_stations_in_a_town_where_the_tavern_is_in_play() -> None:
    blois = {"stations": ["blois"]}
    table = Table("bigbox", 3, red=blois, blue=blois, green=blois)
    assert table.stations("blois") == ["red", "blue", "green"]
    options = {"extra_tiles": ["tavern"]}
    assert Table("2021", options=options, red=blois, blue=blois).red.built == 1
    check_pieces(table.game)


def test_stations_on_the_road_are_built_and_stand_in_no_town() -> None:
    red = {"tiles": ["road"], "stations": ["blois"], "road": 3}
    table = Table("bigbox", red=red, blue={"road": 1})
    assert (table.red.on_road, table.red.built, table.red.unbuilt) == (3, 4, 6)
    assert (table.blue.on_road, table.blue.built, table.blue.unbuilt) == (1, 1, 9)
    check_pieces(table.game)


def test_bread_is_made_of_grain() -> None:
    table = Table("bigbox", red={"tiles": ["bakery"], "goods": {"bread": 2, "grain": 1}})
    assert table.goods("red") == {"grain": 1, "bread": 2}
    assert table.supply("grain") == Table("bigbox").supply("grain") - 3
    check_pieces(table.game)


def test_goods_on_the_brasserie_are_those_that_came_with_it_unless_told() -> None:
    table = Table("bigbox", red={"tiles": ["brasserie"], "goods": {"wine": 1}})
    assert table.goods("red") == {"cheese": 2, "wine": 3}
    assert table.game.view(0)["players"][0]["kept"] == {"cheese": 2, "wine": 2}
    table = Table("bigbox", red={"tiles": ["brasserie"], "goods": {"wine": 1}, "kept": {"wine": 1}})
    assert table.goods("red") == {"wine": 2}
    assert table.game.view(0)["players"][0]["kept"] == {"wine": 1}
    assert table.supply("cheese") == Table("bigbox").supply("cheese")
    check_pieces(table.game)


def test_goods_and_followers_in_the_gaming_room_of_their_owner() -> None:
    blue = {"tiles": ["gaming_room"], "room": "wine"}
    table = Table("bigbox", deeds={"gaming_room": [2]}, blue=blue)
    assert table.game.view(0)["players"][1]["room"] == ["wine"]
    assert table.goods("blue") == {}
    assert table.supply("wine") == Table("bigbox").supply("wine") - 1
    sent = table.game.view(0)["deeds"]["gaming_room"][1]
    assert sent == {"asks": "scholar", "follower": "scholar", "sent_by": 1}
    check_pieces(table.game)


def test_deeds_that_take_any_follower_name_those_who_are_there() -> None:
    table = Table("bigbox", 4, modules=("trade",), deeds={"trade_alchemy": ["knight", "monk"]})
    spaces = table.game.view(0)["deeds"]["trade_alchemy"]
    assert [space["follower"] for space in spaces[:2]] == ["knight", "monk"]
    assert {space["asks"] for space in spaces} == {"any"}
    assert table.supply("monk") == Table("bigbox", 4).supply("monk") - 1
    check_pieces(table.game)


def test_a_game_from_a_position_has_a_record_that_replays() -> None:
    table = Table(phase="actions", red={"spaces": {"scriptorium": "knight scholar"}})
    table.play("red", "use scriptorium")
    record = orleans.record_of(table.game, reveal_seed=True)
    assert orleans.verify_record(record).snapshot() == table.game.snapshot()
