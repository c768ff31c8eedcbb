"""Bribes: who is asked, what may be offered, and what an answer does."""

from typing import Any

from tests.rules import rule

from ...table import Table
from .plot import WAITS, every_count, plot, sent


def hangman_at_blue(**blue: object) -> Table:
    """Blue is named by red's Hangman and may offer a bribe."""
    fields = {"coins": 2, "bag": "monk", "spaces": WAITS, **blue}
    return sent("hangman", blue=fields, green={"bag": "knight"}).play("red", "rival blue")


@rule("intrigue.bribe.right", "intrigue.bribe.targets_only")
@every_count
def test_all_who_would_pay_the_tax_are_asked_before_they_pay(players: int) -> None:
    others = ["blue", "green", "yellow", "white"][: players - 1]
    rich: dict[str, Any] = {seat: {"coins": 3} for seat in others}
    rich["blue"]["spaces"] = WAITS
    table = sent("tax_collector", players=players, **rich)
    assert table.asked == "offer"
    assert table.pending == others
    assert [table.seat(seat).coins for seat in others] == [3] * len(others)


@rule("intrigue.bribe.targets_only")
def test_only_the_chosen_one_is_asked() -> None:
    away = {"coins": 3, "merchant": "blois"}
    table = sent("kidnapper", blue={**away, "spaces": WAITS}, green=away)
    table.play("red", "rival blue")
    assert table.pending == ["blue"]
    assert table.refusal("green", "offer coin") == "intrigue.bribe.targets_only"
    assert table.refusal("red", "offer coin") == "intrigue.bribe.targets_only"


@rule("intrigue.bribe.targets_only")
def test_who_would_not_suffer_is_not_asked() -> None:
    """Green has no coins to tax, but a good to offer."""
    blue = {"coins": 3, "spaces": WAITS}
    table = sent("tax_collector", blue=blue, green={"goods": {"wine": 1}})
    assert table.pending == ["blue"]
    assert table.refusal("green", "offer wine") == "intrigue.bribe.targets_only"


def test_a_victim_with_nothing_to_offer_is_not_asked() -> None:
    table = sent("hangman", blue={"bag": "monk", "spaces": WAITS})
    table.play("red", "rival blue")
    assert table.asked == "act"
    assert table.bag("blue") == []


@rule("intrigue.bribe.declare")
def test_the_follower_is_fixed_before_the_victim_decides() -> None:
    blue = {"coins": 1, "spaces": {**WAITS, "castle": "farmer - -"}}
    table = sent("saboteur", blue=blue).play("red", "rival blue")
    assert table.pending == ["red"]
    assert table.offers("red", "at") == ["castle.1", "scriptorium.1", "scriptorium.2"]
    table.play("red", "at scriptorium.2")
    assert table.pending == ["blue"]
    question = table.game.view(1)["question"]
    assert question["space"] == "scriptorium.2"
    assert table.told("aimed")[-1].facts == {"victim": 1, "space": "scriptorium.2"}
    assert table.refusal("red", "at castle.1") == "intrigue.bribe.targets_only"


@rule("intrigue.bribe.declare")
def test_goods_station_wheel_and_track_are_named_too() -> None:
    goods = {"coins": 1, "goods": {"brocade": 1, "wool": 1}, "spaces": WAITS}
    fraud = sent("fraud", red={"goods": {"grain": 1, "wine": 1}}, blue=goods)
    fraud.play("red", "rival blue", "spend grain", "take brocade")
    assert fraud.game.view(1)["question"]["good"] == "grain"
    assert fraud.game.view(1)["question"]["taken"] == "brocade"

    there = {"coins": 1, "stations": ["blois"], "spaces": WAITS}
    arsonist = sent("arsonist", red={"merchant": "blois"}, blue=there).play("red", "burn blue")
    assert arsonist.pending == ["blue"]
    assert arsonist.game.view(1)["question"]["town"] == "blois"

    wheel = {"coins": 1, "spaces": {**WAITS, "ship": "wheel - -"}}
    spy = sent("spy", red={"tracks": {"craftsman": 2}}, blue=wheel).play("red", "rival blue")
    assert spy.pending == ["blue"]
    assert spy.game.view(1)["question"]["space"] == "ship.1"

    ahead = {"coins": 1, "tracks": {"knight": 2}, "spaces": WAITS}
    traitor = sent("traitor", blue=ahead).play("red", "track knight", "rival blue")
    assert traitor.pending == ["blue"]
    assert traitor.game.view(1)["question"]["track"] == "knight"


