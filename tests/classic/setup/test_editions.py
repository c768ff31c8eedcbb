"""What differs between the editions: player counts, supplies, Hour Glass, Place tiles."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import orleans
from orleans.kernel.events import EVERYBODY
from tests.classic.phases.test_round import idle_until
from tests.classic.setup.test_setup import fresh
from tests.classic.table import Table
from tests.rules import rule

ONE = (
    "bathhouse brewery cheese_factory hayrick herb_garden hospital library sacristy "
    "shipping_line tailor_shop windmill winery wool_manufacturer"
)
TWO = "cellar gunpowder_tower horse_wagon laboratory office pharmacy school"
BASE_ONE, BASE_TWO = set(ONE.split()), set(TWO.split())
THREE_OF_TWO = ["stage_coach", "bourgeois_house", "sheep_farm"]

old_editions = pytest.mark.parametrize("edition", ["2014", "2021"])
new_editions = pytest.mark.parametrize("edition", ["2021", "bigbox"])


def refused_set_up(
    edition: str, players: int = 2, modules: Sequence[str] = (), **options: Any
) -> str:
    """The rule that forbids a set-up."""
    setup = orleans.Setup(edition=edition, players=players, modules=modules, options=options)
    with pytest.raises(orleans.SetupError) as refusal:
        orleans.new(setup)
    return refusal.value.rule


# --------------------------------------------------------------------- players


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("setup.players.four")
def test_2014_is_for_two_to_four(players: int) -> None:
    assert len(fresh("2014", players).players) == players


@pytest.mark.parametrize("players", [1, 5])
@rule("setup.players.four")
def test_2014_is_not_for_one_or_five(players: int) -> None:
    assert refused_set_up("2014", players) == "setup.players.four"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@new_editions
@rule("setup.players.five")
def test_newer_editions_are_for_two_to_five(edition: str, players: int) -> None:
    assert len(fresh(edition, players).players) == players


@pytest.mark.parametrize("players", [1, 6])
@new_editions
@rule("setup.players.five")
def test_newer_editions_are_not_for_one_or_six(edition: str, players: int) -> None:
    assert refused_set_up(edition, players) == "setup.players.five"


@new_editions
@rule("setup.players.five")
def test_five_players_use_every_neutral_follower(edition: str) -> None:
    assert sum(fresh(edition, 5).view(None)["supply"].values()) == 105


# -------------------------------------------------------------------- supplies


@pytest.mark.parametrize(
    ("edition", "players", "farmers", "basic", "advanced"),
    [
        ("2014", 4, 16, 10, 14),
        ("2014", 3, 14, 8, 11),
        ("2014", 2, 12, 6, 8),
        ("2021", 5, 18, 12, 17),
        ("2021", 4, 16, 10, 14),
        ("2021", 3, 14, 8, 11),
        ("2021", 2, 12, 6, 8),
        ("bigbox", 5, 18, 12, 17),
        ("bigbox", 4, 16, 10, 14),
        ("bigbox", 3, 14, 8, 11),
        ("bigbox", 2, 12, 6, 8),
    ],
)
@rule("setup.followers.old4", "setup.followers.old3", "setup.followers.old2")
@rule("setup.followers.new5", "setup.followers.new4", "setup.followers.new3")
@rule("setup.followers.new2", "setup.followers.table")
def test_neutral_followers_are_counted_out(
    edition: str, players: int, farmers: int, basic: int, advanced: int
) -> None:
    supply = fresh(edition, players).view(None)["supply"]
    assert supply == {
        "farmer": farmers,
        **dict.fromkeys(("boatman", "craftsman", "trader"), basic),
        **dict.fromkeys(("knight", "scholar", "monk"), advanced),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("setup.tech.sixteen")
def test_sixteen_wheels_in_2014_for_any_number(players: int) -> None:
    assert fresh("2014", players).view(None)["wheels"] == 16


@pytest.mark.parametrize(("players", "wheels"), [(2, 16), (3, 16), (4, 16), (5, 20)])
@new_editions
@rule("setup.tech.twenty")
def test_twenty_wheels_for_five_only(edition: str, players: int, wheels: int) -> None:
    assert fresh(edition, players).view(None)["wheels"] == wheels


# ------------------------------------------------------------------ Hour Glass


def tiles_of_a_game(edition: str, seed: int) -> list[str]:
    """All eighteen Hour Glass tiles, as they are turned up."""
    table = idle_until(Table(edition, seed=seed), 19)
    tiles: list[str] = table.game.view(None)["events_seen"]
    return tiles


def events_of(edition: str, seed: int) -> list[str]:
    """The same without the letters; the pale start tile is a Pilgrimage too."""
    names = [re.sub("^(b14|abc)_([abc]_)?", "", tile) for tile in tiles_of_a_game(edition, seed)]
    return ["pilgrimage" if name == "start" else name for name in names]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
@rule("setup.hourglass.first")
def test_round_one_is_always_the_pale_pilgrimage(edition: str, players: int) -> None:
    first = {fresh(edition, players, seed).view(None)["event"] for seed in range(40)}
    assert first == {"b14_start" if edition == "2014" else "abc_start"}


@rule("setup.hourglass.shuffle")
def test_2014_shuffles_the_other_seventeen_together() -> None:
    games = [events_of("2014", seed) for seed in range(60)]
    every = {"pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"}
    assert {game[1] for game in games} == every
    assert {game[17] for game in games} == every
    assert any(game[1] == game[2] for game in games)  # such as two Plagues in rounds 2 and 3


@rule("setup.hourglass.mix.old")
def test_six_events_three_times_each_in_2014() -> None:
    shown = Counter(events_of("2014", seed=3))
    events = ("pilgrimage", "income", "harvest", "taxes", "trading_day", "plague")
    assert shown == dict.fromkeys(events, 3)


@pytest.mark.parametrize("seed", range(5))
@new_editions
@rule("setup.hourglass.abc")
def test_all_a_tiles_come_before_b_and_all_b_before_c(edition: str, seed: int) -> None:
    letters = [tile.split("_")[1] for tile in tiles_of_a_game(edition, seed)]
    assert letters == ["start", *"aaaaabbbbbbcccccc"]


@new_editions
@rule("setup.hourglass.abc")
def test_each_letter_is_shuffled(edition: str) -> None:
    games = [tiles_of_a_game(edition, seed) for seed in range(40)]
    assert len({game[1] for game in games}) == 5
    assert len({game[6] for game in games}) == 6
    assert len({game[17] for game in games}) == 6


@new_editions
@rule("setup.hourglass.mix.abc")
def test_every_letter_has_the_five_events_and_b_and_c_a_pilgrimage(edition: str) -> None:
    events = events_of(edition, seed=2)
    five = ["harvest", "income", "plague", "taxes", "trading_day"]
    assert sorted(events[1:6]) == five
    assert sorted(events[6:12]) == sorted([*five, "pilgrimage"])
    assert sorted(events[12:18]) == sorted([*five, "pilgrimage"])


@pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
@rule("setup.hourglass.hidden")
def test_nobody_can_tell_the_tiles_to_come_and_all_see_those_turned_up(edition: str) -> None:
    """Worlds that differ in nothing but the tiles to come look the same to everybody."""
    table = idle_until(Table(edition, seed=5), 4)
    game = table.game
    for seat in (0, 1, None):
        worlds = [game.imagine(seat, str(seed)) for seed in range(20)]
        assert len({tuple(world.hour_glass) for world in worlds}) > 1
        assert all(world.view(seat) == game.view(seat) for world in worlds)
        assert len(game.view(seat)["events_seen"]) == 4


# ----------------------------------------------------------------- Place tiles


def tiles_offered(edition: str, step: int, seed: int = 1, **options: Any) -> set[str]:
    """What a Trader recruited as such a step on the track lets one choose from."""
    table = Table(
        edition,
        seed=seed,
        options=options,
        phase="actions",
        red={"tracks": {"trader": step - 1}, "spaces": {"village": "farmer boatman craftsman"}},
    )
    table.play("red", "use village", "recruit trader")
    return set(table.offers("red", "tile"))


@old_editions
@rule("setup.places.all")
def test_all_twenty_tiles_can_be_chosen(edition: str) -> None:
    assert tiles_offered(edition, step=2) == BASE_ONE | BASE_TWO


@old_editions
@rule("setup.places.category")
def test_the_numeral_on_the_back_decides_the_stack(edition: str) -> None:
    assert tiles_offered(edition, step=1) == BASE_ONE
    table = Table(edition, phase="actions", red={"spaces": {"village": "farmer boatman craftsman"}})
    table.play("red", "use village", "recruit trader")
    assert table.refusal("red", "tile pharmacy") == "expand.first"


@pytest.mark.parametrize("seed", [1, 2])
@rule("setup.places.thirteen")
def test_thirteen_tiles_of_category_one_in_the_big_box(seed: int) -> None:
    assert len(tiles_offered("bigbox", step=1, seed=seed)) == 13


@rule("setup.places.thirteen")
def test_twenty_six_tiles_can_be_obtained_in_the_big_box() -> None:
    assert len(tiles_offered("bigbox", step=2)) == 26


@rule("setup.places.thirteen")
def test_the_big_box_tiles_are_drawn_at_random() -> None:
    games = {frozenset(fresh("bigbox", 2, seed).view(None)["tiles"]) for seed in range(20)}
    assert len(games) > 5


@rule("setup.places.expanded")
def test_extra_tiles_join_a_small_stack() -> None:
    assert tiles_offered("2021", step=1, extra_tiles=THREE_OF_TWO) == BASE_ONE
    offered = tiles_offered("2021", step=2, extra_tiles=THREE_OF_TWO)
    assert offered == BASE_ONE | BASE_TWO | set(THREE_OF_TWO)


@rule("setup.places.expanded")
def test_with_fourteen_tiles_of_one_category_thirteen_random_ones_are_used() -> None:
    stack = BASE_ONE | {"barracks"}
    left_out = set()
    for seed in range(80):
        offered = tiles_offered("2021", step=1, seed=seed, extra_tiles=["barracks"])
        assert len(offered) == 13
        left_out |= stack - offered
    assert left_out == stack


@rule("setup.places.expanded")
def test_only_the_2021_edition_takes_extra_tiles() -> None:
    for edition in ("2014", "bigbox"):
        assert refused_set_up(edition, extra_tiles=THREE_OF_TWO) == "setup.places.expanded"
    assert refused_set_up("2021", extra_tiles=["cemetery"]) == "setup.places.expanded"


@pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
@rule("setup.places.open")
def test_anyone_may_look_through_the_stacks_at_any_time(edition: str) -> None:
    table = Table(edition, phase="actions", red={"spaces": {"village": "farmer boatman craftsman"}})
    table.play("red", "use village", "recruit trader")
    stack = {*table.game.view(0)["tiles"]}
    assert stack >= set(table.offers("red", "tile"))
    chosen = table.offers("red", "tile")[0]
    table.play("red", f"tile {chosen}")
    for seat in (0, 1, None):
        assert {*table.game.view(seat)["tiles"]} == stack - {chosen}


@rule("setup.places.plague", "setup.places.letters")
def test_the_base_game_deals_lettered_tiles_but_none_of_the_plague() -> None:
    dealt: set[str] = set()
    for seed in range(60):
        dealt.update(fresh("bigbox", 2, seed).view(None)["tiles"])
    assert "sacristy" in dealt  # carries D, V and T
    assert dealt.isdisjoint({"back_door", "cemetery", "medicinal_spring"})


@pytest.mark.parametrize("module", ["trade", "intrigue", "invasion", "duel", "plague"])
@rule("setup.modules.edition")
def test_2014_takes_no_module(module: str) -> None:
    assert refused_set_up("2014", modules=[module]) == "setup.modules.edition"


@rule("setup.modules.edition")
def test_the_plague_needs_the_big_box() -> None:
    assert refused_set_up("2021", modules=["plague"]) == "setup.modules.edition"


# --------------------------------------------------------------- striking tiles


class Dealt(Table):
    """A table as it is dealt: a position would begin after the tiles are struck."""

    def __init__(self, players: int, start_player: int) -> None:
        options = {"strike_tiles": True, "start_player": start_player}
        self.setup = orleans.Setup(edition="2014", players=players, options=options)
        self.game = orleans.new(self.setup, seed=1)
        self.events = []


@rule("setup.exclude.turn")
def test_tiles_are_struck_from_the_start_player_clockwise() -> None:
    table = Dealt(3, start_player=1)
    assert (table.asked, table.pending) == ("strike", ["blue"])
    assert table.refusal("green", "strike office") == "setup.exclude.turn"
    table.play("blue", "strike office")  # category II
    assert table.pending == ["green"]
    table.play("green", "skip")  # each may, none must
    table.play("red", "strike hayrick")  # category I
    assert (table.asked, table.game.round) == ("plan", 1)
    assert set(table.stack()) == (BASE_ONE | BASE_TWO) - {"office", "hayrick"}
    struck = [(event.seat, event.facts, event.audience) for event in table.told("struck")]
    assert struck == [(1, {"place": "office"}, EVERYBODY), (0, {"place": "hayrick"}, EVERYBODY)]


@rule("setup.exclude.turn")
def test_striking_is_an_option_of_2014_only() -> None:
    assert fresh("2014", 3).asked == "plan"
    assert refused_set_up("2021", strike_tiles=True) == "setup.exclude.turn"
    assert refused_set_up("bigbox", strike_tiles=True) == "setup.exclude.turn"


@rule("setup.exclude.two")
def test_two_players_strike_two_tiles_each_in_turn() -> None:
    table = Dealt(2, start_player=1)
    struck = ["bathhouse", "school", "brewery", "office"]
    for seat, tile in zip(["blue", "red", "blue", "red"], struck, strict=True):
        assert table.pending == [seat]
        table.play(seat, f"strike {tile}")
    assert table.asked == "plan"
    assert set(table.stack()) == (BASE_ONE | BASE_TWO) - set(struck)


@pytest.mark.parametrize("players", [3, 4])
@rule("setup.exclude.turn", "setup.exclude.two")
def test_more_players_strike_one_tile_each(players: int) -> None:
    table = Dealt(players, start_player=0)
    asked = []
    while table.asked == "strike":
        asked += table.pending
        table.play(table.pending[0], "skip")
    assert asked == ["red", "blue", "green", "yellow"][:players]


@rule("setup.exclude.box")
def test_a_struck_tile_cannot_be_obtained() -> None:
    table = Dealt(3, start_player=0)
    table.play("red", "strike bathhouse")
    assert table.refusal("blue", "strike bathhouse") == "setup.exclude.box"
    table.play("blue", "skip").play("green", "skip")
    table.play("red", "place farmer* village.1", "place boatman* village.2")
    table.play("red", "place craftsman* village.3").done()
    table.play("red", "use village", "recruit trader")
    assert set(table.offers("red", "tile")) == BASE_ONE - {"bathhouse"}
    assert table.refusal("red", "tile bathhouse") == "expand.pick"
