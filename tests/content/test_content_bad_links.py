"""References to nothing and sums that do not add up are named in one sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Fault = Callable[..., str]

# file, table, row, field, the wrong value (... = taken away), what is said about it
CASES = [
    (
        "orders", "order", "order_blois", "town", "bloiss",
        'orders.toml: [[order]] "order_blois": town is "bloiss", expected the id of a town, did '
        'you mean "blois"?',
    ),
    (
        "map", "edge", "orleans-chartres_road", "b", "paris",
        'map.toml: [[edge]] "orleans-chartres_road": b is "paris", expected the id of a town',
    ),
    (
        "deeds", "deed", "trade_research", "rule", "trade.research.advanc",
        'deeds.toml: [[deed]] "trade_research": rule is "trade.research.advanc", expected the id '
        'of a rule in the ledger, did you mean "trade.research.advance"?',
    ),
    (
        "deeds", "deed", "trade_research", "board", "board_trades",
        'deeds.toml: [[deed]] "trade_research": board is "board_trades", expected the id of a deed '
        'board, did you mean "board_trade"?',
    ),
    (
        "places", "tile_list", "list_salesman", "start", ["market_stall"],
        'places.toml: [[tile_list]] "list_salesman": start[0] is "market_stall", expected the id '
        'of a place, did you mean "market_stand"?',
    ),
    (
        "places", "place", "episcopal_see", "effect", {"jump": "tour", "take_good": False},
        'places.toml: [[place]] "episcopal_see": effect.jump is "tour", expected the id of a town',
    ),
    (
        "invasion", "character", "char_librarian", "objective", {"station_in": ["lochs"]},
        'invasion.toml: [[character]] "char_librarian": objective.station_in[0] is "lochs"',
    ),
    (
        "deeds", "achievement", "city_catapult", "via", ["laboratry"],
        'deeds.toml: [[achievement]] "city_catapult": via[0] is "laboratry", expected the id of a',
    ),
    (
        "solo", "event", "dignitary_r01_conference", "scenario", "solo_x",
        'solo.toml: [[event]] "dignitary_r01_conference": scenario is "solo_x", expected the id of',
    ),
    (
        "places", "place", "windmill", "id", "wind_mill",
        'places.toml: [[place]] "wind_mill": id is without a rule, expected a rule place.wind_mill',
    ),
    (
        "places", "place", "windmill", "id", "blois",
        'places.toml: [[place]] "blois": id is used twice, expected an id of its own (also in '
        "map.toml [[town]])",
    ),
    (
        "joan_solo", "level", "standard", "cards", ["15"],
        'joan_solo.toml: [[level]] "standard": cards[0] is "15", expected the id of a solo card',
    ),
    (
        "joan_deeds", "deed", "one", "yellow", "yellow_deed_9",
        'joan_deeds.toml: [[deed]] "one": yellow is "yellow_deed_9", expected the id of a yellow',
    ),
    (
        "joan_area", "joan_scholar_space", "joan_scholar_2", "effect", {"take_citizen": "x"},
        'joan_area.toml: [[joan_scholar_space]] "joan_scholar_2": effect.take_citizen is "x"',
    ),

    (
        "board", "track", "farmer", "goods", ["grain"] * 7,
        'board.toml: [[track]] "farmer": the length of goods is 7, expected 8, as many entries as '
        "steps",
    ),
    (
        "board", "supply", "supply_bigbox_3", "", ...,
        'board.toml: [[supply]]: the row for edition "2021" and 3 players is missing, expected one '
        "for each number of players",
    ),
    (
        "board", "supply", "supply_2014_4", "", ...,
        'board.toml: [[supply]]: the row for edition "2014" and 4 players is missing',
    ),
    (
        "board", "supply", "supply_2014_2", "monk", 9,
        'board.toml: [[supply]] "supply_2014_2": monk is 9, expected 8, 6 fewer than with 4',
    ),
    (
        "board", "good", "grain", "count", 23,
        "board.toml: [components_bigbox]: grain is 24, expected 23, the count of [[good]]",
    ),
    (
        "board", "development", "", "citizens", [3, 28, 18],
        "board.toml: [development]: citizens is [3, 28, 18], expected spaces from 1 to 30 in",
    ),
    (
        "board", "coins_limit_2014", "", "bank_total", 200,
        "board.toml: [coins_limit_2014]: bank_total is 200, expected 225, the worth of pieces",
    ),
    (
        "board", "citizens_base", "", "total", 15,
        "board.toml: [citizens_base]: total is 15, expected 14, the sum of the others",
    ),
    (
        "board", "rounds", "", "duel", 15,
        "board.toml: [rounds]: duel is 15, expected 16, as in duel.toml",
    ),
    (
        "map", "edge", "orleans-vierzon_road", "spaces", {"p2": 1, "p3": 1, "p4": 1, "p5": 1},
        'map.toml: [[edge]] "orleans-vierzon_road": spaces.p3 is 1, expected 2, as space_marks',
    ),
    (
        "map", "totals", "", "towns", 22,
        "map.toml: [totals]: towns is 22, expected 23, the number of [[town]] rows",
    ),
    (
        "map", "totals", "", "goods_to_supply", {"p2": 34, "p3": 36, "p4": 38, "p5": 38},
        "map.toml: [totals]: goods_to_supply.p2 is 34, expected 35, 90 goods less those removed",
    ),
    (
        "map", "town", "blois", "steps_from_orleans", 2,
        'map.toml: [[town]] "blois": steps_from_orleans is 2, expected 1, counted along the edges',
    ),
    (
        "places", "place", "bathhouse", "effect", {},
        'places.toml: [[place]] "bathhouse": effect is {}, expected at least one word',
    ),
    (
        "places", "place", "bathhouse", "slots", [],
        'places.toml: [[place]] "bathhouse": passive is false, expected true, a tile without slots',
    ),
    (
        "places", "tile_list", "list_salesman", "two", ["windmill"],
        'places.toml: [[tile_list]] "list_salesman": two[0] is "windmill", expected a tile of '
        "category II",
    ),
    (
        "places", "tile_list", "list_dignitary", "draw_one", 10,
        'places.toml: [[tile_list]] "list_dignitary": draw_one is 10, expected 9 at most',
    ),
    (
        "hourglass", "tile", "b14_plague", "count", 2,
        'hourglass.toml: [[stack]] "base_2014": tiles is 18, expected 17, the tiles of this set',
    ),
    (
        "hourglass", "stack", "base_2014", "", ...,
        "hourglass.toml: [[stack]]: id is [",
    ),
    (
        "hourglass", "tile", "pl_outbreak", "corpses", ...,
        'hourglass.toml: [[tile]] "pl_outbreak": corpses is missing, expected a number',
    ),
    (
        "deeds", "deed", "trade_thanksgiving", "goods_on", ["grain"],
        'deeds.toml: [[deed]] "trade_thanksgiving": the length of goods_on is 1, expected 5',
    ),
    (
        "deeds", "deed", "duel_angelology", "", ...,
        'deeds.toml: [[deed_board]] "board_duel": deeds is 4, expected 3, the deeds on this board',
    ),
    (
        "deeds", "deed", "base_papal_conclave", "spaces", ["monk"] * 9,
        'deeds.toml: [[deed]] "base_papal_conclave": monk in spaces is 9, expected 8 at most',
    ),
    (
        "orders", "order", "order_blois", "goods", {"wine": 9},
        'orders.toml: [[order]] "order_blois": goods_vp is 5, expected 27, the worth of its goods',
    ),
    (
        "invasion", "tower_town", "tower_tours", "prebuilt_at", [5],
        'invasion.toml: [[common_objective]] "common_fortified_towers": prebuilt.p5 is 0, '
        "expected 1",
    ),
    (
        "duel", "event", "duel_r05_cheese_day", "round", 6,
        "duel.toml: [[event]]: round is [1, 2, 3, 4, 6, 6,",
    ),
    (
        "solo", "scenario", "solo_vierzon", "goods_to_supply", 15,
        'solo.toml: [[scenario]] "solo_vierzon": goods_to_supply is 15, expected 16, the goods',
    ),
    (
        "joan_sheet", "tiles", "", "total", 26,
        "joan_sheet.toml: [tiles]: total is 26, expected 27, the sum of counts",
    ),
    (
        "joan_map", "town", "loches", "number", 11,
        "joan_map.toml: [[town]]: number is [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 13,",
    ),
    (
        "joan_map", "route", "orleans-chartres_road", "kind", "water",
        "joan_map.toml: [[route]] \"orleans-chartres_road\": a, b and kind is",
    ),
    (
        "joan_deeds", "deed", "five", "absent_at", [],
        "joan_sheet.toml: [setup]: deeds_in_play.p1 is 4, expected 5, the deeds that are not",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "table", "row", "field", "value", "sentence"), CASES, ids=[case[-1] for case in CASES]
)
def test_a_value_at_odds_with_others_is_named(
    fault_with: Fault, file: str, table: str, row: str, field: str, value: object, sentence: str
) -> None:
    lines = fault_with(file, table, row, field, value).splitlines()
    assert any(sentence in line for line in lines), "\n".join(lines)
