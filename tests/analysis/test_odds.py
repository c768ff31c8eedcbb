"""Chances told to a player are exact: against every draw there is, and against the engine."""

import itertools
from collections import Counter
from math import comb
from typing import Any

import pytest

import orleans
from orleans.analysis import requests
from orleans.analysis.classic.odds import draw_odds
from orleans.analysis.joan.odds import draw_odds as display_odds
from orleans.analysis.odds import Odds, at_least
from orleans.classic.game import Classic
from orleans.classic.ids import KIND_NAMES, PLACE, UNSTOW
from orleans.joan.game import JoanOfArc
from orleans.joan.ids import FOLLOWERS as TILES

RED = 0
UPRISING = "ti_d_peasant_uprising"
# Begun and untouched Places, a Gear wheel, Monks, personal Followers, stand-ins by tiles.
SITUATIONS: dict[str, dict[str, Any]] = {
    "begun": {
        "market": "farmer*",
        "bag": "monk monk knight craftsman trader",
        "spaces": {"castle": "- boatman -", "village": "farmer - -", "ship": "wheel - -"},
    },
    "Monks": {"market": "monk", "bag": "monk knight scholar"},
    "tiles": {
        "market": "knight trader*",
        "bag": "farmer farmer knight scholar monk boatman*",
        "tiles": ["barracks", "school", "bathhouse", "laboratory", "herb_garden"],
        "tracks": {"knight": 3},
    },
    "tower": {
        "market": "craftsman",
        "tower": "knight",
        "tiles": ["gunpowder_tower", "brewery"],
        "bag": "farmer monk craftsman trader knight",
    },
}


def at_drawing(red: dict[str, Any], **more: Any) -> Classic:
    position = {
        **{"edition": "bigbox", "players": 2, "round": 4, "phase": "followers", "red": red},
        **more,
    }
    game = orleans.new(None, "s", position, listen=False)
    assert isinstance(game, Classic)
    return game


def odds_of(game: Classic, seat: int = RED) -> Odds:
    return draw_odds(game.tables, game.view(seat))


def chances(game: Classic) -> dict[str, float]:
    return {one.place: one.chance for one in odds_of(game).places}


def test_chances_of_a_type_against_counting_every_draw_of_3_out_of_7() -> None:
    bag = ["monk"] * 3 + ["farmer"] * 4
    draws = list(itertools.combinations(bag, 3))
    for wanted in (1, 2, 3):
        counted = sum(draw.count("monk") >= wanted for draw in draws) / len(draws)
        assert at_least(wanted, 3, 7, 3) == pytest.approx(counted)
    assert at_least(1, 1, 7, 3) == pytest.approx(1 - comb(6, 3) / comb(7, 3))
    assert at_least(1, 2, 2, 5) == 1
    assert at_least(2, 3, 7, 0) == 0


def test_every_type_in_the_bag_is_told_with_its_personal_follower() -> None:
    odds = odds_of(at_drawing({"market": "farmer*", "bag": "monk monk knight craftsman"}))
    assert (odds.bag, odds.drawn) == (7, 4)
    counts = {one.follower: (one.count, one.personal) for one in odds.followers}
    assert counts["monk"] == (2, 0) and counts["craftsman"] == (2, 1)
    assert "farmer" not in counts
    assert sum(one.next for one in odds.followers) == pytest.approx(1)
    assert sum(one.expected for one in odds.followers) == pytest.approx(4)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_completing_a_place_against_placing_every_draw_there_is(situation: str) -> None:
    game = at_drawing(SITUATIONS[situation])
    told = chances(game)
    assert told == pytest.approx(counted(game))
    assert any(0 < chance < 1 for chance in told.values())


def counted(game: Classic) -> dict[str, float]:
    """By own Place: in what part of all draws the engine lets it be completed."""
    bag = [kind for kind, count in enumerate(game.players[RED].bag) for _ in range(count)]
    drawn = odds_of(game).drawn
    draws = Counter(tuple(sorted(draw)) for draw in itertools.combinations(bag, drawn))
    good = {one.place: 0 for one in odds_of(game).places}
    for draw, times in draws.items():
        planning = after_draw(game, draw)
        for place in good:
            good[place] += times * can_complete(planning, place)
    return {place: times / draws.total() for place, times in good.items()}


