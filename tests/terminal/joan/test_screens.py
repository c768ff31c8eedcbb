"""The sheet drawn in characters: everything is there, nothing is wider than the terminal."""

import itertools
from functools import cache

import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.content import load_content
from orleans.content.schema import Language
from orleans.joan.game import JoanOfArc
from orleans.terminal.classic.map_layout import LABELS, ROUTES, TOWNS, Point
from orleans.terminal.joan.boards import JoanBoards
from orleans.terminal.joan.look import Look
from orleans.terminal.joan.map import drawn_map, map_section, route_list
from orleans.terminal.joan.screen import JoanScreen
from orleans.terminal.local_game import LocalGame
from orleans.terminal.shell.blocks import beside, in_columns
from orleans.terminal.shell.map_drawing import between
from orleans.terminal.shell.page import Page
from orleans.text.joan.forecast import chances, on_top
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here
from tests.terminal.joan.playing import NAMES, one_line, play_joan
from tests.terminal.playing import write_position


def game_of(position: dict[str, object]) -> JoanOfArc:
    game = orleans.new(None, "s", {"game": "joan", **position})
    assert isinstance(game, JoanOfArc)
    return game


def look_at(position: dict[str, object], seat: int | None = 0, width: int = 80) -> Look:
    game = game_of(position)
    return Look(Page(width), Words("en"), game.tables, game.view(seat), NAMES[: game.setup.players])


def screen_of(game: JoanOfArc, page: Page, language: Language) -> JoanScreen:
    return JoanScreen(LocalGame(game, NAMES[: game.setup.players]), page, Words(language))


# ------------------------------------------------------------------------- all of it


@cache
def moments(players: int) -> list[JoanOfArc]:
    """Of a whole game."""
    options = {"level": "connoisseur"} if players == 1 else {}
    game = orleans.new(orleans.Setup(game="joan", players=players, options=options), seed="wide")
    assert isinstance(game, JoanOfArc)
    bots = [PLAYERS["easy"](seat) for seat in range(players)]
    found: list[JoanOfArc] = []
    while not game.over:
        if game.played.length % 29 == 0:
            found.append(game.copy())
        seat = game.pending[0]
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_screen_of_a_game_fits(language: Language, players: int, width: int) -> None:
    for game in moments(players):
        screen = screen_of(game, Page(width), language)
        boards, seat = screen.boards, game.pending[0]
        lines = [*boards.board(seat), *boards.status(seat), *boards.shown(None)]
        lines += [line for show in boards.looks.values() for line in show(seat)]
        lines += [*screen.question(seat, screen.choices(seat)), *boards.setting()]
        assert [line for line in lines if len(line) >= width] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_and_names_all_that_can_be_looked_at(language: Language) -> None:
    lines = Words(language).say("joan-help").splitlines()
    assert len(lines) > 15 and max(map(len, lines)) < 80
    game = orleans.new(orleans.Setup(game="joan", players=2), seed="s")
    assert isinstance(game, JoanOfArc)
    named = {word.strip(":;,") for line in lines for word in line.split()}
    aliases = {"mats", "tiles"}  # the words of the other game
    assert {*screen_of(game, Page(), language).boards.looks} - aliases <= named


def test_colours_never_change_the_text() -> None:
    game = game_of({"players": 3, "red": {"stations": ["blois"]}})
    plain, painted = (
        "\n".join(screen_of(game, Page(colour=colour), "en").boards.board(0))
        for colour in (False, True)
    )
    assert "\x1b[" in painted and "\x1b[" not in plain
    for code in ("0", "1", "31", "34", "32", "33"):
        painted = painted.replace(f"\x1b[{code}m", "")
    assert painted == plain


# ----------------------------------------------------------------------------- the map


def points_of(route: str) -> set[Point]:
    path = ROUTES[route]
    return {point for pair in itertools.pairwise(path) for point in between(*pair)}


def sign_of(town: str) -> set[Point]:
    column, line = TOWNS[town]
    width = len("(Orléans)") if town == "orleans" else len("(12)")
    return {(column + offset, line) for offset in range(width)}


