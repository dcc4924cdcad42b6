"""Files of results that runs add to: a header and then a line of JSON each, every line written before it is counted."""

import json
import os
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from boulevard.core.problems import Problem

R = TypeVar("R", bound=Struct)


def read_lines(file: Path) -> Iterator[tuple[str, bytes]]:
    """The lines of a file, each with its place; a last line that is not whole was being written when its run ended."""
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    for number, line in enumerate(whole.splitlines(), 1):
        yield f"{file}, line {number}", line


def check_settings(ours: Struct, theirs: Struct, file: Path) -> None:
    """A Problem where results were made with other settings: they are not mixed."""
    expected = msgspec.to_builtins(ours)
    for name, value in msgspec.to_builtins(theirs).items():
        if value != expected[name]:
            raise Problem(
                "arena-other", place=str(file), setting=name, found=_shown(value), given=_shown(expected[name])
            )


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def written_to(
    path: Path, header: Struct, results: Generator[R, None, None], sync: bool = False
) -> Generator[R, None, None]:
    """The results, each written before it is counted, after the last whole line, the header before the first of them;
    `sync`: down to the disk."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        end = path.read_bytes().rfind(b"\n") + 1
        os.ftruncate(file, end)
        os.lseek(file, end, os.SEEK_SET)
        waiting = msgspec.json.encode(header) + b"\n"
        with closing(results):
            for result in results:
                os.write(file, waiting + msgspec.json.encode(result) + b"\n")
                waiting = b""
                if sync:
                    os.fsync(file)
                yield result
    finally:
        os.close(file)
