"""Setting up: tiles, bags, the map and deeds by player count, options."""

from collections import Counter
from typing import Any

import pytest

from orleans import Setup, SetupError, new
from orleans.joan.game import JoanOfArc

from ...rules import rule
from ..table import Table


@rule("joan.setup.players")
def test_two_to_five_play_together_and_one_against_joan() -> None:
    for players in range(1, 6):
        assert isinstance(new(Setup(game="joan", players=players), seed=1), JoanOfArc)
    for players in (0, 6):
        with pytest.raises(SetupError) as caught:
            new(Setup(game="joan", players=players), seed=1)
        assert caught.value.rule == "joan.setup.players"


@rule("joan.setup.sheet")
def test_only_the_solo_sheet_has_an_area_for_joan() -> None:
    assert Table(1).game.view(0)["joan"] is not None
    for players in range(2, 6):
        table = Table(players)
        assert table.game.view(0)["joan"] is None
        assert len(table.game.view(0)["players"]) == players
    with pytest.raises(SetupError) as caught:
        new(Setup(game="joan", players=3, options={"level": "standard"}), seed=1)
    assert caught.value.rule == "joan.setup.sheet"


@rule("joan.setup.start_player")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_starting_player_is_drawn_or_named(players: int) -> None:
    begun = set()
    for seed in range(40):
        game = new(Setup(game="joan", players=players), seed=seed)
        assert game.pending == [game.view(None)["start"]]
        begun.update(game.pending)
    assert begun == set(range(players))
    for seat in range(players):
        setup = Setup(game="joan", players=players, options={"start_player": seat})
        assert new(setup, seed=1).pending == [seat]


@rule("joan.setup.tiles_aside", "joan.round.draw")
@pytest.mark.parametrize(
    "players, aside, drawn", [(1, 2, 5), (2, 2, 5), (3, 3, 4), (4, 2, 5), (5, 3, 6)]
)
def test_tiles_set_aside_and_drawn(players: int, aside: int, drawn: int) -> None:
    table = Table(players)
    assert len(table.holding) == aside
    assert len(table.display) == drawn
    assert len(table.bag) == 27 - aside - drawn


@rule("joan.setup.tiles")
def test_the_bag_holds_no_monk() -> None:
    table = Table(4)
    tiles = table.bag + table.display + table.holding
    assert len(tiles) == 27
    assert Counter(tiles) == {
        **{"craftsman": 5, "trader": 5, "scholar": 5},
        **{"farmer": 4, "boatman": 4, "knight": 4},
    }


@rule("joan.setup.place_cards")
def test_four_cards_of_each_category_are_laid_out() -> None:
    table = Table(3)
    categories = [card.category for card in table.game.tables.cards if card.id in table.laid_out]
    assert sorted(categories) == [c for c in range(5) for _ in range(4)]
    others = Table(3, seed="another")
    assert others.laid_out != table.laid_out


NEAR = ["orleans-briare_water", "briare-sancerre_water"]
WEST = ["orleans-blois_water", "blois-tours_water", "tours-chinon_water"]
SOUTH_EAST = ["saint_amand", "nevers"]  # 18 and 19
SOUTH_WEST = ["argenton", "le_blanc", "chatellerault"]  # 20 to 22


@rule("joan.setup.map_two", "joan.setup.map_three")
@pytest.mark.parametrize(
    "players, closed",
    [
        (1, SOUTH_EAST + SOUTH_WEST),
        (2, SOUTH_EAST + SOUTH_WEST),
        (3, SOUTH_WEST),
        (4, []),
        (5, []),
    ],
)
def test_parts_of_the_map_are_crossed_off_in_small_games(players: int, closed: list[str]) -> None:
    table = Table(players, waiting="water", red={"routes": NEAR + WEST})
    assert table.game.view(0)["closed_towns"] == closed
    rule_id = "joan.setup.map_two" if players < 3 else "joan.setup.map_three"
    for town, route in [
        ("nevers", "sancerre-nevers_water"),
        ("chatellerault", "chinon-chatellerault_water"),
        ("le_blanc", "chinon-le_blanc_water"),
    ]:
        assert table.refusal("red", f"fill {route}") == (rule_id if town in closed else "")
        assert (route in table.offers("red", "fill")) == (town not in closed)


@rule("joan.setup.map_closed")
def test_a_crossed_off_part_of_the_map_is_closed_for_the_tavern_too() -> None:
    red = {"routes": NEAR + WEST, "cards": ["tavern"]}
    table = Table(2, waiting="station water", red=red)
    assert "sancerre-nevers_water" not in table.offers("red", "fill")
    for town in SOUTH_EAST + SOUTH_WEST:
        assert table.refusal("red", f"build {town} free") == "joan.setup.map_closed"
    red["routes"] = [*WEST, "chinon-chatellerault_water"]
    table = Table(4, waiting="station", red=red, blue={"stations": ["chatellerault"]})
    assert "chatellerault free" in table.offers("red", "build")