def test_every_town_and_route_has_its_place_on_the_map() -> None:
    """Routes lead from town to town and touch neither each other nor a third town."""
    content = load_content().joan_map
    assert {town.id for town in content.town} == TOWNS.keys()
    assert {route.id for route in content.route} == ROUTES.keys() == LABELS.keys()
    signs = {town: sign_of(town) for town in TOWNS}
    assert sum(map(len, signs.values())) == len(set().union(*signs.values()))
    taken: set[Point] = set()
    for route in content.route:
        points = points_of(route.id)
        ends = {town for town, sign in signs.items() if points & sign}
        assert ends == {route.a, route.b}, route.id
        between_towns = points - signs[route.a] - signs[route.b]
        assert not taken & between_towns, route.id
        assert LABELS[route.id] in between_towns, route.id
        taken |= between_towns


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_routes_bring_is_written_beside_nothing_else(language: Language) -> None:
    """No label covers a town, another route or another label."""
    words = Words(language)
    taken: dict[Point, str] = {}
    for town in TOWNS:
        taken |= dict.fromkeys(sign_of(town), town)
    for route in load_content().joan_map.route:
        taken |= dict.fromkeys(points_of(route.id) - taken.keys(), route.id)
    for route in load_content().joan_map.route:
        label = "".join(words.say("good-short", good=good) for good in route.goods)
        column, line = LABELS[route.id]
        for offset in range(len(label) + route.dev):
            assert taken.setdefault((column + offset, line), route.id) == route.id


def test_signs_of_towns_and_routes() -> None:
    red = {"routes": ["orleans-briare_water", "briare-sancerre_water"], "stations": ["briare"]}
    blue = {"routes": ["orleans-blois_water"], "stations": ["blois"]}
    look = look_at({"players": 4, "start": "red", "red": red, "blue": blue})
    mine, yours = "\n".join(drawn_map(look, 0)), "\n".join(drawn_map(look, 1))
    assert "[ 8]" in mine and "x 6x" in mine and "(16)" in mine
    assert "x 8x" in yours and "[ 6]" in yours
    assert (mine.count("Br+"), yours.count("Br+")) == (1, 2)
    assert "#" * 20 in mine and "~" * 10 in yours


def test_closed_parts_of_the_map_are_left_out() -> None:
    three, four = ("\n".join(drawn_map(look_at({"players": players}), 0)) for players in (3, 4))
    assert "(19)" in three and "(20)" not in three and "(22)" not in three
    assert "(22)" in four


def test_the_names_of_towns_stand_beside_the_map_where_there_is_room() -> None:
    narrow, wide = (map_section(look_at({"players": 4}, width=w), 0) for w in (80, 100))
    assert len(wide) == 25 and len(narrow) > 28
    assert any(line.startswith("  ") and line.endswith(" 7 Tours") for line in wide)


def test_routes_as_a_list_where_the_map_has_no_room() -> None:
    position = {"players": 3, "red": {"routes": ["orleans-briare_water"]}}
    narrow, listed = (look_at(position, width=width) for width in (60, 80))
    lines = map_section(narrow, 0)
    assert max(map(len, lines)) < 60 and "Routes that are filled in: 1" in lines
    assert lines[-1] == "  Orléans–Briare (8)"
    near = route_list(listed, 0)[1:9]
    assert near[0] == "Routes that can be filled in next: 7"
    assert "  Briare (8)–Sancerre (16), water: brocade and 1 Development space" in near


def test_everybody_may_have_built_in_orleans() -> None:
    everybody = {colour: {"stations": ["orleans"]} for colour in ("red", "blue", "green", "white")}
    for width in (80, 100):
        lines = map_section(look_at({"players": 5, **everybody}, width=width), 0)
        assert max(map(len, lines)) < width
        assert any("Orléans: Bart" in line for line in lines)


# --------------------------------------------------------------------------- the sheet

RED = {
    **{"goods": {"grain": 5, "wine": 2}, "circled": [3, 5, 0], "spent": [2, 0, 0]},
    **{"development": 8, "shields": 9, "monks": 1, "cards": ["stable", "archives"]},
    **{"deeds": {"one": "boatman monk"}, "stations": ["orleans"]},
}
GONE = {"yellow_development_1": "blue"}
SHEET = {"players": 3, "start": "red", "yellow_bonuses": GONE, "red": RED}


