"""The expansions of the game, by the name a set-up calls them."""

from ..module import Module

MODULES: dict[str, Module] = {}
