"""How players think about the expansions, by the name a set-up calls them. One that is not here is
played with sane defaults."""

from ..ai.thinking import Thinking
from .intrigue.ai import IntrigueThinking
from .orders.ai import OrdersThinking
from .ti_events.ai import TradeAndIntrigueEventsThinking
from .trade.ai import TradeThinking

THINKING: dict[str, type[Thinking]] = {
    "orders": OrdersThinking,
    "ti-events": TradeAndIntrigueEventsThinking,
    "trade": TradeThinking,
    "intrigue": IntrigueThinking,
}
