"""Positions: a situation told by what differs from a fresh game.

Tiles that a position does not name lie where the round says that there must be some; which ones
is left to chance.
"""

from typing import Any

from ...kernel.positions import (
    cannot_be,
    index_of,
    no_field,
    not_here,
    number,
    only_one,
    table,
    words,
)
from ..ids import (
    ACT,
    CHOICE,
    FOLLOWERS,
    JOAN,
    KIND,
    NOBODY,
    PART_NAMES,
    PLUS,
    RECRUITED,
    SEAT_NAMES,
    SOURCE,
    TAKEN_SCHOLAR,
    TILE,
    TILES,
)
from ..state import State
from ..turn.cards import refresh_offer
from ..turn.parts import add_part
from ..turn.round import Pick
from ..turn.turn import Turn
from .area import apply_area
from .sheet import apply_sheet, build_stations, card_named

GAME_FIELDS = frozenset(
    "edition players modules options game round start turn display holding cards "
    "deeds yellow_bonuses waiting joan".split()
)


def apply_position(game: State, position: dict[str, Any]) -> None:
    """Change a freshly laid out game into the position, at the pick or turn that it tells."""
    seats = SEAT_NAMES[: game.tables.players]
    for field in position:
        if field not in GAME_FIELDS and field not in seats:
            raise no_field(field)
    if "joan" in position and game.area is None:
        raise cannot_be("joan", "she plays only in the solo game")
    tables = [table(position.get(name, {}), name) for name in seats]
    for seat, name in enumerate(seats):
        apply_sheet(game, seat, name, tables[seat])
    for seat, name in enumerate(seats):
        build_stations(game, seat, name, tables[seat])
    apply_cards(game, position)
    apply_yellow(game, position)
    apply_moment(game, position)
    if game.area is not None:
        apply_area(game, table(position.get("joan", {}), "joan"))
    refresh_offer(game)
    apply_waiting(game, position)


def owner_named(game: State, name: Any, field: str) -> int:
    names = SEAT_NAMES[: game.tables.players]
    if game.area is not None:
        names = [*names, "joan"]
    index = index_of(names, name, field)
    return JOAN if index == game.tables.players else index


def apply_cards(game: State, position: dict[str, Any]) -> None:
    """The cards on display; those that somebody owns are never among them."""
    if "cards" in position:
        game.laid_out = 0
        for name in words(position["cards"], "cards"):
            bit = 1 << card_named(game, name, "cards")
            if (game.laid_out | game.acquired) & bit:
                raise only_one("cards", name)
            game.laid_out |= bit
    game.laid_out &= ~game.acquired


def apply_yellow(game: State, position: dict[str, Any]) -> None:
    """Yellow bonuses that somebody has, and deeds that are closed, by their owner."""
    tables = game.tables
    taken = [NOBODY] * len(tables.yellows)
    ids = [yellow.id for yellow in tables.yellows]
    for name, owner in table(position.get("yellow_bonuses", {}), "yellow_bonuses").items():
        index = index_of(ids, name, "yellow_bonuses")
        if not tables.yellows[index].open:
            raise not_here(f"yellow_bonuses.{name}")
        taken[index] = owner_named(game, owner, f"yellow_bonuses.{name}")
    deeds = [deed.id for deed in tables.deeds]
    for name, owner in table(position.get("deeds", {}), "deeds").items():
        deed = tables.deeds[index_of(deeds, name, "deeds")]
        if not deed.open:
            raise not_here(f"deeds.{name}")
        taken[deed.yellow] = owner_named(game, owner, f"deeds.{name}")
    for deed in tables.deeds:
        if taken[deed.yellow] != NOBODY:
            game.deeds &= ~(1 << deed.index)
        for seat, sheet in enumerate(game.sheets):
            if sheet.marks & deed.all_marks == deed.all_marks and taken[deed.yellow] != seat:
                raise cannot_be(f"deeds.{deed.id}", f"{SEAT_NAMES[seat]} has completed it")
    for yellow, owner in enumerate(taken):
        if owner >= 0:
            game.sheets[owner].citizens += tables.yellows[yellow].bonus.citizens
    game.yellow = taken


