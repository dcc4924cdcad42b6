"""How a server is set up: by flags, or by variables of the environment of the same names (`BOULEVARD_PORT`)."""

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from boulevard.bots import BOTS
from boulevard.server.refusals import RareRefusal

HOUR, DAY = 3600.0, 86_400.0
OFFLINE_LIST = "files.json"
"""What a folder made by `boulevard build-offline` has in it."""
SMTP_WAYS = ("starttls", "tls", "none")


class Settings(Struct, kw_only=True):
    """What a server was started with, and what was set at its desk since (`knobs`): all who hold it hold the same."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///boulevard.db"
    database_password_file: str | None = None
    """A file that holds the database's password and nothing else."""
    public_url: str | None = None
    """The address people use, where a proxy hides it."""
    trusted_proxy: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    allow_bot: tuple[str, ...] = ()
    """Import paths of bots that people may seat."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    bot_pace: float = 0.5
    """A bot's answer is shown at a multiple of this time, so that its thinking time tells nothing."""
    absent: float = 3.0
    """Days after which others may give an absent player's seat to a bot."""
    absent_all_here: float = 10.0
    """Minutes after which they may, where all of them are connected."""
    keep_days: float = 90.0
    talk: bool = True
    """May people talk at the tables?"""
    tournaments: Literal["anybody", "members", "nobody"] = "anybody"
    """Who may found one; anybody may play in them."""
    contact: str | None = None
    """Where whoever runs it can be found: told to those who ask what is kept."""
    backup: str | None = None
    """A folder for copies of the database, made while it runs."""
    backup_hours: float = 6.0
    """Between one copy and the next."""
    backup_keep: int = 7
    """So many copies are kept."""
    smtp_host: str | None = None
    """A server for mail; without one, and without `public_url`, nobody is offered any."""
    smtp_port: int = 587
    smtp_tls: str = "starttls"
    """`starttls`, `tls` from the first byte, or `none`."""
    smtp_user: str | None = None
    smtp_password_file: str | None = None
    smtp_from: str | None = None
    """The address that mail comes from."""
    allow_private: bool = False
    """May messages go to addresses of the own network, that guests give? Whoever plays can reach it then."""
    offline: str | None = None
    """A folder made by `boulevard build-offline`, which the page offers for when there is no network; without a word
    the one in the package, if it was made, and none where it is empty."""
    idle_minutes: float = 10.0
    max_rooms: int = 2000
    limits: bool = True
    address_connections: int = 400
    """Connections that one address may hold, beside those for play."""
    request_seconds: float = 10.0
    """In which a request has to come whole."""
    write_seconds: float = 10.0
    """For which anybody waits until something is written or read."""
    metrics_port: int | None = None
    """Where the figures of `/metrics` are read; without it, at the port of the tables."""
    metrics_host: str = "127.0.0.1"
    sync: bool = True
    clock: str | None = None
    """For trials: a file that says by how many seconds this server's clock is ahead of the machine's (`watch`)."""
    log_level: str = "info"

    def allows_bot(self, name: str) -> bool:
        """May this bot play here? Whatever a request or a record names, nothing else is ever loaded."""
        return name in BOTS or name in self.allow_bot


_FLAGS = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Flags first, then the environment, then defaults."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value = given.get(field.name)
        name = f"BOULEVARD_{field.name.upper()}"
        if value is None and (text := environment.get(name)) is not None:
            value = _read(name, text, field.default, field.type)
        if value is not None:
            found[field.name] = tuple(value) if isinstance(value, list) else value
    made = Settings(**found)
    for name in ("port", "metrics_port"):
        if not 0 <= (port := getattr(made, name) or 0) <= 65535:
            raise RareRefusal("setting-port", setting=_flag(name), given=str(port))
    if made.metrics_port and made.metrics_port == made.port:
        raise RareRefusal("setting-same-port", setting=_flag("metrics_port"), given=str(made.port))
    for name in ("backup_hours", "backup_keep"):
        if getattr(made, name) <= 0:
            raise RareRefusal("setting-more", setting=_flag(name), given=str(getattr(made, name)))
    for one in made.trusted_proxy:
        try:
            ip_network(one, strict=False)
        except ValueError:
            raise RareRefusal("setting-proxy", setting=_flag("trusted_proxy"), given=one) from None
    if made.public_url is not None and not _is_site(made.public_url):
        raise RareRefusal("setting-url", setting=_flag("public_url"), given=made.public_url)
    if made.offline and not Path(made.offline, OFFLINE_LIST).is_file():
        raise RareRefusal("setting-offline", setting=_flag("offline"), given=made.offline)
    check_mail(made)
    if made.database_password_file is None:
        return made
    return msgspec.structs.replace(made, database=_with_password(made.database, made.database_password_file))


def check_mail(made: Settings) -> None:
    """Whoever would send mail says from which address, and where its links lead."""
    if made.smtp_tls not in SMTP_WAYS:
        raise RareRefusal("setting-smtp-tls", setting=_flag("smtp_tls"), given=made.smtp_tls)
    if made.smtp_host is None:
        return
    for name in ("smtp_from", "public_url"):
        if getattr(made, name) is None:
            raise RareRefusal("setting-smtp", setting=_flag("smtp_host"), lacks=_flag(name))
    name, _, domain = (made.smtp_from or "").partition("@")
    if not name or not domain or not (made.smtp_from or "").isascii() or " " in (made.smtp_from or ""):
        raise RareRefusal("setting-smtp-from", setting=_flag("smtp_from"), given=made.smtp_from)


def _flag(name: str) -> str:
    """A setting as one writes it on the command line."""
    return f"--{name.replace('_', '-')}"


def _is_site(url: str) -> bool:
    """http or https, a host, perhaps a port, and nothing behind it."""
    try:
        parts = urlsplit(url)
        rest = (parts.path.removeprefix("/"), parts.query, parts.fragment, parts.username)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and not any(rest)
    except ValueError:
        return False


def _with_password(database: str, file: str) -> str:
    """The address of a database with the password that stands in a file; a file of SQLite has none."""
    import sqlalchemy as sa

    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        return database  # who uses it says so
    if url.drivername == "sqlite":
        return database
    if url.username is None:
        raise RareRefusal("no-user", given=database)
    try:
        password = Path(file).read_text("utf-8").rstrip("\r\n")
    except (OSError, ValueError) as trouble:
        raise RareRefusal("password-file", file=file, detail=getattr(trouble, "strerror", None) or "UTF-8") from None
    return url.set(password=password).render_as_string(hide_password=False)


def _read(name: str, text: str, default: Any, kind: Any) -> Any:
    try:
        if isinstance(default, bool):
            return _FLAGS[text.lower()]
        if isinstance(default, tuple):
            return tuple(part for part in text.split(",") if part)
        return msgspec.convert(text, kind, strict=False)
    except (KeyError, msgspec.ValidationError):
        raise RareRefusal("setting", setting=name, given=text) from None
