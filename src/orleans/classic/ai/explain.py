"""What a position is worth, by where it comes from, for people who ask why."""

from typing import Final

from ..ids import FOLLOWERS
from ..phases.scoring import score_parts
from ..state import State
from .evaluate import features, place_progress, places_each_round, rounds_to_play
from .features import FEATURES
from .marginal import rounds_left
from .model import ClassicModel

# Points by source and learned features, each under the name of what a player would call it.
PART_OF: Final = {
    "stations": "pieces",
    "citizens": "pieces",
    **{name: "followers" for name in FOLLOWERS},
    **{f"{name} track": "tracks" for name in FOLLOWERS if name != "monk"},
    "drawn": "tracks",
    "drawn squared": "tracks",
    "bag": "followers",
    "bag squared": "followers",
    "development squared": "development",
    "status": "development",
    "way to status": "development",
    "way times pieces": "development",
    "pieces times development": "development",
    "pieces times status": "pieces",
    "stations ahead": "pieces",
    "coins kept": "coins",
    "food kept": "goods",
    "wheels": "tiles",
    "may build here": "merchant",
    "may build next door": "merchant",
    "good beside the road": "merchant",
}


def evaluation_parts(game: State, seat: int, model: ClassicModel) -> dict[str, float]:
    """Parts: coins, goods, pieces (stations and Citizens, times the status), development,
    followers, tracks, tiles (with Gear wheels), merchant (where it stands), ready (what waits on
    Places), round (what any seat still makes of the rounds to come), and each module under its
    id."""
    player = game.players[seat]
    weights = model.weights
    now = weights.judging[rounds_left(game)]
    parts = {"ready": place_progress(game, seat, player, model, now)}
    for source, points in score_parts(game, seat).items():
        add(parts, source, float(points))
    for module, thinking in zip(game.tables.modules, model.modules, strict=True):
        add(parts, module.id, thinking.evaluate(game, seat, now))
    left = rounds_to_play(game)
    if left:
        values = features(game, seat)
        for index in range(len(values)):
            brings = values[index] * weights.judging[left][index]
            add(parts, FEATURES[index], brings)
        add(parts, "tiles", left * places_each_round(game, player, weights))
    return parts


def add(parts: dict[str, float], source: str, value: float) -> None:
    name = PART_OF.get(source, source)
    parts[name] = parts.get(name, 0.0) + value
