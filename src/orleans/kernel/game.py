"""The contract that every game keeps."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from .chance import Chance
from .events import EVERYBODY, Event
from .faults import SeatError
from .freezable import Freezable
from .log import Log
from .moves import Move, NotationError, Vocabulary
from .refusals import Fact, Refusal, Refused
from .setup import Setup
from .steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Freezable):
    """A game in progress. One atomic decision at a time; several seats may owe one at once."""

    over_rule: ClassVar[str] = ""  # the rule that ends this game

    __slots__ = (
        "chance",
        "events",
        "played",
        "position",
        "setup",
        "steps",
        "vocabulary",
    )

    def __init__(
        self,
        setup: Setup,
        vocabulary: Vocabulary,
        chance: Chance,
        steps: list[Step[Any]],
        played: Log,
        position: str,
    ) -> None:
        self.setup = setup
        self.vocabulary = vocabulary
        self.chance = chance
        self.steps = steps
        self.played = played
        self.position = position
        self.events: list[Event] | None = None

    # -------------------------------------------------------------- deciding

    @property
    def over(self) -> bool:
        return not self.steps

    @property
    def pending(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.steps[-1].seats(self)[:] if self.steps else []

    @property
    def asked(self) -> str:
        """The name of what is asked of them."""
        return self.steps[-1].name if self.steps else "over"

    def legal(self, seat: int) -> list[Move]:
        """Every legal move of a seat; empty if it owes nothing now."""
        if self.steps:
            step = self.steps[-1]
            if seat in step.seats(self):
                return step.legal(self, seat)
        self.require_seat(seat)
        return []

    def drafted(self, seat: int) -> list[Move] | None:
        """The moves by which the seat has come to what it has in mind, without those that it has
        thought better of; None if nothing is planned in private now."""
        if self.steps:
            step = self.steps[-1]
            if seat in step.seats(self):
                return step.drafted(self, seat)
        self.require_seat(seat)
        return None

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal, else the rule that forbids it."""
        move = self.own(move)
        rule = self.forbidden_by(seat, move)
        return Refusal(rule, self.facts_of(seat, move)) if rule else None

    def play(self, seat: int, move: Move) -> list[Event]:
        """Carry out a move and go on to the next decision; what happened, if anybody listens.

        A move that is not legal raises Refused and changes nothing.
        """
        move = self.own(move)
        self.chance.require_open()
        rule = self.forbidden_by(seat, move)
        if rule:
            raise Refused(Refusal(rule, self.facts_of(seat, move)))
        return self.play_legal(seat, move)

    def play_legal(self, seat: int, move: Move) -> list[Event]:
        """`play` for a move that was just taken from `legal`: it is not checked again."""
        if self.events is not None:
            self.events = []
        self.played.append(move.code * 16 + seat)
        self.steps[-1].play(self, seat, move)
        self.settle()
        return [] if self.events is None else self.events

    def settle(self) -> None:
        """Go on until somebody owes a decision or the game is over."""
        steps = self.steps
        while steps:
            step = steps[-1]
            if step.seats(self):
                return
            step.proceed(self)

    def forbidden_by(self, seat: int, move: Move) -> str:
        if self.steps:
            step = self.steps[-1]
            if seat in step.seats(self):
                return step.forbidden_by(self, seat, move)
            self.require_seat(seat)
            rule = step.out_of_turn(self, seat)
        else:
            self.require_seat(seat)
            rule = self.over_rule
        # "" would mean that anybody may do anything.
        assert rule, f"{self.asked} names no rule for a seat that owes nothing"
        return rule

    def require_seat(self, seat: int | None) -> None:
        """None is a spectator. A bool would be told as one in what a seat sees; compiled code tells
        it from a number only while nothing more is known of it."""
        asked: object = seat
        players = self.setup.players
        if isinstance(asked, bool) or (seat is not None and not 0 <= seat < players):
            text = "there is no seat {seat}: they are numbered from 0 to {last}"
            raise SeatError("seat-unknown", text, seat=str(asked), last=players - 1)

    def own(self, move: Move) -> Move:
        """The set-up's own, also for one that has come from another process. A move of another
        set-up has other numbers behind the same words."""
        moves = self.vocabulary.moves
        if not 0 <= move.code < len(moves) or moves[move.code].notation != move.notation:
            text = "{notation!r} is a move of another set-up"
            raise NotationError("notation-foreign", text, notation=move.notation)
        return moves[move.code]

    def parse(self, notation: str) -> Move:
        return self.vocabulary.parse(notation)

    # ------------------------------------------------------------- the steps

    def push(self, step: Step[Any]) -> None:
        self.steps.append(step)

    def pop(self) -> None:
        self.steps.pop()

    def replace(self, step: Step[Any]) -> None:
        self.steps[-1] = step

    # ---------------------------------------------------------------- events

    def listen(self) -> None:
        """From now on events are told. A copy has no listener until it asks for one."""
        self.events = []

    def emit(
        self,
        what: str,
        seat: int,
        source: str,
        facts: dict[str, Fact] | None = None,
        audience: int = EVERYBODY,
    ) -> None:
        """Callers on hot paths ask `game.heard is not None` first, so silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(what, seat, source, {} if facts is None else facts, audience))

    # ------------------------------------------------- what each game defines

    def facts_of(self, seat: int, move: Move) -> dict[str, Fact]:
        """The names behind a move's numbers, for the words of a refusal."""
        return {"move": move.notation}

    def face_down(self) -> int:
        """How many pieces still lie face down. Fewer than before: something was turned up."""
        return 0

    def copy(self) -> "Game":
        raise NotImplementedError

    def imagine(self, seat: int | None, seed: str) -> "Game":
        """A copy in which all that is hidden from the seat is dealt anew from `seed`."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know: plain data, built by allow-list."""
        raise NotImplementedError

    def snapshot(self) -> list[Any]:
        """The whole state as plain data: equal snapshots are equal games."""
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        raise NotImplementedError

    def score_parts(self, seat: int) -> dict[str, int]:
        """The points of a seat by their source; together they are its score."""
        return {"total": self.scores[seat]}

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs, and where the seats have lost."""
        raise NotImplementedError

    @property
    def shared(self) -> bool:
        """Whether all seats win or lose together."""
        return False

    @property
    def rival(self) -> str:
        """The message with the name of an opponent without a seat, who wins if no seat does; ""
        where there is none."""
        return ""

    @property
    def rival_score(self) -> int:
        return 0

    # ---------------------------------------------------------------- history

    def moves_played(self) -> list[tuple[int, Move]]:
        moves = self.vocabulary.moves
        return [(number % 16, moves[number // 16]) for number in self.played.numbers()]

    def moves_told(self) -> list[str]:
        """The same as records have it, `0 use ship`: each text is made once for all games."""
        moves, texts = self.vocabulary.moves, self.vocabulary.texts
        told: list[str] = []
        for number in self.played.numbers():
            text = texts.get(number)
            if text is None:
                text = f"{number % 16} {moves[number // 16].notation}"
                texts[number] = text
            told.append(text)
        return told
