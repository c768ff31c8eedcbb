"""The sheets of Joan of Arc and what lies between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...content import Rule
from ...display.joan.components import joan_components, joan_name
from ...text.joan.names import PREFIX
from ..boards import Boards
from ..shell.layout import Part
from ..shell.page import Page
from . import common
from .area import area, cards
from .components import card_of
from .look import Look
from .map import map_section, route_list
from .odds import odds
from .sheet import sheet, sheet_heading
from .signs import legend
from .sources import deed_sources, sheet_sources


class JoanBoards(Boards):
    def look(self, seat: int | None, page: Page | None = None) -> Look:
        seen = self.seen
        return Look(page or self.page, self.words, seen.tables, seen.view(seat), seen.names)

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

    def board(self, seat: int | None, asked: bool = False, rows: int = 0) -> list[str]:
        look = self.look(seat)
        first = [*common.head(look), "", *common.standings(look)]
        last = [sheet_heading(look, seat), *sheet(look, seat)] if seat is not None else []
        if rows and len(first) + len(last) >= rows:
            first.remove("")
        left = max(1, rows - len(first) - len(last)) if rows else 0
        return [*first, *self.fitted(self.parts(seat), left), *last]

    def parts(self, seat: int | None) -> list[Part]:
        """Around the own sheet, what is looked at most first."""
        look = self.look(seat, self.page.half())
        parts = [
            Part(area(look), "joan"),
            Part(common.places(look), "places"),
            Part(common.deeds(look), "deeds"),
            Part(common.yellow(look), "yellow"),
        ]
        if seat is None:
            return parts
        return [*parts, Part(common.others(look), "sheets"), Part(map_section(look, seat), "map")]

    def own_sheet(self, look: Look, seat: int) -> list[str]:
        return [*map_section(look, seat), sheet_heading(look, seat), *sheet(look, seat)]

    def status(self, seat: int) -> list[str]:
        """What may have changed since the last pick of this round."""
        look = self.look(seat)
        lines = [*common.head(look), *common.standings(look), *area(look)]
        return [*lines, sheet_heading(look, seat), *sheet(look, seat)]

    @property
    def looks(self) -> Mapping[str, Callable[[int], list[str]]]:
        return {
            "map": lambda seat: map_section(self.look(seat), seat),
            "routes": lambda seat: route_list(self.look(seat), seat),
            "sheet": lambda seat: self.sheet(self.look(seat), seat),
            "sheets": self.sheets,
            "mats": self.sheets,
            "deeds": lambda seat: self.deeds(self.look(seat)),
            "places": lambda seat: common.all_places(self.look(seat)),
            "tiles": lambda seat: common.all_places(self.look(seat)),
            "yellow": lambda seat: common.yellow(self.look(seat)),
            "joan": lambda seat: cards(self.look(seat)),
            "bag": lambda seat: common.head(self.look(seat))[1:],
            "odds": lambda seat: odds(self.look(seat)),
            "legend": lambda seat: self.legend(),
        }

    def sheet(self, look: Look, seat: int) -> list[str]:
        return [*self.own_sheet(look, seat), *sheet_sources(look)]

    def deeds(self, look: Look) -> list[str]:
        return [*common.deeds(look), *deed_sources(look)]

    def sheets(self, seat: int | None) -> list[str]:
        look = self.look(seat)
        players = range(len(look.names))
        lines = [line for owner in players for line in self.own_sheet(look, owner)]
        return [*lines, *sheet_sources(look)]

    def shown(self, seat: int | None) -> list[str]:
        look = self.look(seat)
        lines = [*common.head(look), "", *legend(look), "", *common.standings(look), *area(look)]
        lines += [*common.all_places(look), *self.deeds(look), *common.yellow(look)]
        return lines + self.sheets(seat)

    # -------------------------------------------------------- looking things up

    def card(self, text: str) -> list[str]:
        return card_of(self.page, self.words, text)

    def component_names(self) -> list[str]:
        rows = joan_components(self.words.content)
        return list(dict.fromkeys(joan_name(self.words, row) for row in rows))

    def comes_later(self, rule: Rule) -> bool:
        return not rule.id.startswith(PREFIX)
