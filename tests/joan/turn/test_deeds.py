"""Beneficial Deeds: three Followers each, an effect for every mark, a bonus for the first."""

import pytest

from ...rules import rule
from ..table import Table, every_route

FOLLOWERS = {
    "one": ["boatman", "scholar", "monk"],
    "two": ["farmer", "scholar", "trader"],
    "three": ["craftsman", "farmer", "scholar"],
    "four": ["craftsman", "knight", "monk"],
    "five": ["trader", "farmer", "monk"],
}
EFFECTS = {
    "one": ["any", "develop"],
    "two": ["land"],
    "three": ["coin", "develop"],
    "four": ["coin", "any"],
    "five": ["water"],
}
ICONS = [(deed, follower) for deed, three in FOLLOWERS.items() for follower in three]
AHEAD = {"development": 8}


@rule("joan.deed.mark", "joan.deed.one", "joan.deed.two", "joan.deed.three", "joan.deed.four")
@rule("joan.deed.five")
@pytest.mark.parametrize("deed, follower", ICONS)
def test_every_mark_brings_the_effect_of_its_deed(deed: str, follower: str) -> None:
    table = Table(3, waiting=follower, red=AHEAD).play("red", f"deed {deed} {follower}")
    assert table.marks("red", deed) == [follower]
    assert sorted(table.waiting) == sorted(EFFECTS[deed])
    assert table.deed_open(deed)


@rule("joan.deed.exact", "joan.deed.one", "joan.deed.two", "joan.deed.three", "joan.deed.four")
@rule("joan.deed.five")
@pytest.mark.parametrize("follower", ["farmer", "boatman", "craftsman", "trader", "knight"])
def test_a_follower_marks_only_its_own_icons(follower: str) -> None:
    table = Table(3, display=f"{follower} {follower}").play("red", f"take {follower}")
    own = [f"{deed} {follower}" for deed, three in FOLLOWERS.items() if follower in three]
    assert sorted(table.offers("red", "deed")) == sorted(own)
    for deed, other in ICONS:
        if other != follower:
            assert table.refusal("red", f"deed {deed} {other}") == "joan.deed.exact"


@rule("joan.deed.mark")
def test_an_icon_is_marked_once() -> None:
    table = Table(waiting="scholar", red={"deeds": {"one": "scholar"}})
    assert sorted(table.offers("red", "deed")) == ["three scholar", "two scholar"]
    assert table.refusal("red", "deed one scholar") == "joan.deed.mark"


@rule("joan.deed.count", "joan.deed.complete")
def test_two_marks_leave_a_deed_open_and_the_third_completes_it() -> None:
    table = Table(waiting="farmer scholar trader")
    table.play("red", "deed two farmer", "deed two scholar")
    assert table.deed_open("two")
    assert table.told("deed_complete") == []
    table.play("red", "deed two trader")
    assert not table.deed_open("two")
    assert table.waiting == ["land", "land", "land", "monk"]


@rule("joan.deed.complete", "joan.deed.one", "joan.deed.two", "joan.deed.three")
@rule("joan.deed.bonus.craftsman", "joan.deed.bonus.monk")
@pytest.mark.parametrize("deed, bonus", [("one", "craftsman"), ("two", "monk"), ("three", "monk")])
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_first_deeds_bring_an_action_in_the_same_turn(deed: str, bonus: str, last: int) -> None:
    three = FOLLOWERS[deed]
    marked = " ".join(three[:last] + three[last + 1 :])
    table = Table(waiting=three[last], red=AHEAD | {"deeds": {deed: marked}})
    table.play("red", f"deed {deed} {three[last]}")
    assert sorted(table.waiting) == sorted([*EFFECTS[deed], bonus])
    assert table.red.citizens == 0


