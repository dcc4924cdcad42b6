"""Compiles the cores of games ahead of time, for places that have no compiler (`shipped.py`): `python -m
boulevard.bots.shipping OUT [NAME …]` writes each as WebAssembly, and its net beside it.

The source is the one that numba compiles for this machine, and so is the compiler's first half: what numba makes of it,
not yet made faster for anything, is put together, made faster for the other machine, and linked. Whatever belongs to
Python (reference counts, exceptions, conversions) is cut off before: a core needs none of it. So it asks nothing of the
place it comes to but memory.

Needs numba and, for the linker, ziglang (`pip install boulevard[offline]`).
"""

import argparse
import hashlib
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from boulevard import registry
from boulevard.bots import kept_code
from boulevard.bots.cores import has_core
from boulevard.bots.shipped import exported

ALSO = ("to_act", "options", "chance", "do", "scores", "shares", "imagine", "seated")
"""What can be called of the rules of every core, whether `compiling.call_all` calls it or not."""
MODULE = "boulevard.bots.shipping"


class Target(NamedTuple):
    """A machine to compile for."""

    suffix: str
    triple: str
    cpu: str
    features: str
    linker: tuple[str, ...]
    sums: int
    """So many of a net's sums are kept in registers at once (`core/vectors.py`)."""


WASM = Target(
    ".wasm",
    "wasm32-unknown-emscripten",
    "generic",
    "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals",
    ("wasm-ld", "--experimental-pic", "--no-entry"),
    2,
)
"""Browsers that can do this are those of 2023 and later."""
HERE = Target(".so", f"{platform.machine()}-unknown-linux-gnu", "", "", ("ld.lld",), 4)
"""This machine, to try with what a browser will do."""


def core_for(name: str, target: Target = WASM) -> Path:
    """A game's core for a place without a compiler; compiled once, and kept."""
    found = kept_code.cache_home() / "cores" / f"shipped-{digest(name, target)}" / f"{name}{target.suffix}"
    if not found.exists():
        found.parent.mkdir(parents=True, exist_ok=True)
        half = found.with_suffix(f".{os.getpid()}")
        command = [sys.executable, "-W", "ignore", "-m", MODULE, "--one", target.suffix, str(half), name]
        subprocess.run(command, check=True, env={**os.environ, "NUMBA_OPT": "0"})
        half.replace(found)
    return found


def digest(name: str, target: Target) -> str:
    """Of all that a core is made of, wherever it lies, and of what is called of it."""
    made = hashlib.sha256(repr((target, version("numba"), version("llvmlite"), version("ziglang"))).encode())
    for path in [*kept_code.sources(name), Path(__file__), Path(__file__).with_name("compiling.py")]:
        made.update(path.read_bytes())
    return made.hexdigest()[:16]


def net_of(name: str) -> bytes | None:
    """A game's net, laid out: how many layers it has, where each lies, its weights."""
    from boulevard.bots.weights import net_of

    net = net_of(registry.game(name))
    return (len(net.layers).to_bytes(8, "little") + net.layers.tobytes() + net.weights.tobytes()) or None


# Compiling -------------------------------------------------------------------------------------------------------


def compile_one(name: str, target: Target, out: Path) -> None:
    """In a process of its own: what numba makes of things is decided once for each."""
    from boulevard.core import vectors

    vectors.AT_ONCE["vectors"] = target.sums
    with TemporaryDirectory() as nowhere:
        entries = list(compiled_entries(name, nowhere))
        link(code_for(target, put_together(entries)), [entry.called for entry in entries], target, out)


class Entry(NamedTuple):
    """A function that Python calls: how, and as numba compiled it."""

    called: str
    symbol: str
    code: str


class Heard:
    """A function of a core, in the place of the compiled one: it remembers whether Python called it. The compiler takes
    it for the other."""

    def __init__(self, compiled: Any) -> None:
        self.compiled, self.called = compiled, False

    def __call__(self, *given: Any) -> Any:
        self.called = True
        return self.compiled(*given)


def odd(made: Any) -> int:
    """How many arguments are not as Python gives them, but as other functions of the core do."""
    from numba import types

    usual = (types.int64, types.float64, types.boolean)
    return sum(isinstance(kind, types.Number | types.Boolean) and kind not in usual for kind in made.signature.args)


def hear_all() -> list[Heard]:
    """Every function that will be compiled, from now on; said before a core is loaded."""
    from numba import types
    from numba.extending import typeof_impl

    from boulevard.core import kernel

    heard: list[Heard] = []
    plain: Any = kernel.compiled

    @typeof_impl.register(Heard)
    def _(one: Heard, _: Any) -> Any:
        return types.Dispatcher(one.compiled)

    def listened(function: Any) -> Any:
        heard.append(Heard(plain(function)))
        return heard[-1]

    vars(kernel)["compiled"] = listened
    return heard


def compiled_entries(name: str, nowhere: str) -> Iterator[Entry]:
    """All that Python calls, each with what it calls itself."""
    heard = hear_all()
    from boulevard.bots.compiling import call_all
    from boulevard.bots.cores import load

    vars(kept_code)["folder"] = lambda game: Path(nowhere)
    game = registry.game(name)
    call_all(game, Random(0))
    core = load(game)
    measure(core)
    also = [getattr(core.tree.rules, one) for one in ALSO]
    for one in heard:
        if one.called or one in also:
            compiled = one.compiled
            made = min(compiled.overloads.values(), key=odd)
            called = exported(compiled.__module__, compiled.__name__, name)
            yield Entry(called, made.fndesc.llvm_func_name, made.library.get_llvm_str())


