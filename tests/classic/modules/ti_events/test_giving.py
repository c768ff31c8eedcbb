"""Retraining and Dues: goods by their value."""

import pytest

from tests.rules import rule

from .tables import every_count, every_edition, ti_table

VALUES = [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]


# --------------------------------------------------------------------------- Retraining


@rule("events.ti.b.retraining")
@every_edition
@pytest.mark.parametrize(("good", "points"), VALUES)
def test_one_good_is_worth_so_many_points(edition: str, good: str, points: int) -> None:
    table = ti_table("ti_b_retraining", edition, red={"goods": {good: 1}, "coins": 7})
    table.play("red", f"spend {good}")
    assert (table.red.dev, table.goods("red"), table.red.coins) == (points, {}, 7)


@rule("events.ti.b.retraining")
@every_edition
@every_count
def test_a_second_good_is_refused(edition: str, players: int) -> None:
    red = {"goods": {"grain": 1, "cheese": 1}}
    table = ti_table("ti_b_retraining", edition, players, red=red)
    assert table.legal("red") == ["spend grain", "spend cheese", "coins"]
    table.play("red", "spend grain")
    assert table.refusal("red", "spend cheese") != ""
    assert (table.red.dev, table.goods("red")) == (1, {"cheese": 1})


@rule("events.ti.b.retraining")
@every_edition
def test_a_good_one_lacks_is_refused(edition: str) -> None:
    table = ti_table("ti_b_retraining", edition, red={"goods": {"grain": 1}})
    assert table.refusal("red", "spend wool") == "events.ti.b.retraining"


@rule("events.ti.b.retraining_penalty")
@every_edition
def test_who_spends_no_good_pays_and_stays(edition: str) -> None:
    table = ti_table("ti_b_retraining", edition, red={"goods": {"wool": 2}, "coins": 4})
    assert table.refusal("red", "skip") == "events.ti.b.retraining_penalty"
    table.play("red", "coins")
    assert (table.red.coins, table.red.dev, table.goods("red")) == (1, 0, {"wool": 2})
    # Without a good nobody is asked.
    table = ti_table("ti_b_retraining", edition, red={"coins": 1})
    assert (table.asked, table.red.coins) == ("torture", 0)
    assert table.game.view(0)["question"]["missing"] == 2


@rule("events.ti.b.retraining_bonuses")
@every_edition
def test_what_is_crossed_is_gained_and_the_good_returns(edition: str) -> None:
    red = {"coins": 0, "development": 4, "goods": {"brocade": 1}}
    table = ti_table("ti_b_retraining", edition, red=red)
    supply = table.supply("brocade")
    table.play("red", "spend brocade")
    assert (table.red.dev, table.red.coins) == (9, 3)
    assert table.supply("brocade") == supply + 1
    red = {"development": 2, "goods": {"cheese": 1}}
    table = ti_table("ti_b_retraining", edition, red=red).play("red", "spend cheese")
    assert (table.red.dev, table.red.citizens) == (4, 1)


@rule("events.ti.tiles.bread")
@pytest.mark.parametrize(("development", "points"), [(0, 1), (9, 3), (22, 5)])
def test_bread_retrains_by_the_status_of_its_owner(development: int, points: int) -> None:
    red = {"development": development, "tiles": ["bakery"], "goods": {"bread": 1}}
    table = ti_table("ti_b_retraining", "bigbox", red=red)
    grain = table.supply("grain")
    table.play("red", "spend bread")
    assert table.red.dev == development + points
    assert table.supply("grain") == grain + 1


def test_simple_players_do_not_ask_for_torture() -> None:
    game = ti_table("ti_b_retraining", red={"coins": 2, "goods": {"wool": 1}}).game
    assert [move.notation for move in game.candidates(0, game.legal(0))] == ["spend wool"]
    game = ti_table("ti_b_retraining", red={"coins": 3, "goods": {"wool": 1}}).game
    assert game.candidates(0, game.legal(0)) == game.legal(0)


# --------------------------------------------------------------------------------- Dues


