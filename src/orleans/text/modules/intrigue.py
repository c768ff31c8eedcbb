"""The Intrigue board in words: victims, bribes, and what becomes of both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...classic.ids import DONE, FOLLOWERS, RIVAL, TRACK, TRACKS
from ...classic.modules.intrigue.state import (
    ACCEPT,
    AT,
    BURN,
    DECLINE,
    OFFER,
    OFFER_NAMES,
    RETRACT,
    TAKE_BREAD,
)
from ...kernel.events import Event
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..classic.names import named_facts, seat_name, space_words, track_words
from ..classic.pieces import Moment, piece_on
from ..shapes import Lying, Row, Section
from ..translator import Words
from .display import Showing
from .speech import Speech

COIN = "coin"
DEACTIVATED = "intrigue.general.deactivated"

# ------------------------------------------------------------------------ bribes


def bribe_words(words: Words, offer: Mapping[str, int]) -> str:
    """2 coins and 1 wine"""
    parts: list[str] = []
    if offer.get(COIN):
        parts.append(words.say("effect-coins", amount=offer[COIN]))
    goods = {good: count for good, count in offer.items() if good != COIN}
    if goods:
        parts.append(words.counted_goods(goods))
    return words.listed(parts) if parts else words.say("bribe-nothing")


def offer_of(moment: Moment, seat: int | None) -> Mapping[str, int]:
    if moment.view is None or seat is None:
        return {}
    offers: list[dict[str, int]] = moment.view["modules"]["intrigue"]["offers"]
    return offers[seat]


def offered(moment: Moment, event: Event) -> dict[str, Fact]:
    goods = str(event.facts["goods"]).split()
    offer = {good: goods.count(good) for good in dict.fromkeys(goods)}
    coins = int(event.facts["coins"])
    return {"bribe": bribe_words(moment.words, {**offer, COIN: coins} if coins else offer)}


def drafted(moment: Moment, event: Event) -> dict[str, Fact]:
    word, item = str(event.facts["move"]).split()
    return {"way": word, **item_facts(moment.words, item)}


def item(moment: Moment, move: Move) -> dict[str, Fact]:
    return item_facts(moment.words, OFFER_NAMES[move.a])


def item_facts(words: Words, item: str) -> dict[str, Fact]:
    return {"item": item, "good": "" if item == COIN else words.good(item)}


def own_offer(moment: Moment, move: Move) -> dict[str, Fact]:
    seat = moment.view["seat"] if moment.view is not None else None
    return {"bribe": bribe_words(moment.words, offer_of(moment, seat))}


def answered(moment: Moment, move: Move) -> dict[str, Fact]:
    return {
        "who": seat_name(moment.words, moment.names, move.a),
        "bribe": bribe_words(moment.words, offer_of(moment, move.a)),
    }


# ------------------------------------------------------------------ what is aimed at


def threat(moment: Moment) -> dict[str, Fact]:
    """Who threatens, and with what: the question is put to the victims."""
    assert moment.view is not None
    facts: dict[str, Fact] = moment.view["question"]
    seat = moment.view["seat"]
    return {
        "who": seat_name(moment.words, moment.names, int(facts["seat"])),
        "threat": threat_words(moment, facts),
        "bribe": bribe_words(moment.words, offer_of(moment, seat)),
    }


def aimed(moment: Moment, event: Event) -> dict[str, Fact]:
    return {"threat": threat_words(moment, {**event.facts, "source": event.source})}


def threat_words(moment: Moment, facts: Mapping[str, Fact]) -> str:
    """What the character would do, with all that is named; a detail is only there for some."""
    blank: dict[str, Fact] = {"space": "", "town": "", "track": "", "good": "", "taken": ""}
    known = {fact: value for fact, value in facts.items() if fact in blank}
    named = named_facts(moment.words, moment.tables, moment.names, known)
    if "taken" in known:
        named["taken"] = moment.words.good(str(known["taken"]))
    source = str(facts["source"])
    return moment.words.say(
        "threat", **{**blank, **named}, source=source, amount=facts.get("amount", 0)
    )


def victim(moment: Moment, move: Move) -> dict[str, Fact]:
    """What makes somebody a victim depends on the character."""
    words, other = moment.words, moment.player(move.a)
    track = str(moment.question("track", ""))
    goods = other["goods"] if other is not None else {}
    return {
        "source": str(moment.question("source", "")),
        "who": seat_name(words, moment.names, move.a),
        "town": words.name(other["merchant"]) if other is not None else "",
        "goods": words.counted_goods(goods) if goods else words.say("nothing"),
        "bag": other["bag_size"] if other is not None else 0,
        "space": position_on(other, track),
    }


def position_on(player: dict[str, Any] | None, track: str) -> int:
    if player is None or not track:
        return 0
    return int(player["development"] if track == "development" else player["tracks"][track])


def piece_at(moment: Moment, move: Move) -> dict[str, Fact]:
    """A Follower or a Gear wheel on a space of the victim."""
    piece = piece_on(moment, move.a, int(moment.question("victim", 0)))
    return {
        "piece": "wheel" if piece == "wheel" else "follower",
        "follower": moment.words.follower(piece),
        "space": space_words(moment.words, moment.tables.space_names[move.a]),
    }


def burnt(moment: Moment, move: Move) -> dict[str, Fact]:
    own = moment.view is not None and moment.view["seat"] == move.a
    return {
        "whose": "own" if own else "other",
        "who": seat_name(moment.words, moment.names, move.a),
    }


def bare_step(moment: Moment, move: Move) -> dict[str, Fact]:
    """The Traitor's step brings no bonus."""
    track = FOLLOWERS[move.a] if move.a < TRACKS else "development"
    return {
        "track": track_words(moment.words, track),
        "space": position_on(moment.player(), track) + 1,
    }


