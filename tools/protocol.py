"""Writes the browser's types from the Python types: what is sent and answered, and of each game its content, moves,
events, views.

`python tools/protocol.py` writes them; a test checks that they are fresh.
"""

import re
import sys
from math import inf
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from boulevard import registry
from boulevard.core import game as core
from boulevard.core.events import HIDDEN, TABLE_EVENTS, Event
from boulevard.core.game import AnyGame
from boulevard.core.lessons import Lesson
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.steps import Ask
from boulevard.core.study import Edit
from boulevard.server import (
    commands,
    cup_messages,
    desk_messages,
    lobby_messages,
    member_messages,
    messages,
    notice_messages,
    people_messages,
    study_messages,
    talk_messages,
)
from typescript import File, alias, comment, key, listed, literal, record, union

ROOT = Path(__file__).resolve().parent.parent
HEAD = "// Made from the Python types by tools/protocol.py: do not edit.\n\n"

ANY_GAME = """/** What is a game's own in what is sent. Each game's `types.ts` has it more exactly. */
export interface AnyGame {
  options: Record<string, unknown>;
  view: View;
  shown: Shown | null;
  event: AnyEvent;
  box: unknown;
}"""
ANY_EVENT = """/** Something that happened. */
export type AnyEvent = { event: string; seat: string | null; [figure: string]: unknown };"""
HAPPENED = """/** Something that happened, with the line of the record in which it did and the points it brought. */
export type Happened<G extends AnyGame = AnyGame> = G["event"] & { ply: number; gains?: Record<string, number> };"""
COMMAND = "/** What can be asked of a table over the WebSocket. */\n"
ASKED = """/** Whatever may be sent over the WebSocket; an `id` comes back with the answer. */
export type Asked = (Command | { type: "ping" }) & { id?: string | null };"""


def structs_of(module: Any) -> list[type]:
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]


# What is the same for all games ----------------------------------------------------------------------------------


def protocol() -> File:
    file = File()
    for name, text in (("AnyGame", ANY_GAME), ("AnyEvent", ANY_EVENT), ("Happened", HAPPENED)):
        file.declare(name, name, text)
    file.struct(core.View)
    file.struct(core.Shown)
    events(file, "TableEvent", TABLE_EVENTS)
    asked(file)
    phrases = get_args(talk_messages.Phrase)
    file.declare(
        frozenset(phrases),
        "Phrase",
        "/** What can be said by a key. */\n" + alias("Phrase", list(map(literal, phrases))),
    )
    said = (messages, notice_messages, member_messages, people_messages, talk_messages)
    for kind in (*(one for module in said for one in structs_of(module)), Lesson):
        file.struct(kind)
    told = [*structs_of(messages), *structs_of(talk_messages)]
    sent = [kind for kind in told if kind.__struct_config__.tag is not None]  # type: ignore[attr-defined]
    heard = alias("Message<G extends AnyGame = AnyGame>", [file.struct(kind) for kind in sent])
    file.declare("Message", "Message", "/** Whatever comes over the WebSocket. */\n" + heard)
    desk(file)
    cups(file)
    lobby(file)
    studies(file)
    return file


def desk(file: File) -> None:
    """What is said at the host's desk."""
    wished: tuple[type, ...] = (desk_messages.DeskBarring, desk_messages.DeskSettling)
    file.sparse = True
    for kind in wished:
        file.struct(kind)
    file.sparse = False
    for kind in structs_of(desk_messages):
        if kind not in wished:
            file.struct(kind)


def cups(file: File) -> None:
    """What is said of tournaments."""
    wished: tuple[type, ...] = (cup_messages.CupTerms, cup_messages.CupFounding, cup_messages.CupJoining)
    file.sparse = True
    for kind in wished:
        file.struct(kind)
    file.sparse = False
    for kind in structs_of(cup_messages):
        if kind not in wished:
            file.struct(kind)


def lobby(file: File) -> None:
    """What is said where people find each other."""
    wished: tuple[type, ...] = (
        lobby_messages.Terms,
        lobby_messages.Seeking,
        lobby_messages.Befriending,
        lobby_messages.Muting,
    )
    file.sparse = True
    for kind in wished:
        file.struct(kind)
    file.sparse = False
    for kind in structs_of(lobby_messages):
        if kind not in wished:
            file.struct(kind)
    heard = alias("ClubMessage", [kind.__name__ for kind in get_args(lobby_messages.Heard)])
    file.declare("ClubMessage", "ClubMessage", "/** Whatever comes over the club's WebSocket. */\n" + heard)


