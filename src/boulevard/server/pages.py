"""The browser's part: the built page with its scripts, styles, fonts and icons, held in memory and sent as it is."""

import hashlib
import re
from pathlib import Path
from typing import Any

from msgspec import Struct

from boulevard.core.texts import LANGUAGES, texts

BUILT = Path(__file__).parent / "page"
ROUTES = re.compile(
    r"/(new/\w+|tables/[\w-]+|rules(/\w+)?|score(/\w+)?|learn/\w+(/\w+)?|study(/[\w-]+)?|problems(/\w+(/\d+)?)?"
    r"|club(/ladder|/watch|/cups(/[\w-]+)?)?|people/[^/]+|name|settings(/look|/privacy)?|host|about|privacy)?"
)
"""The addresses at which the page has a screen; `web/src/App.svelte` has the same."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build has written beside a file, the best first."""

FOR_EVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"


class File(Struct, frozen=True):
    kind: str
    digest: str
    kept: bytes
    forms: dict[str, bytes]
    """The content by encoding; `identity` is itself."""


class Pages:
    """What is served besides the interface. No path of the system is ever made from an address: files are looked up."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix in TYPES:
                address = f"/{path.relative_to(folder).as_posix()}"
                self.files[address] = read(path, FOR_EVER if address.startswith("/assets/") else ASK_AGAIN)
        self.index = self.files.pop("/index.html", None)

    def owns(self, method: str, path: str) -> bool:
        """A file that is there, or an address that may be a screen's; all else is the interface's to answer."""
        if method not in ("GET", "HEAD"):
            return False
        if path in self.files or is_screen(path):
            return True
        first, _, last = path.rpartition("/")
        return "." not in last and not f"{first}/".startswith(("/api/", "/assets/")) and path not in OTHERS

    async def answer(self, scope: Any, send: Any) -> None:
        path = scope["path"]
        headers = dict(scope["headers"])
        found = self.files.get(path) or self.index
        if found is None:
            await sent(scope, send, 503, [(b"content-type", TYPES[".txt"].encode())], unbuilt())
            return
        status = 200 if path in self.files or is_screen(path) else 404
        encoding = chosen(headers.get(b"accept-encoding", b"").decode("latin-1"), found)
        tag = f'"{found.digest}"' if encoding == "identity" else f'"{found.digest}-{encoding}"'
        answer = [
            (b"content-type", found.kind.encode()),
            (b"cache-control", found.kept),
            (b"etag", tag.encode()),
            (b"vary", b"accept-encoding"),
        ]
        if encoding != "identity":
            answer.append((b"content-encoding", encoding.encode()))
        known = headers.get(b"if-none-match", b"").decode("latin-1").split(",")
        if status == 200 and tag in (one.strip().removeprefix("W/") for one in known):
            await sent(scope, send, 304, answer[1:4], None)
            return
        await sent(scope, send, status, answer, found.forms[encoding])


OTHERS = ("/api", "/health", "/metrics")


def is_screen(path: str) -> bool:
    """A slash at the end means nothing, here as in the page."""
    return ROUTES.fullmatch(path.rstrip("/") or "/") is not None


def read(path: Path, kept: bytes) -> File:
    content = path.read_bytes()
    forms = {"identity": content}
    for encoding, ending in PACKED.items():
        beside = path.with_name(path.name + ending)
        if beside.exists():
            forms[encoding] = beside.read_bytes()
    return File(TYPES[path.suffix], hashlib.sha256(content).hexdigest()[:20], kept, forms)


def chosen(accepted: str, file: File) -> str:
    """The best encoding that the caller takes; without a word about them, the file itself."""
    takes: dict[str, bool] = {}
    for part in accepted.split(","):
        name, _, weight = part.strip().partition(";")
        takes[name.strip().lower()] = not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    return next((one for one in PACKED if one in file.forms and takes.get(one, takes.get("*", False))), "identity")


def unbuilt() -> bytes:
    """What a checkout says that nobody has built."""
    return "".join(texts(language, "boulevard.server")("page-unbuilt") + "\n" for language in LANGUAGES).encode()


async def sent(scope: Any, send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes | None) -> None:
    if body is not None:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body if body is not None and scope["method"] == "GET" else b""})