SPEECH = Speech(
    keys={
        AT: "at",
        BURN: "burn",
        OFFER: "offer",
        RETRACT: "retract",
        ACCEPT: "accept",
        DECLINE: "decline",
        TAKE_BREAD: "take-bread",
    },
    facts={
        AT: piece_at,
        BURN: burnt,
        OFFER: item,
        RETRACT: item,
        ACCEPT: answered,
        DECLINE: answered,
    },
    touches={BURN: "colour", ACCEPT: "colour", DECLINE: "colour"},
    at_step={
        ("name_victim", RIVAL): ("move-victim", victim),
        ("name_track", TRACK): ("move-bare-step", bare_step),
        ("offer", DONE): ("move-offer-done", own_offer),
    },
    questions={"offer": threat, "answer": threat},
    events={"aimed": aimed, "bribe_offered": offered, "offer_drafted": drafted},
)


# ---------------------------------------------------------------- on the table


def bribes(moment: Moment) -> list[Section]:
    """Those that have been offered and not answered yet: the view has what a seat may see, all of
    them, or before that its own draft."""
    assert moment.view is not None
    offers: list[dict[str, int]] = moment.view["modules"]["intrigue"]["offers"]
    rows = [
        Row(cells=[moment.names[seat], bribe_words(moment.words, offer)], seat=seat)
        for seat, offer in enumerate(offers)
        if offer
    ]
    return [Section(id="offers", title=moment.words.say("heading-offers"), rows=rows)][: len(rows)]


def closed(moment: Moment) -> list[Lying]:
    """Places that are deactivated for the rest of the round."""
    assert moment.view is not None
    text = moment.words.rule_text(DEACTIVATED)
    return [
        Lying(at="place", id=id, kind="closed", text=text, seat=seat, rule=DEACTIVATED)
        for seat, places in enumerate(moment.view["modules"]["intrigue"]["deactivated"])
        for id in places
    ]


SHOWING = Showing(sections=bribes, lying=closed)
