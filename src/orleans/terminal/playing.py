"""Playing: asking whose turn it is, and doing what the player types."""

from __future__ import annotations

from difflib import get_close_matches

from ..classic.names import ANY_NEUTRAL, DONE, KIND_NAMES, PASS, PLACE, UNSTOW, USE
from ..kernel.moves import Move
from ..table.moves import move_words
from .cards import refusal_card
from .choices import Choice, completions, stock_of
from .filling import fill, missing
from .signs import asked_sign, sign
from .sitting import Leave, Sitting
from .typed import numbered, own_place
from .verbs import VERBS

MOST_SUGGESTED = 9


class Playing:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.console = sitting.console
        self.words = sitting.words

    def run(self) -> None:
        """Until the game is over, or somebody leaves."""
        sitting = self.sitting
        sitting.save()
        sitting.opening()
        try:
            while not sitting.game.over:
                seat = sitting.match.next_seat(sitting.last)
                if not sitting.match.is_human(seat):
                    sitting.match.play_bot(seat)
                    continue
                sitting.save()
                sitting.hand_over(seat)
                sitting.present(seat)
                self.until_played(seat)
                sitting.last = seat
        except Leave as leave:
            sitting.save()
            self.console.say(leave.message)
            return
        sitting.save()
        sitting.finish()

    def until_played(self, seat: int) -> None:
        """Ask until the seat has made a move."""
        while True:
            line = self.line(seat)
            if line is None:
                path = str(self.sitting.match.path)
                raise Leave(self.words.say("left-eof", path=path))
            if self.obey(seat, line):
                return

    def line(self, seat: int) -> str | None:
        queued, self.sitting.queued = self.sitting.queued, None
        name = self.sitting.match.names[seat]
        return queued if queued is not None else self.console.ask(f"{name}> ")

    def obey(self, seat: int, line: str) -> bool:
        """Several moves may be given at once; whether at least one was made.

        Numbers are those of the list that the player saw, also after the first of them.
        """
        parts = [part.strip() for part in line.split(";") if part.strip()]
        if not parts:
            self.sitting.question(seat)
        wanted = [numbered(part, self.sitting.choices) or part for part in parts]
        played = False
        for part in wanted:
            if seat not in self.sitting.game.pending:
                self.say("no-longer", text=part if isinstance(part, str) else part.text)
                return True
            if not (self.choose(seat, part) if isinstance(part, Choice) else self.text(seat, part)):
                break
            played = True
        return played

    def say(self, key: str, **facts: int | str) -> None:
        self.console.say(self.words.say(key, **facts))

    # ----------------------------------------------------------- one command

    def choose(self, seat: int, choice: Choice) -> bool:
        return all(self.move(seat, move) for move in choice.moves)

    def text(self, seat: int, text: str) -> bool:
        game = self.sitting.game
        legal = game.legal(seat)
        for move in legal:
            if move.notation == text:
                return self.move(seat, move)
        verb, _, rest = text.partition(" ")
        if verb.lower() in VERBS:
            VERBS[verb.lower()](self.sitting, seat, rest.strip())
            return False
        if text.isdecimal():
            self.say("no-number", number=text, last=len(self.sitting.choices))
            return False
        if game.asked == "plan":
            place = own_place(self.words, text, game, seat)
            if place is not None:
                return self.fill(seat, place, legal)
        meant = self.sitting.reader.among_choices(text, self.sitting.choices, legal)
        if meant.clear:
            return self.move(seat, meant.moves[0])
        if meant.moves:
            self.ask_back(seat, meant.moves)
            return False
        self.refuse(seat, text)
        return False

    def move(self, seat: int, move: Move) -> bool:
        refusal = self.sitting.game.why_not(seat, move)
        if refusal is not None:
            words = self.words
            self.console.show(refusal_card(self.console.page, words, refusal, move.notation))
            return False
        if self.sitting.warn and self.warned(seat, move):
            return False
        self.sitting.warned = ""
        self.sitting.play(seat, move)
        return True

    def warned(self, seat: int, move: Move) -> bool:
        """Ending a plan or a round while something is left to do asks for a second word."""
        if move.kind not in (DONE, PASS) or self.sitting.warned == move.notation:
            return False
        left = self.undone(seat, move)
        if not left:
            return False
        self.sitting.warned = move.notation
        self.say(f"warn-{move.notation}", places=self.words.listed(left))
        return True

    def undone(self, seat: int, move: Move) -> list[str]:
        game = self.sitting.game
        if move.kind == PASS:
            used = [other.a for other in game.legal(seat) if other.kind == USE]
            return [self.words.name(game.tables.places[place].id) for place in used]
        if game.asked != "plan":
            return []
        look = self.sitting.look(seat)
        found = completions(look, game, seat, game.legal(seat))
        return [self.place_name(choice) for choice in found]

    def place_name(self, choice: Choice) -> str:
        tables = self.sitting.game.tables
        return self.words.name(tables.places[tables.spaces[choice.moves[0].a].place].id)

    def fill(self, seat: int, place: int, legal: list[Move]) -> bool:
        """`ship` in planning: everything that fits, jokers last."""
        game = self.sitting.game
        row = game.tables.places[place]
        name = self.words.name(row.id)
        here = [
            move
            for move in legal
            if move.kind in (PLACE, UNSTOW) and game.tables.spaces[move.a].place == place
        ]
        if any(game.tables.spaces[space].asks == ANY_NEUTRAL for space in row.spaces) and here:
            self.ask_back(seat, here)
            return False
        moves = fill(game, place, legal, stock_of(self.sitting.look(seat)))
        if not moves:
            key = "fill-full" if not missing(game, seat, place) else "fill-nothing"
            self.say(key, place=name, followers=self.lacking(seat, place))
            return False
        for move in moves:
            self.move(seat, move)
        placed = " ".join(sign(KIND_NAMES[move.b]) for move in moves)
        lacking = self.lacking(seat, place)
        key = "fill-part" if lacking else "fill-done"
        self.say(key, place=name, placed=placed, lacking=lacking)
        return True

    def lacking(self, seat: int, place: int) -> str:
        game = self.sitting.game
        spaces = game.players[seat].spaces
        wanted = [space for space in game.tables.places[place].spaces if spaces[space] < 0]
        return " ".join(asked_sign(game.tables.spaces[space].asks).upper() for space in wanted)

    # ------------------------------------------------------- not understood

    def ask_back(self, seat: int, moves: list[Move]) -> None:
        self.say("which")
        moment = self.sitting.look(seat).moment
        for move in moves[:MOST_SUGGESTED]:
            text = f"{move.notation}  ({move_words(moment, move)})"
            self.console.show(self.console.page.wrap(text, "     ", "  "))

    def refuse(self, seat: int, text: str) -> None:
        """The rule that forbids it, if it is a move at all."""
        game = self.sitting.game
        meant = self.sitting.reader.among_all(text, game, seat)
        for move in meant.moves:
            refusal = game.why_not(seat, move)
            if refusal is not None:
                page = self.console.page
                self.console.show(refusal_card(page, self.words, refusal, move.notation))
                return
        known = [*VERBS, *(move.notation for move in game.legal(seat))]
        close = get_close_matches(text, known, n=3)
        key = "unknown-close" if close else "unknown"
        self.say(key, text=text, close=", ".join(close))
