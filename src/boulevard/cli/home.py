"""`boulevard` alone: the table on this machine, in the browser; one at a time, which a second start finds."""

import io
import os
import sys
import webbrowser
from argparse import Namespace
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any
from urllib.parse import urlsplit

import msgspec

from boulevard.cli.files import writable_directory, write_whole
from boulevard.cli.problems import CommandProblem
from boulevard.core.texts import Texts, texts

PORTS = (*range(8000, 8020), 0)
PATIENCE = 20.0
"""Seconds that a second start waits for the first to answer."""


class Running(msgspec.Struct):
    """What the first leaves for the second to find."""

    pid: int
    address: str


def run(args: Namespace) -> int:
    os.umask(0o077)  # tables and their seeds are nobody else's
    folder = writable_directory(str(data_folder()))
    words = texts(args.lang, "boulevard.cli")
    lock = held(folder / "lock")
    if lock is None:
        return second(folder / "running.json", args, words)
    with lock:
        return first(folder, args, words)


def data_folder() -> Path:
    """Where the system keeps what programs have of a person."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        named = Path(os.environ.get("XDG_DATA_HOME", ""))
        base = named if named.is_absolute() else Path.home() / ".local" / "share"
    return base / "boulevard"


def held(path: Path) -> IO[bytes] | None:
    """The lock, which the system lets go when this process ends in whatever way; None where another has it."""
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    return file


# The first start -------------------------------------------------------------------------------------------------


def first(folder: Path, args: Namespace, words: Texts) -> int:
    from boulevard.server.pages import is_older, offline_folder
    from boulevard.server.reach import EVERYWHERE, home_addresses
    from boulevard.server.run import serve
    from boulevard.server.settings import settings_from

    note = folder / "running.json"
    note.unlink(missing_ok=True)  # of one that could not tidy up
    given: dict[str, Any] = {"host": EVERYWHERE if args.lan else "127.0.0.1", "port": args.port}
    if "BOULEVARD_DATABASE" not in os.environ:
        given["database"] = f"sqlite:///{folder / 'tables.db'}"
    if "BOULEVARD_LOG_LEVEL" not in os.environ:
        given["log_level"] = "warning"
    settings = settings_from(given)

    def announce(place: tuple[str, int]) -> None:
        address = f"http://127.0.0.1:{place[1]}"
        write_whole(note, msgspec.json.encode(Running(os.getpid(), address)).decode())
        say(words("home-serving", address=address))
        if (offered := offline_folder(settings.offline)) is not None and is_older(offered):
            say(words("serving-offline-old"))
        if args.lan:
            invite([f"http://{one}:{place[1]}" for one in home_addresses()], words)
        if args.browser:  # some browsers keep whoever opens them waiting
            Thread(target=browse, args=(address,), daemon=True).start()

    named = args.port is not None or "BOULEVARD_PORT" in os.environ
    try:
        status = serve(settings, announce, home=True, ports=(settings.port,) if named else PORTS)
    except KeyboardInterrupt:
        status = 0  # the usual way to end it
    finally:
        note.unlink(missing_ok=True)
    say(words("home-goodbye"))
    return status


# The second ------------------------------------------------------------------------------------------------------


def second(note: Path, args: Namespace, words: Texts) -> int:
    """Open the browser on the one that runs, and the one that runs to the network if that is asked."""
    found, reach = answering(note)
    if args.lan:
        reach = asked(found, "POST", "/api/here/lan")
    say(words("home-running", address=found.address))
    if args.lan:
        if "error" in reach and reach["error"] != "no-network":
            print(f"boulevard: {reach['sentence']}", file=sys.stderr)
            return 2
        invite(reach.get("links", []), words)
    if args.browser:
        browse(found.address)
    return 0


def answering(note: Path) -> tuple[Running, dict[str, Any]]:
    """The one that runs, once it answers: it may just be starting."""
    limit = monotonic() + PATIENCE
    pid = None
    while monotonic() < limit:
        try:
            found = msgspec.json.decode(note.read_bytes(), type=Running)
            pid = str(found.pid)
            return found, asked(found, "GET", "/api/here")
        except (OSError, HTTPException, msgspec.MsgspecError):
            sleep(0.1)
    raise CommandProblem("home-silent", pid=pid)


def asked(found: Running, method: str, path: str) -> dict[str, Any]:
    """What it answers, in JSON; straight, whatever proxy the environment names."""
    connection = HTTPConnection(urlsplit(found.address).netloc, timeout=10)
    try:
        connection.request(method, path)
        return msgspec.json.decode(connection.getresponse().read(), type=dict[str, Any])
    finally:
        connection.close()


# Both ------------------------------------------------------------------------------------------------------------


def say(line: str) -> None:
    print(line, flush=True)


def invite(links: list[str], words: Texts) -> None:
    """The addresses for others; the first also as a code for a phone's camera."""
    if not links:
        say(words("home-no-network"))
        return
    for link in links:
        say(words("home-lan", address=link))
    drawn = code(links[0])
    if can_print(drawn):
        say(drawn)


def code(link: str) -> str:
    """A QR code in half blocks, light on dark whatever the terminal's colours."""
    import segno

    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, compact=True)
    lines = out.getvalue().splitlines()
    return "\n".join(f"\033[97;40m{line}\033[0m" for line in lines) if sys.stdout.isatty() else "\n".join(lines)


def can_print(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def browse(address: str) -> bool:
    """Open the browser, if there is one with windows: a terminal's own would take the terminal."""
    windows = os.name == "nt" or sys.platform == "darwin"
    if not windows and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        return False
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False
