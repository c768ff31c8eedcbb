"""What the players of a set-up think with: the weights of its features and cards. The rules do not
look into it. A game whose players are to go by other weights has a model of its own."""

from ...kernel.searchable import Model
from ..state import State


class JoanModel(Model):
    """What a position is worth, feature by feature, in points (see evaluate.py)."""

    def __init__(self, features: list[float], cards: list[float]) -> None:
        self.features = features
        self.cards = cards  # by card: owning it, for each pick that is left


def model_of(game: State) -> JoanModel:
    model = game.model
    assert isinstance(model, JoanModel)
    return model
