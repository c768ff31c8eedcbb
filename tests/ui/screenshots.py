"""Pictures of all screens, at the size of a phone and of a desktop, light and dark.

python3 run screenshots [FOLDER]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.server.running import running
from tests.ui import tour
from tests.ui.browsers import AT_ONCE, DESKTOP, PHONE, Browsers, launch_args
from tests.ui.player import Player

SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
ANSWERS = 33
ROUND = 12
"""So far Joan of Arc and Orléans are played, to have something on the table."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        running(Path(kept), "--no-local-limits") as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(**launch_args())
        browsers = Browsers(chromium, server.url)
        for size, made in SIZES.items():
            page = browsers.open(made, AT_ONCE)
            for screen in everything(page):
                take(page, folder, f"{screen}-{size}")
        complaints = browsers.close()
        chromium.close()
    for complaint in complaints:
        print(complaint, file=sys.stderr)


def everything(page: Page) -> Iterator[str]:
    yield from tour.pages(page)
    yield from tour.set_ups(page)
    yield from tour.waiting(page)
    yield from tour.table(page, "joan", ANSWERS)
    yield from tour.hint(page, "joan")
    Player(page).play_to_the_end()
    yield from tour.ending(page, "joan")
    yield from tour.planned(page, ROUND)


def take(page: Page, folder: Path, name: str) -> None:
    page.emulate_media(color_scheme="light")
    page.screenshot(path=folder / f"{name}-light.png")
    page.emulate_media(color_scheme="dark")
    page.screenshot(path=folder / f"{name}-dark.png")
    page.emulate_media(color_scheme="light")
    print(folder / name, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