def studies(file: File) -> None:
    """What is said of studies."""
    file.sparse = True
    for kind in get_args(Edit):
        file.struct(kind)
    written = alias("Edit", [kind.__name__ for kind in get_args(Edit)])
    file.declare("Edit", "Edit", "/** What can be written in a study. */\n" + written)
    every = structs_of(study_messages)
    wished = [kind for kind in every if kind in (study_messages.Founding, *study_messages.OVER_SOCKET.values())]
    for kind in wished:
        file.struct(kind)
    file.sparse = False
    for kind in every:
        if kind not in wished:
            file.struct(kind)
    tagged = [f"({{ type: {literal(name)} }} & {kind.__name__})" for name, kind in study_messages.OVER_SOCKET.items()]
    file.declare("StudyAsked", "StudyAsked", "/** What can be asked of a study over its WebSocket. */\n"
                 + alias("StudyAsked", tagged))  # fmt: skip
    sent = [kind for kind in structs_of(study_messages) if kind.__struct_config__.tag is not None]  # type: ignore[attr-defined]
    heard = alias("StudyMessage", [*(kind.__name__ for kind in sent), "PongSent", "LeavingSent"])
    file.declare("StudyMessage", "StudyMessage", "/** Whatever comes over a study's WebSocket. */\n" + heard)


def asked(file: File) -> None:
    """What a client may ask; what has a default need not be sent."""
    file.sparse = True
    kinds: list[type] = [messages.Opening, commands.Joining, *commands.OVER_SOCKET.values()]
    for kind in kinds:
        file.struct(kind)
    file.sparse = False
    tagged = [f"({{ type: {literal(name)} }} & {kind.__name__})" for name, kind in commands.OVER_SOCKET.items()]
    file.declare("Command", "Command", COMMAND + alias("Command", tagged))
    file.declare("Asked", "Asked", ASKED)


def events(file: File, name: str, kinds: tuple[type[Event], ...], *others: str) -> None:
    """A type for each event, as somebody may be told of it, and the union of them."""
    for kind in kinds:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        fields = [f"event: {literal(kind.name)}", *file.fields(info)]
        fields = [f"{one} | {literal(HIDDEN)}" if one.split(":")[0] in kind.secret else one for one in fields]
        file.declare(kind, kind.__name__, f"{comment(kind)}export type {kind.__name__} = {record(*fields)};")
    file.declare(name, name, alias(name, [*(kind.__name__ for kind in kinds), *others]))


# What is a game's own --------------------------------------------------------------------------------------------


def moves(game: AnyGame) -> File:
    """The game's moves as records, and its notation."""
    file = File()
    for name, value in vars(registry.part(game.name, "moves")).items():
        words = get_args(value) if get_origin(value) is Literal else ()
        if words and file.known(frozenset(words)) is None:
            file.words(name, words)
    for kind in game.notation.kinds:
        hints = {
            **get_type_hints(kind, include_extras=True),
            **{name: hint for name, (hint, _) in fixed_of(kind).items()},
        }
        fields = [f"  {name}: {said(file, hints[name])};" for name in (*fixed_of(kind), *kind.__struct_fields__)]
        lines = [
            f"{comment(kind)}export interface {kind.__name__} {{",
            f"  kind: {literal(kind.__name__)};",
            *fields,
            "}",
        ]
        file.declare(kind, kind.__name__, "\n".join(lines))
    file.declare("Move", "Move", alias("Move", [kind.__name__ for kind in game.notation.kinds]))
    fixed = {kind.__name__: union(map(literal, fixed_of(kind))) for kind in game.notation.kinds if fixed_of(kind)}
    always = f", {record(*(f'{kind}: {names}' for kind, names in fixed.items()))}" if fixed else ""
    forms = [form(file, kind) for kind in game.notation.kinds]
    head = f"export const {{ read, write }} = {use(file, 'notation')}<Move{always}>({{"
    file.declare("notation", "notation", "\n".join([head, *forms, "});"]))
    return file


def use(file: File, name: str) -> str:
    return file.take("../../lib/notation.ts", name)


def form(file: File, kind: type[Move]) -> str:
    """The text of a move and how its fields are read; each is a word of its own, since the page reads word by word."""
    for word in kind.form.split(" "):
        if "{" in word and not re.fullmatch(r"\{\w+\}", word):
            raise TypeError(f"{kind.__name__}: {word!r} is more than a field")
    hints = get_type_hints(kind, include_extras=True)
    readers = [f"{name}: {use(file, 'always')}({literal(value)})" for name, (_, value) in fixed_of(kind).items()]
    readers += [f"{name}: {reader(file, hints[name])}" for name in kind.__struct_fields__]
    return f"  {kind.__name__}: [{literal(kind.form)}, {{ {', '.join(readers)} }}],".replace("{  }", "{}")


def fixed_of(kind: type[Move]) -> dict[str, tuple[Any, Any]]:
    """What all moves of a kind say without writing it: its class variables, their types and values."""
    hints = get_type_hints(kind, include_extras=True).items()
    found = {name: get_args(hint)[0] for name, hint in hints if get_origin(hint) is ClassVar and get_args(hint)}
    return {name: (hint, getattr(kind, name)) for name, hint in found.items() if name != "form"}


def plain(hint: Any) -> Any:
    """What the text of a type with its own reader consists of."""
    return getattr(hint, "plain", str) if isinstance(hint, type) and hasattr(hint, "parse") else hint


