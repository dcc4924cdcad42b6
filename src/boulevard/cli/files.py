"""Files that commands read and write, whole or not at all."""

import re
import secrets
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from boulevard.cli.problems import CommandProblem
from boulevard.core.problems import Problem
from boulevard.core.record import Record, read_record


def read_bytes(path: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise CommandProblem("unreadable", place=path, detail=error.strerror or str(error)) from None


def read_game_file(path: str) -> Record:
    try:
        return read_record(read_bytes(path))
    except Problem as problem:
        raise problem if problem.key == "unreadable" else problem.at(path) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    # named before it is there: whenever an interrupt comes, it is known what to take away
    scratch = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with scratch.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
        scratch.replace(path)
    except BaseException as error:
        with suppress(OSError):
            scratch.unlink()
        if not isinstance(error, OSError):
            raise  # interrupted: nothing half is left
        raise CommandProblem("unwritable", place=str(path), detail=error.strerror or str(error)) from None


def writable_directory(path: str) -> Path:
    """The directory, made if it is not there; a Problem where nothing can be written into it."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CommandProblem("unwritable", place=path, detail=error.strerror or str(error)) from None
    return folder


def check_seed(seed: str) -> None:
    """A seed becomes part of file names."""
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,64}", seed):
        raise CommandProblem("seed", given=seed)
