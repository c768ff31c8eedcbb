"""The solo game against Joan."""

from typing import Any

import pytest

from ..rules import rule
from .table import Table

LEVELS = ("standard", "connoisseur", "challenge")


def solo(level: str = "standard", **position: Any) -> Table:
    return Table(1, options={"level": level}, **position)


@rule("joan.solo.setup.base", "joan.solo.setup.deck", "joan.solo.setup.sheet")
def test_the_solo_game_is_set_up_as_for_two() -> None:
    table = solo()
    assert len(table.holding) == 2 and len(table.display) == 5
    assert len(table.laid_out) == 20
    assert len(table.joan.pile) == 14
    view = table.game.view(0)
    assert view["deeds"]["five"] == "absent"
    assert len(view["closed_towns"]) == 5


@rule("joan.solo.turn.alternate", "joan.solo.end.when", "joan.solo.turn.pile_lasts")
@pytest.mark.parametrize("level", LEVELS)
def test_you_and_joan_take_turns_for_ten_rounds(level: str) -> None:
    table = solo(level).finish_game()
    who = [e.what for e in table.events if e.what in ("took", "joan_card")]
    assert who == ["took", "joan_card"] * 25
    assert table.game.round == 10
    assert len(table.joan.pile) == 1


@rule("joan.solo.turn.arrow", "joan.solo.turn.choose", "joan.solo.action.track")
def test_the_arrow_example_of_the_rulebook() -> None:
    """Upwards: no Boatman is on display, so Joan takes the Farmer."""
    table = solo(
        display="knight craftsman farmer trader", waiting="coin", joan={"pile": ["7", "2"]}
    )
    table.play("red", "coin 2")
    assert table.told("joan_card")[0].facts == {"card": "7", "follower": "farmer"}
    assert table.display == ["craftsman", "trader", "knight"]
    assert table.joan.tracks[0] == 1
    assert not table.deed_open("four")
    table = solo(
        display="knight craftsman farmer trader", waiting="coin", joan={"pile": ["7", "1"]}
    )
    table.play("red", "coin 2")
    assert table.told("joan_card")[0].facts["follower"] == "trader"


@rule("joan.solo.effect.station", "joan.solo.action.craftsman", "joan.solo.effect.station_top")
def test_joan_builds_and_closes_the_next_open_town() -> None:
    red = {"stations": ["le_mans"], "struck": ["blois"]}
    table = solo(display="craftsman", waiting="coin", red=red, joan={"pile": ["5", "2"]})
    table.play("red", "coin 2")
    assert table.joan.stations == 1
    assert table.struck("red") == ["blois", "tours"]
    towns = ["chinon", "chateauroux", "sancerre", "la_chatre"]
    red = {"struck": towns}
    table = solo(display="craftsman", waiting="coin", red=red, joan={"pile": ["14", "2"]})
    table.play("red", "coin 2")
    assert table.joan.stations == 1
    assert table.struck("red") == towns


@rule("joan.solo.level.standard", "joan.solo.monk.back", "joan.solo.monk.track")
def test_joans_monk_actions_lapse_at_standard_level() -> None:
    position: dict[str, Any] = {"display": "knight", "waiting": "coin"}
    table = solo("standard", **position, joan={"pile": ["9", "4"]}).play("red", "coin 2")
    assert (table.joan.tracks[4], table.joan.shields) == (1, 0)
    table = solo("connoisseur", **position, joan={"pile": ["9", "4"]}).play("red", "coin 2")
    assert (table.joan.tracks[4], table.joan.shields) == (2, 1)


@rule("joan.solo.monk.station")
def test_a_station_by_monk_action_uses_the_number_of_the_face_up_card() -> None:
    table = solo("connoisseur", display="knight", waiting="coin", joan={"pile": ["9", "14"]})
    table.play("red", "coin 2")
    assert table.joan.stations == 1
    assert table.struck("red") == ["montargis"]


@rule("joan.solo.scholar.citizen", "joan.solo.scholar.effect")
def test_joan_takes_the_citizen_of_the_development_track() -> None:
    joan = {"pile": ["8", "2"], "tracks": {"scholar": 1}}
    table = solo(display="scholar", waiting="coin", joan=joan).play("red", "coin 2")
    assert (table.joan.citizens, table.joan.shields) == (1, 1)
    assert table.yellow("yellow_development_1") == "joan"
    taken = {"yellow_development_1": "red"}
    table = solo(display="scholar", waiting="coin", joan=joan, yellow_bonuses=taken)
    table.play("red", "coin 2")
    assert table.joan.citizens == 0


@rule("joan.solo.effect.deed", "joan.solo.effect.deed_marks")
def test_joan_closes_deeds_even_with_marks() -> None:
    joan = {"pile": ["2", "1"]}
    red = {"deeds": {"two": "farmer scholar"}}
    position: dict[str, Any] = {"display": "knight", "deeds": {"one": "joan"}}
    table = solo(waiting="trader", **position, red=red, joan=joan)
    table.play("red", "earn trader", "coin 1")
    assert not table.deed_open("two")
    assert table.marks("red", "two") == ["farmer", "scholar"]


@rule("joan.solo.effect.place_card", "joan.solo.card.unlock", "joan.solo.card.emptied")
def test_cards_that_joan_removes_open_nothing() -> None:
    joan = {"pile": ["10", "1"]}
    table = solo(display="trader trader", waiting="coin", cards=["stable", "archives"], joan=joan)
    table.play("red", "coin 2")
    assert table.laid_out == ["archives"]
    assert table.joan.shields == 1
    table.play("red", "take trader")
    assert table.refusal("red", "act trader") == "joan.action.refused"
    cards = ["archives"]
    table = solo(waiting="card", cards=cards, joan={"removed": ["stable"]})
    assert table.refusal("red", "buy archives") == "joan.solo.card.emptied"
    assert table.refusal("red", "buy stable") == "joan.solo.effect.place_card"
    options = {"joan_emptied_category": True}
    table = Table(1, options=options, waiting="card", cards=cards, joan={"removed": ["stable"]})
    assert table.refusal("red", "buy archives") == ""


@rule("joan.solo.turn.reshuffle")
def test_all_cards_are_shuffled_for_the_second_bag() -> None:
    table = solo()
    for _ in range(5):
        table.finish_round()
    # Joan begins round 6, so one of the fourteen lies face up again.
    assert len(table.joan.seen) == 1
    assert len(table.joan.pile) == 13


@rule("joan.solo.score.tracks", "joan.solo.score.depot", "joan.solo.score.product")
def test_joans_score_is_the_sum_of_five_values() -> None:
    table = solo(
        joan={
            "tracks": {"farmer": 3, "boatman": 5, "scholar": 4},
            "stations": 5,
            "citizens": 3,
            "development": 4,
            "shields": 2,
        }
    )
    assert table.game.view(0)["joan"]["score"] == {
        "farmer": 3,
        "boatman": 6,
        "knight": 0,
        "depot": 2,
        "product": 32,
    }
    assert table.joan_score == 43


@rule("joan.solo.score.total", "joan.solo.end.most_stations")
def test_you_win_with_as_many_points_as_joan() -> None:
    last = {"round": 10, "display": "craftsman"}
    joan = {"pile": ["1", "2"], "shields": 6, "stations": 0}
    table = solo(**last, joan=joan)
    assert table.game.over
    assert (table.joan.stations, table.joan.citizens) == (1, 1)
    assert (table.joan_score, table.game.scores) == (6, [7])
    assert table.game.winners == [0]
    joan["shields"] = 8
    assert solo(**last, joan=joan).game.winners == []
