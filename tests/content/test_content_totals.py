"""Numbers that follow from the rulebooks, beyond what every load checks."""

from __future__ import annotations

from collections import Counter

from orleans.content import Content


def test_the_boxes_hold_as_many_follower_tiles_as_printed(content: Content) -> None:
    board = content.board
    five = board.supply_for("bigbox", 5)
    neutral = sum(five[follower.id] for follower in board.follower)
    assert neutral + board.components_bigbox.personal_followers == 125
    assert board.components_2021.character_tiles == 125
    assert board.components_2014.character_tiles == 104


def test_base_sets_have_three_of_each_event(content: Content) -> None:
    names = ("Pilgrimage", "Income", "Harvest", "Taxes", "Trading Day", "Plague")
    for stack in ("base_2014", "base_abc"):
        events = Counter[str]()
        for tile in content.hourglass.tile:
            if tile.set == stack:
                events[tile.name] += tile.count
        assert events == dict.fromkeys(names, 3)


def test_a_mild_invasion_has_enough_tiles_without_lightning(content: Content) -> None:
    stack = next(stack for stack in content.hourglass.stack if stack.id == "invasion")
    for letter in "AB":
        mild = sum(
            tile.count
            for tile in content.hourglass.tile
            if tile.set == "invasion" and tile.letter == letter and not tile.lightning
        )
        assert mild >= max(stack.used(players)[letter] for players in (2, 3, 4, 5))


def test_corpses_suffice_for_two_players(content: Content) -> None:
    flow = 1.0
    for letter in "ABCD":
        tiles = [t for t in content.hourglass.tile if t.set == "plague" and t.letter == letter]
        flow += 4 / 6 * sum(tile.corpses or 0 for tile in tiles)
    assert 15 <= flow <= 23 and 2 * flow <= content.plague.corpses.count


def test_deed_boards_have_the_citizens_of_the_rulebook(content: Content) -> None:
    citizens = Counter[str]()
    for deed in content.deeds.deed:
        citizens[deed.board] += deed.complete.citizen or 0
        assert len(deed.spaces) >= 3
    assert citizens["board_base"] == 8 and citizens["board_trade"] == 4
    assert citizens["board_intrigue"] == 5 and citizens["board_plague"] == 7


def test_trade_leaves_citizens_for_architecture(content: Content) -> None:
    base = content.board.citizens_base
    tracks = base.development + base.boatmen_track + base.knights_track + base.most_stations
    architecture = next(deed for deed in content.deeds.deed if deed.id == "trade_architecture")
    assert tracks + 4 + len(architecture.spaces) <= base.box_count["2014"]


def test_the_base_deeds_and_the_trade_deeds_have_45_spaces_each(content: Content) -> None:
    spaces = Counter[str]()
    for deed in content.deeds.deed:
        spaces[deed.board] += len(deed.spaces)
    assert spaces["board_base"] == spaces["board_trade"] == 45


def test_the_base_game_has_twenty_tiles(content: Content) -> None:
    assert sum(place.origin == "base" for place in content.places.place) == 20
    base = next(row for row in content.places.tile_list if row.id == "list_base_20")
    assert {*base.one, *base.two} == {p.id for p in content.places.place if "2014" in p.editions}


def test_a_plague_keeps_the_number_of_tiles_per_category(content: Content) -> None:
    plague = next(row for row in content.places.tile_list if row.id == "list_plague")
    category = {place.id: place.category for place in content.places.place}
    removed = Counter(category[place] for place in plague.removed)
    assert removed == Counter(category[place] for place in plague.added)


def test_indulgence_cards_are_of_five_kinds(content: Content) -> None:
    kinds = Counter(card.kind for card in content.plague.indulgence)
    assert kinds == {"pilgrimage": 7, "donate": 11, "build": 6, "deliver": 5, "milestone": 11}


def test_place_tiles_agree_with_their_rules(content: Content) -> None:
    for place in content.places.place:
        rule = content.rules[f"place.{place.id}"]
        assert (rule.name, rule.excluded) == (place.name, place.excluded)
        assert rule.category == ("Plague" if place.set == "plague" else place.category)
        assert set(rule.editions) == set(place.editions)


def test_each_kind_of_tile_in_joan_is_on_each_card_once(content: Content) -> None:
    for card in content.joan_solo.solo_card:
        assert len({row.follower for row in card.front}) == len(card.front) == 6
