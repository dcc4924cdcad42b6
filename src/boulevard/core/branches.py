"""Records with branches: format 2. Up to the outcome it is a record without the table's own lines; below, `+ N` begins
a branch after node N, and `# {…}` says what was noted at the moment above. The root is node 0, each line the next.
"""

import json
import re
from collections.abc import Iterator

import msgspec
from msgspec import Struct, field

from boulevard.core.record import BRANCHES, FORMAT, TABLE, Line, Reader, Record, text_of
from boulevard.core.steps import CHANCE
from boulevard.core.story import BOT
from boulevard.core.study import ROOT, Node, Tree


class Said(Struct, frozen=True):
    by: str
    text: str


class Pointed(Struct, frozen=True, omit_defaults=True):
    by: str
    at: str
    to: str = ""


class Note(Struct, frozen=True, omit_defaults=True):
    """What a file says of a moment: who tried it (a bot chose it), its branch's name, comments, marks."""

    by: str = ""
    bot: str = ""
    name: str = ""
    comments: list[Said] = []
    marks: list[Pointed] = []


class Branch(Struct, frozen=True):
    """A line of a branch, and the number of the node after which it is said."""

    after: int
    line: Line


class Branched(Struct):
    """A record and its branches, as a file has them; the notes by the numbers of their nodes."""

    record: Record
    branches: list[Branch] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)

    def __str__(self) -> str:
        text, number = [*self.record.heading(BRANCHES), *self._noted(0)], 0
        for number, line in enumerate(self.record.lines, 1):
            text += [str(line), *self._noted(number)]
        text += self.record.ending()
        last = -1
        for branch in self.branches:
            text += [f"+ {branch.after}"] if branch.after != last else []
            number += 1
            text += [str(branch.line), *self._noted(number)]
            last = number
        return "\n".join(text) + "\n"

    def _noted(self, number: int) -> list[str]:
        note = self.notes.get(number)
        return [] if note is None else [f"# {json.dumps(msgspec.to_builtins(note), ensure_ascii=False)}"]


def read_branched(data: bytes) -> Branched:
    """A record, with branches or without; a Problem names the line that is not as it should be."""
    reader = Reader(text_of(data))
    version = int(reader.word("boulevard", r"\d{1,9}"))
    if version not in (FORMAT, BRANCHES):
        raise reader.problem("format-version", given=version, newest=BRANCHES)
    found = Branched(reader.header())
    record, number, after = found.record, 0, None
    while (line := reader.take()) is not None:
        if version == BRANCHES and line.startswith(f"{TABLE} "):
            raise reader.problem("line", found=line[:60], seats=[*record.players, CHANCE, "+", "#", "="])
        if version == BRANCHES and line.startswith("# "):
            found.notes[number] = _note(reader, line[2:])
        elif version == BRANCHES and line.startswith("+ "):
            after = int(line[2:]) if re.fullmatch(r"\+ \d{1,9}", line) else number + 1
            if after > number:
                raise reader.problem("branch", found=line[:60], most=number)
        elif after is not None:
            number += 1
            found.branches.append(Branch(after, reader.said(record, line)))
            after = number
        elif record.outcome is not None:
            raise reader.problem("after-outcome")
        else:
            reader.body(record, line)
            number = len(record.lines)
    return found


def _note(reader: Reader, text: str) -> Note:
    try:
        return msgspec.convert(reader.json("#", text), Note)
    except msgspec.ValidationError:
        raise reader.problem("json", name="#") from None


# A tree as a file ------------------------------------------------------------------------------------------------


def told(tree: Tree, record: Record) -> Branched:
    """The tree as a file has it; what is hidden stays behind. `record`: the header."""
    main = tree.main
    found = Branched(msgspec.structs.replace(record, lines=[node.line for node in main]))
    numbers = {node.id: number for number, node in enumerate((tree.nodes[ROOT], *main))}
    for node in (tree.nodes[ROOT], *main, *tried(tree)):
        if node.id not in numbers:
            numbers[node.id] = len(numbers)
            found.branches.append(Branch(numbers[str(node.parent)], node.line))
        if (note := _told(tree, node)) != Note():
            found.notes[numbers[node.id]] = note
    return found


def _told(tree: Tree, node: Node) -> Note:
    called = tree.people.get
    return Note(
        called(node.by, ""),
        node.bot,
        node.name,
        [Said(called(by, ""), text) for by, text in node.comments.items()],
        [Pointed(called(one.by, ""), one.at, one.to) for one in node.marks],
    )


def nameless(found: Branched) -> Branched:
    """The same with nobody named: at the table seats alone and bots, and letters for those who wrote."""
    record, letters = found.record, dict[str, str]()

    def letter(name: str) -> str:
        return letters.setdefault(name, _letter(len(letters))) if name else ""

    notes = {
        number: msgspec.structs.replace(
            note,
            by=letter(note.by),
            comments=[Said(letter(one.by), one.text) for one in note.comments],
            marks=[Pointed(letter(one.by), one.at, one.to) for one in note.marks],
        )
        for number, note in found.notes.items()
    }
    players = {seat: name if name.startswith(BOT) else seat for seat, name in record.players.items()}
    return Branched(msgspec.structs.replace(record, players=players), found.branches, notes)


def _letter(number: int) -> str:
    """A to Z, then A1, B1 and so on."""
    return chr(ord("A") + number % 26) + (str(number // 26) if number >= 26 else "")


def tried(tree: Tree) -> Iterator[Node]:
    """The nodes that people added and that are shown, each branch to its end before the next one."""
    waiting = [one for node in reversed([tree.nodes[ROOT], *tree.main]) for one in _shown(tree, node.id)]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += _shown(tree, node.id)


def _shown(tree: Tree, node: str) -> list[Node]:
    """Of what was tried after it, the first last."""
    return [one for one in reversed(tree.after(node)) if one.born > 0 and not one.gone]
