"""Players that see what any browser sees, and nothing else: the state and its question."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from typing import Any

from tests.patience import PATIENCE

from .client import BROKEN, Screen

ENDING = ("done", "pass", "end")
"""Moves that give the turn away: not the first thing that a player thinks of."""


class Player:
    """Plays to the end, mostly sensibly, sometimes changing its mind."""

    def __init__(
        self, screen: Screen, seed: int, whims: float = 0.1, curiosity: float = 0.0
    ) -> None:
        self.screen = screen
        self.random = random.Random(seed)
        self.whims = whims
        self.curiosity = curiosity
        self.refused: list[dict[str, Any]] = []
        self.steps = 0

    @property
    def is_over(self) -> bool:
        return str(self.screen.state["status"]) in ("over", "abandoned")

    def play_on(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or until it is enough."""
        with self.screen:
            while not (self.is_over or enough()):
                try:
                    self.step()
                except BROKEN:
                    self.screen.come_back()

    def step(self) -> None:
        if self.random.random() < self.curiosity:
            self.look_around()
        asked = self.screen.state["question"]
        if asked is None:
            self.screen.receive(1.0)
            return
        self.steps += 1
        answer = self.screen.do(self.wish(asked))
        if answer["type"] == "refused":
            self.refused.append(answer)
        # The new state follows its acknowledgement.
        elif self.screen.state["question"] == asked:
            self.screen.receive(1.0)

    def look_around(self) -> None:
        """Everything else that a server can be asked about a table, allowed or not."""
        about = f"/api/tables/{self.screen.table}"
        moment = self.random.randint(0, self.screen.state["moment"])
        after = self.random.randint(0, self.screen.last)
        looks = [about, f"{about}/log?after={after}&limit=20", f"{about}/moments/{moment}"]
        looks += [f"{about}/odds", f"{about}/record", f"{about}/result"]
        path = self.random.choice([*looks, f"{about}/hint"])
        self.screen.get(path, "POST" if path.endswith("hint") else "GET")

    def wish(self, asked: dict[str, Any]) -> dict[str, Any]:
        if asked["confirm"]:
            return {"do": "confirm", "question": asked["id"]}
        if self.random.random() < self.whims:
            return self.whim(asked)
        return self.move(asked)

    def whim(self, asked: dict[str, Any]) -> dict[str, Any]:
        back = self.screen.state["back"]
        if back and back["redo"]:
            return {"do": "redo"}
        if back and back["step"]:
            return {"do": "undo"}
        return {**self.move(asked), "hold": True}

    def move(self, asked: dict[str, Any]) -> dict[str, Any]:
        choices = [choice["move"] for choice in asked["choices"]]
        move = max(choices, key=lambda choice: (self.liking(choice), self.random.random()))
        return {"do": "play", "moves": [move], "question": asked["id"]}

    def liking(self, move: str) -> float:
        """A Place that is nearly full is filled first; nothing is taken back again."""
        kind, *rest = move.split()
        if kind in ("lift", "retract"):
            return -2
        if kind in ENDING:
            return self.random.random() * 0.5 - 0.4
        if kind == "place" and rest[-1] != "tower":
            spaces = self.spaces().get(rest[-1].partition(".")[0], [""] * 4)
            return 1 / (1 + spaces.count("")) + self.random.random() * 0.2
        return self.random.random() - 0.2

    def spaces(self) -> dict[str, list[str]]:
        view = self.screen.state["view"]
        mine: dict[str, list[str]] = view["players"][self.screen.seat].get("spaces", {})
        return mine


def not_before(event: threading.Event, player: Player, steps: int = 15) -> Callable[[], bool]:
    """For `play_on`: after so many steps it goes on only when something has happened, so that
    the game is not over before, however quick the machine is. Long before that it was everybody's
    turn once, also in Joan of Arc."""

    def enough() -> bool:
        if player.steps >= steps:
            assert event.wait(PATIENCE), "what should happen meanwhile did not"
        return False

    return enough
