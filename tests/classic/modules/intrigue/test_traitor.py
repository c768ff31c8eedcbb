"""The Traitor: markers move, and nothing is received or given back for it."""

from typing import Any

import pytest

from orleans.classic.phases.draw import draw_number
from tests.rules import rule

from ...table import Table
from .plot import WAITS, both_editions, every_count, sent

TRACKS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "development"]


@rule("intrigue.traitor.advance")
@both_editions
@every_count
@pytest.mark.parametrize("track", TRACKS)
def test_the_own_marker_advances_on_a_track_of_choice(
    edition: str, players: int, track: str
) -> None:
    table = sent("traitor", players=players, edition=edition)
    assert table.offers("red", "track") == TRACKS
    table.play("red", f"track {track}")
    steps = [table.step("red", name) for name in TRACKS[:-1]] + [table.red.dev]
    assert steps == [int(name == track) for name in TRACKS]
    assert table.asked == "act"


@rule("intrigue.traitor.advance")
def test_a_finished_track_is_not_offered() -> None:
    ends = {"farmer": 8, "knight": 5}
    table = sent("traitor", red={"tracks": ends, "development": 30})
    assert table.offers("red", "track") == ["boatman", "craftsman", "trader", "scholar"]
    for finished in ("farmer", "knight", "development"):
        assert table.refusal("red", f"track {finished}") == "intrigue.traitor.advance"


@rule("intrigue.traitor.advance")
def test_the_only_open_track_needs_no_question() -> None:
    ends = {"farmer": 8, "boatman": 5, "craftsman": 5, "trader": 5, "scholar": 5, "knight": 4}
    table = sent("traitor", red={"tracks": ends, "development": 30})
    assert table.asked == "act"
    assert table.step("red", "knight") == 5
    done = sent("traitor", red={"tracks": {**ends, "knight": 5}, "development": 30})
    assert done.asked == "act"


def betrayed(track: str, red: int, **others: int) -> Table:
    """Red has named the track; the numbers are steps on it before."""
    position: dict[str, Any] = {
        seat: {"development": steps} if track == "development" else {"tracks": {track: steps}}
        for seat, steps in {"red": red, **others}.items()
    }
    position.setdefault("blue", {})["spaces"] = WAITS
    return sent("traitor", players=4, **position).play("red", f"track {track}")


@rule("intrigue.traitor.set_back")
@pytest.mark.parametrize("track", TRACKS)
def test_only_rivals_who_were_ahead_can_be_set_back(track: str) -> None:
    table = betrayed(track, red=2, blue=2, green=3, yellow=4)
    assert table.offers("red", "rival") == ["green", "yellow"]
    assert table.refusal("red", "rival blue") == "intrigue.traitor.set_back"
    table.play("red", "rival green")
    green = table.seat("green")
    assert (green.dev if track == "development" else table.step("green", track)) == 2
    assert (table.red.dev if track == "development" else table.step("red", track)) == 3


@rule("intrigue.traitor.set_back")
def test_setting_back_may_be_forgone() -> None:
    table = betrayed("knight", red=0, blue=1).play("red", "skip")
    assert table.step("blue", "knight") == 1
    assert table.step("red", "knight") == 1


@rule("intrigue.traitor.nobody_ahead")
def test_who_leads_the_track_still_advances() -> None:
    table = betrayed("knight", red=3, blue=3, green=1)
    assert table.asked == "act"
    assert table.step("red", "knight") == 4
    assert table.step("blue", "knight") == 3


@rule("intrigue.traitor.no_bonus")
@pytest.mark.parametrize("track", TRACKS)
def test_no_step_brings_or_takes_anything(track: str) -> None:
    """Every next space would bring something: on Development the coins of space 7."""
    before = 6 if track == "development" else 2
    table = betrayed(track, red=before, blue=before + 1)
    table.play("red", "rival blue")
    assert table.asked == "act"
    for player in (table.red, table.blue):
        assert (player.coins, player.wheels, sum(player.goods), player.citizens) == (0, 0, 0, 0)
        assert len(player.places) == len(table.game.tables.board_places)
        assert player.bag_size() == 0


@rule("intrigue.traitor.no_bonus")
def test_a_citizen_passed_over_waits_for_the_next_to_reach_it() -> None:
    blue = {"tracks": {"knight": 3}, "spaces": {"castle": "farmer boatman trader"}}
    table = sent("traitor", red={"tracks": {"knight": 3}}, blue=blue)
    table.play("red", "track knight")
    assert table.step("red", "knight") == 4
    assert table.red.citizens == 0
    assert "track.knight" in table.game.view(None)["citizens"]
    table.play("blue", "use castle")
    assert table.step("blue", "knight") == 4
    assert table.blue.citizens == 1


@rule("intrigue.traitor.no_bonus")
def test_a_citizen_of_development_passed_over_waits_too() -> None:
    blue = {"development": 2, "spaces": WAITS}
    table = sent("traitor", red={"development": 2}, blue=blue).play("red", "track development")
    assert (table.red.dev, table.red.citizens) == (3, 0)
    table.play("blue", "use scriptorium")
    assert (table.blue.dev, table.blue.citizens) == (3, 1)


@rule("intrigue.traitor.no_bonus")
def test_a_citizen_already_taken_stays_with_its_owner() -> None:
    blue = {"tracks": {"knight": 4}, "citizens": 1, "spaces": WAITS}
    table = sent("traitor", blue=blue, citizens_taken=["track.knight"])
    table.play("red", "track knight", "rival blue")
    assert table.step("blue", "knight") == 3
    assert table.blue.citizens == 1


@rule("intrigue.traitor.position_counts")
def test_the_draw_number_follows_the_knights() -> None:
    table = betrayed("knight", red=0, blue=2).play("red", "rival blue")
    assert draw_number(table.game.tables, table.blue) == 5
    assert draw_number(table.game.tables, table.red) == 5
    assert table.game.view(None)["players"][1]["draw_number"] == 5


@rule("intrigue.traitor.position_counts")
def test_the_census_counts_the_farmers_as_they_stand() -> None:
    blue = {"tracks": {"farmer": 1}, "spaces": WAITS}
    table = sent("traitor", blue=blue, next_events=["abc_a_income"])
    table.play("red", "track farmer", "rival blue").pass_all()
    assert [(event.seat, event.source) for event in table.told("coins")][-1] == (0, "census.most")


@rule("intrigue.traitor.position_counts")
def test_status_and_wheel_limits_follow_the_markers() -> None:
    table = betrayed("development", red=0, blue=4)
    assert table.status("blue") == 2
    table.play("red", "rival blue")
    assert table.status("blue") == 1
    blue = {"tracks": {"craftsman": 2}, "wheels": 1, "spaces": WAITS}
    limits = sent("traitor", blue=blue).play("red", "track craftsman", "rival blue")
    limits.play("blue", "pass")
    assert limits.refusal("blue", "wheel castle.2") == "tech.step1"
    assert limits.refusal("blue", "wheel castle.1") == ""


@rule("intrigue.traitor.regain")
def test_coins_behind_which_one_was_set_back_are_paid_again() -> None:
    table = betrayed("development", red=0, blue=7).play("red", "rival blue")
    assert (table.blue.dev, table.blue.coins) == (6, 0)
    table.play("blue", "use scriptorium")
    assert (table.blue.dev, table.blue.coins) == (7, 3)