def said(file: File, hint: Any) -> str:
    """The type of a move's field."""
    hint = plain(hint)
    if get_origin(hint) is Literal:
        words = get_args(hint)
        # a number comes from counting, and so is not held to those that may stand there
        if not all(isinstance(one, str) for one in words):
            return "number"
        return file.known(frozenset(words)) or union(literal(one) for one in words)
    if get_origin(hint) is tuple:
        each = said(file, get_args(hint)[0])
        return f"({each})[]" if " " in each else f"{each}[]"
    return "number" if hint is int else "string"


def reader(file: File, hint: Any) -> str:
    """How a move's field is read."""
    hint = plain(hint)
    if get_origin(hint) is Literal:
        known = file.known(frozenset(get_args(hint)))
        return f"{use(file, 'one')}({known or listed(get_args(hint))})"
    if get_origin(hint) is tuple:
        return f"{use(file, 'many')}({reader(file, get_args(hint)[0])})"
    if get_origin(hint) is Annotated:
        return f"{use(file, 'matching')}(/{hint.__metadata__[0].pattern}/)"
    return use(file, "number" if hint is int else "word")


def content(game: AnyGame, moved: File) -> File:
    """The content file as it is sent: what it leaves out is left out."""
    file = File(("./moves.ts", moved), sparse=True)
    file.struct(registry.part(game.name, "box").Content)
    return file


def happenings(game: AnyGame, shared: File, moved: File) -> File:
    file = File(("../../protocol.ts", shared), ("./moves.ts", moved))
    events(file, "Event", game.event_types, file.known("TableEvent") or "")
    return file


def view(game: AnyGame, shared: File, moved: File) -> File:
    file = File(("../../protocol.ts", shared), ("./moves.ts", moved))
    file.struct(game.view_type, own={"options": "Options", "decision": "Decision | null"})
    file.declare("Options", "Options", "/** What was chosen before the game. */\n" + options(game.table_options))
    asked = [decision(file, step) for step in get_args(game.step_types) if issubclass(step, Ask)]
    file.declare("Decision", "Decision", "/** What is being asked, by which rule. */\n" + alias("Decision", asked))
    if registry.has_part(game.name, "shown"):
        file.struct(registry.part(game.name, "shown").Shown)
    return file


def options(declared: tuple[Option, ...]) -> str:
    """A type, not an interface, so that it passes for any options."""
    if not declared:
        return "export type Options = Record<string, never>;"
    lines = []
    for option in declared:
        words, values = (union(map(literal, found)) for found in (option.words, option.values))
        kind = {"choice": values, "flag": "boolean", "number": "number", "names": f"{words} | ({values})[]"}[
            option.kind
        ]
        lines.append(f"  {key(option.name)}: {kind};")
    return "\n".join(["export type Options = {", *lines, "};"])


def decision(file: File, step: type[Ask[Any]]) -> str:
    """A decision as a view has it, with the figures that `Game.decision` takes."""
    info = inspect.type_info(step)
    assert isinstance(info, inspect.StructType)
    plain = (inspect.BoolType, inspect.IntType, inspect.StrType, inspect.LiteralType)
    fields = []
    for field in info.fields:
        if field.name == "seat":
            continue
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        types = [file.type(one) for one in kinds if isinstance(one, plain)]
        if types:
            fields.append(f"{field.encode_name}{'?' if len(types) < len(kinds) else ''}: {union(types)}")
    return record(f"rule: {literal(step.rule)}", f"key: {literal(step.key)}", f"figures: {record(*fields)}")


def types(game: AnyGame, drawn: bool) -> str:
    """All of a game as one type, for what is generic: `State<Paris>`."""
    name = type(game).__name__
    shown = "Shown" if drawn else ""
    imports = [
        'import type { AnyGame } from "../../protocol.ts";',
        'import type { Content } from "./content.ts";',
        'import type { Event } from "./events.ts";',
        'import type { Move } from "./moves.ts";',
        f'import type {{ {", ".join(filter(None, ("Options", shown, "View")))} }} from "./view.ts";',
    ]
    fields = [
        "options: Options",
        "view: View",
        f"shown: {shown or 'null'}",
        "event: Event",
        "move: Move",
        "box: Content",
    ]
    lines = [f"export interface {name} extends AnyGame {{", *(f"  {field};" for field in fields), "}"]
    return "\n".join([*imports, "", *lines, "", *shelf(game)]) + "\n"


def shelf(game: AnyGame) -> list[str]:
    place = registry.place(game.name)
    return [
        "/** Where on the shelf the game stands. */",
        f"export const SHELF = {'Infinity' if place == inf else place};",
    ]


# The files -------------------------------------------------------------------------------------------------------


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    shared = protocol()
    made = {ROOT / "web/src/protocol.ts": shared.text()}
    for name in registry.game_names():
        game, folder = registry.game(name), ROOT / "web/src/games" / name
        moved = moves(game)
        seen = view(game, shared, moved)
        made[folder / "moves.ts"] = moved.text()
        made[folder / "content.ts"] = content(game, moved).text()
        made[folder / "events.ts"] = happenings(game, shared, moved).text()
        made[folder / "view.ts"] = seen.text()
        made[folder / "types.ts"] = types(game, "Shown" in seen.names.values())
    return {path: HEAD + text for path, text in made.items()}


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
