"""Run by `inside.mjs` in the Python that a page ships. What pytest needs comes beside it; of what ships nothing is
taken away or replaced."""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

BESIDE = "boulevard.cli"
"""The command line, which some tests of rules call, is not in a page."""


class Beside:
    """Finds what of Boulevard is not in a page, and of the standard library for whoever tests alone."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        above = "/".join(name.split(".")[:-1])
        if name == BESIDE or name.startswith(f"{BESIDE}."):
            return PathFinder.find_spec(name, [f"/checkout/src/{above}"])
        return (
            None
            if asks_for_itself()
            else PathFinder.find_spec(name, [f"/pyodide/python_stdlib.zip/{above}".rstrip("/")])
        )


def asks_for_itself() -> bool:
    """Is it Boulevard, as it ships, that imports?"""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("importlib"):
        frame = frame.f_back
    name = frame.f_globals.get("__name__", "")
    return name.startswith("boulevard.") and not name.startswith(BESIDE)


sys.dont_write_bytecode = True
sys.meta_path.append(Beside)
sys.path.append("/packages")
os.chdir("/checkout")

import pytest  # noqa: E402

int(pytest.main(list(globals()["words"])))  # given by JavaScript
