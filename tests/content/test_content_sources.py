"""Public photographs and texts: named once, and named by what they show."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from orleans.content import Content, ContentError, load_override
from orleans.content.checks.entries import entries
from orleans.content.provenance import SHOWN_LEVELS
from orleans.content.source import Source


def with_row(file: str, table: str, id: str, **fields: Any) -> Content:
    """The content with some fields of a row replaced."""
    path = f"data/{file}"
    data = dict(Source().toml(path))
    data[table] = [{**row, **(fields if row["id"] == id else {})} for row in data[table]]
    return Content(Source(instead={path: data}))


def test_what_a_photograph_shows_names_it_and_the_cover_says_so(content: Content) -> None:
    five = content.joan_rows["five"]
    assert content.provenance(five, "followers") == "photograph"
    source = content.source_of(five, "followers")
    assert source is not None
    assert (source.id, source.kind) == ("cover_joan", "cover")
    assert content.shown_level(five, "followers") == "photograph-cover"
    assert content.source_of(five, "complete") is None


def test_a_source_may_stand_behind_a_value_that_several_agree_on(content: Content) -> None:
    source = content.source_of(content.rows["orleans-vierzon_road"], "spaces")
    assert source is not None
    assert source.kind == "photograph"
    assert content.shown_level(content.rows["orleans-vierzon_road"], "spaces") == "corroborated"


def test_every_source_has_an_address_of_its_own(content: Content) -> None:
    addresses = [source.address for source in content.sources.values()]
    assert len(set(addresses)) == len(addresses)
    assert all(address.startswith("https://") for address in addresses)


def test_every_source_is_named_somewhere(content: Content) -> None:
    rows = [row for game in (content.classic, content.joan) for _, row in entries(game)]
    named = {id for row in rows for id in row.shown_by.values()}
    assert named == set(content.sources)


def test_a_photograph_without_a_source_is_refused() -> None:
    with pytest.raises(ContentError, match='"bathhouse": slots_source is no picture'):
        with_row("places", "place", "bathhouse", slots_provenance="photograph").check()


@pytest.mark.parametrize("source", ["parts_2014", "somewhere"])
def test_a_photograph_is_a_picture_that_is_known(source: str) -> None:
    fields = {"goods_provenance": "photograph", "goods_source": source}
    with pytest.raises(ContentError, match='"orleans-blois_water": goods_source is'):
        with_row("joan_map", "route", "orleans-blois_water", **fields).check()


def test_a_source_speaks_for_a_value_that_has_a_level_of_its_own() -> None:
    with pytest.raises(ContentError, match="effect_source is without a provenance"):
        with_row("places", "place", "windmill", effect_source="tables_st_ives").check()


def test_what_the_owner_corrects_comes_off_no_photograph(tmp_path: Path) -> None:
    path = tmp_path / "mybox.toml"
    path.write_text(
        '[[joan_deeds.deed]]\nid = "five"\nfollowers = ["farmer", "trader", "knight"]\n'
    )
    mine = Content(corrections=load_override(path))
    five = mine.joan_rows["five"]
    assert mine.shown_level(five, "followers") == "owner"
    assert mine.source_of(five, "followers") is None
    assert mine.shown_level(five, "effect") == "photograph-cover"


def test_a_photograph_is_next_after_the_rulebook() -> None:
    at = SHOWN_LEVELS.index("rulebook")
    assert SHOWN_LEVELS[at + 1 : at + 4] == ("photograph", "photograph-cover", "corroborated")


def test_the_icons_that_no_picture_shows_make_up_the_sum(content: Content) -> None:
    icons: Counter[str] = Counter()
    for route in content.joan_map.route:
        icons.update(route.goods)
        icons["development"] += route.dev
    assert icons == {
        **{"grain": 11, "cheese": 10, "wine": 9, "wool": 7, "brocade": 5},
        "development": 10,
    }
    pairs = [route for route in content.joan_map.route if len(route.goods) + route.dev == 2]
    assert len(pairs) == 9


@pytest.mark.parametrize(
    ("row", "field", "level"),
    [
        ("inv_a_demolition", "coins_per_missing", "inferred"),
        ("duel_r05_cheese_day", "round", "inferred"),
        ("prosperity_r15_market_day", "round", "inferred"),
    ],
)
def test_what_one_weak_source_said_counts_for_nothing(
    content: Content, row: str, field: str, level: str
) -> None:
    assert content.provenance(content.rows[row], field) == level
    assert content.provenance(content.prosperity.market_day_prices, "wine") == "reconstructed"
