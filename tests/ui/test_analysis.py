"""A game that is over, analysed in the replay."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from orleans.bots import PLAYERS, play_out
from orleans.content.schema import Language
from orleans.games import Setup, new
from orleans.kernel.record import record_of
from orleans.text.translator import Words
from tests.server.running import Running
from tests.ui.browsers import DESKTOP, SMALL, Browsers
from tests.ui.looking import assert_fits, in_both_themes

THINKING = 120_000
"""Milliseconds for a round at most, on a machine that does other things beside."""


@pytest.fixture(scope="module")
def replay(server: Running) -> str:
    """A game of two players who gave much away, so there is something to tell of each round."""
    game = new(Setup(players=2), "analysed")
    play_out(game, [PLAYERS["random"](seat) for seat in range(2)])
    uploaded = server.ask("POST", "/api/records", record_of(game).to_json())
    return f"/replay/{uploaded.json['table']}"


@pytest.mark.parametrize(
    "size, language", [(DESKTOP, "en"), (SMALL, "de")], ids=["desktop", "small"]
)
def test_chances_turning_points_and_luck(
    browsers: Browsers, replay: str, size: dict[str, Any], language: Language
) -> None:
    say = Words(language).say
    page = browsers.open(size, language=language, path=replay, bypass_csp=True)
    page.get_by_role("button", name=say("web-analysis-go")).first.click()
    round_told(page, say("web-chances-after", round=1))
    expect(page.get_by_role("progressbar")).to_be_visible()

    page.get_by_role("button", name=say("web-analysis-stop")).click()
    expect(page.get_by_role("button", name=say("web-analysis-on"))).to_be_visible()
    chances = page.get_by_role("region", name=say("web-replay-chances"))
    expect(chances.locator("svg path.area")).to_have_count(2)
    luck = page.get_by_role("region", name=say("web-luck")).get_by_role("table")
    expect(luck.get_by_role("row")).to_have_count(3)
    assert_fits(page)
    assert in_both_themes(page) == {"light": [], "dark": []}

    turns = page.get_by_role("region", name=say("web-replay-turning"))
    expect(turns.get_by_role("listitem").first).to_contain_text(say("web-turn-better", text=""))
    turns.get_by_role("button", name=say("web-turn-go", nth=1)).click()
    page.wait_for_function("/moment=\\d$|moment=[1-3]\\d$/.test(location.search)")


def test_what_was_stopped_goes_on_and_is_kept(browsers: Browsers, replay: str) -> None:
    say = Words("en").say
    page = browsers.open(path=replay)
    page.get_by_role("button", name=say("web-analysis-go")).first.click()
    round_told(page, say("web-chances-after", round=1))
    page.get_by_role("button", name=say("web-analysis-stop")).click()
    page.get_by_role("button", name=say("web-analysis-on")).click()
    round_told(page, say("web-chances-after", round=2))

    page.get_by_role("link", name="Orléans").first.click()
    page.get_by_role("heading", name=say("web-hero")).wait_for()
    page.go_back()
    round_told(page, say("web-chances-after", round=2))
    expect(page.get_by_role("button", name=say("web-analysis-on"))).to_be_visible()


def round_told(page: Page, name: str) -> None:
    """In the table beside the graph, which is folded."""
    page.get_by_role("button", name=name, include_hidden=True).wait_for(
        state="attached", timeout=THINKING
    )
