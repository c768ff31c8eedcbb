"""What there is to say of a moment: forecasts, points, ways to fill a Place, waste."""

from typing import Any

import pytest

import orleans
from orleans import Setup
from orleans.bots import PLAYERS
from orleans.classic.game import Classic
from orleans.content.schema import Language
from orleans.display.situation import about
from orleans.display.situation_shapes import About
from orleans.display.waste import waste
from orleans.games import AnyGame
from orleans.text.translator import Words
from tests.setups import VARIED

NAMES = ["Ada", "Bea", "Cid", "Dan", "Eve"]


def about_now(game: AnyGame, seat: int | None, language: Any = "en") -> About:
    return about(Words(language), game, seat, game.view(seat), NAMES)


def planning(**red: object) -> Classic:
    position = {"edition": "bigbox", "players": 2, "phase": "planning", "red": red}
    game = orleans.new(None, "s", position)
    assert isinstance(game, Classic)
    return game


def play_to_the_end(game: AnyGame) -> None:
    bot = PLAYERS["random"](1)
    while not game.over:
        seat = game.pending[0]
        game.play_legal(seat, bot.choose(game, seat, game.legal(seat)))


# ------------------------------------------------------------------- planning


@pytest.mark.parametrize("name", ["2014", "orders+ti-events+trade", "orders+ti-events+intrigue"])
def test_fillings_are_legal_and_complete_the_place(name: str) -> None:
    game = orleans.new(VARIED[name], "fill", listen=False)
    bot = PLAYERS["random"](3)
    words = Words("de")
    found = 0
    while not game.over:
        seat = game.pending[0]
        if game.asked == "plan":
            to_do = about(words, game, seat, game.view(seat), NAMES).to_do
            assert to_do is not None
            for filling in to_do.fillings:
                found += filling.complete
                tried = game.copy()
                for notation in filling.moves:
                    tried.play(seat, tried.parse(notation))
                pieces = tried.view(seat)["players"][seat]["spaces"][filling.place]
                lacking = [piece for piece in pieces if not piece]
                assert filling.complete or len(filling.missing) == len(lacking) > 0
                again = about(words, tried, seat, tried.view(seat), NAMES).to_do
                left = [] if again is None else [one.place for one in again.fillings]
                assert (filling.place not in left) == filling.complete
            done = [one.text for one in to_do.waste if one.move == "done"]
            useful = [one for one in to_do.fillings if one.complete and not one.rule]
            assert bool(done) == bool(useful)
        game.play_legal(seat, bot.choose(game, seat, game.legal(seat)))
    assert found > 10


def test_jokers_are_placed_last() -> None:
    game = planning(market="farmer* boatman* craftsman* monk")
    to_do = about_now(game, 0).to_do
    assert to_do is not None
    ways = {filling.place: filling for filling in to_do.fillings}
    assert ways["village"].moves == [
        "place farmer* village.1",
        "place boatman* village.2",
        "place craftsman* village.3",
    ]
    assert ways["ship"].moves[-1] == "place monk ship.3" and ways["ship"].complete
    assert ways["castle"].text == "Farmer*, Boatman* and Monk"
    assert ways["scriptorium"].missing and not ways["scriptorium"].complete
    assert ways["town_hall"].choose and ways["town_hall"].moves == []


def test_a_place_that_could_not_be_used_says_why() -> None:
    game = planning(market="farmer* craftsman* knight", merchant="blois", stations="blois")
    to_do = about_now(game, 0).to_do
    assert to_do is not None
    guildhall = next(one for one in to_do.fillings if one.place == "guildhall")
    assert guildhall.complete and guildhall.rule == "guildhall.onepertown"


def test_nobody_else_is_told_what_to_do() -> None:
    game = planning(market="farmer* craftsman* knight")
    spectator = about_now(game, None)
    assert spectator.to_do is None and spectator.scores and spectator.event


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_who_watches_reads_of_the_event_once(language: Language) -> None:
    position = {"edition": "bigbox", "players": 2, "round": 4, "event": "abc_b_harvest"}
    game = orleans.new(None, "s", position)
    words = Words(language)
    told = about(words, game, None, game.view(None), NAMES).event
    assert told.count(words.name("abc_b_harvest")) == 1


# ---------------------------------------------------------------------- waste


