"""What somebody hostile would do to a server, at length; the short forms are tests.

Each module offers `async def attack(url: str, seconds: float) -> None`. It ends by itself, and
only ever turns against this machine. What takes long to make beforehand is made by its `prepare`.
"""

FAMILIES = ("memory", "connections", "keys", "drafts", "clocks", "uploads", "workers")
"""In the order of measuring; what may keep the server busy for a while comes last."""
