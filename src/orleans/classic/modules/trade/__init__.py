"""The Trade board: ten deeds in place of the base game's."""
