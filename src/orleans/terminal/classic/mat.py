"""A player's mat: the Market, every Place with its spaces, and what belongs to the player."""

from __future__ import annotations

from ...classic.tables import Place
from ...text.classic.pieces import place_words
from ..shell.look import Look
from ..shell.page import shortened
from ..shell.parser import Choice
from .deeds import room_text
from .signs import asked_sign, counted_signs, deed_signs, signs, space_signs

LONGEST_PLACE = 20
MOST_SPACES = 4

Numbered = list[tuple[int, Choice]]


def mat(look: Look, seat: int, choices: list[Choice] | None = None) -> list[str]:
    """Given the choices of planning, each stands beside the Place it concerns."""
    if seat == look.seat:
        lines = [look.page.heading(look.say("heading-mat"))]
    else:
        lines = [look.page.heading(look.say("heading-mat-of", who=look.names[seat]))]
    return lines + holdings(look, seat) + places(look, seat, choices or [])


def holdings(look: Look, seat: int) -> list[str]:
    player = look.player(seat)
    labels = [look.say(f"label-{name}") for name in ("market", "bag", "goods")]
    width = max(map(len, labels))
    standing = counted_signs(look.words, player["market"]) or "-"
    market = look.say(
        "market-line",
        followers=standing,
        count=sum(player["market"].values()),
        size=look.tables.market_size,
    )
    if player["tower"]:
        market = look.say("market-tower", market=market, tower=signs(look.words, player["tower"]))
    bag = look.say("bag-closed", bag=player["bag_size"], draw=player["draw_number"])
    if "bag" in player:
        followers = counted_signs(look.words, player["bag"]) or "-"
        count, draw = player["bag_size"], player["draw_number"]
        bag = look.say("bag-line", followers=followers, bag=count, draw=draw)
    goods = look.words.counted_goods(player["goods"]) if player["goods"] else look.say("nothing")
    rest = look.say(
        "goods-line", goods=goods, points=player["score"]["goods"], wheels=player["wheels"]
    )
    lines: list[str] = []
    for label, text in zip(labels, (market, bag, rest), strict=True):
        lines += look.page.labelled(label, text, width)
    return lines


def places(look: Look, seat: int, choices: list[Choice]) -> list[str]:
    """One row for each Place: its spaces, and what can be put there or what is missing."""
    player = look.player(seat)
    rows = {place.id: place for place in look.tables.places}
    own = [rows[id] for id in player["places"]]
    name_width = min(LONGEST_PLACE, max(len(look.name(place.id)) for place in own))
    space_width = max(len(spaces_of(look, seat, place)) for place in own if in_column(place))
    numbered = list(enumerate(choices, start=1))
    lines: list[str] = []
    for place in own:
        name = shortened(look.name(place.id), LONGEST_PLACE).ljust(name_width)
        row = f"  {name}  {spaces_of(look, seat, place).ljust(space_width)}  "
        here = [(number, choice) for number, choice in numbered if choice.place == place.id]
        closed = is_closed(look, seat, place)
        state = look.say("label-closed") if closed else state_words(look, seat, place)
        full = bool(place.spaces) and all(player["spaces"][place.id])
        told = state if full or closed or not here else ""
        shown = (told, lying_on(look, seat, place), options(here))
        text = "  ".join(filter(None, shown))
        lines += look.page.wrap(row + text, hang=" " * (name_width + space_width + 6))
    return lines


def in_column(place: Place) -> bool:
    """A tile with a space for every type would widen the column for all the others."""
    return len(place.spaces) <= MOST_SPACES


def options(numbered: Numbered) -> str:
    """Non-breaking blanks keep each number with its placement."""
    return "  ".join(f"{number}\N{NO-BREAK SPACE}{choice.text}" for number, choice in numbered)


def spaces_of(look: Look, seat: int, place: Place) -> str:
    return space_signs(look.words, look.tables, place.id, look.player(seat)["spaces"][place.id])


def is_closed(look: Look, seat: int, place: Place) -> bool:
    """Whether a module has closed this action for the round."""
    views = look.view["modules"].values()
    return any(place.id in view["deactivated"][seat] for view in views if "deactivated" in view)


def lying_on(look: Look, seat: int, place: Place) -> str:
    """What lies on a tile besides Followers: its goods, stations, or what fills a room."""
    player, tables = look.player(seat), look.tables
    pieces = ""
    if place.brings and player["kept"]:
        pieces = look.words.counted_goods(player["kept"])
    elif place.index == tables.road:
        built = {other["seat"]: other["on_road"] for other in look.view["players"]}
        standing = [f"{look.names[owner]} {count}" for owner, count in built.items() if count]
        pieces = ", ".join(standing)
    elif place.index == tables.room:
        filled = deed_signs(look.words, look.view["deeds"][place.id])
        return look.say("tile-filling", signs=filled, goods=room_text(look, player))
    return look.say("tile-holds", pieces=pieces) if pieces else ""


def state_words(look: Look, seat: int, place: Place) -> str:
    """Ready, or what it lacks, or what a tile without spaces is good for."""
    pieces = look.player(seat)["spaces"][place.id]
    wanted = [
        asked_sign(look.words, look.tables.spaces[space].asks).upper()
        for space, piece in zip(place.spaces, pieces, strict=True)
        if not piece
    ]
    if not place.spaces:
        return place_words(look.words, look.tables, place)
    if len(wanted) <= place.spare:
        return look.say("place-ready")
    if len(wanted) == len(pieces):
        return place_words(look.words, look.tables, place)
    return look.say("place-lacks", followers=" ".join(wanted))
