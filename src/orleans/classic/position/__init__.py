"""Situations as text: what differs from a fresh game, laid out."""
