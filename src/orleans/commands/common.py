"""What the commands share: set-up flags, the words of the user's language, clear refusals."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..bots.own import PlayerError, load_player
from ..classic.ids import SEAT_NAMES
from ..classic.modules import MODULES
from ..content import load_content, load_override
from ..content.schema import Language
from ..games import AnyGame, Setup, new, read_position, setup_of
from ..kernel.setup import SetupError
from ..table.seats import seat_named
from ..terminal.saves import read_bytes, read_position_file
from ..text.classic.names import either
from ..text.errors import Problem
from ..text.translator import LANGUAGES, Words, language_of
from ..titles import HOMES, USUAL, all_titles

Subparsers = Any

# Of all games: where two have an option of the same name it is read alike.
ALL_OPTIONS = {name: row for title in all_titles() for name, row in title.options.items()}


SETUP_FLAGS = ("game", "edition", "players", "modules", "option", "data", "seed", "position")


def given(args: argparse.Namespace, flags: Iterable[str]) -> str:
    """The first of these flags that was given, as it is typed; "" if none was."""
    for flag in flags:
        if getattr(args, flag) not in (None, False, []):
            return "--" + flag.replace("_", "-")
    return ""


def refuse_together(args: argparse.Namespace, other: str, flags: Iterable[str]) -> None:
    """Nothing is ignored silently: these flags mean nothing beside the other."""
    if flag := given(args, flags):
        raise Problem("error-flags-apart", flag=flag, other=other)


def require(args: argparse.Namespace, other: str, flags: Iterable[str]) -> None:
    """Nothing is ignored silently: these flags mean nothing without the other."""
    if not given(args, [other.removeprefix("--").replace("-", "_")]) and (
        flag := given(args, flags)
    ):
        raise Problem("error-flag-needs", flag=flag, other=other)


SEAT_OPTIONS = ("start_player",)
"""Options that are a seat, which is typed as everywhere: by colour, or counted from 1."""


def add_command(subparsers: Subparsers, words: Words, name: str, example: str) -> Any:
    about = words.say(f"help-command-{name}")
    epilog = words.say("help-example", line=example)
    parser = subparsers.add_parser(name, description=about, epilog=epilog)
    # May also stand before the command: without a default here that one counts.
    language = words.say("help-lang")
    parser.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=language)
    return parser


def add_setup_flags(
    parser: argparse.ArgumentParser,
    words: Words,
    players: str | None = "help-flag-players",
    position: bool = True,
) -> None:
    """`players` is the help of `--players`; None where that flag means something else.
    `position`: whether games may begin anywhere."""
    say = words.say
    flags = parser.add_argument_group(say("help-set-up"))
    flags.add_argument("--game", help=say("help-flag-game", known=either(words, [*HOMES])))
    flags.add_argument("--edition", help=say("help-flag-edition"))
    if players:
        flags.add_argument("--players", metavar="N", help=say(players))
    modules = say("help-flag-modules", known=", ".join(MODULES))
    flags.add_argument("--modules", metavar="A,B", help=modules)
    option = say("help-flag-option", known=", ".join(ALL_OPTIONS))
    flags.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=option)
    flags.add_argument("--data", metavar="FILE", help=say("help-flag-data"))
    flags.add_argument("--seed", metavar="TEXT", help=say("help-flag-seed"))
    if position:
        flags.add_argument("--position", metavar="FILE", help=say("help-flag-position"))


def add_own_players(flags: Any, words: Words) -> None:
    help_text = words.say("help-repeated", help=words.say("help-flag-player"))
    flags.add_argument(
        "--player", metavar="MODULE:CLASS", action="append", default=[], help=help_text
    )


def own_players(args: argparse.Namespace) -> tuple[str, ...]:
    """From here on they can be named wherever players are."""
    for where in args.player:
        try:
            load_player(where)
        except PlayerError as error:
            raise Problem("error-other", reason=error) from None
    return tuple(args.player)


def words_of(args: argparse.Namespace) -> Words:
    language = language_of(os.environ) if args.lang is None else args.lang
    if language not in LANGUAGES:
        raise Problem("error-language", language=language, known=", ".join(LANGUAGES))
    data = data_of(args)
    known: Language = language
    return Words(known, load_content(data) if data else None)


def data_of(args: argparse.Namespace) -> dict[str, Any]:
    file = getattr(args, "data", None)
    if file is None:
        return {}
    path = Path(file)
    read_bytes(path)  # refuses what cannot be read, or is empty
    return load_override(path)


def position_of(args: argparse.Namespace) -> str:
    return "" if args.position is None else read_position_file(Path(args.position))


def setup_from(args: argparse.Namespace, position: str = "") -> Setup:
    """The set-up of the flags; what they leave open is as the position says, or the default."""
    try:
        base = setup_of(read_position(position)) if position else Setup(args.game or USUAL)
    except ValueError as error:
        raise Problem("error-position", path=args.position, reason=error) from None
    options = {**base.options, **options_of(args)}
    game = args.game or base.game
    edition = base.edition if args.edition is None and game == base.game else args.edition
    return Setup(
        game=game,
        edition=edition,
        players=base.players if args.players is None else whole_number(args.players, "--players"),
        modules=base.modules if args.modules is None else modules_of(args.modules),
        options=options,
        data=data_of(args),
    )


def set_up(args: argparse.Namespace, setup: Setup, position: str) -> AnyGame:
    """A new game; whatever is wrong with a position is the position's fault, and told as such."""
    if args.seed is not None and not (args.seed and args.seed.isprintable()):
        raise Problem("error-seed")
    if not position:
        return new(setup, args.seed)
    try:
        return new(setup, args.seed, position)
    except SetupError:
        raise
    except Exception as error:
        raise Problem("error-position", path=args.position, reason=error) from None


def modules_of(text: str) -> list[str]:
    """The set-up itself refuses names that it does not know."""
    return [name.strip() for name in text.split(",")]


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("error-option", text=text)
        options[name] = option_value(name, value)
    return options


def option_value(name: str, text: str) -> Any:
    """As the option's type reads it; the set-up itself refuses what does not fit."""
    if name in SEAT_OPTIONS:
        return seat_named(text)
    wanted = ALL_OPTIONS[name].kind if name in ALL_OPTIONS else str
    if wanted is list:
        return [word for word in text.split(",") if word]
    if wanted is bool:
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
    if wanted is int and text.removeprefix("-").isdecimal():
        return int(text)
    return text


def option_text(name: str, value: Any) -> str:
    """As it is typed."""
    return f"{name}={SEAT_NAMES[value]}" if name in SEAT_OPTIONS else f"{name}={value}"


def whole_number(text: str, flag: str, least: int = 1) -> int:
    if not text.isdecimal() or not least <= int(text) <= 10**9:
        raise Problem("error-number", flag=flag, least=least, text=text)
    return int(text)
