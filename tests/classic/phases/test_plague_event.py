"""The Plague of the Hour Glass: one Follower, drawn blind from the bag."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
every_plague = pytest.mark.parametrize(
    ("edition", "event"),
    [("2014", "b14_plague")]
    + [(edition, f"abc_{letter}_plague") for edition in ("2021", "bigbox") for letter in "abc"],
)
PLAGUE = {"2014": "b14_plague", "2021": "abc_b_plague", "bigbox": "abc_b_plague"}


@rule("event.plague.draw")
@every_plague
def test_one_follower_from_the_bag_is_lost_to_the_supply(edition: str, event: str) -> None:
    fresh = Table(edition).supply("scholar")
    table = Table(edition, phase="event", event=event, red={"bag": "scholar scholar"})
    assert table.bag("red") == ["scholar"]
    # One of the two still belongs to Red, the other is back.
    assert table.supply("scholar") == fresh - 1


@rule("event.plague.draw")
@every_edition
def test_the_draw_is_blind(edition: str) -> None:
    lost = set()
    for seed in range(30):
        red = {"bag": "knight monk farmer"}
        table = Table(edition, seed=seed, phase="event", event=PLAGUE[edition], red=red)
        assert len(table.bag("red")) == 2
        lost |= {"knight", "monk", "farmer"} - set(table.bag("red"))
    assert lost == {"knight", "monk", "farmer"}


@rule("event.plague.draw")
@every_edition
def test_everybody_loses_one(edition: str) -> None:
    bags: dict[str, Any] = {seat: {"bag": "knight knight"} for seat in ("red", "blue", "green")}
    table = Table(edition, 3, phase="event", event=PLAGUE[edition], **bags)
    assert [table.bag(seat) for seat in bags] == [["knight"]] * 3


@rule("event.plague.personal")
@every_edition
def test_a_personal_follower_goes_back_and_nothing_is_lost(edition: str) -> None:
    table = Table(edition, phase="event", event=PLAGUE[edition], red={"bag": "boatman*"})
    assert table.bag("red") == ["boatman*"]


@rule("event.plague.personal")
@every_edition
def test_no_second_draw_after_a_personal_follower(edition: str) -> None:
    bags = set()
    for seed in range(30):
        red = {"bag": "boatman* scholar"}
        table = Table(edition, seed=seed, phase="event", event=PLAGUE[edition], red=red)
        bags.add(tuple(table.bag("red")))
    # Whenever the Boatman was drawn, the Scholar was spared.
    assert bags == {("boatman*",), ("scholar", "boatman*")}


@rule("event.plague.personal")
@every_edition
def test_whoever_is_drawn_is_drawn_once(edition: str) -> None:
    def draws(bag: str) -> int:
        table = Table(edition, phase="event", event=PLAGUE[edition], red={"bag": bag})
        assert len(table.told("spared" if "*" in bag else "lost", "red")) == 1
        return len(table.game.chance.outcomes.numbers())

    assert draws("boatman* farmer*") == draws("boatman farmer")


@rule("event.plague.track", "track.forward")
@every_edition
def test_a_lost_follower_keeps_its_step(edition: str) -> None:
    red = {"bag": "scholar", "tracks": {"scholar": 3}, "development": 9}
    table = Table(edition, phase="event", event=PLAGUE[edition], red=red)
    assert table.bag("red") == []
    assert table.step("red", "scholar") == 3
    assert table.red.dev == 9


@rule("event.plague.bagonly")
@every_edition
def test_followers_on_the_market_and_on_places_are_safe(edition: str) -> None:
    red = {
        "market": "knight farmer* boatman*",
        "tiles": ["gunpowder_tower"],
        "tower": "monk",
        "spaces": {"village": "farmer - -", "town_hall": "trader -"},
    }
    table = Table(edition, phase="event", event=PLAGUE[edition], red=red)
    assert table.told("lost", "red") == []
    assert table.market("red") == ["knight", "farmer*", "boatman*"]
    assert table.red.tower == [6]
    assert table.on("red", "village") == ["farmer", "", ""]
    assert table.on("red", "town_hall") == ["trader", ""]


@rule("event.plague.empty")
@every_edition
def test_with_an_empty_bag_the_plague_costs_nothing(edition: str) -> None:
    red = {"bag": "", "coins": 3, "goods": {"wine": 1}, "development": 5}
    blue = {"bag": "knight"}
    table = Table(edition, phase="event", event=PLAGUE[edition], red=red, blue=blue)
    assert table.asked == "plan"
    assert (table.red.coins, table.red.dev, table.goods("red")) == (3, 5, {"wine": 1})
    assert len(table.market("red")) == 4
    # The next one in turn order is visited all the same.
    assert table.told("lost", "blue") != []
