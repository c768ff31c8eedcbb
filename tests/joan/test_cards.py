"""Place cards: acquiring, using, '+' cards and those that change a rule."""

import pytest

from ..rules import rule
from .table import Table

RICH = {"circled": [5, 5, 0], "spent": [0, 0, 0]}
ALL = [
    *("stable", "library", "windmill", "brewery", "meadow", "cemetery"),
    *("distillery", "archives", "fishing_boat", "trade_route", "tree_house", "hayrick"),
    *("cheese_factory", "joinery", "two_master", "four_in_hand", "tavern", "architect"),
    *("winery", "confessional_box", "falconry", "guesthouse", "consultancy", "park"),
    *("warehousing", "school", "goldsmith", "circus", "machine", "observatory"),
]


@rule("joan.card.first", "joan.card.unlock_three", "joan.card.unlock_five")
def test_categories_open_one_after_the_other() -> None:
    table = Table(2, waiting="card", cards=ALL, red=RICH)
    assert table.refusal("red", "buy archives") == "joan.card.first"
    table = Table(2, waiting="card", cards=ALL[2:], red=RICH | {"cards": ["stable", "library"]})
    assert table.refusal("red", "buy archives") == ""
    assert table.refusal("red", "buy joinery") == "joan.card.unlock_three"
    assert table.refusal("red", "buy windmill") == ""
    table = Table(4, waiting="card", cards=ALL[1:], red=RICH, blue={"cards": ["stable"]})
    assert table.refusal("red", "buy archives") == "joan.card.unlock_five"
    blue = {"cards": ["stable", "library"]}
    table = Table(4, waiting="card", cards=ALL[2:], red=RICH, blue=blue)
    assert table.refusal("red", "buy archives") == ""
    assert table.refusal("red", "buy stable") == "joan.card.middle"


@rule("joan.card.cost", "joan.bank.strike_order", "joan.bonus.interleave")
def test_paying_two_coins_from_rows_of_choice() -> None:
    red = RICH | {"cards": ["stable", "archives"]}
    table = Table(waiting="card coin", cards=["joinery"], red=red)
    table.play("red", "buy joinery")
    assert table.asked == "pay"
    assert table.offers("red", "pay") == ["1", "2"]
    assert table.refusal("red", "coin 1") == "joan.bonus.interleave"
    assert table.refusal("red", "pay 3") == "joan.bank.strike_order"
    table.play("red", "pay 1", "pay 2")
    assert table.red.spent == [1, 1, 0]
    assert "joinery" in table.cards("red")
    assert table.waiting == ["coin"]


@rule("joan.place.cemetery")
def test_the_cemetery_saves_a_coin_if_its_owner_likes() -> None:
    red = {"cards": ["cemetery", "archives"], "spent": [1, 0, 0]}
    table = Table(waiting="card", cards=["stable", "joinery"], red=red)
    assert table.offers("red", "buy") == ["stable"]
    table.play("red", "buy stable")
    assert table.red.coins == 0
    red = {"cards": ["cemetery", "archives"]}
    table = Table(waiting="card", cards=["stable", "joinery"], red=red)
    assert sorted(table.offers("red", "buy")) == ["joinery", "stable", "stable full"]
    table.play("red", "buy stable full")
    assert table.red.spent == [1, 0, 0]
    table = Table(waiting="card", cards=["stable"])
    assert table.refusal("red", "buy stable full") == "joan.place.cemetery"


@rule("joan.card_use.plus_combine", "joan.card_use.plus_first", "joan.place.library")
def test_the_example_of_library_archives_and_consultancy() -> None:
    """One Scholar: a space and a good at once, then two more spaces."""
    red = {"cards": ["library", "archives", "consultancy"]}
    table = Table(display="scholar farmer", red=red)
    table.play("red", "take scholar")
    assert table.waiting == ["develop", "any", "scholar.taken"]
    assert table.refusal("red", "use library") == "joan.card_use.plus_first"
    table.play("red", "any wool", "develop", "use library")
    assert table.goods("red") == {"wool": 1}
    assert (table.red.dev, table.waiting) == (2, ["develop", "coin"])
    table.play("red", "coin 1")
    assert table.red.dev == 3
    assert table.pending == ["blue"]


