"""The shape of every data file: one module per file, one class per table."""

from collections.abc import Mapping
from typing import Final, Literal

from orleans.content.schema.board import Board
from orleans.content.schema.deeds import Deeds
from orleans.content.schema.duel import Duel
from orleans.content.schema.hourglass import Hourglass
from orleans.content.schema.invasion import Invasion
from orleans.content.schema.joan_area import JoanArea
from orleans.content.schema.joan_deeds import JoanDeeds
from orleans.content.schema.joan_map import JoanMap
from orleans.content.schema.joan_places import JoanPlaces
from orleans.content.schema.joan_sheet import JoanSheet
from orleans.content.schema.joan_solo import JoanSolo
from orleans.content.schema.map import Map
from orleans.content.schema.orders import Orders
from orleans.content.schema.places import Places
from orleans.content.schema.plague import Plague
from orleans.content.schema.prosperity import Prosperity
from orleans.content.schema.row import Strict
from orleans.content.schema.solo import Solo


class Classic(Strict, frozen=True, kw_only=True):
    """All files of Orléans."""

    board: Board
    map: Map
    places: Places
    deeds: Deeds
    hourglass: Hourglass
    orders: Orders
    plague: Plague
    invasion: Invasion
    prosperity: Prosperity
    duel: Duel
    solo: Solo


class Joan(Strict, frozen=True, kw_only=True):
    """All files of Joan of Arc, a game with ids of its own."""

    joan_map: JoanMap
    joan_sheet: JoanSheet
    joan_places: JoanPlaces
    joan_deeds: JoanDeeds
    joan_solo: JoanSolo
    joan_area: JoanArea


Game = Classic | Joan
Language = Literal["en", "de", "fr"]

FILES: Final[Mapping[str, type[Strict]]] = {
    "board": Board,
    "map": Map,
    "places": Places,
    "deeds": Deeds,
    "hourglass": Hourglass,
    "orders": Orders,
    "plague": Plague,
    "invasion": Invasion,
    "prosperity": Prosperity,
    "duel": Duel,
    "solo": Solo,
    "joan_map": JoanMap,
    "joan_sheet": JoanSheet,
    "joan_places": JoanPlaces,
    "joan_deeds": JoanDeeds,
    "joan_solo": JoanSolo,
    "joan_area": JoanArea,
}
"""The data files by name."""

__all__ = [
    "FILES", "Board", "Classic", "Deeds", "Duel", "Game", "Hourglass", "Invasion", "Joan",
    "JoanArea", "JoanDeeds", "JoanMap", "JoanPlaces", "JoanSheet", "JoanSolo", "Language", "Map",
    "Orders", "Places", "Plague", "Prosperity", "Solo",
]  # fmt: skip