@rule("joan.deed.complete", "joan.deed.four", "joan.deed.five", "joan.deed.bonus.citizen")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("deed", ["four", "five"])
def test_the_last_deeds_bring_a_citizen(players: int, deed: str) -> None:
    three = FOLLOWERS[deed]
    if (players, deed) == (2, "five"):
        assert (
            Table(2, waiting="farmer").refusal("red", "deed five farmer") == "joan.setup.deed_two"
        )
        return
    red = AHEAD | {"deeds": {deed: f"{three[0]} {three[2]}"}, "stations": ["orleans", "blois"]}
    table = Table(players, waiting=three[1], red=red)
    assert table.score("red")["product"] == 2 * 3
    table.play("red", f"deed {deed} {three[1]}")
    assert table.red.citizens == 1
    assert table.score("red")["product"] == 3 * 3
    assert sorted(table.waiting) == sorted(EFFECTS[deed])


@rule("joan.deed.own_progress")
def test_marks_of_others_do_not_help() -> None:
    table = Table(
        3,
        waiting="farmer",
        blue={"deeds": {"two": "scholar"}},
        green={"deeds": {"two": "trader"}},
    )
    table.play("red", "deed two farmer")
    assert table.deed_open("two")
    assert table.waiting == ["land"]
    assert table.marks("red", "two") == ["farmer"]


@rule("joan.deed.closed", "joan.deed.lost_marks")
def test_a_completed_deed_is_closed_for_everybody() -> None:
    table = Table(
        display="craftsman farmer knight",
        red={"deeds": {"three": "farmer scholar"}},
        blue={"deeds": {"three": "craftsman scholar"}, "circled": [3, 0, 0]},
    )
    table.play("red", "take craftsman", "deed three craftsman").end()
    table.play("blue", "take farmer")
    assert table.offers("blue", "deed") == ["two farmer"]
    assert table.refusal("blue", "deed three farmer") == "joan.deed.closed"
    # What the lost marks have brought stays.
    assert table.marks("blue", "three") == ["craftsman", "scholar"]
    assert table.blue.circled == [3, 0, 0]
    table = Table(waiting="farmer", deeds={"three": "red"})
    assert table.refusal("red", "deed three farmer") == "joan.deed.closed"


@rule("joan.deed.closed")
def test_a_mark_completes_only_its_own_deed() -> None:
    red = {"deeds": {"two": "farmer trader", "three": "craftsman farmer"}}
    table = Table(waiting="scholar", red=red).play("red", "deed two scholar")
    assert not table.deed_open("two")
    assert all(table.deed_open(deed) for deed in ("one", "three", "four"))
    assert table.yellow("yellow_deed_2") == "red"
    assert table.yellow("yellow_deed_3") == ""


@rule("joan.deed.monk_icon")
def test_a_monk_icon_is_marked_with_a_recruit_or_a_monk_bonus() -> None:
    table = Table(display="farmer knight").play("red", "monk farmer", "deed one monk")
    assert table.marks("red", "one") == ["monk"]
    table = Table(waiting="coin", red={"circled": [4, 0, 0]})
    table.play("red", "coin 1", "deed four monk")  # the Monk action of bank row 1
    assert table.marks("red", "four") == ["monk"]
    assert table.red.monks == 0
    for follower in ("boatman", "scholar"):
        table = Table(waiting=follower)
        assert table.refusal("red", "deed one monk") == "joan.deed.exact"


@rule("joan.deed.no_gain")
def test_a_deed_may_be_marked_for_nothing() -> None:
    table = Table(display="trader farmer", red={"routes": every_route()})
    table.play("red", "take trader", "deed two trader")
    assert table.marks("red", "two") == ["trader"]
    assert [event.facts["part"] for event in table.told("lapsed")] == ["land"]
    assert table.pending == ["blue"]


@rule("joan.deed.effect.good_development")
def test_the_effect_of_a_good_and_a_space() -> None:
    table = Table(waiting="boatman", red=AHEAD).play("red", "deed one boatman", "any wool")
    assert (table.goods("red"), table.red.dev, table.red.coins) == ({"wool": 1}, 9, 1)
    assert table.pending == ["blue"]


