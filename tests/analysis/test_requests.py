"""Thinking for a seat: whole decisions, the same every time, from what the seat may know."""

import pytest

import orleans
from orleans import Move, Refused, record_of, state_hash
from orleans.analysis import requests
from orleans.analysis.advice import strongest_planner
from orleans.analysis.comparison import LEAST_POINTS
from orleans.analysis.requests import DraftError
from orleans.analysis.whole_decision import MOST_MOVES
from orleans.bots import PLAYERS, Bot, strongest
from orleans.games import replay_record
from orleans.kernel.record import RecordError
from orleans.kernel.searchable import Searchable

from ..setups import VARIED
from ..table.games import begun, carry_out, decisions, seed_for

EVERY_SETUP = pytest.mark.parametrize("name", VARIED)
PLANNING = {"edition": "2021", "players": 2, "phase": "planning"}


@EVERY_SETUP
@pytest.mark.parametrize("player", ["random", "easy"])
def test_whole_decisions_make_a_whole_game(name: str, player: str) -> None:
    game = begun(name)
    for seat in decisions(game):
        carry_out(game, seat, requests.decide(game, seat, player, seed_for(game, seat)))
    assert orleans.verify_record(record_of(game)).scores == game.scores


@EVERY_SETUP
def test_a_decision_needs_no_player(name: str) -> None:
    game = begun(name)
    for seat in decisions(game):
        carry_out(game, seat, requests.plain_decision(game, seat))
    assert game.over


@EVERY_SETUP
def test_what_is_hidden_from_a_seat_does_not_change_its_decision(name: str) -> None:
    game = begun(name)
    for at, seat in enumerate(decisions(game)):
        seed = seed_for(game, seat)
        moves = requests.decide(game, seat, "easy", seed)
        if at % 5 == 0:
            other = game.imagine(seat, f"another world {at}")
            assert requests.decide(other, seat, "easy", seed) == moves
            assert requests.odds(other, seat) == requests.odds(game, seat)
        if at % 50 == 0:
            other = game.imagine(seat, f"another world {at}")
            assert requests.hint(other, seat, seed) == requests.hint(game, seat, seed)
        carry_out(game, seat, moves)


def test_half_made_plans_of_others_do_not_change_a_decision() -> None:
    game = begun("orders+ti-events+trade")
    while game.asked != "plan":
        seat = game.pending[0]
        carry_out(game, seat, requests.plain_decision(game, seat))
    before = requests.decide(game, 0, "random", 3)
    place = next(move for move in game.legal(1) if move.notation.startswith("place"))
    game.play(1, place)
    assert requests.decide(game, 0, "random", 3) == before


def test_the_history_is_not_there_to_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Searchable] = []

    class Curious(Bot):
        def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
            seen.append(game)
            return game.candidates(seat, legal)[0]

    monkeypatch.setitem(PLAYERS, "curious", Curious)
    position = {**PLANNING, "red": {"market": "farmer boatman craftsman"}}
    game = orleans.new(None, "secret", position)
    game.play(1, game.legal(1)[1])
    requests.decide(game, 0, "curious", 1)
    for world in seen:
        assert world.chance.outcomes.numbers() == []
        assert all(seat == 0 for seat, _ in world.moves_played())
        assert world.position == ""
        assert world.chance.seed != game.chance.seed


def test_thinking_leaves_the_game_alone() -> None:
    game = begun("2014")
    before = (state_hash(game), record_of(game))
    requests.decide(game, 0, "easy", 1)
    requests.odds(game, 0)
    assert (state_hash(game), record_of(game)) == before


def test_who_owes_nothing_decides_nothing() -> None:
    ready = {"spaces": {"village": "farmer boatman craftsman"}}
    game = orleans.new(None, "s", {**PLANNING, "phase": "actions", "red": ready})
    assert game.pending == [0]
    assert requests.decide(game, 1, "easy", 1) == []


# ------------------------------------------------------------------- players that go astray


class Restless(Bot):
    """Places and lifts for ever."""

    name = "restless"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        lifting = [move for move in legal if move.notation.startswith("lift")]
        placing = [move for move in legal if move.notation.startswith("place")]
        return (lifting or placing or legal)[0]


class Meddling(Bot):
    """Plays on by itself, and not only for its own seat."""

    name = "meddling"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        move = game.candidates(seat, legal)[0]
        for other in game.pending:
            game.play(other, game.legal(other)[0])
        return move


class Cheating(Bot):
    name = "cheating"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        return next(move for move in game.vocabulary.moves if move not in legal)


@pytest.fixture(autouse=True)
def astray(monkeypatch: pytest.MonkeyPatch) -> None:
    for player in (Restless, Meddling, Cheating):
        monkeypatch.setitem(PLAYERS, player.name, player)


