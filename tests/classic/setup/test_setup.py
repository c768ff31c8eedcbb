"""Setting up: what everybody owns and what lies on the boards before round 1."""

from collections import Counter
from typing import Any

import pytest

import orleans
from orleans.classic.game import Classic
from orleans.content import load_content
from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
SET_UPS = [(e, n) for e in EDITIONS for n in (2, 3, 4, 5) if (e, n) != ("2014", 5)]
SEATS = ["red", "blue", "green", "yellow", "white"]
PERSONAL = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}
GOODS = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_set_up = pytest.mark.parametrize(("edition", "players"), SET_UPS)


def fresh(edition: str, players: int, seed: int = 1, **options: Any) -> Classic:
    """A game as it is dealt, at its first decision."""
    setup = orleans.Setup(edition=edition, players=players, options=options)
    return orleans.new(setup, seed=seed)


def goods_on_map(game: Classic) -> Counter[str]:
    return Counter(good for goods in game.view(None)["routes"].values() for good in goods)


def goods_in_play(game: Classic) -> Counter[str]:
    return goods_on_map(game) + Counter(game.view(None)["goods"])


# -------------------------------------------------------------------- the kit


@every_set_up
@rule("setup.kit")
def test_everybody_has_ten_unbuilt_stations(edition: str, players: int) -> None:
    table = fresh(edition, players).view(None)
    assert len(table["players"]) == players
    assert [player["stations_left"] for player in table["players"]] == [10] * players
    assert table["stations"] == {}


@every_edition
@rule("setup.kit")
def test_the_personal_followers_are_one_of_each_basic_type(edition: str) -> None:
    game = fresh(edition, 2)
    for follower in PERSONAL:
        game.parse(f"place {follower} ship.1")
    for follower in ("knight*", "scholar*", "monk*"):
        with pytest.raises(orleans.NotationError):
            game.parse(f"place {follower} ship.1")


@every_set_up
@rule("setup.coins")
def test_everybody_begins_with_five_coins(edition: str, players: int) -> None:
    game = fresh(edition, players)
    assert game.round == 1
    assert [player["coins"] for player in game.view(None)["players"]] == [5] * players


@every_set_up
@rule("setup.personal.market")
def test_personal_followers_wait_on_the_market_and_nothing_can_be_drawn(
    edition: str, players: int
) -> None:
    game = fresh(edition, players)
    assert game.asked == "plan"  # round 1 asks nobody to draw
    for seat in range(players):
        mine = game.view(seat)["players"][seat]
        assert mine["market"] == PERSONAL
        assert mine["bag"] == {}


@pytest.mark.parametrize("edition", ["2014", "2021"])
@rule("setup.personal.unused")
def test_no_personal_follower_of_a_missing_colour_is_in_the_game(edition: str) -> None:
    view = fresh(edition, 3).view(None)
    assert not any("*" in follower for follower in view["supply"])
    marked = [name for player in view["players"] for name in player["market"] if "*" in name]
    assert sorted(marked) == sorted([*PERSONAL] * 3)


@every_set_up
@rule("setup.markers")
def test_seven_markers_stand_on_first_spaces_and_monks_have_no_track(
    edition: str, players: int
) -> None:
    for player in fresh(edition, players).view(None)["players"]:
        tracks = ("farmer", "boatman", "craftsman", "trader", "scholar", "knight")
        assert player["tracks"] == dict.fromkeys(tracks, 0)
        assert player["development"] == 0


@every_set_up
@rule("setup.merchant")
def test_the_first_move_of_every_merchant_leaves_from_orleans(edition: str, players: int) -> None:
    seats = SEATS[:players]
    ready: dict[str, Any] = {s: {"spaces": {"ship": "farmer boatman knight"}} for s in seats}
    table = Table(edition, players, phase="actions", **ready)
    for seat in seats:
        table.play(seat, "use ship")
        assert set(table.offers(seat, "go")) == {"orleans-blois_water", "orleans-briare_water"}
        table.play(seat, "go orleans-blois_water")
        if table.asked == "take_good":
            table.play(seat, "skip")


@every_set_up
@rule("setup.startplayer")
def test_the_first_start_player_is_drawn(edition: str, players: int) -> None:
    drawn = {fresh(edition, players, seed).start for seed in range(60)}
    assert drawn == set(range(players))


@every_set_up
@rule("setup.startplayer")
def test_a_table_may_name_the_first_start_player(edition: str, players: int) -> None:
    last = players - 1
    assert {fresh(edition, players, seed, start_player=last).start for seed in range(20)} == {last}


# ------------------------------------------------------------------ the boards


@every_set_up
@rule("setup.boards")
def test_the_base_deeds_are_in_play_and_no_others(edition: str, players: int) -> None:
    deeds = fresh(edition, players).view(None)["deeds"]
    names = "city_wall papal_conclave defeating_plague astronomy boatmens_guild cathedral"
    names += " peace_treaty canalization"
    of_a_tile = {"gaming_room"} if edition == "bigbox" else set()  # filled like a deed
    assert set(deeds) - of_a_tile == {f"base_{name}" for name in names.split()}


