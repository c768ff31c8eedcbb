"""Effects of Joan's cards."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table
from .solo import after_joan, doings, solo, struck, taken, towns, tracks

COLUMNS = [f"yellow_bank_column_{column}" for column in range(1, 6)]
DEEDS = ("one", "two", "three", "four")


@rule("joan.solo.effect.station")
def test_the_town_with_the_number_of_the_card_is_crossed_off() -> None:
    table = after_joan("craftsman", card="5")
    assert table.joan.stations == 1
    assert struck(table) == [5]
    assert table.stations("red") == []


@rule("joan.solo.effect.station")
def test_if_it_is_gone_the_next_open_town_is_crossed_off() -> None:
    red = {"stations": towns(5), "struck": towns(6, 8)}
    table = after_joan("craftsman", card="5", red=red)
    assert struck(table) == [6, 7, 8]
    table = after_joan("craftsman", card="5", red={"stations": towns(0, 4, 6)})
    assert struck(table) == [5]
    table = after_joan("craftsman", card="1", red={"struck": towns(*range(1, 17))})
    assert struck(table) == list(range(1, 18))


@rule("joan.solo.effect.station")
def test_you_can_no_longer_build_in_a_town_that_joan_closed() -> None:
    routes = ["orleans-briare_water"]
    table = after_joan("craftsman craftsman", card="8", red={"routes": routes})
    table.play("red", "take craftsman", "act craftsman")
    assert table.refusal("red", "build briare") == "joan.solo.effect.station"
    assert table.offers("red", "build") == ["orleans"]


@rule("joan.solo.effect.station")
def test_a_closed_town_can_still_be_travelled_through() -> None:
    red = {"routes": ["orleans-briare_water"], "struck": ["briare"]}
    table = solo(waiting="water coin", red=red)
    table.play("red", "fill briare-sancerre_water")
    assert "briare-sancerre_water" in table.routes("red")


@rule("joan.solo.effect.station_top")
@pytest.mark.parametrize("taken", [{"struck": (14, 15, 16, 17)}, {"stations": (14, 15, 16, 17)}])
def test_above_the_highest_town_nothing_is_crossed_off(taken: dict[str, tuple[int, ...]]) -> None:
    """Lower numbers stay open, and so does Orléans; the parts of the map closed at set-up too."""
    red = {field: towns(*numbers) for field, numbers in taken.items()}
    table = after_joan("craftsman", card="14", red=red)
    assert table.joan.stations == 1
    assert struck(table) == list(taken.get("struck", ()))
    assert table.told("joan_station")[0].facts["town"] == ""


@rule("joan.solo.effect.place_card")
def test_a_random_card_of_the_category_leaves_the_game() -> None:
    """Card 10 shows category I; the laid-out cards are those of one seed, the draw is another's."""
    first = ["stable", "library", "windmill", "brewery"]
    cards = [*first, "archives", "hayrick"]
    removed: set[str] = set()
    for seed in range(24):
        table = after_joan("trader", card="10", cards=cards, seed=seed)
        (gone,) = set(cards) - set(table.laid_out)
        removed.add(gone)
        assert table.game.view(0)["joan"]["removed"] == [gone]
        assert table.told("joan_removed")[0].facts == {"card": gone}
        assert table.joan.shields == 1
    assert removed == set(first)


@rule("joan.solo.effect.place_card")
@pytest.mark.parametrize(
    "card, category", [("2", 0), ("11", 1), ("14", 2), ("6", 3), ("13", 4), ("5", 4)]
)
def test_the_card_shows_the_category(card: str, category: int) -> None:
    table = after_joan("trader", card=card)
    (gone,) = table.game.view(0)["joan"]["removed"]
    found = next(card for card in table.game.tables.cards if card.id == gone)
    assert found.category == category
    assert len(table.laid_out) == 19


@rule("joan.solo.effect.place_card")
def test_your_own_cards_stay_and_with_none_left_nothing_happens() -> None:
    red = {"cards": ["stable", "library"]}
    table = after_joan("trader", card="10", cards=["windmill", "archives"], red=red)
    assert table.laid_out == ["archives"] and table.cards("red") == ["stable", "library"]
    table = after_joan("trader", card="10", cards=["archives"], red=red)
    assert table.laid_out == ["archives"] and table.cards("red") == ["stable", "library"]
    assert doings(table) == ["shield"]


