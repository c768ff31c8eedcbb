"""The Town Hall: who may wait there and how Followers are sent to Beneficial Deeds."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

SCRIPTORIUM = {"scriptorium": "knight scholar"}


def planning(edition: str, market: str) -> Table:
    return Table(edition, phase="planning", red={"market": market})


def sending(edition: str, waiting: str, **position: Any) -> Table:
    """Red's turn with Followers in the Town Hall; the Scriptorium could be used too."""
    spaces = SCRIPTORIUM | {"town_hall": waiting}
    return Table(edition, phase="actions", red={"coins": 0, "spaces": spaces}, **position)


def into_the_town_hall(table: Table) -> list[str]:
    return [place for place in table.offers("red", "place") if "town_hall" in place]


@rule("townhall.capacity")
@every_edition
def test_one_or_two_followers_fit_into_the_town_hall(edition: str) -> None:
    table = planning(edition, "knight knight knight")
    table.play("red", "place knight town_hall.1", "place knight town_hall.2")
    assert table.on("red", "town_hall") == ["knight", "knight"]
    assert table.market("red") == ["knight"]
    assert into_the_town_hall(table) == []
    assert table.refusal("red", "place knight town_hall.1") == "plan.onespace"
    assert table.refusal("red", "place knight town_hall.2") == "plan.onespace"


@rule("townhall.one")
@every_edition
@pytest.mark.parametrize("waiting", ["knight -", "- knight"])
def test_one_follower_is_enough(edition: str, waiting: str) -> None:
    table = sending(edition, waiting).play("red", "use town_hall", "send base_peace_treaty.3")
    assert table.on("red", "town_hall") == ["", ""]
    assert table.red.coins == 2


@rule("townhall.one")
@every_edition
def test_an_empty_town_hall_cannot_be_used(edition: str) -> None:
    table = sending(edition, "- -")
    assert table.refusal("red", "use town_hall") != ""
    assert table.offers("red", "use") == ["scriptorium"]


@rule("townhall.personal")
@every_edition
def test_personal_followers_may_not_enter(edition: str) -> None:
    table = planning(edition, "farmer* boatman* craftsman* trader* farmer")
    for follower in ("farmer*", "boatman*", "craftsman*", "trader*"):
        assert table.refusal("red", f"place {follower} town_hall.1") == "townhall.personal"
    assert into_the_town_hall(table) == ["farmer town_hall.1", "farmer town_hall.2"]
    table.play("red", "place farmer town_hall.1")
    assert table.on("red", "town_hall") == ["farmer", ""]


@rule("townhall.anytype")
@every_edition
@pytest.mark.parametrize(
    "follower", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
)
def test_any_neutral_follower_may_enter(edition: str, follower: str) -> None:
    # Also if every deed space of its type is taken, as here for Monks.
    table = Table(
        edition,
        phase="planning",
        red={"market": follower},
        deeds={
            "base_papal_conclave": [2, 3],
            "base_cathedral": [3, 4],
            "base_peace_treaty": [1],
        },
    )
    table.play("red", f"place {follower} town_hall.2")
    assert table.on("red", "town_hall") == ["", follower]


@rule("townhall.send")
@every_edition
@pytest.mark.parametrize(
    ("first", "second", "coins"),
    [
        ("base_peace_treaty.3", "base_peace_treaty.4", 4),
        ("base_peace_treaty.4", "base_city_wall.1", 3),
    ],
)
def test_both_followers_may_go_in_one_action(
    edition: str, first: str, second: str, coins: int
) -> None:
    table = sending(edition, "knight knight")
    table.play("red", "use town_hall", f"send {first}", f"send {second}")
    assert table.on("red", "town_hall") == ["", ""]
    assert table.red.coins == coins
    # They went to the deeds, not home.
    assert "knight" not in table.bag("red")


@rule("townhall.send")
@every_edition
def test_only_free_spaces_of_their_own_type_are_offered(edition: str) -> None:
    table = sending(edition, "trader -", deeds={"base_cathedral": [5], "base_canalization": [4, 5]})
    table.play("red", "use town_hall")
    assert sorted(table.offers("red", "send")) == [
        "base_astronomy.3",
        "base_cathedral.6",
        "base_city_wall.4",
        "base_defeating_plague.5",
    ]
    assert table.refusal("red", "skip") == "townhall.send"


@rule("townhall.split")
@every_edition
def test_the_other_follower_stays_and_may_go_later_in_the_round(edition: str) -> None:
    table = sending(edition, "knight scholar")
    table.play("red", "use town_hall", "send base_city_wall.1")
    assert "skip" in table.legal("red")
    table.play("red", "skip")
    assert table.on("red", "town_hall") == ["", "scholar"]
    assert "scholar" not in table.bag("red")
    assert table.pending == ["red"] and table.asked == "act"
    table.play("red", "use town_hall", "send base_astronomy.1")
    assert table.game.round == 1
    assert table.on("red", "town_hall") == ["", ""]
    assert table.red.coins == 2


@rule("townhall.split")
@every_edition
def test_the_other_follower_may_also_wait_for_another_round(edition: str) -> None:
    table = sending(edition, "knight scholar")
    table.play("red", "use town_hall", "send base_city_wall.1", "skip", "pass")
    table.draw_all().done()
    assert table.game.round == 2
    table.play("red", "use town_hall", "send base_astronomy.2")
    assert table.on("red", "town_hall") == ["", ""]


@rule("townhall.stuck")
@every_edition
def test_a_follower_without_a_free_deed_space_is_stuck(edition: str) -> None:
    all_but_one = {
        "base_city_wall": [4],
        "base_defeating_plague": [5],
        "base_astronomy": [3],
        "base_cathedral": [5, 6],
        "base_canalization": [4],
    }
    full = all_but_one | {"base_canalization": [4, 5]}
    table = sending(edition, "trader -", players=3, deeds=all_but_one).play("red", "use town_hall")
    assert table.offers("red", "send") == ["base_canalization.5"]
    table = sending(edition, "trader -", players=3, deeds=full)
    assert table.refusal("red", "use town_hall") == "townhall.stuck"
    # With a Knight beside it the action is open, but the Trader stays.
    table = sending(edition, "knight trader", players=3, deeds=full)
    table.play("red", "use town_hall", "send base_city_wall.1")
    assert table.asked == "act"
    assert table.on("red", "town_hall") == ["", "trader"]
    assert table.refusal("red", "use town_hall") == "townhall.stuck"