def planning() -> orleans.games.AnyGame:
    red = {"market": "farmer boatman craftsman trader*", "bag": "knight"}
    return orleans.new(None, "s", {**PLANNING, "red": red})


def test_a_plan_without_end_is_brought_to_one() -> None:
    moves = requests.decide(planning(), 0, "restless", 1)
    assert len(moves) < MOST_MOVES
    assert moves[-1] == "done"
    assert not any(move.startswith("lift") for move in moves)
    carry_out(planning(), 0, moves)


def test_who_plays_on_by_himself_only_plays_on_a_copy() -> None:
    moves = requests.decide(planning(), 0, "meddling", 1)
    assert moves == requests.plain_decision(planning(), 0)


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(Refused):
        requests.decide(planning(), 0, "cheating", 1)


# ---------------------------------------------------------------------------- hints, drafts


def test_hints_come_from_the_strongest_player() -> None:
    assert strongest_planner() is PLAYERS[strongest()]


def test_a_hint_says_why_and_what_else_there_is() -> None:
    hint = requests.hint(planning(), 0, 5)
    assert hint.reasons and hint.forced == 0
    assert 1 <= len(hint.others) <= 3
    told_apart = [at for at, other in enumerate(hint.others) if other.less >= LEAST_POINTS]
    assert hint.beside == (told_apart or [0])[0]
    assert all(other.less >= 0 and other.moves != hint.moves for other in hint.others)


def test_before_the_choice_a_hint_may_have_to_take_a_forced_step() -> None:
    """The Ship is all that red can use; where it sails is the choice."""
    ready = {"spaces": {"ship": "farmer boatman knight"}}
    game = orleans.new(None, "s", {**PLANNING, "phase": "actions", "red": ready})
    hint = requests.hint(game, 0, 5)
    assert hint.moves[0] == "use ship" and hint.forced == 1
    assert hint.moves[1].startswith("go ")
    assert hint.others and all(other.moves[0].startswith("go ") for other in hint.others)


def test_a_hint_goes_on_from_the_draft() -> None:
    game = planning()
    draft = ["place farmer village.1", "place boatman village.2"]
    moves = requests.hint(game, 0, 5, draft).moves
    assert not any(move.startswith("lift") for move in moves)
    carry_out(game, 0, [*draft, *moves])


def test_odds_count_what_is_drafted() -> None:
    game = planning()
    before = {one.place: one.chance for one in requests.odds(game, 0).places}
    after = requests.odds(game, 0, ["place trader* castle.3"]).places
    assert {one.place: one.chance for one in after} != before


@pytest.mark.parametrize(
    "draft", [["place monk village.1"], ["nonsense"], ["place farmer village.1", "done", "pass"]]
)
def test_a_draft_keeps_the_rules(draft: list[str]) -> None:
    with pytest.raises(DraftError, match=draft[-1]):
        requests.hint(planning(), 0, 5, draft)


def test_a_draft_reveals_nothing() -> None:
    game = orleans.new(orleans.Setup(game="joan", players=1), "s")
    while True:
        seat = game.pending[0]
        moves = requests.plain_decision(game, seat)
        try:
            requests.hint(game, seat, 1, moves)
        except DraftError:
            break
        carry_out(game, seat, moves)


# --------------------------------------------------------------- records, and their moments


def test_a_moment_shows_what_the_seat_could_see_then() -> None:
    game = begun("orders+ti-events+trade")
    for _, seat in zip(range(40), decisions(game), strict=False):
        carry_out(game, seat, requests.plain_decision(game, seat))
    record = requests.record_so_far(game)
    for number in (0, 17, len(record.moves)):
        for reader in (None, 0, 3):
            then = replay_record(record, number)
            found = requests.moment(record, number, reader)
            assert found["view"] == then.view(reader)
            assert found["scores"] == [sum(parts.values()) for parts in found["score_parts"]]
    with pytest.raises(RecordError):
        requests.moment(record, len(record.moves) + 1, 0)


@EVERY_SETUP
def test_a_replayed_game_goes_on_as_it_is_told(name: str) -> None:
    game = begun(name)
    behind = replay_record(requests.record_so_far(game))
    told = len(requests.record_so_far(game).chance)
    for at, seat in zip(range(20), decisions(game), strict=False):
        moves = requests.plain_decision(game, seat)
        carry_out(game, seat, moves)
        chance = game.chance.outcomes.numbers()
        requests.go_on(behind, [f"{seat} {move}" for move in moves], chance[told:])
        told = len(chance)
        assert state_hash(behind) == state_hash(game), at
    with pytest.raises(RecordError):
        requests.go_on(behind, ["0 nonsense"], [])
    with pytest.raises(ValueError, match="there to look at"):
        behind.play(behind.pending[0], behind.legal(behind.pending[0])[0])
