"""Nobody takes the server away from others by holding connections."""

import logging
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from boulevard.server.doors import Doors, household, raise_file_limit
from boulevard.server.logs import Throttle
from server.kit import Served

SECONDS, EACH = 1.5, 40


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with few open files, few connections for an address, and little patience."""
    folder = tmp_path_factory.mktemp("doors")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("BOULEVARD_ADDRESS_CONNECTIONS", str(EACH))
        environment.setenv("BOULEVARD_REQUEST_SECONDS", str(SECONDS))
        served = Served(f"sqlite:///{folder}/tables.db", folder / "log")
        served.start(wait=False)
        assert served.process is not None
        resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE, (300, 300))
        served.wait()
    yield served
    served.stop()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)


def half_open(served: Served, stack: ExitStack, count: int, address: str) -> list[socket.socket]:
    """Connections that begin a request and say no more."""
    found = []
    for _ in range(count):
        one = socket.create_connection(("127.0.0.1", served.port), 10, source_address=(address, 0))
        found.append(stack.enter_context(one))
        one.sendall(b"GET /health HTTP/1.1\r\nHost: ")
    return found


def open_still(connections: list[socket.socket]) -> int:
    """How many of them the server has not closed."""
    count = 0
    for one in connections:
        one.settimeout(0.01)
        try:
            count += one.recv(1) != b""
        except TimeoutError:
            count += 1
        except OSError:
            pass
    return count


def soon(connections: list[socket.socket], most: int) -> None:
    """Before long the server has closed all but so many."""
    deadline = time.monotonic() + 60
    while (left := open_still(connections)) > most:
        assert time.monotonic() < deadline, f"{left} are open still"
        time.sleep(0.2)


def test_half_open_connections_stop_nobody(small: Served) -> None:
    """1,200 of them from a few addresses, with 300 files allowed: all others are answered, and the log stays short."""
    before = small.log.stat().st_size
    with ExitStack() as stack:
        held = [one for last in range(2, 8) for one in half_open(small, stack, 200, f"127.0.0.{last}")]
        for _ in range(5):
            assert httpx.get(f"{small.url}/health", timeout=30).status_code == 200
        soon(held, 0)
    assert small.log.stat().st_size - before < 20_000


def test_one_address_holds_so_many_and_no_more(small: Served) -> None:
    with ExitStack() as stack:
        held = half_open(small, stack, EACH + 10, "127.0.0.9")
        same = stack.enter_context(httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.9")))
        with pytest.raises(httpx.TransportError):
            same.get(f"{small.url}/health")
        assert httpx.get(f"{small.url}/health", timeout=30).status_code == 200
        soon(held, 0)
        assert same.get(f"{small.url}/health").status_code == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /",
        b"GET /health HTTP/1.1\r\nHost: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
    ],
)
def test_who_trickles_is_cut_off(small: Served, begun: bytes) -> None:
    """A request has to come whole in its time: neither its head nor its body may drip."""
    with socket.create_connection(("127.0.0.1", small.port), 10) as one:
        began = time.monotonic()
        one.sendall(begun)
        cut = False
        while not cut and time.monotonic() - began < 60:
            try:
                one.sendall(b"x")
                time.sleep(0.1)
            except OSError:
                cut = True
        assert cut
        assert time.monotonic() - began >= SECONDS


def test_who_goes_away_in_the_middle_is_no_error_inside(small: Served) -> None:
    """Operators count what goes wrong inside; a phone that lost its connection is not that."""

    def counted(name: str) -> int:
        lines = small.client.get(f"{small.url}/metrics").text.splitlines()
        return sum(int(float(line.split()[-1])) for line in lines if line.startswith(f"boulevard_{name}_total "))

    refusals, trouble = counted("refusals"), counted("trouble")
    with socket.create_connection(("127.0.0.1", small.port), 10) as one:
        one.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
        )
    while counted("refusals") == refusals:
        time.sleep(0.05)
    assert counted("trouble") == trouble
    assert "error inside" not in small.logged()


def test_who_asks_again_in_time_is_heard(small: Served) -> None:
    """A connection that is used goes on; so does one that became a line to a table."""
    party = small.open("paris", seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"})
    with httpx.Client() as client, small.live(party.table, party.tokens["orange"]) as live:
        live.until("state")
        began = time.monotonic()
        while time.monotonic() - began < 2 * SECONDS:
            assert client.get(f"{small.url}/health").status_code == 200
            time.sleep(0.2)
        state = party.state("orange")
        assert live.move(state["ply"], state["moves"][0], "still here")["type"] == "accepted"


# Parts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_is_one_household(address: str, whose: str) -> None:
    assert household(address) == whose


def test_doors_count_and_let_proxies_in() -> None:
    doors = Doors(5, 2, 1.0, {"proxy"}.__contains__)
    assert [doors.enter("a") for _ in range(3)] == [True, True, False]
    assert [doors.enter("proxy") for _ in range(4)] == [True, True, True, False]  # five in all
    doors.leave("a")
    assert doors.enter("b")
    assert doors.turned_away == 2
    doors.leave("b")
    doors.leave("a")
    assert dict(doors.inside) == {"proxy": 3}


def test_the_file_limit_is_raised_as_far_as_it_may_be() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
        allowed = raise_file_limit()
        assert allowed is not None
        assert allowed == resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(hard, 2048)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_same_sentence_is_not_logged_for_ever() -> None:
    throttle = Throttle()

    def said(at: float, sentence: str = "too many") -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "x", "msg": sentence, "created": at})
        return record if throttle.filter(record) else None

    assert sum(said(1.0 + n / 1000) is not None for n in range(500)) == Throttle.FEW
    assert said(2.0, "another") is not None
    later = said(1.0 + Throttle.SECONDS)
    assert later is not None
    assert vars(later)["left_out"] == 500 - Throttle.FEW
    again = said(2.0 + Throttle.SECONDS)
    assert again is not None
    assert "left_out" not in vars(again)
