"""A walk past every screen, for whoever wants to look at them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.ui.player import Player
from tests.ui.setting_up import play_at_once, say, set_table

PAGES = {
    "start": "/",
    "new-table": "/new",
    "settings": "/settings",
    "learn": "/learn",
    "rules": "/rules?search=gear+wheel",
    "rule": "/rules/plan.match",
    "components": "/components",
    "component": "/components/bathhouse",
    "nowhere": "/nowhere",
}


def pages(page: Page) -> Iterator[str]:
    """The name of each screen while it is shown."""
    for name, path in PAGES.items():
        page.goto(path)
        yield shown(page, name)


def waiting(page: Page) -> Iterator[str]:
    set_table(page, "Anna", "open")
    yield shown(page, "waiting-room")
    set_table(page, "Anna", "Ben")
    yield shown(page, "pass-the-device")


def table(page: Page, game: str = "classic", answers: int = 0) -> Iterator[str]:
    """Each of its tabs and the menu, after so many answers."""
    page.goto("/")
    play_at_once(page, game)
    player = Player(page)
    for _ in range(answers):
        player.play_once()
    player.wait()
    yield shown(page, game)
    for tab in page.get_by_role("tab").all():
        tab.click()
        yield shown(page, f"{game}-{(tab.get_attribute('id') or '').removeprefix('tab-')}")
    page.get_by_role("button", name=say("web-menu")).click()
    yield shown(page, f"{game}-menu")
    page.keyboard.press("Escape")


def hint(page: Page, game: str) -> Iterator[str]:
    page.get_by_role("button", name=say("web-hint"), exact=True).click()
    card = page.locator("[data-part=hint]")
    dismiss = card.get_by_role("button", name=say("web-dismiss"))
    dismiss.wait_for()
    yield shown(page, f"{game}-hint")
    dismiss.click()


def ending(page: Page, game: str = "classic") -> Iterator[str]:
    """Computer players alone play the game to its end."""
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-stand-in")).click()
    page.locator("[data-result]").wait_for(timeout=180_000)
    first = page.get_by_role("tab").first
    first.click()
    yield shown(page, f"{game}-result")
    page.get_by_role("link", name=say("web-result-replay")).click()
    page.wait_for_url("**/replay/*")
    yield shown(page, f"{game}-replay")
    page.get_by_role("button", name=say("web-analysis-go")).first.click()
    page.get_by_role("region", name=say("web-luck")).wait_for(timeout=120_000)
    page.get_by_role("button", name=say("web-analysis-stop")).click()
    yield shown(page, f"{game}-analysis")


def shown(page: Page, name: str) -> str:
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    return name
