"""Orléans at the terminal: its questions, and the words that answer them."""

from __future__ import annotations

from typing import Final

from ...classic.ids import KIND_NAMES, PLACE, UNSTOW
from ...classic.tables import Place, Tables
from ...kernel.moves import Move
from ...text.classic.pieces import slot_name
from ...text.translator import Words
from ..shell.look import Look
from ..shell.page import Page
from ..shell.parser import Choice, Reader, own_place
from ..shell.screen import Meant, Played, Screen
from .boards import ClassicBoards
from .choices import in_order, planning_choices, single
from .deeds import deeds
from .mat import mat
from .signs import sign

IN_ONE_GO: Final = ("plan", "stow", "draw", "offer")
"""Decisions that are made of several moves."""


class ClassicScreen(Screen):
    def __init__(self, match: Played, page: Page, words: Words) -> None:
        boards = ClassicBoards(match, page, words)
        super().__init__(match, boards, Reader(words, match.names))
        self.look = boards.look

    @property
    def tables(self) -> Tables:
        tables: Tables = self.match.tables
        return tables

    # -------------------------------------------------------------- asking

    def choices(self, seat: int) -> list[Choice]:
        look, legal = self.look(seat), self.match.legal(seat)
        if look.view["asked"] == "plan":
            return planning_choices(look, legal, self.to_do(seat).fillings)
        return [
            single(look, move, self.match.means(self.words, seat, move))
            for move in in_order(look, legal)
        ]

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        """Planning shows its choices on the mat."""
        look = self.look(seat)
        asked = look.view["asked"]
        lines: list[str] = []
        if asked == "plan":
            lines += mat(look, seat, choices)
            lines += self.plan_legend(seat, choices)
        elif asked in ("send", "both_or_not"):
            lines += deeds(look)
        lines += self.page.strong(self.match.asks(self.words, seat))
        lines += self.listed(choices, above=len(lines))
        return lines + (self.idle_places(seat) if asked == "act" else [])

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
        for idle in self.to_do(seat).idle:
            text = self.say("idle", place=self.words.name(idle.place), rule=idle.rule)
            lines += self.page.wrap(f"  -  {text}", hang="     ")
        return lines

    def goes_on(self, asked: str, now: str) -> bool:
        return asked == now and asked in IN_ONE_GO

    # ------------------------------------------------------- filling a Place

    def meant(self, seat: int, text: str, choices: list[Choice]) -> Meant:
        """`ship` in planning: everything that fits, jokers last."""
        look = self.look(seat)
        place = own_place(look, text) if look.view["asked"] == "plan" else None
        if place is None:
            return super().meant(seat, text, choices)
        legal = self.match.legal(seat)
        here = [
            move
            for move in legal
            if move.kind in (PLACE, UNSTOW) and self.tables.spaces[move.a].place == place.index
        ]
        found = [one for one in self.to_do(seat).fillings if one.place == place.id]
        if here and (not found or found[0].choose):
            return Meant([], here)
        moves = [self.tables.vocabulary.parse(move) for one in found for move in one.moves]
        complete = not found or found[0].complete
        answer = self.filled_words(look, place, moves, complete)
        return Meant(moves, [], lambda: answer)

    def filled_words(self, look: Look, place: Place, moves: list[Move], complete: bool) -> str:
        """How far the moves fill the Place, which they have not done yet."""
        name, missing = self.words.name(place.id), self.missing(look, place, moves)
        lacking = self.words.missing_followers(missing)
        if not moves:
            key = "fill-full" if complete else "fill-nothing"
            return self.say(key, place=name, count=len(missing), followers=lacking)
        placed = " ".join(sign(self.words, KIND_NAMES[move.b]) for move in moves)
        key = "fill-done" if complete else "fill-part"
        return self.say(key, place=name, placed=placed, count=len(missing), followers=lacking)

    def missing(self, look: Look, place: Place, moves: list[Move]) -> list[str]:
        """What the spaces ask for that stay empty."""
        filled = {move.a for move in moves}
        pieces = zip(place.spaces, look.me["spaces"][place.id], strict=True)
        wanted = [space for space, piece in pieces if not piece and space not in filled]
        return [slot_name(self.tables.spaces[space].asks) for space in wanted]
