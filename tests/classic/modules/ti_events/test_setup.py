"""The 34 tiles of Trade & Intrigue: the stack, what is hidden of it, when a tile acts."""

import json
import random
from collections import Counter

import pytest

from orleans import Setup, SetupError, new
from orleans.classic.game import Classic, snapshot_of
from tests.classic.table import Table
from tests.kernel.play import finish, mixed_move
from tests.rules import rule

from .tables import EDITIONS, PLAYERS, SEATS, every_count, every_edition, ti_table

MODULES = ("ti-events",)
VARIANT = {"variant_last_tile": True}
BLOCKS = {"a": range(1, 5), "b": range(5, 9), "c": range(9, 13), "d": range(13, 17)}


def fresh(edition: str, players: int, seed: int, **options: bool) -> Classic:
    setup = Setup(edition=edition, players=players, modules=MODULES, options=dict(options))
    return new(setup, seed=seed)


def stack(game: Classic) -> list[str]:
    return [game.tables.hour_glass[tile].id for tile in game.hour_glass]


# ------------------------------------------------------------------------ the stack


@rule("events.ti.setup.replace")
@every_edition
@every_count
def test_all_34_tiles_are_others_and_round_1_forbids_no_monk(edition: str, players: int) -> None:
    game = fresh(edition, players, 1)
    assert len(game.tables.hour_glass) == 34
    assert all(tile.id.startswith("ti_") for tile in game.tables.hour_glass)
    red = {"spaces": {"monastery": "scholar trader"}}
    table = Table(edition, players, modules=MODULES, phase="actions", round=1, red=red)
    monks = table.supply("monk")
    table.play("red", "use monastery")
    assert table.supply("monk") == monks - 1