def measure(core: Any) -> None:
    """What only tests and measurements call."""
    from boulevard.core.kernel import lots

    root = core.flat.flat(core.game, core.game.setup())
    core.tree.random_games(core.box, root, lots(0), core.tree.paper(), 1)
    core.tree.followed(core.box, root, lots(0), core.tree.paper(), 1)


# Putting together ------------------------------------------------------------------------------------------------


def put_together(entries: Sequence[Entry]) -> Any:
    """One module of all, where only the entries are seen from outside, and only they take words from a block."""
    from llvmlite import binding as llvm

    whole = None
    for entry in entries:
        module = llvm.parse_assembly(entry.code)
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    doors = [door(entry, whole.get_function(entry.symbol)) for entry in entries]
    away = [cut_off(str(one)) for one in whole.functions if one.is_declaration and not one.name.startswith("llvm.")]
    whole.link_in(llvm.parse_assembly("\n".join((*doors, *away, *NEEDED))))
    seen = {entry.called for entry in entries}
    for one in (*whole.functions, *whole.global_variables):
        if not one.is_declaration and one.name not in seen:
            one.linkage = "internal"
    return whole


NEEDED = ("declare void @llvm.trap()", "declare double @llvm.sqrt.f64(double)")


def door(entry: Entry, function: Any) -> str:
    """The entry as it is called from outside: it takes its arguments out of a block of words and leaves the answer
    there. Whatever would have been an exception ends the thought, and the page that thought it."""
    first, *others = [str(one.type) for one in function.arguments][1:]
    lines = ["%failed = alloca ptr"]
    given = [f"{first} %failed"]
    for at, kind in enumerate(others):
        lines.append(f"%from{at} = getelementptr i64, ptr %block, i32 {at + 1}")
        lines.append(f"%word{at} = load i64, ptr %from{at}")
        if kind == "i64":
            given.append(f"i64 %word{at}")
        else:
            convert = {"ptr": "inttoptr", "double": "bitcast"}.get(kind, "trunc")
            lines.append(f"%given{at} = {convert} i64 %word{at} to {kind}")
            given.append(f"{kind} %given{at}")
    return "\n".join(
        (
            f'declare i32 @"{entry.symbol}"(ptr, ptr, {", ".join(others)})',
            f'define void @"{entry.called}"(ptr %block) {{',
            *lines,
            f'%state = call i32 @"{entry.symbol}"(ptr %block, {", ".join(given)})',
            "switch i32 %state, label %wrong [ i32 0, label %right i32 -2, label %right ]",
            "wrong:",
            "call void @llvm.trap()",
            "unreachable",
            "right:",
            "ret void",
            "}",
        )
    )


def cut_off(declared: str) -> str:
    """What stands in for something of Python: nothing where references are counted, the end everywhere else. Room is
    only ever asked for on the way to an exception, or to copy an array onto itself."""
    found = re.search(r"declare (?:noalias )?(\S+) @(\w+)\((.*)\)", declared)
    assert found is not None, declared
    answer, name, takes = found.groups()
    kinds = [one.split()[0] for one in takes.split(",") if one.strip()]
    given = ", ".join(one if one == "..." else f"{one} %{at}" for at, one in enumerate(kinds))
    body = {
        "NRT_incref": "ret void",
        "NRT_decref": "ret void",
        "sqrt": "%root = call double @llvm.sqrt.f64(double %0)\nret double %root",
    }.get(name, "call void @llvm.trap()\nunreachable")
    return f"define {answer} @{name}({given}) alwaysinline {{\n{body}\n}}"


def code_for(target: Target, whole: Any) -> bytes:
    """Made faster for the machine, and compiled."""
    from llvmlite import binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu or llvm.get_host_cpu_name(),
        features=target.features or llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="pic",
        codemodel="default",
    )
    whole.triple, whole.data_layout = target.triple, str(machine.target_data)
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    code: bytes = machine.emit_object(whole)
    return code


def link(code: bytes, exports: Iterable[str], target: Target, out: Path) -> None:
    import ziglang

    zig = Path(ziglang.__file__).parent / "zig"
    half = out.with_suffix(".o")
    half.write_bytes(code)
    linker, *options = target.linker
    wanted = [f"--export={one}" for one in exports] if target.suffix == WASM.suffix else []
    command = [str(zig), linker, *options, "-shared", "--strip-all", "-o", str(out), str(half), *wanted]
    subprocess.run(command, check=True)
    half.unlink()


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--one", choices=(WASM.suffix, HERE.suffix), help=argparse.SUPPRESS)
    asked = parser.parse_args(given)
    if asked.one:
        compile_one(asked.names[0], WASM if asked.one == WASM.suffix else HERE, asked.out)
        return 0
    asked.out.mkdir(parents=True, exist_ok=True)
    for name in asked.names or registry.game_names():
        if has_core(name):
            (asked.out / f"{name}.wasm").write_bytes(core_for(name).read_bytes())
            if net := net_of(name):
                (asked.out / f"{name}.net").write_bytes(net)
    return 0


if __name__ == "__main__":
    sys.exit(main())
