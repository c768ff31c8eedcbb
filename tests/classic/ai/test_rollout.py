"""What a player does without trying anything out."""

from ..table import Table


def played(table: Table) -> list[str]:
    """What red's hunch plays."""
    game = table.game
    before = len(game.moves_played())
    assert game.play_rollout_move(0)
    return [move.notation for _, move in game.moves_played()[before:]]


def test_a_place_that_can_be_completed_is_completed() -> None:
    table = Table(players=2, phase="planning", round=1, red={"market": "boatman craftsman"})
    assert played(table) == ["place boatman farm_house.1", "place craftsman farm_house.2", "done"]


def test_nothing_is_begun_that_cannot_be_completed() -> None:
    table = Table(players=2, phase="planning", round=1, red={"market": "craftsman*"})
    assert played(table) == ["done"]


def test_what_is_begun_comes_first() -> None:
    """One Boatman, whom the Village lacks as much as the Farm House."""
    red = {"market": "boatman craftsman", "spaces": {"village": "farmer - craftsman"}}
    table = Table(players=2, phase="planning", round=1, red=red)
    assert played(table)[0] == "place boatman village.2"


def test_in_the_last_round_nobody_recruits_for_nothing() -> None:
    """A monk is worth nothing any more."""
    table = Table(players=2, phase="planning", round=18, red={"market": "scholar trader"})
    assert not any("monastery" in move for move in played(table))


def test_in_the_last_round_who_is_left_over_goes_to_a_deed() -> None:
    table = Table(players=2, phase="planning", round=18, red={"market": "scholar"})
    assert played(table) == ["place scholar town_hall.1", "done"]


def test_the_action_that_brings_most_comes_first() -> None:
    spaces = {"ship": "farmer boatman knight", "guildhall": "farmer craftsman knight"}
    red = {"merchant": "blois", "development": 30, "spaces": spaces}
    table = Table(phase="actions", round=18, red=red)
    assert played(table) == ["use guildhall"]


def test_where_nothing_comes_to_mind_nothing_is_played() -> None:
    game = Table(phase="followers", red={"bag": "farmer"}).game
    before = game.moves_played()
    assert game.asked == "draw" and not game.play_rollout_move(0)
    assert game.moves_played() == before
