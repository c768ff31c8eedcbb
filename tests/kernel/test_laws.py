"""What the contract promises of every game, at every decision of random games."""

import random

import pytest

from orleans import Move, Refused, SeatError
from orleans.bots.random_bot import RandomBot
from orleans.classic.game import Classic
from orleans.content import load_content

from ..classic.conservation import check_pieces
from .play import (
    EVERY_SETUP,
    FEW,
    FIXED,
    Choose,
    any_move,
    candidate_move,
    decisions,
    fingerprint,
    finish,
    fresh,
    games_wanted,
    midway,
    mixed_move,
)

QUESTIONS = {
    *("strike", "draw", "stow", "plan", "act", "recruit", "expand", "travel", "take_good"),
    *("send", "choose", "pay", "place_drawn", "choose_good", "wheel", "torture", "harvest", "ward"),
}
COMMON_STEPS = ("plan", "draw", "act")

GAMES_BY_HUNCH = 4


@EVERY_SETUP
def test_every_game_of_aimless_players_ends(edition: str, players: int) -> None:
    for seed in range(games_wanted(3)):
        check_to_the_end(fresh(edition, players, seed), seed, any_move)


@EVERY_SETUP
def test_every_game_of_erratic_players_ends(edition: str, players: int) -> None:
    for seed in range(games_wanted(20) // 10):
        check_to_the_end(midway(edition, players, seed), seed, mixed_move)


@EVERY_SETUP
def test_every_game_of_random_bots_ends(edition: str, players: int) -> None:
    for seed in range(games_wanted(3)):
        bots = [RandomBot(seed * 8 + seat) for seat in range(players)]

        def choose(
            game: Classic, seat: int, _: random.Random, bots: list[RandomBot] = bots
        ) -> Move:
            return bots[seat].choose(game, seat, game.legal(seat))

        check_to_the_end(fresh(edition, players, seed), seed, choose)


def check_to_the_end(game: Classic, seed: int, choose: Choose) -> None:
    """No dead end on the way, no endless game, and no piece missing when it is over.

    Whoever is pending is asked sooner or later, so a seat that could not answer would show.
    """
    finish(game, seed, choose)
    assert game.pending == []
    assert game.turned == len(game.hour_glass) == 18
    assert game.winners
    assert all(game.legal(seat) == [] for seat in range(len(game.players)))
    check_pieces(game)


@EVERY_SETUP
def test_hunches_are_legal(edition: str, players: int) -> None:
    """Rollouts carry them out unchecked. At every decision a copy follows its hunch, and the game
    plays the same moves, checked."""
    for seed in range(GAMES_BY_HUNCH):
        rng = random.Random(seed)
        game = midway(edition, players, f"hunches {seed}")
        while not game.over:
            seat = rng.choice(game.pending)
            guess = game.copy()
            before = len(guess.moves_played())
            if guess.play_rollout_move(seat):
                for _, move in guess.moves_played()[before:]:
                    game.play(seat, move)
            else:
                game.play(seat, any_move(game, seat, rng))


def test_the_random_games_meet_every_question() -> None:
    """The laws are worth as much as the games that they are checked on."""
    met: set[str] = set()
    for seed in range(100):
        edition = ("2014", "2021", "bigbox")[seed % 3]
        options = {"strike_tiles": True} if edition == "2014" else {}
        for game in (fresh(edition, 4, seed, **options), midway(edition, 4, seed)):
            met.update(game.asked for _ in decisions(game, seed))
        if met >= QUESTIONS:
            break
    assert QUESTIONS - met == set()


def test_the_few_setups_have_every_edition_module_and_number_of_players() -> None:
    words = {word for setup, _ in FEW for word in setup.split("+")}
    assert words == {word for setup, _ in FIXED for word in setup.split("+")}
    assert {players for _, players in FEW} == {players for _, players in FIXED} == {2, 3, 4, 5}


@EVERY_SETUP
def test_legal_and_why_not_agree_on_every_move_of_the_vocabulary(
    edition: str, players: int
) -> None:
    """The rare questions are all checked, the common ones now and then: there are so many. Of
    those who are not asked one is enough, since all are answered alike."""
    rng = random.Random(players)
    cited: set[str] = set()
    game = midway(edition, players, "why")
    for _ in decisions(game, players):
        if game.asked not in COMMON_STEPS or rng.random() < 0.04:
            for seat in sorted({*game.pending, rng.randrange(players)}):
                cited |= check_every_move(game, seat)
    assert cited <= set(load_content().rules)


def check_every_move(game: Classic, seat: int) -> set[str]:
    """The rules cited for all that is refused."""
    legal = game.legal(seat)
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (seat in game.pending)
    cited: set[str] = set()
    allowed = set(legal)
    for move in game.vocabulary.moves:
        refusal = game.why_not(seat, move)
        assert (refusal is None) == (move in allowed), f"{game.asked}: {seat} {move}: {refusal}"
        if refusal is not None:
            assert refusal.facts["move"] == move.notation
            cited.add(refusal.rule)
    return cited


@EVERY_SETUP
def test_whoever_owes_a_decision_can_make_one(edition: str, players: int) -> None:
    game = midway(edition, players, "dead ends")
    for _ in decisions(game, players):
        assert game.pending
        for seat in range(players):
            assert bool(game.legal(seat)) == (seat in game.pending)


def test_a_small_game_checked_at_every_single_decision() -> None:
    game = fresh("2021", 2, "every decision")
    for _ in decisions(game, 3):
        for seat in range(2):
            check_every_move(game, seat)


@EVERY_SETUP
def test_when_the_game_is_over_every_move_is_refused(edition: str, players: int) -> None:
    game = finish(fresh(edition, players, "over"), 1, candidate_move)
    for seat in range(players):
        assert check_every_move(game, seat) == {"end.when"}


@EVERY_SETUP
def test_a_refused_move_raises_and_changes_nothing(edition: str, players: int) -> None:
    rng = random.Random(players)
    game = midway(edition, players, "refused")
    for _ in decisions(game, players):
        if game.asked not in COMMON_STEPS or rng.random() < 0.1:
            before = fingerprint(game)
            for seat in range(players):
                legal = set(game.legal(seat))
                refused = [move for move in game.vocabulary.moves if move not in legal]
                for move in rng.sample(refused, 3):
                    with pytest.raises(Refused) as caught:
                        game.play(seat, move)
                    assert caught.value.refusal == game.why_not(seat, move)
            assert fingerprint(game) == before


@pytest.mark.parametrize("seat", [-1, 2, 15, 16, 1000])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: int) -> None:
    game = fresh("2021", 2, "nobody")
    before = fingerprint(game)
    with pytest.raises(SeatError):
        game.legal(seat)
    with pytest.raises(SeatError):
        game.play(seat, game.parse("done"))
    assert fingerprint(game) == before


