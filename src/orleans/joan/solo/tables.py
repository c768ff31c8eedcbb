"""The tables of the solo game: Joan's cards and her area."""

from typing import Final

from ...content import Content
from ...content.schema.joan_gain import SoloEffect
from ...kernel.setup import Setup, SetupError
from ..ids import EMPTY, FOLLOWERS, SCHOLAR, TILES
from ..setup.boards import yellow_named
from ..tables import Tables

# What Joan does, in the words of the component tables.
STATION: Final = 0
CITIZEN: Final = 1
TAKE_CITIZEN: Final = 2
SHIELD: Final = 3
LEVEL: Final = 4
STRIKE_DEED: Final = 5
STRIKE_BANK_YELLOW: Final = 6
REMOVE_PLACE: Final = 7
MONK_ACTION: Final = 8

FROM_LEFT: Final = 0
FROM_RIGHT: Final = 1


class Effect:
    """One thing that Joan does: how much, or to what."""

    def __init__(self, word: int, value: int) -> None:
        self.word = word
        self.value = value


class SoloCard:
    def __init__(self, id: str, source: str, town: int) -> None:
        self.id = id  # the number on it
        self.source = source  # what events name
        self.town = town
        self.order: list[int] = []  # types, from the top
        self.effects: list[list[Effect]] = [[] for _ in range(TILES)]  # by type
        # Its back: where the card above it is read from, and Joan's Monk action.
        self.upward = False
        self.monk_track = EMPTY  # a type; EMPTY: a station
        self.monk_shields = 0


class SoloTables:
    def __init__(self) -> None:
        self.level = ""
        self.monk_actions = False
        self.cards: list[SoloCard] = []  # all, by index
        self.pile: list[int] = []  # those of the level
        self.track_points: list[list[int]] = [[] for _ in range(TILES)]  # by type
        self.track_spaces = [0] * TILES
        self.scholar_effects: list[Effect] = []
        self.level_values: list[int] = []  # by levels marked
        self.shield_points: list[int] = []
        self.stations = 0
        self.citizens = 0
        self.citizens_taken: list[int] = []  # yellow bonuses that she may take


def solo_tables(tables: Tables, setup: Setup, content: Content) -> SoloTables:
    solo = SoloTables()
    level = setup.options.get("level", content.joan_solo.level[0].id)
    names = [card.card for card in content.joan_solo.solo_card]
    for row in content.joan_solo.level:
        if row.id == level:
            solo.level = row.id
            solo.monk_actions = row.joan_monk_actions
            solo.pile = [names.index(card) for card in row.cards]
    for card in content.joan_solo.solo_card:
        found = SoloCard(card.card, card.id, card.town)
        for line in card.front:
            follower_type = FOLLOWERS.index(line.follower)
            found.order.append(follower_type)
            found.effects[follower_type] = [effect_of(tables, effect) for effect in line.effects]
        found.upward = card.back.arrow == "up"
        if card.back.monk.track is not None:
            found.monk_track = FOLLOWERS.index(card.back.monk.track)
        found.monk_shields = card.back.monk.shield or 0
        solo.cards.append(found)
    add_area(tables, solo, content)
    effects = solo.scholar_effects[:]
    for index in solo.pile:
        for some in solo.cards[index].effects:
            effects += some
    solo.citizens_taken = sorted({one.value for one in effects if one.word == TAKE_CITIZEN})
    return solo


def add_area(tables: Tables, solo: SoloTables, content: Content) -> None:
    area = content.joan_area
    for track in area.joan_track:
        follower_type = FOLLOWERS.index(track.follower)
        solo.track_points[follower_type] = list(track.vp)
        solo.track_spaces[follower_type] = len(track.vp)
    solo.scholar_effects = [effect_of(tables, row.effect) for row in area.joan_scholar_space]
    solo.track_spaces[SCHOLAR] = len(solo.scholar_effects)
    solo.level_values = [area.joan_levels.none_marked, *area.joan_levels.values]
    solo.shield_points = [points for row in area.joan_depot.rows for points in row]
    solo.stations = area.joan_stations.spaces
    solo.citizens = area.joan_citizens.spaces


def effect_of(tables: Tables, effect: SoloEffect) -> Effect:
    if effect.station is not None:
        return Effect(STATION, 1)
    if effect.citizen is not None:
        return Effect(CITIZEN, effect.citizen)
    if effect.take_citizen is not None:
        return Effect(TAKE_CITIZEN, yellow_named(tables, effect.take_citizen))
    if effect.shield is not None:
        return Effect(SHIELD, effect.shield)
    if effect.level is not None:
        return Effect(LEVEL, effect.level)
    if effect.strike_deed is not None:
        return Effect(STRIKE_DEED, FROM_LEFT if effect.strike_deed == "from_left" else FROM_RIGHT)
    if effect.strike_bank_yellow is not None:
        return Effect(STRIKE_BANK_YELLOW, 0)
    if effect.remove_place is not None:
        return Effect(REMOVE_PLACE, tables.category_names.index(effect.remove_place))
    if effect.monk_action is not None:
        return Effect(MONK_ACTION, 1)
    detail = "a solo card shows nothing that Joan could do"
    raise SetupError("setup-data", "{detail}", detail=detail)
