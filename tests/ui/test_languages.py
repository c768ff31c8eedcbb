"""Each language on the smallest screen: every word translated, everything within its width."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from orleans.content.schema import Language
from orleans.text.translator import LANGUAGES
from tests.ui import tour
from tests.ui.browsers import SMALL, Browsers
from tests.ui.looking import assert_fits
from tests.ui.player import Player
from tests.ui.setting_up import play_at_once


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_a_round_on_a_small_screen(browsers: Browsers, language: Language) -> None:
    page = browsers.open(SMALL, language=language)
    for path in ("/settings", "/learn", "/rules", "/components", "/"):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        assert_fits(page)
    for _ in tour.set_ups(page, language):
        assert_fits(page)
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == language
    play_at_once(page, language=language)
    player = look_around(page)
    while player.round < 2:
        player.play_once()
        assert_fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_joan_of_arc_on_a_small_screen(browsers: Browsers, language: Language) -> None:
    page = browsers.open(SMALL, language=language)
    play_at_once(page, "joan", language)
    player = look_around(page)
    for _ in range(6):
        player.play_once()
        assert_fits(page)


def look_around(page: Page) -> Player:
    player = Player(page)
    player.wait()
    for tab in reversed(page.get_by_role("tab").all()):
        tab.click()
        assert_fits(page)
    return player
