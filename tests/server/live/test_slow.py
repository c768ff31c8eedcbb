"""A client that reads a byte per second, and computer players that loop or crash: nobody else is
held up."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from pathlib import Path
from urllib.parse import urlsplit

from tests.patience import PATIENCE

from .client import Screen, all_at_once
from .players import Player
from .servers import ASTRAY, CLASSIC, JOAN, Servers, new_table
from .stored import entries


class SlowReader:
    """Completes the handshake and then hardly reads; its window is as small as it gets."""

    def __init__(self, url: str, table: str, key: str) -> None:
        parts = urlsplit(url)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((parts.hostname, parts.port))
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.send({"type": "hello", "key": key})
        self.read = 0
        self.gone = False

    def send(self, message: object) -> None:
        body = json.dumps(message).encode()
        assert len(body) < 126
        frame = struct.pack("!BB4s", 0x81, 0x80 | len(body), bytes(4))  # a mask of zeros
        self.socket.sendall(frame + body)

    def read_a_byte(self) -> None:
        try:
            data = self.socket.recv(1)
        except ConnectionError:
            data = b""
        self.read += len(data)
        self.gone = self.gone or not data


def test_a_slow_reader_delays_nobody(tmp_path: Path) -> None:
    with Servers(tmp_path) as servers:
        sitting = new_table(servers.now, CLASSIC, "human", "human")
        alone = talk(servers, sitting.table, sitting.keys[0], 60)
        slow = SlowReader(servers.url(), sitting.table, sitting.keys[1])
        memory = resident(servers)
        waits: list[float] = []
        until = time.monotonic() + PATIENCE
        last = 0.0
        while not slow.gone and time.monotonic() < until:
            waits += talk(servers, sitting.table, sitting.keys[0], 20)
            if time.monotonic() > last + 1:
                slow.read_a_byte()
                last = time.monotonic()
            if len(waits) > 300:  # by now it must have been sent away: what is left is read fast
                while not slow.gone:
                    slow.read_a_byte()
        slow.socket.close()
        assert slow.gone and slow.read < kept_by_the_system() + 1_000_000
        assert max(waits) < 30 and median(waits) < 10 * median(alone) + 1
        assert resident(servers) < memory + 50_000_000
        # It may come back.
        with Screen(servers.url, sitting.table, sitting.keys[1]) as again:
            assert again.state["seq"] == len(entries(servers.db, sitting.table))


def talk(servers: Servers, table: str, key: str, often: int) -> list[float]:
    with Screen(servers.url, table, key) as screen:
        for _ in range(often):
            assert screen.say("…" * 100)["type"] == "done"
        return screen.waits


def kept_by_the_system() -> int:
    """What Linux takes off the server's hands for a connection, however slowly it is read."""
    return int(Path("/proc/sys/net/ipv4/tcp_wmem").read_text().split()[2])


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def resident(servers: Servers) -> int:
    """Bytes in memory of the server itself."""
    pages = Path(f"/proc/{servers.now.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def test_computer_players_that_go_astray_cost_their_own_table_only(tmp_path: Path) -> None:
    """One loops, one raises, one ends its process: others play on, and so do their tables."""
    with Servers(tmp_path, "", "--workers", "2", players=ASTRAY) as servers:
        wrong = {
            name: new_table(servers.now, {**JOAN, "players": 2}, "human", name)
            for name in ("looping", "raising", "exiting")
        }
        fine = new_table(servers.now, JOAN, "human", "human")
        players = [
            Player(Screen(servers.url, fine.table, key), seat) for seat, key in fine.keys.items()
        ]
        began = time.monotonic()
        waits: dict[str, float] = {}

        def wait_for(name: str) -> None:
            """Until the computer player there has decided something, and it is our turn."""
            sitting = wrong[name]
            player = Player(Screen(servers.url, sitting.table, sitting.keys[0]), 7, whims=0)
            screen = player.screen

            def moved_by_bot() -> bool:
                return any(
                    line["kind"] == "moved" and line["seat"] == 1 for line in screen.lines.values()
                )

            player.play_on(moved_by_bot)
            waits[name] = time.monotonic() - began

        def play_fine() -> None:
            all_at_once([player.play_on for player in players])
            waits["fine"] = time.monotonic() - began

        all_at_once([play_fine, *[lambda name=name: wait_for(name) for name in wrong]])
        assert max(players[0].screen.waits) < 30
        assert waits["looping"] > 9, "it was stopped at its time limit"
        assert all(waits[name] < PATIENCE for name in ("fine", "raising", "exiting"))
        told = servers.now.get("/metrics").data.decode()
        for name, outcome in (("looping", "TooSlow"), ("raising", "Crashed")):
            assert f'orleans_bot_decisions_total{{level="{name}",outcome="{outcome}"}}' in told
        assert "a secret of the inside" not in "".join(
            heard.text for player in players for heard in player.screen.heard
        )
