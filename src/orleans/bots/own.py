"""Players of the user's own, named as `module:Class`."""

import os
import sys
from importlib import import_module

from ..kernel.faults import Fault
from . import PLAYERS
from .bot import Bot


class PlayerError(Fault):
    """There is no such player."""


def load_player(where: str) -> str:
    """Makes it known under its name, which is told: its `name`, or else its class's in small
    letters. A module beside which one stands is found as well as an installed one."""
    module, colon, cls = where.partition(":")
    if not (colon and module and cls):
        text = "a player of your own is named as module:Class, not {where!r}"
        raise PlayerError("player-form", text, where=where)
    player = player_class(where, module, cls)
    name = player.name if "name" in vars(player) else player.__name__.lower()
    if PLAYERS.setdefault(name, player) is not player:
        text = "{where}: there is already a player {name!r}"
        raise PlayerError("player-taken", text, where=where, name=name)
    return name


def player_class(where: str, module: str, cls: str) -> type[Bot]:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), cls, None)
    except Exception as error:  # the module is the user's: anything may happen in it
        text = "{where}: the module cannot be loaded ({reason})"
        reason = f"{type(error).__name__}: {error}"
        raise PlayerError("player-module", text, where=where, reason=reason) from error
    if found is None:
        text = "{where}: the module has no {cls}"
        raise PlayerError("player-class", text, where=where, cls=cls)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        text = "{where}: a player is a class that extends orleans.bots.Bot"
        raise PlayerError("player-no-bot", text, where=where)
    return found
