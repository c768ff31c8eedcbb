"""What there is to say of a moment of Orléans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...classic.game import Classic
from ...classic.ids import DONE, GOOD_NAMES, KIND_NAMES, PASS
from ...classic.phases.act import idle_places
from ...classic.phases.end_points import GoodMajorities
from ...classic.tables import Tables
from ...kernel.moves import Move
from ...text.classic.forecast import census_words, event_words
from ...text.classic.pieces import Moment, slot_name
from ...text.modules import SHOWINGS
from ...text.shapes import Lying, Section
from ...text.translator import Words
from ..counting import MOST_STATIONS, alone
from ..situation_shapes import About, Filling, Idle, Majority, Projection, ToDo, Waste
from .completion import Stock, fill, forbidden_then, missing, stock_of, takes_any
from .waste import waste, waste_words


def about_classic(
    words: Words, tables: Tables, view: dict[str, Any], names: Sequence[str]
) -> About:
    moment = Moment(words, tables, view["asked"], view, names)
    majorities = [most_stations(moment), *most_goods(moment)]
    scores = [projection(player, majorities[0]) for player in view["players"]]
    return About(
        event=event_words(moment),
        census=census_words(moment),
        scores=scores,
        majorities=majorities,
        leading=leading(view, scores),
        sections=sections(moment),
        lying=lying(moment),
        to_do=None,
    )


def sections(moment: Moment) -> list[Section]:
    return [
        section
        for module in moment.tables.modules
        if module.id in SHOWINGS
        for section in SHOWINGS[module.id].sections(moment)
    ]


def lying(moment: Moment) -> list[Lying]:
    return [
        piece
        for module in moment.tables.modules
        if module.id in SHOWINGS
        for piece in SHOWINGS[module.id].lying(moment)
    ]


# ---------------------------------------------------------------------- points


def most_stations(moment: Moment) -> Majority:
    """end.moststations"""
    assert moment.view is not None
    counts = [player["stations_built"] for player in moment.view["players"]]
    free = MOST_STATIONS in moment.view["citizens"]
    return Majority(
        id=MOST_STATIONS,
        name=moment.words.say("source-most-stations"),
        winner=alone(counts) if free else None,
        counts=counts,
    )


def most_goods(moment: Moment) -> list[Majority]:
    """Where a tile in play scores them."""
    assert moment.view is not None
    players = moment.view["players"]
    owned = {id for player in players for id in player["places"]}
    tiles = [place for place in moment.tables.places if place.id in owned]
    if not any(isinstance(one, GoodMajorities) for place in tiles for one in place.end_points):
        return []
    counts = {good: [player["goods"].get(good, 0) for player in players] for good in GOOD_NAMES}
    return [
        Majority(id=good, name=moment.words.name(good), winner=alone(have), counts=have)
        for good, have in counts.items()
    ]


def projection(player: dict[str, Any], stations: Majority) -> Projection:
    """With the Citizen for the most Trading Stations, which is given at the very end."""
    parts: dict[str, int] = dict(player["score"])
    if player["seat"] == stations.winner:
        parts[MOST_STATIONS] = player["status"]
    return Projection(seat=player["seat"], total=sum(parts.values()), parts=parts)


def leading(view: dict[str, Any], scores: list[Projection]) -> list[int]:
    """score.win, score.tie, score.sharedwin"""
    ranks = [(one.total, view["players"][one.seat]["development"]) for one in scores]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


# ------------------------------------------------------------------ what to do


def to_do(words: Words, game: Classic, seat: int) -> ToDo:
    legal = game.legal(seat)
    filled = fillings(words, game, seat, legal)
    return ToDo(
        fillings=filled,
        idle=idle(words, game, seat),
        waste=wasted(words, game, seat, legal, filled),
    )


def fillings(words: Words, game: Classic, seat: int, legal: Sequence[Move]) -> list[Filling]:
    """In planning: every own Place that is not ready yet."""
    if game.asked != "plan":
        return []
    player = game.players[seat]
    stock = stock_of(player)
    places = [place for place in player.places if missing(game, seat, place)]
    return [filling(words, game, seat, place, legal, stock) for place in places]


def filling(
    words: Words, game: Classic, seat: int, place: int, legal: Sequence[Move], stock: Stock
) -> Filling:
    tables, spaces = game.tables, game.players[seat].spaces
    row = tables.places[place]
    choose = takes_any(game, place)
    moves = [] if choose else fill(game, place, legal, stock)
    filled = {move.a for move in moves}
    wanted = [space for space in row.spaces if spaces[space] < 0 and space not in filled]
    lacking = [slot_name(tables.spaces[space].asks) for space in wanted]
    complete = len(lacking) <= row.spare
    rule = forbidden_then(game, seat, place, moves) if complete else ""
    return Filling(
        place=row.id,
        moves=[move.notation for move in moves],
        complete=complete,
        missing=[] if complete else lacking,
        choose=choose,
        text=words.listed(words.follower(KIND_NAMES[move.b]) for move in moves),
        rule=rule,
    )


def idle(words: Words, game: Classic, seat: int) -> list[Idle]:
    if game.asked != "act":
        return []
    return [
        Idle(place=game.tables.places[place].id, rule=rule, text=words.rule_text(rule))
        for place, rule in idle_places(game, seat)
    ]


def wasted(
    words: Words, game: Classic, seat: int, legal: Sequence[Move], filled: list[Filling]
) -> list[Waste]:
    """What is said of the fillings is known already: looking again would double the work."""
    found: list[Waste] = []
    for move in legal:
        if move.kind == DONE and game.asked == "plan":
            useful = [one.place for one in filled if one.complete and not one.rule]
            text = waste_words(words, move, useful)
        else:
            text = waste(words, game, seat, move) if move.kind in (DONE, PASS) else ""
        if text:
            found.append(Waste(move=move.notation, text=text))
    return found
