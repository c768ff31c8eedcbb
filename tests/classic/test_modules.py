"""An expansion plugs in at named moments: proven with a made-up one, the Toll."""

from collections.abc import Iterator
from typing import Any

import pytest

from orleans import Setup, SetupError, new, record_of, verify_record
from orleans.classic.module import Module, ModuleState
from orleans.classic.modules import MODULES
from orleans.classic.money import gain_coins
from orleans.classic.names import PLANNING
from orleans.classic.state import State
from orleans.classic.tables import Tables
from orleans.kernel.steps import Step
from tests.rules import rule

TOLL_MOVE = 100


class TollState(ModuleState):
    def __init__(self, collected: list[int], planned_yet: list[bool]) -> None:
        self.collected = collected
        self.planned_yet = planned_yet

    def copy(self) -> "TollState":
        return TollState(self.collected[:], self.planned_yet[:])

    def snapshot(self) -> list[Any]:
        return [self.collected, self.planned_yet]


class Question(Step[State]):
    """Stands for anything a module may have to settle before a phase."""

    name = "toll_question"

    def proceed(self, game: State) -> None:
        game.pop()
        toll_of(game).planned_yet.append(game.asked == "plan")


class Toll(Module):
    """Every action earns a coin; coins so earned count again at the end."""

    id = "toll"

    def add_moves(self, tables: Tables) -> None:
        tables.vocabulary.add(TOLL_MOVE, "toll")

    def set_up(self, game: State) -> TollState:
        return TollState([0] * game.tables.players, [])

    def before_phase(self, game: State, phase: int) -> None:
        if phase == PLANNING:
            game.push(Question())

    def after_action(self, game: State, seat: int, place: int) -> None:
        toll_of(game).collected[seat] += 1
        gain_coins(game, seat, 1, self.id)

    def score(self, game: State, seat: int) -> int:
        return toll_of(game).collected[seat]

    def view(self, game: State, seat: int | None) -> dict[str, Any]:
        return {"collected": toll_of(game).collected[:]}


def toll_of(game: State) -> TollState:
    state = game.asides[0]
    assert isinstance(state, TollState)
    return state


@pytest.fixture
def toll() -> Iterator[Setup]:
    MODULES["toll"] = Toll()
    yield Setup(edition="2021", players=2, modules=["toll"])
    del MODULES["toll"]


POSITION = {"phase": "planning", "start": "red", "red": {"market": "boatman* craftsman*"}}


def acted(setup: Setup) -> Any:
    game = new(setup, seed=1, position=POSITION)
    for move in ("place boatman* farm_house.1", "place craftsman* farm_house.2", "done"):
        game.play(0, game.parse(move))
    game.play(1, game.parse("done"))
    game.play(0, game.parse("use farm_house"))
    return game


def test_a_module_acts_at_its_moments_scores_and_shows(toll: Setup) -> None:
    game = acted(toll)
    assert game.view(1)["modules"] == {"toll": {"collected": [1, 0]}}
    plain = acted(Setup(edition="2021", players=2))
    assert game.players[0].coins == plain.players[0].coins + 1
    assert game.scores[0] == plain.scores[0] + 2


def test_what_a_module_pushes_before_a_phase_comes_before_it(toll: Setup) -> None:
    assert toll_of(new(toll, seed=1, position=POSITION)).planned_yet == [False]
    assert toll_of(new(toll, seed=1)).planned_yet == [False]


def test_a_copy_has_the_modules_pieces_of_its_own(toll: Setup) -> None:
    game = acted(toll)
    copy = game.copy()
    toll_of(copy).collected[0] = 9
    assert toll_of(game).collected == [1, 0]
    assert copy.snapshot() != game.snapshot()


def test_a_game_with_a_module_has_a_record_that_replays(toll: Setup) -> None:
    game = acted(toll)
    assert verify_record(record_of(game)).snapshot() == game.snapshot()


def test_moves_of_a_module_are_numbered_after_those_of_the_game(toll: Setup) -> None:
    game = new(toll, seed=1)
    plain = new(Setup(edition="2021", players=2), seed=1)
    assert game.parse("toll").code == len(plain.vocabulary)
    assert [move.notation for move in game.vocabulary.moves[:-1]] == [
        move.notation for move in plain.vocabulary.moves
    ]


@rule("setup.modules.edition")
def test_the_oldest_edition_takes_no_module(toll: Setup) -> None:
    with pytest.raises(SetupError) as refused:
        new(Setup(edition="2014", players=2, modules=["toll"]), seed=1)
    assert refused.value.rule == "setup.modules.edition"
