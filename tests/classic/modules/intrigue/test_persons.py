"""Kidnapper, Torturer and Hangman."""

from collections import Counter

import pytest

from tests.rules import rule

from .plot import SEATS, WAITS, both_editions, every_count, sent


@rule("intrigue.kidnapper.effect")
@both_editions
@every_count
def test_the_kidnapper_sends_a_merchant_to_orleans(edition: str, players: int) -> None:
    blue = {"merchant": "blois", "spaces": WAITS}
    wine = {"orleans-blois_water": ["wine"]}
    table = sent("kidnapper", players=players, edition=edition, blue=blue, routes=wine)
    table.play("red", "rival blue")
    assert table.town("blue") == "orleans"
    assert table.red.coins == 1
    assert table.goods("blue") == table.goods("red") == {}
    assert table.route_goods("orleans-blois_water") == ["wine"]


@rule("intrigue.kidnapper.effect")
def test_nobody_gives_the_kidnapped_a_good_for_arriving() -> None:
    blue = {"merchant": "blois", "tiles": ["prairie"], "spaces": WAITS}
    green = {"stations": ["orleans"], "goods": {"wine": 1}}
    table = sent("kidnapper", blue=blue, green=green).play("red", "rival blue")
    assert table.asked == "act"
    assert table.goods("green") == {"wine": 1}


@rule("intrigue.kidnapper.valid")
def test_only_merchants_away_from_orleans_can_be_kidnapped() -> None:
    table = sent("kidnapper", players=4, green={"merchant": "blois"})
    assert table.offers("red", "rival") == ["green"]
    assert table.refusal("red", "rival blue") == "intrigue.kidnapper.valid"


# ------------------------------------------------------------------- Torturer


@rule("intrigue.torturer.effect")
@every_count
@both_editions
def test_every_other_player_gives_up_one_thing_in_turn_order(edition: str, players: int) -> None:
    table = sent("torturer", players=players, edition=edition)
    assert table.red.coins == 1
    asked = []
    while table.asked == "torture":
        assert len(table.pending) == 1
        asked += table.pending
        table.play(asked[-1], "give station")
    assert asked == SEATS[1:players]
    assert [table.seat(seat).unbuilt for seat in SEATS[:players]] == [10] + [9] * (players - 1)


@rule("intrigue.torturer.effect")
def test_a_coin_does_not_satisfy_the_torturer() -> None:
    blue = {"coins": 5, "goods": {"wine": 1}, "spaces": WAITS}
    table = sent("torturer", blue=blue).play("blue", "done")
    assert table.pending == ["blue"]
    assert table.refusal("blue", "coins") == "torture.when"
    assert table.refusal("blue", "pay 1") == "torture.when"
    assert not [move for move in table.legal("blue") if "coin" in move]
    table.play("blue", "give good wine")
    assert table.goods("blue") == {}
    assert table.blue.coins == 5
    assert table.pending == ["green"]  # one thing is enough


@rule("intrigue.torturer.effect")
def test_turn_order_goes_on_from_the_active_player() -> None:
    table = sent("torturer", players=4, start="yellow", turn="red", passed=["yellow"])
    for seat in ("blue", "green", "yellow"):
        assert table.pending == [seat]
        table.play(seat, "give station")


@rule("intrigue.torturer.nothing")
def test_who_has_nothing_to_give_loses_nothing_and_is_not_asked() -> None:
    """Green has coins alone, which do not count."""
    green = {"stations_left": 0, "coins": 5, "development": 0, "market": ""}
    table = sent("torturer", green=green).play("blue", "give station")
    assert table.asked == "act"
    assert table.seat("green").coins == 5
    assert sorted(table.bag("green")) == ["boatman*", "craftsman*", "farmer*", "trader*"]


# -------------------------------------------------------------------- Hangman


@rule("intrigue.hangman.effect")
@both_editions
@every_count
def test_the_hangman_returns_a_drawn_follower_to_the_supply(edition: str, players: int) -> None:
    blue = {"bag": "scholar", "tracks": {"scholar": 1}, "spaces": WAITS}
    table = sent("hangman", players=players, edition=edition, blue=blue)
    supply = table.supply("scholar")
    table.play("red", "rival blue")
    assert table.red.coins == 2
    assert table.supply("scholar") == supply + 1
    assert table.bag("blue") == []
    assert table.step("blue", "scholar") == 1


@rule("intrigue.hangman.effect")
def test_the_draw_is_fair() -> None:
    lost = Counter[str]()
    for seed in range(120):
        blue = {"bag": "monk knight knight", "spaces": WAITS}
        table = sent("hangman", seed=seed, blue=blue).play("red", "rival blue")
        assert table.blue.bag_size() == 2
        lost[str(table.told("lost", "blue")[0].facts["follower"])] += 1
    assert 20 < lost["monk"] < 60 < lost["knight"]


@rule("intrigue.hangman.effect")
def test_the_hangman_finds_nobody_in_an_empty_bag() -> None:
    table = sent("hangman", players=3, blue={"bag": ""}, green={"bag": "monk"})
    table.play("red", "rival blue")
    assert table.bag("green") == ["monk"]
    assert [event.seat for event in table.told("spared")] == [1]


@rule("intrigue.hangman.own_colour")
def test_a_personal_follower_goes_back_without_another_draw() -> None:
    kept = 0
    for seed in range(40):
        blue = {"bag": "boatman* knight", "market": "", "spaces": WAITS}
        bag = ["boatman*", "farmer*", "craftsman*", "trader*", "knight"]
        table = sent("hangman", seed=seed, blue=blue)
        assert sorted(table.bag("blue")) == sorted(bag)
        table.play("red", "rival blue")
        assert sorted(table.bag("blue")) in (sorted(bag), sorted(bag[:-1]))
        kept += "knight" in table.bag("blue")
    assert 22 < kept < 40  # four of five draws spare the Knight


@rule("intrigue.hangman.own_colour")
def test_an_empty_bag_loses_nothing_and_nobody_bribes_for_it() -> None:
    table = sent("hangman", blue={"coins": 3, "spaces": WAITS}, green={"bag": "monk"})
    table.play("red", "rival blue")
    assert table.asked == "act"
    assert table.blue.coins == 3
    assert table.bag("green") == ["monk"]


@pytest.mark.parametrize("bag", ["boatman* farmer* craftsman* trader*", "knight"])
def test_whether_a_victim_is_asked_does_not_tell_what_is_in_the_bag(bag: str) -> None:
    blue = {"coins": 1, "bag": bag, "market": "", "spaces": WAITS}
    table = sent("hangman", blue=blue).play("red", "rival blue")
    assert table.pending == ["blue"]