def after_draw(game: Classic, draw: tuple[int, ...]) -> Classic:
    """The planning that follows if just these Followers are drawn."""
    trial = game.copy()
    red = trial.players[RED]
    red.bag = [draw.count(kind) for kind in range(len(KIND_NAMES))]
    trial.play(RED, trial.parse(f"draw {len(draw)}"))
    if trial.asked == "draw":
        trial.play(1, trial.parse("draw 0"))
    while trial.asked == "stow":
        trial.play(RED, trial.legal(RED)[-1])
    assert trial.asked == "plan"
    return trial


def can_complete(game: Classic, place: str) -> bool:
    """Tries every way to place Followers there."""
    row = next(row for row in game.tables.places if row.id == place)
    if game.players[RED].empty[row.index] <= row.spare:
        return True
    for move in game.legal(RED):
        if move.kind in (PLACE, UNSTOW) and move.a in row.spaces:
            trial = game.copy()
            trial.play(RED, move)
            if can_complete(trial, place):
                return True
    return False


def test_completing_a_place_against_many_games_of_the_engine() -> None:
    game = at_drawing(SITUATIONS["begun"])
    told = chances(game)
    rounds = 600
    counted = dict.fromkeys(told, 0)
    for seed in range(rounds):
        world = game.imagine(RED, f"draw {seed}")
        for seat in world.pending:
            world.play(seat, world.parse(f"draw {odds_of(world, seat).drawn}"))
        for place in told:
            counted[place] += can_complete(world, place)
    for place, chance in told.items():
        slack = 4 * (chance * (1 - chance) / rounds) ** 0.5
        assert abs(counted[place] / rounds - chance) <= slack + 1e-9, place


def test_one_follower_completes_the_town_hall() -> None:
    assert chances(at_drawing({"market": "monk"}))["town_hall"] == 1
    bag = {"market": "farmer*", "bag": "monk"}  # besides three personal Followers
    assert chances(at_drawing(bag))["town_hall"] == pytest.approx(1)
    assert chances(at_drawing({}))["town_hall"] == 0


def test_who_takes_followers_back_draws_fewer_but_may_place_them_again() -> None:
    standing = {"castle": "- boatman -", "ship": "- boatman -"}
    game = at_drawing({"market": "knight", "bag": "monk", "spaces": standing})
    before = odds_of(game)
    game.play(RED, game.parse("back castle.2"))
    assert odds_of(game).drawn == before.drawn - 1
    assert chances(game) == pytest.approx(counted(game))
    assert chances(game)["castle"] < {one.place: one.chance for one in before.places}["castle"]


@pytest.mark.parametrize("phase, stands_in", [("followers", True), ("actions", False)])
def test_farmers_stand_in_only_while_the_uprising_lasts(phase: str, stands_in: bool) -> None:
    ready = {"village": "farmer boatman craftsman"}
    game = at_drawing(
        {"market": "farmer farmer farmer", "bag": "", "spaces": ready},
        **{"modules": ["ti-events"], "event": UPRISING, "phase": phase},
    )
    assert game.view(RED)["event"] == UPRISING
    assert (chances(game)["scriptorium"] == 1) is stands_in


def test_in_the_last_round_nothing_is_drawn_any_more() -> None:
    ready = {"market": "monk", "bag": "monk", "spaces": {"village": "farmer boatman craftsman"}}
    assert odds_of(at_drawing(ready, round=17, phase="actions")).drawn == 4
    assert odds_of(at_drawing(ready, round=18, phase="actions")).drawn == 0


# ------------------------------------------------ after what the plan sends back and recruits

PLANNED = {
    "market": "scholar",
    "bag": "knight",
    "spaces": {"castle": "farmer boatman* trader*", "farm_house": "boatman craftsman"},
}


def at_planning(red: dict[str, Any], **more: Any) -> Classic:
    return at_drawing(red, **{"phase": "planning", "event": "abc_b_income", **more})


def foretold(game: Classic) -> Odds:
    return requests.odds(game, RED)


def played_on(game: Classic, *answers: str) -> Classic:
    """Red ends the plan and uses every Place that is ready; blue does nothing."""
    trial = game.copy()
    left = list(answers)
    while trial.round == game.round or trial.asked != "draw":
        seat = trial.pending[0]
        legal = [move.notation for move in trial.legal(seat)]
        wanted = next((move for move in left if seat == RED and move in legal), "")
        use = next((move for move in legal if seat == RED and move.startswith("use ")), "")
        ends = [move for move in ("done", "pass", "skip") if move in legal]
        trial.play(seat, trial.parse(wanted or use or (ends or legal)[0]))
        left = [move for move in left if move != wanted]
    return trial


