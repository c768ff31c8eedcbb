"""The command `orleans`."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, cast

import orleans

from . import _build

# Only what every start needs: the rest is imported where it is used, `--version` waits for none.
if TYPE_CHECKING:
    from .commands.parser import Commands, Parser
    from .text.errors import Problem
    from .text.translator import Words

COMMANDS = (
    *("play", "join", "serve", "new", "simulate", "tournament", "stats", "train", "replay"),
    *("verify", "show", "hint", "analyse", "rules", "tile", "modules", "backup", "restore"),
    *("admin", "completion"),
)
"""The file of each in `commands/` has its name."""

WRONG = 2
FAULT = 70
INTERRUPTED = 130
BROKEN_PIPE = 141

CANNOT_WRITE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def build_parser(words: Words | None = None) -> Parser:
    from .commands.parser import Commands, Parser
    from .text.translator import Words

    words = words or Words("en")
    say = words.say
    more = say("help-more", command=say("help-command"))
    parser = Parser(words, prog="orleans", description=say("help-about"), epilog=more)
    parser.add_argument("--version", action="store_true", help=say("help-version"))
    parser.add_argument("--lang", metavar="LANG", help=say("help-lang"))
    added = parser.add_subparsers(
        title=say("help-commands"),
        metavar=say("help-command"),
        parser_class=cast("type[Parser]", partial(Parser, words)),
        action=cast("type[Commands]", partial(Commands, words, parser, load_command)),
    )
    commands = cast("Commands", added)
    for command in COMMANDS:
        commands.announce(command)
    return parser


def load_command(name: str, commands: Commands) -> None:
    import_module(f".commands.{name}", __package__).add(commands, commands.words)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; wrong input is one sentence on standard error and exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        code = run(given)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE
    except Exception as error:
        if os.environ.get("ORLEANS_DEBUG"):
            raise
        from .content import ContentError
        from .text.errors import one_line

        try:
            words = words_for(given)
        except ContentError as broken:  # without the data there are no words to say it in
            print(f"orleans: {broken}", file=sys.stderr)
            return FAULT
        problem = problem_of(error)
        print(f"orleans: {one_line(problem.sentence(words))}", file=sys.stderr)
        return FAULT if problem.key == "error-fault" else WRONG


def open_missing_streams() -> None:
    """Python has None for a stream that was closed when it started. Without standard input there
    is nothing to read, without standard error nobody to tell; only the output is missed."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 (to the end)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def discard_output() -> None:
    """Python would complain once more while it closes standard output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(version())
        return 0
    parser = build_parser(words_for(arguments))
    try:
        args = parser.parse_args(arguments)
    except SystemExit:  # the help was asked for; whether it could be written is seen later
        return 0
    if args.version:
        print(version())
        return 0
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    code: int = args.run(args)
    return code


def version() -> str:
    describe = getattr(_build, "describe", None)
    build = describe() if describe else plain_build()
    return f"orleans {orleans.__version__} ({build})"


def plain_build() -> str:
    return "compiled with mypyc" if orleans.compiled() else "plain Python"


def words_for(arguments: list[str]) -> Words:
    """The language of the last flag if there is one, whatever else is wrong with the arguments."""
    from .text.translator import LANGUAGES, Words, language_of

    for flag, value in reversed([*zip(arguments, [*arguments[1:], ""], strict=False)]):
        for language in LANGUAGES:
            if flag == f"--lang={language}" or (flag == "--lang" and value == language):
                return Words(language)
    return Words(language_of(os.environ))


def problem_of(error: Exception) -> Problem:
    """Any exception as one sentence; what nobody foresaw is a fault of the program."""
    from .content import ContentError
    from .kernel.setup import SetupError
    from .text.errors import Problem

    if isinstance(error, Problem):
        return error
    if isinstance(error, SetupError | ContentError):
        return Problem("error-other", reason=error)
    if isinstance(error, OSError):
        return system_problem(error)
    return Problem("error-fault", type=type(error).__name__, reason=str(error))


def system_problem(error: OSError) -> Problem:
    """What the system refuses: a full disk, a file that is gone. Whoever writes files tells which
    one it was, so that a write without a name is standard output."""
    from .table.files import reason_of
    from .text.errors import Problem

    if sys.stdout is None:
        return Problem("error-output-closed")
    if error.filename is not None:
        return Problem("error-system", path=str(error.filename), reason=reason_of(error))
    if error.errno in CANNOT_WRITE:
        discard_output()
        return Problem("error-output", reason=reason_of(error))
    return Problem("error-other", reason=reason_of(error))


if __name__ == "__main__":
    sys.exit(main())