def test_all_parts_of_a_sheet_are_drawn() -> None:
    boards = JoanBoards(LocalGame(game_of(SHEET), NAMES[:3]), Page(), Words("en"))
    out = "\n".join(boards.board(0))
    for line in (
        "Grain     #  #  #  #  #  2p",
        "Wine      #  #  .  .  .  4p",
        "Row 1  X  X  O  .  .  M",
        "Row 2  O  O  O  O  O  4p",
        "Depot    #########222  10p",
        "Monks    #MM           6p",
        "Product  (1+0) x 3     3p",
        "##### ###.. ..... ..... .....",
        ".$2.M s3g.- .4$g. s.5.M .c..6",
        "1 BsM  1 good of your choice",
        "Stable (Farmer): 1 coin and 1 good of your choice",
        "Archives (Scholar): + whenever you take a Scholar: 1 Development space",
    ):
        assert line in out
    assert "Gone      Development track 1 (Anne-Marie-…)" in out
    yours = "\n".join(boards.sheets(1))
    assert "Row 1  X  X  O" in yours and "Your sheet" not in "\n".join(boards.sheets(None))


def test_deeds_tell_how_far_the_others_are() -> None:
    blue = {"deeds": {"two": "farmer trader"}}
    position = {"players": 3, "deeds": {"four": "green"}, "blue": blue}
    out = one_line("\n".join(screen_of(game_of(position), Page(), "en").boards.looks["deeds"](0)))
    assert "2 fst 1 land route; complete: a Monk action; Anne-Marie-… 2/3" in out
    assert "4 ckm closed by Grün" in out


@pytest.mark.parametrize(
    ("looked_at", "parts", "level"),
    [
        ("sheet", "Map, Warehouse, Bank, Depot, Development", "reconstructed"),
        ("sheets", "Map, Warehouse, Bank, Depot, Development", "reconstructed"),
        ("deeds", "Beneficial Deeds", "photograph-cover"),
        ("deeds", "Beneficial Deeds", "reconstructed"),
    ],
)
def test_values_that_no_rulebook_prints_say_where_they_come_from(
    looked_at: str, parts: str, level: str
) -> None:
    screen = screen_of(game_of({"players": 2}), Page(), "en")
    out = one_line("\n".join(screen.boards.looks[looked_at](0)))
    assert f"{parts} {Words('en').say('provenance', level=level)}" in out


def test_categories_are_open_or_closed() -> None:
    position = {"players": 2, "red": {"cards": ["stable"]}, "cards": ["library", "archives"]}
    out = "\n".join(screen_of(game_of(position), Page(), "en").boards.looks["places"](0))
    assert "I    1 coin: Library" in out and "II   1 coin: Archives" in out
    assert "III  none left" in out
    assert "Archives (Scholar): + whenever you take a Scholar: 1 Development space" in out
    assert "Bartholomäu… has: Stable" in out


# ------------------------------------------------------------------------------ the bag


def test_the_odds_are_those_of_the_bag(here: Here) -> None:
    out = play_joan(here, typed="odds | quit", seed="s").out
    assert "The bag holds 20 tiles; the next round draws 5." in out
    scholar = next(line for line in out.splitlines() if line.startswith("  S Scholar"))
    assert scholar.split()[2:] == ["5", "80.6", "%", "36.6", "%", "1.25"]


@pytest.mark.parametrize(
    "round, says",
    [
        (5, "refilled: the next round draws 5 of 27 tiles"),
        (10, "No more tiles will be drawn: this is the last round."),
    ],
)
def test_the_odds_at_the_end_of_a_bag(here: Here, round: int, says: str) -> None:
    position = write_position(here.home, f'game = "joan"\nplayers = 2\nround = {round}\n')
    out = play_joan(here, position, typed="odds | quit", game="--game joan").out
    assert says in one_line(out)


# --------------------------------------------------------------------------- Joan's area

JOAN = {
    **{"tracks": {"farmer": 3, "scholar": 2}, "development": 2, "stations": 4, "citizens": 1},
    **{"shields": 5, "removed": ["stable"], "pile": ["2", "9"]},
    **{"face_up": ["1", "3", "4", "5", "6", "7"]},
}
AGAINST = {"players": 1, "round": 3, "display": "farmer scholar knight", "joan": JOAN}


