"""Orléans at the terminal: its questions, and the words that answer them."""

from __future__ import annotations

from typing import Final

from ..classic.actions import use_blocked
from ..classic.game import Classic
from ..classic.names import (
    ANY_NEUTRAL,
    DONE,
    KIND_NAMES,
    PASS,
    PLACE,
    UNSTOW,
    USE,
)
from ..classic.spaces import activated
from ..kernel.moves import Move
from ..table.games import question_words
from ..table.words import Words
from .choices import choices_for, completions, stock_of
from .classic_boards import ClassicBoards
from .deeds import deeds
from .filling import fill, missing
from .mat import mat
from .page import Page
from .screen import Played, Screen, Shorthand
from .signs import asked_sign, sign
from .typed import Choice, Reader, own_place

IN_ONE_GO: Final = ("plan", "stow", "draw", "offer")
"""Decisions that are made of several moves."""


class ClassicScreen(Screen):
    def __init__(self, match: Played, page: Page, words: Words) -> None:
        boards = ClassicBoards(match, page, words)
        super().__init__(match, boards, Reader(words, match.names))
        self.look = boards.look

    @property
    def game(self) -> Classic:
        game = self.match.game
        assert isinstance(game, Classic)
        return game

    # -------------------------------------------------------------- asking

    def choices(self, seat: int) -> list[Choice]:
        return choices_for(self.look(seat), self.game, seat)

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        """Planning shows its choices on the mat."""
        look = self.look(seat)
        lines: list[str] = []
        if self.game.asked == "plan":
            lines += mat(look, seat, choices)
            lines += self.plan_legend(seat, choices)
        elif self.game.asked in ("send", "both_or_not"):
            lines += deeds(look)
        lines += self.page.strong(question_words(self.words, self.game, seat, look.names))
        lines += self.listed(choices)
        return lines + (self.idle_places(seat) if self.game.asked == "act" else [])

    def plan_legend(self, seat: int, choices: list[Choice]) -> list[str]:
        """Explained once: what the numbers beside the Places mean."""
        example = next((choice.text for choice in choices if choice.place), "")
        if seat in self.explained or not example:
            return []
        self.explained.add(seat)
        return self.page.wrap(self.say("plan-legend", example=example), hang="  ")

    def idle_places(self, seat: int) -> list[str]:
        """Places that are ready but cannot be used now, with the rule that says so."""
        lines: list[str] = []
        player = self.game.players[seat]
        for place in player.places:
            row = self.game.tables.places[place]
            if row.spaces and not row.passive and activated(self.game, player, place):
                rule = use_blocked(self.game, seat, player, place)
                if rule:
                    text = self.say("idle", place=self.words.name(row.id), rule=rule)
                    lines += self.page.wrap(f"  -  {text}", hang="     ")
        return lines

    def goes_on(self, asked: str, now: str) -> bool:
        return asked == now and asked in IN_ONE_GO

    # ------------------------------------------------------- filling a Place

    def shorthand(self, seat: int, text: str) -> Shorthand | None:
        """`ship` in planning: everything that fits, jokers last."""
        game = self.game
        place = own_place(self.words, text, game, seat) if game.asked == "plan" else None
        if place is None:
            return None
        legal = game.legal(seat)
        here = [
            move
            for move in legal
            if move.kind in (PLACE, UNSTOW) and game.tables.spaces[move.a].place == place
        ]
        spaces = game.tables.places[place].spaces
        if any(game.tables.spaces[space].asks == ANY_NEUTRAL for space in spaces) and here:
            return Shorthand([], here, lambda: "")
        moves = fill(game, place, legal, stock_of(self.look(seat)))
        return Shorthand(moves, [], lambda: self.filled_words(seat, place, moves))

    def filled_words(self, seat: int, place: int, moves: list[Move]) -> str:
        name = self.words.name(self.game.tables.places[place].id)
        lacking = self.lacking(seat, place)
        if not moves:
            key = "fill-full" if not missing(self.game, seat, place) else "fill-nothing"
            return self.say(key, place=name, followers=lacking)
        placed = " ".join(sign(KIND_NAMES[move.b]) for move in moves)
        key = "fill-part" if lacking else "fill-done"
        return self.say(key, place=name, placed=placed, lacking=lacking)

    def lacking(self, seat: int, place: int) -> str:
        game = self.game
        spaces = game.players[seat].spaces
        wanted = [space for space in game.tables.places[place].spaces if spaces[space] < 0]
        return " ".join(asked_sign(game.tables.spaces[space].asks).upper() for space in wanted)

    # ------------------------------------------------------------- warnings

    def warning(self, seat: int, move: Move) -> str:
        """Ending a plan or a round while something is left to do."""
        left = self.undone(seat, move) if move.kind in (DONE, PASS) else []
        return self.say(f"warn-{move.notation}", places=self.words.listed(left)) if left else ""

    def undone(self, seat: int, move: Move) -> list[str]:
        game = self.game
        if move.kind == PASS:
            used = [other.a for other in game.legal(seat) if other.kind == USE]
            return [self.words.name(game.tables.places[place].id) for place in used]
        if game.asked != "plan":
            return []
        found = completions(self.look(seat), game, seat, game.legal(seat))
        return [self.place_name(choice) for choice in found]

    def place_name(self, choice: Choice) -> str:
        tables = self.game.tables
        return self.words.name(tables.places[tables.spaces[choice.moves[0].a].place].id)
