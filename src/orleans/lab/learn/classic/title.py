"""How the weights of Orléans are learned."""

from __future__ import annotations

from typing import Final

from ....classic.ai.weights import learned, learned_hunches
from ..parts import Learner, Lesson, Order, Training, Way, Weights
from . import evaluation, rollout, seats

EVALUATION: Final = Lesson(
    learned=learned,
    zero=evaluation.zero_weights,
    written=evaluation.written,
    home="src/orleans/classic/ai/worth.toml",
)
ROLLOUT: Final = Lesson(
    learned=learned_hunches,
    zero=rollout.zero_weights,
    written=rollout.written,
    home="src/orleans/classic/ai/hunches.toml",
)


def learn_evaluation(order: Order) -> Learner:
    first = order.begun(EVALUATION)
    return evaluation.Learner(order.setup, first, rollout_beside(order), order.seed, order.near)


def learn_at_seats(order: Order) -> Learner:
    beside = rollout_beside(order) or ROLLOUT.zero()
    return seats.Learner(order.setup, order.begun(EVALUATION), beside, order.seed)


def learn_rollout(order: Order) -> Learner:
    worth = EVALUATION.learned() if order.beside is None else order.beside
    first = rollout.start(worth) if order.fresh else order.begun(ROLLOUT)
    return rollout.Learner(order.setup, first, worth, order.seed)


def rollout_beside(order: Order) -> Weights | None:
    """Who begins with nothing has nothing beside it either."""
    if order.beside is not None:
        return order.beside
    return None if order.fresh else ROLLOUT.learned()


PART = Training(
    ways={
        "": Way(lesson=EVALUATION, learner=learn_evaluation, beside=ROLLOUT),
        "seats": Way(lesson=EVALUATION, learner=learn_at_seats, beside=ROLLOUT),
        "hunches": Way(lesson=ROLLOUT, learner=learn_rollout, beside=EVALUATION),
    },
    looks_far=True,
)
