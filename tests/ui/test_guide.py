"""The guided first games: a beginner who does what the guide says comes to its end."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.ui.browsers import DESKTOP, PATIENCE, PHONE, QUIET, Browsers
from tests.ui.looking import assert_fits, violations
from tests.ui.player import Player
from tests.ui.setting_up import say

STEPS = 60
PRESSED_AGAIN = 10.0
"""Seconds after which somebody whose press changed nothing presses again."""
LOOKED_AT = 3
"""The step that axe-core looks at, and the last one in the dark: of one lesson on a phone, of the
other on a desktop."""
LESSONS = {
    "classic": ("web-learn-start", ["Recruit a Knight", "On the road", "That was the lesson"]),
    "joan": ("web-learn-start-joan", ["Your sheet", "Take a tile", "Joan plays too"]),
}
# What is meant is drawn, and a ring is around it.
RINGED = """() => {
  const one = document.querySelector("[data-guided]");
  if (!one?.checkVisibility()) return false;
  return parseFloat(getComputedStyle(one).outlineWidth) > 2;
}"""
RING = ("[data-guided] [data-fill]", "[data-guided] [data-move]", "[data-guided]:is(button)")


class Beginner(Player):
    """Reads every step, and does what it points to."""

    def __init__(self, page: Page, looks: bool) -> None:
        super().__init__(page)
        self.looks = looks
        self.guide = page.get_by_role("region", name=say("web-guide"), exact=True)
        self.told: list[str] = []
        self.wrong: list[str] = []

    def choice(self, seen: dict[str, Any]) -> Locator:
        for what in RING:
            meant = self.page.locator(f"{what}:visible:enabled")
            if meant.count() > 0:
                return meant.first
        return super().choice(seen)

    def follow(self) -> bool:
        """One step; tells whether there is another."""
        self.told.append(self.heading)
        if self.guide.get_by_role("button", name=say("web-guide-show")).is_visible():
            self.until(RINGED)
        assert_fits(self.page)
        over = self.guide.get_by_role("button", name=say("web-guide-again")).is_visible()
        if self.looks and (over or len(self.told) == LOOKED_AT):
            self.page.emulate_media(color_scheme="dark" if over else "light")
            self.wrong += violations(self.page)
        if over:
            return False
        further = self.guide.get_by_role("button", name=say("web-guide-next"), exact=True)
        if further.is_visible():
            further.click()
        else:
            self.go_on(further)
        return True

    def go_on(self, further: Locator) -> None:
        """Does what is asked, unless the guide has something new to say by now: that comes a moment
        after the answer before it, and on a phone may hide what is asked."""
        answered, pressed = "", 0.0
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            if further.is_visible() or self.heading != self.told[-1]:
                return
            seen = self.look()
            if answered and seen["now"] != answered:
                return
            if self.is_asked and time.monotonic() > pressed + PRESSED_AGAIN:
                self.answer(seen)
                answered, pressed = seen["now"], time.monotonic()
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the guide does not go on: {self.told[-1]}, {self.look()}")

    @property
    def heading(self) -> str:
        return self.guide.get_by_role("heading").inner_text()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_beginner_is_led_to_the_end(browsers: Browsers, game: str, size: dict[str, Any]) -> None:
    begin, titles = LESSONS[game]
    page = browsers.open(size, QUIET, path="/learn", bypass_csp=True)
    page.get_by_role("button", name=say(begin)).click()
    page.wait_for_url("**/t/*")
    beginner = Beginner(page, looks=(size == PHONE) == (game == "classic"))
    beginner.guide.get_by_role("heading").wait_for()
    while beginner.follow():
        assert len(beginner.told) < STEPS
    assert set(titles) <= set(beginner.told)
    assert beginner.wrong == []
