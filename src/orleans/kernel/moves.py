"""A move has three faces: a value for code, a notation for people, an integer for learning."""

from collections.abc import Iterable

from .faults import Fault


class NotationError(Fault):
    """The text is not a move of this set-up."""


class Move:
    """One click. Moves are made once per set-up and shared, so `is` compares them. One that comes
    from another process is equal to its twin here, and games take it for that."""

    def __init__(self, kind: int, a: int, b: int, code: int, notation: str) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.code = code
        self.notation = notation

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Move):
            return NotImplemented
        return self.code == other.code and self.notation == other.notation

    def __hash__(self) -> int:
        return self.code

    def __reduce__(self) -> tuple[type["Move"], tuple[int, int, int, int, str]]:
        return Move, (self.kind, self.a, self.b, self.code, self.notation)

    def __repr__(self) -> str:
        return f"Move({self.notation!r})"

    def __str__(self) -> str:
        return self.notation


class Vocabulary:
    """Every move that can ever be made in one set-up, numbered from 0.

    Moves are added once, while the tables of a set-up are built; their order is the
    numbering that learning code relies on, so additions go at the end.
    """

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.by_notation: dict[str, Move] = {}
        self.texts: dict[int, str] = {}  # of moves with their seats, by their number in a log

    def __len__(self) -> int:
        return len(self.moves)

    def add(self, kind: int, notation: str, a: int = 0, b: int = 0) -> Move:
        if notation in self.by_notation:
            raise ValueError(f"two moves are written {notation!r}")
        move = Move(kind, a, b, len(self.moves), notation)
        self.moves.append(move)
        self.by_notation[notation] = move
        return move

    def add_each(self, kind: int, word: str, names: Iterable[str]) -> list[Move]:
        """One move per name, `a` being the name's index."""
        return [self.add(kind, f"{word} {name}", a) for a, name in enumerate(names)]

    def parse(self, notation: str) -> Move:
        move = self.by_notation.get(notation)
        if move is None:
            text = "{notation!r} is not a move of this game"
            raise NotationError("notation-unknown", text, notation=notation)
        return move
