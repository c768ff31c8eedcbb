"""Nothing is lost: not by a reload, not by a server that dies."""

from __future__ import annotations

import signal
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.server.running import running
from tests.ui.browsers import PHONE, QUIET, Browsers
from tests.ui.player import Player
from tests.ui.setting_up import play_at_once, say

MOVING = """() => document.getAnimations().filter((one) => one.playState === "running")
    .map((one) => one.effect.target.className)"""


def test_a_reload_in_the_middle_of_a_plan_loses_nothing(browsers: Browsers) -> None:
    page = browsers.open(PHONE, {}, reduced_motion="reduce")
    play_at_once(page)
    player = Player(page)
    player.play_once()
    planned = player.wait()
    assert page.evaluate(MOVING) == [], "whoever wants no movement sees none"
    assert player.filled == 1 and page.get_by_role("button", name=say("web-undo-all")).is_visible()

    page.reload()
    assert player.wait() == planned

    page.get_by_role("button", name=say("web-undo-all")).click()
    expect(page.get_by_role("button", name=say("web-undo-all"))).to_be_hidden()
    player.filled = 0
    player.play_to_round(2)


def test_the_game_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, "--no-local-limits") as server:
        browsers = Browsers(browser, server.url)
        page = browsers.open(settings=QUIET)
        play_at_once(page)
        player = Player(page)
        player.play_once()
        planned = player.wait()

        browsers.server_may_be_gone = True
        server.stop(signal.SIGKILL)
        expect(page.get_by_text(say("web-reconnecting"))).to_be_visible()

    with running(tmp_path, "--no-local-limits", "--port", str(urlsplit(server.url).port)):
        expect(page.get_by_text(say("web-reconnecting"))).to_be_hidden()
        assert player.wait() == planned
        player.play_to_round(2)
        browsers.close()
