"""What lies between the players: round, tiles, places, deeds, yellow bonuses, standings."""

from __future__ import annotations

from ...content.schema.joan_places import JoanPlace
from ...text.joan.gains import gain_words, gains_words, place_effect, place_followers
from ...text.joan.names import tiles_words, yellow_short
from ..shell.page import table
from .look import Look
from .signs import deed_signs


def head(look: Look) -> list[str]:
    """The round, the tiles on display, in the bag and in the holding area."""
    view = look.view
    title = look.say("joan-title-round", round=view["round"], rounds=view["rounds"])
    if look.seat is not None:
        title = look.say("joan-title-seat", title=title, who=look.names[look.seat])
    labels = ["start", "display", "bag", "holding"]
    tiles = [view[name] for name in labels[1:]]
    texts = [look.who(view["start"]), *(tiles_line(look, some) for some in tiles)]
    bags = look.tables.bags
    if view["bag_numbers"]:
        number = view["bag_numbers"][0]
        texts[2] = look.say("joan-bag-line", tiles=texts[2], number=number, bags=bags)
    names = [look.say(f"joan-label-{label}") for label in labels]
    lines = [look.page.title(title)]
    for name, text in zip(names, texts, strict=True):
        lines += look.page.labelled(name, text, max(map(len, names)))
    return lines


def tiles_line(look: Look, tiles: dict[str, int]) -> str:
    count = sum(tiles.values())
    words = tiles_words(look.words, tiles)
    return look.say("joan-tiles-line", count=count, tiles=words) if count else words


COLUMNS = ("dev", "status", "stations", "citizens", "coins", "monks", "shields", "places")


def standings(look: Look) -> list[str]:
    """Where everybody stands, one row for each player, and one for Joan."""
    head = [look.say(f"joan-column-{column}") for column in COLUMNS]
    rows = [[" ", *head, look.say("column-points"), ""]]
    for player in look.view["players"]:
        figures = [
            f"{player['development']}",
            f"x{player['status']}",
            f"{len(player['stations'])}",
            f"{player['citizens']}",
            f"{player['coins']}",
            f"{player['monks']}",
            f"{player['shields']}",
            f"{len(player['cards'])}",
            f"{sum(player['score'].values())}",
        ]
        note = look.say("note-you") if player["seat"] == look.seat else ""
        rows.append([begins(look, player["seat"]) + look.names[player["seat"]], *figures, note])
    if look.joan is not None:
        rows.append([begins(look, len(look.names)) + look.say("joan"), *joan_figures(look), ""])
    lines = table(rows, right=range(1, len(rows[0]) - 1), gap=" ")
    painted = [look.page.bold(lines[0])]
    for seat, line in enumerate(lines[1:]):
        end = len(look.who(seat)) + 1
        painted.append(look.page.seat(seat, line[:end]) + line[end:])
    return painted


def begins(look: Look, seat: int) -> str:
    """Who holds the bag."""
    return ">" if seat == look.view["start"] else " "


def joan_figures(look: Look) -> list[str]:
    area = look.joan
    assert area is not None and look.tables.solo is not None
    level = look.tables.solo.level_values[area["development"]]
    figures = [str(area["development"]), f"x{level}", str(area["stations"]), str(area["citizens"])]
    return [*figures, "-", "-", str(area["shields"]), "-", str(sum(area["score"].values()))]


# ---------------------------------------------------------------------- places


def places(look: Look) -> list[str]:
    """The places on display by category; those of closed categories cannot be acquired yet."""
    opens = look.tables.cards_to_open
    lines = [look.page.heading(look.say("joan-heading-places", opens=opens))]
    for category in look.words.content.joan_places.category:
        cards = [row for row in shown_places(look) if row.category == category.name]
        offered = any(row.id in look.view["cards_on_offer"] for row in cards)
        names = ", ".join(look.name(row.id) for row in cards) or look.say("nothing")
        state = "none" if not cards else "open" if offered else "closed"
        text = look.say("joan-category-line", price=category.cost, names=names, state=state)
        lines += look.page.labelled(category.name, text, 3)
    return lines


