"""The common boards: round and event, tracks, map, deeds, supplies."""

from __future__ import annotations

from ...classic.ids import FOLLOWERS, ROUTE_NAMES, TRACKS
from ...text.classic.forecast import census_words, event_words
from ...text.classic.pieces import route_facts
from ..shell.look import Look
from ..shell.page import shortened, table
from .letters import letter_of
from .signs import counted_signs, signs

LONGEST_TOWN = 13


def head(look: Look) -> list[str]:
    labels = [look.say(f"label-{name}") for name in ("event", "start", "census")]
    start = look.names[look.view["start"]]
    texts = [event_words(look.moment), start, census_words(look.moment)]
    lines = [title(look)]
    for label, text in zip(labels, texts, strict=True):
        lines += look.page.labelled(label, text, max(map(len, labels)))
    return lines


def short_head(look: Look) -> list[str]:
    """The round and its event alone; the tracks mark the Start Player too."""
    return [title(look), *look.page.labelled(look.say("label-event"), event_words(look.moment))]


def title(look: Look) -> str:
    view = look.view
    phase = look.say("phase", phase=view["phase"])
    text = look.say("title", round=view["round"], rounds=view["rounds"], phase=phase)
    return look.page.title(text)


def status_line(look: Look) -> list[str]:
    """The round in one line, for decisions that follow each other."""
    view = look.view
    me = look.me
    return look.page.wrap(
        look.say(
            "status-line",
            round=view["round"],
            rounds=view["rounds"],
            phase=look.say("phase", phase=view["phase"]),
            tile=look.name(view["event"]),
            coins=me["coins"],
            status=me["status"],
        )
    )


def legend(look: Look) -> list[str]:
    letters = [
        look.say("letter-named", letter=letter_of(look.words, follower), name=look.name(follower))
        for follower in FOLLOWERS
    ]
    return look.page.wrap(look.say("legend", letters=", ".join(letters)))


def tracks(look: Look) -> list[str]:
    """Where everybody stands, one row for each player."""
    columns = ["dev", "status", "citizens", "stations", "coins", "goods", "points"]
    head = [" ", *(letter_of(look.words, follower) for follower in FOLLOWERS[:TRACKS])]
    head += [look.say(f"column-{column}") for column in columns]
    rows = [[*head, ""]]
    for player in look.view["players"]:
        seat = player["seat"]
        steps = [str(player["tracks"][follower]) for follower in FOLLOWERS[:TRACKS]]
        score = player["score"]
        figures = [
            f"{player['development']}",
            f"x{player['status']}",
            f"{player['citizens']}",
            f"{player['stations_built']}",
            f"{player['coins']}",
            f"{score['goods']}",
            f"{sum(score.values())}",
        ]
        mark = ">" if seat == look.view["start"] else " "
        rows.append([mark + look.names[seat], *steps, *figures, seat_note(look, seat)])
    lines = table(rows, right=range(1, len(head)), gap=" ")
    painted = [look.page.bold(lines[0])]
    for seat, line in enumerate(lines[1:]):
        end = len(look.names[seat]) + 1
        painted.append(look.page.seat(seat, line[:end]) + line[end:])
    return painted


def seat_note(look: Look, seat: int) -> str:
    notes: list[str] = []
    if seat == look.seat:
        notes.append(look.say("note-you"))
    if look.view["phase"] == "actions" and seat in look.view["passed"]:
        notes.append(look.say("note-passed"))
    return ", ".join(notes)


def development(look: Look) -> list[str]:
    """What still waits ahead of the own marker on the Development track."""
    tables = look.tables
    space = look.me["development"]
    ahead: list[str] = []
    for at in range(space + 1, tables.dev_last + 1):
        if tables.dev_coins[at]:
            ahead.append(look.say("ahead-coins", space=at, coins=tables.dev_coins[at]))
        if f"development.{at}" in look.view["citizens"]:
            ahead.append(look.say("ahead-citizen", space=at))
        if tables.dev_status[at] > tables.dev_status[at - 1]:
            ahead.append(look.say("ahead-status", space=at, status=tables.dev_status[at]))
        if len(ahead) >= 3:
            break
    text = look.say("development-line", space=space, last=tables.dev_last, ahead=", ".join(ahead))
    return look.page.labelled(look.say("label-development"), text)


def around(look: Look) -> list[str]:
    """The connections from the town of the own Merchant."""
    tables = look.tables
    town = look.me["merchant"]
    lines = [look.page.heading(look.say("heading-map", town=look.name(town)))]
    rows: list[list[str]] = []
    for kind, way in enumerate(ROUTE_NAMES):
        for index in tables.routes_from[kind][tables.towns.index(town)]:
            facts = route_facts(look.moment._replace(asked=""), index)
            route = tables.routes[index]
            other = tables.towns[route.other_end(tables.towns.index(town))]
            goods = str(facts["goods"])
            rows.append([look.say("way", way=way), look.name(other), goods, in_town(look, other)])
    for line in table(rows):
        lines += look.page.wrap(line, "  ", "    ", keep_blanks=True)
    here = in_town(look, town)
    return lines + (look.page.wrap(look.say("here", who=here), "  ") if here else [])


