"""Cores that came along compiled (`shipping.py`), for a place without a compiler: a page in a browser.

`BOULEVARD_CORES` names the folder that they lie in, and where it does, and there is no compiler, bots find them as they
find any core (`cores.core_of`): nothing else has to be said, and nothing above knows the difference.

| file | holds |
|---|---|
| `NAME.wasm` | a game's core (`NAME.so` where Python itself is not WebAssembly): loaded once, it stays |
| `NAME.net` | its net, where it has one: without the file it plays without |

A core comes as a library that Python loads as it loads any, by `ctypes`: in WebAssembly it lives in Python's own
memory, so that arrays are told by their address there and nothing is copied. Each function takes one address, that of a
block of 64-bit words: the first is for its answer, then come the arguments one by one, arrays as `bare.Array.words` has
them.
"""

import os
import struct
import sys
from array import array
from collections.abc import Callable, Iterator
from ctypes import CDLL, c_void_p
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

MASK = 0xFFFFFFFFFFFFFFFF
SUFFIX = ".wasm" if sys.platform == "emscripten" else ".so"


@cache
def folder() -> Path | None:
    """Where cores lie that came along compiled; None where they would not be used."""
    given = os.environ.get("BOULEVARD_CORES", "off")
    return None if given == "off" or find_spec("numba") is not None else Path(given)


def came(name: str) -> bool:
    """Did the game's core come along?"""
    where = folder()
    return where is not None and (where / f"{name}{SUFFIX}").is_file()


def net_bytes(name: str) -> bytes | None:
    """The game's net as it came along."""
    where = folder()
    return file.read_bytes() if where and (file := where / f"{name}.net").is_file() else None


@cache
def library(name: str) -> CDLL:
    where = folder()
    assert where is not None
    return CDLL(str(where / f"{name}{SUFFIX}"))


def bits(mask: int) -> int:
    """How many bits of a word are set: here numbers have no end, and one below 0 would have no end of bits."""
    return (mask & MASK).bit_count()


def exported(module: str, function: str, name: str) -> str:
    """How a function of a game's core is called where it came along: by its module and its name."""
    return f"{module.rpartition('.')[2].removesuffix(f'_{name}')}.{function}"


def bound(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """What stands in for a function of a game's core: it calls the one that came along. Most are only ever called by
    each other, and are not there by themselves."""
    called = exported(function.__module__, function.__name__, name)
    found: list[Any] = []

    def call(*given: Any) -> Any:
        if not found:
            code = getattr(library(name), called)
            code.argtypes, code.restype = [c_void_p], None
            found.append(code)
        block = array("q", (0, *words(given)))
        found[0](block.buffer_info()[0])
        return answer(block, function.__annotations__["return"])

    return call


def answer(block: "array[int]", kind: Any) -> Any:
    if kind is float:
        return struct.unpack_from("d", block)[0]
    return None if kind is None else kind(block[0])


def words(given: tuple[Any, ...]) -> Iterator[int]:
    """Arguments as words, one after the other."""
    for one in given:
        if isinstance(one, tuple):
            yield from told(id(one), one)
        elif isinstance(one, float):
            yield struct.unpack("q", struct.pack("d", one))[0]
        elif isinstance(one, int):
            yield (one & MASK) - (one >> 63 & 1) * (MASK + 1)
        else:
            yield from one.words


_told: dict[int, tuple[Any, tuple[int, ...]]] = {}


def told(which: int, one: tuple[Any, ...]) -> tuple[int, ...]:
    """A tree, a paper, a net as words: the same every time, since arrays stay where they are. They are kept, as rooms
    for them are."""
    if which not in _told:
        _told[which] = one, tuple(words(one))
    return _told[which][1]
