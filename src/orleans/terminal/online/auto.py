"""A terminal that plays by itself: with the server's hints, or with any of the moves offered."""

from __future__ import annotations

import random
import time
from typing import Final

from ...server.wire import help as wire_help
from ...server.wire import messages
from ...text.errors import Problem
from .http_client import Server
from .remote_game import RemoteGame

RANDOM: Final = "random"
BACKWARDS: Final = ("lift ", "retract ")
"""Moves that could go on for ever."""

TOO_FAST: Final = "server-too-much"
PATIENCE: Final = 1.0


class Auto:
    def __init__(self, level: str, server: Server, table: str) -> None:
        self.hints = level != RANDOM
        self.server = server
        self.path = f"/api/tables/{table}/hint"
        self.random = random.Random()
        self.refused_at = ""  # a question that was answered in vain: another way is tried

    def moves(self, at: RemoteGame) -> list[str]:
        """What to answer; nothing if nothing is asked."""
        question = at.state.question
        if question is None or at.state.paused or not question.choices:
            return []
        hinted = self.hinted(question) if self.hints and question.id != self.refused_at else []
        return hinted or [self.any_move(question)]

    def hinted(self, question: messages.Question) -> list[str]:
        try:
            hint = self.server.post(self.path, {}, wire_help.Hint)
        except Problem:
            return []
        return [choice.move for choice in hint.moves] if hint.question == question.id else []

    def any_move(self, question: messages.Question) -> str:
        moves = [choice.move for choice in question.choices]
        forward = [move for move in moves if not move.startswith(BACKWARDS)]
        return self.random.choice(forward or moves)

    def refused(self, at: RemoteGame, reason: messages.Reason) -> None:
        question = at.state.question
        if reason.key == TOO_FAST:
            time.sleep(PATIENCE)
        else:
            self.refused_at = question.id if question is not None else ""
