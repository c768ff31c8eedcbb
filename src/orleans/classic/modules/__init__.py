"""The expansions of the game, by the name a set-up calls them.

Their order here is the order in which a game asks them, however a set-up lists them.
"""

from ..module import Module

MODULES: dict[str, Module] = {}
