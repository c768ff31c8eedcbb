"""`orleans join` and a real server: scripts of lines, as people would type them."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from tests.cli.running import Ran, environment
from tests.patience import PATIENCE
from tests.server.running import Running, running

CLASSIC = "--edition 2021 --players 2 --bots easy"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(autouse=True)
def no_terminal_stays_open() -> Iterator[None]:
    yield
    while Terminal.opened:
        process = Terminal.opened.pop().process
        process.kill()
        process.communicate()


class Terminal:
    """`orleans join` as a process of its own; what it shows goes to a file, so it never waits."""

    opened: ClassVar[list[Terminal]] = []

    def __init__(self, home: Path, *arguments: str, typed: str = "") -> None:
        line = " ".join(["-m orleans.cli join --lang en", *arguments])
        self.out = home / f"out-{len(self.opened)}"
        self.seen = 0
        with self.out.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, *line.split()],
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.PIPE,
                env=environment(home),
                cwd=home,
            )
        self.opened.append(self)
        if typed:
            self.type(*typed.split(" | "))

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def until(self, text: str) -> str:
        """What is shown up to a text, from where the last look ended."""
        limit = time.monotonic() + PATIENCE
        while text not in (shown := self.out.read_text(encoding="utf-8")[self.seen :]):
            assert time.monotonic() < limit and self.process.poll() is None, shown[-2000:]
            time.sleep(0.05)
        end = shown.index(text) + len(text)
        self.seen += end
        return shown[:end]

    def end(self) -> Ran:
        """All that was shown, when it has ended by itself."""
        _, err = self.process.communicate(timeout=2 * PATIENCE)
        return Ran(self.process.returncode, self.out.read_text(encoding="utf-8"), err.decode())


def join(home: Path, *arguments: str, typed: str = "") -> Ran:
    return Terminal(home, *arguments, typed=typed).end()


def kill(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def link_in(text: str, key: str) -> str:
    found = re.search(rf"http\S+#{key}\S+", text)
    assert found is not None, text
    return found[0]


def test_a_new_table_is_made_and_played_at(server: Running, tmp_path: Path) -> None:
    typed = "village | undo | redo | place monk ship.1 | say hello | done | log | quit"
    ran = join(tmp_path, server.url, "--new --name Anna", CLASSIC, typed=typed)
    assert ran.code == 0 and ran.err == ""
    assert "Anna> village" in ran.out and "Village      [F*][B*][C*]  ready" in ran.out
    assert "complete Village (C*)" in ran.out.split("Anna> undo")[1].split("Anna> redo")[0]
    refused = ran.out.split("Anna> place monk ship.1")[1].split("Anna> ")[0]
    assert "Not possible: rule plan.place" in refused and "From: Big Box 2025" in refused
    assert "Anna: hello" in ran.out and "Anna places on Village" in ran.out
    link = link_in(ran.out.split("Your seat is kept.")[1], "orls_")
    again = join(tmp_path, link, typed="quit")
    assert "Round 1 of 18: Actions" in again.out and "Anna> quit" in again.out


def test_a_friend_sits_down_with_the_invitation(server: Running, tmp_path: Path) -> None:
    flags = "--new --name Anna --game joan --players 2 --option start_player=blue"
    anna = Terminal(tmp_path, server.url, flags)
    link = link_in(anna.until("Waiting for one more player"), "orli_")
    ben = Terminal(tmp_path, link, typed="Ben | say hello Anna | bag | quit")
    assert "Ben sits down." in anna.until("Ben: hello Anna")
    told = ben.end().out
    assert "Your name at the table? Ben" in told and "Ben: hello Anna" in told
    anna.type("quit")
    assert anna.end().code == 0
    taken = join(tmp_path, link, "--name Chloé")
    assert taken.code == 2 and "This seat is taken." in taken.err


def test_whoever_gets_up_goes_and_a_lost_link_is_given_anew(
    server: Running, tmp_path: Path
) -> None:
    anna = Terminal(tmp_path, server.url, "--new --name Anna --game joan --players 3")
    link = link_in(anna.until("Waiting for 2 more players"), "orli_")
    gone = join(tmp_path, link, "--name Ben", typed="leave")
    assert gone.code == 0 and "Your seat is kept" not in gone.out
    ben = Terminal(tmp_path, link, "--name Ben")
    old = link_in(ben.until("Waiting for one more player"), "orls_")
    assert "Ben leaves the table." in anna.until("leaves the table.")
    anna.until("Ben sits down.")
    anna.type("link Chloé", "link Ben")
    told = anna.until("The new link for Ben")
    assert "Who gets a new link?" in told
    new = link_in(anna.until("orls_") + anna.until("\n"), "orls_")
    assert ben.end().code == 2 and new != old
    back = join(tmp_path, new, typed="quit")
    assert back.code == 0 and "Ben> quit" in back.out


def test_a_table_is_found_in_the_list_and_filled_up(server: Running, tmp_path: Path) -> None:
    anna = Terminal(tmp_path, server.url, "--new --name Anna --game joan --players 3")
    table = link_in(anna.until("Waiting for 2 more players"), "orli_").partition("#")[0]
    listed = " ".join(join(tmp_path, server.url).out.split())
    assert f"{table} Joan of Arc, 3 players; at the table: Anna; 2 free seats" in listed
    ben = Terminal(tmp_path, table, "--name Ben", typed="fill easy")
    assert "the game begins" in anna.until("the game begins")
    ben.type("quit")
    assert ben.end().code == 0
    anna.type("quit")
    assert anna.end().code == 0


def test_two_terminals_play_a_whole_game_through_kills_and_a_third_one_watches(
    tmp_path: Path,
) -> None:
    """In the middle of it one of the two is killed and comes back by its link, then the server is
    killed and started again."""
    home, db = tmp_path / "server", str(tmp_path / "tables.sqlite")
    joan = "--new --name Anna --game joan --players 2 --auto random"
    with running(home, "--no-local-limits", db=db) as first:
        anna = Terminal(tmp_path, first.url, joan)
        link = link_in(anna.until("Waiting for one more player"), "orli_")
        watcher = Terminal(tmp_path, link.partition("#")[0])
        watcher.until("You’re watching")
        ben = Terminal(tmp_path, link, "--name Ben --auto easy")
        own = link_in(ben.until("the game begins"), "orls_")
        watcher.until("Round 2")
        kill(ben.process)
        ben = Terminal(tmp_path, own, "--auto random")
        for terminal in (ben, watcher):
            terminal.until("Round 4")
        kill(first.process)
    with running(home, "--no-local-limits", "--port", first.url.rpartition(":")[2], db=db):
        shown = [terminal.end() for terminal in (ben, anna, watcher)]
    assert [ran.code for ran in shown] == [0, 0, 0] and [ran.err for ran in shown] == ["", "", ""]
    assert all("Reconnected." in ran.out for ran in shown)
    ends = {ran.out.split("== End of the game")[1] for ran in shown}
    assert len(ends) == 1 and "The seed was" in ends.pop()


def test_leaving_with_ctrl_c_tells_how_to_come_back(server: Running, tmp_path: Path) -> None:
    anna = Terminal(tmp_path, server.url, "--new --name Anna", CLASSIC)
    anna.until("Plan: which Follower goes where?")
    anna.process.send_signal(signal.SIGINT)
    ran = anna.end()
    assert ran.code == 130 and "Traceback" not in ran.err
    assert "Come back with: orleans join" in ran.out and link_in(ran.out, "orls_")


def test_nobody_stands_in_for_the_only_person_and_pauses_pause(
    server: Running, tmp_path: Path
) -> None:
    typed = "pause | village | resume | bot random | who | quit"
    ran = join(tmp_path, server.url, "--new --name Anna", CLASSIC, typed=typed)
    paused = ran.out.split("Anna> village")[1].split("Anna> resume")[0]
    assert "The game is paused." in paused
    assert "You’re the only person playing here" in ran.out
    assert "Anna (human)" in ran.out.split("Anna> who")[1]


def test_the_language_changes_at_the_table(server: Running, tmp_path: Path) -> None:
    typed = "language xx | language de | dorf | undo all | language fr | quit"
    ran = join(tmp_path, server.url, "--new --name Anna", CLASSIC, typed=typed)
    assert "Which language?" in ran.out and "Connection lost" not in ran.out
    rest = ran.out.split("Das Spiel ist jetzt auf Deutsch.")[1]
    german, french = rest.split("Le jeu est maintenant en français.")
    assert "Dein Tableau" in german and "Welcher Gefolgsmann" in german
    assert "Votre plateau" in french and "Revenez avec" in french


def test_a_hint_is_followed_by_one_word(server: Running, tmp_path: Path) -> None:
    typed = "hint | follow | log | follow | quit"
    ran = join(tmp_path, server.url, "--new --name Anna", CLASSIC, typed=typed)
    assert "Type follow to do this." in ran.out
    assert "There’s no hint to follow" not in ran.out.split("Anna> log")[0]
    assert "Anna places on" in ran.out.split("Anna> follow")[1]
    assert "There’s no hint to follow" in ran.out.split("Anna> log")[1]


def test_wrong_links_are_told_in_a_sentence(server: Running, tmp_path: Path) -> None:
    unknown = join(tmp_path, f"{server.url}/t/nosuchtable")
    assert unknown.code == 2 and "There’s no such table." in unknown.err
    nobody = join(tmp_path, "http://127.0.0.1:9/t/nosuchtable")
    assert nobody.code == 2 and "can’t be reached" in nobody.err
    bots = join(tmp_path, server.url, "--new --name Anna --players 2 --bots easy,easy")
    assert bots.code == 2 and "aren’t that many seats" in bots.err


def test_a_killed_server_is_waited_for(tmp_path: Path) -> None:
    home = tmp_path / "server"
    db = str(tmp_path / "tables.sqlite")
    with running(home, db=db) as first:
        anna = Terminal(tmp_path, first.url, "--new --name Anna", CLASSIC)
        anna.until("Plan: which Follower goes where?")
        anna.type("village")
        anna.until("ready")
        kill(first.process)
        anna.until("Connection lost")
        anna.type("done")  # waits for the connection
    port = first.url.rpartition(":")[2]
    with running(home, "--port", port, db=db):
        again = anna.until("Anna places on Village")
        assert "Reconnected." in again
        anna.type("quit")
        assert anna.end().code == 0
