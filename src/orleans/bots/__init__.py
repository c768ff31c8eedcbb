"""Players that choose moves."""

from .bot import Bot, play_out
from .levels import EasyBot, ExpertBot, HardBot, NormalBot
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
