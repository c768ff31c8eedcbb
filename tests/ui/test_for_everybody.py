"""axe-core finds nothing wrong on any screen, light or dark. Those of a game that is over are
looked at where one was played (test_games.py), the guide where it is followed (test_guide.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.ui import tour
from tests.ui.browsers import DESKTOP, PHONE, Browsers
from tests.ui.looking import broken_words, in_both_themes, violations
from tests.ui.player import Player
from tests.ui.setting_up import play_at_once


@pytest.mark.parametrize("walk", ["pages", "table", "joan"])
def test_no_screen_shuts_anybody_out(browsers: Browsers, walk: str) -> None:
    page = browsers.open(PHONE if walk == "table" else DESKTOP, bypass_csp=True)
    found = {
        f"{name}, {theme}": wrong
        for name in walks(page, walk)
        for theme, wrong in in_both_themes(page).items()
    }
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", ["classic", "joan"])
def test_letters_of_a_drawing_are_no_names(browsers: Browsers, game: str) -> None:
    """German Followers have two letters, which axe takes for a text. And German words are long."""
    page = browsers.open(language="de", bypass_csp=True)
    play_at_once(page, game, "de")
    Player(page).wait()
    assert broken_words(page) == []
    assert violations(page) == []
    page.emulate_media(contrast="more")
    assert in_both_themes(page) == {"light": [], "dark": []}, "in high contrast"


def walks(page: Page, walk: str) -> Iterator[str]:
    if walk == "pages":
        yield from tour.pages(page)
        yield from tour.set_ups(page)
        yield from tour.waiting(page)
    elif walk == "joan":
        yield from tour.table(page, "joan")
    else:
        yield from tour.table(page)
        yield from tour.refusal(page)
        yield from tour.hint(page, "classic")
