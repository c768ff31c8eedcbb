"""Phase 3, Followers: how many to draw, what to take back."""

from collections import Counter
from typing import Any

import pytest

from orleans.kernel.positions import PositionError
from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
PERSONAL = "farmer* boatman* craftsman* trader*"
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def drawing(edition: str, knights: int = 0, **red: Any) -> Table:
    """Red draws; personal Followers wait on its Market unless said otherwise."""
    red.setdefault("market", PERSONAL)
    return Table(edition, round=2, phase="followers", red={"tracks": {"knight": knights}, **red})


def numbers(most: int) -> list[str]:
    return [str(number) for number in range(most + 1)]


# ------------------------------------------------------------------ the number


@pytest.mark.parametrize(("knights", "number"), [(1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
@every_edition
@rule("draw.limit")
def test_the_knights_track_limits_the_draw(edition: str, knights: int, number: int) -> None:
    table = drawing(edition, knights, market="", bag="farmer farmer boatman boatman monk")
    assert table.offers("red", "draw") == numbers(number)
    if number < 8:
        assert table.refusal("red", f"draw {number + 1}") == "draw.limit"


@pytest.mark.parametrize("number", [0, 2])
@every_edition
@rule("draw.limit")
def test_fewer_or_none_may_be_drawn(edition: str, number: int) -> None:
    table = drawing(edition, 1, market="", bag="farmer boatman")
    table.play("red", f"draw {number}")
    assert table.asked == "plan"
    assert len(table.market("red")) == number
    assert len(table.bag("red")) == 6 - number


@every_edition
@rule("draw.start")
def test_four_may_be_drawn_without_knights(edition: str) -> None:
    table = drawing(edition, market="", bag="knight monk")
    assert table.offers("red", "draw") == numbers(4)
    assert table.refusal("red", "draw 5") == "draw.limit"


@every_edition
@rule("draw.shortbag")
def test_a_short_bag_gives_what_there_is_and_placed_followers_stay(edition: str) -> None:
    table = drawing(edition, 2, bag="farmer monk scholar", spaces={"ship": "farmer - knight"})
    assert table.offers("red", "draw") == numbers(3)
    assert table.refusal("red", "draw 4") == "draw.shortbag"
    table.play("red", "draw 3")
    assert table.bag("red") == []
    assert table.on("red", "ship") == ["farmer", "", "knight"]


# ------------------------------------------------------------------ the Market


@every_edition
@rule("draw.space")
def test_followers_left_on_the_market_take_up_space(edition: str) -> None:
    table = drawing(edition, 1, market=f"{PERSONAL} farmer monk", bag="farmer monk knight scholar")
    assert table.offers("red", "draw") == numbers(2)
    assert table.refusal("red", "draw 3") == "draw.space"


@every_edition
@rule("draw.marketsize")
def test_the_market_has_eight_spaces(edition: str) -> None:
    table = drawing(edition, 5, market="monk", bag="farmer monk knight scholar")
    assert table.offers("red", "draw") == numbers(7)
    table.play("red", "draw 7")
    assert len(table.market("red")) == 8


@every_edition
@rule("draw.marketsize", "draw.space")
def test_with_a_full_market_there_is_nothing_to_decide(edition: str) -> None:
    full = f"{PERSONAL} monk monk monk monk"
    table = drawing(edition, market=full, bag="knight", spaces={"ship": "farmer - -"})
    assert table.asked == "plan"
    with pytest.raises(PositionError):
        drawing(edition, market=f"{full} knight")


@every_edition
@rule("draw.marketsize")
def test_a_ninth_follower_must_go_to_the_tower(edition: str) -> None:
    table = drawing(
        edition, tiles=["gunpowder_tower"], market=f"{PERSONAL} monk monk monk", bag="knight knight"
    )
    table.play("red", "draw 2")
    assert table.refusal("red", "done") == "draw.marketsize"
    table.play("red", "stow knight", "done")
    assert len(table.market("red")) == 8


# ------------------------------------------------------------------ blind draws


@every_edition
@rule("draw.commit")
def test_the_choice_is_made_before_any_tile_is_seen(edition: str) -> None:
    table = Table(
        edition,
        round=2,
        phase="followers",
        red={"bag": "farmer monk knight", "spaces": {"ship": "farmer - -"}},
        blue={"bag": "farmer"},
    )
    table.play("red", "draw 1")
    assert table.market("red") == PERSONAL.split()  # nothing is turned up while blue decides
    assert table.refusal("red", "draw 1") == "draw.commit"
    assert table.refusal("red", "back ship.1") == "draw.commit"
    table.play("blue", "draw 0")
    assert len(table.market("red")) == 5
    assert table.refusal("red", "draw 1") == "draw.commit"
    assert table.refusal("red", "back ship.1") == "plan.nomove"


@rule("draw.random")
def test_every_follower_in_the_bag_is_equally_likely() -> None:
    """Two Farmers, a Knight and the personal Farmer: 800 bags, one drawn from each."""
    drawn: Counter[str] = Counter()
    for seed in range(800):
        table = Table(
            phase="followers",
            seed=seed,
            red={"bag": "farmer farmer knight farmer*", "market": "boatman* craftsman* trader*"},
        )
        table.play("red", "draw 1")
        drawn.update(set(table.market("red")) - set(PERSONAL.split()[1:]))
    assert abs(drawn["farmer"] - 400) < 50
    assert abs(drawn["knight"] - 200) < 45
    assert abs(drawn["farmer*"] - 200) < 45


@every_edition
@rule("draw.random")
def test_the_seed_decides_the_draw_and_nothing_is_drawn_twice(edition: str) -> None:
    bag = "farmer boatman craftsman knight scholar monk"
    draws = [drawing(edition, bag=bag).play("red", "draw 4") for _ in range(2)]
    assert draws[0].market("red") == draws[1].market("red")
    drawn = Counter(draws[0].market("red")) - Counter(PERSONAL.split())
    assert drawn + Counter(draws[0].bag("red")) == Counter(bag.split())


# ------------------------------------------------------------------ taking back


@every_edition
@rule("draw.return")
def test_each_draw_declined_may_bring_a_placed_follower_back(edition: str) -> None:
    table = drawing(
        edition, 2, market="", bag="monk monk", spaces={"ship": "farmer boatman knight"}
    )
    table.play("red", "back ship.1", "back ship.3")
    assert table.offers("red", "draw") == numbers(4)
    assert table.refusal("red", "draw 5") == "draw.limit"
    table.play("red", "draw 4")
    assert len(table.market("red")) == 6
    assert {"farmer", "knight"} <= set(table.market("red"))
    assert table.on("red", "ship") == ["", "boatman", ""]


@every_edition
@rule("draw.return")
def test_only_a_placed_follower_can_be_taken_back_and_only_once(edition: str) -> None:
    table = drawing(edition, bag="monk", spaces={"ship": "farmer - wheel"})
    assert table.refusal("red", "back ship.2") == "draw.return"
    assert table.refusal("red", "back ship.3") == "tech.fixed"
    table.play("red", "back ship.1")
    assert table.refusal("red", "back ship.1") == "draw.return"


@every_edition
@rule("draw.return.short")
def test_drawn_and_taken_back_together_keep_to_the_number(edition: str) -> None:
    """Number 5, two in the bag: what an empty bag makes impossible counts as declined."""
    table = drawing(
        edition,
        1,
        market="farmer* boatman*",
        bag="craftsman* trader*",
        spaces={"ship": "farmer boatman knight", "university": "farmer craftsman -"},
    )
    table.play("red", "back ship.1", "back ship.2", "back ship.3")
    assert table.offers("red", "draw") == numbers(2)
    table.play("red", "back university.1")
    assert table.offers("red", "draw") == numbers(1)
    table.play("red", "draw 1")
    assert len(table.market("red")) == 2 + 5


@every_edition
@rule("draw.return.short")
def test_no_more_is_taken_back_than_the_number_or_the_market_allows(edition: str) -> None:
    spaces = {"ship": "farmer boatman knight", "castle": "farmer boatman trader"}
    table = drawing(edition, market="farmer*", spaces=spaces)
    table.play("red", "back ship.1", "back ship.2", "back ship.3", "back castle.1")
    assert table.refusal("red", "back castle.2") == "draw.return.short"  # number 4

    table = drawing(edition, market=f"{PERSONAL} monk monk", spaces=spaces)
    table.play("red", "back ship.1", "back ship.2")
    assert table.refusal("red", "back ship.3") == "draw.return.short"  # two free spaces


@every_edition
@rule("draw.return.any")
def test_a_boatman_taken_off_an_activated_ship_leaves_it_inactive(edition: str) -> None:
    spaces = {"ship": "farmer boatman knight", "scriptorium": "knight scholar"}
    table = drawing(edition, spaces=spaces)
    table.play("red", "back ship.2", "draw 0").done()
    assert table.refusal("red", "use ship") == "action.activated"
    assert table.refusal("red", "use scriptorium") == ""


@pytest.mark.parametrize(
    ("space", "follower"),
    [("town_hall.2", "knight"), ("brewery.1", "monk"), ("village.3", "craftsman*")],
)
@every_edition
@rule("draw.return.any")
def test_no_place_holds_a_follower_back(edition: str, space: str, follower: str) -> None:
    spaces = {"town_hall": "monk knight", "brewery": "monk", "village": "farmer boatman craftsman*"}
    table = drawing(edition, market="", tiles=["brewery"], spaces=spaces)
    assert space in table.offers("red", "back")
    table.play("red", f"back {space}", "draw 0")
    assert table.market("red") == [follower]
