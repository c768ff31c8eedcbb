"""The map of Orléans, drawn: every town and connection, the goods that lie there, who is where."""

from itertools import pairwise

import pytest

import orleans
from orleans.content.schema import Language
from orleans.terminal.classic.map import NUMBERS, drawn_map, map_section
from orleans.terminal.classic.map_layout import LABELS, ROUTES, TOWNS, Point
from orleans.terminal.shell.look import Look
from orleans.terminal.shell.map_drawing import between
from orleans.terminal.shell.page import Page
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here
from tests.terminal.playing import play

POSITION: dict[str, object] = {
    **{"edition": "2021", "players": 2},
    "red": {"merchant": "vierzon", "stations": ["vierzon", "blois"]},
    "blue": {"merchant": "vierzon", "stations": ["orleans"]},
}


def look_at(seat: int | None = 0, width: int = 80, language: Language = "en") -> Look:
    game = orleans.new(orleans.Setup(edition="2021", players=2), "s", POSITION)
    return Look(Page(width), Words(language), game.tables, game.view(seat), ["Anna", "Ben"])


@pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
def test_every_town_and_connection_is_drawn(edition: str) -> None:
    tables = orleans.new(orleans.Setup(edition=edition, players=4), seed="s").tables
    assert {*tables.towns} == {*NUMBERS, "orleans"} == {*TOWNS}
    assert {route.id for route in tables.routes} == ROUTES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_cover_nothing_else(language: Language) -> None:
    """No label runs into a town, another connection or another label."""
    words = Words(language)
    game = orleans.new(orleans.Setup(players=4), seed="s")
    taken: dict[Point, str] = {}
    for town, (column, line) in TOWNS.items():
        width = len("(Orléans)") if town == "orleans" else len("(12)")
        taken |= {(column + offset, line): town for offset in range(width)}
    for route, path in ROUTES.items():
        points = {point for pair in pairwise(path) for point in between(*pair)}
        taken |= dict.fromkeys(points - taken.keys(), route)
    for route, goods in game.view(None)["routes"].items():
        label = "".join(words.say("good-short", good=good) for good in goods)
        column, line = LABELS[route]
        for offset in range(len(label)):
            assert taken.setdefault((column + offset, line), route) == route


def test_signs_of_towns() -> None:
    mine, watched = ("\n".join(drawn_map(look_at(seat))) for seat in (0, None))
    assert "[11*" in mine and "[ 7]" in mine and "[Orléans]" in mine and "(12)" in mine
    assert "[11]" in watched and "*" not in watched


def test_goods_that_were_taken_are_gone() -> None:
    game = orleans.new(orleans.Setup(edition="2021", players=2), seed="s")
    view = game.view(0)
    look = Look(Page(), Words("en"), game.tables, view, ["Anna", "Ben"])
    before = sum(line.count("Wi") for line in drawn_map(look))
    assert before == sum(goods.count("wine") for goods in view["routes"].values())
    view["routes"] = dict.fromkeys(view["routes"], ())
    assert "Wi" not in "".join(drawn_map(look))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_it_fits(language: Language, width: int) -> None:
    """A narrow page lists the connections instead."""
    lines = map_section(look_at(width=width, language=language))
    assert max(map(len, lines)) < width
    assert any("~~~" in line for line in lines) == (width >= 80)
    assert any("Anna" in line or "Ben" in line for line in lines[-3:])


def test_it_is_shown_in_a_game(here: Here) -> None:
    out = play(here, "--edition 2021 --players 2", typed="map | routes | quit").out
    drawn, listed = out.split("> map\n")[1].split("> routes\n")
    assert "(Orléans*" in drawn and " 7 Blois" in drawn and "Gr grain" in drawn
    assert "Orléans ~ Blois: " in listed