@rule("joan.setup.deed_two", "joan.deed.count")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_two_players_do_without_the_fifth_deed(players: int) -> None:
    table = Table(players, waiting="trader")
    assert "deed two trader" in table.legal("red")
    assert ("deed five trader" in table.legal("red")) == (players > 2)
    closed = "joan.setup.deed_two" if players == 2 else ""
    assert table.refusal("red", "deed five trader") == closed
    assert list(table.game.view(0)["deeds"].values()).count("open") == (4 if players == 2 else 5)


@rule("joan.setup.first_coin")
def test_everybody_begins_with_a_coin_to_spend() -> None:
    table = Table(display="craftsman craftsman craftsman")
    table.play("red", "take craftsman", "act craftsman", "build orleans")
    assert table.red.coins == 0
    assert table.stations("red") == ["orleans"]


@rule("joan.setup.first_coin")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_turn_of_a_game_can_build_in_orleans(players: int) -> None:
    for seed in range(4):
        game = new(Setup(game="joan", players=players), seed=seed)
        seat = game.pending[0]
        assert [sheet["coins"] for sheet in game.view(None)["players"]] == [1] * players
        if "craftsman" in game.view(None)["display"]:
            for notation in ("take craftsman", "act craftsman", "build orleans"):
                game.play(seat, game.parse(notation))
            sheet = game.view(None)["players"][seat]
            assert (sheet["stations"], sheet["coins"]) == (["orleans"], 0)


@rule("joan.setup.deed_two", "joan.setup.map_two", "joan.setup.map_three")
@pytest.mark.parametrize(
    "players, missing",
    [(2, {"yellow_town_22", "yellow_deed_5"}), (3, {"yellow_town_22"}), (4, set()), (5, set())],
)
def test_yellow_bonuses_of_what_is_crossed_off_are_not_in_the_game(
    players: int, missing: set[str]
) -> None:
    every = {yellow.id for yellow in Table(5).game.tables.yellows}
    assert every - set(Table(players).game.view(0)["yellow_bonuses"]) == missing


@rule("joan.setup.bag_numbers", "joan.round.strike_number")
@pytest.mark.parametrize("players, rounds", [(2, 5), (3, 6), (4, 5), (5, 4)])
def test_bag_numbers_are_crossed_off_as_bags_run_out(players: int, rounds: int) -> None:
    table = Table(players)
    open_numbers = list(range(1, players + 1))
    for bag in range(players):
        for _ in range(rounds):
            for seat in range(players):
                assert table.game.view(seat)["bag_numbers"] == open_numbers[bag:]
            table.finish_round()
    assert table.game.view(0)["bag_numbers"] == []


@rule("joan.setup.open")
def test_all_sheets_cards_and_tiles_outside_the_bag_lie_open() -> None:
    sheet = {"goods": {"wine": 2}, "routes": NEAR, "stations": ["briare"], "circled": [3, 0, 1]}
    table = Table(3, display="farmer knight", holding="scholar", red=sheet)
    view = table.game.view(1)
    red = view["players"][0]
    assert red["goods"]["wine"] == 2
    assert (red["routes"], red["stations"]) == (NEAR, ["briare"])
    assert [row["circled"] for row in red["bank"]] == [3, 0, 1]
    assert view["display"] == {"farmer": 1, "knight": 1}
    assert view["holding"]["scholar"] >= 1
    assert view["cards"] == table.laid_out and len(view["cards"]) == 20
    # What is left in the bag can be worked out; its order exists for nobody.
    assert sum(view["bag"].values()) == len(table.bag)


@pytest.mark.parametrize(
    "players, options, word",
    [
        (2, {"chess": 1}, "no option"),
        (2, {"places": "tiles"}, "cards, printed"),
        (2, {"places": 1}, "takes a str"),
        (2, {"start_player": 2}, "2 seats, counted from 0"),
        (2, {"level": "standard"}, "solo"),
        (1, {"places": "printed"}, "Place cards"),
        (1, {"level": "hard"}, "level is one of"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    players: int, options: dict[str, Any], word: str
) -> None:
    with pytest.raises(SetupError, match=word):
        new(Setup(game="joan", players=players, options=options), seed=1)


def test_editions_and_modules_are_for_the_other_game() -> None:
    with pytest.raises(SetupError, match="one edition"):
        new(Setup(game="joan", edition="2021"), seed=1)
    with pytest.raises(SetupError, match="no modules"):
        new(Setup(game="joan", modules=["orders"]), seed=1)
