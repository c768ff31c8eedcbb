"""Joan of Arc among the titles of the family."""

from ..content import load_content
from ..kernel.setup import Setup
from ..kernel.title import Title
from .game import JoanOfArc, new_game, new_tables
from .position.game import apply_position
from .setup.options import EDITION, OPTIONS


def digest(setup: Setup) -> str:
    return load_content(setup.data).joan_digest


TITLE: Title[JoanOfArc] = Title(
    id="joan",
    edition=EDITION,
    options=OPTIONS,
    tables=new_tables,
    new_game=new_game,
    apply_position=apply_position,
    digest=digest,
    rules="joan.",
    rival="joan",
    solo="level",
)
