"""The Arsonist: a station burns, and perhaps another one rises in its place."""

from tests.rules import rule

from .plot import WAITS, both_editions, completing, last_space, sent


@rule("intrigue.arsonist.remove")
@both_editions
def test_a_burnt_station_returns_to_its_owner(edition: str) -> None:
    blue = {"stations": ["blois", "tours"], "spaces": WAITS}
    table = sent("arsonist", edition=edition, red={"merchant": "blois"}, blue=blue)
    table.play("red", "burn blue")
    assert table.stations("blois") == []
    assert table.stations("tours") == ["blue"]
    assert (table.blue.built, table.blue.unbuilt) == (1, 9)
    assert table.told("burnt", "blue")[0].facts == {"town": "blois"}


@rule("intrigue.arsonist.remove")
def test_the_owner_may_build_it_again() -> None:
    blue = {
        "stations": ["blois"],
        "stations_left": 0,
        "merchant": "blois",
        "spaces": {"guildhall": "farmer craftsman knight"},
    }
    table = sent("arsonist", red={"merchant": "blois"}, blue=blue).play("red", "burn blue")
    table.play("blue", "use guildhall")
    assert table.stations("blois") == ["blue"]


@rule("intrigue.arsonist.remove")
def test_the_arsonist_may_be_held_back_and_reaches_the_own_town_only() -> None:
    blue = {"stations": ["blois", "tours"], "spaces": WAITS}
    table = sent("arsonist", red={"merchant": "blois"}, blue=blue)
    assert table.legal("red") == ["burn blue", "skip"]
    table.play("red", "skip")
    assert table.stations("blois") == ["blue"]
    elsewhere = sent("arsonist", red={"merchant": "vierzon"}, blue=blue)
    assert elsewhere.asked == "act"


@rule("intrigue.arsonist.choice")
def test_of_several_stations_one_is_picked() -> None:
    here = {"stations": ["orleans"]}
    table = sent(
        "arsonist", players=4, red=here, blue={**here, "spaces": WAITS}, green=here, yellow={}
    )
    assert table.legal("red") == ["burn red", "burn blue", "burn green", "skip"]
    assert table.refusal("red", "burn yellow") == "intrigue.arsonist.remove"
    table.play("red", "burn green")
    assert table.stations("orleans") == ["red", "blue"]


@rule("intrigue.arsonist.own")
def test_the_own_station_may_burn_and_nobody_is_asked() -> None:
    blue = {"coins": 9, "spaces": WAITS}
    red = {"merchant": "blois", "stations": ["blois"], "coins": 5}
    table = sent("arsonist", red=red, blue=blue).play("red", "burn red")
    assert table.asked == "act"
    assert table.stations("blois") == []
    assert (table.red.built, table.red.unbuilt) == (0, 10)


@rule("intrigue.arsonist.own", "intrigue.arsonist.completion")
def test_the_completion_rebuilds_the_own_station() -> None:
    red = {"merchant": "blois", "stations": ["blois"]}
    table = completing("arsonist", red=red).play("red", last_space("arsonist"), "burn red")
    assert table.stations("blois") == ["red"]
    assert (table.red.built, table.red.unbuilt) == (1, 9)


@rule("intrigue.arsonist.map_only")
def test_stations_on_the_road_are_safe() -> None:
    blue = {"tiles": ["road"], "road": 2, "spaces": WAITS}
    green = {"stations": ["blois"]}
    table = sent("arsonist", red={"merchant": "blois"}, blue=blue, green=green)
    assert table.offers("red", "burn") == ["green"]
    assert table.refusal("red", "burn blue") == "intrigue.arsonist.map_only"
    assert sent("arsonist", red={"merchant": "blois"}, blue=blue).asked == "act"


@rule("intrigue.arsonist.completion")
@both_editions
def test_the_completion_is_lost_where_another_station_stands(edition: str) -> None:
    blue = {"stations": ["blois"], "spaces": WAITS}
    table = completing("arsonist", edition=edition, red={"merchant": "blois"}, blue=blue)
    table.play("red", last_space("arsonist"), "skip")
    assert table.stations("blois") == ["blue"]
    assert table.red.built == 0


@rule("intrigue.arsonist.completion")
def test_the_tavern_does_not_help_the_completion() -> None:
    red = {"merchant": "blois", "tiles": ["tavern"], "spaces": {"tavern": "boatman"}}
    blue = {"stations": ["blois"], "spaces": WAITS}
    table = completing("arsonist", red=red, blue=blue)
    table.play("red", last_space("arsonist"), "skip")
    assert table.red.built == 0
    assert table.on("red", "tavern") == ["boatman"]


@rule("intrigue.arsonist.completion")
def test_in_orleans_the_completion_builds_beside_others() -> None:
    table = completing("arsonist", blue={"stations": ["orleans"], "spaces": WAITS})
    table.play("red", last_space("arsonist"), "skip")
    assert table.stations("orleans") == ["red", "blue"]
    own = completing("arsonist", red={"stations": ["orleans"]})
    own.play("red", last_space("arsonist"), "skip")
    assert own.red.built == 1
    no_more = completing("arsonist", red={"stations_left": 0})
    no_more.play("red", last_space("arsonist"))
    assert no_more.red.built == 0


@rule("intrigue.arsonist.completion")
def test_the_vineyard_notices_the_completion() -> None:
    red = {"merchant": "blois", "coins": 1, "tiles": ["vineyard"]}
    table = completing("arsonist", red=red).play("red", last_space("arsonist"))
    assert table.asked == "purchase"
    table.play("red", "buy wine")
    assert table.goods("red") == {"wine": 1}


def test_a_bribe_saves_the_station_and_blocks_the_completion() -> None:
    blue = {"coins": 1, "stations": ["blois"], "spaces": WAITS}
    table = completing("arsonist", red={"merchant": "blois"}, blue=blue)
    table.play("red", last_space("arsonist"), "burn blue")
    table.play("blue", "offer coin", "done").play("red", "accept blue")
    assert table.stations("blois") == ["blue"]
    assert (table.red.coins, table.red.built) == (1, 0)
