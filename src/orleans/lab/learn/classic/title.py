"""How the weights of Orléans are learned."""

from __future__ import annotations

from typing import Final

from ....classic.ai.weights import learned, learned_rollout_weights
from ..parts import Order, Trainer, Training, Way, WeightKind, Weights
from . import evaluation, rollout, seats

EVALUATION: Final = WeightKind(
    learned=learned,
    zero=evaluation.zero_weights,
    written=evaluation.written,
    home="src/orleans/classic/ai/weights.toml",
)
ROLLOUT: Final = WeightKind(
    learned=learned_rollout_weights,
    zero=rollout.zero_weights,
    written=rollout.written,
    home="src/orleans/classic/ai/rollout_weights.toml",
)


def learn_evaluation(order: Order) -> Trainer:
    first = order.begun(EVALUATION)
    return evaluation.Trainer(order.setup, first, rollout_beside(order), order.seed, order.near)


def learn_at_seats(order: Order) -> Trainer:
    beside = rollout_beside(order) or ROLLOUT.zero()
    return seats.Trainer(order.setup, order.begun(EVALUATION), beside, order.seed)


def learn_rollout(order: Order) -> Trainer:
    judging = EVALUATION.learned() if order.beside is None else order.beside
    first = rollout.start(judging) if order.fresh else order.begun(ROLLOUT)
    return rollout.Trainer(order.setup, first, judging, order.seed)


def rollout_beside(order: Order) -> Weights | None:
    """Who begins with nothing has nothing beside it either."""
    if order.beside is not None:
        return order.beside
    return None if order.fresh else ROLLOUT.learned()


PART = Training(
    ways={
        "": Way(kind=EVALUATION, trainer=learn_evaluation, beside=ROLLOUT),
        "seats": Way(kind=EVALUATION, trainer=learn_at_seats, beside=ROLLOUT),
        "hunches": Way(kind=ROLLOUT, trainer=learn_rollout, beside=EVALUATION),
    },
    looks_far=True,
)
