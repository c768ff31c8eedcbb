"""Where the time of the server's event loop goes while people play."""

import pstats
import tempfile
from pathlib import Path

from ..contender import Contender, compiled_environment
from ..profile import by_function
from ..results import Results
from .measure import Load, Say, Site, people_on, seated
from .process import Served
from .scenes import ALL, PACE


def profiled(load: Load, say: Say) -> str:
    with (
        tempfile.TemporaryDirectory(prefix="orleans-bench-") as folder,
        Contender("bench.server.inside", compiled_environment()) as inside,
        people_on(None) as people,
    ):
        stats = Path(folder) / "stats"
        site = Site(Path(folder), inside, Results(), say)
        db = site.database(None)
        seats = inside.ask("prepare", where=db, **ALL.wanted(load.tables))["seats"]
        with Served(db, switches=["--profile", str(stats)]) as server:
            people.ask("come", seats=seated(seats, [server]))
            people.ask("play", seconds=load.seconds * load.rounds, pace=PACE)
        return "\n".join(by_function("the event loop, by function", pstats.Stats(str(stats))))
