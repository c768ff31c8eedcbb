"""Where links lead: to rules and components and back to the table, and to a moment of a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from orleans.bots import PLAYERS, play_out
from orleans.games import Setup, new
from orleans.kernel.record import record_of
from tests.server.running import Running
from tests.ui.browsers import Browsers
from tests.ui.looking import in_both_themes
from tests.ui.player import Player
from tests.ui.setting_up import play_at_once, say


def test_from_a_place_to_its_rule_to_the_component_and_back(browsers: Browsers) -> None:
    page = browsers.open(bypass_csp=True)
    play_at_once(page)
    player = Player(page)
    asked = player.wait()
    page.get_by_role("button", name="Farm House", exact=True).click()
    page.locator("dialog[open] a[href='/rules/farmhouse.recruit']").wait_for()
    assert in_both_themes(page) == {"light": [], "dark": []}
    page.locator("dialog[open] a[href='/rules/farmhouse.recruit']").click()
    page.get_by_role("link", name="Farm House").click()
    expect(page.get_by_role("heading", level=1, name="Farm House")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="farmhouse.recruit")).to_be_visible()
    page.go_back()
    assert player.wait() == asked


def test_a_link_to_a_moment_and_a_record_that_comes_back(
    browsers: Browsers, server: Running, tmp_path: Path
) -> None:
    game = new(Setup(players=2), "linked")
    play_out(game, [PLAYERS["random"](seat) for seat in range(2)])
    uploaded = server.ask("POST", "/api/records", record_of(game).to_json())
    page = browsers.open(path=f"/replay/{uploaded.json['table']}?moment=100")
    expect(page.get_by_role("slider")).to_have_value("100")
    expect(page.locator("[aria-current=true]")).to_be_in_viewport()

    with page.expect_download() as download:
        page.get_by_role("button", name=say("web-replay-download")).click()
    record = tmp_path / "game.orleans"
    download.value.save_as(record)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider")).to_have_value(
        page.get_by_role("slider").get_attribute("max") or ""
    )
