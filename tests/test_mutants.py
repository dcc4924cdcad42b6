"""The tool that plants faults: it finds every change of a small function, and puts it in."""

import ast
from types import ModuleType

from mutants import code, function, mutants

SOURCE = '''
class Row:
    @property
    def width(self) -> int:
        """Two more than before."""
        assert self.left < 9
        return self.left + 2


def is_wide(row: "Row", least: int = 7) -> bool:
    return row.width >= least and not row.folded
'''


def test_every_change_is_found_and_the_source_is_as_before() -> None:
    found = [(path, what) for path, _, what, _ in mutants(SOURCE)]
    assert [what for path, what in found if path == "Row.width"] == [
        "return self.left + 2  ->  return None",
        "self.left + 2  ->  self.left - 2",
        "2  ->  3",
        "2  ->  1",
    ]
    assert [what.split("  ->  ")[1] for path, what in found if path == "is_wide"] == [
        "return None",
        "row.width >= least or not row.folded",
        "row.width > least",
        "row.width < least",
        "row.folded",
    ]
    *_, (_, _, _, tree) = mutants(SOURCE)
    assert ast.unparse(tree) == ast.unparse(ast.parse(SOURCE)), "the last change is taken back too"


def test_a_change_is_put_in_where_everybody_calls_it() -> None:
    module = ModuleType("rows")
    exec(SOURCE, vars(module))
    row = module.Row()
    row.left, row.folded = 5, False
    seen = []
    for path, _, _, tree in mutants(SOURCE):
        target = function(module, path)
        before = target.__code__
        target.__code__ = code(tree, "rows.py", path)
        seen.append((row.width, bool(row.width and module.is_wide(row))))
        target.__code__ = before
    assert seen == [
        *((None, False), (3, False), (8, True), (6, False)),
        *((7, False), (7, True), (7, False), (7, False), (7, False)),
    ]
