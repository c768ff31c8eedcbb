"""The boards of Orléans as data."""

from __future__ import annotations

from ...text.shapes import Gift, ModuleBoard, Named, Provenance, Shape


class Town(Shape, frozen=True):
    """`x` and `y` go from 0 to 1000, y downwards; `shared`: one Trading Station of every player."""

    id: str
    name: str
    label: list[str]
    label_side: str
    x: int
    y: int
    river: bool
    start: bool
    shared: bool


class Route(Shape, frozen=True):
    """`bend` is the offset of the curve's middle from the straight line, to the left seen from `a`;
    `via` are points that the line passes. `spaces` are those for goods."""

    id: str
    name: str
    kind: str
    a: str
    b: str
    bend: int
    via: list[list[int]]
    spaces: int


class TownMap(Shape, frozen=True):
    towns: list[Town]
    routes: list[Route]
    provenance: dict[str, str]


class Follower(Shape, frozen=True):
    """`supply` are the neutral ones; `personal`: one of them belongs to each player for good."""

    id: str
    name: str
    letter: str
    supply: int
    personal: bool
    joker: bool


class Good(Shape, frozen=True):
    """`text` says what it counts at the end. The points of bread depend on its owner, and there is
    none in the supply: it is baked."""

    id: str
    name: str
    text: str
    points: int | None
    count: int
    food: bool


class TrackStep(Shape, frozen=True):
    text: str
    gives: list[Gift]


class Track(Shape, frozen=True):
    """`id` is the Follower; the first of `steps` is step 1."""

    id: str
    name: str
    steps: list[TrackStep]
    provenance: dict[str, str]


class DevelopmentSpace(Shape, frozen=True):
    """`status` is the Development Status here, `star` whether it rises; `citizen` is an id."""

    space: int
    text: str
    coins: int
    status: int
    star: bool
    citizen: str


class Development(Shape, frozen=True):
    name: str
    spaces: list[DevelopmentSpace]
    provenance: dict[str, str]


class Place(Shape, frozen=True):
    """A Place of the mat (category 0) or a Place tile. `asks` are its Action Spaces, of which
    `needed` must be filled; `lasting`: it has no action of its own."""

    id: str
    name: str
    rule: str
    category: int
    asks: list[str]
    needed: int
    wheels: bool
    lasting: bool
    text: str
    gives: list[Gift]
    brings: list[Gift]
    market_spaces: int
    provenance: dict[str, str]


class Deed(Shape, frozen=True):
    """`reward` is for each Follower; `choose`: one of `gives`. `complete` is for the last one
    besides. `citizens` lie on its spaces, `citizen` waits for the last; `tile` is the Place tile
    whose owner alone may send there."""

    id: str
    name: str
    rule: str
    asks: list[str]
    reward: str
    gives: list[Gift]
    choose: bool
    complete: str
    complete_gives: list[Gift]
    citizens: list[str]
    citizen: str
    tile: str
    provenance: dict[str, str]


class DeedBoard(Shape, frozen=True):
    id: str
    name: str
    deeds: list[Deed]


class EventTile(Shape, frozen=True):
    """A tile of the Hour Glass. `kind` is what it does, `nature` whether that is good or bad."""

    id: str
    name: str
    rule: str
    kind: str
    nature: str
    timing: str
    letter: str
    count: int
    text: str
    provenance: dict[str, str]


class TileBlock(Shape, frozen=True):
    """So many of these tiles are used, in an order that nobody knows; the blocks follow each
    other."""

    tiles: list[str]
    used: int


class HourGlass(Shape, frozen=True):
    tiles: list[EventTile]
    blocks: list[TileBlock]


class Kit(Shape, frozen=True):
    """What every player has at the beginning."""

    coins: int
    stations: int
    draws: int
    market: int


class ClassicBoard(Shape, frozen=True, tag_field="game", tag="classic"):
    """`asks` are the names of what a space can ask for; `parts` those of the sources of points;
    `absent` are tiles of the edition that cannot be played yet. `bank` is None without a limit."""

    title: str
    edition: Named
    players: int
    rounds: int
    followers: list[Follower]
    goods: list[Good]
    map: TownMap
    tracks: list[Track]
    development: Development
    places: list[Place]
    deeds: DeedBoard
    hour_glass: HourGlass
    citizens: list[Named]
    wheels: int
    bank: int | None
    kit: Kit
    asks: list[Named]
    phases: list[Named]
    parts: list[Named]
    colours: list[Named]
    modules: list[ModuleBoard]
    absent: list[str]
    provenance: list[Provenance]
