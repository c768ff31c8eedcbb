"""Bonuses: plain and yellow ones, in the order that the player likes, within the turn."""

from ...rules import rule
from ..table import Table

COLUMN = {"grain": 1, "cheese": 1, "wine": 1, "wool": 1}  # brocade completes column 1
SECOND = {"grain": 2, "cheese": 2, "wine": 2, "wool": 2, "brocade": 1}


@rule("joan.bonus.plain")
def test_a_plain_bonus_is_for_everybody() -> None:
    table = Table(display="farmer farmer", red={"goods": SECOND}, blue={"goods": SECOND})
    for seat in ("red", "blue"):
        table.play(seat, "take farmer", "act farmer", "any brocade")
        assert table.waiting == ["monk"]
        table.play(seat, "act scholar with monk")
        assert table.seat(seat).dev == 1


@rule("joan.bonus.plain")
def test_a_plain_bonus_comes_once_on_each_sheet() -> None:
    goods = {"grain": 3, "cheese": 2, "wine": 2, "wool": 2, "brocade": 2}
    table = Table(waiting="any any", red={"goods": goods, "circled": [5, 4, 0]})
    table.play("red", "any brocade", "any wool")
    assert table.waiting == []
    assert table.pending == ["blue"]


@rule("joan.bonus.yellow")
def test_a_yellow_bonus_is_for_the_first_player_only() -> None:
    table = Table(
        3,
        display="trader trader trader",
        red={"circled": [1, 0, 4]},
        blue={"circled": [1, 0, 4]},
    )
    table.play("red", "take trader", "earn trader", "coin 3")
    table.play("blue", "take trader", "earn trader", "coin 3")
    assert [table.seat(seat).citizens for seat in ("red", "blue", "green")] == [1, 0, 0]
    assert table.yellow("yellow_bank_row_3") == "red"


@rule("joan.bonus.yellow_rest")
def test_what_is_beside_a_lost_yellow_bonus_can_still_be_used() -> None:
    gone = {"yellow_bank_column_1": "blue", "yellow_bank_row_3": "blue"}
    red = {"circled": [1, 1, 4], "spent": [1, 1, 0]}
    table = Table(waiting="station.paid coin", red=red, yellow_bonuses=gone)
    table.play("red", "coin 3")
    assert (table.red.circled, table.red.citizens) == ([1, 1, 5], 0)
    table.play("red", "build orleans")
    assert (table.red.shields, table.waiting) == (0, ["farmer"])


@rule("joan.bonus.yellow_rest", "joan.deed.closed")
def test_deeds_are_closed_with_their_yellow_bonus() -> None:
    table = Table(waiting="scholar", deeds={"one": "blue"})
    assert sorted(table.offers("red", "deed")) == ["three scholar", "two scholar"]


@rule("joan.bonus.yellow_race", "joan.bonus.chain")
def test_whoever_is_on_turn_settles_a_whole_chain_before_the_next_pick() -> None:
    """A good, a column, a coin, a bank row: the citizen is Red's before Blue's turn."""
    red = {"goods": COLUMN, "circled": [1, 0, 4]}
    table = Table(display="farmer trader", red=red, blue={"circled": [1, 0, 4]})
    table.play("red", "take farmer", "act farmer", "any brocade")
    assert table.pending == ["red"]
    assert table.refusal("blue", "take trader") == "joan.round.order"
    table.play("red", "coin 3")
    assert table.yellow("yellow_bank_row_3") == "red"
    table.play("red", "coin 1")
    table.play("blue", "take trader", "earn trader", "coin 3")
    assert (table.red.citizens, table.blue.citizens) == (1, 0)


@rule("joan.bonus.yellow_declined")
def test_a_yellow_bonus_that_lapses_is_gone_for_everybody() -> None:
    """Red completes deed 2 and lets its Monk action go."""
    table = Table(
        display="farmer farmer",
        red={"deeds": {"two": "scholar trader"}},
        blue={"deeds": {"two": "scholar trader"}},
    )
    table.play("red", "take farmer", "deed two farmer", "end")
    assert "monk" in [event.facts["part"] for event in table.told("lapsed", "red")]
    assert table.yellow("yellow_deed_2") == "red"
    table.play("blue", "take farmer")
    assert table.refusal("blue", "deed two farmer") == "joan.deed.closed"


@rule("joan.bonus.order")
def test_several_bonuses_are_carried_out_in_any_order() -> None:
    table = Table(waiting="monk coin develop")
    assert {"coin 1", "develop", "act farmer with monk", "end"} <= set(table.legal("red"))
    for first, rest in (("develop", ["monk", "coin"]), ("coin 1", ["monk", "develop"])):
        assert Table(waiting="monk coin develop").play("red", first).waiting == rest


