"""What the contract promises of every game, at every decision of random games."""

import random

import pytest

from orleans import Refused, SeatError, read_record, record_of, replay_record, resume, verify_record
from orleans.content import load_content
from orleans.games import PositionError
from orleans.joan.game import JoanOfArc
from orleans.kernel.events import Event

from .conservation import check_pieces
from .play import (
    EVERY_SETUP,
    SETUPS,
    Options,
    any_move,
    candidate_move,
    decisions,
    eager_move,
    fingerprint,
    finish,
    fresh,
    games_wanted,
    midway,
    mixed_move,
)

QUESTIONS = {"pick", "turn", "pay"}
VERBS = {
    *("take", "monk", "act", "earn", "use", "deed", "coin", "pay", "develop", "any", "good"),
    *("swap", "fill", "build", "buy", "choose", "skip", "end"),
}


@EVERY_SETUP
def test_every_game_ends_and_nothing_is_lost_on_the_way(players: int, options: Options) -> None:
    for seed in range(games_wanted(8)):
        choose = (any_move, candidate_move, eager_move, mixed_move)[seed % 4]
        game = (fresh, midway)[seed // 4 % 2](players, options, seed)
        for _ in decisions(game, seed, choose):
            check_pieces(game)
        check_pieces(game)
        assert game.pending == [] and game.asked == "over"
        assert game.round == game.tables.rounds_per_bag * game.tables.bags
        assert game.winners or players == 1
        assert all(game.legal(seat) == [] for seat in range(players))
        assert sum(game.bag) == 0


def test_the_random_games_meet_every_question_and_every_kind_of_move() -> None:
    """The laws are worth as much as the games that they are checked on."""
    asked: set[str] = set()
    verbs: set[str] = set()
    moves: set[str] = set()
    for seed in range(150):
        begin = (fresh, midway)[seed // len(SETUPS) % 2]
        game = begin(*SETUPS[seed % len(SETUPS)], seed)
        for _, move in decisions(game, seed):
            asked.add(game.asked)
            verbs.add(move.notation.split()[0])
            moves.add(move.notation)
    assert asked == QUESTIONS
    assert verbs == VERBS
    assert len(moves) > 250


@EVERY_SETUP
def test_legal_and_why_not_agree_on_every_move(players: int, options: Options) -> None:
    rng = random.Random(players)
    cited: set[str] = set()
    for seed in range(4):
        game = (fresh, midway)[seed % 2](players, options, f"why {seed}")
        for _ in decisions(game, seed):
            if rng.random() < 0.25:
                for seat in range(players):
                    cited |= check_every_move(game, seat)
    assert cited <= set(load_content().rules)
    assert len(cited) > 20


PARTS = [
    *("coin", "develop", "any", "grain", "wine", "brocade", "wine*", "wool*", "land", "water"),
    *("station", "station.paid", "card", "farmer", "boatman", "craftsman", "trader", "knight"),
    *("scholar", "monk", "monk.recruited", "scholar.taken", "coin/develop"),
    *("+coin", "+develop", "+any", "+coin/develop"),
]


@EVERY_SETUP
def test_whatever_waits_together_can_be_carried_out(players: int, options: Options) -> None:
    """Combinations that games hardly ever bring: several Followers, '+' extras, swaps."""
    rng = random.Random(players)
    for seed in range(games_wanted(10)):
        parts = [rng.choice(PARTS) for _ in range(rng.randint(2, 7))]
        try:
            game = midway(players, options, seed, waiting=" ".join(parts))
        except PositionError as error:
            assert "nothing is left" in str(error)
            continue
        turn = game.played.length
        for seat, _ in decisions(game, seed, any_move):
            if game.pick and game.played.length > turn + 30:
                break
            check_every_move(game, seat)
            check_pieces(game)


def check_every_move(game: JoanOfArc, seat: int) -> set[str]:
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
def test_a_refused_move_raises_and_changes_nothing(players: int, options: Options) -> None:
    rng = random.Random(players)
    game = midway(players, options, "refused")
    for _ in decisions(game, players):
        if rng.random() < 0.2:
            before = fingerprint(game)
            for seat in range(players):
                refused = set(game.vocabulary.moves) - set(game.legal(seat))
                for move in rng.sample(sorted(refused, key=lambda move: move.code), 5):
                    with pytest.raises(Refused) as caught:
                        game.play(seat, move)
                    assert caught.value.refusal == game.why_not(seat, move)
            assert fingerprint(game) == before


@EVERY_SETUP
def test_asking_leaves_no_trace(players: int, options: Options) -> None:
    game = midway(players, options, "asking")
    for seat, move in decisions(game, players):
        before = fingerprint(game)
        game.why_not(seat, move)
        sensible = game.candidates(seat, game.legal(seat))
        assert sensible and set(sensible) <= set(game.legal(seat))
        game.evaluate(seat)
        game.legal(seat).clear()
        for viewer in (None, *range(players)):
            scribble(game.view(viewer))
        game.imagine(seat, "seed")
        assert fingerprint(game) == before


def scribble(value: object) -> None:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in list(inner):
        scribble(part)
    if isinstance(value, dict | list):
        value.clear()


@EVERY_SETUP
def test_a_copy_goes_its_own_way_and_comes_to_the_same_end(players: int, options: Options) -> None:
    """Playing on a copy changes nothing here; the same moves lead both to the same end."""
    rng = random.Random(players)
    game = midway(players, options, "copies")
    for seat, move in decisions(game, players):
        if rng.random() < 0.1:
            before = fingerprint(game)
            other = game.copy()
            assert fingerprint(other) == before
            finish(other, rng.random().hex(), any_move)
            assert fingerprint(game) == before
            kept = game.copy()  # a move is taken back by going on with the copy before it
            other = kept.copy()
            other.play_legal(seat, move)
            assert fingerprint(kept) == before
            kept.play(seat, move)
            assert fingerprint(kept) == fingerprint(other)


@EVERY_SETUP
def test_a_record_replays_exactly(players: int, options: Options) -> None:
    game = finish(midway(players, options, "record"), players)
    record = read_record(record_of(game).to_json())
    again = verify_record(record)
    assert again.snapshot() == game.snapshot()
    assert again.winners == game.winners
    for moves in (0, 1, len(record.moves) // 2):
        assert replay_record(record, moves).played.length == moves


@EVERY_SETUP
def test_a_game_saved_in_the_middle_goes_on_alike(players: int, options: Options) -> None:
    game = midway(players, options, "save")
    for number, _ in enumerate(decisions(game, players)):
        if number == 40:
            record = record_of(game, reveal_seed=True)
            resumed = resume(record)
            assert isinstance(resumed, JoanOfArc)
            again = resumed
            assert fingerprint(again) == fingerprint(game)
    rest = [(seat, move) for seat, move in game.moves_played()[len(record.moves) :]]
    for seat, move in rest:
        again.play(seat, move)
    assert fingerprint(again) == fingerprint(game)


@EVERY_SETUP
def test_events_name_known_things_and_listening_changes_nothing(
    players: int, options: Options
) -> None:
    silent = finish(midway(players, options, "events"), players)
    game = midway(players, options, "events", listen=True)
    heard: list[Event] = list(game.events or [])
    for seat, move in silent.moves_played():
        heard += game.play(seat, move)
    assert game.snapshot() == silent.snapshot()
    rules = load_content().rules
    solo = {card.id for card in load_content().joan_solo.solo_card}
    towns = {town.id for town in game.tables.towns}
    cards = {card.id for card in game.tables.cards}
    known = towns | cards | solo | set(game.tables.sources)
    for event in heard:
        assert event.source in known or event.source in rules, event
        assert -1 <= event.seat < max(players, 2)


@EVERY_SETUP
def test_when_the_game_is_over_every_move_is_refused(players: int, options: Options) -> None:
    game = finish(fresh(players, options, "over"), 1, candidate_move)
    for seat in range(players):
        assert check_every_move(game, seat) == {"joan.end.when"}


@pytest.mark.parametrize("seat", [-1, 2, 15, 16, 1000])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: int) -> None:
    game = fresh(2, {}, "nobody")
    before = fingerprint(game)
    with pytest.raises(SeatError):
        game.legal(seat)
    with pytest.raises(SeatError):
        game.play(seat, game.parse("take farmer"))
    assert fingerprint(game) == before


def test_notation_value_and_code_lead_to_one_another() -> None:
    for players, options in SETUPS:
        vocabulary = fresh(players, options, 1).vocabulary
        for code, move in enumerate(vocabulary.moves):
            assert move.code == code
            assert vocabulary.parse(move.notation) is move
