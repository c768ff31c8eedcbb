"""A title that says nothing about how to think can be played by computer players all the same."""

from typing import Any

from orleans.bots import PLAYERS, play_out
from orleans.kernel.chance import fresh_chance, imagined_chance
from orleans.kernel.log import new_log
from orleans.kernel.moves import Move, Vocabulary
from orleans.kernel.searchable import Searchable
from orleans.kernel.setup import Setup
from orleans.kernel.steps import Step

ADD = 1
TURNS = 6


class Turn(Step[Any]):
    """Whoever has the turn adds one point or two."""

    name = "turn"
    turn_rule = "made.up"

    def seats(self, game: Any) -> list[int]:
        return [game.turn % 2]

    def legal(self, game: Any, seat: int) -> list[Move]:
        return list(game.vocabulary.moves)

    def forbidden_by(self, game: Any, seat: int, move: Move) -> str:
        return ""

    def play(self, game: Any, seat: int, move: Move) -> None:
        game.points[seat] += move.a
        game.turn += 1
        if game.turn == TURNS:
            game.pop()


class Adding(Searchable):
    """Two seats in turn; most points win."""

    over_rule = "made.up"

    def __init__(self, setup: Setup, vocabulary: Vocabulary, seed: str) -> None:
        super().__init__(setup, vocabulary, fresh_chance(seed), [Turn()], new_log(), "")
        self.turn = 0
        self.points = [0, 0]

    def copy(self) -> "Adding":
        game = Adding(self.setup, self.vocabulary, "copy")
        game.steps = self.steps[:]
        game.turn, game.points = self.turn, self.points[:]
        return game

    def imagine(self, seat: int | None, seed: str) -> "Adding":
        game = self.copy()
        game.chance = imagined_chance(seed)
        return game

    def stage(self) -> int:
        return self.turn

    @property
    def scores(self) -> list[int]:
        return self.points

    @property
    def winners(self) -> list[int]:
        most = max(self.points)
        return [seat for seat in (0, 1) if self.points[seat] == most] if self.over else []


def adding() -> Adding:
    vocabulary = Vocabulary()
    vocabulary.add(ADD, "one", 1)
    vocabulary.add(ADD, "two", 2)
    return Adding(Setup("adding", "", 2), vocabulary, "seed")


def test_every_computer_player_that_plans_takes_what_scores_most() -> None:
    for name in ("normal", "hard", "expert"):
        game = adding()
        play_out(game, [PLAYERS[name](1), PLAYERS[name](2)])
        assert game.scores == [TURNS, TURNS], name


def test_who_leads_is_likelier_to_win_and_who_has_won_has_won() -> None:
    game = adding()
    assert game.win_probabilities() == [0.5, 0.5]
    game.play(0, game.parse("two"))
    ahead, behind = game.win_probabilities()
    assert ahead > 0.5 > behind and game.evaluation_parts(0) == {"points": 2.0}
    while not game.over:
        seat = game.pending[0]
        game.play(seat, game.parse("two" if seat == 0 else "one"))
    assert game.win_probabilities() == [1.0, 0.0]
