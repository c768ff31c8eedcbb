"""What a game of Joan of Arc tells statistics."""

from __future__ import annotations

from typing import Any

from ....joan.ai.outlook import picks_left
from ....joan.ai.win_probability import DRAWN_IS_WON
from ....joan.game import JoanOfArc
from ..facts import SeatFacts, uses_of
from ..parts import Statistics, values_now


def facts(game: JoanOfArc) -> list[SeatFacts]:
    uses = uses_of(game, ("use", "take"))
    players = game.view(None)["players"]
    return [facts_of(player, uses[player["seat"]]) for player in players]


def facts_of(player: dict[str, Any], uses: dict[str, int]) -> SeatFacts:
    tracks = {
        "development": player["development"],
        "stations": len(player["stations"]),
        "citizens": player["citizens"],
        "monks": player["monks"],
        "shields": player["shields"],
    }
    deeds = {deed: len(marks) for deed, marks in player["deeds"].items() if marks}
    return SeatFacts(tracks=tracks, tiles=player["cards"], deeds=deeds, uses=uses)


def worlds(game: JoanOfArc) -> list[list[float]]:
    if not game.rival:
        return values_now(game)
    return [[game.evaluate(0) + DRAWN_IS_WON]]


PART = Statistics(facts=facts, left=picks_left, worlds=worlds)
