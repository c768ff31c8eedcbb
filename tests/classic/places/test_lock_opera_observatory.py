"""Steps and jumps of markers: the Lock, the Opera and the Observatory."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

VILLAGE = {"village": "farmer boatman craftsman"}
FOLLOWERS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]


def lock(**more: Any) -> Table:
    """Red owns the Lock and has just recruited a Boatman."""
    table = ready("lock", "", "bigbox", red={"spaces": VILLAGE, **more.pop("red", {})}, **more)
    return table.play("red", "use village", "recruit boatman")


def opera(step: int, **more: Any) -> Table:
    red = {"tracks": {"scholar": step}, **more.pop("red", {})}
    supply = more.pop("supply", {"scholar": 0})
    return ready("opera", "knight scholar trader", "bigbox", red=red, supply=supply, **more)


def observatory(development: int, **more: Any) -> Table:
    red = {"development": development, **more.pop("red", {})}
    return ready("observatory", "scholar scholar monk", "bigbox", red=red, **more)


# -------------------------------------------------------------------- Lock


@rule("place.lock")
def test_a_boatmans_step_may_be_taken_on_another_track() -> None:
    table = lock()
    boatmen = table.supply("boatman")
    assert (table.asked, table.offers("red", "track")) == ("other_track", FOLLOWERS)
    table.play("red", "track scholar")
    assert (table.step("red", "scholar"), table.step("red", "boatman")) == (1, 0)
    assert (table.red.dev, table.red.coins) == (2, 5)
    assert table.bag("red") == ["farmer", "boatman", "boatman", "craftsman"]
    assert table.supply("boatman") == boatmen
    check_pieces(table.game)


@rule("place.lock")
def test_the_lock_is_an_offer_and_for_boatmen_only() -> None:
    table = lock().play("red", "track boatman")
    assert (table.step("red", "boatman"), table.red.coins) == (1, 7)
    table = ready("lock", "", "bigbox", red={"spaces": VILLAGE})
    table.play("red", "use village", "recruit craftsman")
    assert table.asked == "act"
    assert table.step("red", "craftsman") == 1
    without = Table("bigbox", phase="actions", red={"spaces": {**VILLAGE, "ship": "- - knight"}})
    without.play("red", "use village", "recruit boatman")
    assert without.step("red", "boatman") == 1


@pytest.mark.parametrize(
    ("track", "goods", "coins", "wheels", "points"),
    [
        ("farmer", {"grain": 1}, 5, 0, 0),
        ("craftsman", {}, 5, 1, 0),
        ("knight", {}, 5, 0, 0),
        ("scholar", {}, 5, 0, 2),
    ],
)
@rule("place.lock.bonus")
def test_the_other_track_gives_its_bonus_and_no_second_follower(
    track: str, goods: dict[str, int], coins: int, wheels: int, points: int
) -> None:
    table = lock()
    left = table.supply(track)
    table.play("red", f"track {track}")
    assert (table.goods("red"), table.red.coins) == (goods, coins)
    assert (table.red.wheels, table.red.dev) == (wheels, points)
    assert (table.step("red", track), table.supply(track)) == (1, left)
    check_pieces(table.game)


@pytest.mark.parametrize(("step", "two"), [(0, False), (1, True)])
@rule("place.lock.bonus")
def test_a_traders_step_by_the_lock_keeps_the_limit_of_the_stacks(step: int, two: bool) -> None:
    table = lock(tiles=["farm", "ballroom"], red={"tracks": {"trader": step}})
    table.play("red", "track trader")
    assert table.offers("red", "tile") == (["farm", "ballroom"] if two else ["farm"])


@rule("place.lock.bonus")
def test_a_citizen_of_the_other_track_is_won() -> None:
    table = lock(red={"tracks": {"knight": 3}}).play("red", "track knight")
    assert (table.step("red", "knight"), table.red.citizens) == (4, 1)


@rule("place.lock.bonus", "recruit.bonus")
def test_a_track_whose_bonus_has_run_out_is_closed() -> None:
    table = lock(goods={"grain": 0}, wheels=0)
    assert table.offers("red", "track") == ["boatman", "trader", "knight", "scholar"]
    assert table.refusal("red", "track farmer") == "recruit.bonus"
    assert table.refusal("red", "track craftsman") == "recruit.bonus"


@rule("place.lock.tracks")
def test_only_follower_tracks_that_go_on_can_be_chosen() -> None:
    table = lock(red={"tracks": {"knight": 5, "farmer": 8}})
    assert table.offers("red", "track") == ["boatman", "craftsman", "trader", "scholar"]
    for track in ("knight", "farmer", "development"):
        assert table.refusal("red", f"track {track}") == "place.lock.tracks"
    with pytest.raises(ValueError):
        table.refusal("red", "track monk")


@rule("place.lock.tracks")
def test_with_all_other_tracks_at_their_end_nobody_is_asked() -> None:
    ends = {"farmer": 8, "craftsman": 5, "trader": 5, "knight": 5, "scholar": 5}
    table = lock(red={"tracks": ends})
    assert (table.asked, table.step("red", "boatman"), table.red.coins) == ("act", 1, 7)


@rule("place.lock.end")
def test_at_the_end_of_the_boatmens_track_no_boatman_is_recruited() -> None:
    red = {"tracks": {"boatman": 5}, "spaces": VILLAGE}
    table = ready("lock", "", "bigbox", red=red)
    table.play("red", "use village")
    assert table.offers("red", "recruit") == ["craftsman", "trader"]
    assert table.refusal("red", "recruit boatman") == "recruit.last"


# ------------------------------------------------------------------- Opera


@pytest.mark.parametrize(("step", "points"), [(0, 2), (1, 3), (3, 5), (4, 6)])
@rule("place.opera")
def test_the_opera_is_a_scholars_step_without_a_scholar(step: int, points: int) -> None:
    table = opera(step)
    table.play("red", "use opera")
    assert (table.step("red", "scholar"), table.red.dev) == (step + 1, points)
    assert table.bag("red") == ["trader", "knight", "scholar"]
    assert table.supply("scholar") == 0
    check_pieces(table.game)


@rule("place.opera")
def test_the_opera_needs_an_empty_supply_of_scholars() -> None:
    table = opera(2, supply={"scholar": 1})
    assert table.refusal("red", "use opera") == "place.opera"
    assert "opera" not in table.offers("red", "use")


@rule("place.opera.last")
def test_on_the_last_space_the_opera_pays_it_again() -> None:
    table = opera(5, red={"development": 1})
    table.play("red", "use opera")
    assert (table.step("red", "scholar"), table.red.dev) == (5, 7)
    assert table.red.coins == 8  # the space reached pays 3 coins
    assert table.red.citizens == 1  # and one was crossed


@rule("place.opera.last", "action.effect")
def test_the_opera_that_can_move_no_marker_is_refused() -> None:
    red = {"development": 30, "tiles": ["brewery"], "spaces": {"brewery": "monk"}}
    assert opera(5, red=red).refusal("red", "use opera") == "action.effect"
    table = opera(4, red={"development": 30})
    table.play("red", "use opera")
    assert (table.step("red", "scholar"), table.red.dev) == (5, 30)


@rule("place.opera.when")
def test_the_supply_is_looked_at_when_the_opera_is_used() -> None:
    """Followers are planned while Scholars are left; the last of them is recruited meanwhile."""
    red: dict[str, Any] = {"tiles": ["opera"], "market": "knight scholar trader"}
    red["spaces"] = {"university": "farmer craftsman trader"}
    table = Table("bigbox", phase="planning", supply={"scholar": 1}, red=red)
    table.play("red", "place knight opera.1", "place scholar opera.2", "place trader opera.3")
    table.done()
    assert table.refusal("red", "use opera") == "place.opera"
    table.play("red", "use university", "use opera")
    assert table.step("red", "scholar") == 2


@rule("place.opera.when")
def test_a_scholar_returned_by_the_plague_closes_a_filled_opera() -> None:
    opera_filled = {"opera": "knight scholar trader", "scriptorium": "knight scholar"}
    table = Table(
        "bigbox",
        round=5,
        phase="event",
        event="abc_a_plague",
        next_events=["abc_a_income"],
        supply={"scholar": 0},
        red={"tiles": ["opera"], "spaces": opera_filled, "market": "farmer*"},
        blue={"bag": "scholar scholar", "market": "farmer* boatman* craftsman* trader*"},
    )
    table.draw_all().done()
    assert table.supply("scholar") == 1
    assert table.on("red", "opera") == ["knight", "scholar", "trader"]
    assert table.refusal("red", "use opera") == "place.opera"


# ------------------------------------------------------------- Observatory


@pytest.mark.parametrize(("at", "star"), [(0, 4), (3, 4), (4, 9), (14, 15), (15, 22), (22, 30)])
@rule("place.observatory")
def test_the_observatory_goes_to_the_next_star(at: int, star: int) -> None:
    table = observatory(at)
    before = table.status("red")
    table.play("red", "use observatory")
    assert (table.red.dev, table.status("red")) == (star, before + 1)
    assert table.red.coins == 5
    assert table.red.citizens == 0
    check_pieces(table.game)


@rule("place.observatory.citizen")
def test_a_citizen_that_the_observatory_skips_waits_for_the_next() -> None:
    blue = {"development": 2, "spaces": {"scriptorium": "knight scholar"}}
    table = observatory(0, blue=blue)
    table.play("red", "use observatory")
    assert "development.3" in table.game.view(None)["citizens"]
    table.play("blue", "use scriptorium")
    assert (table.red.citizens, table.blue.citizens) == (0, 1)


@rule("place.observatory.end")
def test_without_a_star_ahead_the_observatory_is_refused() -> None:
    table = observatory(30, red={"spaces": {"hospital": "boatman scholar"}, "tiles": ["hospital"]})
    assert table.refusal("red", "use observatory") == "place.observatory.end"
    assert observatory(29).refusal("red", "use observatory") == ""


@rule("place.cathedral.marker")
def test_the_cathedral_changes_nothing_for_the_observatory() -> None:
    table = observatory(5, red={"tiles": ["cathedral"]})
    table.play("red", "use observatory")
    assert (table.red.dev, table.status("red")) == (9, 4)
