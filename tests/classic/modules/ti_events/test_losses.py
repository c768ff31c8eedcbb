"""Malfunction, Torture, Plague, Book Fire and Summoning."""

from typing import Any

import pytest

from tests.rules import rule

from .tables import every_count, every_edition, is_over, next_round, ti_table

# -------------------------------------------------------------------------- Malfunction


@rule("events.ti.c.malfunction")
@every_edition
@every_count
def test_a_wheel_of_ones_choice_goes_back_to_the_supply(edition: str, players: int) -> None:
    spaces = {"ship": "wheel boatman -", "castle": "- - wheel"}
    table = ti_table("ti_c_malfunction", edition, players, red={"spaces": spaces})
    wheels = table.game.wheels
    assert table.legal("red") == ["give wheel castle.3", "give wheel ship.1"]
    assert table.refusal("red", "give wheel wagon.1") == "events.ti.c.malfunction"
    table.play("red", "give wheel ship.1")
    assert table.on("red", "ship") == ["", "boatman", ""]
    assert table.on("red", "castle") == ["", "", "wheel"]
    assert table.game.wheels == wheels + 1
    assert table.told("returned_wheel", "red")[0].facts == {"space": "ship.1"}


@rule("events.ti.c.malfunction")
@every_edition
def test_the_only_wheel_goes_unasked(edition: str) -> None:
    table = ti_table("ti_c_malfunction", edition, red={"spaces": {"ship": "wheel - -"}})
    assert is_over(table)
    assert table.on("red", "ship") == ["", "", ""]


@rule("events.ti.c.malfunction_none")
@every_edition
def test_without_a_wheel_nothing_happens(edition: str) -> None:
    table = ti_table("ti_c_malfunction", edition, red={"coins": 0})
    assert is_over(table)
    assert (table.told("gave"), table.told("paid")) == ([], [])


@rule("events.ti.c.malfunction_unplaced")
@every_edition
def test_a_wheel_in_hand_may_be_the_one(edition: str) -> None:
    red = {"wheels": 1, "spaces": {"ship": "wheel - -"}}
    table = ti_table("ti_c_malfunction", edition, red=red)
    assert table.legal("red") == ["give wheel", "give wheel ship.1"]
    table.play("red", "give wheel")
    assert (table.red.wheels, table.on("red", "ship")) == (0, ["wheel", "", ""])


# ------------------------------------------------------------------------------ Torture


@rule("events.ti.c.torture")
@every_edition
@every_count
def test_five_things_and_no_coins(edition: str, players: int) -> None:
    table = ti_table("ti_c_torture", edition, players, red={"coins": 20})
    assert (table.asked, table.game.view(0)["question"]["missing"]) == ("torture", 5)
    assert table.refusal("red", "coins") == "torture.when"
    table.play("red", *["give station"] * 5)
    assert (table.red.coins, table.red.unbuilt) == (20, 5)
    assert table.pending == ["blue"]


@rule("events.ti.c.torture")
@every_edition
def test_any_mix_of_things(edition: str) -> None:
    red = {"development": 3, "goods": {"wool": 1}, "bag": "knight", "wheels": 1}
    table = ti_table("ti_c_torture", edition, red=red)
    things = ["give point", "give good wool", "give follower", "give wheel", "give station"]
    table.play("red", *things)
    assert [event.facts["item"] for event in table.told("gave", "red")] == things


@rule("events.ti.c.torture_short")
@every_edition
def test_who_has_less_gives_all_and_no_more(edition: str) -> None:
    red = {"coins": 20, "goods": {"wool": 1, "wine": 1}, "stations_left": 0}
    table = ti_table("ti_c_torture", edition, red=red)
    table.play("red", "give good wool", "give good wine")
    assert (table.goods("red"), table.red.coins, table.pending) == ({}, 20, ["blue"])


@rule("events.ti.c.torture_follower")
@every_edition
def test_own_followers_are_never_drawn(edition: str) -> None:
    table = ti_table("ti_c_torture", edition, red={"market": [], "bag": []})
    assert "give follower" not in table.legal("red")
    assert table.refusal("red", "give follower") == "torture.follower.none"
    for seed in range(5):
        table = ti_table("ti_c_torture", edition, seed=seed, red={"market": [], "bag": "knight"})
        table.play("red", "give follower")
        assert table.told("gave", "red")[0].facts["what"] == "knight"
        assert len(table.bag("red")) == 4


# ------------------------------------------------------------------------------- Plague


@rule("events.ti.c.plague")
@every_edition
def test_a_drawn_follower_returns_to_the_supply(edition: str) -> None:
    red = {"bag": "knight", "tracks": {"knight": 1}}
    table = ti_table("ti_c_plague", edition, red=red)
    (lost,) = table.told("lost", "red")
    assert lost.facts == {"follower": "knight"}
    calm = ti_table("ti_silentium_top", edition, red=red)
    assert table.supply("knight") == calm.supply("knight") + 1
    assert table.game.view(0)["players"][0]["draw_number"] == 5


