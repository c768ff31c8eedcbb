"""From the first page to a table, by what a player would press."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from orleans.content.schema import Language
from orleans.text.translator import Words

say = Words("en").say


def play_at_once(page: Page, game: str = "classic", language: Language = "en") -> None:
    """Against computer players: a click on the first page."""
    about = Words(language).say("web-quick", game=game)
    page.get_by_role("button", name=about).click()


def set_table(page: Page, *seats: str, modules: Sequence[str] = ()) -> None:
    """Fills the form for a new table: `seats` are people by name, "open", or computer players."""
    page.goto("/new")
    page.locator(f"input[type=radio][value='{len(seats)}']").check()
    rows = page.locator("fieldset", has=page.locator("select")).get_by_role("listitem")
    expect(rows).to_have_count(len(seats))
    for row, player in zip(rows.all(), seats, strict=True):
        person = player[0].isupper()
        row.locator("select").select_option("human" if person else player)
        if person:
            row.locator("input").fill(player)
            row.locator("input").blur()
    for module in modules:
        page.get_by_role("checkbox", name=re.compile(f"^{module}")).check()
    page.get_by_role("button", name=say("web-setup-start")).click()
    page.wait_for_url("**/t/*")


def invitation(page: Page) -> str:
    """The link for friends, as the waiting room shows it."""
    return page.get_by_label(say("web-link-invite")).input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name=say("web-sit")).click()
