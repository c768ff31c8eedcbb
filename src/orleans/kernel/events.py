"""What happened, told as it happens. Logs, animation, statistics and speech are made from it."""

from typing import Final

from .refusals import Fact

EVERYBODY: Final = -1


class Event:
    """`what` happened to `seat` because of `source` (a component or a rule, by its id).

    `audience` is EVERYBODY, or the one seat that may know of it now.
    """

    def __init__(
        self, what: str, seat: int, source: str, facts: dict[str, Fact], audience: int
    ) -> None:
        self.what = what
        self.seat = seat
        self.source = source
        self.facts = facts
        self.audience = audience

    def __repr__(self) -> str:
        facts = "".join(f", {key}={value!r}" for key, value in self.facts.items())
        return f"Event({self.what!r}, seat={self.seat}, source={self.source!r}{facts})"


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """The events a seat (or a spectator, None) may know of."""
    return [e for e in events if e.audience == EVERYBODY or e.audience == seat]
