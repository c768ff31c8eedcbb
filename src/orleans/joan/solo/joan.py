"""The solo game: Joan takes every other tile and does what her cards say.

She is part of the rules: given the chance outcomes, all that she does is fixed.
"""

from ...kernel.refusals import Fact
from ..ids import EMPTY, FOLLOWERS, JOAN, NOBODY, SCHOLAR, TILES
from ..state import State
from ..turn.bonuses import give_yellow
from ..turn.cards import refresh_offer
from .area import Area
from .tables import (
    CITIZEN,
    FROM_LEFT,
    LEVEL,
    REMOVE_PLACE,
    SHIELD,
    STATION,
    STRIKE_BANK_YELLOW,
    STRIKE_DEED,
    TAKE_CITIZEN,
    Effect,
    SoloCard,
    SoloTables,
)


def tables_of(game: State) -> SoloTables:
    solo = game.tables.solo
    assert solo is not None
    return solo


def area_of(game: State) -> Area:
    assert game.area is not None
    return game.area


def face_up(game: State) -> SoloCard:
    """The card that Joan turned over last."""
    return tables_of(game).cards[area_of(game).seen[-1]]


def shuffle_pile(game: State) -> None:
    """joan.solo.setup.deck, joan.solo.turn.reshuffle"""
    area = area_of(game)
    pile = tables_of(game).pile[:]
    game.chance.shuffle(pile)
    area.pile = pile
    area.seen = []


def joan_takes(game: State) -> int:
    """joan.solo.turn.reveal, joan.solo.turn.arrow, joan.solo.turn.choose: the type she takes."""
    cards = tables_of(game).cards
    area = area_of(game)
    card = cards[area.pile[0]]
    area.seen = [*area.seen, area.pile[0]]
    area.pile = area.pile[1:]
    order = card.order
    if cards[area.pile[0]].upward:
        order = order[::-1]
    follower_type = next_on_display(game, order)
    tell(game, "joan_card", card.source, {"card": card.id, "follower": FOLLOWERS[follower_type]})
    return follower_type


def next_on_display(game: State, order: list[int]) -> int:
    for follower_type in order:
        if game.display[follower_type]:
            return follower_type
    raise AssertionError("Joan picks only while tiles are on display")


def joan_acts(game: State, follower_type: int) -> None:
    """joan.solo.action.*: first the track, then the effects of the card, from left to right."""
    solo = tables_of(game)
    card = face_up(game)
    marked = area_of(game).tracks[follower_type]
    if marked < solo.track_spaces[follower_type]:
        mark_track(game, follower_type)
        if follower_type == SCHOLAR:
            # joan.solo.scholar.effect: only the Scholar she takes, never a Monk action
            carry_out(game, solo.scholar_effects[marked])
    for effect in card.effects[follower_type]:
        carry_out(game, effect)


def mark_track(game: State, follower_type: int) -> None:
    """joan.solo.area.track_order, joan.solo.area.full"""
    area = area_of(game)
    marked = area.tracks[follower_type]
    if marked == tables_of(game).track_spaces[follower_type]:
        return
    tracks = area.tracks[:]
    tracks[follower_type] = marked + 1
    area.tracks = tracks
    facts: dict[str, Fact] = {"follower": FOLLOWERS[follower_type], "space": marked + 1}
    tell(game, "joan_track", face_up(game).source, facts)


def carry_out(game: State, effect: Effect) -> None:
    word = effect.word
    if word == STATION:
        build(game)
    elif word == CITIZEN:
        for _ in range(effect.value):
            gain_citizen(game, face_up(game).source)
    elif word == TAKE_CITIZEN:
        take_citizen(game, effect.value, face_up(game).source)
    elif word == SHIELD:
        gain_shields(game, effect.value)
    elif word == LEVEL:
        gain_levels(game, effect.value)
    elif word == STRIKE_DEED:
        strike_deed(game, effect.value == FROM_LEFT)
    elif word == STRIKE_BANK_YELLOW:
        strike_bank_yellow(game)
    elif word == REMOVE_PLACE:
        remove_place(game, effect.value)
    else:
        monk_action(game)


def build(game: State) -> None:
    """joan.solo.effect.station, joan.solo.effect.station_top, joan.solo.monk.station"""
    area = area_of(game)
    if area.stations < tables_of(game).stations:
        area.stations += 1
    sheet = game.sheets[0]
    card = face_up(game)
    struck = ""
    for number in range(card.town, len(game.tables.towns)):
        bit = 1 << number
        if game.tables.towns[number].open and not (sheet.stations | sheet.struck) & bit:
            sheet.struck |= bit
            struck = game.tables.towns[number].id
            break
    tell(game, "joan_station", card.source, {"stations": area.stations, "town": struck})


