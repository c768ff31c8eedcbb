"""What is known and what is ours, and that the pages about it stay true."""

from __future__ import annotations

from pathlib import Path

import pytest

from orleans.content import Content, load_override
from orleans.content.checks.entries import entries
from orleans.content.provenance import BUILT_IN, LEVELS, level_of, split
from orleans.content.tally import table, tally

DOCS = Path(__file__).parents[2] / "docs"


def test_a_row_keeps_its_provenance_apart_from_its_values() -> None:
    raw = {"id": "x", "slots": [], "provenance": "rulebook", "slots_provenance": "inferred"}
    assert split(raw) == {
        "id": "x",
        "slots": [],
        "provenance": {"": "rulebook", "slots": "inferred"},
        "shown_by": {},
    }


@pytest.mark.parametrize(
    ("row", "field", "level"),
    [
        ("bathhouse", None, "rulebook"),
        ("bathhouse", "effect", "rulebook"),
        ("bathhouse", "slots", "reconstructed"),
        ("bathhouse", "count", "rulebook"),
        ("blois", "x", "reconstructed"),
        ("chinon-le_blanc_water", "bend", "reconstructed"),
        ("trade_alchemy", "spaces", "reconstructed"),
        ("city_catapult", "gear_wheels", "reconstructed"),
        ("list_tours", "pool_one", "inferred"),
        ("structure_vineyard", "towns", "rulebook"),
    ],
)
def test_a_field_has_its_own_level_its_stem_s_or_its_row_s(
    content: Content, row: str, field: str | None, level: str
) -> None:
    assert content.provenance(content.rows[row], field) == level


def test_tables_without_rows_have_levels_too(content: Content) -> None:
    assert content.provenance(content.map.totals, "roads") == "corroborated"
    assert content.provenance(content.board.citizens_base, "development") == "corroborated"
    assert content.provenance(content.orders.orders, "vp_max") == "single-source"
    assert content.provenance(content.invasion.estate_due[0]) in BUILT_IN


def test_of_two_stems_the_weaker_counts() -> None:
    assert level_of({"": "rulebook", "kinds": "inferred", "count": "rulebook"}, "spaces") == (
        "inferred"
    )


def test_a_field_that_does_not_exist_has_no_level(content: Content) -> None:
    with pytest.raises(KeyError, match="Place has no field slotz"):
        content.provenance(content.rows["bathhouse"], "slotz")


def test_only_an_override_speaks_for_an_owner(content: Content) -> None:
    assert set(LEVELS) - set(BUILT_IN) == {"owner"}
    for game in (content.classic, content.joan):
        for _, row in entries(game):
            assert "owner" not in row.provenance.values()


def test_reconstructed_values_are_counted(content: Content) -> None:
    counts = tally(content)
    assert counts["orders"]["reconstructed"] == 3 * len(content.orders.order)
    assert all(sum(levels.values()) for levels in counts.values())


def test_the_page_about_the_data_shows_the_counts_of_today(content: Content) -> None:
    assert table(content) in (DOCS / "data.md").read_text("utf-8")


def test_the_example_of_an_override_works(tmp_path: Path) -> None:
    page = (DOCS / "data.md").read_text("utf-8")
    path = tmp_path / "mybox.toml"
    path.write_text(page.split("```toml\n")[1].split("```")[0], "utf-8")
    assert set(load_override(path)) == {"places", "deeds", "board"}


def test_the_page_about_the_rules_counts_them(content: Content) -> None:
    page = (DOCS / "rules.md").read_text("utf-8")
    assert f"{len(content.rules):,} rules" in page
    for file, rules in content.rules.files.items():
        assert f"| {file}.toml | {len(rules)} |" in page
