"""`orleans play --terminal`: against computer players, or with others at the same keyboard."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from ..bots import PLAYERS
from ..content import load_content
from ..kernel.chance import commitment
from ..kernel.record import RecordError
from ..table.seats import HUMAN, Seat
from ..terminal.match import Match, match_of, replayed
from ..terminal.parts import TERMINALS
from ..terminal.saves import (
    Saved,
    SaveError,
    made_saves_folder,
    newest_save,
    read_saved,
    saves_folder,
)
from ..terminal.seats import Seating, Wanted
from ..terminal.shell.console import Console
from ..terminal.shell.play import Playing
from ..terminal.shell.session import Sitting
from ..text.errors import Problem
from ..text.translator import Words
from ..titles import USUAL
from .common import (
    SETUP_FLAGS,
    add_own_players,
    add_setup_flags,
    given,
    own_players,
    position_of,
    refuse_together,
    require,
    set_up,
    setup_from,
    words_of,
)

SEAT_FLAGS = ("seats", "bots", "names")
OTHER_FLAGS = ("player", "newest", "quick", "save", "force")


def add_terminal_flags(parser: argparse.ArgumentParser, words: Words) -> None:
    say = words.say
    flags = parser.add_argument_group(say("help-in-terminal"))
    flags.add_argument("file", metavar="FILE", nargs="?", help=say("help-play-file"))
    newest = say("help-play-continue")
    flags.add_argument("--continue", dest="newest", action="store_true", help=newest)
    flags.add_argument("--seats", metavar="A,B", help=say("help-play-seats"))
    bots = say("help-play-bots", known=", ".join(PLAYERS))
    flags.add_argument("--bots", metavar="A,B", help=bots)
    add_own_players(flags, words)
    flags.add_argument("--names", metavar="A,B", help=say("help-play-names"))
    flags.add_argument("--quick", action="store_true", help=say("help-play-quick"))
    flags.add_argument("--save", metavar="FILE", help=say("help-play-save"))
    flags.add_argument("--force", action="store_true", help=say("help-play-force"))
    add_setup_flags(parser, words)


def given_flag(args: argparse.Namespace) -> str:
    """The first of them that was given, as it was typed; none is empty."""
    if args.file is not None:
        return str(args.file)
    flag = given(args, (*SETUP_FLAGS, *SEAT_FLAGS, *OTHER_FLAGS))
    return "--continue" if flag == "--newest" else flag


def play_here(args: argparse.Namespace) -> int:
    words = words_of(args)
    refuse_together(args, "--terminal", ["no_browser"])
    require(args, "--save", ["force"])
    own_players(args)
    console = Console()
    if args.newest:
        if args.file is not None:
            raise Problem("error-flags-apart", flag="--continue", other=args.file)
        path = newest_save()
        if path is None:
            raise Problem("error-no-saves", folder=str(saves_folder()))
        args.file = str(path)
    match = begun(args, words, console) if args.file is None else continued(args, words, console)
    if match.game.setup.data:
        words = Words(words.language, load_content(match.game.setup.data))
    Playing(Sitting(match, console, words)).run()
    return 0


def continued(args: argparse.Namespace, words: Words, console: Console) -> Match:
    """A saved game; a plain record does not say who sits where, so that is asked."""
    if flag := given(args, SETUP_FLAGS):
        raise Problem("error-flag-with-save", flag=flag)
    path = Path(args.file)
    saved = read_saved(path)
    if saved.seats and given(args, SEAT_FLAGS):
        raise Problem("error-save-knows-seats", path=str(path))
    for seat in saved.seats:
        for player in (seat.player, seat.stand_in or HUMAN):
            if player != HUMAN and player not in PLAYERS:
                raise SaveError("error-save-player", path=str(path), player=player)
    seats = saved.seats or seating(args, words, console).seats(saved.record.setup["players"])
    try:
        match = replay_whole(saved, seats)
    except RecordError as error:
        raise SaveError("error-record", path=str(path), reason=error) from None
    match.path = Path(args.save) if args.save else path
    if args.save or not match.game.over:
        # A file that cannot be written is told now, not after an evening of play.
        match.save(replace=args.force or not args.save)
    return match


def replay_whole(saved: Saved, seats: list[Seat]) -> Match:
    """Whatever goes wrong in a damaged file is told as such."""
    try:
        return replayed(saved.record, seats)
    except RecordError:
        raise
    except Exception as error:
        text = "the record does not replay: {reason}"
        raise RecordError("record-damaged", text, reason=error) from None


def begun(args: argparse.Namespace, words: Words, console: Console) -> Match:
    position = position_of(args)
    asking = seating(args, words, console)
    if not position:
        wanted = Wanted(args.edition, args.players, args.modules, args.option)
        TERMINALS.of(args.game or USUAL).ask(wanted, asking)
        args.edition, args.players, args.modules = wanted.edition, wanted.players, wanted.modules
    setup = setup_from(args, position)
    game = set_up(args, setup, position)
    if args.save and Path(args.save).exists() and not args.force:
        raise SaveError("error-exists-force", path=args.save)
    seats = asking.seats(setup.players)
    match = match_of(game, seats)
    first_save(match, args)
    return match


def seating(args: argparse.Namespace, words: Words, console: Console) -> Seating:
    return Seating(console, words, args.quick, args.seats, args.bots, args.names)


def first_save(match: Match, args: argparse.Namespace) -> None:
    """Claims the file of this game: one that exists is never overwritten unasked."""
    if args.save:
        match.path = Path(args.save)
        match.save(replace=args.force)
        return
    setup = match.game.setup
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    short = commitment(match.game.chance.seed)[:6]
    game = TERMINALS.of(setup.game).file_name(setup)
    folder = made_saves_folder()
    for number in range(1, 100):
        path = folder / f"{moment}-{game}-{setup.players}p-{short}-{number}.json"
        if not path.exists():
            match.path = path
            match.save(replace=False)
            return