@rule("intrigue.bribe.content")
def test_coins_and_goods_and_nothing_else() -> None:
    table = hangman_at_blue(wheels=1, goods={"wine": 1}, tiles=["school"])
    assert table.offers("blue", "offer") == ["wine", "coin"]
    for other in ("give wheel", "give tile school", "give follower", "give point", "pay 0"):
        assert table.refusal("blue", other) == "intrigue.bribe.content"


@rule("intrigue.bribe.content", "intrigue.bribe.no_offer")
def test_an_empty_offer_is_none() -> None:
    """As when a victim does not answer in time."""
    table = hangman_at_blue().play("blue", "offer coin", "retract coin", "done")
    assert not table.told("bribe_offered")
    assert [event.seat for event in table.told("no_bribe")] == [1]
    assert table.asked == "act"  # red has nothing to answer
    assert table.bag("blue") == []
    assert table.blue.coins == 2


@rule("intrigue.bribe.owned_now")
def test_only_what_one_has_at_that_moment_can_be_offered() -> None:
    table = hangman_at_blue().play("blue", "offer coin", "offer coin")
    assert table.refusal("blue", "offer coin") == "intrigue.bribe.owned_now"
    assert table.refusal("blue", "offer wine") == "intrigue.bribe.owned_now"
    assert table.offers("blue", "offer") == []
    assert table.refusal("blue", "retract wine") == "intrigue.bribe.content"
    table.play("blue", "retract coin")
    assert table.refusal("blue", "offer coin") == ""


@rule("intrigue.bribe.owned_now")
def test_bread_handed_over_becomes_grain() -> None:
    table = hangman_at_blue(tiles=["bakery"], goods={"bread": 2, "grain": 1})
    table.play("blue", "offer bread", "offer bread", "done").play("red", "accept blue")
    assert table.goods("red") == {"grain": 2}
    assert table.goods("blue") == {"grain": 1}


@rule("intrigue.bribe.owned_now")
def test_goods_in_the_gaming_room_cannot_be_offered() -> None:
    table = hangman_at_blue(tiles=["gaming_room"], room="wine", goods={"cheese": 1})
    assert table.refusal("blue", "offer wine") == "intrigue.bribe.owned_now"
    assert table.offers("blue", "offer") == ["cheese", "coin"]


@rule("intrigue.bribe.owned_now")
def test_who_has_goods_in_the_gaming_room_alone_has_nothing_to_offer() -> None:
    table = hangman_at_blue(coins=0, tiles=["gaming_room"], room="wine cheese")
    assert table.asked == "act"


def test_goods_on_the_brasserie_can_be_offered_and_the_loose_ones_go_first() -> None:
    table = hangman_at_blue(tiles=["brasserie"], goods={"wine": 1})
    assert table.goods("blue") == {"cheese": 2, "wine": 3}
    table.play("blue", "offer wine", "offer wine", "done").play("red", "accept blue")
    assert table.goods("red") == {"wine": 2}
    assert table.blue.goods_on_tiles[2] == 1


