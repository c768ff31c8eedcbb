"""What each seat has come to by the end of a game: the things that statistics ask about."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from ...games import AnyGame
from ...joan.game import JoanOfArc

# The first words of moves that use something.
CLASSIC_USES: Final = ("use",)
JOAN_USES: Final = ("use", "take")


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    """`tracks` are positions at the end, `tiles` those acquired (Places, or the cards of Joan of
    Arc), `deeds` Followers sent to each, `uses` how often a Place was used or a tile taken."""

    tracks: dict[str, int] = {}
    tiles: list[str] = []
    deeds: dict[str, int] = {}
    uses: dict[str, int] = {}


def facts_of(game: AnyGame) -> list[SeatFacts]:
    view = game.view(None)
    if isinstance(game, JoanOfArc):
        uses = uses_of(game, JOAN_USES)
        return [joan_facts(player, uses[player["seat"]]) for player in view["players"]]
    uses = uses_of(game, CLASSIC_USES)
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
        found.append(classic_facts(player, printed, own, uses[seat]))
    return found


def classic_facts(
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


def joan_facts(player: dict[str, Any], uses: dict[str, int]) -> SeatFacts:
    tracks = {
        "development": player["development"],
        "stations": len(player["stations"]),
        "citizens": player["citizens"],
        "monks": player["monks"],
        "shields": player["shields"],
    }
    deeds = {deed: len(marks) for deed, marks in player["deeds"].items() if marks}
    return SeatFacts(tracks=tracks, tiles=player["cards"], deeds=deeds, uses=uses)


def uses_of(game: AnyGame, verbs: tuple[str, ...]) -> list[dict[str, int]]:
    """By seat: how often each thing was used."""
    found: list[Counter[str]] = [Counter() for _ in range(game.setup.players)]
    for seat, move in game.moves_played():
        verb, _, rest = move.notation.partition(" ")
        if verb in verbs and rest:
            found[seat][rest.split()[0]] += 1
    return [dict(sorted(uses.items())) for uses in found]