@pytest.mark.parametrize(("edition", "players"), [s for s in SET_UPS if s[0] != "bigbox"])
@rule("setup.citizens.thirteen")
def test_thirteen_citizens_on_the_boards_and_one_aside(edition: str, players: int) -> None:
    citizens = fresh(edition, players).view(None)["citizens"]
    on_boards = [c for c in citizens if c.startswith(("development.", "track.", "deed."))]
    assert len(on_boards) == 13
    assert [c for c in citizens if c not in on_boards] == ["most_stations"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("setup.citizens.map")
def test_two_of_the_sixteen_big_box_citizens_stay_in_the_box(players: int) -> None:
    citizens = fresh("bigbox", players).view(None)["citizens"]
    assert len(citizens) == 16 - 2
    assert citizens.count("most_stations") == 1


# ------------------------------------------------------------------- the goods


@every_set_up
@rule("setup.goods.mix", "setup.goods.full", "setup.goods.three", "setup.goods.two")
def test_the_ninety_goods_less_those_taken_out(edition: str, players: int) -> None:
    in_play = goods_in_play(fresh(edition, players))
    taken_out = {2: 12, 3: 6, 4: 0, 5: 0}[players]
    assert in_play.total() == 90 - taken_out
    assert in_play <= Counter(GOODS)


@every_set_up
@rule("setup.goods.map", "setup.goods.full", "setup.goods.three", "setup.goods.two")
def test_one_good_on_every_space_in_use(edition: str, players: int) -> None:
    """Spaces marked 4 need four players, spaces marked 3 three; marks are printed on the map."""
    laid = fresh(edition, players).view(None)["routes"]
    most = 4 if players == 5 else players
    for route in load_content().map.edge:
        assert len(laid[route.id]) == sum(mark <= most for mark in route.space_marks), route.id


@rule("setup.goods.full", "setup.goods.three", "setup.goods.two")
def test_what_player_count_fills_a_numbered_space() -> None:
    """Orléans-Vierzon has a space marked 3, Chartres-Le Mans one marked 4."""
    filled = {n: fresh("2021", n).view(None)["routes"] for n in (2, 3, 4, 5)}
    assert [len(filled[n]["orleans-vierzon_road"]) for n in (2, 3, 4, 5)] == [1, 2, 2, 2]
    assert [len(filled[n]["chartres-le_mans_road"]) for n in (2, 3, 4, 5)] == [1, 1, 2, 2]


@every_edition
@rule("setup.goods.map")
def test_the_goods_are_shuffled(edition: str) -> None:
    laid = [fresh(edition, 4, seed).view(None)["routes"] for seed in range(40)]
    first = {goods["orleans-chartres_road"][0] for goods in laid}
    assert first == set(GOODS)


@pytest.mark.parametrize("players", [2, 3])
@every_edition
@rule("setup.goods.unseen")
def test_goods_taken_out_are_random_and_listed_nowhere(edition: str, players: int) -> None:
    games = [fresh(edition, players, seed) for seed in range(30)]
    taken_out = {tuple(sorted((Counter(GOODS) - goods_in_play(g)).items())) for g in games}
    assert len(taken_out) > 10
    for seat in (0, None):
        assert places_of_goods(games[0].view(seat)) == {"goods", "routes"}


def places_of_goods(view: dict[str, Any]) -> set[str]:
    """The parts of a view in which a good is named."""
    return {part for part, shown in view.items() if names_a_good(shown)}


def names_a_good(shown: Any) -> bool:
    if isinstance(shown, dict):
        return any(names_a_good(key) or names_a_good(value) for key, value in shown.items())
    if isinstance(shown, list):
        return any(names_a_good(item) for item in shown)
    return shown in GOODS


@every_set_up
@rule("setup.goods.supply")
def test_everybody_sees_the_goods_supply(edition: str, players: int) -> None:
    game = fresh(edition, players)
    on_map = goods_on_map(game).total()
    taken_out = {2: 12, 3: 6, 4: 0, 5: 0}[players]
    for seat in [*range(players), None]:
        assert sum(game.view(seat)["goods"].values()) == 90 - taken_out - on_map


@every_edition
@rule("setup.goods.norefill")
def test_a_route_once_emptied_stays_empty_to_the_end(edition: str) -> None:
    table = Table(
        edition,
        phase="actions",
        routes={"orleans-blois_water": ["wine"]},
        red={"coins": 0, "goods": {"grain": 2}, "spaces": {"ship": "farmer boatman knight"}},
    )
    table.play("red", "use ship", "go orleans-blois_water", "take wine")
    while not table.game.over:
        assert table.route_goods("orleans-blois_water") == []
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[0])
