"""What a reader is told over the network, in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ...content.schema import Language
from ...display.situation import about
from ...games import AnyGame
from ...kernel.events import Event, seen_by
from ...kernel.faults import Fault
from ...kernel.refusals import Refused
from ...table.drafts import Sketch
from ...table.entry import Entry
from ...table.handle import AppliedEntry
from ...table.result import result_of
from ...table.table import ABANDONED, MOVED, OVER, RUNNING, SAID, STARTED, Table
from ...text.errors import Problem, in_words
from ...text.games import asked_words, move_words, teller_for
from ...text.translator import Words
from ..storage.problems import StorageError
from ..wire import messages


@lru_cache(maxsize=4)
def words_in(language: Language) -> Words:
    return Words(language)


# ------------------------------------------------------------------- refusals


def reason_of(error: Exception, language: Language) -> messages.Reason:
    """Any refusal as something a person can read; what nobody foresaw is not told."""
    words = words_in(language)
    if isinstance(error, Refused):
        return rule_reason(words, error.refusal.rule)
    if isinstance(error, StorageError):  # what its driver says is for the log
        return messages.Reason(key="server-busy", text=words.say("server-busy"))
    if isinstance(error, Problem):
        return messages.Reason(key=error.key, text=error.sentence(words))
    if isinstance(error, Fault):
        text = words.say(error.key, **in_words(words, error.facts))
        if error.rule not in words.content.rules:
            return messages.Reason(key=error.key, text=text)
        rule = rule_reason(words, error.rule)
        return msgspec.structs.replace(rule, key=error.key, text=text)
    return messages.Reason(key="fault", text=words.say("server-fault"))


def rule_reason(words: Words, id: str) -> messages.Reason:
    rule = words.content.rules[id]
    return messages.Reason(
        key="rule",
        text=rule.text_in(words.language),
        rule=id,
        rule_text=rule.text_in(words.language),
        sources=list(rule.sources),
        ruling=rule.ruling_in(words.language),
    )


# ------------------------------------------------------------------ the log


def line_of(
    table: Table, told: AppliedEntry, seat: int | None, language: Language
) -> messages.Line:
    """What a seat or a spectator may know of an entry."""
    entry, known = told.entry, seen_by(told.events, seat)
    begins = next((nth for nth, event in enumerate(known) if event.what == "round"), None)
    before = sentences(table, entry, known[:begins], language)
    after = [] if begins is None else event_words(table, known[begins:], language)
    return messages.Line(
        seq=entry.seq,
        at=entry.at,
        seat=entry.seat,
        kind=entry.kind,
        moment=told.moment,
        sentences=before + after,
        round_from=None if begins is None else len(before),
        events=[
            messages.EventView(what=e.what, seat=e.seat, source=e.source, facts=e.facts)
            for e in known
        ],
        body={} if entry.kind == MOVED else entry.body,
    )


def sentences(table: Table, entry: Entry, events: Sequence[Event], language: Language) -> list[str]:
    told = [] if entry.kind == MOVED else [entry_words(words_in(language), table.names, entry)]
    return told + event_words(table, events, language)


def event_words(table: Table, events: Sequence[Event], language: Language) -> list[str]:
    if not events:
        return []
    return teller_for(words_in(language), table.game, table.names).sentences(events)


def entry_words(words: Words, names: Sequence[str], entry: Entry) -> str:
    """What people do at the table, besides playing."""
    body = entry.body
    about = body.get("seat", body.get("about", entry.seat))
    facts = {
        "who": names[entry.seat] if entry.seat >= 0 else "",
        "about": names[about] if about is not None and about >= 0 else "",
        "player": str(body.get("player", "")),
        "level": words.say("web-level", level=str(body.get("level") or body.get("player", ""))),
        "what": str(body.get("what", "")),
        "text": str(body.get("text", "")),
    }
    if "name" in body:
        facts["who"] = str(body["name"])
    return words.say(f"told-{entry.kind}", **facts)


# ------------------------------------------------------------------ the state


class Seen(NamedTuple):
    """The game as the reader sees it, the own draft included."""

    words: Words
    game: AnyGame
    seat: int | None
    view: dict[str, Any]

    @staticmethod
    def of(table: Table, seat: int | None, language: Language) -> Seen:
        game = table.seen_by(seat)
        return Seen(words_in(language), game, seat, game.view(seat))


class Attendance(NamedTuple):
    """Who is there, and by seat how long those who are away are still waited for."""

    online: Collection[int]
    graces: Mapping[int, int]


def state_of(
    table: Table, seat: int | None, attendance: Attendance, now: int, language: Language
) -> messages.State:
    begun = table.history is not None
    seen = Seen.of(table, seat, language) if begun else None
    return messages.State(
        seq=table.seq,
        moment=table.moment,
        status=table.status,
        paused=table.paused,
        seats=[
            messages.SeatView(
                seat=number,
                name=place.name,
                player=place.player,
                stand_in=place.stand_in,
                resigned=place.resigned,
                online=number in attendance.online,
                grace=attendance.graces.get(number),
                mine=number == seat,
                host=number == table.host,
            )
            for number, place in enumerate(table.seats)
        ],
        pending=table.pending,
        view=seen.view if seen is not None else None,
        about=about(*seen, table.names) if seen is not None else None,
        question=question_of(table, seen) if seen is not None else None,
        draft=table.drafts.get(seat) if seat is not None else None,
        back=back_of(table, seat) if seat is not None else None,
        clock=clock_of(table, now),
        proposal=table.proposal,
        result=result_of(table) if begun and table.status in (OVER, ABANDONED) else None,
        rematch=table.rematch,
    )


def question_of(table: Table, seen: Seen) -> messages.Question | None:
    words, game, seat, view = seen
    if seat is None or seat not in table.pending:
        return None
    if table.status != RUNNING or not table.seats[seat].is_human:
        return None
    if table.draft(seat).moves and (held := table.sketch(seat)).waits_for_confirmation(seat):
        return messages.Question(
            id=table.question(seat),
            asked="confirm",
            text=confirm_words(words, held, seat, table.names),
            choices=[],
            confirm=True,
        )
    asked = asked_words(words, game, seat, table.names, view)
    return messages.Question(
        id=table.question(seat),
        asked=game.asked,
        text=asked.question,
        choices=[
            messages.Choice(move=one.move, text=one.text, touches=one.touches)
            for one in asked.choices
        ],
        confirm=False,
    )


def confirm_words(words: Words, held: Sketch, seat: int, names: Sequence[str]) -> str:
    """What is not made yet shows nowhere on the table, so it is named."""
    if not held.unmade:
        return words.say("ask-confirm")
    [unmade] = held.unmade
    move = move_words(words, held.game, seat, held.game.parse(unmade), names)
    return words.say("ask-confirm-unmade", move=move)


def back_of(table: Table, seat: int) -> messages.TakingBack | None:
    history = table.history
    if history is None or table.paused or table.status != RUNNING:
        return None
    draft = table.draft(seat)
    free = history.free_to(seat)
    decision = history.next_undone(seat)
    return messages.TakingBack(
        step=bool(draft.moves) or free < history.moment,
        redo=bool(draft.undone) or (decision is not None and not draft.moves),
        free_to=free,
    )


def clock_of(table: Table, now: int) -> messages.ClockView | None:
    clock = table.clock
    if clock is None:
        return None
    return messages.ClockView(
        now=now, left=clock.left_at(now), running=sorted(clock.running), deadline=clock.deadline
    )


__all__ = ["SAID", "STARTED", "line_of", "reason_of", "state_of"]
