"""Presses that were not meant: nothing is given up by a second one, or without a confirmation."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.ui.browsers import AT_ONCE, DESKTOP, QUIET, SMALL, Browsers
from tests.ui.player import IS_ANSWERED, Player
from tests.ui.setting_up import play_at_once, say

MOVE_AT = """([x, y]) => new Promise(requestAnimationFrame).then(() =>
  document.elementFromPoint(x, y)?.closest("[data-move]")?.dataset.move ?? "")"""


def joan(browsers: Browsers, size: dict[str, Any], settings: dict[str, Any]) -> Player:
    page = browsers.open(size, settings)
    play_at_once(page, "joan")
    player = Player(page)
    player.play_once()  # takes a tile
    player.wait()
    return player


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_the_end_of_a_turn_does_not_come_under_the_pointer(
    browsers: Browsers, size: dict[str, Any]
) -> None:
    player = joan(browsers, size, AT_ONCE)
    page = player.page
    action = page.locator("[data-part=asked] [data-move^=act]").first
    action.scroll_into_view_if_needed()
    box = action.bounding_box()
    assert box is not None
    at = [box["x"] + 20, box["y"] + box["height"] / 2]
    before = player.look()["now"]
    page.mouse.click(*at)
    player.until(IS_ANSWERED, before)
    assert "end" in player.wait()["moves"]
    assert page.evaluate(MOVE_AT, at) != "end"


def test_the_end_of_a_turn_waits_for_its_confirmation(browsers: Browsers) -> None:
    player = joan(browsers, DESKTOP, QUIET)
    page = player.page
    before = player.look()["now"]
    page.locator("[data-part=asked] [data-move=end]").click()
    player.until(IS_ANSWERED, before)
    expect(page.locator("header h1")).to_contain_text("end your turn")
    page.get_by_role("button", name=say("web-undo"), exact=True).click()
    expect(page.locator("[data-part=asked] [data-move=end]")).to_be_visible()
    page.get_by_role("button", name=say("web-redo"), exact=True).click()
    page.locator("[data-act=confirm]").click()
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Joan")
