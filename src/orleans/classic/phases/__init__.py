"""The round and its seven phases, and the end of the game."""
