"""Before the game: seats are taken, left, filled; with the last one it begins."""

import pytest

from orleans.table import commands as c
from orleans.table.clock import ClockRules
from orleans.table.handle import sit_down
from orleans.table.options import TableOptions
from orleans.table.seats import tidy_name
from orleans.text.errors import Problem

from .sitting import THREE, Sitting


def refusal(sitting: Sitting, seat: int, name: str, player: str = "human") -> str:
    with pytest.raises(Problem) as problem:
        sit_down(sitting.table, seat, name, player)
    return problem.value.key


def test_the_game_begins_with_the_last_seat() -> None:
    sitting = Sitting(THREE, open_seats=2)
    assert sitting.status == "open"
    sitting.sit(2, "Cleo")
    assert sitting.table.history is None
    told = sitting.sit(1, "easy one", "easy")
    assert [each.entry.kind for each in told] == ["sat", "started"]
    assert sitting.status == "running"
    assert sitting.table.names == ["Anna", "easy one", "Cleo"]
    assert told[-1].entry.seat == -1
    assert told[-1].events, "the opening of the game is told"


def test_a_seat_that_is_taken_stays_taken() -> None:
    sitting = Sitting(THREE, open_seats=1)
    assert refusal(sitting, 0, "Zoe") == "table-seat-taken"
    sitting.sit(2, "Cleo")
    assert refusal(sitting, 2, "Zoe") == "table-seat-taken"  # too late, too


@pytest.mark.parametrize(
    "name", ["Anna", "ANNA", " anna ", "A\u200bnna".replace("\u200b", ""), "\tAnna\n"]
)
def test_nobody_takes_the_name_of_another(name: str) -> None:
    assert refusal(Sitting(open_seats=1), 1, name) == "table-name-taken"


def test_names_that_look_alike_are_alike() -> None:
    sitting = Sitting(THREE, open_seats=2)
    sitting.sit(1, "Zoé")
    assert refusal(sitting, 2, "Zoe\u0301") == "table-name-taken"


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u0301", " \u0301\u0302 ", "\ufe0f"])
def test_a_name_is_there(name: str) -> None:
    assert refusal(Sitting(open_seats=1), 1, name) == "table-name-empty"


@pytest.mark.parametrize(
    "name",
    [
        *("\u200b", "\u202e", "B\u200bob", "\u202eboB", "Bob\u2060", "Bo\u00adb", "\ufeffBob"),
        *("\u3164", "\u2800", "Bob\u034f", "Bob\ufe01", "Bob\U000e0101", "Bob\ue000", "Bob\ud800"),
        "Z\u0351\u0352\u0353\u0354algo",
    ],
)
def test_a_name_can_be_read(name: str) -> None:
    assert refusal(Sitting(open_seats=1), 1, name) == "table-name-unreadable"


@pytest.mark.parametrize(
    "name", ["Jean de Dunois", "Ирина", "Zoé ❤\ufe0f", "สมชัย", "Nguyễn", "李雷", "7"]
)
def test_names_of_all_languages_are_welcome(name: str) -> None:
    sitting = Sitting(open_seats=1)
    sitting.sit(1, name)
    assert sitting.table.names[1] == name


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Anna", "\u0410nna"),  # a Cyrillic A
        ("Anna", "\uff21nna"),  # a wide one
        ("TINA", "\u03a4\u0399\u039d\u0391"),  # Greek
        ("Bill", "BiII"),
        ("Bill", "Bi1l"),
        ("Otto", "0tto"),
        ("O’Hara", "O'Hara"),
        ("Ana ❤", "Ana ❤\ufe0f"),
    ],
)
def test_nobody_looks_like_another(name: str, alike: str) -> None:
    sitting = Sitting(THREE, open_seats=2)
    if name != "Anna":
        sitting.sit(1, name)
    assert refusal(sitting, 2, alike) == "table-name-alike"


