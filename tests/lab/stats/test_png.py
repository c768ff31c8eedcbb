"""Charts as PNG: pictures that hold what was drawn, words included."""

import re
import struct
import zlib

import pytest

from orleans.lab.stats.charts import COLOURS, WIDTH, Bars, stacks
from orleans.lab.stats.png import ZOOM, png_of

CHART = stacks("Points by source", ["Coins", "Goods"], [Bars("Orléans", [30, 12])], str)
Row = list[tuple[int, ...]]


def decoded(png: bytes) -> list[Row]:
    """The colours, row by row; eight bits each of red, green, blue and how opaque it is."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    chunks = dict[bytes, bytes]()
    at = 8
    while at < len(png):
        (size,) = struct.unpack_from(">I", png, at)
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        assert zlib.crc32(kind + body) == struct.unpack_from(">I", png, at + 8 + size)[0]
        chunks[kind] = chunks.get(kind, b"") + body
        at += size + 12
    width, height, *form = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert form == [8, 6, 0, 0, 0]
    lines = zlib.decompress(chunks[b"IDAT"])
    assert len(lines) == height * (1 + 4 * width)
    rows, above = [], bytes(4 * width)
    for start in range(0, len(lines), 1 + 4 * width):
        above = unfiltered(lines[start], lines[start + 1 : start + 1 + 4 * width], above)
        rows.append([tuple(above[x : x + 4]) for x in range(0, len(above), 4)])
    return rows


def unfiltered(kind: int, line: bytes, above: bytes) -> bytes:
    """A line is stored as differences to what is left of it and above it."""
    found = bytearray()
    for x, value in enumerate(line):
        left, corner = (found[x - 4], above[x - 4]) if x >= 4 else (0, 0)
        up = above[x]
        nearest = min((left, up, corner), key=lambda near: abs(left + up - corner - near))
        guess = (0, left, up, (left + up) // 2, nearest)[kind]
        found.append((value + guess) % 256)
    return bytes(found)


def colours_of(rows: list[Row]) -> set[tuple[int, ...]]:
    return {colour for row in rows for colour in row}


def rgb(colour: str) -> tuple[int, ...]:
    return (*bytes.fromhex(colour.removeprefix("#")), 255)


def test_a_picture_has_the_size_and_the_colours_of_the_chart() -> None:
    rows = decoded(png_of(CHART))
    height = re.search(r"height='(\d+)'", CHART)
    assert height and len(rows) == ZOOM * int(height[1])
    assert {len(row) for row in rows} == {ZOOM * WIDTH}
    assert {rgb("#ffffff"), rgb(COLOURS[0]), rgb(COLOURS[1])} <= colours_of(rows)


@pytest.mark.parametrize("word", ["Points by source", "Coins", "Orléans", "42.0"])
def test_words_are_drawn(word: str) -> None:
    assert f">{word}<" in CHART
    assert png_of(CHART) != png_of(CHART.replace(f">{word}<", "><"))


def test_letters_of_all_languages_differ() -> None:
    """A letter that a font lacks is drawn as an empty box, the same for all."""
    letters = "éèêàâçîïôœùûäöüßÉÄÖÜ–…±×’“”„«»"
    assert len({png_of(CHART.replace("Orléans", letter)) for letter in letters}) == len(letters)