@rule("joan.deed.effect.land_route")
def test_the_effect_of_a_land_route() -> None:
    table = Table(waiting="farmer").play("red", "deed two farmer")
    assert table.refusal("red", "fill orleans-blois_water") == "joan.action.boatman"
    table.play("red", "fill orleans-chateaudun_road")
    assert table.routes("red") == ["orleans-chateaudun_road"]
    assert table.goods("red") == {"grain": 1}
    assert table.pending == ["blue"]


@rule("joan.deed.effect.coin_development")
def test_the_effect_of_a_coin_and_a_space() -> None:
    table = Table(waiting="craftsman", red=AHEAD).play("red", "deed three craftsman", "coin 2")
    assert (table.red.circled, table.red.dev, table.goods("red")) == ([1, 1, 0], 9, {})
    assert table.pending == ["blue"]


@rule("joan.deed.effect.water_route")
def test_the_effect_of_a_water_route() -> None:
    table = Table(3, waiting="farmer").play("red", "deed five farmer")
    assert table.refusal("red", "fill orleans-chateaudun_road") == "joan.action.knight"
    table.play("red", "fill orleans-blois_water")
    assert table.routes("red") == ["orleans-blois_water"]
    assert table.goods("red") == {"wine": 1}
    assert table.pending == ["blue"]


@rule("joan.deed.effect.coin_good")
def test_the_effect_of_a_coin_and_a_good() -> None:
    table = Table(waiting="knight", red=AHEAD)
    table.play("red", "deed four knight", "any wine", "coin 3")
    assert (table.red.circled, table.goods("red"), table.red.dev) == ([1, 0, 1], {"wine": 1}, 8)
    assert table.pending == ["blue"]


@rule("joan.deed.bonus.craftsman")
def test_the_craftsman_of_a_deed_builds_for_his_coin() -> None:
    red = AHEAD | {"deeds": {"one": "scholar monk"}, "cards": ["goldsmith", "joinery"]}
    table = Table(waiting="boatman", red=red | {"stations": ["blois"]})
    table.play("red", "deed one boatman", "develop", "any wine")
    assert table.waiting == ["craftsman"]
    table.play("red", "act craftsman", "build orleans")
    assert table.red.coins == 0
    poor = red | {"spent": [1, 0, 0], "stations": ["blois"]}
    table = Table(waiting="boatman", red=poor)
    table.play("red", "deed one boatman", "develop", "any wine")
    assert table.refusal("red", "act craftsman") == "joan.action.refused"
    assert set(table.legal("red")) == {
        *("earn craftsman", "use goldsmith", "deed three craftsman"),
        *("deed four craftsman", "end"),
    }


@rule("joan.deed.bonus.monk")
def test_the_monk_of_a_deed_is_no_recruit() -> None:
    red = {"deeds": {"two": "scholar trader"}, "monks": 3}
    table = Table(waiting="farmer", red=red).play("red", "deed two farmer")
    table.play("red", "act scholar with monk")
    assert (table.red.dev, table.red.monks) == (1, 3)
    red = {"deeds": {"three": "scholar craftsman"}, "monks": 1}
    table = Table(waiting="farmer", red=red | AHEAD).play("red", "deed three farmer", "coin 1")
    table.play("red", "act farmer with monk", "any wool")
    assert (table.goods("red"), table.red.monks) == ({"wool": 1}, 1)


@rule("joan.deed.complete", "joan.depot.sources")
@pytest.mark.parametrize("deed", ["one", "two", "three", "four"])
def test_a_completed_deed_brings_no_shield(deed: str) -> None:
    three = FOLLOWERS[deed]
    red = AHEAD | {"deeds": {deed: " ".join(three[1:])}}
    table = Table(waiting=three[0], red=red).play("red", f"deed {deed} {three[0]}")
    assert table.red.shields == 0