def test_joans_area_is_drawn() -> None:
    position = {**AGAINST, "options": {"level": "connoisseur"}}
    out = "\n".join(screen_of(game_of(position), Page(), "en").boards.board(0))
    for line in (
        "Joan: Connoisseur Variant",
        "Farmers   ###12222  3p   Stations  4/12",
        "Scholars  ##sMc+s+       Depot     #####111111111111111  5p",
        "Level     ##....                10p",
        "The back on top shows an arrow up and as Joan’s Monk action",
    ):
        assert line in out
    joan = next(line.split() for line in out.splitlines() if line.startswith(" Joan "))
    assert joan == ["Joan", "2", "x2", "4", "1", "-", "-", "5", "-", "18"]
    standard = "\n".join(screen_of(game_of(AGAINST), Page(), "en").boards.board(0))
    assert "The back on top shows an arrow up." in standard


def test_her_last_card_is_shown_as_it_was_read() -> None:
    """Card 7 under a back with an arrow up: read from the bottom, Boatman first."""
    out = "\n".join(screen_of(game_of(AGAINST), Page(), "en").boards.looks["joan"](0))
    assert "Her last card: 7" in out and "trading stations begin at town 7" in one_line(out)
    assert out.index("  B  crosses off") < out.index("  F  crosses off") < out.index("  T  removes")


def test_what_she_may_take_follows_from_the_back_alone() -> None:
    """An arrow up and a station: card 2 or 14, each equally likely; read down or up by the arrow
    of any other card of the pile."""
    look = look_at(AGAINST)
    assert [card.card for card in on_top(look.moment)] == ["2", "14"]
    pile = ["2", "8", "9", "10", "11", "12", "13", "14"]
    arrows = {card.card: card.back.arrow for card in load_content().joan_solo.solo_card}
    counts = {"knight": 0.0, "farmer": 0.0, "scholar": 0.0}
    takes = {("2", "down"): "knight", ("2", "up"): "farmer"}
    takes |= {("14", "down"): "scholar", ("14", "up"): "knight"}
    for top in ("2", "14"):
        below = [card for card in pile if card != top]
        for card in below:
            counts[takes[top, arrows[card]]] += 0.5 / len(below)
    assert chances(look.moment) == pytest.approx(counts)
    assert sum(chances(look.moment).values()) == pytest.approx(1)
    out = one_line("\n".join(screen_of(game_of(AGAINST), Page(), "en").boards.looks["joan"](0)))
    assert "2 read downward she takes Knight (crosses off the first open deed)" in out


def test_worlds_that_differ_in_what_is_hidden_look_the_same(here: Here) -> None:
    """Cards 2 and 14 have the same back, and what lies below them is not shown at all."""
    looking = " | ".join(["board", "joan", "sheets", "bag", "odds", "log all", "hint", "quit"])
    outs: list[str] = []
    for pile in ('["2", "9", "14"]', '["14", "2", "12"]'):
        text = 'game = "joan"\nplayers = 1\nround = 3\ndisplay = "farmer knight scholar"\n'
        seen = f"face_up = {JOAN['face_up']}"
        flag = write_position(here.home, f"{text}[joan]\n{seen}\npile = {pile}\n")
        outs.append(play_joan(here, flag, "--force", typed=looking, game="--game joan").out)
    assert outs[0] == outs[1]


def test_without_joan_there_is_nothing_to_tell_of_her(here: Here) -> None:
    ran = play_joan(here, typed="joan | quit", game="--game joan --players 2")
    assert "Joan plays only against a single player." in ran.out


# ------------------------------------------------------------------------------- blocks


def test_blocks_stand_beside_each_other_while_there_is_room() -> None:
    one, two = ["ab", "c"], ["def"]
    assert beside([one, two], 10) == ["ab   def", "c"]
    assert beside([one, two], 7) == ["ab", "c", "def"]
    assert in_columns(["a", "b", "c", "d"], 5) == ["a   c", "b   d"]
    assert in_columns(["a", "b", "c", "d"], 13) == ["a   b   c   d"]
    assert in_columns(["abcdef", "b"], 3) == ["abcdef", "b"]
