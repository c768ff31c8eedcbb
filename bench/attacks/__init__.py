"""What somebody hostile would do to a server, at length; the short forms are tests.

Each module offers `async def attack(url: str, seconds: float) -> None`. It ends by itself, and
only ever turns against this machine.
"""
