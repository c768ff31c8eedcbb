"""A table at which Anna has sent the tax collector to Ben and Chloé, who may bribe her now."""

from __future__ import annotations

from typing import Any

from .client import Screen
from .servers import Servers, Sitting, new_table

SETUP = {"game": "classic", "players": 3, "modules": ["intrigue"]}
LAZY = ("done", "pass", "skip")
BUSY = (
    *("send intrigue_tax_collector", "use town_hall", "place trader town_hall.1"),
    *("recruit trader", "use village"),
    *("place farmer* village.1", "place boatman* village.2", "place craftsman* village.3"),
    *LAZY,
)
"""What Anna wishes most comes first: a trader for the Town Hall, from where he is sent."""


def bribing(servers: Servers, first: str = "Anna") -> tuple[Sitting, list[Screen]]:
    """The screens are open; whoever asks for them closes them."""
    sitting = new_table(servers.now, SETUP, "human", "human", "human", first=first)
    screens = [Screen(servers.url, sitting.table, key).open() for key in sitting.keys.values()]
    while screens[0].state["view"]["asked"] != "offer":
        for seat, screen in enumerate(screens):
            screen.catch_up()
            if screen.state["question"] is not None and screen.state["view"]["asked"] != "offer":
                assert screen.play(next_move(screen.state, BUSY if seat == 0 else LAZY))
                break
    for screen in screens:
        screen.catch_up()
    assert screens[0].state["pending"] == [1, 2]
    return sitting, screens


def next_move(state: dict[str, Any], wishes: tuple[str, ...]) -> str:
    moves = [choice["move"] for choice in state["question"]["choices"]]
    wished = [move for wish in wishes for move in moves if move.startswith(wish)]
    return str(wished[0] if wished else moves[-1])  # the last draw is the largest


def seal(screen: Screen, coins: int) -> None:
    screen.catch_up()
    assert screen.play(*["offer coin"] * coins, "done")["type"] == "done"
