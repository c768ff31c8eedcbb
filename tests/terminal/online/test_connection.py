"""The connection: nothing is lost and nothing is done twice, whatever happens to the network."""

import queue
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.sync.server import ServerConnection

from orleans.server.wire import messages
from orleans.table.commands import Say
from orleans.terminal.online import connection as module
from orleans.terminal.online.connection import Connection, Heard, Lost
from tests.patience import PATIENCE
from tests.terminal.online.table_server import Answer, FakeServer, done

Open = Callable[..., tuple[FakeServer, Connection, "queue.Queue[Heard]"]]


@pytest.fixture
def opened() -> Iterator[Open]:
    """A server and a connection to it, with all that is heard."""
    made: list[tuple[FakeServer, Connection]] = []

    def make(answer: Answer = done) -> tuple[FakeServer, Connection, "queue.Queue[Heard]"]:
        server = FakeServer(answer)
        heard: queue.Queue[Heard] = queue.Queue()
        connection = Connection(server.link, "de", heard.put, first_pause=0.05)
        connection.start()
        made.append((server, connection))
        return server, connection, heard

    yield make
    for server, connection in made:
        connection.close()
        server.close()
        assert not connection.thread.is_alive()


def expect(heard: "queue.Queue[Heard]", kind: type) -> Heard:
    message = heard.get(timeout=PATIENCE)
    assert isinstance(message, kind), message
    return message


def test_it_says_who_it_is_and_hears_where_things_stand(opened: Open) -> None:
    server, _, heard = opened()
    hello = server.hellos.get(timeout=PATIENCE)
    assert (hello.key, hello.last, hello.language) == ("orls_key", None, "de")
    expect(heard, messages.Welcome)


def test_after_a_break_it_goes_on_from_the_last_number_heard(opened: Open) -> None:
    server, _, heard = opened()
    expect(heard, messages.Welcome)
    server.update(7)
    expect(heard, messages.Update)
    server.cut()
    lost = expect(heard, Lost)
    assert isinstance(lost, Lost) and lost.pause == 0.05
    expect(heard, messages.Welcome)
    assert [server.hellos.get(timeout=PATIENCE).last for _ in range(2)] == [None, 7]


def test_an_unanswered_command_is_sent_again_with_the_same_id(opened: Open) -> None:
    """The connection breaks before the answer comes."""
    answered: list[str] = []

    def cut_first(server: FakeServer, socket: ServerConnection, message: messages.Do) -> None:
        answered.append(message.id)
        if len(answered) == 1:
            server.cut()
        else:
            done(server, socket, message)

    server, connection, heard = opened(cut_first)
    expect(heard, messages.Welcome)
    id = connection.do(Say(text="hello"))
    expect(heard, Lost)
    expect(heard, messages.Welcome)
    answer = expect(heard, messages.Done)
    assert isinstance(answer, messages.Done) and answer.id == id
    assert answered == [id, id] and connection.sent_again == {id}
    server.cut()
    expect(heard, Lost)
    expect(heard, messages.Welcome)
    assert connection.unanswered == {} and answered == [id, id]


def test_a_command_given_while_there_is_no_connection_waits(opened: Open) -> None:
    server, connection, heard = opened()
    expect(heard, messages.Welcome)
    server.cut()
    expect(heard, Lost)
    id = connection.do(Say(text="hello"))
    expect(heard, messages.Welcome)
    answer = expect(heard, messages.Done)
    assert isinstance(answer, messages.Done) and answer.id == id


def test_every_command_has_an_id_of_its_own(opened: Open) -> None:
    _, connection, heard = opened()
    expect(heard, messages.Welcome)
    ids = {connection.do(Say(text="hello")) for _ in range(20)}
    assert len(ids) == 20
    for _ in ids:
        expect(heard, messages.Done)


def test_it_is_not_tried_again_where_that_makes_no_sense(opened: Open) -> None:
    server, connection, heard = opened()
    expect(heard, messages.Welcome)
    reason = messages.Reason(key="server-key-unknown", text="Unknown key.")
    server.refusing = messages.Gone(reason=reason, again=False)
    server.cut()
    expect(heard, Lost)
    gone = expect(heard, messages.Gone)
    assert isinstance(gone, messages.Gone) and gone.reason == reason
    connection.thread.join(PATIENCE)
    assert not connection.thread.is_alive()


def test_pauses_grow_while_nobody_answers(opened: Open) -> None:
    server, _, heard = opened()
    expect(heard, messages.Welcome)
    server.close()
    pauses = [expect(heard, Lost) for _ in range(4)]
    assert pauses == [Lost(0.05), Lost(0.1), Lost(0.2), Lost(0.4)]


def test_it_is_heard_from_now_and_then(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PING_SECONDS", 0.1)
    server, _, heard = opened()
    expect(heard, messages.Welcome)
    for _ in range(3):
        server.pings.get(timeout=PATIENCE)
    assert heard.empty()


def test_closing_does_not_wait_for_the_next_try(opened: Open) -> None:
    server, connection, heard = opened()
    expect(heard, messages.Welcome)
    connection.first_pause = 600.0
    server.close()
    assert expect(heard, Lost) == Lost(600.0)
    began = time.monotonic()
    connection.close()
    assert time.monotonic() - began < PATIENCE
