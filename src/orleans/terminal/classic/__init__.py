"""Orléans at the terminal."""
