"""Place cards of categories III and IV, one by one."""

import pytest

from ...rules import rule
from ..table import Table, every_route
from .places import AHEAD, over, used, using


@rule("joan.place.cheese_factory", "joan.place.winery")
@pytest.mark.parametrize("card, good", [("cheese_factory", "cheese"), ("winery", "wine")])
def test_cheese_factory_and_winery_give_their_good_and_one_of_choice(card: str, good: str) -> None:
    table = used(card, "farmer")
    assert table.waiting == [good, "any"]
    table.play("red", f"any {good}")  # the same kind again is a choice like any other
    assert table.goods("red") == {good: 2} and over(table)
    table = used(card, "farmer").play("red", f"good {good}", "any wool")
    assert table.goods("red") == {good: 1, "wool": 1} and over(table)


@rule("joan.place.joinery")
def test_the_joinery_gives_a_coin_or_a_space_with_a_craftsman_tile() -> None:
    table = using("joinery", "craftsman")
    assert table.waiting == ["coin/develop", "craftsman"]
    assert table.offers("red", "choose") == ["coin", "develop"]
    assert table.refusal("red", "act craftsman") == "joan.card_use.plus_first"
    table.play("red", "choose develop", "develop")
    assert (table.red.dev, table.red.coins) == (AHEAD + 1, 1)
    assert table.waiting == ["craftsman"]
    table = using("joinery", "craftsman").play("red", "choose coin")
    assert table.refusal("red", "act craftsman") == "joan.card_use.plus_first"
    table.play("red", "coin 2", "act craftsman")
    assert (table.red.dev, table.red.circled) == (AHEAD, [1, 1, 0])
    assert table.waiting == ["station.paid"]


@rule("joan.place.joinery")
def test_the_joinery_is_silent_for_monks_and_for_the_bonus_of_a_deed() -> None:
    red = {"cards": ["joinery"], "deeds": {"one": "boatman monk"}}
    table = Table(display="scholar craftsman", red=red)
    table.play("red", "take scholar", "deed one scholar", "any wine", "develop")
    assert table.waiting == ["craftsman"]
    table = Table(display="craftsman farmer", red=red).play("red", "monk craftsman")
    assert table.waiting == ["monk.recruited"]


@rule("joan.place.two_master")
def test_the_two_master_fills_in_two_water_routes_one_after_the_other() -> None:
    table = used("two_master", "boatman")
    assert table.waiting == ["water", "water"]
    assert table.refusal("red", "fill blois-tours_water") == "joan.route.connect"
    table.play("red", "fill orleans-blois_water", "fill blois-tours_water")
    assert table.refusal("red", "fill orleans-briare_water") == "joan.action.boatman"
    table.play("red", "good wine")
    assert table.routes("red") == ["orleans-blois_water", "blois-tours_water"]
    assert table.goods("red") == {"grain": 1, "wine": 1} and over(table)


@rule("joan.place.four_in_hand")
def test_the_four_in_hand_fills_in_two_land_routes() -> None:
    table = used("four_in_hand", "knight")
    assert table.waiting == ["land", "land"]
    table.play("red", "fill orleans-chartres_road", "fill chartres-etampes_road")
    assert table.offers("red", "fill") == []
    table.play("red", "good wine")
    assert table.routes("red") == ["orleans-chartres_road", "chartres-etampes_road"]
    assert table.goods("red") == {"cheese": 1, "wine": 1} and over(table)
    table = used("four_in_hand", "knight")
    assert table.refusal("red", "fill orleans-blois_water") == "joan.action.boatman"
    table = using("four_in_hand", "knight", routes=every_route())
    assert table.refusal("red", "use four_in_hand") == "joan.place.four_in_hand"


@rule("joan.place.tavern")
def test_the_tavern_builds_in_towns_of_others() -> None:
    routes = ["orleans-blois_water", "orleans-briare_water"]
    red = {"cards": ["tavern"], "routes": routes, "stations": ["briare"]}
    table = Table(display="craftsman farmer", red=red, blue={"stations": ["blois", "tours"]})
    table.play("red", "take craftsman", "act craftsman")
    assert table.offers("red", "build") == ["blois", "orleans"]
    assert table.refusal("red", "build briare") == "joan.station.free_town"
    assert table.refusal("red", "build tours") == "joan.station.connected"
    table.play("red", "build blois")
    assert table.stations("red") == ["blois", "briare"]
    assert table.stations("blue") == ["blois", "tours"]
    assert table.red.coins == 0
    assert table.score("red")["product"] == table.score("blue")["product"] == 2


