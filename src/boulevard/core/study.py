"""A study: a game and what was tried from its moments, as a fold over a list of edits, which somebody puts in order.

Edits are only ever added, each counts once, and none is lost: whoever has seen the same edits sees the same tree. What
may be edited, and by whom, is not said here.
"""

import re
from collections.abc import Iterable

from msgspec import Struct

from boulevard.core.record import Line

ROOT = "m0"
MAIN = re.compile(r"m\d{1,9}")
"""The nodes of the line that the study began with: `m` and how many lines of its record were said there."""


# Edits -----------------------------------------------------------------------------------------------------------


class Adding(Struct, tag_field="edit", tag="add", frozen=True):
    """A line is said after a node: a seat's, or chance's."""

    node: str
    seat: str
    text: str
    bot: str = ""
    """Which bot chose it, where one was asked."""


class Naming(Struct, tag_field="edit", tag="name", frozen=True):
    """What the branch that begins at a node is called."""

    node: str
    text: str


class Commenting(Struct, tag_field="edit", tag="comment", frozen=True):
    """What somebody has to say at a node, in place of what they said before; nothing takes it away."""

    node: str
    text: str


class Marking(Struct, tag_field="edit", tag="mark", frozen=True):
    """A circle on the board, or an arrow to somewhere, in the game's own names of places; or it is taken away."""

    node: str
    at: str
    to: str = ""
    on: bool = True


class Lifting(Struct, tag_field="edit", tag="lift", frozen=True):
    """A branch comes before the others of its node."""

    node: str


class Removing(Struct, tag_field="edit", tag="remove", frozen=True):
    """A branch is hidden, or comes back."""

    node: str
    gone: bool = True


Edit = Adding | Naming | Commenting | Marking | Lifting | Removing


class Signed(Struct, frozen=True):
    """An edit, by the id that its writer made for it; who that is, and how they are called."""

    id: str
    by: str
    called: str
    edit: Edit


# The tree --------------------------------------------------------------------------------------------------------


class Mark(Struct, frozen=True):
    by: str
    at: str
    to: str


class Node(Struct):
    """A moment: what was said last, and what was noted there."""

    id: str
    parent: str | None
    seat: str = ""
    text: str = ""
    by: str = ""
    bot: str = ""
    born: int = 0
    """The edit that added it; 0 in the line that the study began with."""
    changed: int = 0
    """The last edit that changed anything of it."""
    lifted: int = 0
    gone: bool = False
    name: str = ""
    comments: dict[str, str] = {}
    marks: list[Mark] = []
    children: list[str] = []
    """In the order in which they came."""

    @property
    def line(self) -> Line:
        return Line(self.seat, self.text)


class Tree:
    """The fold."""

    def __init__(self) -> None:
        self.nodes: dict[str, Node] = {ROOT: Node(ROOT, None)}
        self.names: dict[str, str] = {ROOT: ROOT}
        """Every id by which a node may be named; several may have added it."""
        self.people: dict[str, str] = {}
        """How everybody who wrote was last called."""
        self.seq = 0
        self._heard: set[str] = set()
        self._said: dict[tuple[str, Line], str] = {}

    def begin(self, lines: Iterable[tuple[int, Line]]) -> None:
        """The line that the study begins with: each with its ply in the record."""
        last = ROOT
        for ply, line in lines:
            last = self._add(f"m{ply + 1}", last, line, "").id

    def _add(self, id_: str, parent: str, line: Line, by: str) -> Node:
        node = self.nodes[id_] = Node(id_, parent, line.seat, line.text, by)
        self.nodes[parent].children.append(id_)
        self.names[id_] = self._said[parent, line] = id_
        return node

    # Asking --------------------------------------------------------------------------------------------------------

    def find(self, id_: str) -> Node | None:
        name = self.names.get(id_)
        return None if name is None else self.nodes[name]

    def heard(self, id_: str) -> bool:
        """Does an edit of that id count already?"""
        return id_ in self._heard

    def child(self, node: str, line: Line) -> Node | None:
        found = self._said.get((node, line))
        return None if found is None else self.nodes[found]

    def after(self, node: str) -> list[Node]:
        """What was tried after a node, hidden or not, as it is shown: the line that the study began with, then what was
        lifted last, then the oldest."""
        found = [self.nodes[one] for one in self.nodes[node].children]
        return sorted(found, key=lambda one: (one.born > 0, -one.lifted, one.born))

    def path(self, node: str) -> list[Node]:
        """From the root, which is left out, to a node."""
        found: list[Node] = []
        here: Node | None = self.nodes[node]
        while here is not None and here.parent is not None:
            found.append(here)
            here = self.nodes[here.parent]
        return found[::-1]

    def hidden(self, node: str) -> bool:
        return any(one.gone for one in self.path(node))

    @property
    def main(self) -> list[Node]:
        """The line that the study began with."""
        return [one for one in self.nodes.values() if one.parent is not None and one.born == 0]

    def since(self, seq: int) -> list[Node]:
        """The nodes that changed after that edit."""
        return [one for one in self.nodes.values() if one.changed > seq]

    # Folding -------------------------------------------------------------------------------------------------------

    def apply(self, seq: int, signed: Signed) -> Node:
        """The next edit; the node that it is about. It was checked to be one that can be made."""
        edit, by = signed.edit, signed.by
        node = self.nodes[self.names[edit.node]]
        self.seq = seq
        self._heard.add(signed.id)
        if signed.called:
            self.people[by] = signed.called
        if not isinstance(edit, Removing):
            self._bring_back(node, seq)
        match edit:
            case Adding():
                there = self.child(node.id, Line(edit.seat, edit.text))
                if there is not None:
                    self.names[signed.id] = there.id
                    self._bring_back(there, seq)
                    return there
                node = self._add(signed.id, node.id, Line(edit.seat, edit.text), by)
                node.born, node.bot = seq, edit.bot
            case Naming():
                node.name = edit.text
            case Commenting():
                node.comments = {one: text for one, text in node.comments.items() if one != by}
                if edit.text:
                    node.comments[by] = edit.text
            case Marking():
                mark = Mark(by, edit.at, edit.to)
                node.marks = [one for one in node.marks if one != mark] + ([mark] if edit.on else [])
            case Lifting():
                node.lifted = seq
            case Removing():
                node.gone = edit.gone
        node.changed = seq
        return node

    def _bring_back(self, node: Node, seq: int) -> None:
        """Whoever writes in a branch that was deleted did not want it gone."""
        for one in self.path(node.id):
            if one.gone:
                one.gone, one.changed = False, seq
