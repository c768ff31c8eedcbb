"""What a player answers without trying anything out."""

from typing import Any

from orleans.classic.ai.model import model_of
from orleans.classic.ids import MONK

from ..phases.test_harvest import harvest
from ..table import Table

SHIP = {"ship": "farmer boatman knight"}


def asked(use: str, red: dict[str, Any], **position: Any) -> Table:
    return Table(phase="actions", red=red, **position).play("red", f"use {use}")


def answered(table: Table) -> str:
    """What red answers in a rollout to the question that the last move has brought."""
    game = table.game
    before = len(game.moves_played())
    assert game.play_rollout_move(0)
    ((_, move),) = game.moves_played()[before:]
    return move.notation


def test_the_merchant_goes_where_the_best_good_lies() -> None:
    goods = {"orleans-blois_water": ["grain"], "orleans-briare_water": ["wine"]}
    table = asked("ship", {"merchant": "orleans", "spaces": SHIP}, round=18, routes=goods)
    assert answered(table) == "go orleans-briare_water"


def test_of_several_goods_the_best_is_taken() -> None:
    goods = {"orleans-briare_water": ["grain", "wool"]}
    red = {"merchant": "orleans", "spaces": SHIP}
    table = asked("ship", red, players=3, round=18, routes=goods)
    assert answered(table.play("red", "go orleans-briare_water")) == "take wool"


def test_with_a_station_ready_the_merchant_goes_where_it_may_be_built() -> None:
    spaces = {**SHIP, "guildhall": "farmer craftsman knight"}
    red = {"merchant": "orleans", "stations": ["orleans"], "development": 30, "spaces": spaces}
    goods = {"orleans-blois_water": ["brocade"], "orleans-briare_water": []}
    table = asked("ship", red, round=18, routes=goods, blue={"stations": ["blois"]})
    assert answered(table) == "go orleans-briare_water"


def test_in_the_last_round_a_follower_goes_where_he_earns_most() -> None:
    """One coin at the Canalization, three for whoever helps with the Peace Treaty."""
    red = {"spaces": {"town_hall": "knight -"}}
    table = asked("town_hall", red, round=18)
    coins = {}
    for move in table.legal("red"):
        trial = Table(phase="actions", red=red, round=18).play("red", "use town_hall", move)
        coins[move] = trial.game.scores[0]
    assert coins[answered(table)] == max(coins.values()) > min(coins.values())


def test_who_is_recruited_is_chosen_by_what_comes_with_him() -> None:
    """In the last round only the points on the tracks count: none for a Craftsman, who brings a
    Gear wheel, coins for a Boatman."""
    red = {"spaces": {"village": "farmer boatman craftsman"}}
    assert answered(asked("village", red, round=18)) == "recruit boatman"


def test_of_two_the_second_is_sent_only_if_it_pays() -> None:
    """Early in the game a Monk in the bag is worth more than what a deed gives."""
    red = {"spaces": {"town_hall": "farmer monk"}, "bag": "farmer"}
    table = asked("town_hall", red, round=2)
    assert answered(table).startswith("send ") and table.seat("red").spaces.count(MONK) == 1
    if table.asked == "choose":  # the reward
        table.play("red", table.legal("red")[0])
    assert answered(table) == "skip"


def test_a_tile_that_brings_goods_in_the_last_round_is_taken_for_them() -> None:
    table = Table(
        "bigbox",
        phase="actions",
        round=18,
        tiles="brasserie bakery tavern",
        red={"spaces": {"village": "farmer boatman craftsman"}, "tracks": {"trader": 2}},
    ).play("red", "use village", "recruit trader")
    assert table.asked == "expand"
    assert answered(table) == "tile brasserie"


def test_who_can_draw_the_full_number_does() -> None:
    red = {"bag": "farmer farmer boatman craftsman trader knight"}
    table = Table("bigbox", phase="followers", red=red)
    assert answered(table) == "draw 4"


def test_a_harvest_is_paid_with_what_scores_least() -> None:
    """Five coins are more than a cheese; bread is worth the status."""
    red: dict[str, Any] = {"coins": 20, "goods": {"wine": 1, "cheese": 1}}
    assert answered(harvest("bigbox", "abc_a_harvest", **red)) == "food cheese"
    bread: dict[str, Any] = {
        "goods": {"wine": 1, "bread": 1},
        "tiles": ["bakery"],
        "development": 30,
    }
    assert answered(harvest("bigbox", "abc_a_harvest", **bread)) == "food wine"


def test_a_wheel_goes_where_it_brings_most() -> None:
    red = {"wheels": 1, "tracks": {"craftsman": 2}, "wheel_placed": True}
    table = Table("bigbox", phase="actions", red=red)
    assert table.asked == "wheel"
    wheels = model_of(table.game).weights.wheels
    places = table.game.tables.places
    brings = {place.id: wheels[at] for at, place in enumerate(places)}

    def promise(move: str) -> float:
        return brings[move.removeprefix("wheel ").partition(".")[0]]

    promises = [promise(move) for move in table.legal("red") if move != "skip"]
    assert promise(answered(table)) == max(promises) > min(promises)
