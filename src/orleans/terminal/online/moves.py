"""Moves as they are typed: in full, by clear beginnings, or a Place by its name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from ...kernel.moves import Move
from ..shell.play import MOST_SUGGESTED

if TYPE_CHECKING:
    from .client import Client


def play_typed(client: Client, text: str) -> None:
    """What is not offered is sent too, if it is a move at all: the server knows the rule that
    forbids it."""
    shown, seat = client.shown, client.at.seat
    if client.at.state.question is None or seat is None:
        shown.say("no-longer" if client.at.me is not None else "join-only-watch", text=text)
        return
    if text.isdecimal():
        shown.say("no-number", number=text, last=len(shown.choices))
        return
    meant = shown.screen.meant(seat, text, shown.choices)
    if meant.which:
        ask_back(client, seat, meant.which)
    elif meant.moves:
        send(client, meant.moves)
    elif meant.answer is not None:
        shown.show(shown.page.wrap(meant.answer()))
    else:
        refuse(client, seat, text)


def send(client: Client, moves: Sequence[Move]) -> None:
    """Wasting something asks for a second word."""
    seat, warning = client.at.seat, ""
    if client.interactive and seat is not None:
        warning = client.shown.screen.warning(seat, moves[0])
    if warning and client.warned != moves[0].notation:
        client.warned = moves[0].notation
        client.shown.show(client.shown.page.wrap(warning))
        return
    client.play([move.notation for move in moves])


def ask_back(client: Client, seat: int, moves: Sequence[Move]) -> None:
    shown = client.shown
    shown.say("which")
    for move in moves[:MOST_SUGGESTED]:
        means = client.at.means(client.words, seat, move)
        text = client.words.say("move-written", move=move.notation, text=means)
        shown.show(shown.page.wrap(text, "     ", "  "))


def refuse(client: Client, seat: int, text: str) -> None:
    found = client.shown.screen.any_moves(seat, text)
    if found:
        client.play([found[0].notation])
        return
    known = [*client.shown.boards.looks, *(choice.move for choice in client.at.choices())]
    close = get_close_matches(text, known, n=3)
    key = "unknown-close" if close else "unknown"
    client.shown.say(key, text=text, close=", ".join(close))


def why(client: Client, rest: str) -> None:
    """Whether a move is possible now; if not, the server says by which rule."""
    shown, seat = client.shown, client.at.seat
    if not rest or seat is None:
        shown.say(shown.screen.why)
        return
    if client.at.state.question is None:
        shown.say("no-longer", text=rest)
        return
    meant = shown.screen.meant(seat, rest, shown.choices)
    legal = [*meant.moves, *meant.which]
    if legal:
        shown.say("why-allowed", move=legal[0].notation)
    else:
        refuse(client, seat, rest)
