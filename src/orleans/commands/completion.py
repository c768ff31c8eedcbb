"""`orleans completion`: what a shell needs to complete commands, flags and their values."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ..bots import PLAYERS
from ..classic.ids import SEAT_NAMES
from ..classic.modules import MODULES
from ..content import load_content
from ..display.parts import DISPLAYS
from ..text.errors import Problem
from ..text.translator import LANGUAGES, Words
from ..titles import HOMES, title_with_rival
from .common import Subparsers, add_command, words_of
from .parser import Commands

FILES: Final = ("FILE", "FOLDER", "SAVE", "RECORD")
"""What stands for a value that is a file."""


class Flag(NamedTuple):
    """`values` are those that can be listed; else it takes a file, something else, or nothing."""

    names: list[str]
    help: str
    metavar: str
    takes_value: bool
    values: list[str]

    @property
    def takes_file(self) -> bool:
        return self.metavar in FILES


class Command(NamedTuple):
    name: str
    help: str
    flags: list[Flag]


def add(subparsers: Subparsers, words: Words) -> None:
    parser = add_command(subparsers, words, "completion", "orleans completion bash")
    shells = words.say("help-completion-shell", known=", ".join(SCRIPTS))
    parser.add_argument("shell", metavar="SHELL", help=shells)
    parser.set_defaults(run=partial(run, subparsers))


def run(commands: Commands, args: argparse.Namespace) -> int:
    words_of(args)
    if args.shell not in SCRIPTS:
        raise Problem("error-none-of", text=args.shell, known=", ".join(SCRIPTS))
    top = flags_of(commands.parser)
    found = [
        Command(name, commands.about(name), flags_of(commands.loaded(name)))
        for name in commands.names
    ]
    print(SCRIPTS[args.shell](top, found))
    return 0


def flags_of(parser: argparse.ArgumentParser) -> list[Flag]:
    return [
        Flag(
            names=list(action.option_strings),
            help=action.help or "",
            metavar=action.metavar if isinstance(action.metavar, str) else action.dest.upper(),
            takes_value=action.nargs != 0,
            values=known_values(action) if action.nargs != 0 else [],
        )
        for action in parser._actions
        if action.option_strings
    ]


def known_values(action: argparse.Action) -> list[str]:
    """By the name of the flag, and for --players by what stands for its value."""
    if action.dest == "players":
        return list(PLAYERS) if action.metavar == "A,B" else []
    known: dict[str, list[str]] = {
        "lang": list(LANGUAGES),
        "game": list(HOMES),
        "edition": [row.id for row in load_content().board.edition],
        "modules": list(MODULES),
        "bots": list(PLAYERS),
        "auto": list(PLAYERS),
        "seat": SEAT_NAMES,
        "solo": rival_levels(),
        "log": ["text", "json", "quiet"],
    }
    return known.get(action.dest, [])


def rival_levels() -> list[str]:
    title = title_with_rival()
    return DISPLAYS.of(title.id).form.choices(title.solo, load_content())


# ------------------------------------------------------------------------------ scripts


def bash(top: list[Flag], commands: list[Command]) -> str:
    """Where nothing is listed bash offers files, which only some flags want."""
    names = " ".join(command.name for command in commands)
    values, words = [], []
    for name, flags in [("", top), *((command.name, command.flags) for command in commands)]:
        first = "" if name else f" {names}"
        words.append(f'        "{name}") words="{listed(flags)}{first}" ;;')
        for flag in (flag for flag in flags if flag.takes_value and not flag.takes_file):
            pattern = "|".join(f'"{name} {one}"' for one in flag.names)
            values.append(f'        {pattern}) values="{" ".join(flag.values)}" ;;')
    return BASH.format(
        names=names.replace(" ", "|"), values="\n".join(values), words="\n".join(words)
    )


def listed(flags: list[Flag]) -> str:
    return " ".join(name for flag in flags for name in flag.names)


def zsh(top: list[Flag], commands: list[Command]) -> str:
    def arguments(flags: list[Flag]) -> str:
        return " ".join(zsh_flag(flag) for flag in flags)

    described = [quoted(f"{one.name}:{one.help}") for one in commands]
    cases = [
        f"        {one.name}) _arguments {arguments(one.flags)} '*:FILE:_files' ;;"
        for one in commands
    ]
    return ZSH.format(described=" ".join(described), top=arguments(top), cases="\n".join(cases))


def zsh_flag(flag: Flag) -> str:
    about = "".join(f"\\{letter}" if letter in "[]:\\" else letter for letter in flag.help)
    value = ""
    if flag.takes_value:
        choice = "_files" if flag.takes_file else f"({' '.join(flag.values)})"
        value = f":{flag.metavar}:{choice if flag.takes_file or flag.values else ' '}"
    return " ".join(quoted(f"{name}[{about}]{value}") for name in flag.names)


def fish(top: list[Flag], commands: list[Command]) -> str:
    lines = ["complete -c orleans -f"]
    lines += [fish_flag("", flag) for flag in top]
    for one in commands:
        where = "-n __fish_use_subcommand"
        lines.append(f"complete -c orleans {where} -a {one.name} -d {quoted(one.help)}")
    for one in commands:
        where = f"-n '__fish_seen_subcommand_from {one.name}'"
        lines.append(f"complete -c orleans {where} -F")
        lines += [fish_flag(f"{where} ", flag) for flag in one.flags]
    return "\n".join(lines)


def fish_flag(where: str, flag: Flag) -> str:
    names = " ".join(
        f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names
    )
    value = ""
    if flag.takes_file:
        value = " -r -F"
    elif flag.takes_value:
        value = f" -x -a {quoted(' '.join(flag.values))}" if flag.values else " -x"
    return f"complete -c orleans {where}{names}{value} -d {quoted(flag.help)}"


def quoted(text: str) -> str:
    """In single quotes, as all three shells read them; a quote inside looks the same as ’."""
    return "'" + text.replace("'", "’") + "'"


SCRIPTS: Final[dict[str, Callable[[list[Flag], list[Command]], str]]] = {
    "bash": bash,
    "zsh": zsh,
    "fish": fish,
}

BASH: Final = """\
_orleans() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local command="" at values="-" words=""
    for ((at = 1; at < COMP_CWORD; at++)); do
        case "${{COMP_WORDS[at]}}" in
            {names}) command="${{COMP_WORDS[at]}}"; break ;;
        esac
    done
    case "$command $before" in
{values}
    esac
    if [[ "$values" != "-" ]]; then
        compopt +o default 2>/dev/null
        COMPREPLY=($(compgen -W "$values" -- "$word"))
        return
    fi
    case "$command" in
{words}
    esac
    if [[ "$word" == -* || -z "$command" ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$word"))
    else
        COMPREPLY=()
    fi
}}
complete -o default -F _orleans orleans"""

ZSH: Final = """\
#compdef orleans
_orleans() {{
    local state
    local -a commands
    commands=({described})
    _arguments -C {top} '1:COMMAND:->command' '*::FILE:->rest'
    case $state in
        command) _describe COMMAND commands ;;
        rest) case $words[1] in
{cases}
        esac ;;
    esac
}}
if [[ "$funcstack[1]" == _orleans ]]; then _orleans "$@"; else compdef _orleans orleans; fi"""