def acting() -> Classic:
    spaces = {"village": "farmer boatman craftsman", "guildhall": "farmer craftsman knight"}
    red = {"spaces": spaces, "merchant": "blois", "stations": ["blois"]}
    position = {"edition": "bigbox", "players": 2, "phase": "actions", "red": red}
    game = orleans.new(None, "s", position)
    assert isinstance(game, Classic)
    return game


def test_passing_too_early_is_a_waste() -> None:
    to_do = about_now(acting(), 0).to_do
    assert to_do is not None
    (waste_of_village,) = to_do.waste
    assert waste_of_village.move == "pass"
    assert waste_of_village.text == "You could still use Village."
    assert [(one.place, one.rule) for one in to_do.idle] == [("guildhall", "guildhall.onepertown")]
    assert "Trading Station" in to_do.idle[0].text


def test_a_place_whose_action_is_impossible_is_no_waste() -> None:
    """Red has a Trading Station in Orléans already; the Village can be completed and used."""
    red = {"market": "farmer craftsman knight boatman", "bag": "", "stations": ["orleans"]}
    position = {"edition": "bigbox", "players": 2, "phase": "planning", "red": red}
    game = orleans.new(None, "s", position)
    to_do = about_now(game, 0).to_do
    assert to_do is not None
    can_fill = {one.place for one in to_do.fillings if one.complete}
    (waste_of_plan,) = to_do.waste
    assert {"guildhall", "village"} <= can_fill
    assert "Village" in waste_of_plan.text and "Guildhall" not in waste_of_plan.text


@pytest.mark.parametrize("name", VARIED)
def test_the_waste_told_is_the_waste_of_the_move(name: str) -> None:
    game = orleans.new(VARIED[name], "waste", listen=False)
    bot = PLAYERS["random"](5)
    words = Words("fr")
    while not game.over:
        seat = game.pending[0]
        to_do = about(words, game, seat, game.view(seat), NAMES).to_do
        assert to_do is not None
        told = {one.move: one.text for one in to_do.waste}
        for move in game.legal(seat):
            assert told.get(move.notation, "") == waste(words, game, seat, move)
        game.play_legal(seat, bot.choose(game, seat, game.legal(seat)))


# --------------------------------------------------------------------- points


@pytest.mark.parametrize("name", VARIED)
def test_at_the_end_the_points_are_those_of_the_game(name: str) -> None:
    game = orleans.new(VARIED[name], "points", listen=False)
    play_to_the_end(game)
    after = about_now(game, None)
    assert [one.total for one in after.scores][: len(game.scores)] == game.scores
    assert after.leading == (game.winners or [-1])


def test_the_most_stations_count_before_they_are_awarded() -> None:
    red = {"stations": ["blois", "tours"], "development": 4}
    position = {"edition": "bigbox", "players": 2, "phase": "planning", "red": red}
    game = orleans.new(None, "s", position)
    now = about_now(game, 0)
    assert now.majorities[0].winner == 0 and now.majorities[0].counts == [2, 0]
    status = game.view(0)["players"][0]["status"]
    assert now.scores[0].parts["most_stations"] == status
    assert now.scores[0].total == game.scores[0] + status


# -------------------------------------------------------------------- modules


def test_modules_show_what_lies_where() -> None:
    game = orleans.new(Setup(players=4, modules=["orders", "trade"]), "modules")
    now = about_now(game, 0)
    (orders,) = now.sections
    view = game.view(0)["modules"]
    assert [row.card for row in orders.rows] == view["orders"]["display"]
    assert all(len(row.cells) == len(orders.columns) for row in orders.rows)
    goods = {f"{one.id}.{one.space}": one.item for one in now.lying if one.kind == "good"}
    assert goods == view["trade"]["goods_on_deeds"]
    wheels = {one.id: one.amount for one in now.lying if one.kind == "gear_wheel"}
    assert wheels == view["trade"]["wheels_on_deeds"]
    spectators = about_now(game, None).sections[0]
    assert len(spectators.columns) == 3


def test_joans_next_card_is_told_with_its_chances() -> None:
    game = orleans.new(Setup(game="joan", players=1), "next")
    (section,) = about_now(game, 0).sections
    assert section.rows and all(cell for row in section.rows for cell in row.cells)
    assert "%" in section.lines[-1]
