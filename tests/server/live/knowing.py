"""What a client may know, worked out beside the server from what is stored, and a comparison with
every byte that the client was sent.

Whatever is hidden from a seat is dealt anew here before its state is made, the bags of the others
too, and what others have sealed is decided otherwise, in more moves or fewer: if the server's is
the same to the letter and to every number, nothing hidden was in it. A draft has to be made of
moves that its reader has sent, odds have to follow from a view that the reader was sent. What else
a message may hold is on a list.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from orleans.analysis.classic.odds import draw_odds
from orleans.analysis.joan.odds import draw_odds as joan_odds
from orleans.analysis.odds import Odds
from orleans.analysis.requests import record_so_far
from orleans.classic.game import Classic
from orleans.classic.ids import PERSONAL
from orleans.classic.modules.intrigue.state import OFFER
from orleans.classic.modules.orders.module import Orders
from orleans.classic.modules.orders.state import orders_of
from orleans.display.situation import about_view
from orleans.games import AnyGame, Setup, replay_record
from orleans.joan.game import JoanOfArc
from orleans.kernel.chance import commitment
from orleans.kernel.events import Event, seen_by
from orleans.kernel.record import Record
from orleans.server.present.presenter import Attendance, line_of, state_of, words_in
from orleans.table.applied import AppliedEntry
from orleans.table.drafts import Draft
from orleans.table.entry import Entry
from orleans.table.seats import OPEN, Seat
from orleans.table.snapshot import freeze_table, thaw_table
from orleans.table.table import MOVED, OVER, UNDONE, Table

from .client import Heard, Screen
from .servers import Servers, Sitting
from .stored import entries, seed_of

FIELDS = {
    "welcome": {"type", "info", "state", "lines", "first"},
    "update": {"type", "lines", "state"},
    "done": {"type", "id", "seq"},
    "refused": {"type", "id", "reason"},
    "pong": {"type", "now"},
    "table": {"info", "state", "lines"},
    "log": {"lines", "after"},
    "moment": {"moment", "moves", "view", "about", "scores", "score_parts"},
    "odds": {"bag", "drawn", "followers", "places", "refilled", "planned", "stuck", "chosen"},
    "hint": {"question", "moves", "reasons", "others", "beside"},
    "error": {"error", "field", "request"},
    "info": {
        *("table", "created", "setup", "options", "commitment", "rules", "seat", "language"),
    },
    "reason": {"key", "text", "rule", "rule_text", "sources", "ruling"},
}
"""All that a message may hold, by its kind."""


class Leak(AssertionError):
    """Somebody was told more, or something else, than they may know."""


class Course(NamedTuple):
    """A game as far as it went, and how many moves led to each of its moments."""

    record: Record
    moves: list[int]


class World:
    """A table as it is for one reader, for whom all that is sealed may as well be otherwise."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: dict[int, tuple[Entry, list[Event], int]] = {}

    def apply(self, entry: Entry) -> None:
        events = self.table.apply(entry)
        self.told[entry.seq] = (entry, events, self.table.moment)

    def apply_otherwise(self, entry: Entry) -> None:
        """A sealed offer of another size."""
        assert isinstance(self.table.game, Classic)
        offers = [m.notation for m in self.table.game.legal(entry.seat) if m.kind == OFFER]
        otherwise = ["done"] if len(entry.body["moves"]) > 1 else [*offers[:1], "done"]
        self.apply(msgspec.structs.replace(entry, body={**entry.body, "moves": otherwise}))


