"""All effects of the core with their values. A new file beside this one is named here."""

from typing import Final

from . import choice, costs, deeds, gains, merchant, places, tracks, trading
from .value import Values

CORE: Final[Values] = {
    **gains.VALUES,
    **costs.VALUES,
    **choice.VALUES,
    **deeds.VALUES,
    **merchant.VALUES,
    **tracks.VALUES,
    **trading.VALUES,
    **places.VALUES,
}
