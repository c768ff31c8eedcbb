"""Whatever happens is told: to whom, of whom, with which facts. Every kind of event once."""

import re
from pathlib import Path

import pytest

import orleans

from .told import FILE, TITLES, rows

SOURCES = Path(orleans.__file__).parent
TOLD = re.compile(r'\b(?:emit|tell)\(\s*(?:game, )?"(\w+)"|told: str = "(\w+)"')

# Golden games are too well played for these; the tests that show them assert what is told.
ELSEWHERE = {
    ("classic", "lost_stations"),  # places/test_road_and_vineyard.py
    ("classic", "skipped_tile"),  # modules/ti_events/test_setup.py
    ("classic", "struck"),  # test_editions.py
    ("classic", "waived"),  # test_torture.py
}


def test_the_golden_games_tell_what_they_always_told() -> None:
    expected = FILE.read_text(encoding="utf-8").splitlines()
    assert list(rows()) == expected


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_event_has_its_example(title: str) -> None:
    shown = {line.split()[1] for line in FILE.read_text().splitlines() if line.startswith(title)}
    told = {
        what
        for file in (SOURCES / title).rglob("*.py")
        for found in TOLD.finditer(file.read_text(encoding="utf-8"))
        for what in found.groups()
        if what is not None
    }
    elsewhere = {what for game, what in ELSEWHERE if game == title}
    assert told - shown == elsewhere
    assert len(told) > 25  # the expression above finds them
