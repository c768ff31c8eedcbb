"""Charts are well-formed, and pieces stand where their values say."""

import re
from xml.etree import ElementTree

import pytest

from orleans.lab.stats.charts import (
    LEFT,
    RIGHT,
    WIDTH,
    Bars,
    Dot,
    Scale,
    Section,
    bars,
    dots,
    page,
    stacks,
)


def text(value: float) -> str:
    return f"{value:g}"


def figure(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


def numbers(chart: str, piece: str, field: str) -> list[float]:
    found = re.findall(rf"<{piece} [^>]*?\b{field}='([\d.]+)'", chart)
    return [float(number) for number in found]


def test_a_scale_has_round_marks_and_holds_all_values() -> None:
    scale = Scale(0, 0.93)
    assert [round(mark, 6) for mark in scale.marks()] == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert (scale.x(0), scale.x(1)) == (LEFT, WIDTH - RIGHT)
    assert Scale(1302, 1698).marks() == [1300, 1400, 1500, 1600, 1700]


@pytest.mark.parametrize("most", [0.004, 0.3, 1, 7, 23, 99, 12345])
def test_there_are_neither_few_nor_many_marks(most: float) -> None:
    scale = Scale(0, most)
    assert 3 <= len(scale.marks()) <= 9 and scale.most >= most


def test_better_stands_further_right() -> None:
    chart = dots("t", [Dot("a", 0.2, 0.1, 0.3, 0.25), Dot("b", 0.5, 0.4, 0.6, 0.25)], text)
    first, second = numbers(chart, "circle", "cx")
    assert LEFT < first < second < WIDTH - RIGHT


def test_keys_say_what_dots_and_lines_are() -> None:
    rows = [Dot("a", 0.2, 0.1, 0.3, 0.25)]
    plain = dots("t", rows, text)
    one, two = dots("t", rows, text, ["interval"]), dots("t", rows, text, ["interval", "luck"])
    assert [chart.count("<circle") for chart in (plain, one, two)] == [1, 2, 2]
    assert [chart.count("stroke-dasharray") for chart in (plain, one, two)] == [1, 1, 2]
    assert "interval" in one and "luck" not in one and "luck" in two


def test_marks_have_as_many_digits_as_they_need() -> None:
    large = bars("t", ["x", "y"], [Bars("a", [21.25, 18])], figure)
    small = bars("t", ["x", "y"], [Bars("a", [2.6, 1.2])], figure)
    assert ">25<" in large and ">21.2 / 18.0<" in large
    assert ">0.5<" in small and ">2.60 / 1.20<" in small


def test_stacks_touch_each_other() -> None:
    chart = stacks("t", ["x", "y"], [Bars("a", [10, 30])], text)
    x, width = numbers(chart, "rect", "x"), numbers(chart, "rect", "width")
    assert x[-1] == pytest.approx(x[-2] + width[-2], abs=0.2)
    assert width[-1] == pytest.approx(3 * width[-2], rel=0.01)


@pytest.mark.parametrize(
    "chart",
    [
        dots("<& 'odd'", [Dot("<b>", 0.0, 0.0, 0.0)], text),
        bars("t", ["one", "two"], [Bars("a & b", [0.0, 0.0])], figure),
        stacks("t", [str(number) for number in range(11)], [Bars("a", [1.0] * 11)], text),
    ],
)
def test_charts_are_well_formed(chart: str) -> None:
    root = ElementTree.fromstring(chart)
    assert root.tag.endswith("svg")
    assert "nan" not in chart


def test_the_page_holds_all_charts_and_asks_for_no_other_file() -> None:
    chart = dots("t", [Dot("a", 0.2, 0.1, 0.3)], text)
    html = page(
        "A & B", "en", [Section("one", "", [chart, chart]), Section("two", "Beware", [chart])]
    )
    assert html.count("<svg") == 3 and "A &amp; B" in html
    assert not re.search(r"src=|href=|@import|url\(", html)
