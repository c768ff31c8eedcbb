"""The Intrigue board: which characters there are, who may be sent, and completion."""

import pytest

from orleans import NotationError, Setup, SetupError, new
from tests.rules import rule

from ...table import Table
from .plot import (
    SPACES,
    WAITS,
    both_editions,
    characters,
    completing,
    every_count,
    last_space,
    open_spaces,
    plot,
    sent,
)

CITIZENS = ("kidnapper", "torturer", "hangman", "saboteur", "traitor")


@rule("intrigue.setup.board")
@both_editions
@every_count
def test_the_characters_take_the_place_of_the_base_deeds(edition: str, players: int) -> None:
    deeds = new(Setup(edition=edition, players=players, modules=["intrigue"]), 1).view(0)["deeds"]
    named = [deed for deed in deeds if deed != "gaming_room"]
    assert named == [f"intrigue_{character}" for character in characters(players)]


def test_the_base_deeds_stay_away() -> None:
    table = plot("knight -")
    with pytest.raises(NotationError):
        table.play("red", "send base_city_wall.1")


@rule("intrigue.setup.two_players")
@pytest.mark.parametrize("closed", ["spy", "arsonist"])
def test_two_players_cannot_send_to_spy_or_arsonist(closed: str) -> None:
    follower = SPACES[closed].split()[0]
    table = plot(f"{follower} -", players=2)
    with pytest.raises(NotationError):
        table.play("red", f"send intrigue_{closed}.1")
    assert not [move for move in table.legal("red") if closed in move]
    assert f"send intrigue_{closed}.1" in plot(f"{follower} -", players=3).legal("red")


@rule("intrigue.setup.cover")
@every_count
@pytest.mark.parametrize("character", SPACES)
def test_with_few_players_the_rightmost_space_is_covered(character: str, players: int) -> None:
    if character not in characters(players):
        return
    spaces = plot("farmer -", players).game.view(0)["deeds"][f"intrigue_{character}"]
    assert [space["asks"] for space in spaces] == open_spaces(character, players)
    assert len(spaces) == len(SPACES[character].split()) - (players < 4)


@rule("intrigue.setup.cover", "intrigue.general.completion_citizen")
@every_count
@pytest.mark.parametrize("character", CITIZENS)
def test_the_last_uncovered_space_earns_the_citizen(character: str, players: int) -> None:
    table = completing(character, players).play("red", last_space(character, players))
    while table.asked in ("name_victim", "name_space", "name_track", "torture"):
        table.play(table.pending[0], table.legal(table.pending[0])[0])
    assert table.red.citizens == 1


@rule("intrigue.setup.cover")
@pytest.mark.parametrize(("players", "citizens"), [(3, 1), (4, 0), (5, 0)])
def test_the_third_kidnapper_completes_only_where_the_fourth_space_is_covered(
    players: int, citizens: int
) -> None:
    table = plot("knight -", players, deeds={"intrigue_kidnapper": [1, 2]})
    assert table.play("red", "send intrigue_kidnapper.3").red.citizens == citizens


@rule("intrigue.general.completion_citizen")
def test_hangman_pays_and_brings_a_citizen_fraud_a_good_and_none() -> None:
    hangman = completing("hangman").play("red", last_space("hangman"))
    assert (hangman.red.coins, hangman.red.citizens) == (2, 1)
    fraud = completing("fraud").play("red", last_space("fraud"), "take brocade")
    assert fraud.goods("red") == {"brocade": 1}
    assert fraud.red.citizens == 0


@rule("intrigue.general.completion_citizen")
@pytest.mark.parametrize("character", ["fraud", "arsonist", "spy", "tax_collector"])
def test_the_other_characters_bring_no_citizen(character: str) -> None:
    table = completing(character).play("red", last_space(character))
    if table.asked == "choose_good":
        table.play("red", "take grain")
    assert table.red.citizens == 0
    assert table.pending == ["blue"]


