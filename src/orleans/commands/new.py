"""`orleans new`: set a game up and write it to a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..kernel.record import record_of
from ..table.files import FileError, write_whole
from ..terminal.parts import TERMINALS
from ..text.games import title_words
from ..text.translator import Words
from .common import (
    Subparsers,
    add_command,
    add_setup_flags,
    option_text,
    position_of,
    set_up,
    setup_from,
    words_of,
)


def add(subparsers: Subparsers, words: Words) -> None:
    example = "orleans new sunday.json --edition 2021 --players 3 --option start_player=red"
    parser = add_command(subparsers, words, "new", example)
    parser.add_argument("file", metavar="FILE", help=words.say("help-new-file"))
    parser.add_argument("--force", action="store_true", help=words.say("help-new-force"))
    add_setup_flags(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = words_of(args)
    path = Path(args.file)
    if path.exists() and not args.force:
        raise FileError("error-exists-force", path=str(path))
    position = position_of(args)
    game = set_up(args, setup_from(args, position), position)
    record = record_of(game, reveal_seed=True)
    write_whole(path, record.to_json(), replace=args.force)
    setup = game.setup
    options = ", ".join(option_text(name, value) for name, value in setup.options.items())
    print(title_words(words, game.setup))
    modules = ", ".join(words.say("module-name", module=id) for id in setup.modules)
    print(words.say("new-modules", modules=modules or words.say("nothing")))
    print(words.say("new-options", options=options or words.say("nothing")))
    print(words.say("new-start", who=words.say("seat-name", seat=game.start)))
    if missing := TERMINALS.of(setup.game).missing(game.tables):
        tiles = ", ".join(map(words.name, missing))
        print(words.say("tiles-missing", tiles=tiles, count=len(missing)))
    print(words.say("seed-commitment", commitment=record.commitment))
    print(words.say("saved-in", path=str(path)))
    return 0
