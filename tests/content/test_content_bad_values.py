"""Values of the wrong type, unknown words and missing fields are named in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orleans.content import ContentError

Fault = Callable[..., str]

# file, table, row, field, the wrong value (... = taken away), what is said about it
CASES = [
    (
        "places", "place", "bathhouse", "slots", ["boatmann"],
        'places.toml: [[place]] "bathhouse": slots[0] is "boatmann", expected one of any, '
        "any_neutral, any_neutral_not_monk, boatman, craftsman, distinct, doctor, farmer, knight, "
        "monk, monk_or_doctor, scholar, trader",
    ),
    (
        "places", "place", "bathhouse", "slots", ...,
        'places.toml: [[place]] "bathhouse": slots is missing, expected a list',
    ),
    (
        "places", "place", "bathhouse", "slots", "boatman",
        'places.toml: [[place]] "bathhouse": slots is "boatman", expected a list',
    ),
    (
        "places", "place", "bathhouse", "passive", "no",
        'places.toml: [[place]] "bathhouse": passive is "no", expected true or false',
    ),
    (
        "places", "place", "bathhouse", "slotz", [],
        'places.toml: [[place]] "bathhouse": slotz is not a field of this table, expected one of '
        'category, coins_cost, deed_goods, deed_spaces, editions, effect, effect_2014, excluded, '
        'gear_allowed, goods_on_take, id, market_spaces, market_spaces_corpse, model_benefit, '
        'name, name_de, name_de_translation, name_fr, name_fr_translation, note, origin, passive, '
        'set, slots, slots_max, slots_max_plague, slots_min, summary, when, did you mean "slots"?',
    ),
    (
        "places", "place", "bathhouse", "effect", {"drw": 2},
        'places.toml: [[place]] "bathhouse": effect.drw is not a field of this table, expected',
    ),
    (
        "places", "place", "bathhouse", "effect", {"goods": {"beer": 1}},
        'places.toml: [[place]] "bathhouse": effect.goods.beer is not a known word, expected one '
        "of brocade, cheese, grain, wine, wool",
    ),
    (
        "places", "place", "bathhouse", "effect", {"die": [{"dev": 1}, {"dev": "x"}]},
        '[[place]] "bathhouse": effect.die[1].dev is "x", expected a whole number of 0 or more',
    ),
    (
        "places", "tile_list", "list_plague", "draw_one", {"p2": 10, "p3": 10, "p4": 10},
        'places.toml: [[tile_list]] "list_plague": draw_one.p5 is missing, expected a whole number',
    ),
    (
        "board", "player_kit", "", "coins", -1,
        "board.toml: [player_kit]: coins is -1, expected a whole number of 0 or more",
    ),
    (
        "board", "player_kit", "", "coins", True,
        "board.toml: [player_kit]: coins is true, expected a whole number of 0 or more",
    ),
    (
        "board", "edition", "2021", "players", [2, 3, 6],
        'board.toml: [[edition]] "2021": players[2] is 6, expected one of 2, 3, 4, 5',
    ),
    (
        "board", "market", "", "", ...,
        "board.toml: [market] is missing, expected a table with",
    ),
    (
        "board", "markt", "", "size", 8,
        'board.toml: [markt] is not a table of this file, expected one of',
    ),
    (
        "map", "town", "blois", "x", 1001,
        'map.toml: [[town]] "blois": x is 1001, expected a whole number from 0 to 1000',
    ),
    (
        "map", "edge", "orleans-chartres_road", "kind", "rail",
        'map.toml: [[edge]] "orleans-chartres_road": kind is "rail", expected one of road, water',
    ),
    (
        "hourglass", "tile", "abc_start", "timing", "phase7",
        'hourglass.toml: [[tile]] "abc_start": timing is "phase7", expected one of after_draw,',
    ),
    (
        "hourglass", "tile", "abc_start", "effect", "ban_recruits",
        'hourglass.toml: [[tile]] "abc_start": effect is "ban_recruits", expected one of',
    ),
    (
        "joan_solo", "solo_card", "solo_card_1", "back", {"arrow": "left", "monk": {}},
        'joan_solo.toml: [[solo_card]] "solo_card_1": back.arrow is "left", expected one of down,',
    ),
    (
        "joan_sheet", "setup", "", "bags", {"p2": 2, "p3": 3, "p4": 4, "p5": 5},
        "joan_sheet.toml: [setup]: bags.p1 is missing, expected a whole number of 0 or more",
    ),
    (
        "joan_places", "place", "stable", "effect", [{"good": "beer"}],
        'joan_places.toml: [[place]] "stable": effect[0].good is "beer", expected one of any,',
    ),

    (
        "places", "place", "bathhouse", "provenance", "rule book",
        'places.toml: [[place]] "bathhouse": provenance is "rule book", expected one of '
        "corroborated, inferred, photograph, reconstructed, rulebook, single-source",
    ),
    (
        "places", "place", "bathhouse", "slots_provenance", "owner",
        'places.toml: [[place]] "bathhouse": slots_provenance is "owner", expected one of',
    ),
    (
        "places", "place", "bathhouse", "provenance", ...,
        'places.toml: [[place]] "bathhouse": provenance is missing, expected one of rulebook,',
    ),
    (
        "board", "market", "", "price_provenance", "rulebook",
        "board.toml: [market]: price_provenance is without a field, expected a field of this row",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "table", "row", "field", "value", "sentence"), CASES, ids=[case[-1] for case in CASES]
)
def test_a_value_that_does_not_fit_is_named(
    fault_with: Fault, file: str, table: str, row: str, field: str, value: object, sentence: str
) -> None:
    lines = fault_with(file, table, row, field, value).splitlines()
    assert any(sentence in line for line in lines), "\n".join(lines)


@pytest.mark.parametrize("case", [CASES[0], CASES[-1]], ids=["a slot", "a provenance"])
def test_a_single_fault_is_told_once(fault_with: Fault, case: tuple[object, ...]) -> None:
    *change, sentence = case
    assert fault_with(*change) == sentence


def test_several_faults_are_told_together(fault: Callable[..., str]) -> None:
    def change(data: dict[str, Any]) -> None:
        for place in data["place"][:2]:
            place["category"] = "III"

    lines = fault("data/places", change).splitlines()
    assert [line.split('"')[1] for line in lines] == ["barracks", "bathhouse"]


def test_an_error_also_carries_its_parts(changed: Callable[..., object]) -> None:
    with pytest.raises(ContentError) as caught:
        changed("data/places", lambda data: data["place"][1].update(category="III"))
    problem = caught.value.problems[0]
    assert (problem.file, problem.table, problem.row) == ("places", "place", "bathhouse")
    assert (problem.field, problem.found, problem.expected) == ("category", '"III"', "one of I, II")
