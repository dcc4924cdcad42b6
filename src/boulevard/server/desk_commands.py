"""The desk by the command line: straight on the database, also while servers run, which look what was done."""

import getpass
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import time
from typing import Any

import sqlalchemy as sa

from boulevard.server import archive, desk_rows
from boulevard.server import database as databases
from boulevard.server.desk import LINK_LASTS, address_of
from boulevard.server.desk_rows import ADDRESS, Doing
from boulevard.server.guests import hashed, new_token
from boulevard.server.settings import settings_from


@contextmanager
def opened(given: Mapping[str, Any]) -> Iterator[sa.Engine]:
    """A server's database, brought up to date."""
    with archive.database(given) as engine:
        archive.existing(engine)
        databases.migrate(engine)
        yield engine


def doing() -> Doing:
    try:
        who = getpass.getuser()
    except (OSError, KeyError):
        who = "?"
    return Doing("command", who, time())


def link(given: Mapping[str, Any]) -> str:
    """A link that opens the desk, once."""
    token, now = new_token(), doing()
    with opened(given) as engine:
        desk_rows.make_link(engine, hashed(token), now.at + LINK_LASTS, now)
        known = desk_rows.settings(engine).get(ADDRESS)
    settings = settings_from({"public_url": given.get("public_url")})
    if settings.public_url is not None or known is None:
        known = address_of(settings, settings.port)
    return f"{known}/host#{token}"
