"""Joan's turns against the same turns worked out by hand: every card, arrow, tile and level."""

import random
from typing import Any

import pytest

from ...rules import rule
from ..play import games_wanted
from ..table import Table
from .joan_by_hand import CARDS, CATEGORIES, COLUMNS, DEEDS, TOWNS, TRACKS, Hand
from .solo import LEVELS, solo, taken

TILES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]
YELLOWS = [*COLUMNS, "yellow_warehouse", "yellow_bank_row_3"]
YELLOWS += ["yellow_development_1", "yellow_development_2"]


def cards_of(level: str) -> list[str]:
    gone = [card.replaces for card in CARDS.values() if card.replaces]
    exchange = level == "challenge"
    return [c for c, row in CARDS.items() if (c not in gone if exchange else not row.replaces)]


def some(rng: random.Random, things: list[str], most: int) -> list[str]:
    return rng.sample(things, rng.randint(0, min(most, len(things))))


def any_position(rng: random.Random, level: str) -> dict[str, Any]:
    """Joan is to begin a round; anything may have happened before."""
    towns = [TOWNS[number] for number in range(1, 18)]
    rng.shuffle(towns)
    mine = towns[: rng.randint(0, 6)]
    area = {
        "tracks": {track: rng.randint(0, 8) for track in TRACKS},
        "development": rng.randint(0, 6),
        "stations": rng.randint(0, 12),
        "citizens": rng.randint(0, 8),
        "shields": rng.choice([0, 5, 9, 10, 18, 19, 20]),
        "pile": rng.sample(cards_of(level), 2),
    }
    return {
        "round": 2,
        "display": " ".join(rng.choices(TILES[: rng.randint(3, 6)], k=3) + rng.sample(TILES, 2)),
        "cards": some(rng, list(CATEGORIES), 12),
        "deeds": dict.fromkeys(some(rng, DEEDS, 4), "joan"),
        "yellow_bonuses": {yellow: rng.choice(["red", "joan"]) for yellow in some(rng, YELLOWS, 9)},
        "red": {"stations": mine, "struck": towns[6 : rng.randint(6, 17)]},
        "joan": area,
    }


def compare(table: Table, hand: Hand) -> None:
    view = table.game.view(0)
    area = view["joan"]
    assert taken(table) == hand.taken
    assert sorted(table.display) == sorted(hand.display)
    assert area["tracks"] == hand.tracks
    numbers = [area[field] for field in ("development", "stations", "citizens", "shields")]
    assert numbers == [hand.level, hand.stations, hand.citizens, hand.shields]
    assert area["score"] == hand.score()
    owned = {yellow: who for yellow, who in view["yellow_bonuses"].items() if who}
    assert {y: who for y, who in owned.items() if "deed" not in y} == hand.yellow
    assert [deed for deed in DEEDS if view["deeds"][deed] == "open"] == hand.deeds
    assert set(table.struck("red")) == set(hand.struck)
    assert sorted(CATEGORIES[card] for card in view["cards"]) == sorted(hand.left)
    assert area["face_up"][-1] == hand.card.card


@rule("joan.solo.turn.arrow", "joan.solo.turn.choose", "joan.solo.action.track")
@pytest.mark.parametrize("level", LEVELS)
def test_joan_does_what_her_cards_say(level: str) -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(games_wanted(400)):
        rng = random.Random(f"{level} {seed}")
        position = any_position(rng, level)
        hand = Hand(position, level)
        compare(solo(level, seed, **position), hand)
        met.add((hand.card.card, hand.taken))
    assert len(met) > 75  # of 14 cards with 6 Followers each
