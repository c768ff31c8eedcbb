"""How long a test waits for what must happen: only a fault takes as long, however busy the machine
may be."""

PATIENCE = 120.0
"""Seconds."""
