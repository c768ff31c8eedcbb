"""The map on a phone: brought closer by fingers, and pushed about."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.ui.browsers import AT_ONCE, SMALL, Browsers
from tests.ui.looking import assert_fits
from tests.ui.player import Player
from tests.ui.setting_up import play_at_once, say


def test_two_fingers_bring_the_map_closer_and_one_pushes_it(browsers: Browsers) -> None:
    page = browsers.open(SMALL, AT_ONCE)
    play_at_once(page)
    Player(page).wait()
    page.locator("#tab-map").click()
    board_map = page.locator("svg.map")
    whole = board_map.get_attribute("viewBox")

    pinch(page, board_map)
    closer = board_map.get_attribute("viewBox")
    assert width_in(closer) < width_in(whole) / 1.5
    assert_fits(page)

    drag(page, board_map)
    pushed = board_map.get_attribute("viewBox")
    assert pushed != closer and width_in(pushed) == width_in(closer)


def test_buttons_and_keys_do_the_same(browsers: Browsers) -> None:
    page = browsers.open()
    play_at_once(page)
    Player(page).wait()
    board_map = page.locator("svg.map")
    whole = board_map.get_attribute("viewBox")
    closer = page.get_by_role("button", name=say("web-map-closer"))
    closer.click()
    assert width_in(board_map.get_attribute("viewBox")) < width_in(whole)
    page.get_by_role("button", name=say("web-map-whole")).click()
    assert board_map.get_attribute("viewBox") == whole
    closer.focus()
    page.keyboard.press("+")
    nearer = board_map.get_attribute("viewBox")
    page.keyboard.press("ArrowLeft")
    assert board_map.get_attribute("viewBox") != nearer
    page.keyboard.press("0")
    assert board_map.get_attribute("viewBox") == whole


def width_in(box: str | None) -> float:
    return float((box or "").split()[2])


def pinch(page: Page, board_map: Locator) -> None:
    x, y = middle_of(board_map)
    touch(page, [[(x - apart, y), (x + apart, y)] for apart in (20, 40, 60)])


def drag(page: Page, board_map: Locator) -> None:
    x, y = middle_of(board_map)
    touch(page, [[(x + far, y + far)] for far in (0, 15, 30, 45)])


def touch(page: Page, moments: list[list[tuple[float, float]]]) -> None:
    """Where the fingers are, moment by moment."""
    session = page.context.new_cdp_session(page)
    for nth, fingers in enumerate(moments):
        points = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(fingers)]
        kind = "touchMove" if nth else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle_of(element: Locator) -> tuple[float, float]:
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
