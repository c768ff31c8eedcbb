"""Coming to a server: looking around, setting a table up, sitting down, playing."""

from __future__ import annotations

from ...games import Setup, tables_for
from ...server.wire import messages
from ...table.options import TableOptions
from ...table.seats import HUMAN, OPEN
from ...text.errors import Problem, one_line
from ...text.games import title_words
from ...text.translator import Words
from ..shell.console import Console
from .auto import Auto
from .client import Client
from .http_client import Server
from .keyboard import ask
from .link import Link


class Lobby:
    """Somebody at this terminal; the name is asked for where it is needed."""

    def __init__(self, console: Console, words: Words, name: str | None) -> None:
        self.console = console
        self.words = words
        self.given_name = name

    @property
    def name(self) -> str:
        name = self.given_name or ask(self.words.say("join-ask-name") + " ")
        if not name:
            raise Problem("table-name-empty")
        return name

    def server(self, link: Link) -> Server:
        return Server(link.server, self.words.language, link.key)

    def say(self, key: str, /, **facts: int | str) -> None:
        self.console.say(self.words.say(key, **facts))

    # ------------------------------------------------------------------ tables

    def list_tables(self, link: Link) -> None:
        """Those at which a seat is free."""
        found = self.server(link).get("/api/tables", messages.Tables).tables
        if not found:
            self.say("join-no-tables", server=link.server)
        for table in found:
            self.console.show([str(Link(link.server, table.table))])
            text = self.table_words(table)
            self.console.show(self.console.page.wrap(text, "  ", "  "))

    def table_words(self, table: messages.TableSummary) -> str:
        summary, words = table.summary, self.words
        setup = Setup(summary["game"], summary["edition"], summary["players"])
        taken = [seat["name"] for seat in summary["seats"] if seat["player"] != OPEN]
        return words.say(
            "join-table",
            title=title_words(words, setup),
            who=words.listed(taken) if taken else words.say("nobody"),
            free=len(summary["seats"]) - len(taken),
        )

    def make_table(self, link: Link, setup: Setup, bots: list[str], options: TableOptions) -> Link:
        """One's own seat, free ones for friends, then computer players."""
        tables_for(setup)  # what cannot be played is told before a name is asked for
        free = setup.players - 1 - len(bots)
        if free < 0:
            raise Problem("join-too-many-bots", players=setup.players)
        seats = [messages.SeatWish(player=HUMAN, name=self.name)]
        seats += [messages.SeatWish(player=OPEN)] * free
        seats += [messages.SeatWish(player=bot) for bot in bots]
        wished = messages.SetupWish(**setup.plain())
        wish = messages.NewTable(seats=seats, setup=wished, options=options)
        created = self.server(link).post("/api/tables", wish, messages.Created)
        if free:
            invitation = Link(link.server, created.table, created.invite)
            self.say("join-invitation", link=str(invitation))
        return self.own_link(Link(link.server, created.table, created.seats[0].key))

    def sit_down(self, link: Link) -> Link:
        """On a free seat; a private table asks for the invitation."""
        wish = messages.SitDown(name=self.name, invite=link.key or None)
        at = Server(link.server, self.words.language)
        seat = at.post(f"/api/tables/{link.table}/seats", wish, messages.SeatKey)
        return self.own_link(Link(link.server, link.table, seat.key))

    def own_link(self, link: Link) -> Link:
        self.say("join-own-link", link=str(link))
        return link

    # ----------------------------------------------------------------- playing

    def play(self, link: Link, auto: str | None = None) -> None:
        """Until the player leaves. A wrong link is told at once, and where nobody can play any
        more, what happened there."""
        server = self.server(link)
        found = server.get(f"/api/tables/{link.table}", messages.TableState)
        if found.state.archived is not None:
            self.show_archived(found)
            return
        player = Auto(auto, server, link.table) if auto is not None else None
        Client(link, self.console, self.words, player).run()

    def show_archived(self, found: messages.TableState) -> None:
        """A table of other rules or data than the server has: its log and its result."""
        state, page = found.state, self.console.page
        assert state.archived is not None
        for line in found.lines:
            self.console.show(page.wrap(one_line(" ".join(line.sentences)), hang="  "))
        if state.result is not None:
            points = [
                self.words.say("stored-points", who=one_line(seat.name), points=seat.score)
                for seat in state.result.seats
            ]
            self.say("stored-scores", scores=", ".join(points))
        self.console.say(one_line(state.archived.text))
