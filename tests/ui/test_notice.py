"""Whoever runs the server announces a restart: every open page says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orleans.text.translator import Words
from tests.cli.running import run
from tests.server.running import Running
from tests.ui.browsers import DESKTOP, Browsers
from tests.ui.setting_up import play_at_once

LOOK = "document.dispatchEvent(new Event('visibilitychange'))"
"""As when somebody comes back to the page: it need not wait for the next minute."""


@pytest.mark.parametrize("where", ["at home", "at a table"])
def test_an_announced_restart_is_shown_until_it_is_withdrawn(
    browsers: Browsers, server: Running, where: str
) -> None:
    page = browsers.open(DESKTOP, {})
    if where == "at a table":
        play_at_once(page)
    text = Words("en").say("notice-restart", minutes=10)
    try:
        assert run(server.folder, "admin", "--announce", "10").out == text + "\n"
        page.evaluate(LOOK)
        expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()
    finally:
        run(server.folder, "admin", "--withdraw")
    page.evaluate(LOOK)
    expect(page.get_by_text(text)).to_have_count(0)
