"""Those who take messages, on this machine: a push service or a service of the web, and a server for mail."""

import socketserver
import threading
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec

from boulevard.server import push

AUTH = bytes(range(16))


class Post:
    """What was sent."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body


class Receiver:
    """Takes whatever is posted, and answers as it is told: a status, or a status with headers, or nothing at all."""

    def __init__(self) -> None:
        self.got: list[Post] = []
        self.answers: list[tuple[int, dict[str, str]] | Callable[[], None]] = []
        self.came = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                with receiver.came:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    receiver.got.append(Post(self.path, headers, body))
                    answer = receiver.answers.pop(0) if receiver.answers else (201, {})
                    receiver.came.notify_all()
                if callable(answer):
                    answer()
                    return
                self.send_response(answer[0])
                for name, value in answer[1].items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(b"what nobody looks at")

            def log_message(self, *given: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def wait(self, count: int, seconds: float = 30) -> list[Post]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= count, seconds), f"{len(self.got)} came"
            return list(self.got)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """What a browser keeps of its subscription: only it can read what is sent there."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(push.CURVE)
        self.given = {
            "endpoint": endpoint,
            "p256dh": push.plain(push.point(self.key.public_key())),
            "auth": push.plain(AUTH),
            "language": "en",
        }

    def read(self, body: bytes) -> bytes:
        return push.opened(body, self.key, AUTH)


class MailServer:
    """Speaks as much SMTP as it takes; `refuses`: addresses that it does not know."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refuses: set[str] = set()
        self.came = threading.Condition()
        server = self

        class Session(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline().decode().strip():
                    verb = line.upper()
                    if verb.startswith("DATA"):
                        self.say("354 go on")
                        data = b""
                        while (part := self.rfile.readline()) != b".\r\n":
                            data += part.removeprefix(b".") if part.startswith(b"..") else part
                        with server.came:
                            server.got.append(message_from_bytes(data, policy=policy.default))
                            server.came.notify_all()
                        self.say("250 taken")
                    elif verb.startswith("QUIT"):
                        self.say("221 goodbye")
                        return
                    elif verb.startswith("RCPT") and any(one in line for one in server.refuses):
                        self.say("550 nobody of that name")
                    else:
                        self.say("250 well")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Session)
        self.server.daemon_threads = True
        self.port: int = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def wait(self, count: int, seconds: float = 30) -> list[EmailMessage]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= count, seconds), f"{len(self.got)} came"
            return list(self.got)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
