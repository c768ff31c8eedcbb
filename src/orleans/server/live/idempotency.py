"""What the commands at a table were answered: the same command again gets the same answer.

An answer is stored, a refusal as well. Else a copy of a refused command that comes late, or to
another process, could be carried out after its sender was told that it was not.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from ...content.schema import Language
from ...kernel.refusals import Refused
from ..ops import metrics
from ..present.presenter import reason_of
from ..storage.problems import Conflict
from ..storage.rows import Answer, Commit
from ..storage.store import Store
from ..wire import messages

AT_HAND: Final = 200


class Request(NamedTuple):
    """A command, by the id that its client gave it. The answer goes to `acknowledge` before
    anybody is told of what the command has done."""

    who: str
    command: str
    language: Language
    acknowledge: Callable[[bytes], None]

    def done(self, seq: int, at: int) -> Answer:
        return self.answer(messages.Done(id=self.command, seq=seq), at)

    def refused(self, error: Exception, at: int) -> Answer:
        reason = reason_of(error, self.language)
        metrics.refused("rule" if isinstance(error, Refused) else "table")
        return self.answer(messages.Refused(id=self.command, reason=reason), at)

    def answer(self, message: messages.Done | messages.Refused, at: int) -> Answer:
        body = msgspec.json.encode(message)
        return Answer(who=self.who, command=self.command, body=body, at=at)


class Answers:
    """Those of one table: the last ones at hand, all of them in the store."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.last: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def at_hand(self, request: Request) -> bytes | None:
        return self.last.get((request.who, request.command))

    async def find(self, request: Request) -> bytes | None:
        """As it is stored: another process may have given it."""
        found = await self.store.answer(self.table, request.who, request.command)
        if found is not None:
            self.keep(request, found)
        return found

    def keep(self, request: Request, body: bytes) -> None:
        self.last[request.who, request.command] = body
        while len(self.last) > AT_HAND:
            self.last.popitem(last=False)

    async def refuse(self, request: Request, error: Exception, now: int) -> bytes:
        """Unless it was answered before: then so again."""
        found = await self.find(request)
        if found is not None:
            return found
        answer = request.refused(error, now)
        try:
            await self.store.commit(Commit(table=self.table, answer=answer))
        except Conflict:  # the same command came to another process at the same time
            return await self.find(request) or answer.body
        self.keep(request, answer.body)
        return answer.body