def test_the_next_draw_finds_what_the_plan_sends_back_and_whom_it_recruits() -> None:
    game = at_planning(PLANNED)
    told = foretold(game)
    then = played_on(game)
    bag = {one.follower: one.count for one in told.followers}
    assert told.planned and told.bag == then.players[RED].bag_size() == 10
    assert bag == {one.follower: one.count for one in odds_of(then).followers}
    assert told.drawn == odds_of(then).drawn == 5  # the Castle's Knight is a step on his track
    assert {one.place: one.chance for one in told.places} == pytest.approx(chances(then))


def test_a_recruit_of_choice_counts_for_each_place_as_it_serves_it_best() -> None:
    game = at_planning({"bag": "", "spaces": {"village": "farmer* boatman* craftsman*"}})
    told = foretold(game)
    [chosen] = told.chosen
    assert chosen.one_of == ["boatman", "craftsman", "trader"]
    assert chosen.chance == pytest.approx(told.drawn / told.bag)
    by_choice = [
        {
            one.place: one.chance
            for one in odds_of(played_on(game, f"recruit {follower_type}")).places
        }
        for follower_type in chosen.one_of
    ]
    best = {place: max(one[place] for one in by_choice) for place in by_choice[0]}
    assert {one.place: one.chance for one in told.places} == pytest.approx(best)


@pytest.mark.parametrize(
    "event, spaces, more",
    [
        ("abc_b_pilgrimage", {"monastery": "scholar trader"}, {}),  # Monks may not be recruited
        ("abc_b_income", {"guildhall": "farmer craftsman knight"}, {"stations": ["orleans"]}),
        ("abc_b_income", {"scriptorium": "knight -"}, {}),
    ],
)
def test_who_stands_where_nothing_can_be_done_stays_there(
    event: str, spaces: dict[str, str], more: dict[str, Any]
) -> None:
    game = at_planning({"bag": "knight", "spaces": spaces, **more}, event=event)
    assert foretold(game).bag == played_on(game).players[RED].bag_size() == 1


def test_who_is_sent_to_a_deed_does_not_come_back() -> None:
    game = at_planning({"bag": "knight", "spaces": {"town_hall": "scholar -"}})
    assert foretold(game).bag == played_on(game).players[RED].bag_size() == 1


def test_a_recruit_is_not_counted_twice_in_the_midst_of_its_action() -> None:
    game = at_planning(
        {"bag": "", "spaces": {"village": "farmer boatman craftsman", "castle": "- - trader"}}
    )
    for seat, move in [(RED, "done"), (1, "done"), (RED, "use village"), (RED, "recruit trader")]:
        game.play(seat, game.parse(move))
    assert game.asked == "expand"  # the Follower is in the bag, the action goes on
    told = foretold(game)
    assert (told.bag, told.chosen) == (4, [])


def test_the_odds_follow_from_the_view_alone() -> None:
    """Of another seat's bag nothing can be told."""
    game = at_drawing(SITUATIONS["begun"])
    with pytest.raises(TypeError):
        draw_odds(game.tables, game.view(None))
    other = game.imagine(RED, "other")
    assert odds_of(other) == odds_of(game)


# ------------------------------------------------------------------------ Joan of Arc


def joan(round: int, **position: Any) -> JoanOfArc:
    fields = {"game": "joan", "players": 2, "round": round, **position}
    return orleans.new(orleans.Setup("joan", players=2), "s", fields, listen=False)


def test_tiles_of_the_next_display_against_every_draw() -> None:
    game = joan(3)
    odds = display_odds(game.tables, game.view(None))
    bag = [follower_type for follower_type, count in enumerate(game.bag) for _ in range(count)]
    assert (odds.bag, odds.drawn) == (len(bag), game.tables.tiles_drawn)
    draws = list(itertools.combinations(bag, odds.drawn))
    for follower_type, one in enumerate(odds.followers):
        assert one.follower == TILES[follower_type]
        held = [draw.count(follower_type) for draw in draws]
        assert one.one == pytest.approx(sum(n >= 1 for n in held) / len(draws))
        assert one.two == pytest.approx(sum(n >= 2 for n in held) / len(draws))
        assert one.expected == pytest.approx(sum(held) / len(draws))


def test_an_empty_bag_is_refilled_but_the_last_one_is_not() -> None:
    refilled = joan(5)
    odds = display_odds(refilled.tables, refilled.view(0))
    assert odds.refilled and odds.bag == sum(refilled.tables.tile_counts)
    last = joan(10)
    odds = display_odds(last.tables, last.view(0))
    assert not odds.refilled and (odds.bag, odds.drawn, odds.followers) == (0, 0, [])
