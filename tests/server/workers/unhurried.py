"""Hints in a worker as `tests/hints.py` has them here: thought out by rollouts alone, so that they
are the same however busy the machine is. Workers get it by `--players`."""

from orleans.analysis import requests
from tests.hints import FEW_ROLLOUTS

for name, value in FEW_ROLLOUTS.items():
    setattr(requests, name, value)
