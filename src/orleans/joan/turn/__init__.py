"""Rounds and turns: picks, actions, payments, bonuses, and the end of the game."""