@rule("joan.solo.effect.place_card")
def test_a_removed_card_cannot_be_acquired() -> None:
    table = solo(waiting="card", cards=["library"], joan={"removed": ["stable"]})
    assert table.refusal("red", "buy stable") == "joan.solo.effect.place_card"
    assert table.refusal("red", "buy library") == ""


@rule("joan.solo.effect.shield")
@pytest.mark.parametrize(
    "follower, card, shields",
    [
        ("farmer", "4", 1),
        ("farmer", "8", 2),
        ("boatman", "2", 1),
        ("boatman", "11", 2),
        ("knight", "5", 1),
        ("knight", "12", 2),
        ("trader", "7", 1),
        ("trader", "9", 2),
    ],
)
def test_shields_go_to_joans_depot(follower: str, card: str, shields: int) -> None:
    table = after_joan(follower, card=card, joan={"shields": 3})
    assert table.joan.shields == 3 + shields
    assert table.red.shields == 0


@rule("joan.solo.effect.level")
@pytest.mark.parametrize("before, after", [(0, 1), (3, 4), (5, 6), (6, 6)])
def test_a_level_is_marked_up_to_the_sixth(before: int, after: int) -> None:
    """Card 9 shows a level for a Scholar; her track is full."""
    joan = {"tracks": {"scholar": 8}, "development": before}
    table = after_joan("scholar", card="9", joan=joan)
    assert taken(table) == "scholar" and table.joan.level == after
    assert table.red.dev == 0


@rule("joan.solo.effect.bank_bonus")
@pytest.mark.parametrize(
    "gone, struck_one",
    [
        ({}, 1),
        ({1: "joan"}, 2),
        ({1: "red"}, 2),
        ({1: "red", 2: "joan", 4: "joan"}, 3),
        ({2: "red"}, 1),
        ({1: "joan", 2: "joan", 3: "joan", 4: "joan"}, 5),
    ],
)
def test_the_leftmost_open_column_shield_is_closed(gone: dict[int, str], struck_one: int) -> None:
    before = {COLUMNS[column - 1]: owner for column, owner in gone.items()}
    table = after_joan("boatman", card="7", yellow_bonuses=before)
    after = {yellow: table.yellow(yellow) for yellow in COLUMNS}
    assert after == {**dict.fromkeys(COLUMNS, ""), **before, COLUMNS[struck_one - 1]: "joan"}
    assert table.joan.shields == 0
    assert table.yellow("yellow_bank_row_3") == ""


@rule("joan.solo.effect.bank_bonus")
def test_without_an_open_column_shield_nothing_happens() -> None:
    gone = {**dict.fromkeys(COLUMNS, "joan"), "yellow_bank_column_2": "red"}
    table = after_joan("boatman", card="7", yellow_bonuses=gone)
    assert {yellow: table.yellow(yellow) for yellow in COLUMNS} == gone
    assert doings(table) == ["track"]
    assert table.yellow("yellow_bank_row_3") == ""


@rule("joan.solo.effect.bank_bonus", "joan.solo.yellow")
@pytest.mark.parametrize("owner, shields", [("", 1), ("joan", 0)])
def test_a_column_without_its_shield_still_has_its_plain_bonus(owner: str, shields: int) -> None:
    """The last coin of column 2 is spent on a station: 2 Development spaces wait."""
    red = {"circled": [2, 2, 2], "spent": [2, 2, 1]}
    gone = {"yellow_bank_column_2": owner} if owner else {}
    table = solo(waiting="station.paid coin", red=red, yellow_bonuses=gone)
    table.play("red", "build orleans")
    assert table.waiting == ["coin", "develop", "develop"]
    assert table.red.shields == shields


@rule("joan.solo.effect.citizen")
@pytest.mark.parametrize("card", ["1", "6", "8"])
def test_a_citizen_for_joan_takes_none_of_yours(card: str) -> None:
    table = after_joan("knight", card=card, joan={"citizens": 2})
    assert table.joan.citizens == 3
    assert not any(table.game.view(0)["yellow_bonuses"].values())


CITIZENS = [
    ("farmer", "5", "yellow_warehouse"),
    ("farmer", "11", "yellow_warehouse"),
    ("boatman", "9", "yellow_bank_row_3"),
    ("boatman", "12", "yellow_bank_row_3"),
]