@rule("intrigue.general.send")
@both_editions
def test_characters_take_exactly_the_type_shown(edition: str) -> None:
    for follower in ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"):
        table = plot(f"{follower} -", 4, edition)
        for character, types in SPACES.items():
            for at, follower_type in enumerate(types.split(), start=1):
                refusal = table.refusal("red", f"send intrigue_{character}.{at}")
                assert refusal == ("" if follower_type == follower else "deed.exact")


@rule("intrigue.general.send")
def test_characters_are_reached_from_the_gunpowder_tower_too() -> None:
    red = {"coins": 0, "tiles": ["gunpowder_tower"], "tower": "monk knight"}
    table = Table("bigbox", 3, modules=("intrigue",), phase="actions", red=red)
    table.play("red", "use gunpowder_tower")
    assert table.refusal("red", "send intrigue_arsonist.1") == "deed.exact"
    table.play("red", "send intrigue_tax_collector.2")
    assert table.red.coins == 0
    assert table.pending == ["blue", "green"]  # asked for bribes: both have coins


@rule("intrigue.general.send")
def test_the_well_reaches_the_characters_through_the_town_hall() -> None:
    """A bribe in the middle of a chain of actions: it goes on afterwards."""
    table = Table(
        "bigbox",
        3,
        modules=("intrigue",),
        phase="actions",
        red={
            "coins": 0,
            "tiles": ["well"],
            "spaces": {"well": "craftsman monk", "town_hall": "knight scholar"},
        },
        blue={"coins": 2, "bag": "monk", "spaces": WAITS},
    )
    table.play("red", "use well", "use town_hall", "send intrigue_hangman.2", "rival blue")
    table.play("blue", "offer coin", "done").play("red", "accept blue")
    assert table.asked == "send"
    table.play("red", "skip")
    assert table.red.coins == 3
    assert table.on("red", "well") == ["", ""]
    assert table.on("red", "town_hall") == ["", "scholar"]
    assert table.pending == ["blue"]


@rule("intrigue.general.own_colour")
@pytest.mark.parametrize("personal", ["farmer*", "boatman*", "craftsman*", "trader*"])
def test_no_personal_follower_goes_to_a_character(personal: str) -> None:
    planning = Table("bigbox", 3, modules=("intrigue",), phase="planning")
    for space in ("town_hall.1", "town_hall.2"):
        assert planning.refusal("red", f"place {personal} {space}") == "townhall.personal"
    red = {"tiles": ["gunpowder_tower"], "tower": f"{personal} monk", "market": ""}
    table = Table("bigbox", 3, modules=("intrigue",), phase="actions", red=red)
    table.play("red", "use gunpowder_tower")
    follower_type = personal.removesuffix("*")
    for character, types in SPACES.items():
        for at, asks in enumerate(types.split()[:-1], start=1):
            if asks == follower_type:
                assert table.refusal("red", f"send intrigue_{character}.{at}") == "deed.exact"


@rule("intrigue.general.any_space")
def test_the_right_space_may_be_filled_before_the_left_one() -> None:
    table = plot("boatman -").play("red", "send intrigue_saboteur.2")
    assert table.red.coins == 1


@rule("intrigue.general.unusable")
def test_a_follower_may_go_where_nothing_can_be_done() -> None:
    blue = {"goods": {"wine": 1}, "spaces": WAITS}
    table = sent("fraud", blue=blue)
    assert table.asked == "act"  # red has no good to swap
    assert table.goods("blue") == {"wine": 1}
    assert table.game.view(0)["deeds"]["intrigue_fraud"][0]["follower"] == "trader"


@rule("intrigue.general.own_gain_kept")
def test_the_coin_is_paid_even_if_nobody_can_be_harmed() -> None:
    table = sent("kidnapper")  # all Merchants are in Orléans
    assert table.asked == "act"
    assert table.red.coins == 1


