"""Python types as TypeScript, so that the page is typed by the same classes that the server checks and sends."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import inspect

OF_GAME = "of_game"
"""The mark of what each game types for itself, `Meta(extra={OF_GAME: "view"})`: here it is `G["view"]`."""
FIGURES_BY = "figures_by"
"""The mark of figures that hang on the word of another field, `Meta(extra={FIGURES_BY: ("verb", {word: classes})})`:
the fields of these classes."""
WIDTH = 120


def literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def listed(values: Iterable[Any]) -> str:
    return f"[{', '.join(map(literal, values))}]"


def key(name: str) -> str:
    return name if name.isidentifier() else literal(name)


def union(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds)) or "never"


def record(*fields: str) -> str:
    """A type on one line."""
    return f"{{ {'; '.join(fields)} }}" if fields else "Record<string, never>"


def of_game(part: str) -> str:
    """What each game types for itself. What a table shows may be null, which a Python type of anything need not say."""
    if part == "happened":
        return "Happened<G>"
    return f'G["{part}"]' + (" | null" if part in ("view", "shown") else "")


def alias(name: str, kinds: Iterable[str]) -> str:
    """A type that is one of several; one on a line where they are many."""
    found = list(dict.fromkeys(kinds))
    line = f"export type {name} = {union(found)};"
    return line if len(line) <= WIDTH else "\n".join([f"export type {name} =", *(f"  | {one}" for one in found)]) + ";"


def comment(kind: type) -> str:
    """The docstring of a class, where it has one of its own."""
    said = " ".join((kind.__dict__.get("__doc__") or "").split())
    return f"/** {said} */\n" if said else ""


def figure(field: inspect.Field) -> str:
    """A figure of a row by its name; null, or what it is where the row ends before it."""
    return f"{key(field.encode_name)}: {literal(None if field.required else field.default)}"


def is_unset(info: inspect.Type) -> bool:
    if isinstance(info, inspect.UnionType):
        return any(is_unset(one) for one in info.types)
    return isinstance(info, inspect.CustomType) and info.cls is msgspec.UnsetType


def by_words(field: inspect.Field) -> tuple[str, Mapping[str, tuple[type, ...]]] | None:
    """The field on whose word the figures of this one hang, and of which classes they are by each word."""
    found: tuple[str, Mapping[str, tuple[type, ...]]] | None = None
    if isinstance(field.type, inspect.Metadata):
        found = (field.type.extra or {}).get(FIGURES_BY)
    return found


def is_generic(info: inspect.Type, seen: frozenset[type] = frozenset()) -> bool:
    """Does it hold something that each game types for itself?"""
    match info:
        case inspect.Metadata():
            return OF_GAME in (info.extra or {}) or is_generic(info.type, seen)
        case inspect.StructType():
            within = [] if info.cls in seen else [field.type for field in info.fields]
            return any(is_generic(one, seen | {info.cls}) for one in within)
        case inspect.UnionType():
            return any(is_generic(one, seen) for one in info.types)
        case inspect.ListType() | inspect.VarTupleType():
            return is_generic(info.item_type, seen)
        case inspect.DictType():
            return is_generic(info.value_type, seen)
    return False


class File:
    """A file of types, each declared once; what another file has is imported from it."""

    def __init__(self, *others: tuple[str, "File"], sparse: bool = False) -> None:
        """`others`: where they are as this file names them, and they themselves; `sparse`: whoever wrote what is typed
        here may have left out what has a default."""
        self.others, self.sparse = others, sparse
        self.names: dict[Any, str] = {}
        """What is declared here: a class, the set of a choice's words, or a name, by the name it has here."""
        self.declared: list[str] = []
        self.imports: dict[str, set[str]] = {}

    def text(self) -> str:
        return "\n\n".join([*self._imports(), *self.declared]) + "\n"

    def _imports(self) -> list[str]:
        lines = []
        for file, names in sorted(self.imports.items()):
            if all(name.startswith("type ") for name in names):  # else the file would be loaded for nothing
                lines.append(f"import type {{ {', '.join(sorted(name[5:] for name in names))} }} from {literal(file)};")
            else:
                lines.append(f"import {{ {', '.join(sorted(names))} }} from {literal(file)};")
        return ["\n".join(lines)] if lines else []

    # Declarations ----------------------------------------------------------------------------------------------------

    def known(self, what: Any) -> str | None:
        """The name of something that is declared, here or in another file."""
        if what in self.names:
            return self.names[what]
        for place, other in self.others:
            if what in other.names:
                return self.take(place, f"type {other.names[what]}").removeprefix("type ")
        return None

    def take(self, place: str, name: str) -> str:
        self.imports.setdefault(place, set()).add(name)
        return name

    def declare(self, what: Any, name: str, text: str = "") -> int:
        """Its place among the declarations, so that what it needs may come after it."""
        self.names[what] = name
        self.declared.append(text)
        return len(self.declared) - 1

    def words(self, name: str, values: tuple[Any, ...]) -> None:
        """A choice of words that has a name: the list of them, and the type of one of them."""
        lines = [f"export const {name} = {listed(values)} as const;", f"export type {name} = (typeof {name})[number];"]
        self.declare(frozenset(values), name, "\n".join(lines))

    def struct(self, kind: type, own: Mapping[str, str] | None = None) -> str:
        """An interface. `own`: fields that have another type here than their class says."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType), kind
        generic = is_generic(info)
        if (name := self.known(kind)) is None:
            name = kind.__name__
            place = self.declare(kind, name)
            if figures := [field for field in info.fields if by_words(field) is not None]:
                self.declared[place] = self.told(info, figures[0])
                return name
            tag = [] if info.tag_field is None else [f"{info.tag_field}: {literal(info.tag)}"]
            lines = [f"{comment(kind)}export interface {name}{'<G extends AnyGame = AnyGame>' if generic else ''} {{"]
            lines += [f"  {line};" for line in [*tag, *self.fields(info, own or {})]]
            self.declared[place] = "\n".join([*lines, "}"])
        return f"{name}<G>" if generic else name

    def told(self, info: inspect.StructType, figures: inspect.Field) -> str:
        """A struct whose figures hang on the word of another field: one of as many types as there are words."""
        word, kinds = by_words(figures) or ("", {})
        ways = []
        for said, classes in kinds.items():
            found = [inspect.type_info(one) for one in classes]
            fields = [line for one in found if isinstance(one, inspect.StructType) for line in self.fields(one)]
            ways.append(record(f"{word}: {literal(said)}", f"{figures.encode_name}: {record(*fields)}"))
        rest = [f"{key(one.encode_name)}: {self.type(one.type)}" for one in info.fields]
        rest = [one for one in rest if one.split(":")[0] not in (word, figures.encode_name)]
        declared = comment(info.cls) + f"export type {info.cls.__name__} ="
        if not rest:
            return "\n".join([declared, *(f"  | {one}" for one in ways)]) + ";"
        return "\n".join(
            [f"{declared} {{", *(f"  {one};" for one in rest), "} & (", *(f"  | {one}" for one in ways), ");"]
        )

    def fields(self, info: inspect.StructType, own: Mapping[str, str] | None = None, whole: bool = False) -> list[str]:
        found = []
        for field in info.fields:
            optional = "?" if (self.sparse and not whole and not field.required) or is_unset(field.type) else ""
            kind = (own or {}).get(field.name) or self.type(field.type)
            found.append(f"{key(field.encode_name)}{optional}: {kind}")
        return found

    def rows(self, kinds: list[inspect.StructType]) -> str:
        """Rows of a content file, `["build", 2, 3]`: what may stand there, as records whose figures have names, and a
        function that makes such a record of a row. Nobody who reads one has to know its order."""
        verbs = kinds[0].cls.__mro__[kinds[0].cls.__mro__.index(msgspec.Struct) - 1]
        self.take("../../lib/rows.ts", "type Row")
        if (name := self.known(verbs)) is None:
            name = verbs.__name__
            place = self.declare(verbs, name)
            records = [record(f"verb: {literal(one.tag)}", *self.fields(one, whole=True)) for one in kinds]
            figures = [f"  {key(str(one.tag))}: {{ {', '.join(map(figure, one.fields))} }}," for one in kinds]
            reader = f"export const read{name} = {self.take('../../lib/rows.ts', 'rows')}<{name}>({{"
            lines = [comment(verbs) + alias(name, records), reader, *figures, "});"]
            self.declared[place] = "\n".join(lines).replace("{  }", "{}")
        return f"Row<{name}>"

    # Types -----------------------------------------------------------------------------------------------------------

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata():
                part = (info.extra or {}).get(OF_GAME)
                return self.type(info.type) if part is None else of_game(part)
            case inspect.AnyType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.LiteralType():
                return self.known(frozenset(info.values)) or union(literal(value) for value in info.values)
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                item = self.type(info.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case inspect.TupleType():
                return "[" + ", ".join(self.type(one) for one in info.item_types) + "]"
            case inspect.DictType():
                # whoever looks a word up has it from somewhere else, and may find nothing
                return f"Record<string, {self.type(info.value_type)}>"
            case inspect.UnionType():
                kinds = [one for one in info.types if not is_unset(one)]
                rows = [one for one in kinds if isinstance(one, inspect.StructType) and one.array_like]
                return union(
                    [*([self.rows(rows)] if rows else []), *(self.type(one) for one in kinds if one not in rows)]
                )
            case inspect.StructType(array_like=True):
                return self.rows([info])
            case inspect.StructType():
                return self.struct(info.cls)
        raise TypeError(f"{info} has no TypeScript: say it otherwise, or teach it to tools/typescript.py")
