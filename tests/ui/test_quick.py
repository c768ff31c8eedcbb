"""Little to load, and an answer at once to whoever presses something."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from tests.ui.browsers import DESKTOP, PHONE, Browsers
from tests.ui.player import Player
from tests.ui.setting_up import play_at_once

FIRST_LOAD = 200_000
"""Bytes on the line, compressed, with all headers."""

FEEDBACK = 100
"""Milliseconds until the screen shows that something was pressed."""

LOADED = """() => [...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource")].reduce((sum, one) => sum + one.transferSize, 0)"""

# What the browser itself measures: from the press to the next picture.
MEASURE = """() => {
  globalThis.presses = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.interactionId) presses.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


def test_the_first_page_and_a_first_table_are_small(browsers: Browsers) -> None:
    page = browsers.open()
    page.wait_for_load_state("networkidle")
    first = page.evaluate(LOADED)
    play_at_once(page)
    Player(page).wait()
    then = page.evaluate(LOADED)
    assert 20_000 < first < then < FIRST_LOAD, f"{first} for the page, then {then}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_pressed_answers_at_once(browsers: Browsers, size: dict[str, Any]) -> None:
    page = browsers.open(size)
    play_at_once(page)
    player = Player(page)
    player.wait()
    page.evaluate(MEASURE)
    player.play_to_round(3)
    for piece in page.locator("[data-piece]").all():
        piece.click()
    presses = page.evaluate("presses")
    # Other tests run beside and take the processor away: what is seldom quick is too slow.
    assert statistics.quantiles(presses)[0] <= FEEDBACK, f"{sorted(presses)} ms"
