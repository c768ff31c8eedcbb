"""What a position is worth, by where it comes from, for people who ask why."""

from ..sheet.development import status
from ..solo.joan import joan_score
from ..state import State
from ..turn.scoring import score_parts
from .evaluate import cards_each_pick, look_at
from .features import FEATURES, PARTS
from .model import JoanModel


def evaluation_parts(game: State, seat: int, model: JoanModel) -> dict[str, float]:
    """By PARTS. Stations and citizens score together, times the status."""
    parts = dict.fromkeys(PARTS, 0.0)
    for source, points in score_parts(game, seat).items():
        if source != "product":
            parts[source] += points
    sheet = game.sheets[seat]
    parts["stations"] += sheet.stations.bit_count() * status(game, seat)
    parts["citizens"] += sheet.citizens * status(game, seat)
    if game.area is not None:
        parts["joan"] -= joan_score(game)
    if game.steps:
        look = look_at(game, seat, model, True)
        for index, (_, part) in enumerate(FEATURES):
            parts[part] += look.kept[index] * look.weights[index]
        parts["cards"] += look.left * cards_each_pick(game, seat, model)
    return parts
