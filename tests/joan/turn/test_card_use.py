"""Using Place cards: instead of the standard action, beside it ('+'), or all the time."""

from itertools import permutations

import pytest

from ...rules import rule
from ..table import Table

PLUS = {
    "distillery": "trader",
    "archives": "scholar",
    "consultancy": "scholar",
    "joinery": "craftsman",
    "machine": "farmer",
}
TILES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]
SHOWN = {
    "farmer": ["stable", "meadow", "hayrick", "cheese_factory", "winery", "warehousing"],
    "boatman": ["brewery", "fishing_boat", "two_master", "park"],
    "craftsman": ["goldsmith"],
    "trader": ["windmill", "falconry"],
    "knight": ["trade_route", "four_in_hand", "guesthouse"],
    "scholar": ["library", "architect", "confessional_box"],
}
# A sheet on which every card would bring something.
READY = {
    "goods": {"grain": 1, "cheese": 1, "wine": 1, "wool": 1, "brocade": 1},
    "circled": [2, 2, 2],
    "spent": [1, 1, 1],
    "stations": ["blois"],
}


@rule("joan.card_use.instead")
@pytest.mark.parametrize("follower", TILES)
def test_a_card_needs_the_follower_it_shows(follower: str) -> None:
    cards = [card for shown in SHOWN.values() for card in shown]
    table = Table(display=f"{follower} {follower}", red=READY | {"cards": cards})
    table.play("red", f"take {follower}")
    assert sorted(table.offers("red", "use")) == sorted(SHOWN[follower])
    for other in cards:
        if other not in SHOWN[follower]:
            assert table.refusal("red", f"use {other}") == "joan.card_use.instead"


@rule("joan.card_use.instead")
def test_a_card_replaces_the_standard_action() -> None:
    table = Table(display="scholar farmer", red={"cards": ["confessional_box"], "development": 8})
    table.play("red", "take scholar", "use confessional_box")
    assert table.red.dev == 11
    assert table.pending == ["blue"]


@rule("joan.card_use.one")
def test_only_one_of_several_cards_is_used() -> None:
    table = Table(display="farmer knight", red={"cards": ["stable", "meadow"]})
    table.play("red", "take farmer", "use stable")
    assert table.offers("red", "use") == []
    assert table.refusal("red", "use meadow") == "joan.action.choice"
    assert table.refusal("red", "use stable") == "joan.action.choice"


@rule("joan.card_use.parts")
def test_parts_are_carried_out_in_any_order() -> None:
    for order in permutations(["coin 1", "develop", "any wine"]):
        table = Table(display="trader farmer", red={"cards": ["falconry"]})
        table.play("red", "take trader", "use falconry")
        for move in order:
            if table.pending == ["red"]:  # a space that is left alone is marked unasked
                table.play("red", move)
        assert table.goods("red") == {"wine": 1}
        assert (table.red.circled, table.red.dev) == ([2, 0, 0], 1)
        assert table.pending == ["blue"]


@rule("joan.card_use.parts")
def test_an_impossible_part_lapses_and_the_rest_remains() -> None:
    red = {"cards": ["falconry"], "development": 25}
    table = Table(display="trader farmer", red=red)
    table.play("red", "take trader", "use falconry", "any wool", "coin 2")
    assert table.goods("red") == {"wool": 1}
    assert table.red.circled == [1, 1, 0]
    assert table.pending == ["blue"]


@rule("joan.card_use.again")
def test_a_card_is_used_as_often_as_followers_come() -> None:
    red = {"cards": ["library"], "development": 8}
    table = Table(display="scholar farmer scholar", red=red)
    table.play("red", "take scholar", "use library")
    table.play("blue", "take farmer", "end")
    table.play("red", "take scholar", "use library")
    assert table.red.dev == 12
    # Twice in one turn: with the tile, and with the Monk gained by its second space.
    table = Table(display="scholar farmer", red={"cards": ["library"], "development": 3})
    table.play("red", "take scholar", "use library", "use library with monk")
    assert table.red.dev == 7


@rule("joan.card_use.passive")
def test_cards_without_an_action_change_a_rule_for_their_owner_only() -> None:
    routes = ["orleans-blois_water"]
    green = {"stations": ["blois"]}
    for cards, rule_id in ((["tavern"], ""), ([], "joan.station.strike_others")):
        red = {"routes": routes, "cards": cards}
        blue = {"routes": routes, "cards": [] if cards else ["tavern"]}
        table = Table(3, display="craftsman farmer", red=red, blue=blue, green=green)
        table.play("red", "take craftsman", "act craftsman")
        assert table.refusal("red", "build blois") == rule_id
        assert ("blois" in table.offers("red", "build")) == bool(cards)


@rule("joan.card_use.passive")
def test_cards_without_an_action_cannot_be_used() -> None:
    cards = ["cemetery", "tree_house", "tavern", "school"]
    for follower in TILES:
        table = Table(display=f"{follower} farmer", red={"cards": cards})
        table.play("red", f"take {follower}")
        assert table.offers("red", "use") == []


