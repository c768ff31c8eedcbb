"""Players without accounts: whoever has the key is the player."""

from __future__ import annotations

import time

from ....table.seats import tidy_name
from ...storage import Player
from ...wire import messages
from ..auth import PLAYER, fresh_key, hash_of, new_id
from ..request import Asked, Call


async def become_player(call: Call[Asked, messages.NewPlayer]) -> messages.PlayerKey:
    id, key = new_id(), fresh_key(PLAYER)
    now = int(time.time() * 1000)
    name = tidy_name(call.body.name)
    await call.server.store.add_player(Player(id=id, key_hash=hash_of(key), name=name, created=now))
    return messages.PlayerKey(player=id, key=key)
