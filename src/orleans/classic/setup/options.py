"""Which set-ups can be played: editions, player counts, modules and table options."""

from typing import Any

from ...content import Content
from ...kernel.setup import Option, Setup, SetupError
from ..module import Module
from ..modules import MODULES

# Options of every edition; some are refused where an edition has no use for them.
OPTIONS: dict[str, Option] = {
    "recruit_needs_bonus": Option(bool, True, "recruit.bonus"),
    "plan_in_turn_order": Option(bool, False, "plan.order"),
    "start_player": Option(int, None, "setup.startplayer"),  # None: drawn
    "strike_tiles": Option(bool, False, "setup.exclude.turn"),
    "extra_tiles": Option(list, None, "setup.places.expanded"),
    "bank": Option(int, None, "supply.coins.old"),  # None: as the data says
}


def options_of(setup: Setup) -> dict[str, Option]:
    """The options of the edition and of the modules in play."""
    options = dict(OPTIONS)
    for id in setup.modules:
        options.update(MODULES[id].options())
    return options


def every_option() -> dict[str, Option]:
    """The options of all editions and all modules."""
    options = dict(OPTIONS)
    for module in MODULES.values():
        options.update(module.options())
    return options


def edition_of(setup: Setup, content: Content) -> Any:
    for edition in content.board.edition:
        if edition.id == setup.edition:
            return edition
    known = ", ".join(edition.id for edition in content.board.edition)
    text = "there is no edition {edition!r}; there are {known}"
    raise SetupError("setup-edition", text, edition=setup.edition, known=known)


def check_options(setup: Setup, content: Content) -> None:
    edition = edition_of(setup, content)
    if setup.players not in edition.players:
        counts = ", ".join(str(n) for n in edition.players)
        rule = "setup.players.five" if 5 in edition.players else "setup.players.four"
        text = "the {edition} edition takes {counts} players"
        raise SetupError("setup-players", text, rule, edition=edition.id, counts=counts)
    check_modules(setup, edition)
    options = options_of(setup)
    for name, value in setup.options.items():
        if name not in options:
            text, known = "there is no option {option!r}; there are {known}", ", ".join(options)
            raise SetupError("setup-option", text, option=name, known=known)
        choice = options[name]
        if type(value) is not choice.kind and not (value is None and choice.default is None):
            text, kind = "the option {option} takes a {kind}, not {value}", choice.kind.__name__
            raise SetupError("setup-value", text, option=name, kind=kind, value=repr(value))
    start = setup.options.get("start_player")
    if start is not None and not 0 <= start < setup.players:
        text = "the start player has one of the {seats} seats, counted from 0"
        raise SetupError("setup-start", text, seats=setup.players)
    if setup.options.get("strike_tiles") and edition.exclude_tiles_option is None:
        text = "striking Place tiles is no option of the {edition} edition"
        raise SetupError("setup-strike", text, "setup.exclude.turn", edition=edition.id)
    if setup.options.get("bank") is not None:
        check_bank(setup, content)
    if setup.options.get("extra_tiles"):
        check_extra_tiles(setup, content, edition)


def check_modules(setup: Setup, edition: Any) -> None:
    """setup.modules.edition"""
    if not setup.modules:
        return
    if not edition.takes_modules:
        text, rule = "the {edition} edition takes no modules", "setup.modules.edition"
        raise SetupError("setup-no-modules", text, rule, edition=edition.id)
    for id in setup.modules:
        if id not in MODULES:
            text, rule = "there is no module {module!r}; there are {known}", "setup.modules.edition"
            raise SetupError("setup-module", text, rule, module=id, known=", ".join(MODULES))
        if setup.modules.count(id) > 1:
            text, rule = "the module {module} is named twice", "setup.modules.edition"
            raise SetupError("setup-module-twice", text, rule, module=id)
    check_together([MODULES[id] for id in setup.modules])


def check_together(modules: list[Module]) -> None:
    for index, module in enumerate(modules):
        for other in modules[:index]:
            rule = clash(other, module)
            if rule is not None:
                text = "{one} and {other} cannot be played together"
                raise SetupError("setup-clash", text, rule, one=other.id, other=module.id)


def clash(one: Module, other: Module) -> str | None:
    """The rule that keeps two modules apart: a scenario stands alone, and no board and no set of
    tiles can be replaced twice. What nothing forbids is allowed."""
    if one.alone_rule or other.alone_rule:
        return one.scope_rule or other.scope_rule or one.alone_rule or other.alone_rule
    deeds = one.deed_board and other.deed_board
    tiles = one.hour_glass_set and other.hour_glass_set
    return one.one_board_rule or other.one_board_rule if deeds or tiles else None


def combinations() -> list[list[str]]:
    """Every choice of modules that can be played together, the small ones first."""
    found: list[list[str]] = [[]]
    for id, module in MODULES.items():
        for chosen in found[:]:
            if all(clash(MODULES[other], module) is None for other in chosen):
                found.append([*chosen, id])
    return sorted(found, key=len)


def check_bank(setup: Setup, content: Content) -> None:
    if not bank_is_limited(setup.edition, content):
        text = "coins are unlimited in this edition"
        raise SetupError("setup-unlimited", text, "supply.coins.new")
    least = setup.players * content.board.player_kit.coins
    if setup.options["bank"] < least:
        text = "the bank needs at least {least} coins"
        raise SetupError("setup-bank", text, "setup.coins", least=least)


def bank_is_limited(edition: str, content: Content) -> bool:
    return content.board.coins_limit.in_edition(edition) == "limited"


def check_extra_tiles(setup: Setup, content: Content, edition: Any) -> None:
    if edition.extra_stack_size is None:
        text = "extra Place tiles are no option of the {edition} edition"
        raise SetupError("setup-extra", text, "setup.places.expanded", edition=edition.id)
    known = {tile.id for tile in content.places.place if tile.set == "main"}
    for tile in setup.options["extra_tiles"]:
        if not isinstance(tile, str) or tile not in known:
            text, rule = "there is no Place tile {tile}", "setup.places.expanded"
            raise SetupError("setup-tile", text, rule, tile=repr(tile))
