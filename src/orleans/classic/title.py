"""Orléans among the titles of the family."""

from ..content import load_content
from ..kernel.setup import Setup
from ..kernel.title import Title
from .game import Classic, new_game, new_tables
from .position.game import apply_position
from .setup.options import every_option
from .tables import Tables


def digest(setup: Setup) -> str:
    return load_content(setup.data).classic_digest


def shared(tables: Tables) -> list[object]:
    return tables.shared


TITLE: Title[Classic] = Title(
    id="classic",
    edition="bigbox",
    options=every_option(),
    tables=new_tables,
    new_game=new_game,
    apply_position=apply_position,
    digest=digest,
    shared=shared,
)
