"""A letter for each Follower, where a colour alone would not do."""

from __future__ import annotations

from typing import Final

from ..classic.ids import FOLLOWERS

LETTERS: Final = dict(zip(FOLLOWERS, "FBCTKSM", strict=True))
