"""Files that commands read and write, whole or not at all."""

import os
import re
import sys
import tempfile
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
    try:
        descriptor, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise CommandProblem("unwritable", place=str(path), detail=error.strerror or str(error)) from None
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(scratch, 0o666 & ~_umask())
        os.replace(scratch, path)
    except BaseException as error:
        Path(scratch).unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise  # interrupted: nothing half is left
        raise CommandProblem("unwritable", place=str(path), detail=error.strerror or str(error)) from None


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


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
