"""How a module is thought about. A module plugs in here by a class in its `ai.py`, which is named
in modules/thinking.py; without one its pieces promise nothing, its effects are worth a point each,
and what its steps offer is taken."""

from mypy_extensions import mypyc_attr

from ..state import State
from .effect_values.value import Values
from .filters import Filters


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """Override what matters."""

    def effect_values(self) -> Values:
        """What its effects are worth, by class."""
        return {}

    def filters(self) -> Filters:
        """Which of the moves that its steps allow are worth trying, by class."""
        return {}

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        """What its pieces promise a seat, besides the points they score now. `weights` are those
        of the features for the rounds that are left."""
        return 0.0
