"""Which set-ups can be played: player counts and table options."""

from ..content import Content
from ..kernel.setup import Option, Setup, SetupError

EDITION = "1"

PLACES = ("cards", "printed")
OPTIONS: dict[str, Option] = {
    "places": Option(str, "cards", "joan.setup.places_printed", PLACES),
    "start_player": Option(int, None, "joan.setup.start_player"),  # None: drawn
    # Of the solo game.
    "level": Option(str, "standard", "joan.solo.level.standard"),
    "joan_emptied_category": Option(bool, False, "joan.solo.card.emptied"),
}


def check_options(setup: Setup, content: Content) -> None:
    least, most = content.joan_sheet.setup.players
    if setup.edition != EDITION:
        raise SetupError(f"Joan of Arc has one edition, {EDITION!r}, and not {setup.edition!r}")
    if not least <= setup.players <= most:
        raise SetupError(f"Joan of Arc takes {least} to {most} players", "joan.setup.players")
    if setup.modules:
        raise SetupError("Joan of Arc takes no modules")
    for name, value in setup.options.items():
        if name not in OPTIONS:
            raise SetupError(f"there is no option {name!r}; there are {', '.join(OPTIONS)}")
        option = OPTIONS[name]
        if type(value) is not option.kind and not (value is None and option.default is None):
            raise SetupError(f"the option {name} takes a {option.kind.__name__}, not {value!r}")
    if setup.options.get("places", "cards") not in PLACES:
        raise SetupError(f"places is one of {', '.join(PLACES)}", "joan.setup.places_printed")
    check_start(setup)
    check_solo(setup, content)


def check_start(setup: Setup) -> None:
    start = setup.options.get("start_player")
    if start is not None and not 0 <= start < setup.players:
        raise SetupError(f"the starting player is a seat from 0 to {setup.players - 1}")


def check_solo(setup: Setup, content: Content) -> None:
    levels = [row.id for row in content.joan_solo.level]
    if setup.players > 1:
        for name in ("level", "joan_emptied_category"):
            if name in setup.options:
                raise SetupError(f"{name} is an option of the solo game", "joan.setup.sheet")
    elif setup.options.get("places") == "printed":
        raise SetupError("the solo game is played with Place cards", "joan.solo.setup.sheet")
    if setup.options.get("level", levels[0]) not in levels:
        raise SetupError(f"the level is one of {', '.join(levels)}")
