"""Characters for marks and bonuses, the same in every language but for the letters of Followers;
`legend` explains them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...content.schema.joan_gain import Gain
from ...joan.ids import FOLLOWERS
from ...text.joan.bonuses import still_open
from ..classic.letters import letter_of
from .look import Look

MARKED: Final = "#"
OPEN: Final = "."
CIRCLED: Final = "O"
SPENT: Final = "X"
GONE: Final = "-"
FIRST: Final = "!"


def gain_sign(look: Look, gain: Gain) -> str:
    """$ coin, + Development space, g good, s shield, c citizen, h trading station, p points;
    a capital letter is an action of that Follower."""
    if gain.act is not None:
        return letter_of(look.words, gain.act)
    amounts = ((gain.coins, "$"), (gain.dev, "+"), (gain.vp, "p"), (gain.shield, "s"))
    for amount, sign in (*amounts, (gain.citizen, "c")):
        if amount is not None:
            return f"{amount}{sign}" if amount > 1 else sign
    if gain.good is not None:
        return "g"
    return "h" if gain.station is not None else "?"


def bonus_sign(look: Look, gain: Gain, yellow: str | None) -> str:
    """With ! where only the first player gains it; a dash once it is gone."""
    if yellow is None:
        return gain_sign(look, gain)
    return gain_sign(look, gain) + FIRST if still_open(look.moment, yellow) else GONE


def deed_signs(look: Look, followers: Iterable[str], marked: list[str]) -> str:
    """Capital letters are marked, small ones still wanted."""
    return "".join(
        letter_of(look.words, follower)
        if follower in marked
        else letter_of(look.words, follower).lower()
        for follower in followers
    )


def legend(look: Look) -> list[str]:
    """How to read the screens, for the beginning of a game and whenever it is asked for."""
    letters = ", ".join(
        look.say("letter-named", letter=letter_of(look.words, follower), name=look.name(follower))
        for follower in FOLLOWERS
    )
    return [
        *look.page.wrap(look.say("joan-legend-letters", letters=letters)),
        *look.page.wrap(look.say("joan-legend-marks")),
        *look.page.wrap(look.say("joan-legend-bonuses")),
        *look.page.wrap(look.say("joan-legend-map")),
    ]
