"""Whose turn it is, and what Joan takes."""

import pytest

from ...rules import rule
from ..table import Table
from .solo import (
    DOWN_FARMER,
    DOWN_STATION,
    LEVELS,
    MAIN_CARDS,
    UP_FARMER,
    UP_STATION,
    after_joan,
    doings,
    solo,
    taken,
    tracks,
)


def turns(table: Table) -> list[str]:
    """All turns so far, with a bar between rounds."""
    short = {"round": "|", "took": "you", "recruited": "you", "joan_card": "joan"}
    return [short[event.what] for event in table.events if event.what in short]


@rule("joan.solo.turn.alternate")
@pytest.mark.parametrize("seed", range(3))
def test_you_begin_and_from_then_on_joan_has_every_other_pick(seed: int) -> None:
    table = solo(seed=seed)
    assert table.pending == ["red"] and len(table.display) == 5
    table.finish_round().finish_round()
    first = ["you", "joan", "you", "joan", "you"]
    second = ["joan", "you", "joan", "you", "joan"]
    assert turns(table) == [*first, "|", *second, "|"]


@rule("joan.solo.turn.alternate")
def test_a_recruited_monk_is_a_pick_like_any_other() -> None:
    table = solo(display="farmer farmer farmer farmer scholar")
    table.play("red", "monk farmer").end()
    assert turns(table) == ["you", "joan"]
    assert len(table.display) == 3 and table.pending == ["red"]


@rule("joan.solo.end.when", "joan.solo.turn.alternate", "joan.solo.turn.pile_lasts")
@pytest.mark.parametrize("level", LEVELS)
def test_after_two_bags_and_ten_rounds_it_is_over(level: str) -> None:
    table = solo(level).finish_game()
    played = turns(table)
    assert [turn for turn in played if turn != "|"] == ["you", "joan"] * 25
    assert played.count("|") == 9 and table.game.round == 10
    assert len(table.told("bag_empty")) == 2
    assert table.asked == "over" and table.bag == table.display == []
    sixth = [at for at, turn in enumerate(played) if turn == "|"][4]
    assert (played[:sixth].count("joan"), played[sixth:].count("joan")) == (12, 13)


@rule("joan.solo.turn.pile_lasts")
def test_at_joans_last_turn_one_card_is_still_face_down() -> None:
    table = solo(round=10, display="knight knight")
    assert len(table.joan.pile) == 2
    table.idle_pick()
    assert table.game.over
    assert len(table.joan.pile) == 1 and len(table.joan.seen) == 13


@rule("joan.solo.turn.reveal")
def test_each_turn_of_joan_shows_a_new_card() -> None:
    pile = ["4", "9", "2", "14", "7"]
    table = solo(joan={"pile": pile})
    for shown in range(5):
        assert table.game.view(0)["joan"]["face_up"] == pile[:shown]
        assert table.game.view(0)["joan"]["pile"] == 14 - shown
        while len(table.joan.seen) == shown:
            table.idle_pick()
    assert [event.facts["card"] for event in table.told("joan_card")] == pile


@rule("joan.solo.turn.reveal", "joan.solo.turn.choose")
def test_the_newest_face_up_card_says_what_she_does() -> None:
    """Card 10 is face up already: it shows 2 shields for a Knight, card 14 shows 1."""
    joan = {"face_up": ["10"]}
    table = after_joan("knight", card="14", joan=joan)
    assert table.game.view(0)["joan"]["face_up"][-2:] == ["10", "14"]
    assert table.joan.shields == 1


@rule("joan.solo.turn.arrow", "joan.solo.turn.choose", "joan.solo.action.track")
@pytest.mark.parametrize("card", ["7", "10", "13"])
def test_the_arrow_example_of_the_rulebook(card: str) -> None:
    """Upwards: no Boatman is on display, so Joan takes the Farmer."""
    table = after_joan("knight craftsman farmer", card=card, back=UP_STATION)
    assert taken(table) == "farmer"
    assert table.display == ["craftsman", "knight"]
    assert table.holding.count("farmer") >= 1
    assert tracks(table) == {"farmer": 1}
    assert len(doings(table)) > 1


@rule("joan.solo.turn.arrow")
def test_without_the_arrow_pointing_up_the_example_goes_the_other_way() -> None:
    table = after_joan("knight craftsman farmer", card="7", back=DOWN_STATION)
    assert taken(table) == "craftsman"


