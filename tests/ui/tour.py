"""A walk past every screen, for whoever wants to look at them."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlencode

from playwright.sync_api import Page

from orleans.content.schema import Language
from orleans.text.translator import Words
from tests.ui.player import AdvisedPlayer, Player
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

SET_UPS = {
    "set-up-modules": {
        **{"game": "classic", "edition": "2021", "players": "4"},
        **{"modules": "orders ti-events trade", "options": '{"plan_in_turn_order":true}'},
        **{"seats": "human open normal expert", "private": "1"},
        **{"clock": "own 30 30", "hours": "08:00-22:00 Europe/Paris"},
    },
    "set-up-old": {"game": "classic", "edition": "2014", "seats": "human open easy"},
    "set-up-joan": {"game": "joan", "players": "4", "options": '{"places":"printed"}'},
}
"""With much chosen; an edition that does not take modules, and a seat for a friend; the longest
choice of all."""

THINKING = 300_000
"""Milliseconds for what computer players think out, on a machine that does other things beside."""


def pages(page: Page) -> Iterator[str]:
    """The name of each screen while it is shown."""
    for name, path in PAGES.items():
        page.goto(path)
        yield shown(page, name)


def set_ups(page: Page, language: Language = "en") -> Iterator[str]:
    """The form for a new table, with all that it can say unfolded."""
    for name, chosen in SET_UPS.items():
        page.goto(f"/new?{urlencode(chosen)}")
        page.get_by_label(Words(language).say("web-setup-share")).wait_for()
        page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
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
    yield from boards(page, game)


def planned(page: Page, round: int) -> Iterator[str]:
    """The same in the middle of a plan in that round, after some good play; and the end of it."""
    set_table(page, "Anna", "easy", "easy", "easy")
    player = AdvisedPlayer(page)
    player.play_to_round(round)
    while player.wait() and not player.is_planning:
        player.play_once()
    player.fill_a_place()
    yield from boards(page, "classic")
    yield from hint(page, "classic")
    player.play_to_the_end()
    yield from ending(page)


def boards(page: Page, game: str) -> Iterator[str]:
    """What can be seen at a table: its tabs and the menu."""
    yield shown(page, game)
    for tab in page.get_by_role("tab").all():
        tab.click()
        yield shown(page, f"{game}-{(tab.get_attribute('id') or '').removeprefix('tab-')}")
    page.get_by_role("button", name=say("web-menu")).click()
    yield shown(page, f"{game}-menu")
    page.keyboard.press("Escape")
    page.get_by_role("tab").first.click()


def refusal(page: Page) -> Iterator[str]:
    """Somebody is sent to a space that does not ask for them: the answer is the rule."""
    page.locator("[data-piece]:visible").first.click()
    page.locator("[data-space]:not([data-lit]):enabled:visible").first.click()
    answer = page.locator(".toast.refusal")
    answer.get_by_role("link", name=say("web-rule-link")).wait_for()
    yield shown(page, "classic-refusal")
    answer.get_by_role("button", name=say("web-dismiss")).click()


def hint(page: Page, game: str) -> Iterator[str]:
    page.get_by_role("button", name=say("web-hint"), exact=True).click()
    card = page.locator("[data-part=hint]")
    dismiss = card.get_by_role("button", name=say("web-dismiss"))
    dismiss.wait_for(timeout=THINKING)
    yield shown(page, f"{game}-hint")
    dismiss.click()


def ending(page: Page, game: str = "classic") -> Iterator[str]:
    """What is seen of a game that is over."""
    page.locator("[data-result]").wait_for()
    course_is_read(page)
    yield shown(page, f"{game}-result")
    page.get_by_role("link", name=say("web-result-replay")).click()
    page.wait_for_url("**/replay/*")
    yield shown(page, f"{game}-replay")
    course_is_read(page)
    page.get_by_role("button", name=say("web-analysis-go")).first.click()
    page.get_by_role("region", name=say("web-luck")).wait_for(timeout=THINKING)
    page.get_by_role("button", name=say("web-analysis-stop")).click()
    page.locator("#analysis").evaluate("(title) => title.scrollIntoView()")
    yield shown(page, f"{game}-analysis")


def course_is_read(page: Page) -> None:
    course = page.locator("[data-part=course]")
    if page.locator("[data-part=result] details[open]").count():
        course.wait_for()
    if course.is_visible():  # on a phone it is folded, or has a tab of its own
        course.scroll_into_view_if_needed()
        page.locator("[data-part=course][data-whole]").wait_for()


def shown(page: Page, name: str) -> str:
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    return name