@rule("joan.bonus.chain")
def test_a_bonus_may_bring_the_next() -> None:
    """A column brings coins, they complete a row, the row brings a Monk."""
    table = Table(waiting="any", red={"goods": COLUMN, "circled": [4, 0, 0]})
    table.play("red", "any brocade")
    assert table.waiting == ["coin", "coin"]
    table.play("red", "coin 1")
    assert table.waiting == ["coin", "monk"]
    table.play("red", "act scholar with monk", "coin 2")
    assert (table.red.dev, table.red.circled) == (1, [5, 1, 0])
    assert table.pending == ["blue"]


@rule("joan.bonus.lapse")
def test_every_bonus_that_asks_for_something_can_be_declined() -> None:
    parts = "coin develop any land water station monk farmer craftsman"
    for part in parts.split():
        table = Table(waiting=f"{part} grain", red={"spent": [1, 0, 0]})
        table.play("red", "good grain")
        if table.pending == ["red"]:
            table.play("red", "end")
            assert [event.facts["part"] for event in table.told("lapsed")] == [part]
        assert table.pending == ["blue"]
        assert table.goods("red") == {"grain": 1}
        assert table.red.circled == [1, 0, 0] and table.stations("red") == []


@rule("joan.bonus.lapse")
def test_shields_and_citizens_are_entered_without_asking() -> None:
    """Space 10 has a citizen, space 16 a shield."""
    for space, gained in ((10, (1, 0)), (16, (0, 1))):
        table = Table(display="scholar farmer", red={"development": space - 1})
        table.play("red", "take scholar", "act scholar")
        assert (table.red.citizens, table.red.shields) == gained
        assert table.pending == ["blue"]


@rule("joan.bonus.same_turn")
def test_what_is_not_used_in_the_turn_is_lost() -> None:
    table = Table(display="farmer knight trader", red={"goods": COLUMN})
    table.play("red", "take farmer", "act farmer", "any brocade", "coin 2", "end")
    assert table.pending == ["blue"]
    assert table.waiting == []
    table.play("blue", "take knight", "end").play("red", "take trader")
    assert table.waiting == ["trader"]
    assert table.red.circled == [1, 1, 0]
    assert table.refusal("red", "coin 1") == "joan.bank.circle"


@rule("joan.bonus.interleave")
def test_bonuses_may_come_between_the_steps_of_an_action() -> None:
    """Four-In-Hand: the first route's point brings a coin, circled before the second route."""
    red = {"cards": ["four_in_hand"], "development": 1}
    table = Table(display="knight farmer", red=red)
    table.play("red", "take knight", "use four_in_hand", "fill orleans-montargis_road", "develop")
    assert table.waiting == ["land", "coin"]
    table.play("red", "coin 2")
    assert table.red.circled == [1, 1, 0]
    table.play("red", "fill montargis-briare_road")
    assert table.goods("red") == {"wine": 1}
    # Nor has a bonus to be used before the action goes on.
    table = Table(display="knight farmer", red=red)
    table.play("red", "take knight", "use four_in_hand", "fill orleans-montargis_road", "develop")
    table.play("red", "fill montargis-briare_road", "good wine", "coin 2")
    assert (table.goods("red"), table.red.circled) == ({"wine": 1}, [1, 1, 0])


@rule("joan.bonus.interleave")
def test_a_coin_gained_on_the_way_pays_for_what_waits() -> None:
    """Goldsmith and a Craftsman bonus are one turn: the coin of space 2 builds the station."""
    red = {"spent": [1, 0, 0], "development": 1}
    table = Table(waiting="station.paid scholar", red=red)
    assert table.refusal("red", "build orleans") == "joan.station.cost"
    table.play("red", "act scholar", "coin 1", "build orleans")
    assert table.stations("red") == ["orleans"]


@rule("joan.bonus.own_turn")
def test_nobody_gains_anything_in_the_turn_of_another() -> None:
    """Red closes a town and a deed and takes every yellow bonus that is left."""
    table = Table(
        waiting="station knight coin",
        red={"deeds": {"four": "craftsman monk"}, "circled": [1, 0, 4]},
        blue={"circled": [1, 0, 5], "deeds": {"four": "knight monk"}},
    )
    before = table.game.view(0)["players"][1]
    table.play("red", "build orleans free", "deed four knight", "coin 3", "any wine", "coin 1")
    assert table.red.citizens == 2
    assert table.game.view(0)["players"][1] == before
    assert table.asked == "pick" and table.pending == ["blue"]
