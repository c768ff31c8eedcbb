"""The boards and mats of Orléans."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...classic.modules import MODULES
from ...content import Rule
from ...display.classic.components import component_name, find_components
from ..boards import Boards
from ..modules import orders, sections
from ..shell.layout import Part
from ..shell.look import Look
from ..shell.page import Page
from . import common
from .components import component_card
from .deeds import deeds
from .map import map_section
from .mat import holdings, mat
from .odds import odds

CORE_FILES: Final = ("base", "places")
"""Files of rules that hold without any expansion."""


class ClassicBoards(Boards):
    def look(self, seat: int | None, page: Page | None = None) -> Look:
        seen = self.seen
        return Look(page or self.page, self.words, seen.tables, seen.view(seat), seen.names)

    def setting(self) -> list[str]:
        modules = self.seen.setup.modules
        if not modules:
            return []
        names = [self.say("module-name", module=id) for id in modules]
        return self.page.labelled(self.say("label-modules"), ", ".join(names))

    def legend(self) -> list[str]:
        lines: list[str] = []
        missing = self.seen.tables.missing_tiles
        if missing:
            tiles = ", ".join(map(self.words.name, missing))
            text = self.say("tiles-missing", tiles=tiles, count=len(missing))
            lines += self.page.wrap(text, hang="  ")
        return [*lines, *common.legend(self.look(None)), *self.page.wrap(self.say("deeds-legend"))]

    def board(self, seat: int | None, asked: bool = False, rows: int = 0) -> list[str]:
        look = self.look(seat)
        first = [*common.head(look), "", *common.tracks(look), *common.development(look)]
        mat_follows = asked and look.view["asked"] == "plan"
        last = mat(look, seat) if seat is not None and not mat_follows else []
        if rows and len(first) + len(last) >= rows:
            first = [*common.short_head(look), *common.tracks(look)]
        left = max(1, rows - len(first) - len(last)) if rows else 0
        return [*first, *self.fitted(self.parts(seat), left), *last]

    def parts(self, seat: int | None) -> list[Part]:
        """Around the own mat, what is looked at most first."""
        look = self.look(seat, self.page.half())
        return [
            Part(common.around(look), "map"),
            Part(deeds(look, explained=False), "deeds"),
            Part(sections(look), "modules"),
            Part(common.supplies(look), "supplies"),
            Part(common.others(look), "mats"),
        ]

    def status(self, seat: int) -> list[str]:
        return common.status_line(self.look(seat))

    @property
    def looks(self) -> Mapping[str, Callable[[int], list[str]]]:
        return {
            "map": lambda seat: map_section(self.look(seat)),
            "routes": lambda seat: common.whole_map(self.look(seat)),
            "deeds": lambda seat: deeds(self.look(seat)),
            "tiles": lambda seat: common.tiles_left(self.look(seat)),
            "orders": lambda seat: orders(self.look(seat)) or [self.say("orders-none")],
            "modules": lambda seat: sections(self.look(seat)) or [self.say("modules-none")],
            "supplies": lambda seat: common.supplies(self.look(seat)),
            "mats": self.mats,
            "bag": lambda seat: holdings(self.look(seat), seat),
            "odds": lambda seat: odds(self.look(seat)),
        }

    def mats(self, seat: int | None) -> list[str]:
        """Everybody's mat, as far as this seat may see it."""
        look = self.look(seat)
        return [line for other in range(len(look.names)) for line in mat(look, other)]

    def shown(self, seat: int | None) -> list[str]:
        look = self.look(seat)
        lines = [*common.head(look), "", *common.legend(look), "", *common.tracks(look)]
        if seat is not None:
            lines += common.development(look)
        lines += [*map_section(look), *deeds(look), *sections(look), *common.supplies(look)]
        return [*lines, *common.tiles_left(look), *self.mats(seat)]

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

    def component_names(self) -> list[str]:
        return [self.words.name(id) for id in dict.fromkeys(self.ids_in_play()) if id]

    def comes_later(self, rule: Rule) -> bool:
        """Rules of other editions, and of expansions that are not in play."""
        setup = self.seen.setup
        if any(rule.id.startswith(MODULES[id].rules) for id in setup.modules):
            return False
        elsewhere = bool(rule.editions) and setup.edition not in rule.editions
        return rule.file not in CORE_FILES or elsewhere

    def ids_in_play(self) -> list[str]:
        """This round's event first: events of one name differ in their numbers."""
        tables = self.seen.tables
        ids = [place.id for place in tables.places] + [deed.id for deed in tables.deeds]
        ids += [tile.id for tile in tables.hour_glass]
        return [self.seen.view(None)["event"], *ids]
