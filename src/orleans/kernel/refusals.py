"""Why something may not be done: a rule of the ledger, and the facts it speaks of."""

Fact = int | str


class Refusal:
    """`rule` is an id of the rules ledger; words are made from it later, per language."""

    def __init__(self, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.rule = rule
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.facts) == (other.rule, other.facts)

    def __hash__(self) -> int:
        return hash(self.rule)

    def __reduce__(self) -> tuple[type, tuple[str, dict[str, Fact]]]:
        return Refusal, (self.rule, self.facts)

    def __repr__(self) -> str:
        facts = "".join(f", {key}={value!r}" for key, value in self.facts.items())
        return f"Refusal({self.rule!r}{facts})"


class Refused(ValueError):
    """Raised where a refused move or set-up was asked for anyway; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type, tuple[Refusal]]:
        return Refused, (self.refusal,)