@rule("joan.card_use.plus_first", "joan.place.distillery")
def test_the_coin_of_the_distillery_comes_in_time_for_the_trader() -> None:
    red = {"cards": ["distillery"], "spent": [1, 0, 0]}
    table = Table(display="trader farmer", cards=["stable"], red=red)
    table.play("red", "take trader", "coin 1", "act trader", "buy stable")
    assert table.cards("red") == ["stable", "distillery"]
    table = Table(display="trader farmer", cards=["stable"], red=red)
    table.play("red", "take trader", "skip")
    assert table.refusal("red", "act trader") == "joan.action.refused"


@rule("joan.place.joinery", "joan.place.circus")
def test_a_choice_between_coin_and_space() -> None:
    table = Table(display="craftsman farmer", red={"cards": ["joinery", "circus"]})
    table.play("red", "take craftsman", "choose develop", "develop")
    assert table.red.dev == 1
    table.play("red", "use circus with craftsman", "choose coin", "coin 2", "choose develop")
    assert table.red.dev == 2
    assert table.red.circled == [1, 1, 0]


@rule("joan.place.school", "joan.deed.exact")
def test_the_school_turns_a_scholar_into_somebody_else_but_not_for_deeds() -> None:
    table = Table(display="scholar farmer", red={"cards": ["school", "machine", "stable"]})
    table.play("red", "take scholar")
    assert table.waiting == ["scholar.taken"]
    assert table.refusal("red", "deed four knight") == "joan.deed.exact"
    assert {"act knight with scholar", "use stable with scholar"} <= set(table.legal("red"))
    table.play("red", "act farmer with scholar")
    assert table.waiting == ["any"]
    table = Table(display="scholar farmer").play("red", "take scholar")
    assert table.refusal("red", "act knight with scholar") == "joan.place.school"


@rule("joan.place.tree_house", "joan.warehouse.overflow")
def test_the_tree_house_swaps_one_good_of_a_land_route() -> None:
    red = {"cards": ["tree_house"], "goods": {"cheese": 5}, "routes": ["orleans-chartres_road"]}
    table = Table(waiting="land", red=red)
    table.play("red", "fill chartres-le_mans_road")
    assert table.waiting == ["grain*", "wool*"]
    assert table.refusal("red", "swap grain cheese") == "joan.place.tree_house"
    table.play("red", "swap grain brocade")
    assert table.goods("red") == {"cheese": 5, "wool": 1, "brocade": 1}
    red["goods"] = {"grain": 5, "wool": 5}
    table = Table(waiting="land", red=red)
    table.play("red", "fill chartres-le_mans_road", "swap wool wine")
    assert table.red.shields == 1  # the grain has no space and the swap is used up
    assert table.goods("red")["wine"] == 1


@rule("joan.place.observatory")
def test_the_observatory_takes_a_recruited_monk_to_the_next_star() -> None:
    red = {"cards": ["observatory"], "development": 7}
    table = Table(display="farmer knight", red=red)
    table.play("red", "monk farmer", "use observatory with monk")
    assert table.red.dev == 12
    assert table.goods("red") == {}
    assert table.red.citizens == 1
    table = Table(waiting="monk", red=red)
    assert table.refusal("red", "use observatory with monk") == "joan.place.observatory"


@pytest.mark.parametrize(
    "card, follower, sheet, spaces",
    [
        (
            "guesthouse",
            "knight",
            {"goods": dict.fromkeys(["grain", "cheese", "wine", "wool"], 2)},
            0,
        ),
        (
            "guesthouse",
            "knight",
            {"goods": {"grain": 2, "cheese": 2, "wine": 2, "wool": 3, "brocade": 2}},
            2,
        ),
        ("park", "boatman", {"circled": [2, 2, 2], "spent": [1, 1, 1]}, 1),
        ("goldsmith", "craftsman", {"stations": ["orleans", "briare", "blois"]}, 3),
    ],
)
@rule("joan.place.guesthouse", "joan.place.park", "joan.place.goldsmith")
def test_a_space_for_each(card: str, follower: str, sheet: dict[str, object], spaces: int) -> None:
    red = {"cards": [card], "development": 8, **sheet}
    table = Table(display=f"{follower} farmer", red=red).play("red", f"take {follower}")
    if not spaces:
        assert table.refusal("red", f"use {card}") == f"joan.place.{card}"
        return
    table.play("red", f"use {card}")
    assert table.red.dev == 8 + spaces
