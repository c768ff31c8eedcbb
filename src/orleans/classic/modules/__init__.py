"""The expansions of the game, by the name a set-up calls them.

Their order here is the order in which a game asks them, however a set-up lists them.
"""

from ..module import Module
from .intrigue.module import Intrigue
from .orders.module import Orders
from .ti_events.module import TradeAndIntrigueEvents
from .trade.module import Trade

MODULES: dict[str, Module] = {
    module.id: module for module in (Orders(), TradeAndIntrigueEvents(), Trade(), Intrigue())
}