@rule("joan.solo.turn.arrow")
@pytest.mark.parametrize(
    "card, back, follower",
    [
        ("7", DOWN_FARMER, "trader"),  # both backs down
        ("7", UP_FARMER, "boatman"),  # her own back down, the next one up
        ("10", DOWN_FARMER, "trader"),  # her own back up, the next one down
        ("10", UP_STATION, "boatman"),
    ],
)
def test_the_arrow_is_on_the_back_of_the_next_card(card: str, back: str, follower: str) -> None:
    """Not on the back of the card that was turned over, nor on a front."""
    table = after_joan("boatman farmer knight scholar trader", card=card, back=back)
    assert taken(table) == follower


@rule("joan.solo.turn.choose")
@pytest.mark.parametrize(
    "display, follower",
    [
        ("scholar farmer knight craftsman trader", "knight"),
        ("scholar farmer craftsman trader boatman", "boatman"),
        ("scholar farmer craftsman trader", "farmer"),
        ("scholar trader craftsman", "trader"),
        ("scholar craftsman", "scholar"),
        ("craftsman", "craftsman"),
    ],
)
def test_joan_takes_the_first_follower_of_her_card_on_display(display: str, follower: str) -> None:
    """Card 1 from the top: Knight, Boatman, Farmer, Trader, Scholar, Craftsman."""
    assert taken(after_joan(display, card="1", back=DOWN_FARMER)) == follower


@rule("joan.solo.turn.choose")
def test_the_tile_that_joan_takes_goes_to_the_holding_area() -> None:
    aside = "boatman trader trader"
    table = after_joan("knight knight farmer scholar", card="1", back=DOWN_FARMER, holding=aside)
    assert table.display == ["farmer", "knight", "scholar"]
    assert table.holding == ["boatman", "trader", "trader", "knight"]
    assert table.refusal("red", "take boatman") == "joan.setup.holding_area"
    assert table.pending == ["red"]


@rule("joan.solo.turn.reshuffle")
def test_all_fourteen_cards_are_shuffled_when_the_first_bag_is_empty() -> None:
    firsts: set[str] = set()
    for seed in range(30):
        table = solo(seed=seed, round=5, display="farmer", joan={"pile": ["1", "2"]})
        assert len(table.joan.pile) == 2 and len(table.joan.seen) == 12
        table.idle_pick()
        # Joan begins round 6, so one of the fourteen is face up again.
        assert table.game.round == 6 and len(table.joan.seen) == 1
        assert sorted(table.joan.seen + table.joan.pile) == sorted(range(14))
        firsts.add(str(table.told("joan_card")[0].facts["card"]))
    assert len(firsts) > 7


@rule("joan.solo.turn.reshuffle")
def test_in_the_middle_of_a_bag_no_card_returns() -> None:
    for number in (1, 2, 3, 4, 6, 7, 8, 9):
        display = "farmer" if number % 2 else "farmer farmer"
        table = solo(round=number, display=display)
        pile = table.joan.pile
        table.finish_round()
        assert len(table.joan.pile) < len(pile)
        assert table.joan.pile == pile[-len(table.joan.pile) :]


@rule("joan.solo.turn.hidden")
def test_the_back_on_top_is_seen() -> None:
    back = {"arrow": "up", "monk": "station", "shields": 0}
    assert solo(joan={"pile": ["14"]}).game.view(0)["joan"]["back"] == back
    back = {"arrow": "down", "monk": "scholar", "shields": 1}
    assert solo(joan={"pile": ["7"]}).game.view(0)["joan"]["back"] == back


@rule("joan.solo.turn.hidden", "joan.setup.open")
def test_fronts_to_come_and_the_order_below_the_top_are_not_seen() -> None:
    """Cards 1 and 9 have the same back, and so have 7 and 11."""
    views = [
        solo(joan={"pile": pile}).game.view(0)
        for pile in (MAIN_CARDS, ["9", *MAIN_CARDS[1:8], "1", *MAIN_CARDS[9:]], ["1", "14", "3"])
    ]
    assert views[0] == views[1] == views[2]
    other = solo(joan={"pile": ["2", "1", *MAIN_CARDS[2:]]}).game.view(0)
    assert other != views[0]
    other["joan"]["back"] = views[0]["joan"]["back"]
    assert other == views[0]
