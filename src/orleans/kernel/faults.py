"""What is wrong with something from outside: words are made from it later, per language."""

from collections.abc import Callable


class Fault(ValueError):
    """`key` names a message and `facts` are what it speaks of; a fact may be the fault behind
    this one. The text is for developers: English, with the facts put into it."""

    def __init__(self, key: str, text: str, rule: str = "", **facts: object) -> None:
        super().__init__(text.format(**facts))
        self.key = key
        self.text = text
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[..., "Fault"], tuple[object, ...]]:
        return made_again, (type(self), self.key, self.text, self.rule, self.facts)


class SeatError(Fault):
    """There is no such seat at this table."""


def made_again(
    kind: type[Fault], key: str, text: str, rule: str, facts: dict[str, object]
) -> Fault:
    return kind(key, text, rule, **facts)
