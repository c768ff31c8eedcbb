"""Setting up: tiles, bags, the map and deeds by player count, options."""

from typing import Any

import pytest

from orleans import Setup, SetupError, new
from orleans.joan.game import JoanOfArc

from ..rules import rule
from .table import Table


@rule("joan.setup.players")
def test_two_to_five_play_together_and_one_against_joan() -> None:
    for players in range(1, 6):
        assert isinstance(new(Setup(game="joan", players=players), seed=1), JoanOfArc)
    for players in (0, 6):
        with pytest.raises(SetupError) as caught:
            new(Setup(game="joan", players=players), seed=1)
        assert caught.value.rule == "joan.setup.players"


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
    assert "monk" not in tiles
    assert {kind: tiles.count(kind) for kind in ("craftsman", "farmer")} == {
        "craftsman": 5,
        "farmer": 4,
    }


@rule("joan.setup.place_cards")
def test_four_cards_of_each_category_are_laid_out() -> None:
    table = Table(3)
    categories = [card.category for card in table.game.tables.cards if card.id in table.laid_out]
    assert sorted(categories) == [c for c in range(5) for _ in range(4)]
    others = Table(3, seed="another")
    assert others.laid_out != table.laid_out


@rule("joan.setup.places_printed", "joan.card.printed")
def test_printed_places_are_the_same_twenty_for_everybody() -> None:
    table = Table(2, options={"places": "printed"}, display="trader trader trader")
    assert len(table.laid_out) == 20
    table.play("red", "take trader", "act trader", "buy library")
    assert table.cards("red") == ["library"]
    table.idle_pick()
    table.play("red", "take trader")
    assert table.refusal("red", "buy stable") == "joan.action.trader"
    table = Table(2, options={"places": "printed"}, waiting="card", red={"cards": ["library"]})
    assert table.refusal("red", "buy library") == "joan.card.printed"
    assert table.refusal("red", "buy meadow") == "joan.setup.places_printed"


@rule("joan.setup.map_two", "joan.setup.map_three", "joan.setup.map_closed")
def test_parts_of_the_map_are_closed_in_small_games() -> None:
    near = ["orleans-briare_water", "briare-sancerre_water"]
    for players, rule_id in ((2, "joan.setup.map_two"), (3, ""), (4, "")):
        table = Table(players, waiting="water", red={"routes": near})
        assert table.refusal("red", "fill sancerre-nevers_water") == rule_id
    table = Table(3, waiting="water land station", red={"routes": near})
    assert table.refusal("red", "fill chinon-chatellerault_water") == "joan.setup.map_three"
    assert table.refusal("red", "build chatellerault free") == "joan.setup.map_closed"


@rule("joan.setup.deed_two", "joan.deed.count")
def test_two_players_do_without_the_fifth_deed() -> None:
    table = Table(2, waiting="knight")
    assert table.refusal("red", "deed five knight") == "joan.setup.deed_two"
    table = Table(3, waiting="knight")
    assert table.refusal("red", "deed five knight") == ""


@rule("joan.setup.first_coin")
def test_everybody_begins_with_a_coin_to_spend() -> None:
    table = Table(display="craftsman craftsman craftsman")
    table.play("red", "take craftsman", "act craftsman", "build orleans")
    assert table.red.coins == 0
    assert table.stations("red") == ["orleans"]


@rule("joan.setup.bag_numbers", "joan.round.strike_number")
def test_bag_numbers_are_crossed_off_as_bags_run_out() -> None:
    table = Table(3)
    assert table.game.view(0)["bag_numbers"] == [1, 2, 3]
    for _ in range(6):
        table.finish_round()
    assert table.game.view(0)["bag_numbers"] == [2, 3]


@pytest.mark.parametrize(
    "players, options, word",
    [
        (2, {"chess": 1}, "no option"),
        (2, {"places": "tiles"}, "cards, printed"),
        (2, {"places": 1}, "takes a str"),
        (2, {"start_player": 2}, "seat from 0 to 1"),
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
