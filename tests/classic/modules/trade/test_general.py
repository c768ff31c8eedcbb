"""What holds for all deeds of the Trade board."""

import pytest

from orleans.classic.ids import FOLLOWERS
from tests.classic.table import Table
from tests.rules import rule

from . import ROWS, WAITS, completing, every_count, open_spaces, sending

TYPED = [id for id, row in ROWS.items() if row.spaces[0] != "any"]


@rule("trade.general.base_rules")
@every_count
def test_followers_come_from_the_town_hall_or_the_tower(players: int) -> None:
    for place, waiting in (("town_hall", "scholar -"), ("gunpowder_tower", "scholar")):
        table = sending(waiting, players, place=place).play("red", "send trade_coinage.3")
        assert table.red.coins == 3
        there = table.game.view(0)["deeds"]["trade_coinage"][2]
        assert (there["follower"], there["sent_by"]) == ("scholar", 0)


@rule("trade.general.base_rules")
@every_count
def test_a_follower_on_the_market_cannot_be_sent(players: int) -> None:
    red = {"market": "scholar", **WAITS}
    table = Table("bigbox", players, modules=("trade",), phase="actions", red=red)
    assert table.refusal("red", "use town_hall") == "action.activated"
    assert table.refusal("red", "send trade_coinage.3") == "townhall.send"
    waiting = sending("knight -", players, red={"market": "scholar"})
    assert waiting.refusal("red", "send trade_coinage.3") == "deed.exact"


@rule("trade.general.exact")
@every_count
@pytest.mark.parametrize("follower", FOLLOWERS)
def test_each_space_takes_exactly_the_follower_shown(players: int, follower: str) -> None:
    table = sending(f"{follower} -", players)
    for deed in TYPED:
        if players in ROWS[deed].absent_at:
            continue
        for at, asks in enumerate(open_spaces(deed, players), start=1):
            refusal = "" if asks == follower else "deed.exact"
            assert table.refusal("red", f"send {deed}.{at}") == refusal


@rule("trade.general.exact")
@pytest.mark.parametrize(
    ("tile", "follower", "space"),
    [
        ("herb_garden", "boatman", "trade_architecture.1"),
        ("school", "scholar", "trade_towing_service.1"),
        ("barracks", "farmer", "trade_sheep_farming.4"),
    ],
)
def test_no_tile_helps(tile: str, follower: str, space: str) -> None:
    table = sending(f"{follower} -", red={"tiles": [tile]})
    assert table.refusal("red", f"send {space}") == "deed.exact"
    assert space not in table.offers("red", "send")


@rule("trade.general.own_colour")
@every_count
def test_personal_followers_are_not_sent_even_where_any_kind_may_go(players: int) -> None:
    table = sending("farmer* knight", players, place="gunpowder_tower", red={"market": ""})
    assert table.refusal("red", "send farmer trade_alchemy.1") == "townhall.send"
    assert table.refusal("red", "send trade_thanksgiving.1") == "deed.exact"
    assert not any(move.startswith("farmer") for move in table.offers("red", "send"))
    assert table.refusal("red", "send knight trade_alchemy.1") == ""
    planning = Table("bigbox", players, modules=("trade",), phase="planning")
    assert planning.refusal("red", "place farmer* town_hall.1") == "townhall.personal"


@rule("trade.general.stay")
@every_count
def test_followers_on_a_completed_deed_never_come_back(players: int) -> None:
    asks = open_spaces("trade_coinage", players)
    before = sending(
        f"{asks[-1]} {asks[0]}", players, deeds={"trade_coinage": list(range(1, len(asks)))}
    )
    supply = [before.supply(follower) for follower in FOLLOWERS]
    table = before.play("red", f"send trade_coinage.{len(asks)}")
    assert table.refusal("red", "send trade_coinage.1") == "deed.stay"
    table.play("red", "skip").pass_all().draw_all().done().pass_all()
    assert [table.supply(follower) for follower in FOLLOWERS] == supply
    assert asks[-1] not in table.bag("red") + table.market("red")
    there = table.game.view(0)["deeds"]["trade_coinage"]
    assert [space["follower"] for space in there] == asks


