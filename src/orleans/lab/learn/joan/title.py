"""How the weights of Joan of Arc are learned."""

from __future__ import annotations

from typing import Final

from ....joan.ai.weights import learned
from ..parts import Order, Trainer, Training, Way, WeightKind
from . import evaluation

EVALUATION: Final = WeightKind(
    learned=learned,
    zero=evaluation.zero_weights,
    written=evaluation.written,
    home="src/orleans/joan/ai/weights.toml",
)


def learn_evaluation(order: Order) -> Trainer:
    tables = [order.setup] if order.one_table else evaluation.all_tables(order.setup)
    return evaluation.Trainer(tables, order.begun(EVALUATION), order.seed)


PART = Training(ways={"": Way(kind=EVALUATION, trainer=learn_evaluation)}, one_table=False)
