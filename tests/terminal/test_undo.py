"""Taking back: free until something became known that was not known before."""

import orleans
from orleans.kernel.record import record_of
from tests.cli.running import Here
from tests.terminal.playing import moves, play, write_position

FLAGS = "--edition 2021 --players 2"


def test_a_plan_can_be_taken_back_step_by_step(here: Here) -> None:
    typed = "place farmer* village.1 | place boatman* village.2 | undo | quit"
    ran = play(here, FLAGS, typed=typed)
    assert "Undone: place boatman* village.2" in ran.out
    assert moves(here.home) == ["0 place farmer* village.1"]


def test_all_of_a_plan_at_once(here: Here) -> None:
    ran = play(here, FLAGS, typed="village | undo all | quit")
    told = " ".join(ran.out.split("Undone: ")[1].split()[:9])
    assert told.startswith("place farmer* village.1; place boatman* village.2; place craftsman*")
    assert moves(here.home) == []


def test_what_was_taken_back_can_be_done_again(here: Here) -> None:
    typed = "place farmer* village.1 | place boatman* village.2 | undo all | redo | quit"
    ran = play(here, FLAGS, typed=typed)
    assert "Redone: place farmer* village.1" in ran.out
    assert moves(here.home) == ["0 place farmer* village.1"]
    typed = "undo\nplace boatman* village.2\nredo\nquit\n"
    again = here.run("play --terminal", "game.json", typed=typed)
    assert "There’s nothing to redo." in again.out
    assert moves(here.home) == ["0 place boatman* village.2"]


def test_the_end_of_a_plan_can_be_taken_back_and_made_again(here: Here) -> None:
    """Blue has planned before and red acts first, so nobody else decides in between."""
    fields = {"players": 2, "round": 3, "phase": "planning", "start": "red"}
    red, blue = {"market": "farmer* boatman* craftsman*"}, {"market": "farmer*"}
    game = orleans.new(None, "s", {"edition": "2021", **fields, "red": red, "blue": blue})
    game.play(1, game.parse("done"))
    (here.home / "game.json").write_bytes(record_of(game, reveal_seed=True).to_json())
    typed = "village; done | undo | redo | use village | undo | quit".replace(" | ", "\n")
    ran = here.run("play --terminal game.json --quick --seats red", typed=typed)
    assert "Undone: done" in ran.out and "Redone: done" in ran.out
    assert "Undone: use village" in ran.out
    plan = ["place farmer* village.1", "place boatman* village.2", "place craftsman* village.3"]
    assert moves(here.home) == ["1 done", *(f"0 {move}" for move in [*plan, "done"])]


def test_nothing_to_take_back(here: Here) -> None:
    assert "nothing to undo" in play(here, FLAGS, typed="undo | quit").out


def test_not_past_the_decision_of_another(here: Here) -> None:
    ran = play(here, FLAGS, typed="village; done | undo | quit")
    assert "another player has decided since then" in ran.out
    assert "0 done" in moves(here.home)


def test_not_past_a_draw(here: Here) -> None:
    """Red draws last, so nobody decides after the draw."""
    position = write_position(
        here.home,
        'edition = "2021"\nplayers = 2\nround = 3\nphase = "followers"\n'
        '[red]\nmarket = "farmer*"\nbag = "monk monk"\n'
        '[blue]\nmarket = "farmer* boatman* craftsman* trader*"\n',
    )
    ran = play(here, position, typed="draw 2 | undo | quit")
    assert "something has been drawn or revealed" in ran.out
    assert moves(here.home) == ["0 draw 2"]


def test_not_past_a_new_round(here: Here) -> None:
    """Red passes last; then the event happens and the next tile is turned up."""
    position = write_position(
        here.home,
        'edition = "2021"\nplayers = 2\nround = 3\nphase = "actions"\nturn = "red"\n'
        'event = "abc_a_income"\npassed = ["blue"]\n'
        '[red]\nmarket = "trader*"\nspaces = { farm_house = "boatman* craftsman*" }\n'
        '[blue]\nmarket = "farmer*"\n',
    )
    ran = play(here, position, typed="pass | undo | quit")
    assert "something has been drawn or revealed" in ran.out


def test_an_own_turn_can_be_taken_back_while_nothing_is_known(here: Here) -> None:
    position = write_position(
        here.home,
        'edition = "2021"\nplayers = 2\nround = 3\nphase = "actions"\nturn = "red"\n'
        '[red]\nmarket = "trader*"\nspaces = { village = "farmer* boatman* craftsman*" }\n'
        '[blue]\nspaces = { farm_house = "boatman* craftsman*" }\n',
    )
    ran = play(here, position, typed="use village | undo | quit")
    assert "Undone: use village" in ran.out
    assert moves(here.home) == []


def test_a_hot_seat_neighbour_s_plan_cannot_be_taken_back(here: Here) -> None:
    flags = f"{FLAGS} --seats 1,2"
    ran = play(here, flags, typed="\n".join(["", "village", "done", "", "undo", "quit"]))
    assert "another player has decided since then" in ran.out
