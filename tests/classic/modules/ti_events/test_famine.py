"""Famine: three Followers of one's own choice."""

from tests.rules import rule

from .tables import every_count, every_edition, is_over, ti_table


@rule("events.ti.d.famine")
@every_edition
@every_count
def test_from_bag_market_and_board_at_will(edition: str, players: int) -> None:
    red = {
        "bag": "knight farmer",
        "market": "scholar monk",
        "spaces": {"ship": "- boatman -"},
        "tracks": {"knight": 2},
    }
    table = ti_table("ti_d_famine", edition, players, red=red)
    before = [table.supply(name) for name in ("knight", "scholar", "boatman")]
    assert table.legal("red") == [
        "return farmer bag",
        "return knight bag",
        "return scholar market",
        "return monk market",
        "return ship.2",
    ]
    assert table.refusal("red", "return monk bag") == "events.ti.d.famine"
    assert table.refusal("red", "return ship.1") == "events.ti.d.famine"
    table.play("red", "return knight bag", "return scholar market", "return ship.2")
    assert [table.supply(name) for name in ("knight", "scholar", "boatman")] == [
        count + 1 for count in before
    ]
    assert table.on("red", "ship") == ["", "", ""]
    assert table.market("red") == ["monk"]
    assert "knight" not in table.bag("red")
    assert table.step("red", "knight") == 2
    assert [dict(event.facts) for event in table.told("returned", "red")] == [
        {"follower": "knight", "from": "bag"},
        {"follower": "scholar", "from": "market"},
        {"follower": "boatman", "from": "ship.2"},
    ]
    assert is_over(table)  # the others have only their own


@rule("events.ti.d.famine")
def test_at_another_time_nobody_returns_a_follower() -> None:
    table = ti_table("ti_d_famine", phase="planning", red={"market": "knight"})
    assert table.refusal("red", "return knight market") == "events.ti.d.famine"


@rule("events.ti.d.famine_own")
@every_edition
def test_own_followers_cannot_be_given(edition: str) -> None:
    red = {"bag": "knight knight knight monk trader*", "spaces": {"ship": "- boatman* -"}}
    table = ti_table("ti_d_famine", edition, red=red)
    assert table.legal("red") == ["return knight bag", "return monk bag"]
    for move in ("return trader* bag", "return farmer* market", "return ship.2"):
        assert table.refusal("red", move) == "events.ti.d.famine_own"


@rule("events.ti.d.famine_short")
@every_edition
def test_who_has_fewer_returns_them_all(edition: str) -> None:
    table = ti_table("ti_d_famine", edition, red={"coins": 0, "spaces": {"castle": "- - monk"}})
    assert table.on("red", "castle") == ["", "", ""]
    assert is_over(table)
    assert table.told("gave") == []
    table = ti_table("ti_d_famine", edition, red={"bag": "monk knight", "market": "farmer"})
    assert len(table.told("returned", "red")) == 3
    assert ti_table("ti_d_famine", edition).told("returned") == []


@rule("events.ti.d.famine_short")
@every_edition
def test_where_all_are_alike_nobody_is_asked(edition: str) -> None:
    table = ti_table("ti_d_famine", edition, red={"bag": "knight knight knight knight"})
    assert is_over(table)
    assert table.bag("red") == ["knight"]


@rule("events.ti.d.famine_place_tiles")
@every_edition
def test_followers_on_place_tiles_may_be_chosen(edition: str) -> None:
    red = {
        "tiles": ["library", "gunpowder_tower"],
        "spaces": {"library": "- scholar"},
        "tower": "farmer",
        "bag": "knight knight",
    }
    table = ti_table("ti_d_famine", edition, red=red)
    scholars = table.supply("scholar")
    table.play("red", "return library.2", "return farmer tower")
    assert (table.on("red", "library"), table.supply("scholar")) == (["", ""], scholars + 1)
    assert table.red.tower == []


@rule("events.ti.d.famine")
@every_edition
def test_a_returned_market_follower_leaves_room(edition: str) -> None:
    red = {"market": ["farmer"] * 4 + ["monk"] * 4, "bag": "knight"}
    table = ti_table("ti_d_famine", edition, red=red)
    table.play("red", *["return farmer market"] * 3)
    assert table.red.market_room == 3
