"""What a game of Orléans tells statistics."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....classic.ai.evaluate import rounds_to_play
from ....classic.ai.win_probability import values_ahead
from ....classic.game import Classic
from ..facts import SeatFacts, uses_of
from ..parts import Statistics


def facts(game: Classic) -> list[SeatFacts]:
    view = game.view(None)
    uses = uses_of(game, ("use",))
    printed = {game.tables.places[place].id for place in game.tables.board_places}
    sent: Counter[tuple[int, str]] = Counter(
        (space["sent_by"], deed)
        for deed, spaces in view["deeds"].items()
        for space in spaces
        if space["sent_by"] is not None
    )
    found = []
    for player in view["players"]:
        seat = player["seat"]
        own = {deed: count for (sender, deed), count in sent.items() if sender == seat}
        found.append(facts_of(player, printed, own, uses[seat]))
    return found


def facts_of(
    player: dict[str, Any], printed: set[str], deeds: dict[str, int], uses: dict[str, int]
) -> SeatFacts:
    tracks = {
        **player["tracks"],
        "development": player["development"],
        "stations": player["stations_built"],
        "citizens": player["citizens"],
    }
    tiles = [place for place in player["places"] if place not in printed]
    return SeatFacts(tracks=tracks, tiles=tiles, deeds=deeds, uses=uses)


PART = Statistics(facts=facts, left=rounds_to_play, worlds=values_ahead)
