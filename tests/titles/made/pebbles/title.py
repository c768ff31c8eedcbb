"""All that Pebbles brings: the usual parts of every layer do for it."""

from orleans.kernel.title import Title

from .game import Pebbles, Tables, new_game

TITLE: Title[Pebbles] = Title(id="pebbles", edition="1", tables=Tables, new_game=new_game)
