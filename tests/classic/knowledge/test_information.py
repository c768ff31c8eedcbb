"""What is open, what is hidden, and the Followers nobody can take away."""

from collections import Counter

import pytest

import orleans
from orleans.bots.random_bot import RandomBot
from orleans.classic.game import Classic
from tests.classic.phases.test_round import tile
from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
PERSONAL = ["farmer*", "boatman*", "craftsman*", "trader*"]
RED, BLUE, GREEN = 0, 1, 2
every_edition = pytest.mark.parametrize("edition", EDITIONS)


# ----------------------------------------------------------------- information


@every_edition
@rule("info.bag")
def test_the_owner_sees_what_is_in_the_bag_but_no_order(edition: str) -> None:
    table = Table(edition, phase="planning", red={"bag": "monk farmer monk"})
    assert table.game.view(RED)["players"][RED]["bag"] == {"farmer": 1, "monk": 2}


@pytest.mark.parametrize("viewer", [BLUE, GREEN, None])
@every_edition
@rule("info.bag.others")
def test_nobody_else_is_told_what_is_in_the_bag(edition: str, viewer: int | None) -> None:
    """Two bags that hold as many Followers look the same from outside."""
    seen = []
    for bag in ("monk farmer monk", "knight knight scholar"):
        supply = dict.fromkeys(("farmer", "knight", "scholar", "monk"), 5)
        table = Table(edition, 3, phase="planning", supply=supply, red={"bag": bag})
        seen.append(table.game.view(viewer))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("viewer", [RED, BLUE, None])
@every_edition
@rule("info.open")
def test_everybody_sees_what_lies_on_the_table(edition: str, viewer: int | None) -> None:
    red = {
        "coins": 7,
        "goods": {"wool": 1, "grain": 2},
        "citizens": 3,
        "stations": ["blois"],
        "tiles": ["brewery"],
        "market": "monk farmer*",
    }
    table = Table(edition, phase="planning", red=red)
    table.play("red", "place farmer* ship.1", "done")
    shown = table.game.view(viewer)["players"][RED]
    assert shown["coins"] == 7
    assert shown["goods"] == {"wool": 1, "grain": 2}
    assert shown["citizens"] == 3
    assert "brewery" in shown["places"]
    assert shown["market"] == {"monk": 1}
    assert shown["spaces"]["ship"] == ["farmer*", "", ""]
    assert table.game.view(viewer)["stations"] == {"blois": [RED]}


# ---------------------------------------------------------- personal Followers


def personal_followers(game: Classic, seat: int) -> list[str]:
    """All over the bag, the Market and the Places of a player."""
    mine = game.view(seat)["players"][seat]
    found = [*Counter(mine["bag"]).elements(), *Counter(mine["market"]).elements()]
    found += [*mine["tower"], *mine["drawn"]]
    found += [piece for spaces in mine["spaces"].values() for piece in spaces]
    return [follower for follower in found if follower in PERSONAL]


@pytest.mark.parametrize(
    ("edition", "players"), [("2014", 2), ("2014", 4), ("2021", 3), ("bigbox", 5)]
)
@rule("personal.keep")
def test_the_four_personal_followers_stay_with_their_owner(edition: str, players: int) -> None:
    """Through a whole game, looked at in every phase; drawn ones are in the hand for a moment."""
    game = orleans.new(orleans.Setup(edition=edition, players=players), seed=7)
    bot = RandomBot(7)
    looked = Counter[str]()
    while not game.over:
        seat = game.pending[0]
        game.play(seat, bot.choose(game, seat, game.legal(seat)))
        if game.asked == "place_drawn":
            continue
        looked[game.asked] += 1
        for owner in range(players):
            assert sorted(personal_followers(game, owner)) == sorted(PERSONAL)
    assert {"draw", "plan", "act"} <= set(looked)


@pytest.mark.parametrize("personal", PERSONAL)
@every_edition
@rule("personal.never")
def test_no_personal_follower_goes_to_a_deed_by_the_town_hall(edition: str, personal: str) -> None:
    table = Table(edition, phase="planning")
    for space in ("town_hall.1", "town_hall.2"):
        assert table.refusal("red", f"place {personal} {space}") == "townhall.personal"


@pytest.mark.parametrize(
    ("personal", "deed"),
    [
        ("farmer*", "base_city_wall.5"),
        ("boatman*", "base_boatmens_guild.1"),
        ("craftsman*", "base_city_wall.8"),
        ("trader*", "base_astronomy.3"),
    ],
)
@every_edition
@rule("personal.never")
def test_no_personal_follower_goes_to_a_deed_from_the_tower(
    edition: str, personal: str, deed: str
) -> None:
    red = {"tiles": ["gunpowder_tower"], "tower": f"{personal} monk"}
    table = Table(edition, phase="actions", red=red)
    table.play("red", "use gunpowder_tower")
    assert table.refusal("red", f"send {deed}") == "deed.exact"
    table.play("red", "send base_papal_conclave.2")
    assert personal in table.game.view(RED)["players"][RED]["tower"]


@pytest.mark.parametrize("seed", range(10))
@every_edition
@rule("personal.never")
def test_the_plague_takes_no_personal_follower(edition: str, seed: int) -> None:
    red = {"market": ""}
    table = Table(edition, seed=seed, phase="event", event=tile(edition, "plague"), red=red)
    assert sorted(table.bag("red")) == sorted(PERSONAL)


@every_edition
@rule("personal.never")
def test_torture_takes_no_personal_follower(edition: str) -> None:
    table = Table(
        edition,
        phase="event",
        event=tile(edition, "taxes"),
        red={"coins": 0, "market": "", "goods": {"grain": 3}},
    )
    assert table.asked == "torture"
    assert table.refusal("red", "give follower") == "torture.follower.none"