def gain_citizen(game: State, source: str) -> None:
    """joan.solo.effect.citizen"""
    area = area_of(game)
    if area.citizens < tables_of(game).citizens:
        area.citizens += 1
        tell(game, "joan_citizen", source, {"citizens": area.citizens})


def take_citizen(game: State, yellow: int, source: str) -> None:
    """joan.solo.effect.citizen_taken, joan.solo.scholar.citizen"""
    if game.yellow[yellow] == NOBODY:
        strike_yellow(game, yellow, source)
        gain_citizen(game, source)


def strike_yellow(game: State, yellow: int, source: str) -> None:
    give_yellow(game, JOAN, yellow)
    tell(game, "joan_struck", source, {"yellow": game.tables.yellows[yellow].id})


def gain_shields(game: State, count: int) -> None:
    """joan.solo.effect.shield, joan.solo.area.depot_order"""
    area = area_of(game)
    before = area.shields
    area.shields = min(before + count, len(tables_of(game).shield_points))
    if area.shields > before:
        tell(game, "joan_shield", face_up(game).source, {"shields": area.shields})


def gain_levels(game: State, count: int) -> None:
    """joan.solo.effect.level"""
    area = area_of(game)
    before = area.level
    area.level = min(before + count, len(tables_of(game).level_values) - 1)
    if area.level > before:
        tell(game, "joan_level", face_up(game).source, {"level": area.level})


def strike_deed(game: State, from_left: bool) -> None:
    """joan.solo.effect.deed, joan.solo.effect.deed_marks"""
    if game.deeds == 0:
        return
    deeds = game.deeds
    index = (deeds & -deeds).bit_length() - 1 if from_left else deeds.bit_length() - 1
    game.deeds &= ~(1 << index)
    source = face_up(game).source
    tell(game, "joan_deed", source, {"deed": game.tables.deeds[index].id})
    strike_yellow(game, game.tables.deeds[index].yellow, source)


def strike_bank_yellow(game: State) -> None:
    """joan.solo.effect.bank_bonus"""
    for yellow in game.tables.bank_column_yellow:
        if game.yellow[yellow] == NOBODY:
            strike_yellow(game, yellow, face_up(game).source)
            return


def remove_place(game: State, category: int) -> None:
    """joan.solo.effect.place_card"""
    cards = [
        card.index
        for card in game.tables.cards
        if card.category == category and game.laid_out & (1 << card.index)
    ]
    if not cards:
        return
    card = cards[game.chance.pick(len(cards))]
    game.laid_out &= ~(1 << card)
    area_of(game).removed |= 1 << card
    refresh_offer(game)
    tell(game, "joan_removed", face_up(game).source, {"card": game.tables.cards[card].id})


def monk_action(game: State) -> None:
    """joan.solo.monk.*: on the back of the topmost face-down card; lapses at Standard."""
    solo = tables_of(game)
    if not solo.monk_actions:
        return
    back = solo.cards[area_of(game).pile[0]]
    if back.monk_track == EMPTY:
        build(game)
    else:
        mark_track(game, back.monk_track)
    if back.monk_shields:
        gain_shields(game, back.monk_shields)


def joan_score_parts(game: State) -> dict[str, int]:
    """joan.solo.score.*"""
    solo = tables_of(game)
    area = area_of(game)
    parts: dict[str, int] = {}
    for follower_type, points in enumerate(solo.track_points):
        if points:
            parts[FOLLOWERS[follower_type]] = sum(points[: area.tracks[follower_type]])
    parts["depot"] = sum(solo.shield_points[: area.shields])
    parts["product"] = (area.stations + area.citizens) * solo.level_values[area.level]
    return parts


def joan_score(game: State) -> int:
    """joan.solo.score.total; asked again and again while a computer player thinks"""
    solo = tables_of(game)
    area = area_of(game)
    total = (area.stations + area.citizens) * solo.level_values[area.level]
    total += first_points(solo.shield_points, area.shields)
    for follower_type in range(TILES):
        total += first_points(solo.track_points[follower_type], area.tracks[follower_type])
    return total


def first_points(points: list[int], marked: int) -> int:
    """Of a row that is marked from the left; the Scholars' one has effects and no points."""
    total = 0
    if points:
        for at in range(marked):
            total += points[at]
    return total


def tell(game: State, what: str, source: str, facts: dict[str, Fact]) -> None:
    """Joan has no seat: what she does is told as hers, with the seat she plays against."""
    if game.events is not None:
        game.emit(what, 0, source, facts)
