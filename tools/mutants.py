"""Small faults planted in the rules, one at a time: does any test notice? `.venv/bin/python tools/mutants.py MODULE…`.

    tools/mutants.py boulevard.games.paris.scoring              with tests/paris and tests/core
    tools/mutants.py boulevard.core.table --tests tests/core    with these tests
    tools/mutants.py boulevard.games.paris.scoring --run 12     with mutant 12 alone, in this process

A comparison, a figure, an `and`, a sum, a condition or an answer is changed in the body of a function. All tests are
collected once; a mutant is a fork of that process in which the function has other code, and the tests that call it run,
the quickest first. What was found is kept in `.cache/mutants`, so that a run that was stopped goes on and what survived
is tried again; a changed module begins anew.
"""

import argparse
import ast
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".cache" / "mutants"
OPEN = ("survived", "not reached")
SLOW = 10
"""A test may take a second and so many times its usual time, then it runs in circles, which counts as noticed."""

COMPARED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
WRAPPED = ("fget", "__func__", "func", "__wrapped__")
"""Where a property, a class method or a cached function keeps the function."""
Body = ast.FunctionDef | ast.AsyncFunctionDef


# What can be changed ---------------------------------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What a node may become."""
    match node:
        case ast.Compare(left, ops, others):
            for at, op in enumerate(ops):
                for other in COMPARED[type(op)]:
                    yield ast.Compare(left, [*ops[:at], other(), *ops[at + 1 :]], others)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub() | ast.Invert(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in COMPUTED:
            yield ast.BinOp(left, COMPUTED[type(op)](), right)
        case ast.AugAssign(target, op, value) if type(op) in COMPUTED:
            yield ast.AugAssign(target, COMPUTED[type(op)](), value)
        case ast.If(test, body, orelse) if negatable(test):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test, body, orelse) if negatable(test):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(ast.Constant(None))


def negatable(test: ast.expr) -> bool:
    """Is it a condition that no other change negates?"""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def bodies(tree: ast.Module) -> Iterator[tuple[str, Body]]:
    """Functions and methods by the path at which they are found in the module."""
    for node in tree.body:
        if isinstance(node, Body):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, Body):
                    yield f"{node.name}.{one.name}", one


