"""Taking back in Joan of Arc: free within a turn, but not past a card, a draw or another player."""

from tests.cli.running import Here
from tests.terminal.joan.playing import SOLO, play_joan
from tests.terminal.playing import moves, write_position

TWO = "--game joan --players 2"


def test_a_turn_can_be_taken_back_step_by_step_and_whole(here: Here) -> None:
    ran = play_joan(here, typed="1 | 1 | undo | quit")
    assert "Undone: act farmer" in ran.out and moves(here.home) == ["0 take farmer"]
    ran = play_joan(here, "--force", typed="1 | 1 | undo all | quit")
    assert "Undone: take farmer; act farmer" in ran.out and moves(here.home) == []


def test_not_past_joans_card(here: Here) -> None:
    """Nothing was drawn when she turned it over, but now it is known."""
    typed = "take farmer | act farmer | any grain | undo | quit"
    ran = play_joan(here, typed=typed, game=SOLO)
    assert "Joan turns over card" in ran.out
    assert "something has been drawn or revealed" in ran.out
    assert moves(here.home)[-1] == "0 any grain"


def test_not_past_the_decision_of_another(here: Here) -> None:
    typed = "take 1 | 1 | 1 | 1 | undo | quit"
    ran = play_joan(here, "--option start_player=red", typed=typed, game=TWO, seed="t")
    assert "another player has decided since then" in ran.out


def test_not_past_a_draw(here: Here) -> None:
    """Red takes the last tile; the next round is drawn, and red does not begin it."""
    text = 'game = "joan"\nplayers = 2\nround = 3\nstart = "blue"\ndisplay = "scholar farmer"\n'
    flags = "--seats red,blue --names Anna,Ben"
    position = write_position(here.home, text)
    typed = "take farmer | act farmer | any grain | take scholar | act scholar | undo | quit"
    ran = play_joan(here, position, flags, typed=typed, game="--game joan")
    assert "Round 4 begins" in ran.out
    assert "another player has decided since then" in ran.out or "drawn or revealed" in ran.out
    assert moves(here.home)[-1] == "1 act scholar"


def test_a_neighbour_cannot_take_back(here: Here) -> None:
    flags = "--option start_player=red --seats red,blue --names Anna,Ben"
    typed = "1 | 1 | 1 | undo | quit"
    ran = play_joan(here, flags, typed=typed, game=TWO, seed="t")
    assert "Ben> undo" in ran.out and "another player has decided since then" in ran.out
