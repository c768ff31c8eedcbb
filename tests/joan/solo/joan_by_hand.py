"""Joan's turn worked out a second time, from the component tables and in the plainest way.

It knows nothing of the engine: it reads a position as a player reads the table, and says what
must lie there afterwards.
"""

from typing import Any

from orleans.content import load_content

CONTENT = load_content()
CARDS = {card.card: card for card in CONTENT.joan_solo.solo_card}
TOWNS = {town.number: town.id for town in CONTENT.joan_map.town}
CATEGORIES = {place.id: place.category for place in CONTENT.joan_places.place}
COLUMNS = [column.yellow for column in CONTENT.joan_sheet.bank_column]
DEEDS = ["one", "two", "three", "four"]
TRACKS = ["farmer", "boatman", "knight", "scholar"]


class Hand:
    """A position and Joan's turn in it."""

    def __init__(self, position: dict[str, Any], level: str) -> None:
        self.monks = level != "standard"
        joan, red = position["joan"], position["red"]
        self.tracks = {**dict.fromkeys(TRACKS, 0), **joan["tracks"]}
        self.level = joan["development"]
        self.stations = joan["stations"]
        self.citizens = joan["citizens"]
        self.shields = joan["shields"]
        self.yellow = dict(position["yellow_bonuses"])
        self.deeds = [deed for deed in DEEDS if deed not in position["deeds"]]
        self.mine = list(red["stations"])
        self.struck = list(red["struck"])
        self.left = [CATEGORIES[card] for card in position["cards"]]
        self.display = position["display"].split()
        self.card, self.next = (CARDS[card] for card in joan["pile"][:2])
        self.take()

    def take(self) -> None:
        rows = self.card.front if self.next.back.arrow == "down" else self.card.front[::-1]
        row = next(row for row in rows if row.follower in self.display)
        self.taken = row.follower
        self.display.remove(row.follower)
        if row.follower in TRACKS and self.track(row.follower) and row.follower == "scholar":
            self.do(CONTENT.joan_area.joan_scholar_space[self.tracks["scholar"] - 1].effect)
        for effect in row.effects:
            self.do(effect)

    def track(self, follower: str) -> bool:
        """Whether there was a space to mark."""
        marked: int = self.tracks[follower]
        self.tracks[follower] = min(8, marked + 1)
        return marked < 8

    def do(self, effect: Any) -> None:
        if effect.station:
            self.build()
        if effect.citizen:
            self.citizens = min(8, self.citizens + effect.citizen)
        if effect.take_citizen and effect.take_citizen not in self.yellow:
            self.yellow[effect.take_citizen] = "joan"
            self.citizens = min(8, self.citizens + 1)
        self.shields = min(20, self.shields + (effect.shield or 0))
        self.level = min(6, self.level + (effect.level or 0))
        if effect.strike_deed and self.deeds:
            self.deeds.pop(0 if effect.strike_deed == "from_left" else -1)
        if effect.strike_bank_yellow:
            for yellow in [yellow for yellow in COLUMNS if yellow not in self.yellow][:1]:
                self.yellow[yellow] = "joan"
        if effect.remove_place in self.left:
            self.left.remove(effect.remove_place)
        if effect.monk_action and self.monks:
            self.monk()

    def monk(self) -> None:
        monk = self.next.back.monk
        if monk.track is None:
            self.build()
        else:
            self.track(monk.track)
            self.shields = min(20, self.shields + 1)

    def build(self) -> None:
        self.stations = min(12, self.stations + 1)
        numbers = range(self.card.town, 18)
        free = [TOWNS[n] for n in numbers if TOWNS[n] not in self.struck + self.mine]
        self.struck += free[:1]

    def score(self) -> dict[str, int]:
        rows = CONTENT.joan_area.joan_track
        found = {str(row.follower): sum(row.vp[: self.tracks[row.follower]]) for row in rows}
        product = (self.stations + self.citizens) * self.level
        return {**found, "depot": self.shields, "product": product}