def places(body: Body) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every node in a function, by its parent, field and index; annotations, docstrings and assertions apart."""
    left: list[ast.AST] = list(body.body)
    yield from ((body, "body", at) for at in range(len(body.body)))
    while left:
        parent = left.pop(0)
        if isinstance(parent, ast.Assert):
            continue
        for field, value in ast.iter_fields(parent):
            if field in ("annotation", "returns", "args") and isinstance(parent, Body | ast.AnnAssign | ast.arg):
                continue
            children = value if isinstance(value, list) else [value]
            for at, child in enumerate(children):
                if isinstance(child, ast.AST):
                    yield parent, field, at if isinstance(value, list) else None
                    left.append(child)


def mutants(source: str) -> Iterator[tuple[str, int, str, ast.Module]]:
    """Where, the line, what it says before and after, and the module so changed, until the next one is asked for."""
    tree = ast.parse(source)
    for path, body in bodies(tree):
        for parent, field, at in list(places(body)):
            held = getattr(parent, field)
            node = held if at is None else held[at]
            for change in changes(node):
                line = node.lineno
                ast.copy_location(change, node)
                put(parent, field, at, change)
                ast.fix_missing_locations(tree)
                yield path, line, f"{said(node)}  ->  {said(change)}", tree
                put(parent, field, at, node)


def put(parent: ast.AST, field: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[at] = node


def said(node: ast.AST) -> str:
    return ast.unparse(node).split("\n")[0]


# Putting it in ---------------------------------------------------------------------------------------------------


def function(module: ModuleType, path: str) -> FunctionType:
    """The function that everybody calls."""
    found: Any = module
    for name in path.split("."):
        found = vars(found)[name]
    while not isinstance(found, FunctionType):
        found = next(getattr(found, inside) for inside in WRAPPED if hasattr(found, inside))
    return found


def code(tree: ast.Module, file: str, path: str) -> CodeType:
    left = [compile(tree, file, "exec")]
    while left:
        one = left.pop()
        if one.co_qualname == path:
            return one
        left += [inner for inner in one.co_consts if isinstance(inner, CodeType)]
    raise LookupError(path)


# Trying it -------------------------------------------------------------------------------------------------------


class Seen(msgspec.Struct):
    """A test as it ran without any fault."""

    seconds: float
    calls: set[str]
    """The functions it called: `FILE PATH`."""


class Trial:
    """Takes the place of pytest's loop over the tests."""

    def __init__(self, modules: list[str], tests: list[str], until: float) -> None:
        self.modules, self.until = {name: import_module(name) for name in modules}, until
        self.tests = tests
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        seen = self.watched(session)
        session.items.sort(key=lambda item: seen[item.nodeid].seconds)
        spent = sum(one.seconds for one in seen.values())
        print(f"{len(session.items)} tests in {spent:.0f} s", file=sys.stderr, flush=True)
        for name, module in self.modules.items():
            self.try_all(session, name, module, seen)
        return True

    def watched(self, session: pytest.Session) -> dict[str, Seen]:
        """What each test takes and calls; in a fork too, so that nothing is warmer than for a mutant."""
        files = {module.__file__ for module in self.modules.values()}
        calls: set[str] = set()

        def note(frame: FrameType, event: str, _: Any) -> None:
            if event == "call" and (file := frame.f_code.co_filename) in files:
                calls.add(f"{file} {frame.f_code.co_qualname.split('.<locals>')[0]}")

        reading, writing = os.pipe()
        if (child := os.fork()) == 0:
            found = {}
            for item in session.items:
                calls.clear()
                began = time.process_time()
                sys.setprofile(note)
                self.run(item)
                sys.setprofile(None)
                found[item.nodeid] = Seen(time.process_time() - began, set(calls))
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(msgspec.json.encode({} if self.failed else found))
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as answer:
            seen = msgspec.json.decode(answer.read(), type=dict[str, Seen])
        os.waitpid(child, 0)
        return seen or sys.exit("the tests fail without any fault")

    def run(self, item: pytest.Item) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def try_all(self, session: pytest.Session, name: str, module: ModuleType, seen: dict[str, Seen]) -> None:
        file = str(module.__file__)
        source = Path(file).read_text("utf-8")
        kept = KEPT / f"{name}.{hashlib.sha256(source.encode()).hexdigest()[:12]}.json"
        kept.parent.mkdir(parents=True, exist_ok=True)
        results: dict[str, list[str]] = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        for number, (path, line, what, tree) in enumerate(mutants(source)):
            if time.monotonic() > self.until:
                break
            if results.get(str(number), ["survived"])[0] in OPEN:
                items = [item for item in session.items if f"{file} {path}" in seen[item.nodeid].calls]
                end = self.one(items, seen, function(module, path), code(tree, file, path)) if items else "not reached"
                if end in OPEN and afresh(name, number, self.tests):
                    end = "noticed"
                results[str(number)] = [end, f"{name}:{line} {path}: {what}"]
                kept.write_text(json.dumps(results, indent=1), "utf-8")
                if end in OPEN:
                    print(f"{number} {end}: {results[str(number)][1]}", file=sys.stderr, flush=True)
        print(name, dict(Counter(end for end, _ in results.values())), file=sys.stderr, flush=True)

    def one(self, items: list[pytest.Item], seen: dict[str, Seen], target: FunctionType, changed: CodeType) -> str:
        if (child := os.fork()) == 0:
            target.__code__ = changed
            for item in items:
                signal.setitimer(signal.ITIMER_PROF, 1 + SLOW * seen[item.nodeid].seconds)
                self.run(item)
                if self.failed:
                    os._exit(1)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "ran in circles" if os.WTERMSIG(status) == signal.SIGPROF else "noticed"
        return "survived" if os.WEXITSTATUS(status) == 0 else "noticed"


QUIET = ("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist")


def afresh(name: str, number: int, tests: list[str]) -> bool:
    """Do the tests notice a mutant that was there before they were collected? Boxes are laid out by then."""
    again = [sys.executable, __file__, name, "--run", str(number), "--tests", *tests]
    return subprocess.run(again, check=False, capture_output=True).returncode != 0


def run_one(name: str, number: int, tests: list[str]) -> int:
    module = import_module(name)
    file = str(module.__file__)
    path, _, _, tree = next(islice(mutants(Path(file).read_text("utf-8")), number, None))
    function(module, path).__code__ = code(tree, file, path)
    return int(pytest.main([*QUIET, "-x", *tests]))


def tests_for(module: str) -> list[str]:
    """The tests of a module's game, and those of the core."""
    parts = module.split(".")
    return [*([f"tests/{parts[2]}"] if parts[1] == "games" else []), "tests/core"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="+", metavar="MODULE")
    parser.add_argument("--tests", nargs="+", metavar="PATH")
    parser.add_argument("--run", type=int, metavar="NUMBER", help="the tests with this mutant alone")
    parser.add_argument("--minutes", type=float, default=60)
    args = parser.parse_args()
    os.chdir(ROOT)
    tests = args.tests or sorted({path for module in args.modules for path in tests_for(module)})
    if args.run is not None:
        sys.exit(run_one(args.modules[0], args.run, tests))
    trial = Trial(args.modules, tests, time.monotonic() + 60 * args.minutes)
    sys.exit(pytest.main([*QUIET, *tests], plugins=[trial]))


if __name__ == "__main__":
    main()