class Truth:
    """A table as it was after each of its entries."""

    def __init__(self, setup: dict[str, Any], seed: str, entries: list[dict[str, Any]]) -> None:
        known = Setup.from_plain(setup)
        self.table = Table("", known, seed, [Seat(player=OPEN)] * known.players)
        self.entries = [
            Entry(**{name: one[name] for name in ("seq", "at", "seat", "kind", "body")})
            for one in entries
        ]
        self.told: dict[int, tuple[Entry, list[Event], int]] = {}
        self.worlds: dict[int | None, World] = {}  # while something is sealed
        self.courses: list[Course] = []  # of the game, each as far as it went before going back

    def moments(self) -> Iterator[int]:
        """From one entry to the next; in between `table` can be looked at."""
        for entry in self.entries:
            if entry.kind == UNDONE:
                self.courses.append(self.course())
            self.apply(entry)
            yield entry.seq
        self.courses.append(self.course())

    def course(self) -> Course:
        history = self.table.history
        assert history is not None
        moves = [history.moves_at(moment) for moment in range(history.moment + 1)]
        return Course(record_so_far(history.game), moves)

    def apply(self, entry: Entry) -> None:
        bribing = entry.kind == MOVED and self.table.game.asked == "offer"
        before = freeze_table(self.table) if bribing and self.table.proposal is None else b""
        events = self.table.apply(entry)
        self.told[entry.seq] = (entry, events, self.table.moment)
        if bribing and self.table.game.asked != "offer":
            self.worlds = {}  # all is shown
        for seat in (None, *range(len(self.table.seats))):
            sealed = bribing and self.table.game.asked == "offer" and seat != entry.seat
            if sealed and seat not in self.worlds and before:
                self.worlds[seat] = World(self.thawed(before))
            if seat in self.worlds:
                world = self.worlds[seat]
                world.apply_otherwise(entry) if sealed else world.apply(entry)

    def thawed(self, frozen: bytes) -> Table:
        table = Table("", self.table.setup, self.table.seed, self.table.seats)
        thaw_table(table, frozen)
        return table

    # ------------------------------------------------------------------ comparing

    def check_state(self, state: dict[str, Any], seat: int | None) -> None:
        table = self.worlds[seat].table if seat in self.worlds else self.table
        draft = state["draft"]
        table.drafts = {}
        if draft is not None:
            assert seat is not None
            table.drafts[seat] = Draft(tuple(draft["moves"]), tuple(draft["undone"]))
        if table.history is not None:
            true = table.game
            table.history.game = with_other_bags(true.imagine(seat, "another world"), seat)
        online = [one["seat"] for one in state["seats"] if one["online"]]
        graces = {one["seat"]: one["grace"] for one in state["seats"] if one["grace"] is not None}
        try:
            expected = plain(state_of(table, seat, Attendance(online, graces), 0, "en"))
        finally:
            table.drafts = {}
            if table.history is not None:
                table.history.game = true
        same(state, expected, f"the state after {table.seq} for {seat}")

    def check_line(self, line: dict[str, Any], seat: int | None) -> None:
        told_there = self.worlds[seat].told if seat in self.worlds else {}
        entry, events, moment = told_there.get(line["seq"], self.told[line["seq"]])
        told = AppliedEntry(entry, seen_by(events, seat), moment)
        expected = plain(line_of(self.table, told, seat, "en"))
        same(line, expected, f"line {entry.seq} for {seat}")

    def check_moment(self, found: dict[str, Any], seat: int | None) -> None:
        """Of the game as it went at that time: perhaps its moves were taken back since."""
        number = found["moment"]
        games = {
            tuple(course.record.moves[: course.moves[number]]): course.record
            for course in self.courses
            if number < len(course.moves)
        }
        expected = [self.moment_of(record, len(moves), seat) for moves, record in games.items()]
        shown = {name: found[name] for name in ("view", "about", "scores", "score_parts")}
        if shown not in expected:
            raise Leak(f"moment {number} for {seat}: {difference(shown, expected[-1])}")

    def moment_of(self, record: Record, moves: int, seat: int | None) -> dict[str, Any]:
        world = with_other_bags(replay_record(record, moves).imagine(seat, "another world"), seat)
        parts = [world.score_parts(one) for one in range(len(world.scores))]
        view = world.view(seat)
        said = about_view(words_in("en"), world.setup.game, world.tables, view, self.table.names)
        found = {"view": view, "about": said, "scores": world.scores, "score_parts": parts}
        return dict(plain(found))

    def check_info(self, info: dict[str, Any], seat: int | None) -> None:
        require_fields("info", info)
        same(info["commitment"], commitment(self.table.seed), "the commitment")
        same(info["setup"], plain(self.table.setup.plain()), "the set-up")
        same(info["seat"], seat, "whose seat it is")


