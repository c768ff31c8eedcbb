"""Place cards of category V, one by one."""

import pytest

from ...rules import rule
from ..table import Table
from .places import AHEAD, over, used, using

TILES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]
FULL_WAREHOUSE = dict.fromkeys(["grain", "cheese", "wine", "wool", "brocade"], 5)


@rule("joan.place.warehousing")
def test_warehousing_gives_two_goods_alike_or_different() -> None:
    table = used("warehousing", "farmer").play("red", "any wool", "any wool")
    assert table.goods("red") == {"wool": 2} and over(table)
    table = used("warehousing", "farmer").play("red", "any wool", "any grain")
    assert table.goods("red") == {"grain": 1, "wool": 1} and over(table)
    table = used("warehousing", "farmer", goods=FULL_WAREHOUSE)
    assert table.red.shields == 2 and over(table)


@rule("joan.place.school")
@pytest.mark.parametrize("follower", TILES[:5])
def test_the_school_lets_a_scholar_act_as_any_other_follower(follower: str) -> None:
    table = using("school", "scholar", also=["stable"])
    assert "act scholar" in table.legal("red")  # as himself, too
    parts = {"farmer": "any", "boatman": "water", "craftsman": "station.paid"}
    parts |= {"trader": "card", "knight": "land"}
    table.play("red", f"act {follower} with scholar")
    assert table.waiting == [parts[follower]]


@rule("joan.place.school")
def test_the_school_reaches_cards_of_other_followers_but_those_of_monks() -> None:
    table = using("school", "scholar", also=["stable", "brewery", "observatory", "circus"])
    uses = {"stable with scholar", "brewery with scholar", "circus with scholar"}
    assert set(table.offers("red", "use")) == uses
    assert table.refusal("red", "use observatory with monk") == "joan.place.observatory"
    assert table.refusal("red", "act knight with monk") == "joan.action.choice"
    table.play("red", "use stable with scholar")
    assert table.waiting == ["coin", "any"]


@rule("joan.place.school")
def test_the_school_brings_no_extra_of_the_other_follower() -> None:
    cards = ["machine", "distillery", "joinery"]
    for other in ("farmer", "trader", "craftsman"):
        table = using("school", "scholar", also=cards)
        assert table.waiting == ["scholar.taken"]
        table.play("red", f"act {other} with scholar")
        assert len(table.waiting) == 1


@rule("joan.place.school", "joan.deed.exact")
def test_the_school_does_not_help_with_deeds() -> None:
    table = using("school", "scholar")
    assert sorted(table.offers("red", "deed")) == ["one scholar", "three scholar", "two scholar"]
    assert table.refusal("red", "deed four knight") == "joan.deed.exact"


@rule("joan.place.school")
def test_the_school_is_for_scholars_that_are_taken() -> None:
    table = using("school", "knight")
    assert table.refusal("red", "act farmer with scholar") == "joan.action.choice"
    table = Table(waiting="scholar", red={"cards": ["school"]})
    assert "act scholar" in table.legal("red")
    assert table.refusal("red", "act farmer with scholar") == "joan.action.choice"
    table = Table(display="scholar farmer", blue={"cards": ["school"]}).play("red", "take scholar")
    assert table.refusal("red", "act knight with scholar") == "joan.place.school"


@rule("joan.place.goldsmith")
def test_the_goldsmith_marks_a_space_for_each_station() -> None:
    stations = ["orleans", "briare", "blois", "tours"]
    red = {"cards": ["goldsmith"], "development": AHEAD, "stations": stations}
    citizens = {"yellow_warehouse": "red", "yellow_bank_row_3": "red"}
    table = Table(display="craftsman farmer", red=red, yellow_bonuses=citizens)
    table.play("red", "take craftsman", "use goldsmith")
    assert table.red.citizens == 3  # the third on the way, at space 10
    assert table.red.dev == AHEAD + 4 and over(table)
    table = using("goldsmith", "craftsman")
    assert table.refusal("red", "use goldsmith") == "joan.place.goldsmith"


