"""Nets as files: `net.npz` in a game's folder, arrays of half precision with how they were made (docs/research.md)."""

import hashlib
import json
import logging
from importlib.resources import files
from io import BytesIO
from typing import Any, cast

from boulevard.bots import shipped
from boulevard.core.arrays import COMPILES, np
from boulevard.core.game import AnyGame
from boulevard.core.net import NONE, Net
from boulevard.registry import has_part, part

log = logging.getLogger("boulevard.nets")

LARGEST = 1 << 20
"""Bytes that a net's file may have."""


class Unfit(Exception):
    """A file that is no net, or none for this game."""


def digest(arrays: dict[str, Any]) -> str:
    """What tells one net from another: a hash of all its arrays."""
    found = hashlib.sha256()
    for name in sorted(arrays):
        found.update(name.encode() + np.ascontiguousarray(arrays[name]).tobytes())
    return found.hexdigest()


def read(data: bytes, game: AnyGame) -> tuple[Net, dict[str, Any]]:
    """The net in a file's bytes, and what is told about it; `Unfit` where it is none for this game."""
    from boulevard.core.layers import laid_out

    if len(data) > LARGEST:
        raise Unfit(f"it has more than {LARGEST} bytes")
    try:
        with np.load(BytesIO(data), allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept.files}
        about: dict[str, Any] = json.loads(bytes(arrays.pop("about")))
        made_for = about["game"], about["rules"], about["encoding"]
        sound, net = about["sha256"] == digest(arrays), laid_out(arrays)
    except Exception as error:  # whatever is wrong with it
        raise Unfit(f"{type(error).__name__}: {error}") from error
    if not sound:
        raise Unfit("its digest is not that of its arrays")
    if made_for != (game.name, game.version, part(game.name, "kernel.encoding").VERSION):
        raise Unfit("it was made for {}, rules {}, encoding {}".format(*made_for))
    return net, about


def net_of(game: AnyGame) -> Net:
    """The net that comes with a game; none where there is none, or it does not fit, which is said in a line."""
    if not COMPILES:
        return net_that_came(game)
    file = files(game.package).joinpath("net.npz")
    if not game.own_content or not file.is_file() or not has_part(game.name, "kernel.encoding"):
        return NONE
    try:
        return read(file.read_bytes(), game)[0]
    except Unfit as error:
        log.warning("%s is searched without its net: %s does not fit (%s)", game.name, file.name, error)
        return NONE


def net_that_came(game: AnyGame) -> Net:
    """The net that came along with the game's core (`shipping.net_of`), made for this very content."""
    if not game.own_content or (data := shipped.net_bytes(game.name)) is None:
        return NONE
    from boulevard.core import bare

    count = int.from_bytes(data[:8], "little")
    layers, weights = data[8 : 8 + 32 * count], data[8 + 32 * count :]
    held = bare.from_bytes(bytearray(weights), (len(weights) // 4,), bare.float32)
    return Net(cast(Any, held), cast(Any, bare.from_bytes(bytearray(layers), (count, 4), bare.int64)))