@rule("trade.general.one_by_one")
@every_count
def test_two_followers_are_resolved_one_after_the_other_in_the_senders_order(players: int) -> None:
    red = {"tracks": {"trader": 1}, "merchant": "blois"}
    table = sending("trader boatman", players, red=red).play("red", "send trade_town_charter.1")
    assert table.asked == "expand"
    assert table.refusal("red", "send trade_towing_service.1") != ""
    tile = table.offers("red", "tile")[0]
    table.play("red", f"tile {tile}")
    assert (table.asked, table.town("red")) == ("send", "blois")
    table.play("red", "send trade_towing_service.1")
    assert table.asked == "tow_or_not"
    # The other way round: the move comes first.
    table = sending("trader boatman", players, red=red).play("red", "send trade_towing_service.1")
    assert table.asked == "tow_or_not"
    table.play("red", "skip", "send trade_town_charter.1")
    assert table.asked == "expand"


@rule("trade.general.one_by_one")
def test_the_first_reward_may_help_the_second() -> None:
    """The Prairie taken through the Town Charter works for the move that follows."""
    red = {"tracks": {"trader": 2}, "merchant": "tours"}
    blue = {**WAITS, "stations": ["blois"], "goods": {"wool": 1, "wine": 1}}
    table = sending("trader boatman", red=red, blue=blue, tiles=["prairie"])
    table.play("red", "send trade_town_charter.1", "tile prairie")
    table.play("red", "send trade_towing_service.1", "go blois-tours_water")
    while table.asked == "take_good":
        table.play("red", "skip")
    assert (table.asked, table.pending) == ("give_good", ["blue"])


@rule("trade.general.useless_bonus")
@every_count
@pytest.mark.parametrize(
    ("follower", "space"),
    [
        ("trader", "trade_town_charter.1"),  # the marker has not left its start
        ("craftsman", "trade_navigation.2"),  # nor has this one
        ("boatman", "trade_towing_service.1"),  # no water near
        ("scholar", "trade_research.1"),  # the Development track is at its end
    ],
)
def test_a_follower_may_be_sent_for_nothing(players: int, follower: str, space: str) -> None:
    if players == 2 and "research" in space:
        return
    red = {"merchant": "chartres", "development": 30}
    table = sending(f"{follower} -", players, red=red)
    assert table.refusal("red", f"send {space}") == ""
    table.play("red", f"send {space}")
    assert table.asked == "act"
    assert (table.red.coins, table.red.wheels, table.town("red")) == (0, 0, "chartres")
    assert table.on("red", "town_hall") == ["", ""]


@rule("trade.general.completion_kept")
@every_count
@pytest.mark.parametrize(
    "deed", ["trade_towing_service", "trade_town_charter", "trade_navigation", "trade_alchemy"]
)
def test_completing_counts_even_if_the_bonus_does_not(players: int, deed: str) -> None:
    red = {"merchant": "chartres", "bag": "", "market": "farmer* boatman* craftsman* trader*"}
    table = completing(deed, players, red=red)
    assert table.asked == "act"
    assert (table.red.citizens, table.town("red")) == (1, "chartres")


@rule("trade.general.completion_citizen")
@every_count
@pytest.mark.parametrize("deed", list(ROWS))
def test_four_deeds_give_a_citizen_and_the_others_what_they_name(players: int, deed: str) -> None:
    if players in ROWS[deed].absent_at:
        return
    red = {"tracks": {"trader": 1, "craftsman": 1}, "bag": "knight"}
    table = completing(deed, players, red=red)
    while table.asked in ("draw_or_not", "tow_or_not", "take_or_not", "act_or_not", "expand"):
        table.play("red", "skip")
    assert table.asked == "act"
    gives = ("alchemy", "towing_service", "town_charter", "navigation")
    each = 1 if deed == "trade_architecture" else 0
    assert table.red.citizens == each + (deed.removeprefix("trade_") in gives)


@rule("trade.general.forfeit")
@every_count
def test_what_cannot_be_used_at_once_is_lost(players: int) -> None:
    red = {"merchant": "chartres", "spaces": {"wagon": "farmer trader knight"}}
    blue = {**WAITS, "stations": ["chartres"]}
    table = completing("trade_architecture", players, red=red, blue=blue)
    assert (table.asked, table.pending) == ("act", ["blue"])
    table.play("blue", "pass").play("red", "use wagon", "go chartres-etampes_road")
    while table.asked == "take_good":
        table.play("red", "skip")
    # The Merchant stands in an empty town now, and nothing is offered.
    assert table.asked == "act"
    assert table.red.built == 0


@rule("trade.general.forfeit")
def test_a_lost_tile_is_not_saved_for_a_later_step() -> None:
    red = {"spaces": {"village": "farmer boatman craftsman"}}
    table = sending("trader -", red=red).play("red", "send trade_town_charter.1")
    table.play("blue", "pass").play("red", "use village", "recruit trader")
    tile = table.offers("red", "tile")[0]
    table.play("red", f"tile {tile}")
    assert table.asked == "act"