@rule("joan.place.tavern", "joan.station.cost")
def test_the_tavern_builds_for_the_usual_coin() -> None:
    red = {"cards": ["tavern"], "routes": ["orleans-blois_water"], "spent": [1, 0, 0]}
    table = Table(display="craftsman farmer", red=red, blue={"stations": ["blois"]})
    table.play("red", "take craftsman")
    assert table.refusal("red", "act craftsman") == "joan.action.refused"


@rule("joan.place.architect")
def test_the_architect_builds_for_a_coin_with_a_scholar() -> None:
    table = used("architect", "scholar")
    assert table.waiting == ["station.paid"]
    assert table.refusal("red", "build blois") == "joan.station.connected"
    table.play("red", "build orleans")
    assert (table.stations("red"), table.red.coins) == (["orleans"], 0)
    assert over(table)
    table = using("architect", "scholar", spent=[1, 0, 0])
    assert "use architect" not in table.legal("red")
    assert table.refusal("red", "use architect") == "joan.place.architect"
    table = using("architect", "scholar", stations=["orleans"])
    assert table.refusal("red", "use architect") == "joan.place.architect"


@rule("joan.place.confessional_box", "joan.development.bonus")
def test_the_confessional_box_marks_three_spaces_with_their_bonuses() -> None:
    table = used("confessional_box", "scholar", development=3)
    # Space 4 is empty, space 5 has a Monk action, space 6 a shield.
    assert table.red.dev == 5
    assert table.waiting == ["develop", "monk"]
    table.play("red", "develop")
    assert (table.red.dev, table.red.shields) == (6, 1)
    assert table.waiting == ["monk"]


@rule("joan.place.falconry")
def test_the_falconry_gives_coin_space_and_good() -> None:
    table = used("falconry", "trader")
    assert table.waiting == ["coin", "develop", "any"]
    table.play("red", "coin 1", "any wool")
    assert (table.red.circled, table.red.dev) == ([2, 0, 0], AHEAD + 1)
    assert table.goods("red") == {"wool": 1} and over(table)


@rule("joan.place.guesthouse")
def test_the_guesthouse_marks_a_space_for_each_complete_column() -> None:
    goods = {"grain": 2, "cheese": 2, "wine": 5, "wool": 5, "brocade": 2}
    table = used("guesthouse", "knight", goods=goods)
    assert table.red.dev == AHEAD + 2  # two columns; the two full rows do not count
    assert over(table)
    table = using("guesthouse", "knight", goods=goods | {"brocade": 0})
    assert table.refusal("red", "use guesthouse") == "joan.place.guesthouse"


@rule("joan.place.guesthouse")
def test_the_guesthouse_counts_when_the_action_begins() -> None:
    """The good below space 8 completes a second column: too late for the Guesthouse."""
    goods = {"grain": 2, "cheese": 2, "wine": 2, "wool": 2, "brocade": 1}
    table = used("guesthouse", "knight", goods=goods, development=7)
    table.play("red", "any brocade", "act scholar with monk")
    assert table.red.dev == 9 and over(table)


@rule("joan.place.consultancy")
def test_the_consultancy_gives_a_good_with_a_scholar_tile() -> None:
    table = using("consultancy", "scholar")
    assert table.waiting == ["any", "scholar.taken"]
    table.play("red", "any wine", "act scholar")
    assert (table.goods("red"), table.red.dev) == ({"wine": 1}, AHEAD + 1)
    table = Table(display="scholar farmer", red={"cards": ["consultancy"]})
    assert table.play("red", "monk scholar").waiting == ["monk.recruited"]


@rule("joan.place.consultancy", "joan.place.school", "joan.place.archives")
def test_the_school_does_not_silence_the_extras_of_scholars() -> None:
    table = using("school", "scholar", also=["consultancy", "archives"])
    assert table.waiting == ["develop", "any", "scholar.taken"]
    table.play("red", "any wine", "develop", "act knight with scholar")
    assert table.goods("red") == {"wine": 1}
    assert table.waiting == ["land"]


@rule("joan.place.park")
def test_the_park_marks_a_space_for_each_column_spent() -> None:
    table = used("park", "boatman", circled=[2, 2, 2], spent=[1, 2, 1])
    assert table.red.dev == AHEAD + 1 and over(table)
    table = used("park", "boatman", circled=[5, 2, 2], spent=[5, 2, 2])
    assert table.red.dev == AHEAD + 2
    table = using("park", "boatman", circled=[5, 5, 5], spent=[5, 5, 0])
    assert table.refusal("red", "use park") == "joan.place.park"
