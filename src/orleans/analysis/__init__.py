"""Advice with its reasons, and what can be said of a game that was played (docs/analysis.md)."""
