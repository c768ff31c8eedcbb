"""One wrong value at a time: each is noticed, and the sentence says where and what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orleans.content import ContentError

Change = Callable[[dict[str, Any]], object]
Fault = Callable[[str, Change], str]

ABSENT = object()


def put(table: str, key: str, field: str, value: object) -> Change:
    """Sets, or takes away, one field of one row; key "" for a table that stands alone."""

    def change(data: dict[str, Any]) -> None:
        row = _row(data, table, key) if key else data[table]
        if value is ABSENT:
            del row[field]
        else:
            row[field] = value

    return change


def drop(table: str, key: str) -> Change:
    return lambda data: data[table].remove(_row(data, table, key))


def _row(data: dict[str, Any], table: str, key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        row for row in data[table] if key in (row.get("id"), row.get("follower"))
    )
    return found


ONE_PER_STATION = {"p2": 1, "p3": 1, "p4": 1, "p5": 1}

TYPES = [
    (
        "places", put("place", "bathhouse", "slots", ["boatmann"]),
        'places.toml: [[place]] "bathhouse": slots[0] is "boatmann", expected one of any, '
        "any_neutral, any_neutral_not_monk, boatman, craftsman, distinct, doctor, farmer, knight, "
        "monk, monk_or_doctor, scholar, trader",
    ),
    (
        "places", put("place", "bathhouse", "slots", ABSENT),
        'places.toml: [[place]] "bathhouse": slots is missing, expected a list',
    ),
    (
        "places", put("place", "bathhouse", "slots", "boatman"),
        'places.toml: [[place]] "bathhouse": slots is "boatman", expected a list',
    ),
    (
        "places", put("place", "bathhouse", "passive", "no"),
        'places.toml: [[place]] "bathhouse": passive is "no", expected true or false',
    ),
    (
        "places", put("place", "bathhouse", "slotz", []),
        'places.toml: [[place]] "bathhouse": slotz is not a field of this table, expected one of '
        'category, coins_cost, deed_goods, deed_spaces, editions, effect, effect_2014, excluded, '
        'gear_allowed, goods_on_take, id, market_spaces, market_spaces_corpse, model_benefit, '
        'name, name_de, name_de_translation, name_fr, name_fr_translation, note, origin, passive, '
        'set, slots, slots_max, slots_max_plague, slots_min, summary, when, did you mean "slots"?',
    ),
    (
        "places", put("place", "bathhouse", "effect", {"drw": 2}),
        'places.toml: [[place]] "bathhouse": effect.drw is not a field of this table, expected',
    ),
    (
        "places", put("place", "bathhouse", "effect", {"goods": {"beer": 1}}),
        'places.toml: [[place]] "bathhouse": effect.goods.beer is not a known word, expected one '
        "of brocade, cheese, grain, wine, wool",
    ),
    (
        "places", put("place", "bathhouse", "effect", {"die": [{"dev": 1}, {"dev": "x"}]}),
        '[[place]] "bathhouse": effect.die[1].dev is "x", expected a whole number of 0 or more',
    ),
    (
        "places", put("tile_list", "list_plague", "draw_one", {"p2": 10, "p3": 10, "p4": 10}),
        'places.toml: [[tile_list]] "list_plague": draw_one.p5 is missing, expected a whole number',
    ),
    (
        "board", put("player_kit", "", "coins", -1),
        "board.toml: [player_kit]: coins is -1, expected a whole number of 0 or more",
    ),
    (
        "board", put("player_kit", "", "coins", True),
        "board.toml: [player_kit]: coins is true, expected a whole number of 0 or more",
    ),
    (
        "board", put("edition", "2021", "players", [2, 3, 6]),
        'board.toml: [[edition]] "2021": players[2] is 6, expected one of 2, 3, 4, 5',
    ),
    (
        "board", lambda data: data.pop("market"),
        "board.toml: [market] is missing, expected a table with",
    ),
    (
        "board", lambda data: data.update(markt={"size": 8}),
        'board.toml: [markt] is not a table of this file, expected one of',
    ),
    (
        "map", put("town", "blois", "x", 1001),
        'map.toml: [[town]] "blois": x is 1001, expected a whole number from 0 to 1000',
    ),
    (
        "map", put("edge", "orleans-chartres_road", "kind", "rail"),
        'map.toml: [[edge]] "orleans-chartres_road": kind is "rail", expected one of road, water',
    ),
    (
        "hourglass", put("tile", "abc_start", "timing", "phase7"),
        'hourglass.toml: [[tile]] "abc_start": timing is "phase7", expected one of after_draw,',
    ),
    (
        "hourglass", put("tile", "abc_start", "effect", "ban_recruits"),
        'hourglass.toml: [[tile]] "abc_start": effect is "ban_recruits", expected one of',
    ),
    (
        "joan_solo", put("solo_card", "solo_card_1", "back", {"arrow": "left", "monk": {}}),
        'joan_solo.toml: [[solo_card]] "solo_card_1": back.arrow is "left", expected one of down, up',
    ),
    (
        "joan_sheet", put("setup", "", "bags", {"p2": 2, "p3": 3, "p4": 4, "p5": 5}),
        "joan_sheet.toml: [setup]: bags.p1 is missing, expected a whole number of 0 or more",
    ),
    (
        "joan_places", put("place", "stable", "effect", [{"good": "beer"}]),
        'joan_places.toml: [[place]] "stable": effect[0].good is "beer", expected one of any,',
    ),
]  # fmt: skip

PROVENANCE = [
    (
        "places", put("place", "bathhouse", "provenance", "rule book"),
        'places.toml: [[place]] "bathhouse": provenance is "rule book", expected one of '
        "corroborated, inferred, reconstructed, rulebook, single-source",
    ),
    (
        "places", put("place", "bathhouse", "slots_provenance", "owner"),
        'places.toml: [[place]] "bathhouse": slots_provenance is "owner", expected one of',
    ),
    (
        "places", put("place", "bathhouse", "provenance", ABSENT),
        'places.toml: [[place]] "bathhouse": provenance is missing, expected one of rulebook,',
    ),
    (
        "board", put("market", "", "price_provenance", "rulebook"),
        "board.toml: [market]: price_provenance is without a field, expected a field of this row",
    ),
]  # fmt: skip

LINKS = [
    (
        "orders", put("order", "order_blois", "town", "bloiss"),
        'orders.toml: [[order]] "order_blois": town is "bloiss", expected the id of a town, did '
        'you mean "blois"?',
    ),
    (
        "map", put("edge", "orleans-chartres_road", "b", "paris"),
        'map.toml: [[edge]] "orleans-chartres_road": b is "paris", expected the id of a town',
    ),
    (
        "deeds", put("deed", "trade_research", "rule", "trade.research.advanc"),
        'deeds.toml: [[deed]] "trade_research": rule is "trade.research.advanc", expected the id '
        'of a rule in the ledger, did you mean "trade.research.advance"?',
    ),
    (
        "deeds", put("deed", "trade_research", "board", "board_trades"),
        'deeds.toml: [[deed]] "trade_research": board is "board_trades", expected the id of a deed '
        'board, did you mean "board_trade"?',
    ),
    (
        "places", put("tile_list", "list_salesman", "start", ["market_stall"]),
        'places.toml: [[tile_list]] "list_salesman": start[0] is "market_stall", expected the id '
        'of a place, did you mean "market_stand"?',
    ),
    (
        "places", put("place", "episcopal_see", "effect", {"jump": "tour", "take_good": False}),
        'places.toml: [[place]] "episcopal_see": effect.jump is "tour", expected the id of a town',
    ),
    (
        "invasion", put("character", "char_librarian", "objective", {"station_in": ["lochs"]}),
        'invasion.toml: [[character]] "char_librarian": objective.station_in[0] is "lochs"',
    ),
    (
        "deeds", put("achievement", "city_catapult", "via", ["laboratry"]),
        'deeds.toml: [[achievement]] "city_catapult": via[0] is "laboratry", expected the id of a',
    ),
    (
        "solo", put("event", "dignitary_r01_conference", "scenario", "solo_x"),
        'solo.toml: [[event]] "dignitary_r01_conference": scenario is "solo_x", expected the id of',
    ),
    (
        "places", put("place", "windmill", "id", "wind_mill"),
        'places.toml: [[place]] "wind_mill": id is without a rule, expected a rule place.wind_mill',
    ),
    (
        "places", put("place", "windmill", "id", "blois"),
        'places.toml: [[place]] "blois": id is used twice, expected an id of its own (also in '
        "map.toml [[town]])",
    ),
    (
        "joan_solo", put("level", "standard", "cards", ["15"]),
        'joan_solo.toml: [[level]] "standard": cards[0] is "15", expected the id of a solo card',
    ),
    (
        "joan_deeds", put("deed", "one", "yellow", "yellow_deed_9"),
        'joan_deeds.toml: [[deed]] "one": yellow is "yellow_deed_9", expected the id of a yellow',
    ),
    (
        "joan_area", put("joan_scholar_space", "joan_scholar_2", "effect", {"take_citizen": "x"}),
        'joan_area.toml: [[joan_scholar_space]] "joan_scholar_2": effect.take_citizen is "x"',
    ),
]  # fmt: skip

SUMS = [
    (
        "board", put("track", "farmer", "goods", ["grain"] * 7),
        'board.toml: [[track]] "farmer": the length of goods is 7, expected 8, as many entries as '
        "steps",
    ),
    (
        "board", drop("supply", "supply_bigbox_3"),
        'board.toml: [[supply]]: the row for edition "2021" and 3 players is missing, expected one '
        "for each number of players",
    ),
    (
        "board", drop("supply", "supply_2014_4"),
        'board.toml: [[supply]]: the row for edition "2014" and 4 players is missing',
    ),
    (
        "board", put("supply", "supply_2014_2", "monk", 9),
        'board.toml: [[supply]] "supply_2014_2": monk is 9, expected 8, 6 fewer than with 4 players',
    ),
    (
        "board", put("good", "grain", "count", 23),
        "board.toml: [components_bigbox]: grain is 24, expected 23, the count of [[good]]",
    ),
    (
        "board", put("development", "", "citizens", [3, 28, 18]),
        "board.toml: [development]: citizens is [3, 28, 18], expected spaces from 1 to 30 in rising",
    ),
    (
        "board", put("coins_limit_2014", "", "bank_total", 200),
        "board.toml: [coins_limit_2014]: bank_total is 200, expected 225, the worth of pieces",
    ),
    (
        "board", put("citizens_base", "", "total", 15),
        "board.toml: [citizens_base]: total is 15, expected 14, the sum of the others",
    ),
    (
        "board", put("rounds", "", "duel", 15),
        "board.toml: [rounds]: duel is 15, expected 16, as in duel.toml",
    ),
    (
        "map", put("edge", "orleans-vierzon_road", "spaces", ONE_PER_STATION),
        'map.toml: [[edge]] "orleans-vierzon_road": spaces.p3 is 1, expected 2, as space_marks says',
    ),
    (
        "map", put("totals", "", "towns", 22),
        "map.toml: [totals]: towns is 22, expected 23, the number of [[town]] rows",
    ),
    (
        "map", put("totals", "", "goods_to_supply", {"p2": 34, "p3": 36, "p4": 38, "p5": 38}),
        "map.toml: [totals]: goods_to_supply.p2 is 34, expected 35, 90 goods less those removed and",
    ),
    (
        "map", put("town", "blois", "steps_from_orleans", 2),
        'map.toml: [[town]] "blois": steps_from_orleans is 2, expected 1, counted along the edges',
    ),
    (
        "places", put("place", "bathhouse", "slots", []),
        'places.toml: [[place]] "bathhouse": passive is false, expected true, a tile without slots',
    ),
    (
        "places", put("tile_list", "list_salesman", "two", ["windmill"]),
        'places.toml: [[tile_list]] "list_salesman": two[0] is "windmill", expected a tile of '
        "category II",
    ),
    (
        "places", put("tile_list", "list_dignitary", "draw_one", 10),
        'places.toml: [[tile_list]] "list_dignitary": draw_one is 10, expected 9 at most',
    ),
    (
        "hourglass", put("tile", "b14_plague", "count", 2),
        'hourglass.toml: [[stack]] "base_2014": tiles is 18, expected 17, the tiles of this set',
    ),
    (
        "hourglass", drop("stack", "base_2014"),
        "hourglass.toml: [[stack]]: id is [",
    ),
    (
        "hourglass", put("tile", "pl_outbreak", "corpses", ABSENT),
        'hourglass.toml: [[tile]] "pl_outbreak": corpses is missing, expected a number',
    ),
    (
        "deeds", put("deed", "trade_thanksgiving", "goods_on", ["grain"]),
        'deeds.toml: [[deed]] "trade_thanksgiving": the length of goods_on is 1, expected 5',
    ),
    (
        "deeds", drop("deed", "duel_angelology"),
        'deeds.toml: [[deed_board]] "board_duel": deeds is 4, expected 3, the deeds on this board',
    ),
    (
        "deeds", put("deed", "base_papal_conclave", "spaces", ["monk"] * 9),
        'deeds.toml: [[deed]] "base_papal_conclave": monk in spaces is 9, expected 8 at most',
    ),
    (
        "orders", put("order", "order_blois", "goods", {"wine": 9}),
        'orders.toml: [[order]] "order_blois": goods_vp is 5, expected 27, the worth of its goods',
    ),
    (
        "invasion", put("tower_town", "tower_tours", "prebuilt_at", [5]),
        'invasion.toml: [[common_objective]] "common_fortified_towers": prebuilt.p5 is 0, '
        "expected 1",
    ),
    (
        "duel", put("event", "duel_r05_cheese_day", "round", 6),
        "duel.toml: [[event]]: round is [1, 2, 3, 4, 6, 6,",
    ),
    (
        "solo", put("scenario", "solo_vierzon", "goods_to_supply", 15),
        'solo.toml: [[scenario]] "solo_vierzon": goods_to_supply is 15, expected 16, the goods used',
    ),
    (
        "joan_sheet", put("tiles", "", "total", 26),
        "joan_sheet.toml: [tiles]: total is 26, expected 27, the sum of counts",
    ),
    (
        "joan_map", put("town", "loches", "number", 11),
        "joan_map.toml: [[town]]: number is [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 13,",
    ),
    (
        "joan_map", put("route", "orleans-chartres_road", "kind", "water"),
        "joan_map.toml: [[route]] \"orleans-chartres_road\": a, b and kind is",
    ),
    (
        "joan_deeds", put("deed", "five", "absent_at", []),
        "joan_sheet.toml: [setup]: deeds_in_play.p1 is 4, expected 5, the deeds that are not absent",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "change", "sentence"),
    TYPES + PROVENANCE + LINKS + SUMS,
    ids=lambda value: value[:90] if isinstance(value, str) and ": " in value else "",
)
def test_a_wrong_value_is_named_in_one_sentence(
    fault: Fault, file: str, change: Change, sentence: str
) -> None:
    lines = fault(f"data/{file}", change).splitlines()
    assert any(sentence in line for line in lines), "\n".join(lines)


@pytest.mark.parametrize(("file", "change", "sentence"), TYPES[:1] + PROVENANCE[:1] + LINKS[:1])
def test_a_single_fault_is_told_once(
    fault: Fault, file: str, change: Change, sentence: str
) -> None:
    assert fault(f"data/{file}", change) == sentence


def test_several_faults_are_told_together(fault: Fault) -> None:
    def change(data: dict[str, Any]) -> None:
        put("place", "bathhouse", "category", "III")(data)
        put("place", "windmill", "when", "never")(data)

    lines = fault("data/places", change).splitlines()
    assert [line.split('"')[1] for line in lines] == ["bathhouse", "windmill"]


def test_an_error_also_carries_its_parts(changed: Callable[[str, Change], object]) -> None:
    with pytest.raises(ContentError) as caught:
        changed("data/places", put("place", "bathhouse", "category", "III"))
    problem = caught.value.problems[0]
    assert (problem.file, problem.table, problem.row) == ("places", "place", "bathhouse")
    assert (problem.field, problem.found, problem.expected) == ("category", '"III"', "one of I, II")
