"""Tables in the middle of their games, put into a store before anybody comes to them."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from orleans.analysis.requests import decide
from orleans.games import Setup
from orleans.kernel.record import RULES_VERSION
from orleans.server.http.auth import SEAT, fresh_key, hash_of, new_id
from orleans.server.live.registry import seat_all
from orleans.server.storage import Key, NewTable, Store
from orleans.server.wire import messages
from orleans.table.applied import Outcome, apply_locally
from orleans.table.drafts import Sketch, try_moves
from orleans.table.handle import moved
from orleans.table.seats import HUMAN, OPEN, Seat
from orleans.table.summary import summary_of
from orleans.table.table import RUNNING, Table

NOW = 1_800_000_000_000  # milliseconds: no clock runs at these tables
GAMES = 8  # different ones; the tables are at different moments of them


@dataclass(frozen=True)
class Kind:
    """`players` by seat: "human" or a computer player."""

    setup: dict[str, Any]
    players: Sequence[str]

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]


def begun(kind: Kind, seed: str, id: str) -> tuple[Table, list[Any]]:
    """All sit down, and the game begins."""
    setup = Setup(**kind.setup)
    table = Table(id, setup, seed, [Seat(player=OPEN)] * setup.players)
    wishes = [
        messages.SeatWish(player=player, name=f"P{n}") for n, player in enumerate(kind.players)
    ]
    return table, seat_all(table, wishes, NOW)


def next_decision(table: Table, seed: int) -> Outcome:
    """As a random player would have it."""
    seat = table.pending[0]
    moves = decide(table.game, seat, "random", seed)
    tried = try_moves(table.game, seat, Sketch(table.game), moves, hold=False)
    return Outcome(moved(seat, tried), {})


def whole_game(kind: Kind, seed: str) -> list[Any]:
    """Its entries, from sitting down to the end."""
    table, entries = begun(kind, seed, seed)
    while table.status == RUNNING:
        told = apply_locally(table, next_decision(table, len(entries)), NOW)
        entries += [each.entry for each in told]
    return entries


def table_at(kind: Kind, seed: str, entries: Sequence[Any], wished: int) -> tuple[Table, int]:
    """After so many entries, or a few more until a person is to decide."""
    table, first = begun(kind, seed, new_id())
    count = len(first)
    while count < wished or not set(table.pending).intersection(kind.people):
        if count + 1 >= len(entries):
            return table_at(kind, seed, entries, wished // 2)
        table.apply(entries[count], listen=False)
        count += 1
    return table, count


async def put(store: Store, kind: Kind, tables: int, earliest: float, latest: float) -> list[Any]:
    """So many tables, at moments between two parts of their games; who may sit where."""
    dice = random.Random(tables)
    games = [(f"bench-{n}", whole_game(kind, f"bench-{n}")) for n in range(min(GAMES, tables))]
    seats: list[dict[str, Any]] = []
    for number in range(tables):
        seed, entries = games[number % len(games)]
        wished = int(len(entries) * dice.uniform(earliest, latest))
        table, count = table_at(kind, seed, entries, wished)
        keys = {seat: fresh_key(SEAT) for seat in kind.people}
        await store.create(new_row(table, entries[:count], keys))
        seats += [{"table": table.id, "seat": seat, "key": key} for seat, key in keys.items()]
    return seats


def new_row(table: Table, entries: list[Any], keys: dict[int, str]) -> NewTable:
    return NewTable(
        id=table.id,
        created=NOW,
        setup=table.setup.plain(),
        seed=table.seed,
        rules=RULES_VERSION,
        status=table.status,
        options=msgspec.to_builtins(table.options),
        summary=summary_of(table),
        entries=entries,
        keys=[
            Key(
                key_hash=hash_of(key),
                table=table.id,
                seat=seat,
                sitting=table.seats[seat].sitting,
            )
            for seat, key in keys.items()
        ],
    )
