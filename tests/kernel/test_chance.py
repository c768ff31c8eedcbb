"""All chance comes from the seed, evenly, and a recorded outcome is checked before it counts."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orleans.kernel.chance import (
    OutcomeError,
    commitment,
    fresh_chance,
    imagined_chance,
    new_seed,
    scripted_chance,
)

quick = settings(derandomize=True, max_examples=100)
SEEDS = st.text(min_size=1, max_size=12)


def values_of(seed: str, blocks: int) -> list[int]:
    """The stream as documented: two bytes at a time of SHA-256("seed:block")."""
    data = b"".join(hashlib.sha256(f"{seed}:{n}".encode()).digest() for n in range(blocks))
    return [data[i] * 256 + data[i + 1] for i in range(0, len(data), 2)]


@given(SEEDS, st.lists(st.integers(1, 300), min_size=1, max_size=30))
@quick
def test_picks_follow_the_documented_stream(seed: str, sizes: list[int]) -> None:
    """Anyone can repeat the draws from a published seed, in any language."""
    values = iter(values_of(seed, 4))
    chance = fresh_chance(seed)
    for n in sizes:
        value = next(value for value in values if value < 65536 - 65536 % n)
        assert chance.pick(n) == value % n


def test_what_would_favour_small_results_is_drawn_again() -> None:
    """40,000 fits once into 65,536: the values above it must not be folded back."""
    chance = fresh_chance("fair")
    picks = [chance.pick(40_000) for _ in range(400)]
    wanted = [value for value in values_of("fair", 60) if value < 40_000]
    assert picks == wanted[:400]


@pytest.mark.parametrize("n", [2, 3, 7, 18, 90])
def test_picks_are_even(n: int) -> None:
    chance = fresh_chance(f"even {n}")
    draws = 400 * n
    seen = Counter(chance.pick(n) for _ in range(draws))
    assert sum((seen[i] - 400) ** 2 / 400 for i in range(n)) < n + 5 * (2 * n) ** 0.5


def test_weighted_picks_are_as_likely_as_their_weights() -> None:
    chance = fresh_chance("weights")
    weights = [6, 0, 1, 3, 0, 10]
    seen = Counter(chance.pick_weighted(weights) for _ in range(10_000))
    assert set(seen) == {0, 2, 3, 5}
    for index, weight in enumerate(weights):
        assert abs(seen[index] - weight * 500) < 200


@given(SEEDS, st.lists(st.integers(0, 9), max_size=40))
@quick
def test_a_shuffle_keeps_all_items(seed: str, items: list[int]) -> None:
    shuffled = items[:]
    fresh_chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffles_are_even() -> None:
    chance = fresh_chance("cards")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert max(seen.values()) < 150
    assert min(seen.values()) > 55


@given(SEEDS, st.lists(st.integers(1, 50), max_size=30))
@quick
def test_recorded_outcomes_are_fed_back(seed: str, sizes: list[int]) -> None:
    chance = fresh_chance(seed)
    picks = [chance.pick(n) for n in sizes]
    assert chance.outcomes.numbers() == picks
    script = scripted_chance(picks, "")
    assert [script.pick(n) for n in sizes] == picks
    with pytest.raises(OutcomeError):
        script.pick(2)


@pytest.mark.parametrize("outcome", [4, 5, 1000, -1, -4, -5])
def test_an_outcome_that_cannot_happen_is_refused(outcome: int) -> None:
    with pytest.raises(OutcomeError):
        scripted_chance([outcome], "").pick(4)
    with pytest.raises(OutcomeError):
        scripted_chance([outcome], "").pick_weighted([1, 2, 3, 4])


def test_an_outcome_without_weight_is_refused() -> None:
    with pytest.raises(OutcomeError):
        scripted_chance([1], "").pick_weighted([1, 0, 3])


@pytest.mark.parametrize("n", [0, -1, 65_537])
def test_an_impossible_pick_is_an_error(n: int) -> None:
    with pytest.raises(ValueError):
        fresh_chance("x").pick(n)


@given(SEEDS, st.integers(0, 40))
@quick
def test_a_copy_draws_what_the_original_would_have_drawn(seed: str, before: int) -> None:
    chance = fresh_chance(seed)
    for _ in range(before):
        chance.pick(6)
    copy = chance.copy()
    ahead = [copy.pick(6) for _ in range(40)]
    assert [chance.pick(6) for _ in range(40)] == ahead
    assert chance.outcomes.numbers() == copy.outcomes.numbers()


def test_seeds_are_long_and_secret_and_their_commitment_is_their_sha256() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert len(new_seed()) == 64
    assert commitment("daily") == hashlib.sha256(b"daily").hexdigest()


def test_in_an_imagined_game_every_moment_has_luck_of_its_own() -> None:
    """Whatever was drawn before: so two ways to play meet the same luck."""
    short, long = imagined_chance("world"), imagined_chance("world")
    for _ in range(50):
        long.pick(9)
    drawn = []
    for chance in (short, long):
        chance.turn_to(7)
        drawn.append([chance.pick(30) for _ in range(12)])
        chance.turn_to(8)
        drawn.append([chance.pick(30) for _ in range(12)])
    assert drawn[0] == drawn[2] != drawn[1] == drawn[3]


def test_in_an_imagined_game_a_bag_with_one_more_gives_nearly_the_same_draws() -> None:
    same = 0
    for moment in range(200):
        drawn = []
        for bag in ([3, 3, 3, 3], [3, 3, 3, 4]):
            chance = imagined_chance("world")
            chance.turn_to(moment)
            drawn.append(chance.pick_weighted(bag))
        same += drawn[0] == drawn[1]
    assert same > 160


def test_moments_do_not_run_into_each_other() -> None:
    chance = imagined_chance("world")
    chance.turn_to(1)
    long = [chance.pick(60_000) for _ in range(100)]
    chance.turn_to(2)
    assert chance.pick(60_000) not in long


def test_an_imagined_game_needs_a_seed_too() -> None:
    with pytest.raises(ValueError, match="seed"):
        imagined_chance("")


def test_a_real_game_knows_no_such_moments() -> None:
    """Its stream is the documented one."""
    plain, told = fresh_chance("seed"), fresh_chance("seed")
    told.turn_to(3)
    assert [plain.pick(40) for _ in range(40)] == [told.pick(40) for _ in range(40)]