def in_town(look: Look, town: str) -> str:
    """Whose Trading Stations and Merchants are in a town."""
    parts: list[str] = []
    stations = look.view["stations"].get(town, [])
    if stations:
        parts.append(look.say("stations-of", who=look.seat_names(stations)))
    merchants = [
        player["seat"]
        for player in look.view["players"]
        if player["merchant"] == town and player["seat"] != look.seat
    ]
    if merchants:
        parts.append(look.say("merchants-of", who=look.seat_names(merchants)))
    if len(parts) == 2:
        return look.say("parts", head=parts[0], last=parts[1])
    return parts[0] if parts else ""


def whole_map(look: Look) -> list[str]:
    """Every connection with its goods in words, then who stands and has built where."""
    tables = look.tables
    lines = [look.page.heading(look.say("heading-whole-map"))]
    cells: list[str] = []
    for route in tables.routes:
        joint = "~" if ROUTE_NAMES[route.kind] == "water" else "="
        towns = [look.name(tables.towns[town]) for town in (route.a, route.b)]
        ends = [shortened(town, LONGEST_TOWN) for town in towns]
        goods = ", ".join(look.words.good(good) for good in look.view["routes"][route.id])
        facts = {"a": ends[0], "joint": joint, "b": ends[1], "goods": goods or "-"}
        cells.append(look.say("map-route", **facts))
    lines += in_columns(cells, look.page.width - 1)
    return [*lines, *look.page.wrap(look.say("map-legend")), *occupied_towns(look)]


def occupied_towns(look: Look) -> list[str]:
    """Who stands and has built where."""
    lines: list[str] = []
    for town in look.tables.towns:
        here = in_town(look, town)
        if look.seat is not None and look.me["merchant"] == town:
            mine = look.say("your-merchant")
            here = look.say("parts", head=here, last=mine) if here else mine
        if here:
            lines += look.page.wrap(look.say("town-line", town=look.name(town), here=here), "  ")
    return lines


def in_columns(cells: list[str], width: int) -> list[str]:
    """Two columns if they fit, else one."""
    half = (len(cells) + 1) // 2
    pairs = zip(cells[:half], [*cells[half:], ""], strict=False)
    lines = ["  " + line for line in table([list(pair) for pair in pairs])]
    return lines if max(map(len, lines)) <= width else ["  " + cell for cell in cells]


def supplies(look: Look) -> list[str]:
    view = look.view
    lines = [look.page.heading(look.say("heading-supplies"))]
    followers = ", ".join(
        f"{letter_of(look.words, follower)} {view['supply'].get(follower, 0)}"
        for follower in FOLLOWERS
    )
    goods = look.words.counted_goods(view["goods"]) if view["goods"] else look.say("nothing")
    lines += look.page.wrap(look.say("supply-followers", followers=followers), "  ", "  ")
    lines += look.page.wrap(
        look.say("supply-goods", goods=goods, wheels=view["wheels"]), "  ", "  "
    )
    if view["bank"] is not None:
        lines += look.page.wrap(look.say("supply-coins", coins=view["bank"]), "  ", "  ")
    return lines


def tiles_left(look: Look) -> list[str]:
    lines = [look.page.heading(look.say("heading-tiles"))]
    for category in (1, 2):
        names = [
            look.name(look.tables.places[place].id)
            for place in look.tables.tiles
            if look.tables.places[place].category == category
            and look.tables.places[place].id in look.view["tiles"]
        ]
        text = ", ".join(names) or look.say("nothing")
        lines += look.page.labelled("I" * category, text, 4)
    return lines


def others(look: Look) -> list[str]:
    """The mats of the others in a line or two each."""
    lines = [look.page.heading(look.say("heading-others"))]
    width = max(map(len, look.names))
    for player in look.view["players"]:
        if player["seat"] == look.seat:
            continue
        board = {look.tables.places[place].id for place in look.tables.board_places}
        tiles = [look.name(place) for place in player["places"] if place not in board]
        goods = player["goods"]
        text = look.say(
            "other-line",
            town=look.name(player["merchant"]),
            market=counted_signs(look.words, player["market"]) or "-",
            waiting=len(player["tower"]),
            tower=signs(look.words, player["tower"]),
            bag=player["bag_size"],
            draw=player["draw_number"],
            goods=look.words.counted_goods(goods) if goods else look.say("nothing"),
            wheels=player["wheels"],
            owned=len(tiles),
            tiles=", ".join(tiles),
        )
        lines += look.page.labelled(look.names[player["seat"]], text, width)
    return lines
