"""An append-only list of numbers that copies share until they go different ways."""


class Log:
    """Copying costs nothing, whatever the length: search copies games a million times."""

    __slots__ = (
        "length",
        "shared",
    )

    def __init__(self, shared: list[int], length: int) -> None:
        self.shared = shared
        self.length = length

    def append(self, number: int) -> None:
        if len(self.shared) != self.length:
            self.shared = self.shared[: self.length]
        self.shared.append(number)
        self.length += 1

    def copy(self) -> "Log":
        return Log(self.shared, self.length)

    def numbers(self) -> list[int]:
        return self.shared[: self.length]


def new_log() -> Log:
    return Log([], 0)
