"""Which set-ups can be played: player counts and table options."""

from ...content import Content
from ...kernel.setup import Option, Setup, SetupError

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
        text = "Joan of Arc has one edition, {known!r}, and not {edition!r}"
        raise SetupError("joan-setup-edition", text, known=EDITION, edition=setup.edition)
    if not least <= setup.players <= most:
        text, rule = "Joan of Arc takes {least} to {most} players", "joan.setup.players"
        raise SetupError("joan-setup-players", text, rule, least=least, most=most)
    if setup.modules:
        raise SetupError("joan-setup-modules", "Joan of Arc takes no modules")
    for name, value in setup.options.items():
        if name not in OPTIONS:
            text, known = "there is no option {option!r}; there are {known}", ", ".join(OPTIONS)
            raise SetupError("setup-option", text, option=name, known=known)
        choice = OPTIONS[name]
        if type(value) is not choice.kind and not (value is None and choice.default is None):
            text, kind = "the option {option} takes a {kind}, not {value}", choice.kind.__name__
            raise SetupError("setup-value", text, option=name, kind=kind, value=repr(value))
    if setup.options.get("places", "cards") not in PLACES:
        text, rule = "{option} is one of {known}", "joan.setup.places_printed"
        raise SetupError("setup-one-of", text, rule, option="places", known=", ".join(PLACES))
    check_start(setup)
    check_solo(setup, content)


def check_start(setup: Setup) -> None:
    start = setup.options.get("start_player")
    if start is not None and not 0 <= start < setup.players:
        text = "the starting player has one of the {seats} seats, counted from 0"
        raise SetupError("setup-start", text, seats=setup.players)


def check_solo(setup: Setup, content: Content) -> None:
    levels = [row.id for row in content.joan_solo.level]
    if setup.players > 1:
        for name in ("level", "joan_emptied_category"):
            if name in setup.options:
                text = "{option} is an option of the solo game"
                raise SetupError("joan-setup-solo", text, "joan.setup.sheet", option=name)
    elif setup.options.get("places") == "printed":
        text = "the solo game is played with Place cards"
        raise SetupError("joan-setup-cards", text, "joan.solo.setup.sheet")
    if setup.options.get("level", levels[0]) not in levels:
        text, known = "the {option} is one of {known}", ", ".join(levels)
        raise SetupError("setup-one-of", text, option="level", known=known)
