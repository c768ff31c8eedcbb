"""Beneficial Deeds: rewards, Citizens, and Followers that stay there for good."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

# The deed, its spaces from left to right and the coins that each Follower earns.
DEEDS = [
    (
        "base_city_wall",
        "knight knight knight trader farmer farmer farmer craftsman craftsman craftsman",
        1,
    ),
    ("base_papal_conclave", "knight monk monk", 3),
    ("base_defeating_plague", "scholar scholar boatman farmer trader", 2),
    ("base_astronomy", "scholar scholar trader", 1),
    ("base_boatmens_guild", "boatman boatman boatman scholar", 1),
    ("base_cathedral", "craftsman craftsman monk monk trader trader", 2),
    ("base_peace_treaty", "monk scholar knight knight", 2),
]
CANALIZATION = "boatman boatman boatman trader trader farmer farmer farmer craftsman craftsman"
BLUE_WAITS = {"spaces": {"scriptorium": "knight scholar"}}


def at_the_deeds(edition: str, waiting: str, **position: Any) -> Table:
    """Red has chosen the Town Hall, where these Followers wait."""
    red = {"coins": 0, "spaces": {"town_hall": waiting}, **position.pop("red", {})}
    position.setdefault("blue", BLUE_WAITS)
    table = Table(edition, phase="actions", red=red, **position)
    return table.play("red", "use town_hall")


@rule("deed.base", "deed.reward", "deed.citizen")
@every_edition
@pytest.mark.parametrize(("deed", "spaces", "coins"), DEEDS)
def test_a_deed_pays_each_follower_and_the_last_one_brings_the_citizen(
    edition: str, deed: str, spaces: str, coins: int
) -> None:
    types = spaces.split()
    first = at_the_deeds(edition, f"{types[0]} -").play("red", f"send {deed}.1")
    assert first.red.coins == coins
    assert first.red.citizens == 0
    filled = {deed: list(range(1, len(types)))}
    last = at_the_deeds(edition, f"{types[-1]} -", deeds=filled)
    last.play("red", f"send {deed}.{len(types)}")
    assert last.red.coins == coins
    assert last.red.citizens == 1


@rule("deed.base", "deed.canal")
@every_edition
def test_canalization_brings_a_citizen_too(edition: str) -> None:
    filled = {"base_canalization": list(range(1, 10))}
    table = at_the_deeds(edition, "craftsman -", deeds=filled)
    table.play("red", "send base_canalization.10", "choose 1")
    assert table.red.coins == 1
    assert table.red.citizens == 1


@rule("deed.exact")
@every_edition
@pytest.mark.parametrize(
    ("deed", "spaces"), [row[:2] for row in DEEDS] + [("base_canalization", CANALIZATION)]
)
def test_a_deed_space_takes_exactly_the_type_shown(edition: str, deed: str, spaces: str) -> None:
    for follower in ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"):
        table = at_the_deeds(edition, f"{follower} -")
        for at, follower_type in enumerate(spaces.split(), start=1):
            refusal = "" if follower_type == follower else "deed.exact"
            assert table.refusal("red", f"send {deed}.{at}") == refusal


@rule("deed.exact")
@pytest.mark.parametrize(
    ("edition", "tile", "follower", "space"),
    [
        ("2014", "herb_garden", "boatman", "base_cathedral.1"),
        ("2021", "herb_garden", "boatman", "base_cathedral.5"),
        ("bigbox", "herb_garden", "boatman", "base_city_wall.5"),
        ("2014", "school", "scholar", "base_city_wall.1"),
        ("2021", "school", "scholar", "base_city_wall.4"),
        ("bigbox", "school", "scholar", "base_city_wall.8"),
        ("bigbox", "barracks", "farmer", "base_city_wall.1"),
        ("bigbox", "barracks", "trader", "base_papal_conclave.1"),
    ],
)
def test_no_tile_helps_on_a_deed(edition: str, tile: str, follower: str, space: str) -> None:
    table = at_the_deeds(edition, f"{follower} -", red={"tiles": [tile]})
    assert table.refusal("red", f"send {space}") == "deed.exact"
    assert space not in table.offers("red", "send")


@rule("deed.reward")
@every_edition
def test_the_reward_is_paid_at_once_for_each_follower(edition: str) -> None:
    table = at_the_deeds(edition, "scholar scholar").play("red", "send base_defeating_plague.1")
    assert table.red.coins == 2
    table.play("red", "send base_defeating_plague.2")
    assert table.red.coins == 4


@rule("deed.base", "deed.reward")
@every_edition
def test_two_monks_at_the_papal_conclave_earn_six_coins(edition: str) -> None:
    table = at_the_deeds(edition, "monk monk")
    table.play("red", "send base_papal_conclave.2", "send base_papal_conclave.3")
    assert table.red.coins == 6
    assert table.red.citizens == 0
    # The Knight is the last one: 3 coins and the Citizen.
    table = at_the_deeds(edition, "knight -", deeds={"base_papal_conclave": [2, 3]})
    table.play("red", "send base_papal_conclave.1")
    assert table.red.coins == 3
    assert table.red.citizens == 1


@rule("deed.canal")
@every_edition
def test_canalization_gives_a_coin_or_a_point_for_each_follower(edition: str) -> None:
    table = at_the_deeds(edition, "boatman farmer")
    table.play("red", "send base_canalization.1")
    assert table.asked == "choose"
    assert table.offers("red", "choose") == ["1", "2"]
    table.play("red", "choose 1", "send base_canalization.6", "choose 2")
    assert (table.red.coins, table.red.dev) == (1, 1)
    for choice, gained in (("choose 1", (2, 0)), ("choose 2", (0, 2))):
        table = at_the_deeds(edition, "boatman boatman")
        table.play("red", "send base_canalization.1", choice)
        table.play("red", "send base_canalization.2", choice)
        assert (table.red.coins, table.red.dev) == gained


@rule("deed.citizen")
@every_edition
def test_an_earlier_contributor_gets_nothing_on_completion(edition: str) -> None:
    blue = {"coins": 0, "spaces": {"town_hall": "trader -"}}
    table = at_the_deeds(edition, "scholar scholar", blue=blue)
    table.play("red", "send base_astronomy.1", "send base_astronomy.2")
    assert (table.red.coins, table.red.citizens) == (2, 0)
    table.play("blue", "use town_hall", "send base_astronomy.3")
    assert (table.red.coins, table.red.citizens) == (2, 0)
    assert (table.blue.coins, table.blue.citizens) == (1, 1)


@rule("deed.stay")
@every_edition
def test_followers_on_a_deed_stay_for_good(edition: str) -> None:
    table = at_the_deeds(edition, "scholar trader", deeds={"base_astronomy": [1]}, blue={})
    scholars, traders = table.supply("scholar"), table.supply("trader")
    table.play("red", "send base_astronomy.2", "send base_astronomy.3")
    assert table.red.citizens == 1
    # The deed is full, and the next round has begun.
    assert table.game.round == 2
    assert (table.supply("scholar"), table.supply("trader")) == (scholars, traders)
    assert table.bag("red") == []
    # Nobody can use its spaces again.
    later = at_the_deeds(edition, "scholar -", deeds={"base_astronomy": [1, 2, 3]})
    assert later.refusal("red", "send base_astronomy.2") == "deed.stay"


@rule("deed.order")
@every_edition
def test_the_spaces_of_a_deed_are_filled_in_any_order(edition: str) -> None:
    table = at_the_deeds(edition, "trader scholar")
    table.play("red", "send base_astronomy.3", "send base_astronomy.2")
    assert table.red.coins == 2
    assert table.on("red", "town_hall") == ["", ""]
