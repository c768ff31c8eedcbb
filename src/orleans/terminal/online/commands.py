"""What can be typed at a table of a server, besides moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...server.wire import help as wire_help
from ...server.wire import messages
from ...table import commands as c
from ...table.table import MOVED, WAITING
from ...text.errors import Problem
from ..advice import Instead, advice_lines
from ..shell.commands import LOG_ROUNDS, rules_found, words_in
from .link import Link
from .moves import play_typed, send, why

if TYPE_CHECKING:
    from .client import Client

Word = Callable[["Client", str], None]


class Leave(Exception):
    """The player goes; the seat stays."""


def obey(client: Client, text: str) -> None:
    """A move that is offered comes first, then words, then whatever the text may mean."""
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    looks = client.shown.boards.looks
    offered = [move for move in client.at.legal() if move.notation == text]
    if offered:
        send(client, offered)
    elif verb.lower() in WORDS and not (verb.lower() in ALONE and rest):
        try:
            WORDS[verb.lower()](client, rest)
        except Problem as problem:
            client.shown.show(client.shown.page.wrap(problem.sentence(client.words)))
    elif verb.lower() in looks:
        look(client, looks[verb.lower()])
    else:
        play_typed(client, text)


def look(client: Client, show: Callable[[int], list[str]]) -> None:
    """Those who only watch see the mats, but have no bag of their own."""
    if client.at.state.view is None:
        client.shown.say("table-not-begun")
    elif client.at.seat is None:
        client.shown.show(client.shown.boards.shown(None))
    else:
        client.shown.show(show(client.at.seat))


def speaks_now(line: str, state: messages.State, seat: int | None) -> bool:
    """Whether a line of a script is no answer, so that it need not wait for one's turn."""
    verb = line.partition(" ")[0].lower()
    asked = state.proposal is not None and seat in state.proposal.waiting
    away = seat is not None and bool(state.seats[seat].stand_in)
    return (
        verb in ("say", "link", "quit")
        or (verb in ("agree", "decline") and asked)
        or (verb == "back" and away)
        or (verb == "resume" and state.paused)
        or (verb in ("fill", "leave") and state.status == WAITING)
    )


# ------------------------------------------------------------------- looking


def show_help(client: Client, rest: str) -> None:
    client.shown.show(client.words.say("join-help").splitlines())
    looks = "  ".join(client.shown.boards.looks)
    client.shown.show(client.shown.page.wrap(client.words.say("join-looks", looks=looks), "  "))


def show_board(client: Client, rest: str) -> None:
    look(client, lambda seat: client.shown.boards.board(seat))


def show_log(client: Client, rest: str) -> None:
    """This round and the one before, or with "all" the whole game."""
    lines = client.log_since(0)
    rounds = [n for n, line in enumerate(lines) if any(e.what == "round" for e in line.events)]
    begin = 0
    if rest != "all" and len(rounds) > LOG_ROUNDS:
        begin = rounds[-1 - LOG_ROUNDS]
    client.shown.show([client.shown.page.heading(client.words.say("heading-log"))])
    for line in lines[begin:]:
        client.shown.show(client.shown.page.wrap(" ".join(line.sentences), "  ", "  "))


def rules(client: Client, rest: str) -> None:
    client.shown.show(rules_found(client.shown.boards, rest))


def tile(client: Client, rest: str) -> None:
    client.shown.show(client.shown.boards.card(rest))


def who(client: Client, rest: str) -> None:
    shown = client.shown
    shown.show("  " + shown.page.seat(s.seat, shown.seat_words(s)) for s in client.at.state.seats)


def clock(client: Client, rest: str) -> None:
    client.shown.show(client.shown.clock())


def hint(client: Client, rest: str) -> None:
    """What the strongest computer player would do, knowing what this seat knows."""
    found = client.server.post(f"/api/tables/{client.link.table}/hint", {}, wire_help.Hint)
    client.shown.say("join-hint")
    for choice in found.moves:
        text = client.words.say("move-written", move=choice.move, text=choice.text)
        client.shown.show(client.shown.page.wrap(text, "  ", "  "))
    others = [Instead(other.text, other.less) for other in found.others]
    client.shown.show(advice_lines(client.shown.page, client.words, found.reasons, others))
    client.hinted = [choice.move for choice in found.moves]
    client.hinted_at = client.at.deciding
    client.shown.say("hint-follow")


