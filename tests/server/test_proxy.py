"""Behind nginx and Caddy, set up by the very examples of docs/hosting.md: what a client makes up does not pass."""

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

import house
from boulevard.server.limits import RATES
from boulevard.trial.process import Live, free_port
from server.kit import Served

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FILES = {"nginx": "nginx.conf", "caddyfile": "Caddyfile"}


def example(language: str) -> str:
    """What the page shows in this language."""
    return PAGE.partition(f"```{language}\n")[2].partition("```\n")[0]


@pytest.mark.parametrize("language", FILES)
def test_the_page_shows_the_files(language: str) -> None:
    assert example(language) == (ROOT / "deploy" / FILES[language]).read_text("utf-8")


class Behind:
    """A server, and the proxy before it."""

    def __init__(self, served: Served, port: int, trusts: ssl.SSLContext) -> None:
        self.served, self.port, self.trusts = served, port, trusts
        self.origin = f"https://localhost:{port}"

    @contextmanager
    def client(self, address: str, **headers: str) -> Iterator[httpx.Client]:
        """Somebody who comes from that address."""
        way = httpx.HTTPTransport(verify=self.trusts, local_address=address)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        with httpx.Client(base_url=self.origin, transport=way, headers=given, timeout=60) as made:
            yield made


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    folder, name = tmp_path_factory.mktemp("proxy"), str(request.param)
    program = house.nginx() if name == "nginx" else shutil.which("caddy")
    if program is None:
        pytest.skip(
            f"{name} is not installed (on Debian: apt-get install {name}), so its example was not played through"
        )
    served = Served(f"sqlite:///{folder}/tables.db", folder / "log", "--trusted-proxy", "127.0.0.1").start()
    port = free_port()
    with ExitStack() as stack:
        stack.callback(served.stop)
        command, authority = (nginx if name == "nginx" else caddy)(program, folder, port, served.port)
        environment = {**os.environ, "SITE": f"localhost:{port}", "UPSTREAM": f"127.0.0.1:{served.port}"}
        environment |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
        with (folder / "proxy.log").open("wb") as log:
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=folder)
        stack.callback(process.wait)
        stack.callback(process.terminate)
        answers(port, authority, process, folder / "proxy.log")
        yield Behind(served, port, ssl.create_default_context(cafile=authority))