@rule("joan.solo.effect.citizen_taken")
@pytest.mark.parametrize("follower, card, yellow", CITIZENS)
def test_joan_takes_an_open_citizen_and_only_one(follower: str, card: str, yellow: str) -> None:
    table = after_joan(follower, card=card)
    assert table.joan.citizens == 1
    assert [id for id, owner in yellow_of(table).items() if owner] == [yellow]
    assert table.yellow(yellow) == "joan"
    assert tracks(table) == {follower: 1}


@rule("joan.solo.effect.citizen_taken")
@pytest.mark.parametrize("owner", ["red", "joan"])
@pytest.mark.parametrize("follower, card, yellow", CITIZENS)
def test_a_citizen_that_is_gone_brings_joan_nothing(
    follower: str, card: str, yellow: str, owner: str
) -> None:
    table = after_joan(follower, card=card, yellow_bonuses={yellow: owner})
    assert table.joan.citizens == 0
    assert table.yellow(yellow) == owner
    assert table.red.citizens == (1 if owner == "red" else 0)
    assert doings(table) == ["track"]


def yellow_of(table: Table) -> dict[str, str]:
    found: dict[str, str] = table.game.view(0)["yellow_bonuses"]
    return found


def closed(table: Table) -> list[str]:
    return [deed for deed in DEEDS if not table.deed_open(deed)]


@rule("joan.solo.effect.deed")
@pytest.mark.parametrize(
    "follower, card, gone, struck_one",
    [
        ("knight", "2", {}, "one"),
        ("knight", "3", {"one": "joan"}, "two"),
        ("boatman", "8", {"one": "joan", "three": "joan"}, "two"),
        ("farmer", "14", {"one": "joan", "two": "joan", "three": "joan"}, "four"),
        ("boatman", "1", {}, "four"),
        ("farmer", "3", {"four": "joan"}, "three"),
        ("farmer", "7", {"four": "joan", "two": "joan"}, "three"),
        ("farmer", "12", {"four": "joan", "three": "joan", "two": "joan"}, "one"),
    ],
)
def test_the_arrow_says_at_which_end_joan_starts(
    follower: str, card: str, gone: dict[str, str], struck_one: str
) -> None:
    table = after_joan(follower, card=card, deeds=gone)
    assert closed(table) == [deed for deed in DEEDS if deed in gone or deed == struck_one]
    assert table.told("joan_deed")[0].facts == {"deed": struck_one}
    assert tracks(table) == {follower: 1}


@rule("joan.solo.effect.deed")
def test_a_deed_that_you_completed_is_passed_over() -> None:
    red = {"deeds": {"one": "boatman scholar monk"}}
    table = after_joan("knight", card="2", red=red, deeds={"one": "red"})
    assert closed(table) == ["one", "two"]
    assert (table.yellow("yellow_deed_1"), table.yellow("yellow_deed_2")) == ("red", "joan")


@rule("joan.solo.effect.deed")
@pytest.mark.parametrize("card", ["2", "3"])
def test_with_no_deed_open_nothing_happens(card: str) -> None:
    table = after_joan("knight", card=card, deeds=dict.fromkeys(DEEDS, "joan"))
    assert doings(table) == ["track"]
    assert table.game.view(0)["deeds"]["five"] == "absent"


@rule("joan.solo.effect.deed_marks")
def test_a_closed_deed_takes_no_marks_and_gives_no_effect() -> None:
    position: dict[str, Any] = {"red": {"deeds": {"one": "boatman scholar"}}}
    table = after_joan("knight farmer", card="2", back="1", **position)
    assert taken(table) == "knight" and closed(table) == ["one"]
    assert table.marks("red", "one") == ["boatman", "scholar"]
    table = solo(waiting="monk", deeds={"one": "joan"}, **position)
    assert table.refusal("red", "deed one monk") == "joan.solo.effect.deed_marks"
    assert "four monk" in table.offers("red", "deed")


@rule("joan.solo.effect.deed_marks")
def test_joan_gets_no_bonus_for_a_deed() -> None:
    table = after_joan("boatman", card="1", joan={"citizens": 1})
    assert closed(table) == ["four"]
    assert (table.joan.citizens, table.joan.stations, table.joan.shields) == (1, 0, 0)
    assert doings(table) == ["track", "deed", "struck"]