@rule("intrigue.bribe.once", "intrigue.bribe.bound")
def test_an_offer_shown_can_be_neither_changed_nor_raised() -> None:
    rich = {"coins": 5}
    table = sent("tax_collector", blue={**rich, "spaces": WAITS}, green=rich)
    table.play("blue", "offer coin", "done")
    for change in ("offer coin", "retract coin", "done"):
        assert table.refusal("blue", change) == "intrigue.bribe.bound"
    table.play("green", "offer coin", "done")
    assert table.refusal("blue", "offer coin") == "intrigue.bribe.bound"
    table.play("red", "decline blue")
    assert table.refusal("blue", "offer coin") == "intrigue.bribe.once"
    assert table.refusal("red", "accept blue") == "intrigue.bribe.answer"
    table.play("red", "decline green")
    assert (table.blue.coins, table.red.coins) == (3, 4)
    assert table.pending == ["blue"]
    assert table.refusal("blue", "offer coin") == "intrigue.bribe.right"


@rule("intrigue.bribe.bound")
def test_the_bribe_can_still_be_paid_when_it_is_accepted() -> None:
    """Nothing else happens between the offer and the answer."""
    table = hangman_at_blue(goods={"wine": 1}).play("blue", "offer wine", "done")
    assert table.pending == ["red"]
    assert sorted(table.legal("red")) == ["accept blue", "decline blue"]
    for other in ("pass", "use ship", "skip", "rival green"):
        assert table.refusal("red", other)


@rule("intrigue.bribe.answer")
def test_each_offer_is_answered_by_itself_and_whole() -> None:
    rich = {"coins": 4, "goods": {"wine": 1}}
    table = sent(
        "tax_collector", players=4, blue={**rich, "spaces": WAITS}, green=rich, yellow=rich
    )
    table.play("yellow", "offer wine", "offer coin", "done")
    table.play("blue", "offer coin", "done").play("green", "offer wine", "done")
    assert table.pending == ["red"]
    assert len(table.legal("red")) == 6
    assert table.refusal("red", "take wine")
    table.play("red", "accept yellow", "decline blue", "decline green")
    assert table.goods("red") == {"wine": 1}
    assert table.red.coins == 1 + 2 + 2
    assert [table.seat(seat).coins for seat in ("blue", "green", "yellow")] == [2, 2, 3]


@rule("intrigue.bribe.answer")
def test_the_order_of_the_answers_makes_no_difference() -> None:
    ends = []
    answers = ["accept blue", "decline green", "accept yellow"]
    for first in range(3):
        rich = {"coins": 4, "goods": {"wine": 1}}
        table = sent(
            "tax_collector", players=4, blue={**rich, "spaces": WAITS}, green=rich, yellow=rich
        )
        for seat in ("blue", "green", "yellow"):
            table.play(seat, "offer wine", "done")
        table.play("red", *answers[first:], *answers[:first])
        ends.append(table.game.snapshot())
    assert ends[0] == ends[1] == ends[2]


@rule("intrigue.bribe.accepted")
def test_an_accepted_bribe_changes_hands_and_nothing_else_happens() -> None:
    blue = {"coins": 5, "goods": {"grain": 1}, "spaces": WAITS}
    table = sent("tax_collector", blue=blue)
    table.play("blue", "offer grain", "done").play("red", "accept blue")
    assert table.goods("red") == {"grain": 1}
    assert table.goods("blue") == {}
    assert (table.red.coins, table.blue.coins) == (0, 5)


@rule("intrigue.bribe.accepted")
def test_a_bribe_is_handed_over_before_the_others_suffer() -> None:
    rich = {"coins": 1, "goods": {"wine": 1}}
    table = sent("torturer", blue={**rich, "spaces": WAITS}, green=rich)
    table.play("blue", "offer wine", "done").play("green", "done").play("red", "accept blue")
    assert table.asked == "torture"
    assert table.goods("red") == {"wine": 1}
    assert table.pending == ["green"]