@rule("events.ti.d.dues")
@every_edition
@every_count
@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["grain", "wool"], {"wine": 2, "brocade": 1}),
        (["brocade"], {"grain": 1, "wool": 1, "wine": 2}),
        (["wine", "wine"], {"grain": 1, "wool": 1, "brocade": 1}),
    ],
)
def test_goods_worth_five_without_refund(
    edition: str, players: int, given: list[str], kept: dict[str, int]
) -> None:
    red = {"coins": 9, "goods": {"grain": 1, "wool": 1, "wine": 2, "brocade": 1}}
    table = ti_table("ti_d_dues", edition, players, red=red)
    for good in given:
        assert (table.asked, table.pending) == ("dues", ["red"])
        table.play("red", f"spend {good}")
    assert table.pending != ["red"]
    assert (table.goods("red"), table.red.coins, table.red.unbuilt) == (kept, 9, 10)


@rule("events.ti.d.dues")
@every_edition
def test_where_there_is_one_way_nobody_is_asked(edition: str) -> None:
    table = ti_table("ti_d_dues", edition, red={"goods": {"wine": 4}})
    assert table.goods("red") == {"wine": 2}
    table = ti_table("ti_d_dues", edition, red={"goods": {"grain": 1, "wool": 1}})
    assert table.goods("red") == {}
    assert table.told("gave", "red") == []


@rule("events.ti.d.dues_short")
@every_edition
def test_the_gap_is_settled_by_torture_not_by_coins(edition: str) -> None:
    table = ti_table("ti_d_dues", edition, red={"coins": 20, "goods": {"wine": 1}})
    assert (table.goods("red"), table.asked) == ({}, "torture")
    assert table.game.view(0)["question"]["missing"] == 2
    assert table.refusal("red", "coins") == "torture.when"
    table.play("red", "give station", "give station")
    assert (table.red.coins, table.red.unbuilt, table.pending) == (20, 8, ["blue"])


@rule("events.ti.d.dues_no_underpay")
@every_edition
def test_who_has_enough_gives_enough(edition: str) -> None:
    table = ti_table("ti_d_dues", edition, red={"goods": {"wool": 3, "grain": 1}})
    table.play("red", "spend wool")
    for move in ("give station", "give point", "skip", "coins", "give good grain"):
        assert table.refusal("red", move) == "events.ti.d.dues_no_underpay"
    assert table.refusal("red", "spend brocade") == "events.ti.d.dues"
    table.play("red", "spend wool")
    assert table.goods("red") == {"wool": 1, "grain": 1}
    # Three wool alone: two of them, and no torture.
    table = ti_table("ti_d_dues", edition, red={"goods": {"wool": 3}})
    assert (table.goods("red"), table.told("gave", "red")) == ({"wool": 1}, [])


@rule("events.ti.d.dues_supply")
@every_edition
def test_dues_return_to_the_supply_and_tortured_goods_do_not(edition: str) -> None:
    red = {"goods": {"brocade": 1, "wool": 2}}
    table = ti_table("ti_d_dues", edition, red=red, blue={"goods": {"brocade": 1}})
    supply = table.supply("brocade")
    table.play("red", "spend brocade")
    assert table.supply("brocade") == supply + 2  # blue had to give its only good
    table = ti_table("ti_c_torture", edition, red={"goods": {"brocade": 1}})
    supply = table.supply("brocade")
    assert table.play("red", "give good brocade").supply("brocade") == supply


@rule("events.ti.tiles.bread", "events.ti.d.dues")
def test_bread_counts_for_dues_by_the_status_of_its_owner() -> None:
    red = {"development": 22, "tiles": ["bakery"], "goods": {"bread": 1, "wool": 1}}
    table = ti_table("ti_d_dues", "bigbox", red=red).play("red", "spend bread")
    assert (table.goods("red"), table.pending) == ({"wool": 1}, ["blue"])
    red = {"development": 0, "tiles": ["bakery"], "goods": {"bread": 1}}
    table = ti_table("ti_d_dues", "bigbox", red=red)
    assert table.game.view(0)["question"]["missing"] == 4