def shown_places(look: Look) -> list[JoanPlace]:
    rows = look.words.content.joan_places.place
    return [row for row in rows if row.id in look.view["cards"]]


def all_places(look: Look) -> list[str]:
    """Every place on display with what it does, and who owns the others."""
    lines = places(look)
    for row in shown_places(look):
        text = look.say(
            "joan-place-line",
            place=look.name(row.id),
            followers=place_followers(look.words, row),
            effect=place_effect(look.words, row),
        )
        lines += look.page.labelled(row.category, text, 3)
    for player in look.view["players"]:
        if player["cards"]:
            names = ", ".join(map(look.name, player["cards"]))
            line = look.say("joan-owns", who=look.names[player["seat"]], places=names)
            lines += look.page.wrap(line, hang="  ")
    return lines


# ----------------------------------------------------------------------- deeds


def deeds(look: Look) -> list[str]:
    """The deeds with the marks of the viewing seat, what they bring, and how far others are."""
    lines = [look.page.heading(look.say("heading-deeds"))]
    for row in look.words.content.joan_deeds.deed:
        state = look.view["deeds"][row.id]
        if state == "absent":
            continue
        own = look.player(look.seat)["deeds"][row.id] if look.seat is not None else []
        signs = deed_signs(look, row.followers, own)
        label = f"{row.number} {signs}"
        if state == "closed":
            owner = look.owner(look.view["yellow_bonuses"][row.yellow])
            text = look.say("joan-deed-closed", who=owner)
        else:
            text = look.say(
                "joan-deed-open",
                effect=gains_words(look.words, row.effect),
                complete=gain_words(look.words, row.complete),
            )
            text = look.words.apart([text, *rivals(look, row.id, len(row.followers))])
        lines += look.page.labelled(label, text)
    return lines


def rivals(look: Look, deed: str, icons: int) -> list[str]:
    """How many marks the others have on a deed."""
    marks = {p["seat"]: len(p["deeds"][deed]) for p in look.view["players"]}
    return [
        f"{look.names[seat]} {count}/{icons}"
        for seat, count in marks.items()
        if count and seat != look.seat
    ]


# -------------------------------------------------------------- yellow bonuses


def yellow(look: Look) -> list[str]:
    """What only the first player gains: what is still to be had, and who has the rest.

    The bonuses of deeds stand beside the deeds."""
    owners: dict[str, str] = look.view["yellow_bonuses"]
    rows = [row for row in look.words.content.joan_sheet.yellow if row.id in owners]
    rows = [row for row in rows if not row.id.startswith("yellow_deed")]
    free = [row for row in rows if not owners[row.id]]
    lists = {
        "citizens": [yellow_short(look.words, row.id) for row in free if row.gain.citizen],
        "shields": [yellow_short(look.words, row.id) for row in free if not row.gain.citizen],
        "gone": [
            look.say(
                "joan-because",
                thing=yellow_short(look.words, row.id),
                source=look.owner(owners[row.id]),
            )
            for row in rows
            if owners[row.id]
        ],
    }
    labels = {name: look.say(f"joan-label-{name}") for name in lists}
    lines = [look.page.heading(look.say("joan-heading-yellow"))]
    for name, found in lists.items():
        text = ", ".join(found) or look.say("nothing")
        lines += look.page.labelled(labels[name], text, max(map(len, labels.values())))
    return lines


# ---------------------------------------------------------------------- others


def others(look: Look) -> list[str]:
    """The sheets of the others in a line or two each."""
    rivals = [player for player in look.view["players"] if player["seat"] != look.seat]
    if not rivals:
        return []
    lines = [look.page.heading(look.say("heading-others"))]
    width = max(len(look.names[player["seat"]]) for player in rivals)
    for player in rivals:
        goods = {good: count for good, count in player["goods"].items() if count}
        places = ", ".join(map(look.name, player["cards"]))
        towns = ", ".join(map(look.name, player["stations"]))
        text = look.say(
            "joan-other-line",
            goods=look.words.counted_goods(goods) if goods else look.say("nothing"),
            towns=towns or look.say("nothing"),
            places=places or look.say("nothing"),
        )
        lines += look.page.labelled(look.names[player["seat"]], text, width)
    return lines
