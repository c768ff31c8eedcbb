"""A player's mat: the Market, every Place with its spaces, and what belongs to the player."""

from __future__ import annotations

from ..classic.tables import Place
from ..table.moves import place_words
from .choices import Choice
from .look import Look
from .page import shortened
from .signs import asked_sign, counted_signs, signs, space_signs

LONGEST_PLACE = 20

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
    standing = counted_signs(player["market"]) or "-"
    market = look.say(
        "market-line",
        followers=standing,
        count=sum(player["market"].values()),
        size=look.tables.market_size,
    )
    if player["tower"]:
        market = look.say("market-tower", market=market, tower=signs(player["tower"]))
    bag = look.say("bag-closed", bag=player["bag_size"], draw=player["draw_number"])
    if "bag" in player:
        followers = counted_signs(player["bag"]) or "-"
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
    space_width = max(len(spaces_of(look, seat, place)) for place in own)
    numbered = list(enumerate(choices, start=1))
    lines: list[str] = []
    for place in own:
        name = shortened(look.name(place.id), LONGEST_PLACE).ljust(name_width)
        row = f"  {name}  {spaces_of(look, seat, place).ljust(space_width)}  "
        here = [(number, choice) for number, choice in numbered if choice.place == place.id]
        state = state_words(look, seat, place)
        ready = all(look.player(seat)["spaces"][place.id]) and place.spaces
        text = "  ".join(filter(None, (state if ready or not here else "", options(here))))
        lines += look.page.wrap(row + text, hang=" " * (name_width + space_width + 6))
    return lines


def options(numbered: Numbered) -> str:
    """Non-breaking blanks keep each number with its placement."""
    return "  ".join(f"{number}\N{NO-BREAK SPACE}{choice.text}" for number, choice in numbered)


def spaces_of(look: Look, seat: int, place: Place) -> str:
    return space_signs(look.tables, place.id, look.player(seat)["spaces"][place.id])


def state_words(look: Look, seat: int, place: Place) -> str:
    """Ready, or what it lacks, or what a tile without spaces is good for."""
    pieces = look.player(seat)["spaces"][place.id]
    wanted = [
        asked_sign(look.tables.spaces[space].asks).upper()
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
