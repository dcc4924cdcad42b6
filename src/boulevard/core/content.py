"""Content files: the facts printed in a box, as TOML, checked before anybody plays with them."""

import copy
import hashlib
import re
import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from boulevard.core.problems import Problem

T = TypeVar("T")


def fingerprint(content: bytes) -> str:
    """What a record says of another content file than the game's own."""
    return f"sha256:{hashlib.sha256(content).hexdigest()}"


def own_content(package: str, rules: int) -> bytes:
    """The content that a game's rules of that version are played with.

    `content.toml` is the newest. A correction that comes with version N of the rules leaves the file it replaces as
    `content-rules-M.toml`, M being the last version that was played with it, so that old records keep their content.
    """
    folder = files(package)
    kept = [re.fullmatch(r"content-rules-(\d+)\.toml", file.name) for file in folder.iterdir()]
    last = min((int(match[1]) for match in kept if match and int(match[1]) >= rules), default=None)
    return folder.joinpath("content.toml" if last is None else f"content-rules-{last}.toml").read_bytes()


def read_content(content: bytes, kind: type[T]) -> T:
    """The file as a typed value; a Problem names the place where it is not one."""
    try:
        raw = tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise Problem("not-utf8") from None
    except tomllib.TOMLDecodeError as error:
        raise Problem("toml", detail=str(error)) from None
    return read_value(raw, kind)


def read_value(raw: Any, kind: type[T]) -> T:
    """Plain data as a typed value; a Problem names the field that does not fit."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        detail, _, where = str(error).partition(" - at ")
        place = _named(raw, kind, where.strip("`"), str(error)).removeprefix("$").removeprefix(".")
        raise Problem("field", place=place or None, detail=detail) from None


def _named(raw: Any, kind: type[Any], where: str, said: str) -> str:
    """The place of an error with the keys that msgspec leaves out, `$.boards[...].price`: each key is tried alone."""
    while "[...]" in where:
        head, _, tail = where.partition("[...]")
        *steps, last = re.findall(r"\w+", head)
        raw = copy.deepcopy(raw)
        outer = raw
        for step in steps:
            outer = outer[int(step) if isinstance(outer, list) else step]
        last = int(last) if isinstance(outer, list) else last
        for key, value in outer[last].items():
            outer[last] = {key: value}
            try:
                msgspec.convert(raw, kind)
            except msgspec.ValidationError as error:
                if str(error) == said:
                    where = f"{head}.{key}{tail}"
                    break
        else:
            break
    return where
