"""What winners had and where they sat, counted by hand."""

import msgspec
import pytest

from orleans.lab.run.outcome import Outcome
from orleans.lab.stats.balance import balance, balances
from orleans.lab.stats.facts import SeatFacts
from tests.lab.made import outcome


def with_facts(one: Outcome, *facts: SeatFacts, start: int = 0) -> Outcome:
    return msgspec.structs.replace(one, facts=list(facts), start=start)


def test_seats_and_turns_are_counted_apart() -> None:
    """Blue wins every time, but is the first to play only once in a while."""
    games = [with_facts(outcome("a a", [1, 2]), *[SeatFacts()] * 2, start=s) for s in (0, 0, 1)]
    (two,) = balance("classic", games).by_players
    assert [one.win_rate for one in two.seats] == [0, 1]
    assert [one.wins for one in two.order] == [1, 2]
    assert [one.expected for one in two.seats] == [0.5, 0.5]
    assert [one.mean_score for one in two.order] == pytest.approx([4 / 3, 5 / 3], abs=0.001)


def test_numbers_of_players_are_told_apart() -> None:
    games = [outcome("a a", [1, 2]), outcome("a a a", [1, 2, 3]), outcome("a a a", [1, 2, 3])]
    found = balance("classic", games).by_players
    assert [(one.players, one.games) for one in found] == [(2, 1), (3, 2)]


def test_a_tile_of_winners() -> None:
    farm, none = SeatFacts(tiles=["farm"]), SeatFacts()
    games = [
        with_facts(outcome("a a", [2, 1]), farm, none),
        with_facts(outcome("a a", [2, 1]), farm, farm),
        with_facts(outcome("a a", [1, 2]), none, none),
    ]
    (tile,) = balance("classic", games).tiles
    assert (tile.id, tile.games, tile.wins, tile.expected) == ("farm", 3, 2, 0.5)
    assert (tile.winners, tile.others) == pytest.approx((2 / 3, 1 / 3), abs=0.001)


def test_amounts_count_for_those_who_have_none() -> None:
    games = [
        with_facts(outcome("a a", [2, 1]), SeatFacts(uses={"ship": 6}), SeatFacts()),
        with_facts(outcome("a a", [2, 2]), SeatFacts(uses={"ship": 2}), SeatFacts()),
    ]
    (ship,) = balance("classic", games).uses
    # A shared win is half of a winner and half of another player.
    assert (ship.winners, ship.others) == (3.5, 0.5)


def test_games_of_the_family_have_reports_of_their_own() -> None:
    joan = msgspec.structs.replace(outcome("a a", [1, 2]), setup={"game": "joan", "players": 2})
    found = balances([outcome("a a", [1, 2]), joan, joan])
    assert [(one.game, one.games) for one in found] == [("classic", 1), ("joan", 2)]


def test_alone_the_usual_share_of_wins_is_expected() -> None:
    won = with_facts(outcome("a", [50], winners=[0]), SeatFacts(tiles=["park"]))
    lost = with_facts(outcome("a", [20], winners=[]), SeatFacts())
    (park,) = balance("joan", [won, lost]).tiles
    assert (park.win_rate, park.expected) == (1, 0.5)