def follow(client: Client, rest: str) -> None:
    """Makes the moves of the last hint, if it was about what is asked now."""
    if client.hinted and client.hinted_at == client.at.deciding:
        client.play(client.hinted)
    else:
        client.shown.say("follow-none")


def language(client: Client, rest: str) -> None:
    words = words_in(rest, client.words)
    if words is None:
        client.shown.say("language-which")
        return
    client.speak(words)
    client.shown.say("language-now")


# ------------------------------------------------------------------- playing


def sends(command: c.AnyCommand) -> Word:
    return lambda client, rest: client.do(command)


def undo(client: Client, rest: str) -> None:
    client.do(c.Undo(to="start" if rest == "all" else None))


def confirm(client: Client, rest: str) -> None:
    question = client.at.state.question
    client.do(c.Confirm(question=question.id if question is not None else None))


def ask(client: Client, rest: str) -> None:
    """What needs the others' consent."""
    what, _, about = rest.partition(" ")
    if what == "undo":
        client.do(c.Propose(what="undo", to=before_own_decision(client)))
    elif what == "pause":
        client.do(c.Propose(what="pause"))
    elif what == "resume":
        client.do(c.Propose(what="resume"))
    elif what == "end":
        client.do(c.Propose(what="end"))
    elif what == "bot" and about in client.at.names:
        client.do(c.Propose(what="stand_in", seat=client.at.names.index(about)))
    else:
        client.shown.say("join-ask-what")


def before_own_decision(client: Client) -> int:
    """The moment before one's last decision, whatever has happened since."""
    moment = before = 0
    for line in client.log_since(0):
        if line.kind == MOVED and line.seat == client.at.seat:
            before = moment
        moment = line.moment
    return before


def say(client: Client, rest: str) -> None:
    client.do(c.Say(text=rest))


def bot(client: Client, rest: str) -> None:
    client.do(c.StandIn(level=rest or None))


def fill(client: Client, rest: str) -> None:
    client.do(c.Fill(level=rest or client.at.info.options.stand_in))


def link(client: Client, rest: str) -> None:
    """By the host, for somebody who has lost theirs."""
    if rest not in client.at.names:
        client.shown.say("join-link-whose")
        return
    path = f"/api/tables/{client.link.table}/seats/{client.at.names.index(rest)}/link"
    given = client.server.post(path, {}, messages.SeatKey)
    new = Link(client.link.server, client.link.table, given.key)
    client.shown.say("join-link-new", who=rest, link=str(new))


def leave(client: Client, rest: str) -> None:
    """The server says goodbye once it is done: the key is of no use any more."""
    client.leaving = True
    client.do(c.Leave())


def resign(client: Client, rest: str) -> None:
    """For good, so it is said twice."""
    if client.warned == "resign" or not client.interactive:
        client.do(c.Resign())
    else:
        client.warned = "resign"
        client.shown.say("join-resign")


def rematch(client: Client, rest: str) -> None:
    path = f"/api/tables/{client.link.table}/rematch"
    joined = client.server.post(path, {}, messages.Joined)
    link = Link(client.link.server, joined.table, joined.key)
    client.shown.say("join-rematch", link=str(link))


def leave_game(client: Client, rest: str) -> None:
    raise Leave


ALONE: Final = ("back", "pass", "done")
"""Words that with anything behind them are moves."""

WORDS: Final[dict[str, Word]] = {
    "?": show_help,
    "help": show_help,
    "board": show_board,
    "log": show_log,
    "rules": rules,
    "tile": tile,
    "who": who,
    "clock": clock,
    "hint": hint,
    "follow": follow,
    "why": why,
    "language": language,
    "undo": undo,
    "redo": sends(c.Redo()),
    "confirm": confirm,
    "ask": ask,
    "agree": sends(c.Answer(agree=True)),
    "decline": sends(c.Answer(agree=False)),
    "withdraw": sends(c.Withdraw()),
    "say": say,
    "pause": sends(c.Pause()),
    "resume": sends(c.Resume()),
    "bot": bot,
    "back": sends(c.ComeBack()),
    "fill": fill,
    "link": link,
    "leave": leave,
    "resign": resign,
    "rematch": rematch,
    "quit": leave_game,
}
