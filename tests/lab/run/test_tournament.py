"""Real games: the same whatever the number of processes, the same deal in every rotation."""

from typing import Any

import msgspec
import pytest

import orleans
from orleans.bots import PLAYERS, Bot
from orleans.kernel.game import Game
from orleans.kernel.moves import Move
from orleans.lab.run.deals import seatings
from orleans.lab.run.outcome import Outcome, read_outcomes
from orleans.lab.run.tournament import Schedule, play_all, play_game
from orleans.lab.stats.standings import standings
from tests.lab.made import BETTER


def schedule(names: str = f"{BETTER} random random", games: int = 6, **more: Any) -> Schedule:
    players = names.split()
    setup: orleans.Setup = orleans.Setup(players=len(players), **more)
    seats = tuple(seatings(players, len(players), round_robin=False))
    return Schedule(setup=setup.plain(), seatings=seats, seed="s", games=games)


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(one, seconds=[], slowest=[]) for one in outcomes]


@pytest.mark.parametrize("context", ["fork", "spawn"])
def test_the_number_of_processes_changes_nothing(context: str) -> None:
    plan = schedule()
    alone = timeless(list(play_all(plan)))
    assert timeless(list(play_all(plan, jobs=2, context=context))) == alone
    assert [one.number for one in alone] == list(range(6))


def test_all_rotations_of_a_deal_begin_alike() -> None:
    plan = schedule(games=6)
    outcomes = list(play_all(plan))
    assert [one.deal for one in outcomes] == [0, 0, 0, 1, 1, 1]
    assert [one.seats.index(BETTER) for one in outcomes] == [0, 1, 2] * 2
    for deal in (0, 1):
        assert len({(one.seed, one.start) for one in outcomes if one.deal == deal}) == 1
    assert outcomes[0].seed != outcomes[3].seed


def test_the_last_deal_is_cut() -> None:
    assert [one.deal for one in play_all(schedule(games=4))] == [0, 0, 0, 1]


def test_rotating_favours_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same player under three names: each wins exactly as often, for each has played the
    very same games from the very same seats."""
    for name in "abc":
        monkeypatch.setitem(PLAYERS, name, PLAYERS["random"])
    outcomes = list(play_all(schedule("a b c", games=12)))
    assert len({tuple(one.scores) for one in outcomes}) == 4
    a, b, c = standings(outcomes)
    assert (a.wins, a.mean_score, a.parts) == (b.wins, b.mean_score, b.parts)
    assert (a.wins, a.mean_score, a.parts) == (c.wins, c.mean_score, c.parts)
    assert a.elo == pytest.approx(1500, abs=0.1)


@pytest.mark.parametrize(
    "setup",
    [
        {"edition": "2014"},
        {"modules": ["orders", "ti-events", "trade"]},
        {"game": "joan"},
    ],
)
def test_an_outcome_holds_what_statistics_need(setup: dict[str, Any]) -> None:
    outcome = play_game(schedule(**setup), 0)
    assert not outcome.error
    assert [sum(parts.values()) for parts in outcome.parts] == outcome.scores
    for facts in outcome.facts:
        assert facts.tracks["development"] >= 0 and facts.uses
    assert any(facts.tiles for facts in outcome.facts)
    assert any(facts.deeds for facts in outcome.facts)
    assert all(count > 20 for count in outcome.decisions)


def test_facts_are_those_of_the_final_position() -> None:
    outcome = play_game(schedule(), 0)
    game = orleans.new(orleans.Setup(players=3), outcome.seed)
    printed = set(game.view(None)["players"][0]["places"])
    for facts in outcome.facts:
        assert not printed & set(facts.tiles)
        assert set(facts.uses) <= printed | set(facts.tiles)


def test_the_solo_game_is_won_or_lost_against_joan() -> None:
    solo = orleans.Setup("joan", players=1, options={"level": "challenge"})
    plan = Schedule(setup=solo.plain(), seatings=((BETTER,),), seed="s", games=3)
    for outcome in play_all(plan):
        assert outcome.rival is not None
        assert (outcome.winners == [0]) == (outcome.scores[0] >= outcome.rival)


def test_lines_can_be_read_again() -> None:
    outcomes = list(play_all(schedule(games=2)))
    data = b"".join(outcome.to_line() for outcome in outcomes)
    assert data.count(b"\n") == 2
    assert read_outcomes(data) == (outcomes, [])


@pytest.mark.parametrize(
    "damage, cut", [(b"{}\n", False), (b"no\n", False), (b'{"number":1', True)]
)
def test_a_damaged_line_is_named(damage: bytes, cut: bool) -> None:
    outcome = play_game(schedule(), 0)
    outcomes, wrong = read_outcomes(outcome.to_line() + damage)
    assert outcomes == [outcome]
    assert [(line.line, line.cut) for line in wrong] == [(2, cut)]


def test_lists_that_do_not_fit_the_seats_are_refused() -> None:
    outcome = play_game(schedule(), 0)
    faults: list[dict[str, Any]] = [
        {"scores": [1]},
        {"facts": []},
        {"winners": [3]},
        {"seats": []},
        {"setup": {}},
    ]
    for fault in faults:
        outcomes, wrong = read_outcomes(msgspec.structs.replace(outcome, **fault).to_line())
        assert outcomes == [] and len(wrong) == 1, fault


def test_games_that_are_done_are_not_played_again() -> None:
    whole = list(play_all(schedule(games=5)))
    left = list(play_all(schedule(games=5), done={0, 3}))
    assert [one.number for one in left] == [1, 2, 4]
    assert timeless(left) == timeless([whole[1], whole[2], whole[4]])


def test_a_schedule_knows_its_own_games() -> None:
    plan, other = schedule(games=3), play_game(schedule(games=3), 2)
    assert plan.has(other)
    strange: list[dict[str, Any]] = [
        {"seed": "t-0"},
        {"number": -1},
        {"setup": {}},
        {"deal": 7},
        {"position": "x"},
    ]
    for change in strange:
        assert not plan.has(msgspec.structs.replace(other, **change)), change


class Faulty(Bot):
    name = "faulty"

    def choose(self, game: Game, seat: int, legal: list[Move]) -> Move:
        raise KeyError("lost its way")


def test_a_game_that_fails_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "faulty", Faulty)
    seats = (("random", "random"), ("random", "faulty"))
    plan = Schedule(setup=orleans.Setup(players=2).plain(), seatings=seats, seed="s", games=4)
    outcomes = list(play_all(plan))
    assert [bool(one.error) for one in outcomes] == [False, True, False, True]
    assert "lost its way" in outcomes[1].error
    assert read_outcomes(outcomes[1].to_line()) == ([outcomes[1]], [])