def answers(port: int, authority: Path, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Until the proxy does."""
    for _ in range(600):
        assert process.poll() is None, log.read_text("utf-8")
        try:
            trusts = ssl.create_default_context(cafile=authority)
            if httpx.get(f"https://localhost:{port}/health", verify=trusts, timeout=5).status_code == 200:
                return
        except (httpx.TransportError, OSError):
            pass
        time.sleep(0.05)
    raise AssertionError("the proxy does not answer: " + log.read_text("utf-8"))


def nginx(program: str, folder: Path, port: int, upstream: int) -> tuple[list[str], Path]:
    """How it is started with the example, its port and its files our own; whose certificates to trust."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    asked = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    if (openssl := shutil.which("openssl")) is None:
        pytest.skip("openssl is not installed, so nginx has no certificate and its example was not played through")
    made = [openssl, *asked, *named, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    site = example("nginx")
    for shown, ours in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/ssl/tables.example.org/fullchain.pem", str(certificate)),
        ("/etc/ssl/tables.example.org/privkey.pem", str(key)),
        ("server_name tables.example.org;", "server_name localhost;"),
        ("http://127.0.0.1:8000;", f"http://127.0.0.1:{upstream};"),
    ):
        assert site.count(shown) == 1, shown
        site = site.replace(shown, ours)
    (folder / "site.conf").write_text(site)
    kept = "\n".join(f"{one}_temp_path {folder}/{one};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whose = "user root;" if os.geteuid() == 0 else ""
    around = (
        f"{whose} daemon off; pid {folder}/pid; events {{}}\nhttp {{\naccess_log off;\n{kept}\ninclude site.conf;\n}}"
    )
    (folder / "nginx.conf").write_text(around)
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")], certificate


def caddy(program: str, folder: Path, port: int, upstream: int) -> tuple[list[str], Path]:
    """The same; it makes its own certificates, for this name by an authority of its own."""
    alone = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n"
    (folder / "Caddyfile").write_text(alone + example("caddyfile"))
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


def test_a_game_is_played_through_it(behind: Behind) -> None:
    """Over HTTP and over a WebSocket, by the cookie, which is marked Secure; links name the port."""
    seats = {"orange": "me", "blue": "me"}
    with behind.client("127.0.0.2", x_forwarded_proto="http", x_forwarded_host="evil.example") as client:
        answer = client.post("/api/tables", json={"game": "paris", "seats": seats})
        assert answer.status_code == 201, answer.text
        assert "Secure" in answer.headers["set-cookie"]
        table = answer.json()["table"]
        assert answer.json()["watch"] == f"{behind.origin}/tables/{table}"
        cookie = answer.headers["set-cookie"].partition(";")[0]
        headers = {"Cookie": cookie, "Origin": behind.origin}
        at = f"wss://localhost:{behind.port}/api/tables/{table}/live"
        with connect(at, additional_headers=headers, ssl=behind.trusts, compression=None, open_timeout=60) as socket:
            live = Live(socket)
            state = live.until("state")
            for number in range(6):
                live.send(type="move", ply=state["ply"], move=state["moves"][0], id=str(number))
                state = live.until("state")
        read = client.get(f"/api/tables/{table}", headers={"cookie": cookie})
        assert read.json()["ply"] == state["ply"] > 6


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost:{port}", "https://localhost"])
def test_a_stranger_s_page_cannot_use_the_cookie(behind: Behind, origin: str) -> None:
    """Not even where it claims to be the host: what a client says of that does not pass."""
    came = origin.format(port=behind.port)
    claimed = came.partition("://")[2]
    with behind.client("127.0.0.3") as client:
        opened = client.post("/api/tables", json={"game": "paris"})
        cookie = opened.headers["set-cookie"].partition(";")[0]
        headers = {"cookie": cookie, "origin": came, "x-forwarded-host": claimed, "x-forwarded-proto": "http"}
        refused = client.post("/api/tables", json={"game": "paris"}, headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (403, "origin")
        at = f"wss://localhost:{behind.port}/api/tables/{opened.json()['table']}/live"
        with connect(at, additional_headers=headers, ssl=behind.trusts, compression=None, open_timeout=60) as socket:
            assert Live(socket).next()["error"] == "origin"
        own = client.post("/api/tables", json={"game": "paris"}, headers={"cookie": cookie, "origin": behind.origin})
        assert own.status_code == 201


@pytest.mark.parametrize("address", ["127.0.0.4", "127.0.0.1"])
def test_limits_count_those_who_ask_and_not_who_they_say_they_are(behind: Behind, address: str) -> None:
    """Another name for each request does not help, not even at an address that is trusted; nor can one use up what
    somebody else may ask for."""

    def asked(client: httpx.Client, claimed: str) -> int:
        headers = {"x-forwarded-for": claimed, "x-real-ip": claimed, "forwarded": f"for={claimed}"}
        return client.post("/api/tables", json={"game": "none"}, headers=headers).status_code

    with behind.client(address) as client:
        found = [asked(client, f"192.0.2.{number}") for number in range(int(RATES["open"][0]) + 20)]
    assert set(found) == {422, 429}
    assert found[-1] == 429
    with behind.client("127.0.0.5") as other:
        assert asked(other, address) == 422


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6Detrics", "/./metrics", "/metrics?x=1"])
def test_figures_are_not_for_everybody(behind: Behind, path: str) -> None:
    with behind.client("127.0.0.6") as client:
        answer = client.get(httpx.URL(behind.origin).copy_with(raw_path=path.encode()))
    assert answer.status_code == 404
    assert "boulevard_" not in answer.text


def test_another_name_leads_nowhere(behind: Behind) -> None:
    with behind.client("127.0.0.6") as client:
        assert client.get("/health").json() == {"status": "ok"}
        assert "status" not in client.get("/health", headers={"host": "evil.example"}).text
