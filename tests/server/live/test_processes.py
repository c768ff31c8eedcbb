"""Two processes on one PostgreSQL: one table, whichever of them a player is connected to."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.conftest import TEMPLATE, new_database

from .client import Screen, all_at_once
from .players import Player, not_before
from .servers import ASTRAY, CLASSIC, JOAN, Servers, new_table
from .stored import check_kept, entries, rows
from .test_kill import check_record


class Pair:
    def __init__(self, db: str, one: Servers, other: Servers) -> None:
        self.db = db
        self.one = one
        self.other = other

    def alive(self) -> str:
        """Clients of a server that is gone come to the other one."""
        return self.one.now.url if self.one.up.is_set() else self.other.now.url


@pytest.fixture(scope="module")
def pair(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    database = contextlib.contextmanager(new_database)
    folder = tmp_path_factory.mktemp("pair")
    with (
        database(postgres_server, TEMPLATE) as db,
        Servers(folder / "one", db, players=ASTRAY) as one,
        Servers(folder / "other", db, players=ASTRAY) as other,
    ):
        yield Pair(db, one, other)


def test_all_see_the_same_wherever_they_are(pair: Pair) -> None:
    sitting = new_table(pair.one.now, CLASSIC, "human", "human")
    with (
        Screen(pair.one.url, sitting.table, sitting.keys[0]) as anna,
        Screen(pair.other.url, sitting.table, sitting.keys[0], language="fr") as tablet,
        Screen(pair.other.url, sitting.table, sitting.keys[1]) as ben,
        Screen(pair.other.url, sitting.table) as spectator,
    ):
        everybody = [anna, tablet, ben, spectator]
        said = anna.say("Salut")
        for screen in everybody:
            screen.until(lambda s=screen: s.last == said["seq"])  # type: ignore[misc]
            assert screen.lines[screen.last]["body"] == {"text": "Salut"}

        place = Player(anna, 1, whims=0).move(anna.state["question"])
        anna.do(place)
        tablet.until(lambda: tablet.state["draft"] is not None)
        assert tablet.state["draft"]["moves"] == place["moves"]
        tablet.do({"do": "undo"})
        anna.until(lambda: bool(anna.state["draft"] and anna.state["draft"]["undone"]))
        for screen in (ben, spectator):
            screen.catch_up()
            assert not any(
                place["moves"][0] in heard.text.replace('"move":', "") and '"draft":{' in heard.text
                for heard in screen.heard
            )
            assert screen.state["draft"] is None


def test_who_is_there_is_known_everywhere(pair: Pair) -> None:
    sitting = new_table(pair.one.now, CLASSIC, "human", "human")

    def online(screen: Screen) -> list[bool]:
        return [seat["online"] for seat in screen.state["seats"][:2]]

    with (
        Screen(pair.one.url, sitting.table, sitting.keys[0]) as anna,
        Screen(pair.other.url, sitting.table, sitting.keys[1]) as ben,
    ):
        anna.until(lambda: online(anna) == [True, True])
        ben.until(lambda: online(ben) == [True, True])
        away = {"do": "propose", "what": "stand_in", "seat": 1, "level": "random"}
        assert anna.do(away)["reason"]["key"] == "server-is-there"
        ben.break_off()
        anna.until(lambda: online(anna) == [True, False])


def test_commands_at_both_processes_at_once_lose_nothing(pair: Pair) -> None:
    """All plan at the same time, two here and two there, for a few rounds."""
    sitting = new_table(pair.one.now, CLASSIC, "human", "human", "human", "human")
    players = [
        Player(Screen((pair.one, pair.other)[seat % 2].url, sitting.table, key), seat, 0.2)
        for seat, key in sitting.keys.items()
    ]

    def enough() -> bool:
        return any(player.screen.state["view"]["round"] > 3 for player in players)

    with contextlib.ExitStack() as stack:
        for player in players:
            stack.enter_context(player.screen)
        all_at_once([lambda p=player: p.play_on(enough) for player in players])  # type: ignore[misc]
    check_kept(pair.db, sitting.table, [player.screen for player in players])
    assert sum(len(player.screen.done) for player in players) > 40
    # Whoever was a moment too late, to answer or to take back, is told so.
    late = ("table-stale", "table-undo-other")
    assert not [r for p in players for r in p.refused if r["reason"]["key"] not in late]


def test_what_one_process_has_refused_no_other_one_does(pair: Pair) -> None:
    """A copy of the command that comes late, when it would be possible."""
    sitting = new_table(pair.one.now, CLASSIC, "human", "human")
    with (
        Screen(pair.one.url, sitting.table, sitting.keys[0]) as anna,
        Screen(pair.other.url, sitting.table, sitting.keys[0]) as tablet,
    ):
        refused = anna.do({"do": "undo"}, "late")
        assert refused["type"] == "refused"
        anna.do(Player(anna, 1, whims=0).move(anna.state["question"]))
        tablet.until(lambda: tablet.state["draft"] is not None)
        assert tablet.do({"do": "undo"}, "late") == refused
        assert tablet.do({"do": "undo"}, "in-time")["type"] == "done"


def test_one_process_asks_the_bots_of_a_table(pair: Pair) -> None:
    """Whoever has the table open hears of every move, but does not think as well."""
    before = decisions(pair)
    sitting = new_table(pair.one.now, JOAN, "human")
    player = Player(Screen(pair.one.url, sitting.table, sitting.keys[0]), 5)
    with Screen(pair.other.url, sitting.table) as spectator:
        player.play_on()
        spectator.until(lambda: spectator.state["status"] == "over")
    moved = [one for one in entries(pair.db, sitting.table) if one["kind"] == "moved"]
    asked = decisions(pair) - before
    assert asked <= 1.2 * len([one for one in moved if one["seat"] != 0])


def decisions(pair: Pair) -> float:
    """Of computer players, at both processes."""
    told = [servers.now.get("/metrics").data.decode() for servers in (pair.one, pair.other)]
    lines = [line for text in told for line in text.splitlines()]
    return sum(
        float(line.rpartition(" ")[2])
        for line in lines
        if line.startswith("orleans_bot_decisions_total")
    )


def test_when_one_is_killed_its_tables_go_on_at_the_other(pair: Pair, tmp_path: Path) -> None:
    """The last test of this pair. At one table people play, at the other bots just think."""
    playing = new_table(pair.one.now, JOAN, "human", "human")
    thinking = new_table(pair.one.now, JOAN, "human", "sleeping", "sleeping")
    players = [
        Player(Screen(pair.alive, playing.table, playing.keys[0]), 1),
        Player(Screen(pair.other.url, playing.table, playing.keys[1]), 2),
        Player(Screen(pair.alive, thinking.table, thinking.keys[0]), 3, whims=0),
    ]

    killed = threading.Event()

    def kill_one_while_bots_think() -> None:
        until = time.monotonic() + PATIENCE
        sql = "SELECT holder IS NOT NULL FROM tables WHERE id = $1"
        while time.monotonic() < until and not rows(pair.db, sql, thinking.table)[0][0]:
            time.sleep(0.02)
        pair.one.kill()
        killed.set()

    def think() -> None:
        """As far as the second round of decisions: they think slowly."""
        players[2].play_on(lambda: players[2].steps > 8 and players[2].screen.breaks > 0)

    play = [partial(player.play_on, not_before(killed, player)) for player in players[:2]]
    all_at_once([*play, think, kill_one_while_bots_think])
    assert players[0].screen.breaks == 1 and players[2].screen.breaks == 1
    check_kept(pair.db, playing.table, [player.screen for player in players[:2]])
    check_kept(pair.db, thinking.table, [players[2].screen])
    check_record(pair.other, playing)
