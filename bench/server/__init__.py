"""The server under load: a real `orleans serve`, and people at many tables in another process."""

import argparse

from ..file import Figures, figures_of
from .measure import DEFAULT, QUICK, Load, Say, measure
from .profile import profiled
from .table import tables
from .verdicts import SERVER

__all__ = ["profile", "run"]


def load_of(options: argparse.Namespace) -> Load:
    chosen = QUICK if options.quick else DEFAULT
    return Load(
        max(1, options.rounds or chosen.rounds),
        chosen.seconds,
        max(1, options.tables or chosen.tables),
        chosen.idle,
    )


def run(options: argparse.Namespace, say: Say) -> tuple[Figures, str]:
    """The figures, and the tables that show them."""
    load = load_of(options)
    results = measure(load, not options.no_peers, say)
    return figures_of(results, load, SERVER), tables(results, load)


def profile(options: argparse.Namespace, say: Say) -> str:
    return profiled(load_of(options), say)
