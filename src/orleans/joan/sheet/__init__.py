"""The sheet of a player, one file for each of its parts."""
