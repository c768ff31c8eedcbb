"""The sheet of Joan of Arc as data."""

from __future__ import annotations

from ...text.shapes import Gift, Named, Provenance, Shape


class SheetBonus(Shape, frozen=True):
    """What a row, a column, a space or a town brings. `yellow` is the id of a yellow bonus: only
    the first player gains it, and the view tells who has it."""

    text: str
    gives: list[Gift]
    yellow: str
    rule: str


class JoanTown(Shape, frozen=True):
    """Drawn as the towns of Orléans; `open`: not in a part of the map that is crossed off."""

    id: str
    number: int
    name: str
    label: list[str]
    label_side: str
    x: int
    y: int
    open: bool
    start: bool
    yellow: str


class JoanRoute(Shape, frozen=True):
    """Filling it in brings `goods` and `dev` Development spaces."""

    id: str
    name: str
    kind: str
    a: str
    b: str
    bend: int
    via: list[list[int]]
    open: bool
    goods: list[str]
    dev: int
    text: str


class JoanMap(Shape, frozen=True):
    towns: list[JoanTown]
    routes: list[JoanRoute]
    provenance: dict[str, str]


class Tile(Shape, frozen=True):
    """A Follower; `count` of its tiles are in the game, `action` is what it does by itself."""

    id: str
    name: str
    letter: str
    count: int
    action: str


class WarehouseRow(Shape, frozen=True):
    id: str
    good: str
    name: str
    points: int


class Warehouse(Shape, frozen=True):
    """A grid: a row for each good, and what its columns bring."""

    rows: list[WarehouseRow]
    columns: list[SheetBonus]
    provenance: dict[str, str]


class Bank(Shape, frozen=True):
    """Rows bring something when all their coins are circled, columns when they are spent: a plain
    bonus, and a yellow one besides. `start` are the coins circled at the beginning, by row."""

    size: int
    start: list[int]
    rows: list[SheetBonus]
    columns: list[SheetBonus]
    column_yellows: list[SheetBonus]
    provenance: dict[str, str]


class SheetSpace(Shape, frozen=True):
    """A space of the Development track; `status` is the Development Status from here on."""

    space: int
    status: int
    star: bool
    bonus: SheetBonus | None
    text: str


class SheetTrack(Shape, frozen=True):
    start_status: int
    spaces: list[SheetSpace]
    provenance: dict[str, str]


class Yellow(Shape, frozen=True):
    """A bonus for the first player only; `open`: there is one at this number of players."""

    id: str
    name: str
    text: str
    gives: list[Gift]
    open: bool
    rule: str


class PlaceCard(Shape, frozen=True):
    """`users` says who may use it; `printed`: it stands on the sheet, for games without cards."""

    id: str
    name: str
    rule: str
    category: str
    price: int
    kind: str
    followers: list[str]
    users: str
    text: str
    gives: list[Gift]
    printed: bool
    provenance: dict[str, str]


class Category(Shape, frozen=True):
    """A category opens when so many cards of each lower one are taken."""

    id: str
    price: int


class JoanDeed(Shape, frozen=True):
    id: str
    number: int
    name: str
    rule: str
    followers: list[str]
    reward: str
    gives: list[Gift]
    complete: str
    complete_gives: list[Gift]
    yellow: str
    open: bool
    provenance: dict[str, str]


class SoloRow(Shape, frozen=True):
    follower: str
    text: str
    gives: list[Gift]


class SoloCard(Shape, frozen=True):
    """One of Joan's cards: what she does with each Follower, from the top; and its back. That it
    is in the pile is known, its place there is not."""

    id: str
    town: int
    rows: list[SoloRow]
    arrow: str
    back: str
    rule: str
    provenance: dict[str, str]


class SoloTrack(Shape, frozen=True):
    """Points of its spaces, or for Scholars what they do."""

    id: str
    name: str
    points: list[int]
    effects: list[str]


class Solo(Shape, frozen=True):
    """Joan's area. `levels` are the values of her Development by levels marked."""

    level: Named
    monk_actions: bool
    tracks: list[SoloTrack]
    levels: list[int]
    depot: list[int]
    stations: int
    citizens: int
    cards: list[SoloCard]
    provenance: dict[str, str]


class JoanBoard(Shape, frozen=True, tag_field="game", tag="joan"):
    """The sheet, which is the same for every player, and what lies between them. `asks` are the
    names of what a place or a deed asks for, `monks` the points by Monks recruited, `depot` those
    of each shield."""

    title: str
    edition: Named
    players: int
    rounds: int
    bags: int
    tiles_drawn: int
    tiles: list[Tile]
    asks: list[Named]
    goods: list[Named]
    map: JoanMap
    warehouse: Warehouse
    bank: Bank
    development: SheetTrack
    monks: list[int]
    depot: list[int]
    depot_provenance: dict[str, str]
    yellows: list[Yellow]
    categories: list[Category]
    cards_to_open: int
    places: list[PlaceCard]
    deeds: list[JoanDeed]
    solo: Solo | None
    parts: list[Named]
    colours: list[Named]
    provenance: list[Provenance]