@rule("events.ti.setup.stack")
@every_edition
@every_count
def test_silentium_on_both_ends_and_four_of_each_letter_between(edition: str, players: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        tiles = stack(fresh(edition, players, seed))
        assert len(tiles) == len(set(tiles)) == 18
        assert (tiles[0], tiles[17]) == ("ti_silentium_top", "ti_silentium_bottom")
        for letter, rounds in BLOCKS.items():
            assert all(tiles[at].startswith(f"ti_{letter}_") for at in rounds)
        seen.update(tiles)
    assert len(seen) == 34  # all eight of a letter take part, four at a time


@rule("events.ti.setup.variant_uprising")
@every_edition
@every_count
def test_in_the_variant_the_uprising_is_the_last_tile(edition: str, players: int) -> None:
    uprising = "ti_d_peasant_uprising"
    above: set[str] = set()
    for seed in range(30):
        tiles = stack(fresh(edition, players, seed, **VARIANT))
        assert len(tiles) == len(set(tiles)) == 18
        assert tiles[17] == uprising and tiles.count(uprising) == 1
        assert "ti_silentium_bottom" not in tiles
        above.update(tiles[13:17])
    assert len(above) == 7
    others = {tile for seed in range(30) for tile in stack(fresh(edition, players, seed))[13:17]}
    assert uprising in others  # without the variant it is one of eight


@rule("events.ti.setup.variant_uprising")
def test_the_last_round_of_the_variant_is_an_uprising() -> None:
    table = Table(
        "2021",
        modules=MODULES,
        options=VARIANT,
        phase="planning",
        round=18,
        red={"market": "farmer"},
    )
    table.play("red", "place farmer ship.3")
    assert table.on("red", "ship") == ["", "", "farmer"]


def test_the_variant_belongs_to_these_events() -> None:
    with pytest.raises(SetupError, match="no option 'variant_last_tile'"):
        new(Setup(edition="2021", players=2, options=VARIANT), seed=1)
    with pytest.raises(SetupError, match="takes a bool"):
        options = {"variant_last_tile": 1}
        new(Setup(edition="2021", players=2, modules=MODULES, options=options), seed=1)


@rule("events.ti.setup.silentium")
@every_edition
@pytest.mark.parametrize("event", ["ti_silentium_top", "ti_silentium_bottom"])
def test_silentium_changes_nothing(edition: str, event: str) -> None:
    red = {"coins": 12, "goods": {"wool": 4}, "bag": "knight monk", "spaces": {"ship": "wheel - -"}}
    table = ti_table(event, edition, phase="actions", red=red, blue={"coins": 0})
    calm = ti_table(event, edition, phase="event", red=red, blue={"coins": 0})
    for later in (table.pass_all(), calm):
        assert (later.game.round, later.asked) == (7, "draw")
        assert later.red.coins == 12 and later.goods("red") == {"wool": 4}
        assert later.blue.coins == 0 and later.blue.unbuilt == 10
    kept = [snapshot_of(player) for player in table.game.players]
    assert kept == [snapshot_of(player) for player in calm.game.players]


# --------------------------------------------------------------------------- hidden


@rule("events.ti.setup.hidden")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_view_names_a_tile_that_was_not_turned(players: int) -> None:
    game = fresh("2021", players, 3)
    rng = random.Random(players)
    hidden = {tile.id for tile in game.tables.hour_glass}
    while not game.over:
        hidden -= {game.tables.hour_glass[tile].id for tile in game.hour_glass[: game.turned]}
        for seat in (None, *range(players)):
            told = json.dumps(game.view(seat))
            assert not [tile for tile in hidden if f'"{tile}"' in told]
            if game.round < 6:
                assert not any(f"ti_{letter}_" in told for letter in "bcd")
        seat = rng.choice(game.pending)
        game.play(seat, mixed_move(game, seat, rng))
    assert len(hidden) == 16  # the leftovers of each letter stay unknown to the end


@rule("events.ti.setup.hidden")
@pytest.mark.parametrize("options", [{}, VARIANT])
def test_whatever_was_not_seen_may_be_imagined(options: dict[str, bool]) -> None:
    position = {"phase": "planning", "round": 4}
    setup = Setup(edition="2021", players=2, modules=MODULES, options=options)
    game = new(setup, seed=5, position=position)
    true = stack(game)
    dealt: list[Counter[str]] = [Counter() for _ in true]
    for seed in range(200):
        tiles = stack(game.imagine(0, str(seed)))
        assert tiles[:4] == true[:4] and tiles[17] == true[17]
        assert len(set(tiles)) == 18
        for at, tile in enumerate(tiles):
            dealt[at][tile] += 1
    letters = {"a": 5, "b": 8, "c": 8, "d": 7 if options else 8}
    for letter, rounds in BLOCKS.items():
        for at in rounds:
            if at >= 4:
                # Every unseen tile of the letter, used or left in the box, is as likely.
                assert len(dealt[at]) == letters[letter]
                assert max(dealt[at].values()) < 2.2 * 200 / letters[letter]


# --------------------------------------------------------------------------- timing


@rule("events.ti.timing.reveal")
@every_edition
def test_the_tile_is_known_before_anybody_draws(edition: str) -> None:
    table = ti_table("ti_b_tax", edition, phase="hour_glass", red={"bag": "knight"})
    assert (table.asked, table.game.phase) == ("draw", 3)
    assert table.game.view(1)["event"] == "ti_b_tax"
    assert table.told("round")[0].facts == {"round": 6, "tile": "ti_b_tax"}
    assert table.red.coins == 5  # known, not yet due


@rule("events.ti.timing.default")
@every_edition
def test_coins_earned_in_phase_5_pay_the_event(edition: str) -> None:
    red = {"coins": 0, "tracks": {"boatman": 1}}
    red["spaces"] = {"village": "farmer boatman craftsman"}
    table = ti_table("ti_b_tax", edition, phase="actions", red=red)
    table.play("red", "use village", "recruit boatman")
    assert [event.facts["amount"] for event in table.told("paid", "red")] == [3]
    assert table.red.coins == 0
    assert table.told("gave", "red") == []


@rule("events.ti.timing.symbol")
def test_seven_tiles_act_at_their_own_time() -> None:
    game = fresh("2021", 2, 1)
    special = {
        "ti_a_conference",
        "ti_a_crusade",
        "ti_a_strike",
        "ti_b_sabotage",
        "ti_c_amnesty",
        "ti_c_vacation",
        "ti_d_peasant_uprising",
    }
    quiet = {"ti_silentium_top", "ti_silentium_bottom", "ti_d_peasant_uprising"}
    without = {tile.id for tile in game.tables.hour_glass if tile.effect is None}
    assert without | {"ti_d_peasant_uprising"} == special | quiet


@rule("events.ti.timing.symbol")
@every_edition
def test_a_strike_works_in_its_own_phase_5(edition: str) -> None:
    red = {"spaces": {"village": "farmer boatman craftsman"}}
    table = ti_table("ti_a_strike", edition, phase="actions", red=red).play("red", "use village")
    assert table.refusal("red", "recruit craftsman") == "events.ti.a.strike"
    coins = table.red.coins
    table.play("red", "recruit trader", "skip")
    assert (table.game.round, table.red.coins) == (7, coins)  # nothing more in phase 6


@rule("events.ti.timing.turn_order")
@every_edition
@every_count
def test_players_decide_clockwise_from_the_start_player(edition: str, players: int) -> None:
    supply = {"knight": 1}
    table = ti_table("ti_a_indulgence", edition, players, start="blue", supply=supply)
    assert table.pending == ["blue"]
    assert table.refusal("red", "recruit knight") == "events.ti.timing.turn_order"
    table.play("blue", "recruit knight")
    asked = []
    while table.asked == "indulgence":
        asked += table.pending
        assert table.refusal(table.pending[0], "recruit knight") == "events.ti.a.indulgence_supply"
        table.play(table.pending[0], "skip")
    assert asked == [*SEATS[2:players], "red"]


# ------------------------------------------------------------------------- Vacation


@rule("events.ti.c.vacation")
@every_edition
def test_vacation_makes_way_for_the_tile_below_it(edition: str) -> None:
    table = ti_table(
        "ti_c_vacation",
        edition,
        phase="hour_glass",
        round=11,
        next_events=["ti_c_trading_day"],
        red={"coins": 0, "stations": ["blois"], "bag": "knight"},
    )
    assert (table.game.round, table.asked) == (11, "draw")
    view = table.game.view(0)
    assert view["event"] == "ti_c_trading_day"
    assert view["events_seen"][-2:] == ["ti_c_vacation", "ti_c_trading_day"]
    told = [event.what for event in table.events if event.what in ("round", "skipped_tile")]
    assert told == ["skipped_tile", "round"]
    [skipped] = table.told("skipped_tile")
    assert (skipped.seat, skipped.facts) == (0, {"tile": "ti_c_vacation"})
    table.draw_all().play("red", "done").play("blue", "done")
    assert (table.game.round, table.red.coins) == (12, 1)


@rule("events.ti.c.vacation_length")
@every_count
def test_a_game_with_vacation_lasts_17_rounds(players: int) -> None:
    lengths = set()
    for seed in range(6):
        game = fresh("2021", players, seed)
        shown = "ti_c_vacation" in stack(game)
        assert game.view(0)["rounds"] == 18  # nobody knows yet
        finish(game, seed)
        assert game.round == (17 if shown else 18)
        assert game.view(0)["rounds"] == game.round
        assert game.tables.hour_glass[game.event].id == "ti_silentium_bottom"
        assert game.turned == 18
        lengths.add(game.round)
    assert lengths == {17, 18}


@rule("events.ti.c.vacation_length")
def test_the_view_counts_17_rounds_once_vacation_is_seen() -> None:
    red = {"spaces": {"ship": "farmer boatman knight"}}
    table = ti_table(
        "ti_c_plague", phase="actions", round=10, next_events=["ti_c_vacation"], red=red
    )
    assert table.game.view(None)["rounds"] == 18
    table.pass_all()
    assert (table.game.round, table.game.view(None)["rounds"]) == (11, 17)


def test_a_vacation_without_a_tile_below_it_is_a_quiet_round() -> None:
    table = ti_table("ti_c_vacation", phase="hour_glass", round=18)
    assert (table.game.round, table.asked) == (18, "plan")
    table.draw_all().done().pass_all()
    assert table.game.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_tile_can_be_the_event_of_a_position(edition: str) -> None:
    for tile in fresh(edition, 2, 1).tables.hour_glass:
        table = ti_table(tile.id, edition, phase="hour_glass", round=9)
        finish(table.game, 1)
        assert table.game.over