@EVERY_SETUP
def test_legal_why_not_and_view_are_questions_without_a_trace(edition: str, players: int) -> None:
    rng = random.Random(players)
    game = midway(edition, players, "asking")
    for seat, move in decisions(game, players):
        if rng.random() < 0.1:
            before = fingerprint(game)
            game.why_not(seat, move)
            game.candidates(seat, game.legal(seat))
            game.evaluate(seat)
            for viewer in (None, *range(players)):
                game.view(viewer)
            assert fingerprint(game) == before


@EVERY_SETUP
def test_the_sensible_moves_are_legal_and_never_none(edition: str, players: int) -> None:
    game = midway(edition, players, "sensible")
    for _ in decisions(game, players):
        for seat in game.pending:
            legal = game.legal(seat)
            sensible = game.candidates(seat, legal)
            assert sensible
            assert set(sensible) <= set(legal)


@EVERY_SETUP
def test_the_order_of_simultaneous_decisions_changes_nothing(edition: str, players: int) -> None:
    """Each seat decides by its own dice, so only who is asked first differs."""
    ends = [
        play_interleaved(midway(edition, players, "together"), order)
        for order in ("first to last", "last to first", "mixed", "mixed again")
    ]
    for game in ends[1:]:
        assert game.snapshot() == ends[0].snapshot()
        assert game.chance.outcomes.numbers() == ends[0].chance.outcomes.numbers()
        assert game.scores == ends[0].scores
    if players > 2:
        assert len({tuple(game.played.numbers()) for game in ends}) > 1


def play_interleaved(game: Classic, order: str) -> Classic:
    dice = [random.Random(seat) for seat in range(len(game.players))]
    who = random.Random(order)
    while not game.over:
        pending = game.pending
        seat = who.choice(pending) if order.startswith("mixed") else pending[0]
        if order == "last to first":
            seat = pending[-1]
        game.play(seat, mixed_move(game, seat, dice[seat]))
    return game
