"""Orléans at the terminal: its questions, and the words that answer them."""

from __future__ import annotations

from typing import Final

from ..classic.actions import use_blocked
from ..classic.game import Classic
from ..classic.names import (
    DONE,
    KIND_NAMES,
    PASS,
    PLACE,
    UNSTOW,
    USE,
)
from ..classic.spaces import activated
from ..classic.tables import Place, Tables
from ..kernel.moves import Move
from ..table.words import Words
from .choices import (
    Blocked,
    completions,
    in_order,
    planning_choices,
    single,
    stock_of,
    takes_any,
)
from .classic_boards import ClassicBoards
from .deeds import deeds
from .filling import blocked_when_filled, fill, missing
from .look import Look
from .mat import mat
from .page import Page
from .screen import Meant, Played, Screen
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
    def game(self) -> Classic | None:
        game = self.match.game
        assert game is None or isinstance(game, Classic)
        return game

    @property
    def tables(self) -> Tables:
        tables: Tables = self.match.tables
        return tables

    # -------------------------------------------------------------- asking

    def choices(self, seat: int) -> list[Choice]:
        look, legal = self.look(seat), self.match.legal(seat)
        if look.view["asked"] == "plan":
            return planning_choices(look, legal, self.blocked(seat))
        return [
            single(look, move, self.match.means(self.words, seat, move))
            for move in in_order(look, legal)
        ]

    def blocked(self, seat: int) -> Blocked:
        """Where only a server has the game, nobody here knows what a Place would do."""
        game = self.game
        if game is None:
            return lambda place, moves: ""
        return lambda place, moves: blocked_when_filled(game, seat, place, moves)

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
        lines += self.listed(choices)
        game = self.game
        return lines + (self.idle_places(game, seat) if asked == "act" and game else [])

    def plan_legend(self, seat: int, choices: list[Choice]) -> list[str]:
        """Explained once: what the numbers beside the Places mean."""
        example = next((choice.text for choice in choices if choice.place), "")
        if seat in self.explained or not example:
            return []
        self.explained.add(seat)
        return self.page.wrap(self.say("plan-legend", example=example), hang="  ")

    def idle_places(self, game: Classic, seat: int) -> list[str]:
        """Places that are ready but cannot be used now, with the rule that says so."""
        lines: list[str] = []
        player = game.players[seat]
        for place in player.places:
            row = game.tables.places[place]
            if row.spaces and not row.passive and activated(game, player, place):
                rule = use_blocked(game, seat, player, place)
                if rule:
                    text = self.say("idle", place=self.words.name(row.id), rule=rule)
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
        if takes_any(self.tables, place) and here:
            return Meant([], here)
        moves = fill(self.tables, place.index, legal, stock_of(look))
        return Meant(moves, [], lambda: self.filled_words(seat, place, moves))

    def filled_words(self, seat: int, place: Place, moves: list[Move]) -> str:
        look = self.look(seat)
        name = self.words.name(place.id)
        lacking = self.lacking(look, place)
        if not moves:
            key = "fill-full" if not missing(look, place) else "fill-nothing"
            return self.say(key, place=name, followers=lacking)
        placed = " ".join(sign(KIND_NAMES[move.b]) for move in moves)
        key = "fill-part" if lacking else "fill-done"
        return self.say(key, place=name, placed=placed, lacking=lacking)

    def lacking(self, look: Look, place: Place) -> str:
        pieces = zip(place.spaces, look.me["spaces"][place.id], strict=True)
        wanted = [space for space, piece in pieces if not piece]
        return " ".join(asked_sign(self.tables.spaces[space].asks).upper() for space in wanted)

    # ------------------------------------------------------------- warnings

    def warning(self, seat: int, move: Move) -> str:
        """Ending a plan or a round while something is left to do."""
        left = self.undone(seat, move) if move.kind in (DONE, PASS) else []
        return self.say(f"warn-{move.notation}", places=self.words.listed(left)) if left else ""

    def undone(self, seat: int, move: Move) -> list[str]:
        look, legal = self.look(seat), self.match.legal(seat)
        if move.kind == PASS:
            used = [other.a for other in legal if other.kind == USE]
            return [self.words.name(self.tables.places[place].id) for place in used]
        if look.view["asked"] != "plan":
            return []
        found = completions(look, legal, self.blocked(seat))
        return [self.place_name(choice) for choice in found]

    def place_name(self, choice: Choice) -> str:
        tables = self.tables
        return self.words.name(tables.places[tables.spaces[choice.moves[0].a].place].id)
