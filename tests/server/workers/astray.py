"""Computer players that go astray, each in its own way. Workers get them by `--players`."""

import os
import stat
import sys
import time

from orleans import Move
from orleans.bots import PLAYERS, Bot
from orleans.kernel.searchable import Searchable


class Looping(Bot):
    name = "looping"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        while True:
            pass


class Sleeping(Bot):
    """Takes its time, but no longer than allowed."""

    name = "sleeping"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        time.sleep(0.5)
        return game.candidates(seat, legal)[0]


class Raising(Bot):
    name = "raising"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        raise RuntimeError("a secret of the inside")


class Quitting(Bot):
    name = "quitting"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        sys.exit(0)


class Exiting(Bot):
    name = "exiting"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        os._exit(0)


class Chatting(Bot):
    """Prints what is no message, and reads what is not for it."""

    name = "chatting"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        print("\x00\x00\x00\x05hello", flush=True)
        os.write(1, b"\xff" * 5000)
        assert sys.stdin.read() == ""
        return game.candidates(seat, legal)[0]


class Flooding(Bot):
    name = "flooding"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        while True:
            print("x" * 10_000)


class Meddling(Bot):
    """Writes into every channel of its process."""

    name = "meddling"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        for fd in range(3, 50):
            try:
                mode = os.fstat(fd).st_mode
                if stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode):
                    os.write(fd, b"\x00\x00\x00\x05hello")
            except OSError:
                pass
        return game.candidates(seat, legal)[0]


class Hoarding(Bot):
    name = "hoarding"

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        hoard = []
        while True:
            hoard.append(bytearray(10_000_000))


ASTRAY = [Looping, Sleeping, Raising, Quitting, Exiting, Chatting, Flooding, Meddling, Hoarding]
PLAYERS.update({player.name: player for player in ASTRAY})
