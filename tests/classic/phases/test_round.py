"""The round: eighteen times seven phases, in turn order where order matters."""

import pytest

from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_set_up = pytest.mark.parametrize(
    ("edition", "players"),
    [(e, n) for e in EDITIONS for n in (2, 3, 4, 5) if (e, n) != ("2014", 5)],
)


def tile(edition: str, event: str) -> str:
    """A middle Hour Glass tile of an edition."""
    return f"b14_{event}" if edition == "2014" else f"abc_b_{event}"


def idle_until(table: Table, round: int) -> Table:
    """Everybody does as little as possible until a round has begun, or the game is over."""
    while table.game.round < round and not table.game.over:
        seat = table.pending[0]
        legal = table.legal(seat)
        quiet = [move for move in ("draw 0", "done", "pass", "skip") if move in legal]
        table.play(seat, (quiet or legal)[0])
    return table


# ------------------------------------------------------------------ the round


@every_set_up
@rule("round.count")
def test_the_game_lasts_eighteen_rounds(edition: str, players: int) -> None:
    table = idle_until(Table(edition, players), 18)
    assert not table.game.over
    idle_until(table, 19)
    assert table.game.over
    assert len(table.game.view(None)["events_seen"]) == 18
    assert [event.facts["round"] for event in table.told("round")] == list(range(1, 19))
    assert table.pending == []


@every_edition
@rule("round.phases")
def test_the_phases_come_in_order(edition: str) -> None:
    """Red owes the census, may draw, has an action and must feed: every phase asks it something."""
    table = Table(
        edition,
        3,
        round=2,
        event=tile(edition, "harvest"),
        red={
            "coins": 0,
            "bag": "monk",
            "goods": {"grain": 2},
            "spaces": {"farm_house": "boatman craftsman"},
        },
        blue={"coins": 50, "tracks": {"farmer": 2}},
        green={"coins": 50, "tracks": {"farmer": 1}},
    )
    phases: list[str] = []
    while table.game.round == 2:
        phase = table.game.view(None)["phase"]
        if phase not in phases[-1:]:
            phases.append(phase)
        assert table.game.view(None)["start"] == 0  # passed on at the very end
        assert table.game.view(None)["event"] == tile(edition, "harvest")  # known all along
        table.play(table.pending[0], table.legal(table.pending[0])[0])
    assert phases == ["census", "followers", "planning", "actions", "event"]


@every_edition
@rule("round.phases")
def test_the_census_is_paid_before_anyone_draws(edition: str) -> None:
    table = Table(edition, round=2, red={"tracks": {"farmer": 1}, "bag": "monk"})
    assert table.asked == "draw"
    assert table.red.coins == 6


@every_edition
@rule("round.order")
def test_drawing_and_planning_are_done_by_all_at_once(edition: str) -> None:
    monk = {"bag": "monk"}
    table = Table(edition, 3, round=2, red=monk, blue=monk, green=monk)
    assert (table.asked, table.pending) == ("draw", ["red", "blue", "green"])
    table.draw_all()
    assert (table.asked, table.pending) == ("plan", ["red", "blue", "green"])


@every_edition
@rule("round.order")
def test_in_turn_order_the_second_player_sees_the_first_plan(edition: str) -> None:
    table = Table(edition, 3, options={"plan_in_turn_order": True}, start="blue")
    table.play("blue", "place farmer* ship.1", "done")
    assert table.pending == ["green"]
    shown = table.game.view(2)["players"][1]["spaces"]["ship"]
    assert shown == ["farmer*", "", ""]
    table.play("green", "done").play("red", "done")


@every_edition
@rule("round.order")
def test_the_event_visits_players_clockwise_from_the_start_player(edition: str) -> None:
    food = {"goods": {"grain": 2}}
    table = Table(
        edition, 3, phase="event", event=tile(edition, "harvest"), start="green",
        red=food, blue=food, green=food,
    )  # fmt: skip
    asked = []
    while table.asked == "harvest":
        asked.append(table.pending[0])
        table.play(table.pending[0], "food grain")
    assert list(dict.fromkeys(asked)) == ["green", "red", "blue"]


# ------------------------------------------------------------------- payments


@every_edition
@rule("round.payments")
def test_players_pay_and_receive_in_turn_order(edition: str) -> None:
    goods = {"goods": {"grain": 3}}
    table = Table(
        edition, 3, phase="event", event=tile(edition, "taxes"), start="green",
        red=goods, blue=goods, green=goods,
    )  # fmt: skip
    assert [event.seat for event in table.told("paid")] == [2, 0, 1]
    table = Table(edition, 3, phase="event", event=tile(edition, "income"), start="blue")
    assert [event.seat for event in table.told("coins")] == [1, 2, 0]


