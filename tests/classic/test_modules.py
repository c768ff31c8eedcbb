"""An expansion plugs in at named moments: proven with a made-up one, the Toll."""

from collections.abc import Iterator
from typing import Any

import pytest

from orleans import Setup, SetupError, new, record_of, verify_record
from orleans.classic.ai.thinking import Thinking
from orleans.classic.game import Classic
from orleans.classic.ids import PLANNING
from orleans.classic.module import Module, ModuleState
from orleans.classic.modules import MODULES
from orleans.classic.modules.thinking import THINKING
from orleans.classic.pieces.coins import gain_coins
from orleans.classic.state import State
from orleans.classic.tables import Tables
from orleans.content import Content
from orleans.kernel.positions import PositionError
from orleans.kernel.setup import Option
from orleans.kernel.setup import Setup as AnySetup
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
    bars = True

    def __init__(self) -> None:
        self.ends = -1  # no Place yet

    def options(self) -> dict[str, Option]:
        return {"toll_ends": Option(str, None, "action.effect")}

    def timing_rules(self) -> dict[int, str]:
        return {TOLL_MOVE: "action.choice"}

    def build(self, tables: Tables, setup: AnySetup, content: Content) -> None:
        named = setup.options.get("toll_ends")
        self.ends = next((place.index for place in tables.places if place.id == named), -1)

    def bars_action(self, game: State, seat: int, owner: int, place: int) -> str:
        return "action.effect" if place == self.ends else ""

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


class TollThinking(Thinking):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.5 * toll_of(game).collected[seat]


def toll_of(game: State) -> TollState:
    state = game.module_states[0]
    assert isinstance(state, TollState)
    return state


@pytest.fixture
def toll() -> Iterator[Setup[Classic]]:
    MODULES["toll"] = Toll()
    yield Setup(edition="2021", players=2, modules=["toll"])
    del MODULES["toll"]


def refused(setup: Setup) -> SetupError:
    with pytest.raises(SetupError) as error:
        new(setup, seed=1)
    return error.value


POSITION = {"phase": "planning", "start": "red", "red": {"market": "boatman* craftsman*"}}


def acted(setup: Setup[Classic]) -> Classic:
    game = new(setup, seed=1, position=POSITION)
    for move in ("place boatman* farm_house.1", "place craftsman* farm_house.2", "done"):
        game.play(0, game.parse(move))
    game.play(1, game.parse("done"))
    game.play(0, game.parse("use farm_house"))
    return game


def test_a_module_acts_at_its_moments_scores_and_shows(toll: Setup[Classic]) -> None:
    game = acted(toll)
    assert game.view(1)["modules"] == {"toll": {"collected": [1, 0]}}
    plain = acted(Setup(edition="2021", players=2))
    assert game.players[0].coins == plain.players[0].coins + 1
    assert game.scores[0] == plain.scores[0] + 2


def test_what_a_module_pushes_before_a_phase_comes_before_it(toll: Setup[Classic]) -> None:
    for position in (POSITION, {}):
        game = new(toll, seed=1, position=position)
        assert isinstance(game, Classic)
        assert toll_of(game).planned_yet == [False]


def test_a_copy_has_the_modules_pieces_of_its_own(toll: Setup[Classic]) -> None:
    game = acted(toll)
    copy = game.copy()
    toll_of(copy).collected[0] = 9
    assert toll_of(game).collected == [1, 0]
    assert copy.snapshot() != game.snapshot()


def test_a_game_with_a_module_has_a_record_that_replays(toll: Setup[Classic]) -> None:
    game = acted(toll)
    assert verify_record(record_of(game)).snapshot() == game.snapshot()


def test_moves_of_a_module_are_numbered_after_those_of_the_game(toll: Setup[Classic]) -> None:
    game = new(toll, seed=1)
    plain = new(Setup(edition="2021", players=2), seed=1)
    assert game.parse("toll").code == len(plain.vocabulary)
    assert [move.notation for move in game.vocabulary.moves[:-1]] == [
        move.notation for move in plain.vocabulary.moves
    ]


def test_a_module_says_when_its_moves_have_their_moment(toll: Setup[Classic]) -> None:
    game = new(toll, seed=1, position=POSITION)
    refusal = game.why_not(0, game.parse("toll"))
    assert refusal is not None and refusal.rule == "action.choice"


def test_every_set_up_has_modules_of_its_own(toll: Setup[Classic]) -> None:
    closed = Setup(edition="2021", players=2, modules=["toll"], options={"toll_ends": "farm_house"})
    spaces = {"farm_house": "boatman craftsman", "scriptorium": "knight scholar"}
    position = {"phase": "actions", "start": "red", "red": {"spaces": spaces}}
    offered = []
    for setup in (toll, closed, toll):
        game = new(setup, seed=1, position=position)
        offered.append([move.notation for move in game.legal(0)])
    assert offered[0] == offered[2] == ["use farm_house", "use scriptorium", "pass"]
    assert offered[1] == ["use scriptorium", "pass"]


def test_a_module_may_forbid_an_action_with_its_rule(toll: Setup[Classic]) -> None:
    closed = Setup(edition="2021", players=2, modules=["toll"], options={"toll_ends": "farm_house"})
    spaces = {"farm_house": "boatman craftsman", "scriptorium": "knight scholar"}
    game = new(
        closed, seed=1, position={"phase": "actions", "start": "red", "red": {"spaces": spaces}}
    )
    refusal = game.why_not(0, game.parse("use farm_house"))
    assert refusal is not None and refusal.rule == "action.effect"


def worth_of_two_coins_more(setup: Setup[Classic]) -> float:
    game = acted(setup)
    before = game.evaluate(0)
    toll_of(game).collected[0] += 2
    return game.evaluate(0) - before


def test_a_module_that_nobody_has_thought_about_counts_its_points(toll: Setup[Classic]) -> None:
    assert worth_of_two_coins_more(toll) == 2


def test_what_a_module_promises_counts_for_players_who_weigh(
    toll: Setup[Classic], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(THINKING, "toll", TollThinking)
    thought_about = Setup(edition="bigbox", players=2, modules=["toll"])  # tables of its own
    assert worth_of_two_coins_more(thought_about) == 2 + 1  # the points and the promise


def test_options_of_a_module_exist_only_with_it(toll: Setup[Classic]) -> None:
    alone = Setup(edition="2021", players=2, options={"toll_ends": "ship"})
    assert "no option 'toll_ends'" in str(refused(alone))
    wrong = Setup(edition="2021", players=2, modules=["toll"], options={"toll_ends": 3})
    assert "takes a str" in str(refused(wrong))


def test_a_position_says_nothing_of_a_module_that_has_no_words_for_it(toll: Setup[Classic]) -> None:
    with pytest.raises(PositionError, match="toll"):
        new(toll, seed=1, position={"toll": {"collected": [1, 0]}})
    with pytest.raises(PositionError, match="no field 'toll'"):
        new(Setup(edition="2021", players=2), seed=1, position={"toll": {}})


@rule("setup.modules.edition")
def test_the_oldest_edition_takes_no_module(toll: Setup[Classic]) -> None:
    old = Setup(edition="2014", players=2, modules=["toll"])
    assert refused(old).rule == "setup.modules.edition"
