"""Whatever people ask for, in whatever order: what is refused changes nothing, a table built anew
from its entries is the same table, and the game can always go on."""

import random

import pytest

from orleans import Refused, Setup, verify_record
from orleans.kernel.moves import NotationError
from orleans.table import commands as c
from orleans.table.clock import ClockRules
from orleans.table.handle import handle_command
from orleans.table.options import TableOptions
from orleans.table.table import Table
from orleans.text.errors import Problem

from .sitting import Sitting, everything, lasting, reason

CLOCK = TableOptions(clock=ClockRules(bank=300, increment=5, hours="09:00-21:00"))
SETUPS: dict[str, Setup] = {
    "trade": Setup(edition="2021", players=3, modules=["orders", "ti-events", "trade"]),
    "intrigue": Setup(players=3, modules=["orders", "ti-events", "intrigue"]),
    "2014": Setup(edition="2014", players=2),
    "joan": Setup(game="joan", players=3),
    "solo": Setup(game="joan", players=1),
}
WISHES = 260


def any_command(sitting: Sitting, seat: int, rng: random.Random) -> c.AnyCommand:
    """Mostly what moves the game; often what makes no sense now."""
    table = sitting.table
    assert table.history is not None
    moment = table.history.moment
    question = rng.choice([None, None, None, table.question(seat), "plan.1.0"])
    if rng.random() < 0.6:
        game = table.sketch(seat).game
        legal = game.legal(seat)
        if legal and rng.random() < 0.9:
            move = rng.choice(game.candidates(seat, legal)).notation
        else:
            move = rng.choice(game.vocabulary.moves).notation
        more = ["dance", "done", "pass"] if rng.random() < 0.05 else []
        return c.Play(moves=[move, *more], question=question, hold=rng.random() < 0.4)
    commands: list[c.AnyCommand] = [
        *(c.Confirm(question=question), c.Confirm(), c.Undo(), c.Undo(), c.Redo(), c.Redo()),
        *(c.Undo(to="start"), c.Undo(to=rng.randrange(-1, moment + 2))),
        c.Propose(what="undo", to=rng.randrange(moment + 1), seat=rng.choice([None, 0, 1])),
        c.Propose(what="stand_in", seat=rng.randrange(-1, 4), level=rng.choice([None, "x"])),
        *(c.Propose(what="pause"), c.Propose(what="resume"), c.Withdraw()),
        *(c.Answer(agree=True), c.Answer(agree=True), c.Answer(agree=rng.random() < 0.5)),
        *(c.Pause(), c.Resume(), c.StandIn(), c.ComeBack(), c.ComeBack()),
        *(c.Say(text="hm"), c.Leave(), c.Fill(level="easy")),
    ]
    if rng.random() < 0.05:
        commands += [c.Resign(), c.Propose(what="end")]
    return rng.choice(commands)


def wish(sitting: Sitting, rng: random.Random) -> str:
    """Somebody asks for something; "" or why it was refused."""
    table = sitting.table
    if table.bots_pending and rng.random() < 0.5:
        sitting.bot_decides(rng)
        return ""
    seat = rng.randrange(len(table.seats))
    if rng.random() < 0.5 and table.pending:
        seat = rng.choice(table.pending)
    command = any_command(sitting, seat, rng)
    before = everything(table)
    try:
        outcome = handle_command(table, seat, command)
    except (Problem, Refused, NotationError) as error:
        assert everything(table) == before
        return reason(error)
    assert everything(table) == before  # to consider is not to do
    sitting.carry_out(outcome)
    return ""


def can_go_on(table: Table) -> bool:
    """Somebody can decide, confirm, come back, or end the pause; or a computer player has to
    think."""
    if table.status != "running" or table.bots_pending:
        return True
    people = [seat for seat, place in enumerate(table.seats) if place.is_human]
    if table.paused or table.is_deserted:
        away = [place for place in table.seats if place.stand_in and not place.resigned]
        return bool(people or away)
    asked = [seat for seat in table.pending if seat in people]
    for seat in asked:
        held = table.sketch(seat)
        confirms = held.waits_for_confirmation(seat)
        if not held.game.legal(seat) and not confirms:
            return False
        if confirms and not handle_command(table, seat, c.Confirm()).lines:
            return False
    return bool(asked)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", SETUPS)
def test_whatever_people_ask_for(name: str, seed: int) -> None:
    setup, rng = SETUPS[name], random.Random(f"{name} {seed}")
    bots = {1: "random"} if setup.players > 2 and seed else {}
    sitting = Sitting(setup, f"{name} {seed}", bots, options=CLOCK if seed else None)
    table = sitting.table
    refused: set[str] = set()
    for number in range(WISHES):
        sitting.now += rng.choice([0, 900, 40_000])
        refused.add(wish(sitting, rng))
        if table.clock is not None and table.clock.flagged(sitting.now):
            sitting.flag()
        assert can_go_on(table)
        if number % 20 == 0 or table.status != "running":
            assert lasting(sitting.again()) == lasting(table)
        if table.status != "running":
            break
    assert len(refused) > 4
    verify_record(table.record())


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_comes_to_its_end_however_it_is_played(name: str) -> None:
    """Held or not, by people or for people: nobody gets stuck."""
    rng = random.Random(name)
    sitting = Sitting(SETUPS[name], name)
    table = sitting.table
    for _ in range(6000):
        if table.status != "running":
            break
        sitting.step(rng, hold=rng.random() < 0.5)
        if rng.random() < 0.03:
            seat = rng.randrange(len(table.seats))
            if table.status == "running":
                sitting.go_or_come_back(seat)
    assert table.status == "over"
    assert lasting(sitting.again()) == lasting(table)
    verify_record(table.record())