def apply_moment(game: State, position: dict[str, Any]) -> None:
    """Which round it is, who began it and where the tiles are."""
    tables = game.tables
    round = number(position.get("round", 1), "round", tables.rounds_per_bag * tables.bags)
    if round == 0:
        raise cannot_be("round", "rounds are counted from 1")
    game.round = round
    game.bags = (round - 1) // tables.rounds_per_bag
    in_turn = "waiting" in position
    drawn = tables.tiles_drawn - in_turn
    named = tiles_named(position, "display")
    shown = sum(named) if "display" in position else drawn
    if not (0 if in_turn else 1) <= shown <= drawn:
        raise cannot_be("display", f"there are {0 if in_turn else 1} to {drawn} tiles")
    game.pick = drawn - shown
    game.shown = shown
    apply_start(game, position)
    kept = tables.tiles_aside + (round - 1) % tables.rounds_per_bag * tables.tiles_drawn
    deal_tiles(game, named, tiles_named(position, "holding"), kept + tables.tiles_drawn - shown)


def apply_start(game: State, position: dict[str, Any]) -> None:
    """Who began the round, or whose turn it is: one follows from the other."""
    if game.area is not None:
        game.start = (game.round - 1) % game.tables.order  # joan.solo.turn.alternate
        for field in ("start", "turn"):
            if field in position:
                raise cannot_be(field, "against Joan the round and the display say it")
        return
    seats = SEAT_NAMES[: game.tables.players]
    if "start" in position:
        game.start = index_of(seats, position["start"], "start")
    if "turn" in position:
        turn = index_of(seats, position["turn"], "turn")
        start = (turn - game.pick) % game.tables.players
        if "start" in position and game.start != start:
            raise cannot_be("turn", f"with this display it is {seats[start]} who began")
        game.start = start


def tiles_named(position: dict[str, Any], field: str) -> list[int]:
    counts = [0] * TILES
    for name in words(position.get(field, []), field):
        counts[index_of(FOLLOWERS[:TILES], name, field)] += 1
    return counts


def deal_tiles(game: State, display: list[int], holding: list[int], held: int) -> None:
    """Named tiles first, then chance fills the display and the holding area; the rest is drawn."""
    game.bag = game.tables.tile_counts[:]
    for counts in (display, holding):
        for follower_type, count in enumerate(counts):
            game.bag[follower_type] -= count
    if min(game.bag) < 0:
        raise cannot_be("display and holding", "there are not so many tiles of a kind")
    if sum(holding) > held:
        raise cannot_be("holding", f"there are {held} tiles")
    game.display = display
    game.holding = holding
    for area, size in ((display, game.shown), (holding, held)):
        while sum(area) < size:
            follower_type = game.chance.pick_weighted(game.bag)
            game.bag[follower_type] -= 1
            area[follower_type] += 1


def apply_waiting(game: State, position: dict[str, Any]) -> None:
    """Whether somebody is to pick, or in the middle of a turn."""
    game.steps.clear()
    game.push(Pick())
    if "waiting" not in position:
        return
    seat = (game.start + game.pick) % game.tables.order
    if seat >= game.tables.players:
        raise cannot_be("waiting", "it is Joan's turn")
    game.push(Turn(seat))
    named = [part_named(game, name) for name in words(position["waiting"], "waiting")]
    for part in sorted(named, key=lambda part: not part & PLUS):
        add_part(game, seat, part)
    if not game.waiting:
        raise cannot_be("waiting", "nothing is left to do")


def part_named(game: State, name: str) -> int:
    """A part as views name it; one that a '+' card brought begins with a plus."""
    choices = ["/".join(PART_NAMES[kind] for kind in choice) for choice in game.tables.choices]
    plus = PLUS if name.startswith("+") else 0
    names = [*PART_NAMES, *choices]
    kind = index_of(names, name.removeprefix("+"), "waiting")
    assert kind <= KIND and len(PART_NAMES) == CHOICE
    own = kind in (RECRUITED, TAKEN_SCHOLAR)
    if plus and ACT <= kind < CHOICE:
        raise cannot_be("waiting", f"no '+' card brings {name}")
    return (TILE if own else game.tables.position_source) * SOURCE + plus + kind