def with_other_bags(game: AnyGame, seat: int | None) -> AnyGame:
    """The others have as many Followers in their bags, but other ones. Own ones stay: whether
    somebody has any other to give, when tortured, is known to all."""
    if isinstance(game, Classic):
        for other, player in enumerate(game.players):
            if other != seat:
                neutral, own = player.bag[:PERSONAL], player.bag[PERSONAL:]
                player.bag = [*neutral[1:], neutral[0], *own]
    return game


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def same(found: Any, expected: Any, what: str) -> None:
    if found != expected:
        raise Leak(f"{what}: {difference(found, expected)}")


def difference(found: Any, expected: Any, at: str = "") -> str:
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        for name in found:
            if found[name] != expected[name]:
                return difference(found[name], expected[name], f"{at}.{name}")
    return f"{at}: {str(found)[:200]} and not {str(expected)[:200]}"


# ------------------------------------------------------------------- everything heard


def check_heard(truth: Truth, screens: list[Screen], secrets: dict[str, str]) -> int:
    """Everything that these were sent, WebSocket and HTTP; how many states were compared.

    `secrets` are words that nobody may ever hear, with what they are.
    """
    by_seq: dict[int, list[tuple[Screen, Heard, dict[str, Any]]]] = defaultdict(list)
    rest: list[tuple[Screen, Heard]] = []
    for screen in screens:
        for heard in screen.heard:
            check_words(heard, secrets)
            state = heard.message.get("state")
            if state is None:
                rest.append((screen, heard))
            else:
                by_seq[state["seq"]].append((screen, heard, state))
    compared = 0
    for seq in truth.moments():
        for screen, heard, state in by_seq.pop(seq, []):
            kind = "table" if heard.path else heard.message["type"]
            require_fields(kind, heard.message)
            if "info" in heard.message:
                truth.check_info(heard.message["info"], screen.seat)
            check_draft(screen, heard, state)
            truth.check_state(state, screen.seat)
            check_face_down(truth.table, heard.text)
            check_bags(state)
            for line in heard.message["lines"]:
                truth.check_line(line, screen.seat)
            compared += 1
    assert not by_seq, "a state of entries that are not stored"
    views = {screen: views_of(screen) for screen in screens}
    moments = moments_told(screens)
    for screen, heard in rest:
        check_other(truth, screen, heard, views[screen])
        if "/moments/" in heard.path and heard.status == 200:
            same(heard.message["moves"] in moments, True, f"{heard.message['moves']} moments")
        check_face_down(truth.table, heard.text)
    return compared


def require_fields(kind: str, found: dict[str, Any]) -> None:
    if found.keys() != FIELDS[kind]:
        raise Leak(f"{kind} holds {sorted(found.keys() ^ FIELDS[kind])}")


def views_of(screen: Screen) -> list[dict[str, Any]]:
    states = [heard.message.get("state") for heard in screen.heard]
    return [state["view"] for state in states if state and state["view"]]


def moments_told(screens: list[Screen]) -> set[int]:
    """They are the same for everybody, whoever has heard of them."""
    messages = [heard.message for screen in screens for heard in screen.heard]
    lines = {line["moment"] for message in messages for line in message.get("lines", [])}
    return lines | {message["state"]["moment"] for message in messages if message.get("state")}


def check_words(heard: Heard, secrets: dict[str, str]) -> None:
    for secret, what in secrets.items():
        if secret in heard.text and not may_hear_seed(heard, what):
            raise Leak(f"{what} in {heard.path or 'a message'}")
    if "Traceback" in heard.text or 'File "' in heard.text:
        raise Leak("a trace")


