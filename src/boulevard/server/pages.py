"""The browser's part: the built page with its scripts, styles, fonts and icons, held in memory and sent as it is."""

import gzip
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from boulevard.core.texts import LANGUAGES, texts
from boulevard.server.settings import OFFLINE_LIST

BUILT = Path(__file__).parent / "page"
OFFLINE_BUILT = Path(__file__).parent / "page_offline"
"""The same page with a house in itself, where `boulevard build-offline` has made it."""
OFFLINE = "/offline/"
"""Where a server has it: a folder of its own, which no other address of the page reaches into."""
ROUTES = re.compile(
    r"/(new/\w+|tables/[\w-]+|rules(/\w+)?|score(/\w+)?|learn/\w+(/\w+)?|study(/[\w-]+)?|problems(/\w+(/\d+)?)?"
    r"|club(/ladder|/watch|/cups(/[\w-]+)?)?|people/[^/]+|name|bring|settings(/look|/privacy|/offline)?|host|about"
    r"|privacy)?"
)
"""The addresses at which the page has a screen; `web/src/App.svelte` has the same."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OTHER_TYPE = "application/octet-stream"
TEXTS = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest")
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

    def __init__(self, folder: Path = BUILT, offline: Path | None = None) -> None:
        """`offline`: a folder that `boulevard build-offline` has made, if there is one."""
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix in TYPES:
                address = f"/{path.relative_to(folder).as_posix()}"
                self.files[address] = read(path, FOR_EVER if address.startswith("/assets/") else ASK_AGAIN)
        self.index = self.files.pop("/index.html", None)
        self.offline = offline is not None and (offline / OFFLINE_LIST).is_file()
        if offline is not None and self.offline:
            self.files |= dict(self._beside(offline))
            if self.index is not None:
                self.index = told(self.index)

    def _beside(self, folder: Path) -> Iterator[tuple[str, File]]:
        """The files of that folder; what it has in common with the page is packed already, other text is now."""
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                file = read(path, FOR_EVER if name.startswith("assets/") else ASK_AGAIN, packed=False)
                same = self.files.get(f"/{name}")
                if same is not None and same.digest == file.digest:
                    file = same
                elif path.suffix in TEXTS:
                    file = in_gzip(file)
                yield OFFLINE + name, file
                if name == "index.html":
                    yield OFFLINE, file

    def owns(self, method: str, path: str) -> bool:
        """A file that is there, or an address that may be a screen's; all else is the interface's to answer."""
        if method not in ("GET", "HEAD"):
            return False
        if path in self.files or is_screen(path) or self.is_offline(path):
            return True
        first, _, last = path.rpartition("/")
        return "." not in last and not f"{first}/".startswith(("/api/", "/assets/")) and path not in OTHERS

    def is_offline(self, path: str) -> bool:
        """Is it an address of the folder beside the page? There is nothing there but its files."""
        return self.offline and f"{path}/".startswith(OFFLINE)

    async def answer(self, scope: Any, send: Any) -> None:
        path = scope["path"]
        headers = dict(scope["headers"])
        if path not in self.files and self.is_offline(path):
            if path == OFFLINE.rstrip("/"):
                await sent(scope, send, 307, [(b"location", OFFLINE.encode())], b"")
            else:
                await sent(scope, send, 404, [(b"content-type", TYPES[".txt"].encode())], b"404\n")
            return
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


def read(path: Path, kept: bytes, packed: bool = True) -> File:
    """`packed`: may there be packed forms beside it?"""
    content = path.read_bytes()
    forms = {"identity": content}
    for encoding, ending in PACKED.items() if packed else ():
        beside = path.with_name(path.name + ending)
        if beside.exists():
            forms[encoding] = beside.read_bytes()
    return File(TYPES.get(path.suffix, OTHER_TYPE), digest(content), kept, forms)


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:20]


def told(index: File) -> File:
    """The page, where it is to know of the folder beside it."""
    mark = b'<meta charset="utf-8" />'
    said = mark + f'<meta name="boulevard-offline" content="{OFFLINE}" />'.encode()
    content = index.forms["identity"].replace(mark, said, 1)
    return in_gzip(File(index.kind, digest(content), index.kept, {"identity": content}))


def in_gzip(file: File) -> File:
    """The same, packed too."""
    content = file.forms["identity"]
    return structs.replace(file, forms={"identity": content, "gzip": gzip.compress(content, 9, mtime=0)})


def policy(house: bool = False) -> str:
    """What the page may load and do. `house`: where it runs a house of its own, in WebAssembly."""
    # blob: a drawing that the page itself has made, on its way to being a picture to keep
    scripts = "'self' 'wasm-unsafe-eval'" if house else "'self'"
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
    )


def offline_folder(named: str | None) -> Path | None:
    """The folder that a server offers: the one that is named, otherwise the one in the package, if it was made."""
    if named == "":
        return None
    folder = OFFLINE_BUILT if named is None else Path(named)
    return folder if (folder / OFFLINE_LIST).is_file() else None


def is_older(folder: Path) -> bool:
    """Was it made from another page than the one that is served here?"""
    stamp = BUILT / ".digest"
    if not stamp.is_file():
        return False
    try:
        made = msgspec.json.decode((folder / OFFLINE_LIST).read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.MsgspecError):
        return True
    return made.get("page") != stamp.read_text("utf-8")


def chosen(accepted: str, file: File) -> str:
    """The best encoding that the caller takes; without a word about them, the file itself."""
    takes: dict[str, bool] = {}
    for part in accepted.split(","):
        name, _, weight = part.strip().partition(";")
        takes[name.strip().lower()] = not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    return next((one for one in PACKED if one in file.forms and takes.get(one, takes.get("*", False))), "identity")


def unbuilt() -> bytes:
    """What a checkout says that nobody has built."""
    return "".join(
        texts(language, "boulevard.server.telling")("page-unbuilt") + "\n" for language in LANGUAGES
    ).encode()


async def sent(scope: Any, send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes | None) -> None:
    if body is not None:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body if body is not None and scope["method"] == "GET" else b""})
