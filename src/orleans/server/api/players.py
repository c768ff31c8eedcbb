"""Players without accounts: whoever has the key is the player."""

from __future__ import annotations

import time

from ...table.seats import tidy_name
from .. import wire
from ..access import PLAYER, fresh_key, hash_of, new_id
from ..call import Asked, Call
from ..storage import Player


async def become_player(call: Call[Asked, wire.NewPlayer]) -> wire.PlayerKey:
    id, key = new_id(), fresh_key(PLAYER)
    now = int(time.time() * 1000)
    name = tidy_name(call.body.name)
    await call.server.store.add_player(Player(id=id, key_hash=hash_of(key), name=name, created=now))
    return wire.PlayerKey(player=id, key=key)
