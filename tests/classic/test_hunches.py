"""What a player plans without trying anything out."""

from orleans.kernel.moves import Move

from .table import Table


def planned(table: Table) -> list[str]:
    """The moves of red's whole plan."""
    game = table.game
    made: list[str] = []
    while 0 in game.pending and game.asked == "plan":
        move = game.hunch(0, game.sensible(0, game.legal(0)))
        assert isinstance(move, Move) and move in game.legal(0)
        made.append(move.notation)
        game.play(0, move)
    return made


def test_a_place_that_can_be_completed_is_completed() -> None:
    table = Table(players=2, phase="planning", round=1, red={"market": "boatman craftsman"})
    assert planned(table) == ["place boatman farm_house.1", "place craftsman farm_house.2", "done"]


def test_nothing_is_begun_that_cannot_be_completed() -> None:
    table = Table(players=2, phase="planning", round=1, red={"market": "craftsman*"})
    assert planned(table) == ["done"]


def test_in_the_last_round_nobody_recruits_for_nothing() -> None:
    """A monk is worth nothing any more."""
    table = Table(players=2, phase="planning", round=18, red={"market": "scholar trader"})
    assert not any("monastery" in move for move in planned(table))


def test_outside_of_planning_moves_have_to_be_tried() -> None:
    game = Table(phase="actions", red={"spaces": {"ship": "farmer boatman knight"}}).game
    assert game.hunch(0, game.legal(0)) is None
