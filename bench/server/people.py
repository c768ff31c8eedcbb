"""People at many tables: a process that plays over WebSockets and measures how long it waits.

Everybody picks at random among the moves that the server offers. The tables' moves come at fixed
times, at a random phase of each table's second, whether or not the server is quick; a table whose
last move has not been acknowledged by then lets its turn pass, which is counted.
"""

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..worker import serve
from .visitors import Visitor, figures_of
from .waits import quantiles

TOGETHER = 20  # connections made at a time
PATIENCE = 60.0
BACKWARDS = ("lift ", "retract ")  # a plan that is taken back again and again has no end


class Choice(msgspec.Struct):
    move: str


class Question(msgspec.Struct):
    id: str
    choices: list[Choice]


class State(msgspec.Struct):
    status: str
    question: Question | None


class Message(msgspec.Struct):
    """As much of any message as somebody at a table looks at here."""

    type: str
    id: str = ""
    state: State | None = None


decoder = msgspec.json.Decoder(Message)


class Person:
    """`sent` is when the command was sent that has no answer yet."""

    def __init__(self, connection: ClientConnection, table: "Playing") -> None:
        self.connection = connection
        self.table = table
        self.question: Question | None = None
        self.sent = 0.0
        self.number = 0
        self.news = asyncio.Event()

    async def listen(self) -> None:
        try:
            async for data in self.connection:
                self.hear(decoder.decode(data))
        except ConnectionClosed:
            self.table.lost += 1

    def hear(self, message: Message) -> None:
        if message.state is not None:
            self.question = message.state.question
            self.table.over = message.state.status != "running"
            self.news.set()
        elif message.type == "done":
            self.table.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        elif message.type == "refused":
            self.table.refused += 1
            self.sent = 0.0

    async def greet(self) -> None:
        with contextlib.suppress(ConnectionClosed):  # which is counted where it is heard
            await self.connection.send('{"type": "ping"}')

    async def play(self, dice: random.Random) -> None:
        assert self.question is not None
        moves = [c.move for c in self.question.choices if not c.move.startswith(BACKWARDS)]
        command: dict[str, Any] = {"do": "confirm", "question": self.question.id}
        if moves:
            command = {"do": "play", "moves": [dice.choice(moves)], "question": self.question.id}
        self.number += 1
        self.question = None
        text = msgspec.json.encode(
            {"type": "do", "id": f"{id(self)}-{self.number}", "command": command}
        )
        self.sent = time.perf_counter()
        await self.connection.send(text.decode())


class Playing:
    """A table, as seen from here."""

    def __init__(self) -> None:
        self.people: list[Person] = []
        self.waits: list[float] = []
        self.refused = self.late = self.lost = 0
        self.over = False

    async def keep_playing(self, began: float, until: float, pace: float, seed: int) -> None:
        """A move every `pace` seconds by whoever is asked."""
        dice = random.Random(seed)
        at = began + dice.random() * pace
        while at < until and not self.over:
            await asyncio.sleep(at - time.perf_counter())
            at += pace
            if any(person.sent for person in self.people):
                self.late += 1
                continue
            asked = [person for person in self.people if person.question is not None]
            if asked:
                await dice.choice(asked).play(dice)


class Hall:
    """All tables of this process. Nobody hears anything between two tasks: what the server says
    then waits in the connections."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.tables: dict[str, Playing] = {}
        self.listening: list[asyncio.Task[None]] = []
        self.rounds = 0

    # ------------------------------------------------------------------ coming and going

    def come(self, seats: Sequence[dict[str, Any]]) -> dict[str, Any]:
        return self.runner.run(self.sit_down(seats))

    async def sit_down(self, seats: Sequence[dict[str, Any]]) -> dict[str, Any]:
        for first in range(0, len(seats), TOGETHER):
            await asyncio.gather(*map(self.take_seat, seats[first : first + TOGETHER]))
        return {"people": len(self.people)}

    async def take_seat(self, seat: dict[str, Any]) -> None:
        url = f"ws{seat['url'].removeprefix('http')}/api/tables/{seat['table']}/socket"
        connection = await connect(
            url,
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=PATIENCE,
            local_addr=(seat["address"], 0) if "address" in seat else None,
        )
        table = self.tables.setdefault(seat["table"], Playing())
        person = Person(connection, table)
        table.people.append(person)
        await connection.send(msgspec.json.encode({"type": "hello", "key": seat["key"]}).decode())
        self.listening.append(asyncio.create_task(person.listen()))
        async with asyncio.timeout(PATIENCE):
            await person.news.wait()

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables.values() for person in table.people]

    def leave(self) -> dict[str, Any]:
        async def all_leave() -> None:
            await asyncio.gather(*(person.connection.close() for person in self.people))
            await asyncio.gather(*self.listening)

        self.runner.run(all_leave())
        self.tables, self.listening = {}, []
        return {}

    def stay(self) -> dict[str, Any]:
        """Everybody is heard of, also who is not asked for long: the silent are sent away."""

        async def all_stay() -> None:
            await asyncio.gather(*(person.greet() for person in self.people))

        self.runner.run(all_stay())
        return {}

    # --------------------------------------------------------------------------- playing

    def play(
        self, seconds: float, pace: float, visits: Sequence[dict[str, Any]] = ()
    ) -> dict[str, Any]:
        """Visits are what `Visitor` takes, of each of those who come by meanwhile."""
        spent = time.process_time()
        self.rounds += 1
        for table in self.tables.values():
            table.waits = []
            table.refused = table.late = table.lost = 0
        visitors = [Visitor(**visit) for visit in visits]
        took = self.runner.run(self.play_for(seconds, pace, visitors))
        tables = list(self.tables.values())
        waits = sorted(wait for table in tables for wait in table.waits)
        return {
            "moves": len(waits),
            "moves_s": len(waits) / took,
            **quantiles(waits),
            "late": sum(table.late for table in tables),
            "refused": sum(table.refused for table in tables),
            "lost": sum(table.lost for table in tables),
            "people_cpu": 100 * (time.process_time() - spent) / took,
            **figures_of(visitors),
        }

    async def play_for(
        self, seconds: float, pace: float, visitors: Sequence[Visitor] = ()
    ) -> float:
        """How long it took until everything was acknowledged."""
        began = time.perf_counter()
        until = began + seconds
        tables = enumerate(self.tables.values(), 1000 * self.rounds)
        await asyncio.gather(
            *(table.keep_playing(began, until, pace, seed) for seed, table in tables),
            *(visitor.keep_coming(until, pace) for visitor in visitors),
        )
        limit = time.perf_counter() + PATIENCE
        while any(person.sent for person in self.people) and time.perf_counter() < limit:
            await asyncio.sleep(0.01)
        return time.perf_counter() - began


if __name__ == "__main__":
    hall = Hall()
    serve({"come": hall.come, "stay": hall.stay, "play": hall.play, "leave": hall.leave})