@rule("joan.place.circus")
@pytest.mark.parametrize("follower", TILES)
def test_the_circus_takes_any_follower(follower: str) -> None:
    table = using("circus", follower).play("red", f"use circus with {follower}")
    assert table.waiting == ["coin/develop", "coin/develop"]
    table.play("red", "choose coin", "coin 2", "choose develop")
    assert (table.red.circled, table.red.dev) == ([1, 1, 0], AHEAD + 1)
    assert over(table)
    assert table.refusal("red", f"use circus with {follower}") == "joan.round.order"


@rule("joan.place.circus")
def test_the_circus_lets_you_choose_twice() -> None:
    table = using("circus", "boatman").play("red", "use circus with boatman")
    table.play("red", "choose coin", "choose coin", "coin 2", "coin 3")
    assert table.red.circled == [1, 1, 1] and over(table)
    table = using("circus", "boatman").play("red", "use circus with boatman")
    table.play("red", "choose develop", "choose develop")
    assert table.red.dev == AHEAD + 2 and over(table)


@rule("joan.place.circus")
def test_the_circus_uses_up_a_follower() -> None:
    table = using("circus", "boatman").play("red", "earn boatman")
    assert table.offers("red", "use") == []
    assert table.refusal("red", "use circus with boatman") == "joan.action.choice"
    table = Table(waiting="coin", red={"cards": ["circus"]})
    assert table.refusal("red", "use circus with boatman") == "joan.action.choice"
    table = Table(waiting="monk farmer", red={"cards": ["circus"]})
    assert set(table.offers("red", "use")) == {"circus with monk", "circus with farmer"}


@rule("joan.place.machine")
def test_the_machine_gives_a_good_with_a_farmer_tile() -> None:
    table = using("machine", "farmer")
    assert table.waiting == ["any", "farmer"]
    table.play("red", "any wine", "act farmer", "any wine")
    assert table.goods("red") == {"wine": 2} and over(table)
    table = Table(display="farmer knight", red={"cards": ["machine"]})
    assert table.play("red", "monk farmer").waiting == ["monk.recruited"]


@rule("joan.place.observatory")
def test_the_observatory_takes_a_recruited_monk_to_the_next_star() -> None:
    """From space 12: a coin, a good and a shield on the way are forfeited."""
    red = {"cards": ["observatory"], "development": 12}
    table = Table(display="farmer knight", red=red)
    table.play("red", "monk farmer", "use observatory with monk")
    assert (table.red.dev, table.status("red")) == (18, 5)
    assert (table.red.circled, table.goods("red"), table.red.shields) == ([1, 0, 0], {}, 0)
    assert over(table)


@rule("joan.place.observatory")
@pytest.mark.parametrize("owner, citizens", [("", 1), ("blue", 0)])
def test_the_observatory_brings_yellow_bonuses_that_are_open(owner: str, citizens: int) -> None:
    gone = {"yellow_development_1": owner} if owner else {}
    red = {"cards": ["observatory"], "development": 7}
    table = Table(display="farmer knight", red=red, yellow_bonuses=gone)
    table.play("red", "monk farmer", "use observatory with monk")
    assert (table.red.dev, table.red.citizens) == (12, citizens)
    assert table.goods("red") == {} and over(table)


@rule("joan.place.observatory")
def test_the_observatory_wants_a_recruited_monk() -> None:
    red = {"cards": ["observatory", "school"]}
    table = Table(waiting="monk", red=red)
    assert table.offers("red", "use") == []
    assert table.refusal("red", "use observatory with monk") == "joan.place.observatory"
    for follower in TILES:
        table = Table(display=f"{follower} {follower}", red=red).play("red", f"take {follower}")
        assert table.offers("red", "use") == []
    # With both kinds of Monks, the recruited one is used up.
    table = Table(waiting="monk monk.recruited", red={"cards": ["observatory"]})
    table.play("red", "use observatory with monk")
    assert (table.red.dev, table.waiting) == (3, ["monk"])


@rule("joan.place.observatory")
def test_with_no_star_ahead_the_observatory_has_no_effect() -> None:
    red = {"cards": ["observatory"], "development": 25}
    table = Table(display="farmer knight", red=red).play("red", "monk farmer")
    assert table.refusal("red", "use observatory with monk") == "joan.place.observatory"
