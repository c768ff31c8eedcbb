"""Joan of Arc at the terminal: everything lies open, so nobody has to look away."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...content import Rule
from ...joan.game import JoanOfArc
from ...joan.names import END, SKIP
from ...kernel.events import Event
from ...kernel.moves import Move
from ...table.joan.asking import question_words
from ...table.joan.moves import move_words
from ...table.joan.names import PREFIX
from ...table.waste import waste
from ...table.words import Words
from ..match import Match
from ..page import Page
from ..screen import Screen
from ..typed import Choice
from . import table
from .area import area, cards
from .components import card_of
from .look import Look
from .map import map_section, route_list
from .odds import odds
from .sheet import sheet, sheet_heading
from .signs import legend
from .typed import JoanReader

WIDEST = 100


class JoanScreen(Screen):
    secret = False
    help = "joan-help"
    why = "joan-why-what"

    def __init__(self, match: Match, page: Page, words: Words) -> None:
        super().__init__(match, page.widened(WIDEST), words)
        self.reader = JoanReader(words, match.names)

    @property
    def game(self) -> JoanOfArc:
        game = self.match.game
        assert isinstance(game, JoanOfArc)
        return game

    def look(self, seat: int | None) -> Look:
        return Look(self.page, self.words, self.game, seat, self.match.names)

    # ------------------------------------------------------------- showing

    def title(self) -> str:
        return self.say("title-joan", players=self.game.setup.players)

    def setting(self) -> list[str]:
        look = self.look(None)
        lines: list[str] = []
        if look.joan is not None:
            level = look.name(look.joan["level"])
            lines += self.page.labelled(self.say("joan-label-difficulty"), level)
        printed = look.view["places"]
        places = self.say("joan-places-used", places=printed)
        return lines + self.page.labelled(self.say("joan-label-places"), places)

    def legend(self) -> list[str]:
        return legend(self.look(None))

    def board(self, seat: int | None, asked: bool = False) -> list[str]:
        look = self.look(seat)
        lines = [*table.head(look), "", *table.standings(look), *area(look)]
        lines += [*table.places(look), *table.deeds(look), *table.yellow(look)]
        if seat is None:
            return lines
        return [*lines, *table.others(look), *self.own_sheet(look, seat)]

    def own_sheet(self, look: Look, seat: int) -> list[str]:
        return [*map_section(look, seat), sheet_heading(look, seat), *sheet(look, seat)]

    def status(self, seat: int) -> list[str]:
        """What may have changed since the last pick of this round."""
        look = self.look(seat)
        lines = [*table.head(look), *table.standings(look), *area(look)]
        return [*lines, sheet_heading(look, seat), *sheet(look, seat)]

    @property
    def looks(self) -> Mapping[str, Callable[[int], list[str]]]:
        return {
            "map": lambda seat: map_section(self.look(seat), seat),
            "routes": lambda seat: route_list(self.look(seat), seat),
            "sheet": lambda seat: self.own_sheet(self.look(seat), seat),
            "sheets": self.sheets,
            "mats": self.sheets,
            "deeds": lambda seat: table.deeds(self.look(seat)),
            "places": lambda seat: table.all_places(self.look(seat)),
            "tiles": lambda seat: table.all_places(self.look(seat)),
            "yellow": lambda seat: table.yellow(self.look(seat)),
            "joan": lambda seat: cards(self.look(seat)),
            "bag": lambda seat: table.head(self.look(seat))[1:],
            "odds": lambda seat: odds(self.look(seat)),
            "legend": lambda seat: self.legend(),
        }

    def sheets(self, seat: int | None) -> list[str]:
        look = self.look(seat)
        players = range(len(self.match.seats))
        return [line for owner in players for line in self.own_sheet(look, owner)]

    def shown(self, seat: int | None) -> list[str]:
        look = self.look(seat)
        lines = [*table.head(look), "", *legend(look), "", *table.standings(look), *area(look)]
        lines += [*table.all_places(look), *table.deeds(look), *table.yellow(look)]
        return lines + self.sheets(seat)

    def is_news(self, event: Event, seat: int) -> bool:
        return event.what.startswith("joan_") or super().is_news(event, seat)

    # -------------------------------------------------------------- asking

    def choices(self, seat: int) -> list[Choice]:
        """Declining and ending come last, whatever else there is to do."""
        moment = self.look(seat).moment
        legal = self.game.legal(seat)
        legal.sort(key=lambda move: move.kind in (SKIP, END))
        return [Choice(move_words(moment, move), [move]) for move in legal]

    def question(self, seat: int, choices: list[Choice]) -> list[str]:
        asked = question_words(self.look(seat).moment)
        return [*self.page.strong(asked), *self.listed(choices)]

    def warning(self, seat: int, move: Move) -> str:
        """Ending a turn while something can still be done."""
        text = waste(self.words, self.game, seat, move)
        return self.say("warn-again", warning=text, move=move.notation) if text else ""

    def goes_on(self, asked: str, now: str) -> bool:
        """Up to the end of the turn."""
        return now in ("turn", "pay")

    # -------------------------------------------------------- looking things up

    def card(self, text: str) -> list[str]:
        return card_of(self.page, self.words, text)

    def comes_later(self, rule: Rule) -> bool:
        return not rule.id.startswith(PREFIX)
