"""Somebody who plays any game by what is in the page: moves, places to fill, buttons to press."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.ui.browsers import PATIENCE

IS_BUSY = """() => document.querySelector(".frame")?.dataset.busy !== undefined"""
# Changes with every answer, and where something is asked in front of the page.
NOW = """() => {
  const front = document.querySelector("dialog[open]");
  const title = (front ?? document).querySelector("h1, h2")?.textContent ?? "";
  return [location.pathname, title, document.querySelector(".frame")?.dataset.now].join("|");
}"""
# What can be seen and pressed now, in the order of the page; if something is in front, only there.
LOOK = f"""() => {{
  const front = document.querySelector("dialog[open]");
  const usable = (one) => one.checkVisibility() && !one.disabled;
  const listed = (name) => [...(front ?? document).querySelectorAll(`[data-${{name}}]`)]
      .filter(usable).map((one) => one.dataset[name]);
  return {{
    now: ({NOW})(),
    front: front !== null,
    busy: ({IS_BUSY})(),
    moves: [...new Set(listed("move"))],
    fills: listed("fill"),
    confirm: listed("act").includes("confirm"),
    pass: listed("act").includes("take"),
    over: document.querySelector("[data-result]") !== null,
  }};
}}"""
# Looked at with every picture that is drawn, so what is little work comes first.
IS_ASKED = f"""() => {{
  if (({IS_BUSY})()) return false;
  const seen = ({LOOK})();
  return seen.moves.length > 0 || seen.confirm || seen.pass || seen.over;
}}"""
IS_ANSWERED = f"(before) => ({NOW})() !== before"

# What the server says meanwhile, to whoever wonders why nothing happens.
ASK_SERVER = """async () => {
  const table = location.pathname.split("/")[2];
  const [key] = JSON.parse(localStorage["orleans.tables"] ?? "{}")[table]?.seats ?? [];
  const headers = key ? { Authorization: `Bearer ${key}` } : {};
  const { state } = await (await fetch(`/api/tables/${table}`, { headers })).json();
  const { seq, status, pending, question } = state;
  return { seq, status, pending, asked: question?.asked, choices: question?.choices };
}"""

UNWANTED = ("lift", "back", "retract", "place", "unstow", "wheel")
"""What would only be taken back, or is done quicker by filling a Place."""
LONG_ENOUGH = 2000
ENDING = ("done", "pass", "skip", "end")


class Player:
    """`fills`: how many Places at most are filled in a round, or Followers placed where there is
    only a list; few make the game short."""

    def __init__(self, page: Page, seed: int = 1, fills: int = 2) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.fills = fills
        self.filled = 0

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate(IS_ASKED))

    def wait(self) -> dict[str, Any]:
        """Until it is this player's turn, or the game is over."""
        self.until(IS_ASKED, patience=2 * PATIENCE)
        return self.look()

    def until(self, true: str, about: str = "", patience: int = PATIENCE) -> None:
        """What was seen and what the server says, if that does not come."""
        try:
            self.page.wait_for_function(true, arg=about, timeout=patience)
        except PlaywrightTimeout:
            said = self.page.evaluate(ASK_SERVER)
            shown = self.page.locator("body").inner_text()
            raise AssertionError(
                f"nothing goes on at {self.page.url}\nseen: {self.look()}\nserver: {said}\n{shown}"
            ) from None

    def play_to_the_end(self) -> None:
        for _ in range(LONG_ENOUGH):
            if self.play_once()["over"]:
                return
        raise AssertionError("the game does not come to its end")

    def play_to_round(self, wanted: int) -> None:
        while self.round < wanted:
            self.play_once()
        self.wait()

    @property
    def round(self) -> int:
        """As the bar above the table says it."""
        found = re.search(r"\d+", self.page.locator(".phase").inner_text())
        return int(found.group()) if found else 0

    def play_once(self) -> dict[str, Any]:
        """Answers what is asked next; gives what was seen before."""
        seen = self.wait()
        if not seen["over"]:
            self.answer(seen)
            self.until(IS_ANSWERED, seen["now"])
        return seen

    def answer(self, seen: dict[str, Any]) -> None:
        self.choice(seen).click()

    def choice(self, seen: dict[str, Any]) -> Locator:
        for sign, act in (("pass", "take"), ("confirm", "confirm")):
            if seen[sign]:
                return self.button(seen, "act", act)
        if seen["fills"] and self.filled < self.fills:
            self.filled += 1
            return self.button(seen, "fill", seen["fills"][0])
        return self.button(seen, "move", self.chosen(seen["moves"]))

    def chosen(self, moves: Sequence[str]) -> str:
        """Rather something than nothing; else anything."""
        places = [move for move in moves if verb_of(move) == "place"]
        if places and self.filled < self.fills:
            self.filled += 1
            return self.dice.choice(places)
        wanted = [move for move in moves if verb_of(move) not in UNWANTED]
        doing = [move for move in wanted if verb_of(move) not in ENDING]
        move = self.dice.choice(doing or wanted or list(moves))
        if verb_of(move) == "done":
            self.filled = 0
        return move

    def button(self, seen: dict[str, Any], name: str, value: str) -> Locator:
        inside = "dialog[open] " if seen["front"] else ""
        return self.page.locator(f'{inside}[data-{name}="{value}"]:visible').first


def verb_of(move: str) -> str:
    return move.split()[0]


def number_in(move: str) -> int:
    return int(move.split()[1])


class AdvisedPlayer(Player):
    """Draws all, plans each round as the hint says, and decides the rest as it comes: good enough
    for something to look at, and far quicker than asking for every hint."""

    def answer(self, seen: dict[str, Any]) -> None:
        if not self.is_planning:
            super().answer(seen)
            return
        self.page.locator("[data-act=hint]").click()
        self.page.locator("[data-part=hint] [data-act=follow]").click(timeout=3 * PATIENCE)

    @property
    def is_planning(self) -> bool:
        return self.page.locator("[data-act=done]:visible").count() > 0

    def fill_a_place(self) -> None:
        """With all that it asks for, if that can be done."""
        places = self.page.locator("[data-fill]:not(.partly):visible")
        if places.count():
            before = self.look()["now"]
            places.first.click()
            self.until(IS_ANSWERED, before)

    def chosen(self, moves: Sequence[str]) -> str:
        draws = [move for move in moves if verb_of(move) == "draw"]
        return max(draws, key=number_in) if draws else super().chosen(moves)


FOCUSED = "() => ({ ...document.activeElement?.dataset })"


WARNED = "[data-part=mat] [role=alert]"
"""Who ends a plan before it is begun is told what goes to waste, and has to mean it."""


class KeyboardPlayer(Player):
    """Has no mouse: goes on with Tab until something can be done there, and presses Enter."""

    def answer(self, seen: dict[str, Any]) -> None:
        for _ in range(500):
            focused = self.page.evaluate(FOCUSED)
            if self.wants(focused, seen):
                self.page.keyboard.press("Enter")
                if self.page.locator(WARNED).count():
                    self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("nothing that is asked can be reached with the keyboard")

    def wants(self, focused: dict[str, str], seen: dict[str, Any]) -> bool:
        if focused.get("act") in ("confirm", "take"):
            return True
        if "fill" in focused and self.filled < self.fills:
            self.filled += 1
            return True
        move = focused.get("move", "")
        if move not in seen["moves"] or verb_of(move) in UNWANTED:
            return False
        others = [one for one in seen["moves"] if verb_of(one) not in (*UNWANTED, *ENDING)]
        if verb_of(move) in ENDING and others:
            return False
        return self.chosen([move]) == move
