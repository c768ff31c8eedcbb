"""What there is to say of a moment of Joan of Arc."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...joan.game import JoanOfArc
from ...joan.ids import END
from ...joan.tables import Tables
from ...text.joan.cards import chance_words, next_words, pile_words
from ...text.joan.context import Moment
from ...text.joan.forecast import on_top
from ...text.joan.names import named
from ...text.joan.points import joan_points
from ...text.shapes import Row, Section
from ...text.translator import Words
from ..counting import MOST_STATIONS, alone
from ..situation_shapes import About, Majority, Projection, ToDo, Waste
from .waste import waste

JOAN = -1
"""Her seat in a list of points."""


def about_joan(words: Words, tables: Tables, view: dict[str, Any], names: Sequence[str]) -> About:
    moment = Moment(words, tables, view, names)
    stations = most_stations(moment)
    scores = projections(moment, stations)
    return About(
        event="",
        census="",
        scores=scores,
        majorities=[stations],
        leading=leading(moment, scores),
        sections=[her_next_card(moment)] if view["joan"] is not None else [],
        lying=[],
        to_do=None,
    )


# ---------------------------------------------------------------------- points


def most_stations(moment: Moment) -> Majority:
    """joan.end.most_stations, joan.solo.end.most_stations"""
    view, tables = moment.view, moment.tables
    counts = [len(player["stations"]) for player in view["players"]]
    if view["joan"] is not None:
        counts.append(view["joan"]["stations"])
    free = view["yellow_bonuses"].get(tables.yellows[tables.most_stations].id) == ""
    best = alone(counts) if free else None
    return Majority(
        id=MOST_STATIONS,
        name=moment.words.say("source-most-stations"),
        winner=JOAN if best == tables.players else best,
        counts=counts,
    )


def projections(moment: Moment, stations: Majority) -> list[Projection]:
    """With the citizen for the most trading stations, which is given at the very end."""
    found: list[Projection] = []
    for player in moment.view["players"]:
        parts: dict[str, int] = dict(player["score"])
        if player["seat"] == stations.winner:
            parts[MOST_STATIONS] = player["status"]
        found.append(Projection(seat=player["seat"], total=sum(parts.values()), parts=parts))
    area, solo = moment.view["joan"], moment.tables.solo
    if area is not None and solo is not None:
        parts = joan_points(area["score"])
        if stations.winner == JOAN and area["citizens"] < solo.citizens:
            parts[MOST_STATIONS] = solo.level_values[area["development"]]
        found.append(Projection(seat=JOAN, total=sum(parts.values()), parts=parts))
    return found


def leading(moment: Moment, scores: list[Projection]) -> list[int]:
    """joan.score.winner, joan.solo.score.total"""
    players = moment.view["players"]
    if scores[-1].seat == JOAN:
        return [0] if scores[0].total >= scores[-1].total else [JOAN]
    ranks = [(one.total, players[one.seat]["development"]) for one in scores]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


# -------------------------------------------------------------- what is to come


def her_next_card(moment: Moment) -> Section:
    """Each card that the one on top can be, and what she would do with it."""
    level = named(moment.words, moment.view["joan"]["level"])
    lines = [pile_words(moment), chance_words(moment)]
    return Section(
        id="joan",
        title=moment.words.say("joan-heading-area", level=level),
        rows=[
            Row(cells=[her_card(moment, card.card), next_words(moment, card)], card=card.card)
            for card in on_top(moment)
        ],
        lines=[line for line in lines if line],
    )


def her_card(moment: Moment, card: str) -> str:
    return moment.words.say("web-joan-her-card", card=card)


def to_do(words: Words, game: JoanOfArc, seat: int) -> ToDo:
    ends = [move for move in game.legal(seat) if move.kind == END]
    texts = [(move.notation, waste(words, game, seat, move)) for move in ends]
    return ToDo(
        fillings=[], idle=[], waste=[Waste(move=move, text=text) for move, text in texts if text]
    )