def may_hear_seed(heard: Heard, what: str) -> bool:
    """Once the game is over it is published."""
    message = heard.message
    over = message.get("state", message).get("status", "") == "over"
    told = heard.path.endswith(("/record", "/result")) and heard.status == 200
    return what == "the seed" and (over or told)


def check_draft(screen: Screen, heard: Heard, state: dict[str, Any]) -> None:
    """Only what its reader has thought of before."""
    draft = state["draft"] or {"moves": [], "undone": []}
    own = {move for at, move in screen.moves if at < heard.at}
    foreign = {*draft["moves"], *draft["undone"]} - own
    if foreign:
        raise Leak(f"somebody else has thought of {foreign}")


def check_face_down(table: Table, text: str) -> None:
    """What lies in a pile and nowhere else is in no message."""
    if table.history is None or table.game.over:
        return
    for id in hidden_ids(table.game):
        if f'"{id}"' in text:
            raise Leak(f"{id} still lies face down")


def check_bags(state: dict[str, Any]) -> None:
    if state["status"] == "running":
        bags = [one for one in state["view"]["players"] if "bag" in one]
        if len(bags) > 1:
            raise Leak("the bag of somebody else")


def hidden_ids(game: AnyGame) -> set[str]:
    """Face down, and no other piece of that name has been turned up before."""
    if isinstance(game, JoanOfArc):
        return set()  # the view names all cards of the game; their order is what is hidden
    tiles = game.tables.hour_glass
    turned = {tiles[tile].id for tile in game.hour_glass[: game.turned]}
    hidden = {tiles[tile].id for tile in game.hour_glass[game.turned :]} - turned
    for module in game.tables.modules:
        if isinstance(module, Orders):
            shown = module.view(game, None)
            open_ones = {*shown["display"], *(id for taken in shown["taken"] for id in taken)}
            hidden |= {module.deck.ids[card] for card in orders_of(game).pile} - open_ones
    return hidden


def check_other(truth: Truth, screen: Screen, heard: Heard, views: list[dict[str, Any]]) -> None:
    """What holds no state: answers, the log, a moment, odds, hints, refusals."""
    message, about = heard.message, heard.path.partition("?")[0].rpartition("/")[2]
    if heard.status != 200:
        require_fields("error", message)
        require_fields("reason", message["error"])
    elif not heard.path:
        require_fields(message["type"], message)
        if message["type"] == "refused":
            require_fields("reason", message["reason"])
    elif about == "log":
        require_fields("log", message)
        for line in message["lines"]:
            truth.check_line(line, screen.seat)
    elif "/moments/" in heard.path:
        require_fields("moment", message)
        truth.check_moment(message, screen.seat)
    elif about == "odds":
        require_fields("odds", message)
        stuck = message["stuck"]  # open to all: it lies on the mat and cannot be used
        if not any(plain(odds_in(truth.table, view, stuck)) == message for view in views):
            raise Leak("odds that follow from no view of theirs")
    elif about == "hint":
        require_fields("hint", message)
    elif about in ("record", "result"):
        assert truth.table.status == OVER
    else:
        raise Leak(f"nobody has checked {heard.path or message['type']}")


def odds_in(table: Table, view: dict[str, Any], stuck: list[str]) -> Odds:
    game = table.game
    if isinstance(game, JoanOfArc):
        return joan_odds(game.tables, view)
    return draw_odds(game.tables, view, stuck)


def check_table(servers: Servers, sitting: Sitting, screens: list[Screen]) -> int:
    """Whatever anybody was sent, and what the server has written down about itself."""
    found = entries(servers.db, sitting.table)
    seed = seed_of(servers.db, sitting.table)
    secrets = {seed: "the seed", sitting.invite: "the invitation"}
    secrets |= {key: f"the key of seat {seat}" for seat, key in sitting.keys.items()}
    for secret, what in secrets.items():
        if secret in servers.log or secret in servers.now.get("/metrics").data.decode():
            raise Leak(f"{what} is written down")
    return check_heard(Truth(screens[0].info["setup"], seed, found), screens, secrets)
