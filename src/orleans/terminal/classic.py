"""Orléans at the terminal: its boards, its questions, its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..classic.game import Classic
from ..classic.names import (
    KIND_NAMES,
    PLACE,
    UNSTOW,
)
from ..kernel.moves import Move
from ..table.completing import fill, missing, stock_of, takes_any
from ..table.components import component_name, find_components
from ..table.games import question_words
from ..table.waste import idle_places, waste
from . import board
from .cards import component_card
from .choices import choices_for
from .deeds import deeds
from .look import Look
from .mat import holdings, mat
from .modules import orders, sections
from .odds import odds
from .screen import Screen, Shorthand
from .signs import asked_sign, sign
from .typed import Choice, own_place

IN_ONE_GO: Final = ("plan", "stow", "draw", "offer")
"""Decisions that are made of several moves."""


class ClassicScreen(Screen):
    @property
    def game(self) -> Classic:
        game = self.match.game
        assert isinstance(game, Classic)
        return game

    def look(self, seat: int | None) -> Look:
        return Look(self.page, self.words, self.game, seat, self.match.names)

    # ------------------------------------------------------------- showing

    def title(self) -> str:
        setup = self.game.setup
        return self.say("title-game", edition=setup.edition, players=setup.players)

    def setting(self) -> list[str]:
        modules = self.game.setup.modules
        if not modules:
            return []
        names = [self.say("module-name", module=id) for id in modules]
        return self.page.labelled(self.say("label-modules"), ", ".join(names))

    def legend(self) -> list[str]:
        lines: list[str] = []
        missing = self.game.tables.missing_tiles
        if missing:
            tiles = ", ".join(map(self.words.name, missing))
            text = self.say("tiles-missing", tiles=tiles, count=len(missing))
            lines += self.page.wrap(text, hang="  ")
        return [*lines, *board.legend(self.look(None)), *self.page.wrap(self.say("deeds-legend"))]

    def board(self, seat: int | None, asked: bool = False) -> list[str]:
        look = self.look(seat)
        lines = [*board.head(look), "", *board.tracks(look), *board.development(look)]
        lines += [*board.around(look), *deeds(look, explained=False), *sections(look)]
        lines += [*board.supplies(look), *board.others(look)]
        mat_follows = asked and self.game.asked == "plan"
        return lines + (mat(look, seat) if seat is not None and not mat_follows else [])

    def status(self, seat: int) -> list[str]:
        return board.status_line(self.look(seat))

    @property
    def looks(self) -> Mapping[str, Callable[[int], list[str]]]:
        return {
            "map": lambda seat: board.whole_map(self.look(seat)),
            "deeds": lambda seat: deeds(self.look(seat)),
            "tiles": lambda seat: board.tiles_left(self.look(seat)),
            "orders": lambda seat: orders(self.look(seat)) or [self.say("orders-none")],
            "mats": self.mats,
            "bag": lambda seat: holdings(self.look(seat), seat),
            "odds": lambda seat: odds(self.look(seat)),
        }

    def mats(self, seat: int | None) -> list[str]:
        """Everybody's mat, as far as this seat may see it."""
        look = self.look(seat)
        return [line for other in range(len(self.match.seats)) for line in mat(look, other)]

    def shown(self, seat: int | None) -> list[str]:
        look = self.look(seat)
        lines = [*board.head(look), "", *board.legend(look), "", *board.tracks(look)]
        if seat is not None:
            lines += board.development(look)
        lines += [*board.whole_map(look), *deeds(look), *sections(look), *board.supplies(look)]
        return [*lines, *board.tiles_left(look), *self.mats(seat)]

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
        for place, rule in idle_places(self.game, seat):
            name = self.words.name(self.game.tables.places[place].id)
            text = self.say("idle", place=name, rule=rule)
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
        if takes_any(game, place) and here:
            return Shorthand([], here, lambda: "")
        moves = fill(game, place, legal, stock_of(game.players[seat]))
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
        text = waste(self.words, self.game, seat, move)
        return self.say("warn-again", warning=text, move=move.notation) if text else ""

    # -------------------------------------------------------- looking things up

    def card(self, text: str) -> list[str]:
        """Of several with one name the one in play."""
        exact, near = find_components(self.words.content, text)
        if not exact and len(near) == 1:
            exact = near
        if exact:
            ids = self.ids_in_play()
            exact.sort(key=lambda row: ids.index(row.id) if row.id in ids else len(ids))
            return component_card(self.page, self.words, exact[0])
        if near and text:
            names = ", ".join(dict.fromkeys(component_name(self.words, row) for row in near))
            return self.page.wrap(self.say("tile-several", names=names))
        return self.page.wrap(self.say("tile-none", text=text))

    def ids_in_play(self) -> list[str]:
        """This round's event first: events of one name differ in their numbers."""
        tables = self.game.tables
        ids = [place.id for place in tables.places] + [deed.id for deed in tables.deeds]
        ids += [tile.id for tile in tables.hour_glass]
        return [self.game.view(None)["event"], *ids]
