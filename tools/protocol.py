"""Writes the browser's types from the Python types: `web/src/protocol.ts` and one `view.ts` for each game.

`python tools/protocol.py` writes them; a test checks that they are fresh.
"""

import sys
from math import inf
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from boulevard import registry
from boulevard.core.game import Item
from boulevard.server import messages

ROOT = Path(__file__).resolve().parent.parent
HEAD = "// Made from the Python types by tools/protocol.py: do not edit.\n"


class Writer:
    """Types as TypeScript, each struct once."""

    def __init__(self, known: dict[type, str]) -> None:
        self.known, self.written = known, dict[type, str]()

    def struct(self, kind: type) -> None:
        if kind in self.known or kind in self.written:
            return
        self.written[kind] = ""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        lines = [f"export interface {kind.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {self.literal(info.tag)};")
        for field in info.fields:
            optional = "?" if isinstance(field.type, inspect.UnionType) and self.unset(field.type) else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)};")
        self.written[kind] = "\n".join([*lines, "}"])

    @staticmethod
    def unset(union: inspect.UnionType) -> bool:
        return any(isinstance(one, inspect.CustomType) and one.cls is msgspec.UnsetType for one in union.types)

    @staticmethod
    def literal(value: Any) -> str:
        return msgspec.json.encode(value).decode()

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata():
                return self.type(info.type)
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.LiteralType():
                return " | ".join(self.literal(value) for value in info.values)
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                item = self.type(info.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case inspect.TupleType():
                return "[" + ", ".join(self.type(one) for one in info.item_types) + "]"
            case inspect.DictType():
                return f"Record<{self.type(info.key_type)}, {self.type(info.value_type)}>"
            case inspect.UnionType():
                kinds = [one for one in info.types if not isinstance(one, inspect.CustomType)]
                return " | ".join(self.type(one) for one in kinds)
            case inspect.StructType():
                self.struct(info.cls)
                return self.known.get(info.cls) or info.cls.__name__
            case _:
                return "any"

    def text(self) -> str:
        return "\n\n".join(self.written.values()) + "\n"


def structs_of(module: Any) -> list[type]:
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    protocol = Writer({})
    for kind in (*structs_of(messages), Item):
        protocol.struct(kind)
    made = {ROOT / "web/src/protocol.ts": HEAD + "\n" + protocol.text()}
    for name in registry.game_names():
        writer = Writer({})
        writer.struct(registry.game(name).view_type)
        if registry.has_part(name, "shown"):
            writer.struct(registry.part(name, "shown").Shown)
        made[ROOT / f"web/src/games/{name}/view.ts"] = f"{HEAD}\n{shelf(name)}\n\n{writer.text()}"
    return made


def shelf(name: str) -> str:
    place = registry.place(name)
    return f"/** Where on the shelf the game stands. */\nexport const SHELF = {'Infinity' if place == inf else place};"


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