@every_edition
@rule("round.payments")
def test_the_start_players_tax_is_settled_before_the_next_players(edition: str) -> None:
    table = Table(
        edition,
        phase="event",
        event=tile(edition, "taxes"),
        start="blue",
        red={"goods": {"wool": 3}},
        blue={"coins": 0, "goods": {"grain": 3}},
    )
    assert (table.asked, table.pending) == ("torture", ["blue"])
    assert table.red.coins == 5
    table.play("blue", "give good grain")
    assert table.red.coins == 4


@rule("round.payments")
def test_coins_come_from_and_go_to_the_common_supply() -> None:
    """Only 2014 counts it: the last coin goes to whoever comes first in turn order."""
    table = Table("2014", 3, phase="event", event="b14_income", start="blue", bank=1)
    assert [player.coins for player in table.game.players] == [5, 6, 5]
    assert table.game.view(None)["bank"] == 0
    table = Table("2014", phase="event", event="b14_taxes", bank=0, red={"goods": {"wool": 6}})
    assert (table.red.coins, table.game.view(None)["bank"]) == (3, 2)


@pytest.mark.parametrize(("start", "coins"), [("red", [4, 6, 5]), ("blue", [4, 5, 5])])
@rule("round.payments")
def test_a_payment_can_be_received_only_by_those_who_come_later(
    start: str, coins: list[int]
) -> None:
    """Census with an empty supply: red, last, pays 1; blue, alone in front, is to receive 1."""
    table = Table(
        "2014", 3, phase="census", start=start, bank=0,
        blue={"tracks": {"farmer": 2}}, green={"tracks": {"farmer": 1}},
    )  # fmt: skip
    assert [player.coins for player in table.game.players] == coins


# ---------------------------------------------------------------- Hour Glass


@every_edition
@rule("phase1.draw")
def test_the_event_is_public_before_census_drawing_and_planning(edition: str) -> None:
    table = Table(
        edition,
        3,
        phase="start_player",
        start="blue",
        next_events=[tile(edition, "taxes")],
        red={"coins": 0},
        blue={"tracks": {"farmer": 1}},
        green={"tracks": {"farmer": 1}},
    )
    assert table.asked == "torture"  # the census is still to be settled
    for seat in (0, 1, 2, None):
        assert table.game.view(seat)["event"] == tile(edition, "taxes")
    assert [event.seat for event in table.told("round")] == [2]  # by the new Start Player


@every_edition
@rule("phase1.draw")
def test_every_round_turns_up_the_next_tile(edition: str) -> None:
    coming = [tile(edition, "taxes"), tile(edition, "income"), tile(edition, "plague")]
    table = Table(edition, round=2, event=coming[0], next_events=coming[1:])
    idle_until(table, 4)
    assert table.game.view(None)["events_seen"][1:] == coming


@pytest.mark.parametrize(("edition", "tax"), [("2014", 2), ("2021", 3), ("bigbox", 3)])
@rule("phase1.event")
def test_taxes_count_the_goods_held_in_phase_six_of_their_round_only(
    edition: str, tax: int
) -> None:
    table = Table(
        edition,
        round=2,
        event=tile(edition, "taxes"),
        next_events=[tile(edition, "pilgrimage")],
        red={"goods": {"wool": 5}, "spaces": {"farm_house": "boatman craftsman"}},
        blue={"tracks": {"farmer": 2}},
    )
    table.draw_all().done()
    assert table.red.coins == 5
    table.play("red", "use farm_house")  # a sixth good
    assert table.red.coins == 5 - tax
    idle_until(table, 4)
    assert table.red.coins == 5 - tax


@every_edition
@rule("phase1.event")
def test_pilgrimage_holds_in_the_action_phase_of_its_round(edition: str) -> None:
    table = Table(
        edition,
        phase="actions",
        round=2,
        event=tile(edition, "pilgrimage"),
        next_events=[tile(edition, "income")],
        red={"spaces": {"monastery": "scholar trader", "scriptorium": "knight scholar"}},
    )
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    idle_until(table, 3).draw_all().done()
    assert table.refusal("red", "use monastery") == ""


@every_set_up
@rule("phase7.pass", "setup.startplayer")
def test_the_start_player_role_moves_to_the_left(edition: str, players: int) -> None:
    table = Table(edition, players, start="blue")
    starts = [table.game.view(None)["start"]]
    for round in range(2, players + 2):
        idle_until(table, round)
        starts.append(table.game.view(None)["start"])
    assert starts == [(1 + turn) % players for turn in range(players + 1)]
