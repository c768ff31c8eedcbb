"""Players that choose moves."""

from .bot import Bot, play_out
from .easy_bot import EasyBot
from .expert_bot import ExpertBot
from .hard_bot import HardBot
from .normal_bot import NormalBot
from .random_bot import RandomBot

PLAYERS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "expert": ExpertBot,
}

__all__ = ["PLAYERS", "Bot", "play_out", "strongest"]


def strongest() -> str:
    """The name of the player that gives hints."""
    return max(PLAYERS, key=lambda name: PLAYERS[name].strength)
