"""Acquiring Place cards, or the places printed on the sheets."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table

RICH = {"circled": [5, 5, 0]}
Options = dict[str, str]
PRINTED = {"places": "printed"}
# Two of each category, printed on the sheets as well.
CATEGORIES = {
    "I": ["stable", "library"],
    "II": ["distillery", "archives"],
    "III": ["joinery", "two_master"],
    "IV": ["winery", "falconry"],
    "V": ["school", "circus"],
}
OTHERS = {"I": "brewery", "II": "fishing_boat", "III": "four_in_hand", "IV": "guesthouse"}
OTHERS["V"] = "goldsmith"
NAMES = list(CATEGORIES)
EVERY_MODE = pytest.mark.parametrize("options", [{}, PRINTED], ids=["cards", "printed"])


def offer(players: int, options: Options, owned: dict[str, int], **position: Any) -> Table:
    """Red is rich and may acquire a card; so many cards of each category belong to Blue."""
    cards = [card for name, count in owned.items() for card in CATEGORIES[name][:count]]
    sheets: dict[str, Any] = {"red": RICH, "blue": {"cards": cards}, **position}
    return Table(players, options=options, waiting="card", cards=list(OTHERS.values()), **sheets)


def open_categories(table: Table) -> list[str]:
    offered = table.offers("red", "buy")
    return [name for name in NAMES if OTHERS[name] in offered]


@rule("joan.card.first")
@EVERY_MODE
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_card_of_the_game_is_of_category_one(players: int, options: Options) -> None:
    table = offer(players, options, {})
    assert open_categories(table) == ["I"]
    for name in NAMES[1:]:
        assert table.refusal("red", f"buy {OTHERS[name]}") == "joan.card.first"


@rule("joan.card.unlock_three", "joan.card.unlock_five", "joan.card.printed_same")
@EVERY_MODE
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_categories_open_one_after_the_other(players: int, options: Options) -> None:
    """One card of each lower category with 2 or 3 players, two with 4 or 5."""
    needed = 1 if players < 4 else 2
    rule_id = "joan.card.unlock_three" if players < 4 else "joan.card.unlock_five"
    for level in range(1, 5):
        owned = dict.fromkeys(NAMES[:level], needed)
        table = offer(players, options, owned)
        assert open_categories(table) == NAMES[: level + 1]
        for name in NAMES[level + 1 :]:
            assert table.refusal("red", f"buy {OTHERS[name]}") == rule_id
        if needed == 2:
            table = offer(players, options, owned | {NAMES[level - 1]: 1})
            assert open_categories(table) == NAMES[:level]


@rule("joan.card.unlock_three")
@EVERY_MODE
def test_two_cards_of_one_category_do_not_make_up_for_the_next(options: Options) -> None:
    table = offer(3, options, {"I": 2})
    assert open_categories(table) == ["I", "II"]
    assert table.refusal("red", "buy four_in_hand") == "joan.card.unlock_three"
    assert open_categories(offer(3, options, {"I": 1, "II": 1})) == ["I", "II", "III"]


@rule("joan.card.unlock_three", "joan.card.unlock_five")
@EVERY_MODE
def test_it_does_not_matter_who_acquired_the_cards(options: Options) -> None:
    own = RICH | {"cards": ["stable"]}
    assert open_categories(offer(3, options, {}, red=own, blue={})) == ["I", "II"]
    shared = {"red": own, "blue": {}, "green": {"cards": ["library"]}}
    assert open_categories(offer(4, options, {}, **shared)) == ["I", "II"]


@rule("joan.card.unlock_three")
@EVERY_MODE
def test_an_acquired_card_opens_the_next_category_at_once(options: Options) -> None:
    cards = ["stable", "archives"]
    table = Table(options=options, waiting="card card", cards=cards, red=RICH)
    assert table.refusal("red", "buy archives") == "joan.card.first"
    table.play("red", "buy stable", "pay 1", "buy archives", "pay 1")
    assert table.cards("red") == ["stable", "archives"]


@rule("joan.card.open_stays")
@EVERY_MODE
def test_lower_categories_stay_open(options: Options) -> None:
    table = offer(5, options, dict.fromkeys(NAMES[:4], 2))
    table.play("red", "buy brewery", "pay 1")
    assert table.cards("red") == ["brewery"]


@rule("joan.card.cost", "joan.card.printed_same")
@EVERY_MODE
@pytest.mark.parametrize("category, price", [("I", 1), ("II", 1), ("III", 2), ("IV", 2), ("V", 2)])
def test_what_cards_cost(options: Options, category: str, price: int) -> None:
    card = OTHERS[category]
    owned = dict.fromkeys(NAMES, 1)
    table = offer(3, options, owned, red={"circled": [price, 0, 0]})
    table.play("red", f"buy {card}")
    assert table.cards("red") == [card]
    assert table.red.spent == [price, 0, 0]
    table = offer(3, options, owned, red={"circled": [price - 1, 0, 0]})
    assert card not in table.offers("red", "buy")
    if price == 2:
        assert table.refusal("red", f"buy {card}") == "joan.action.refused"


@rule("joan.card.middle")
def test_a_card_of_somebody_else_cannot_be_taken() -> None:
    table = Table(waiting="card", cards=["stable"], red=RICH, blue={"cards": ["library"]})
    assert table.offers("red", "buy") == ["stable"]
    assert table.refusal("red", "buy library") == "joan.card.middle"
    table.play("red", "buy stable", "pay 1")
    assert table.laid_out == []
    assert (table.cards("red"), table.cards("blue")) == (["stable"], ["library"])


@rule("joan.setup.place_cards")
def test_cards_that_were_not_laid_out_are_out_of_the_game() -> None:
    table = Table(waiting="card", cards=["stable"], red=RICH)
    assert table.refusal("red", "buy meadow") == "joan.setup.place_cards"


@rule("joan.card.next_action")
def test_the_cemetery_is_bought_at_its_full_price() -> None:
    table = Table(waiting="card card", cards=["cemetery", "stable"])
    table.play("red", "buy cemetery")
    assert table.red.coins == 0
    table.play("red", "buy stable")
    assert table.cards("red") == ["stable", "cemetery"]
    table = Table(waiting="card", cards=["cemetery"], red={"spent": [1, 0, 0]}, display="farmer")
    assert table.refusal("red", "buy cemetery") == "joan.action.refused"


@rule("joan.card.next_action")
def test_a_new_card_is_of_no_use_to_the_follower_who_bought_it() -> None:
    red = {"circled": [3, 0, 0]}
    table = Table(display="trader farmer", cards=["windmill"], red=red)
    table.play("red", "take trader", "act trader", "buy windmill")
    assert table.pending == ["blue"]
    table = Table(display="trader farmer", cards=["distillery"], red=red | {"cards": ["stable"]})
    table.play("red", "take trader", "act trader", "buy distillery")
    assert table.red.coins == 2  # the Distillery was not there when the Trader was taken
    # A follower bonus later in the turn is a next action.
    table = Table(waiting="trader monk", cards=["windmill"], red=red)
    table.play("red", "act trader", "buy windmill", "use windmill with monk")
    assert table.waiting == ["coin", "develop"]


@rule("joan.card.limit")
def test_there_is_no_limit_to_cards() -> None:
    owned = [card for cards in CATEGORIES.values() for card in cards]
    table = Table(waiting="card card", cards=["brewery", "meadow"], red=RICH | {"cards": owned})
    table.play("red", "buy brewery", "pay 1", "buy meadow", "pay 1")
    assert len(table.cards("red")) == 12


@rule("joan.card.printed")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_printed_place_is_crossed_off_for_everybody_else(players: int) -> None:
    table = Table(players, options=PRINTED, display="trader trader trader")
    table.play("red", "take trader", "act trader", "buy library")
    assert table.cards("red") == ["library"]
    table.play("blue", "take trader", "act trader")
    assert "library" not in table.offers("blue", "buy")
    assert table.refusal("blue", "buy library") == "joan.card.printed"
    table.play("blue", "buy stable")
    assert table.cards("blue") == ["stable"]


@rule("joan.setup.places_printed")
def test_the_printed_places_are_the_same_twenty_for_everybody() -> None:
    tables = [Table(2, seed=seed, options=PRINTED) for seed in range(3)]
    printed = [card.id for card in tables[0].game.tables.cards if card.printed]
    assert len(printed) == 20
    assert all(table.laid_out == printed for table in tables)


@rule("joan.setup.places_printed")
def test_with_printed_places_there_are_no_cards() -> None:
    table = Table(options=PRINTED, waiting="card", red=RICH)
    assert sorted(table.offers("red", "buy")) == ["brewery", "library", "stable", "windmill"]
    for card in ("meadow", "cemetery"):
        assert table.refusal("red", f"buy {card}") == "joan.setup.places_printed"


@rule("joan.card.printed_ignored")
def test_with_cards_the_printed_places_are_ignored() -> None:
    table = Table(waiting="card", cards=["meadow"], red=RICH)
    assert table.offers("red", "buy") == ["meadow"]
    assert table.refusal("red", "buy stable") == "joan.card.printed_ignored"


@rule("joan.card.printed_same")
def test_a_printed_place_is_used_like_a_card() -> None:
    table = Table(options=PRINTED, display="farmer knight", red={"cards": ["stable"]})
    table.play("red", "take farmer", "use stable", "any wine", "coin 1")
    assert (table.goods("red"), table.red.circled) == ({"wine": 1}, [2, 0, 0])
