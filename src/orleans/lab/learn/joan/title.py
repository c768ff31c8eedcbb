"""How the weights of Joan of Arc are learned."""

from __future__ import annotations

from typing import Final

from ....joan.ai.weights import learned
from ..parts import Learner, Lesson, Order, Training, Way
from . import evaluation

EVALUATION: Final = Lesson(
    learned=learned,
    zero=evaluation.zero_weights,
    written=evaluation.written,
    home="src/orleans/joan/ai/worth.toml",
)


def learn_evaluation(order: Order) -> Learner:
    tables = [order.setup] if order.one_table else evaluation.all_tables(order.setup)
    return evaluation.Learner(tables, order.begun(EVALUATION), order.seed)


PART = Training(ways={"": Way(lesson=EVALUATION, learner=learn_evaluation)}, one_table=False)
