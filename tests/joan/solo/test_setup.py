"""Setting up the solo game, and its three levels."""

import pytest

from orleans import Setup, SetupError, new

from ...rules import rule
from ..table import Table
from .solo import LEVELS, MAIN_CARDS, UP_KNIGHT, after_joan, solo, tracks

FIVE = {"five": "absent"}
CHALLENGE_CARDS = ["1B", "2B", "3B", "4B", *MAIN_CARDS[4:]]


def cards_of_joan(table: Table) -> list[str]:
    """Her face-down cards, the next one first."""
    tables = table.game.tables.solo
    assert tables is not None
    return [tables.cards[card].id for card in table.joan.pile]


@rule("joan.solo.setup.base")
def test_tiles_bags_towns_and_deeds_are_as_for_two() -> None:
    table = solo()
    assert len(table.holding) == 2
    assert len(table.display) == 5 and len(table.bag) == 20
    view = table.game.view(0)
    assert view["bag_numbers"] == [1, 2]
    closed = [town.number for town in table.game.tables.towns if not town.open]
    assert closed == [18, 19, 20, 21, 22]
    assert view["deeds"] == {**dict.fromkeys(["one", "two", "three", "four"], "open"), **FIVE}
    assert (table.red.circled, table.red.coins) == ([1, 0, 0], 1)


@rule("joan.solo.setup.base", "joan.setup.map_closed")
def test_what_two_players_do_without_is_refused() -> None:
    near = ["orleans-briare_water", "briare-sancerre_water"]
    red = {"routes": near, "cards": ["tavern"]}
    table = solo(waiting="water station knight", red=red)
    assert table.refusal("red", "fill sancerre-nevers_water") == "joan.setup.map_two"
    assert table.refusal("red", "build argenton free") == "joan.setup.map_closed"
    assert table.refusal("red", "deed five trader") == "joan.setup.deed_two"


@rule("joan.solo.setup.sheet")
def test_joan_has_her_area_and_the_game_is_played_with_cards() -> None:
    table = solo()
    area = table.game.view(0)["joan"]
    assert area["tracks"] == {"farmer": 0, "boatman": 0, "knight": 0, "scholar": 0}
    for field in ("development", "stations", "citizens", "shields"):
        assert area[field] == 0
    categories = [card.category for card in table.game.tables.cards if card.id in table.laid_out]
    assert sorted(categories) == [c for c in range(5) for _ in range(4)]
    with pytest.raises(SetupError) as caught:
        new(Setup(game="joan", players=1, options={"places": "printed"}), seed=1)
    assert caught.value.rule == "joan.solo.setup.sheet"


@rule("joan.setup.sheet")
def test_a_sheet_for_several_players_has_no_area_for_joan() -> None:
    for players in (2, 3, 5):
        assert Table(players).game.view(0)["joan"] is None
    with pytest.raises(SetupError) as caught:
        new(Setup(game="joan", players=3, options={"level": "standard"}), seed=1)
    assert caught.value.rule == "joan.setup.sheet"


@rule("joan.solo.setup.deck")
@pytest.mark.parametrize("level", LEVELS)
def test_fourteen_cards_are_shuffled_face_down(level: str) -> None:
    piles = [cards_of_joan(solo(level, seed)) for seed in range(12)]
    for pile in piles:
        assert len(pile) == len(set(pile)) == 14
    assert len({tuple(pile) for pile in piles}) == 12
    assert len({pile[0] for pile in piles}) > 4
    assert solo(level).joan.seen == []


@rule("joan.solo.level.standard", "joan.solo.level.connoisseur", "joan.solo.level.challenge")
def test_each_level_has_its_cards() -> None:
    assert sorted(cards_of_joan(solo("standard"))) == sorted(MAIN_CARDS)
    assert sorted(cards_of_joan(solo("connoisseur"))) == sorted(MAIN_CARDS)
    assert sorted(cards_of_joan(solo("challenge"))) == sorted(CHALLENGE_CARDS)


@rule("joan.solo.level.standard", "joan.solo.level.connoisseur", "joan.solo.level.challenge")
@pytest.mark.parametrize(
    "level, knights, shields", [("standard", 1, 0), ("connoisseur", 2, 1), ("challenge", 2, 1)]
)
def test_monk_symbols_count_above_standard_level(level: str, knights: int, shields: int) -> None:
    table = after_joan("knight", card="9", back=UP_KNIGHT, level=level)
    assert (tracks(table), table.joan.shields) == ({"knight": knights}, shields)


@rule("joan.solo.level.challenge")
def test_an_exchange_card_is_not_the_card_that_it_replaces() -> None:
    """Card 2 closes a deed for a Knight, card 2B brings a Monk action."""
    main = after_joan("knight", card="2", back=UP_KNIGHT, level="connoisseur")
    assert not main.deed_open("one") and tracks(main) == {"knight": 1}
    exchange = after_joan("knight", card="2B", back=UP_KNIGHT, level="challenge")
    assert exchange.deed_open("one") and tracks(exchange) == {"knight": 2}


def test_without_a_word_the_level_is_standard() -> None:
    assert Table(1).game.view(0)["joan"]["level"] == "standard"
