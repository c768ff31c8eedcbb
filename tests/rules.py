"""`@rule("census.most")` on a test says which rules of the ledger it proves."""

from collections.abc import Callable
from typing import Any

import pytest


def rule(*ids: str) -> Callable[[Any], Any]:
    return pytest.mark.rule(*ids)
