"""What is played at a table of Orléans: asked before a game, unless flags have said it."""

from __future__ import annotations

from collections.abc import Callable

from ...classic.modules import MODULES
from ...classic.setup.options import check_modules
from ...classic.title import TITLE
from ...content import load_content
from ...content.schema.board import EditionRow
from ...games import Setup
from ...kernel.setup import SetupError
from ..seats import NONE, Seating, SeatingError, Wanted, one_of


def ask(wanted: Wanted, seating: Seating) -> None:
    if wanted.edition is None:
        wanted.edition = edition(seating)
    if wanted.players is None:
        wanted.players = players(seating, wanted.edition) or None
    if wanted.modules is None:
        wanted.modules = modules(seating, wanted.edition) or None


def edition(seating: Seating) -> str:
    editions: list[str] = [row.id for row in load_content().board.edition]
    known = ", ".join(editions)
    read: Callable[[str], str] = lambda text: one_of(text, editions)  # noqa: E731
    return seating.asked("ask-edition", TITLE.edition, read, known)


def players(seating: Seating, edition: str) -> str:
    rows = {row.id: row for row in load_content().board.edition}
    if edition not in rows:
        return ""  # the set-up itself will refuse the edition
    counts = [str(count) for count in rows[edition].players]
    default = counts[-1] if len(counts) < 3 else counts[2]
    known = ", ".join(counts)
    return seating.asked("ask-players", default, lambda text: one_of(text, counts), known)


def modules(seating: Seating, edition: str) -> str:
    """Asked where the edition takes any; "" for none, as without the flag."""
    row = next((row for row in load_content().board.edition if row.id == edition), None)
    if row is None or not row.takes_modules:
        return ""
    known = ", ".join(MODULES)
    chosen = seating.asked("ask-modules", NONE, lambda text: read_modules(text, row), known)
    return ",".join(chosen)


def read_modules(text: str, edition: EditionRow) -> list[str]:
    """orders,trade or none at all: -"""
    chosen = [] if text == NONE else text.replace(" ", ",").split(",")
    chosen = [name for name in chosen if name]
    try:
        check_modules(Setup(edition=edition.id, modules=chosen), edition)
    except SetupError as error:
        raise SeatingError("error-other", reason=error) from None
    return chosen