@rule("intrigue.general.waive")
@pytest.mark.parametrize(
    ("character", "coins"), [("hangman", 2), ("kidnapper", 1), ("saboteur", 1)]
)
def test_harm_to_one_player_may_be_forgone(character: str, coins: int) -> None:
    blue = {"coins": 3, "merchant": "blois", "bag": "knight monk", "spaces": WAITS}
    table = sent(character, blue=blue).play("red", "skip")
    assert table.red.coins == coins
    assert table.asked == "act"  # nobody was asked for a bribe
    assert table.town("blue") == "blois"
    assert table.blue.bag_size() == 2
    assert table.on("blue", "scriptorium") == ["knight", "scholar"]


@rule("intrigue.general.waive")
@pytest.mark.parametrize("character", ["torturer", "tax_collector"])
def test_those_who_strike_everybody_cannot_be_held_back(character: str) -> None:
    table = sent(character, blue={"coins": 3}, green={"coins": 3})
    assert table.pending == ["blue", "green"]
    assert table.refusal("red", "skip") == "intrigue.bribe.targets_only"


@rule("intrigue.general.other_player")
@pytest.mark.parametrize("character", ["hangman", "kidnapper", "saboteur"])
def test_nobody_can_be_the_own_victim(character: str) -> None:
    red = {"merchant": "blois", "bag": "monk", "spaces": {"castle": "farmer boatman -"}}
    blue = {"merchant": "blois", "bag": "monk", "spaces": WAITS}
    table = sent(character, red=red, blue=blue)
    assert table.refusal("red", "rival red") == "intrigue.general.other_player"
    assert table.offers("red", "rival") == ["blue"] + ["green"] * (character == "hangman")


@rule("intrigue.general.passed_victims")
def test_who_has_passed_can_still_be_hit() -> None:
    green = {"spaces": {"castle": "farmer - -"}}
    table = sent("saboteur", green=green, passed=["green"])
    table.play("red", "rival green")
    assert table.on("green", "castle") == ["", "", ""]
    assert table.bag("green") == ["farmer"]


@rule("intrigue.general.one_by_one")
def test_two_followers_are_settled_one_after_the_other() -> None:
    rival = {"coins": 1, "bag": "monk"}
    table = plot("farmer knight", blue={**rival, "spaces": WAITS}, green=rival)
    table.play("red", "send intrigue_hangman.1", "rival blue")
    assert table.pending == ["blue"]
    assert table.red.coins == 2
    table.play("blue", "offer coin", "done").play("red", "accept blue")
    assert table.asked == "send"
    table.play("red", "send intrigue_hangman.2")
    assert table.offers("red", "rival") == ["blue", "green"]
    table.play("red", "rival green").play("green", "done")
    assert table.red.coins == 5
    assert table.bag("blue") == ["monk"]
    assert table.bag("green") == []


@rule("intrigue.general.completion")
def test_completion_comes_after_the_action() -> None:
    table = completing(
        "arsonist",
        red={"merchant": "blois"},
        blue={"stations": ["blois"], "spaces": WAITS},
    )
    table.play("red", last_space("arsonist"))
    assert table.stations("blois") == ["blue"]
    table.play("red", "burn blue")
    assert table.stations("blois") == ["red"]


@rule("intrigue.general.completion_despite_bribe")
@pytest.mark.parametrize("answer", ["accept blue", "decline blue"])
def test_a_bribe_does_not_touch_the_completion(answer: str) -> None:
    blue = {"coins": 2, "merchant": "blois", "spaces": WAITS}
    table = completing("kidnapper", blue=blue).play("red", last_space("kidnapper"))
    table.play("red", "rival blue").play("blue", "offer coin", "done").play("red", answer)
    assert table.red.citizens == 1
    skipped = completing("kidnapper", blue=blue).play("red", last_space("kidnapper"), "skip")
    assert skipped.red.citizens == 1


def test_intrigue_and_trade_exclude_each_other() -> None:
    with pytest.raises(SetupError) as refused:
        new(Setup(edition="bigbox", players=3, modules=["trade", "intrigue"]), seed=1)
    assert refused.value.rule == "trade.setup.one_board"
