"""A game of another version of rules and data, as its file tells it: nothing is replayed."""

from __future__ import annotations

from itertools import groupby

from ..kernel.record import split_move
from ..kernel.setup import Setup
from ..text.errors import one_line
from ..text.games import title_words
from ..text.translator import Words
from .saves import Saved
from .shell.page import Page


def stored_lines(words: Words, page: Page, saved: Saved, why: str) -> list[str]:
    """Raises ValueError where the file is no game at all."""
    record, setup = saved.record, Setup.from_plain(saved.record.setup)
    colours = [words.say("seat-name", seat=seat) for seat in range(setup.players)]
    names = [seat.name for seat in saved.seats] or colours
    # What a file says is not believed to be printable.
    lines = [page.title(one_line(title_words(words, setup))), *page.wrap(one_line(why)), ""]
    for seat, moves in groupby(map(split_move, record.moves), key=lambda move: move[0]):
        told = one_line(", ".join(notation for _, notation in moves))
        lines += page.wrap(words.say("told-moves", who=names[seat], moves=told), hang="  ")
    scores = zip(names, record.scores, strict=True)
    points = [words.say("stored-points", who=name, points=score) for name, score in scores]
    return [*lines, "", *page.wrap(words.say("stored-scores", scores=", ".join(points)))]
