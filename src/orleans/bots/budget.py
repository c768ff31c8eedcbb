"""How long a computer player may think about one decision."""

import time


class Budget:
    """So many playouts, and no longer than so many seconds. Playouts alone make the same choice
    on every machine; the seconds keep a slow one from waiting."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        self.playouts = playouts
        self.seconds = seconds  # 0: as long as the playouts take
        self.cancelled = False
        self.spent = 0
        self.until = 0.0

    def begin(self) -> None:
        """A new decision."""
        self.spent = 0
        self.until = time.monotonic() + self.seconds if self.seconds else 0.0

    def spend(self) -> bool:
        """Whether there is one playout more."""
        if self.cancelled or self.spent >= self.playouts:
            return False
        if self.until and time.monotonic() >= self.until:
            return False
        self.spent += 1
        return True

    def cancel(self) -> None:
        """From another thread: the decision is made with what is known by now."""
        self.cancelled = True