@rule("joan.card_use.plus_list")
def test_five_cards_bring_extras_with_their_followers_tile() -> None:
    every_card = [card.id for card in Table().game.tables.cards]
    for card in every_card:
        for follower in TILES:
            table = Table(display=f"{follower} knight", red={"cards": [card]})
            table.play("red", f"take {follower}")
            extras = [part["plus"] for part in table.game.view(0)["waiting"]]
            brought = PLUS.get(card) == follower
            assert extras == ([True, False] if brought else [False])


@rule("joan.card_use.plus")
@pytest.mark.parametrize("way", ["act scholar", "deed one scholar", "use library", "end"])
def test_the_extra_comes_whatever_is_done_with_the_tile(way: str) -> None:
    table = Table(display="scholar farmer", red={"cards": ["archives", "library"]})
    table.play("red", "take scholar", "develop")
    assert table.red.dev == 1
    table.play("red", way)
    assert table.marks("red", "one") == (["scholar"] if way.startswith("deed") else [])


@rule("joan.card_use.plus")
def test_the_extra_comes_each_time() -> None:
    table = Table(display="farmer knight farmer", red={"cards": ["machine"]})
    table.play("red", "take farmer", "any wine", "end")
    table.play("blue", "take knight", "end")
    table.play("red", "take farmer", "any wool", "end")
    assert table.goods("red") == {"wine": 1, "wool": 1}


@rule("joan.card_use.plus", "joan.round.order")
def test_a_tile_taken_by_somebody_else_brings_nothing() -> None:
    table = Table(display="farmer farmer", blue={"cards": ["machine"]})
    table.play("red", "take farmer")
    assert table.waiting == ["farmer"]


@rule("joan.card_use.plus", "joan.place.library", "joan.place.archives")
def test_the_example_of_the_rulebook_archives_and_library() -> None:
    """A Scholar: one space at once, then two more."""
    red = {"cards": ["library", "archives"], "development": 8}
    table = Table(display="scholar farmer", red=red)
    table.play("red", "take scholar")
    assert table.waiting == ["develop", "scholar.taken"]
    table.play("red", "develop")
    assert table.red.dev == 9
    table.play("red", "use library")
    assert table.red.dev == 11
    assert table.pending == ["blue"]


@rule("joan.card_use.plus_combine")
def test_several_extras_combine_with_one_card_action() -> None:
    red = {"cards": ["library", "archives", "consultancy"], "development": 8}
    table = Table(display="scholar farmer", red=red)
    table.play("red", "take scholar")
    assert table.waiting == ["develop", "any", "scholar.taken"]
    table.play("red", "any wool", "develop", "use library")
    assert table.goods("red") == {"wool": 1}
    assert table.red.dev == 11
    assert table.pending == ["blue"]


@rule("joan.card_use.plus_first")
def test_the_extra_comes_before_the_action_of_the_tile() -> None:
    red = {"cards": ["distillery"], "spent": [1, 0, 0]}
    table = Table(display="trader farmer", cards=["stable"], red=red)
    table.play("red", "take trader")
    for move in ("earn trader", "deed two trader", "act trader"):
        assert table.refusal("red", move) == "joan.card_use.plus_first"
        assert move not in table.legal("red")
    table.play("red", "coin 1", "act trader", "buy stable")
    assert table.cards("red") == ["stable", "distillery"]
    assert table.red.coins == 0


@rule("joan.card_use.plus_first")
def test_the_extra_may_be_declined() -> None:
    red = {"cards": ["distillery"], "spent": [1, 0, 0]}
    table = Table(display="trader farmer", cards=["stable"], red=red)
    table.play("red", "take trader", "skip")
    assert table.red.coins == 0
    assert table.refusal("red", "act trader") == "joan.action.refused"
    assert table.refusal("red", "coin 1") == "joan.bank.circle"
    assert table.refusal("red", "skip") == "joan.card_use.plus_first"
    table.play("red", "deed two trader")
    assert table.marks("red", "two") == ["trader"]


@rule("joan.card_use.plus_first")
def test_one_of_two_extras_may_be_declined() -> None:
    red = {"cards": ["archives", "consultancy"], "development": 8}
    table = Table(display="scholar farmer", red=red)
    table.play("red", "take scholar", "any wine", "skip", "act scholar")
    assert table.goods("red") == {"wine": 1}
    assert table.red.dev == 9


@rule("joan.card_use.plus_first", "joan.bonus.interleave")
def test_what_an_extra_leads_to_may_be_used_before_the_tile() -> None:
    red = {"cards": ["archives", "consultancy"], "development": 4}
    table = Table(display="scholar farmer", red=red)
    table.play("red", "take scholar", "develop")
    assert table.waiting == ["any", "scholar.taken", "monk"]
    assert table.refusal("red", "act scholar") == "joan.card_use.plus_first"
    table.play("red", "act farmer with monk", "any wool", "any wool", "act scholar")
    assert table.goods("red") == {"wool": 2}
    assert table.red.dev == 6
