"""`python3 run bench`: measure, print the table, write or compare figures."""

import argparse
import sys
from pathlib import Path

from . import file, server
from .against import find_checkout
from .attacks import FAMILIES
from .attacks.measure import run as attacked
from .chances import chances
from .contender import ContenderError
from .ladder import ladder
from .measure import DEFAULT, QUICK, Effort, measure
from .profile import profiles
from .table import tables


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument(
        "--server",
        action="store_true",
        help="the server under load instead of the engine; about ten minutes",
    )
    parser.add_argument(
        "--attacks",
        nargs="*",
        choices=FAMILIES,
        metavar="NAME",
        help="what people at tables notice of attacks on the server, instead; about ten minutes; "
        f"all of them, or some of: {', '.join(FAMILIES)}",
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="how strong the computer players are, instead; an hour on two processors",
    )
    parser.add_argument(
        "--chances",
        action="store_true",
        help="whether the chances to win are what comes, instead; about ten minutes",
    )
    jobs = "with --ladder and --chances: processes"
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help=jobs)
    parser.add_argument("--quick", action="store_true", help="short rounds: a look, not a measure")
    parser.add_argument("--rounds", type=int, metavar="N", help="how many rounds")
    parser.add_argument(
        "--tables",
        type=int,
        metavar="N",
        help="at how many is played: with --server (200), with --attacks (20)",
    )
    parser.add_argument(
        "--no-peers", action="store_true", help="only our own engine; with --server: only SQLite"
    )
    parser.add_argument(
        "--against",
        type=Path,
        metavar="CHECKOUT",
        help="the base games also in another checkout of this project, turn and turn about: "
        "how many times faster this one is",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument(
        "--compare",
        type=Path,
        metavar="FILE",
        help="ratios against those of an earlier file; exit code 1 if one fell by over 15 %%",
    )
    parser.add_argument("--profile", action="store_true", help="where the time goes instead")
    return parser


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    options = arguments().parse_args()
    if options.ladder:
        print(ladder(options, say))
        return 0
    if options.chances:
        print(chances(options, say))
        return 0
    try:
        if options.profile:
            print(server.profile(options, say) if options.server else engine_profile(options))
            return 0
        old = file.read(options.compare) if options.compare else None
        figures, text = measured(options)
    except (file.FiguresError, ContenderError) as error:
        say(f"bench: {error}")
        return 2
    print(f"{file.headline(figures)}\n\n{text}")
    if options.json:
        file.write(figures, options.json)
    if old is None:
        return 0
    lines, fallen = file.compare(old, figures)
    print("\n" + "\n".join(lines))
    return 1 if fallen else 0


def measured(options: argparse.Namespace) -> tuple[file.Figures, str]:
    if options.attacks is not None:
        return attacked(options, say)
    return server.run(options, say) if options.server else engine(options)


def engine(options: argparse.Namespace) -> tuple[file.Figures, str]:
    """The figures, and the tables that show them."""
    chosen = QUICK if options.quick else DEFAULT
    effort = Effort(max(1, options.rounds or chosen.rounds), chosen.seconds)
    against = find_checkout(options.against) if options.against else None
    results = measure(effort, not options.no_peers, say, against)
    return file.figures_of(results, effort), tables(results)


def engine_profile(options: argparse.Namespace) -> str:
    return profiles((QUICK if options.quick else DEFAULT).seconds * 3)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
