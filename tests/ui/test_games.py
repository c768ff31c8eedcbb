"""Whole games through the page, to the last point."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orleans.content.schema import Language
from tests.ui import tour
from tests.ui.browsers import AT_ONCE, DESKTOP, PHONE, QUIET, Browsers
from tests.ui.looking import assert_fits, in_both_themes
from tests.ui.player import KeyboardPlayer, Player
from tests.ui.setting_up import invitation, play_at_once, say, set_table, sit_down


@pytest.mark.parametrize(
    "size, fills, language", [(DESKTOP, 2, "fr"), (PHONE, 1, "en")], ids=["desktop", "phone"]
)
def test_a_game_against_computer_players_in_two_clicks(
    browsers: Browsers, size: dict[str, Any], fills: int, language: Language
) -> None:
    page = browsers.open(size, QUIET, language, bypass_csp=True)
    play_at_once(page, language=language)
    Player(page, fills=fills).play_to_the_end()
    assert_somebody_won(page)
    if size == PHONE:
        assert {name: in_both_themes(page) for name in tour.ending(page)} == {
            f"classic-{screen}": {"light": [], "dark": []}
            for screen in ("result", "replay", "analysis")
        }


def test_two_browsers_with_a_link(browsers: Browsers) -> None:
    anna, ben = browsers.open(), browsers.open(PHONE, bypass_csp=True)
    set_table(anna, "Anna", "open")
    ben.goto(invitation(anna))
    ben.get_by_role("button", name=say("web-sit")).wait_for()
    assert in_both_themes(ben) == {"light": [], "dark": []}, "before somebody sits down"
    sit_down(ben, invitation(anna), "Ben")
    both = [Player(anna, fills=1), Player(ben, seed=2, fills=1)]
    while not all(player.look()["over"] for player in both):
        asked = [player for player in both if player.is_asked]
        for player in asked:
            player.play_once()
        if not asked:
            anna.wait_for_timeout(20)
    for page in (anna, ben):
        assert_somebody_won(page)
        expect(page.get_by_role("columnheader", name="Anna").first).to_be_visible()
        expect(page.get_by_role("columnheader", name="Ben").first).to_be_visible()


def test_two_at_one_screen_pass_the_device(browsers: Browsers) -> None:
    page = browsers.open(PHONE)
    set_table(page, "Anna", "Ben")
    player = Player(page, fills=1)
    passed = set()
    while not (seen := player.wait())["over"]:
        if seen["pass"]:
            passed.add(page.get_by_role("heading").inner_text())
            assert page.locator(".frame").count() == 0, "nothing of the table is seen meanwhile"
        player.play_once()
    assert passed == {say("web-pass", name="Anna"), say("web-pass", name="Ben")}
    assert_somebody_won(page)


def test_joan_of_arc_alone(browsers: Browsers) -> None:
    page = browsers.open(language="de")
    play_at_once(page, "joan", "de")
    Player(page).play_to_the_end()
    assert_somebody_won(page)


def test_the_big_box_with_modules(browsers: Browsers) -> None:
    page = browsers.open()
    set_table(page, "Anna", "easy", "random", modules=["Orders", "Events", "Intrigue"])
    Player(page).play_to_the_end()
    assert_somebody_won(page)


def test_a_game_by_keyboard_alone(browsers: Browsers) -> None:
    page = browsers.open()
    begin = page.get_by_role("button", name=say("web-quick", game="duo"))
    begin.wait_for()
    while not begin.evaluate("(button) => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    KeyboardPlayer(page, fills=1).play_to_the_end()
    assert_somebody_won(page)


@pytest.mark.parametrize("game", ["duo", "joan"])
def test_the_text_mode_plays_any_game(browsers: Browsers, game: str) -> None:
    """Here Followers are placed one by one."""
    page = browsers.open(settings={**AT_ONCE, "plain": True}, bypass_csp=True)
    play_at_once(page, game)
    Player(page, fills=4).play_to_round(4)
    assert page.locator("svg.map").count() == 0, "nothing is drawn"
    own = say("web-joan-sheet-own" if game == "joan" else "web-classic-mat")
    expect(page.get_by_role("heading", name=own)).to_be_visible()
    assert in_both_themes(page) == {"light": [], "dark": []}
    assert_fits(page)


def assert_somebody_won(page: Page) -> None:
    result = page.locator("[data-part=result]")
    expect(result.get_by_role("heading")).to_be_in_viewport()
    expect(result.get_by_role("table").first).to_be_visible()
    expect(result.get_by_text("★").first).to_be_visible()  # a tie has several
    assert_fits(page)
