"""`orleans serve` with switches that only a benchmark needs.

python -m bench.server.launch [--idle SECONDS] [--profile FILE] serve ...
"""

import argparse
import cProfile
from pathlib import Path
from typing import Any

import msgspec

from orleans.commands import serve
from orleans.text.translator import Words


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server.launch")
    parser.add_argument("--idle", type=float, help="seconds until an unwatched table is let go")
    parser.add_argument("--profile", type=Path, help="where the event loop's profile goes")
    serve.add(parser.add_subparsers(required=True), Words("en"))
    args = parser.parse_args()
    settings = serve.settings_of(args, Words("en"))
    if args.idle:
        settings = msgspec.structs.replace(settings, idle_seconds=args.idle)
    if args.profile:
        profiler = cProfile.Profile()
        profiler.runcall(run, settings)
        profiler.dump_stats(args.profile)
    else:
        run(settings)


def run(settings: Any) -> None:
    from orleans.server.ops.logs import set_up_logs
    from orleans.server.run import run as run_server

    set_up_logs(settings.log)
    run_server(settings, lambda message: None)


if __name__ == "__main__":
    main()