@rule("intrigue.bribe.active_keeps")
def test_the_active_player_keeps_the_own_step() -> None:
    ahead = {"coins": 1, "tracks": {"knight": 3}, "spaces": WAITS}
    table = sent("traitor", red={"tracks": {"knight": 1}}, blue=ahead)
    table.play("red", "track knight", "rival blue")
    table.play("blue", "offer coin", "done").play("red", "accept blue")
    assert table.step("blue", "knight") == 3
    assert table.step("red", "knight") == 2
    assert table.red.coins == 1


@rule("intrigue.bribe.active_keeps")
def test_the_active_player_keeps_the_coins_of_the_character() -> None:
    table = hangman_at_blue().play("blue", "offer coin", "done").play("red", "accept blue")
    assert table.red.coins == 3
    assert table.bag("blue") == ["monk"]


@rule("intrigue.bribe.no_new_victim")
def test_after_a_bribe_nobody_else_can_be_picked() -> None:
    table = hangman_at_blue().play("blue", "offer coin", "done").play("red", "accept blue")
    assert table.refusal("red", "rival green")
    assert table.pending == ["blue"]
    assert table.bag("green") == ["knight"]
    two = {"coins": 2, "bag": "monk"}
    sending = plot("farmer knight", blue={**two, "spaces": WAITS}, green=two)
    sending.play("red", "send intrigue_hangman.1", "rival blue").play("blue", "offer coin", "done")
    sending.play("red", "accept blue")
    assert sending.refusal("red", "rival green") == "action.choice"


@rule("intrigue.bribe.declined")
def test_a_declined_bribe_stays_and_the_named_effect_happens() -> None:
    blue = {"coins": 2, "goods": {"brocade": 1, "wool": 1}, "spaces": WAITS}
    table = sent("fraud", red={"goods": {"grain": 1}}, blue=blue)
    table.play("red", "rival blue", "take brocade")
    table.play("blue", "offer coin", "offer wool", "done").play("red", "decline blue")
    assert table.goods("blue") == {"grain": 1, "wool": 1}
    assert table.goods("red") == {"brocade": 1}
    assert table.blue.coins == 2


@rule("intrigue.bribe.declined")
def test_the_good_in_danger_may_itself_be_offered() -> None:
    blue = {"goods": {"brocade": 1}, "spaces": WAITS}
    for answer, red_goods in (("accept", {"grain": 1, "brocade": 1}), ("decline", {"brocade": 1})):
        table = sent("fraud", red={"goods": {"grain": 1}}, blue=blue).play("red", "rival blue")
        table.play("blue", "offer brocade", "done").play("red", f"{answer} blue")
        assert table.goods("red") == red_goods


@rule("intrigue.bribe.no_offer")
def test_one_may_always_decline_to_bribe() -> None:
    table = hangman_at_blue().play("blue", "done")
    assert table.bag("blue") == []
    assert table.blue.coins == 2


@rule("intrigue.bribe.public_result")
def test_the_log_lists_each_offer_and_its_answer() -> None:
    rich = {"coins": 4, "goods": {"wine": 2}}
    table = sent(
        "tax_collector", players=4, blue={**rich, "spaces": WAITS}, green=rich, yellow=rich
    )
    table.play("green", "done").play("yellow", "offer coin", "done")
    table.play("blue", "offer wine", "offer wine", "offer coin", "done")
    offered = [(event.seat, event.facts) for event in table.told("bribe_offered")]
    assert offered == [
        (1, {"to": 0, "coins": 1, "goods": "wine wine"}),
        (3, {"to": 0, "coins": 1, "goods": ""}),
    ]
    assert [event.seat for event in table.told("no_bribe")] == [2]
    table.play("red", "accept yellow", "decline blue")
    assert table.told("bribe_accepted")[0].facts == {"victim": 3}
    assert table.told("bribe_declined")[0].facts == {"victim": 1}
    public = ("bribe_offered", "no_bribe", "bribe_accepted", "bribe_declined")
    assert {event.audience for what in public for event in table.told(what)} == {-1}