@rule("events.ti.c.plague_own")
@every_edition
def test_an_own_follower_goes_back_and_nothing_is_lost(edition: str) -> None:
    table = ti_table("ti_c_plague", edition, red={"market": []})
    assert len(table.bag("red")) == 4
    assert (len(table.told("spared", "red")), table.told("lost")) == (1, [])
    table = ti_table("ti_c_plague", edition, red={"bag": []})
    assert (table.told("spared"), table.told("lost")) == ([], [])


# ---------------------------------------------------------------------------- Book Fire


@rule("events.ti.c.book_fire", "events.ti.c.book_fire_on_star", "events.ti.c.book_fire_start")
@every_edition
@pytest.mark.parametrize(
    ("development", "after", "status"),
    [
        *[(11, 9, 3), (9, 4, 2), (4, 0, 1), (3, 0, 1), (1, 0, 1), (0, 0, 1)],
        *[(5, 4, 2), (10, 9, 3), (23, 22, 5), (30, 22, 5), (29, 22, 5)],
    ],
)
def test_back_to_the_star_behind(edition: str, development: int, after: int, status: int) -> None:
    table = ti_table("ti_c_book_fire", edition, red={"development": development})
    assert (table.red.dev, table.status("red")) == (after, status)
    told = [event.facts["amount"] for event in table.told("set_back", "red")]
    assert told == ([development - after] if development > after else [])


@rule("events.ti.c.book_fire_coins")
@every_edition
def test_coins_crossed_backwards_are_kept_and_earned_again(edition: str) -> None:
    red = {"coins": 2, "development": 8, "goods": {"brocade": 1}}
    table = ti_table("ti_c_book_fire", edition, next_events=["ti_b_retraining"], red=red)
    assert (table.red.dev, table.red.coins) == (4, 2)
    next_round(table).play("red", "spend brocade")
    assert (table.red.dev, table.red.coins) == (9, 5)


@rule("events.ti.c.book_fire_citizen")
@every_edition
def test_citizens_stay_and_are_not_won_twice(edition: str) -> None:
    red = {"development": 4, "citizens": 1, "goods": {"wine": 1}}
    table = ti_table(
        "ti_c_book_fire",
        edition,
        next_events=["ti_b_retraining"],
        citizens_taken=["development.3"],
        red=red,
    )
    assert (table.red.dev, table.red.citizens) == (0, 1)
    next_round(table).play("red", "spend wine")
    assert (table.red.dev, table.red.citizens) == (3, 1)


# ---------------------------------------------------------------------------- Summoning


@rule("events.ti.d.summoning")
@every_edition
@every_count
def test_home_to_orleans_or_five_coins(edition: str, players: int) -> None:
    red: dict[str, Any] = {"coins": 5, "merchant": "nevers"}
    table = ti_table("ti_d_summoning", edition, players, red=red)
    assert (table.asked, table.legal("red")) == ("summoning", ["jump orleans", "coins"])
    assert table.refusal("red", "jump tours") == "events.ti.d.summoning"
    assert table.refusal("red", "go orleans-blois_water") != ""
    table.play("red", "coins")
    assert (table.town("red"), table.red.coins) == ("nevers", 0)
    table = ti_table("ti_d_summoning", edition, players, red=red).play("red", "jump orleans")
    assert (table.town("red"), table.red.coins, table.goods("red")) == ("orleans", 5, {})
    assert table.asked != "take_good"


@rule("events.ti.d.summoning_poor")
@every_edition
def test_who_cannot_pay_goes_home_and_keeps_the_coins(edition: str) -> None:
    table = ti_table("ti_d_summoning", edition, red={"coins": 4, "merchant": "nevers"})
    assert (table.town("red"), table.red.coins) == ("orleans", 4)
    assert is_over(table)
    assert table.told("jumped", "red")[0].facts == {"town": "orleans"}


@rule("events.ti.d.summoning_home")
@every_edition
def test_who_is_there_already_is_not_asked(edition: str) -> None:
    table = ti_table("ti_d_summoning", edition, red={"coins": 20})
    assert is_over(table)
    assert table.red.coins == 20
    assert table.told("jumped") == []


@rule("events.ti.d.summoning_prairie", "place.prairie.moves")
@pytest.mark.parametrize("coins", [0, 5])
def test_the_prairie_notices_the_way_home(coins: int) -> None:
    red = {"coins": coins, "merchant": "nevers", "tiles": ["prairie"]}
    blue = {"stations": ["orleans"], "goods": {"grain": 1}}
    table = ti_table("ti_d_summoning", "bigbox", red=red, blue=blue)
    if coins:
        table.play("red", "jump orleans")
    assert (table.goods("red"), table.goods("blue")) == ({"grain": 1}, {})
    assert table.red.coins == coins
