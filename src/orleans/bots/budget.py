"""How long a computer player may think about one decision."""

import time


class Budget:
    """So many rollouts, and no longer than so many seconds. Rollouts alone make the same choice
    on every machine; the seconds keep a slow one from waiting."""

    def __init__(self, rollouts: int = 0, seconds: float = 0.0) -> None:
        self.rollouts = rollouts
        self.seconds = seconds  # 0: as long as the rollouts take
        self.cancelled = False
        self.spent = 0
        self.until = 0.0

    def begin(self) -> None:
        """A new decision."""
        self.spent = 0
        self.until = time.monotonic() + self.seconds if self.seconds else 0.0

    def is_up(self) -> bool:
        """Whether it is time to decide, however much is known."""
        return self.cancelled or (self.until > 0.0 and time.monotonic() >= self.until)

    def spend(self) -> bool:
        """Whether there is one rollout more."""
        if self.spent >= self.rollouts or self.is_up():
            return False
        self.spent += 1
        return True

    def cancel(self) -> None:
        """From another thread: the decision is made with what is known by now, and so is every
        later one of this player."""
        self.cancelled = True