def test_names_that_differ_to_the_eye_are_welcome() -> None:
    sitting = Sitting(THREE, open_seats=2)
    sitting.sit(1, "Ánna")
    sitting.sit(2, "Anne")
    assert sitting.status == "running"


def test_a_name_is_tidied() -> None:
    assert tidy_name("  Jean\n de   Dunois ") == "Jean de Dunois"
    assert tidy_name("x" * 23 + " y") == "x" * 23
    assert len(tidy_name("é" * 100)) == 24


def test_only_computer_players_that_exist_sit_down() -> None:
    sitting = Sitting(open_seats=1)
    assert refusal(sitting, 1, "Zoe", "grandmaster") == "table-no-player"
    assert refusal(sitting, 1, "Zoe", "open") == "table-no-player"


def test_who_gets_up_makes_room() -> None:
    sitting = Sitting(THREE, open_seats=1)
    sitting.do(1, c.Leave())
    assert sitting.table.seats[1].is_open
    assert sitting.table.names == ["Anna", "", ""]
    assert sitting.refusal(1, c.Leave()) == "table-nobody-there"
    sitting.sit(1, "Zoe")
    assert sitting.status == "open"
    sitting.sit(2, "Ben")  # the name is free again
    assert sitting.status == "running"
    assert sitting.refusal(0, c.Leave()) == "table-has-begun"


def test_computer_players_take_the_open_seats() -> None:
    sitting = Sitting(THREE, open_seats=3)
    sitting.sit(1, "aimée")
    sitting.do(1, c.Fill(level="easy"))
    assert [seat.player for seat in sitting.table.seats] == ["easy", "human", "easy"]
    assert len({name.casefold() for name in sitting.table.names}) == 3
    assert sitting.status == "running"
    assert sitting.refusal(1, c.Fill(level="easy")) == "table-has-begun"


def test_filling_names_a_computer_player_that_exists() -> None:
    assert Sitting(open_seats=1).refusal(0, c.Fill(level="human")) == "table-no-player"


@pytest.mark.parametrize(
    "command",
    [
        c.Play(moves=["done"]),
        c.Confirm(),
        c.Undo(),
        c.Redo(),
        c.Pause(),
        c.Resume(),
        c.StandIn(),
        c.ComeBack(),
        c.Resign(),
        c.Propose(what="undo", to=0),
        c.Propose(what="end"),
    ],
)
def test_before_the_game_begins_there_is_nothing_to_decide(command: c.AnyCommand) -> None:
    assert Sitting(open_seats=1).refusal(0, command) == "table-not-begun"


def test_only_people_ask_for_anything() -> None:
    sitting = Sitting(THREE, bots={1: "easy"}, open_seats=1)
    for seat in (1, 2):
        for asked in (c.Say(text="hello"), c.Fill(level="easy"), c.Leave()):
            assert sitting.refusal(seat, asked) == "table-nobody-there"
    sitting.sit(2, "Cleo")
    for command in (c.Resign(), c.Pause(), c.Play(moves=["done"]), c.ComeBack()):
        assert sitting.refusal(1, command) == "table-nobody-there"


def test_talk_is_printable_and_not_too_long() -> None:
    sitting = Sitting(open_seats=1)
    told = sitting.do(0, c.Say(text=" hello\x1b[2J\nworld "))
    assert told[0].entry.body == {"text": "hello [2J world"}
    assert sitting.refusal(0, c.Say(text=" \n ")) == "table-talk-length"
    assert sitting.refusal(0, c.Say(text="x" * 501)) == "table-talk-length"


def test_what_is_agreed_is_checked() -> None:
    TableOptions(stand_in="random", clock=ClockRules(bank=60, hours="08:00-22:30")).check()
    for options, key in (
        (TableOptions(stand_in="human"), "table-no-player"),
        (TableOptions(clock=ClockRules(bank=0)), "table-clock-range"),
    ):
        with pytest.raises(Problem) as problem:
            options.check()
        assert problem.value.key == key
