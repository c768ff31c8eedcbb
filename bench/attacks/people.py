"""People at a table who do as they like, on this machine only."""

import asyncio
import http.client
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from .raw import STRANGER, target


def new_table(url: str, people: int, **options: Any) -> tuple[str, list[str]]:
    """The table's id, and the key of each seat."""
    seats = [{"player": "human", "name": f"P{number}"} for number in range(people)]
    wish = {"setup": {"game": "classic", "players": people}, "seats": seats, "options": options}
    made = ask(url, "POST", "/api/tables", wish)
    return made["table"], [seat["key"] for seat in made["seats"]]


def ask(url: str, method: str, path: str, body: Any = None) -> Any:
    connection = http.client.HTTPConnection(*target(url), 60, source_address=(STRANGER, 0))
    try:
        content = {"Content-Type": "application/json"}
        connection.request(method, path, msgspec.json.encode(body) if body else None, content)
        return msgspec.json.decode(connection.getresponse().read())
    finally:
        connection.close()


class Person:
    """At one table, for as long as it is entered."""

    def __init__(self, url: str, table: str, key: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.opening = connect(
            address, compression=None, max_size=None, proxy=None, local_addr=(STRANGER, 0)
        )
        self.hello = {"type": "hello", "key": key}
        self.state: dict[str, Any] = {}
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.number = 0

    async def __aenter__(self) -> "Person":
        self.connection = await self.opening.__aenter__()
        await self.say(self.hello)
        self.listening = asyncio.create_task(self.listen())
        while not self.state:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.listening.cancel()
        await self.opening.__aexit__(kind, error, trace)

    async def say(self, message: dict[str, Any]) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def listen(self) -> None:
        async for text in self.connection:
            message = msgspec.json.decode(text)
            self.state = message.get("state") or self.state
            if message["type"] in ("done", "refused"):
                self.answers.put_nowait(message)

    async def do(self, **command: Any) -> dict[str, Any]:
        """The answer, also if it is that there is too much of this."""
        self.number += 1
        await self.say({"type": "do", "id": f"{id(self)}-{self.number}", "command": command})
        return await self.answers.get()
