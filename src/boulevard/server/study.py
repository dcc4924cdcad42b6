"""One study without I/O: its tree, who may do what in it, its positions, and what a reader is told of a moment. Whoever
drives it keeps it to one thing at a time.
"""

import hashlib
import re
from collections import OrderedDict
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict, replace

from boulevard import registry
from boulevard.bots.analysis import Decision, decisions
from boulevard.core.branches import Branched, Note
from boulevard.core.choices import Menu
from boulevard.core.draws import draw
from boulevard.core.events import Noted
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import Line, Record
from boulevard.core.steps import CHANCE
from boulevard.core.study import (
    ROOT,
    Adding,
    Commenting,
    Edit,
    Marking,
    Naming,
    Node,
    Removing,
    Signed,
    Tree,
)
from boulevard.core.table import Table, open_table, replaying
from boulevard.core.texts import texts
from boulevard.server import acts
from boulevard.server.drawings import Look, Position, drawn
from boulevard.server.kept import Company, KeptLine, Seated, Stored
from boulevard.server.messages import Error, State
from boulevard.server.outside import Nowhere
from boulevard.server.refusals import NotOffered, Refusal
from boulevard.server.room import Room
from boulevard.server.study_messages import MarkShown, NodeShown

MOST_NODES = 10_000
MOST_EDITS = 50_000
MOST_NAME, MOST_COMMENT, MOST_PLACE = 80, 4_000, 60
MOST_MARKS = 100
MOST_CHANCE = 60
"""Lines that chance may say one after the other."""
POSITIONS = 256
"""So many positions are kept ready."""
OPEN = "open"
"""The eyes that see all that any seat may know."""

EDIT_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

Right = Literal["own", "write", "look"]
_RIGHTS: tuple[Right, ...] = ("own", "write", "look")


class StudyKey(Struct, frozen=True):
    """What opens a study: a browser that may do so much, or a link that lets browsers in (`look-link`,
    `write-link`)."""

    hash: str
    kind: str


class Begun(Struct, frozen=True):
    """A line that the study began with, and what happened in it."""

    ply: int
    seat: str
    text: str


class Head(Struct):
    """What a study began with."""

    options: dict[str, Any]
    players: dict[str, str]
    title: str = ""
    lines: list[Begun] = []
    outcome: dict[str, Any] | None = None
    given: int = 0
    """So many of the lines, by their plies, were given to the table that the record is of, and played by nobody."""
    seed_hash: str | None = None
    table: str | None = None
    """The finished table that it was made of."""
    trouble: Error | None = None
    """Why not all of a record could be taken over."""


class StoredStudy(Struct):
    """A study as it is stored, with its edits after one of them."""

    id: str
    game: str
    rules: int
    head: Head
    seed: bytes
    seq: int
    touched: float
    keys: list[StudyKey]
    edits: list[tuple[int, Signed]]


class StudyRow(Struct):
    """What a list of studies says of one."""

    id: str
    game: str
    head: Head
    seq: int
    touched: float
    kind: str
    name: str | None = None
    """What it was called last, where somebody has called it anything."""

    @property
    def title(self) -> str:
        return self.head.title if self.name is None else self.name


# What a study is made of -----------------------------------------------------------------------------------------


def from_nothing(game: AnyGame, players: int | None, options: dict[str, Any]) -> Head:
    count, settled = game.settle(players, options)
    return Head(settled, {seat: seat for seat in game.seats(count)})


def from_record(game: AnyGame, record: Record) -> tuple[Head, Problem | None]:
    """As much of it as the rules allow; and what is wrong with the rest."""
    table, trouble = open_table(game, record), None
    try:
        for _ in replaying(table, record):
            pass
    except Problem as problem:
        trouble = problem
    head = from_table(table, record.outcome if trouble is None else None, record.seed)
    head.given = record.given
    return head, trouble


def from_table(table: Table, outcome: dict[str, Any] | None, seed: str | None) -> Head:
    """The lines that count; what was undone, and what the table itself said, stays behind."""
    plies = sorted(ply for seat in (*table.players, CHANCE) for ply in table.live_plies(seat))
    lines = [Begun(ply, table.lines[ply].seat, table.lines[ply].text) for ply in plies]
    return Head(dict(table.options), dict(table.names), lines=lines, outcome=outcome, seed_hash=seed)


class Together(Nowhere):
    """The house of a moment: everybody is there, since every seat is played by whoever looks."""

    def here(self, seat: str) -> bool:
        return True


# One study -------------------------------------------------------------------------------------------------------


class Study:
    def __init__(self, id_: str, game: AnyGame, head: Head, seed: bytes) -> None:
        self.id, self.game, self.head, self.seed = id_, game, head, seed
        self.keys: set[StudyKey] = set()
        self.tree = Tree()
        self.tree.begin((line.ply, Line(line.seat, line.text)) for line in head.lines)
        self._states: OrderedDict[str, Any] = OrderedDict()
        self._events: dict[str, list[dict[str, Any]]] = {}

    # Who may what --------------------------------------------------------------------------------------------------

    def right(self, hashes: Iterable[str | None]) -> Right | None:
        kinds = {key.kind.removesuffix("-link") for key in self.keys if key.hash in set(hashes)}
        return next((one for one in _RIGHTS if one in kinds), None)

    def author(self, hash_: str) -> str:
        """Who somebody is in this study: nothing that says anything elsewhere."""
        return hashlib.sha256(f"{self.id} {hash_}".encode()).hexdigest()[:10]

    # The game that it began with ------------------------------------------------------------------------------------

    @cached_property
    def played(self) -> "Retold":
        return Retold(self)

    def decision(self, node: Node) -> Decision:
        """The one that was made by a node's line, whoever made it, as it was to be made."""
        if node.parent is None or node.seat == CHANCE:
            raise Refusal("no-decision", given=node.id)
        s = self.state_at(node.parent)
        view, moves = self.game.view(s, node.seat), self.game.options(s, node.seat)
        return Decision(len(self.tree.path(node.id)) - 1, node.seat, view, moves, node.text, drawn=False)

    @property
    def own_names(self) -> dict[str, str]:
        """Whoever has a name of their own, by seat; a bot's is `bot:` and its id."""
        return {seat: name for seat, name in self.head.players.items() if name != seat}

    # Positions -----------------------------------------------------------------------------------------------------

    def node(self, id_: str) -> Node:
        node = self.tree.find(id_)
        if node is None:
            raise Refusal("no-node", given=id_[:40])
        return node

    def state_at(self, node: str) -> Any:
        """The state after a node; nobody changes it."""
        if (known := self._states.get(node)) is not None:
            self._states.move_to_end(node)
            return known
        game, path = self.game, self.tree.path(node)
        since = next((at for at in range(len(path), 0, -1) if path[at - 1].id in self._states), 0)
        if since:
            s = game.clone(self._states[path[since - 1].id])
        else:
            s = game.setup(len(self.head.players), self.head.options)
        for at, one in enumerate(path[since:], since + 1):
            game.do(s, game.parse(one.text))
            if at % 16 == 0:
                self._keep(one.id, game.clone(s))
        self._keep(node, s)
        return s

    def _keep(self, node: str, s: Any) -> None:
        self._states[node] = s
        while len(self._states) > POSITIONS:
            self._states.popitem(last=False)

    def events(self, node: Node) -> list[dict[str, Any]]:
        """What happened in its line, with open eyes."""
        if node.parent is None:
            return []
        if node.id not in self._events:
            s, moments = self.game.clone(self.state_at(node.parent)), list[Moment]()
            self.game.do(s, self.game.parse(node.text), moments)
            self._keep(node.id, s)
            happened = [event.noted() for moment in moments for event in moment.events]
            self._events[node.id] = [opened(event) for event in happened]
        return self._events[node.id]

    def to_act(self, node: str) -> str | None:
        """Whose line is next: a seat's, or chance's; nobody's where the game is over."""
        s = self.state_at(node)
        return None if self.game.outcome(s) is not None else next(iter(self.game.to_act(s)), None)

    def room(self, node: Node) -> Room:
        """The table at a moment, where every seat may be played; its last line was just said."""
        path = self.tree.path(node.id)
        before = path[-2].id if len(path) > 1 else ROOT
        at = max(len(path) - 1, 0)
        seats = {seat: Seated("person", name or seat) for seat, name in self.head.players.items()}
        lines = [KeptLine(ply, one.seat, one.text, {}, [], False, None, 0.0) for ply, one in enumerate(path[:at])]
        room = Room(
            Stored(
                id=self.id,
                game=self.game.name,
                rules=self.game.version,
                options=self.head.options,
                seed=self.seed,
                status="playing",
                version=0,
                ply=at,
                company=Company(seats, dict(self.head.players)),
                snapshot_ply=at,
                snapshot=self.game.save(self.state_at(before)),
                touched=0.0,
                keys=[],
            ),
            lines,
        )
        room.house = Together()
        if path:
            room.say(path[-1].seat, self.game.parse(path[-1].text), 0.0)
        if room.table is not None and room.table.outcome is not None:
            room.status = "over"
        return room

    def mover(self, room: Room) -> str | None:
        return next((seat for seat in room.to_act if seat in room.company.seats), None)

    def shown(self, node: Node, eyes: str) -> State:
        """A moment, with a seat's eyes or open ones: then whoever is to act is offered moves."""
        room = self.room(node)
        mover = self.mover(room)
        if eyes != OPEN:
            room.check_seat(eyes)
        viewer = eyes if eyes != OPEN else mover or next(iter(room.company.seats))
        since = room.ply - 1 if room.ply else None
        events = () if since is None else room.recent_events(since) or ()
        now = room.state(viewer, list(room.company.seats), events=events, since=since)
        now = replace(now, undo_to=[], takeback_to=None, forced=False, sure=None, seed=None)
        if eyes != OPEN:
            return now
        look = open_look(self.game, room.position, viewer)
        told = [{**opened(event), "ply": ply} for ply, event in events]
        return replace(now, **asdict(look), events=told, frames=[], since=None)

    # Lines ---------------------------------------------------------------------------------------------------------

    def offered(self, node: Node, seat: str, text: str) -> Move:
        """A line that may be said there; a refusal is the table's own."""
        due = self.to_act(node.id)
        if due is None:
            raise Refusal("study-over")
        s = self.state_at(node.id)
        if CHANCE in (seat, due):
            moves = {str(move): move for move, _ in self.game.chance(s)} if due == CHANCE == seat else {}
            if text not in moves:
                raise Refusal("study-chance", given=text[:100], due=due)
            return moves[text]
        if seat not in self.game.to_act(s):
            raise Refusal("not-your-turn", seat=seat, seat_due=list(self.game.to_act(s)))
        found = {str(move): move for move in self.game.options(s, seat)}.get(text)
        if found is None:
            raise NotOffered(self.game, self.game.why_not(self.game.view(s, seat), text))
        return found

    def menu(self, node: Node, language: str) -> Menu:
        """What may be said there, to be chosen word by word: by whoever is to act, or by chance."""
        room = self.room(node)
        seat = self.mover(room)
        if seat is not None:
            return acts.menu(room, seat, language)
        if self.to_act(node.id) is None:
            raise Refusal("study-over")
        moves = [move for move, _ in self.game.chance(self.state_at(node.id))]
        view = self.game.view(self.state_at(node.id), None)
        return Menu(self.game, view, moves, texts(language, self.game.package), registry.gloss(self.game))

    def draws(self, node: Node, id_: str, by: str, called: str, seq: int) -> list[Signed]:
        """What chance says there, by the study's seed, until somebody is to act or there is no room for more; `seq`: of
        the edit before."""
        found: list[Signed] = []
        s, at = self.game.clone(self.state_at(node.id)), node.id
        room = min(MOST_CHANCE, MOST_NODES + 1 - len(self.tree.nodes))
        while len(found) < room and self.game.outcome(s) is None and self.game.to_act(s) == (CHANCE,):
            move = draw(self.seed, seq + len(found) + 1, self.game.chance(s))
            name = f"{id_}-{len(found)}"
            found.append(Signed(name, by, called, Adding(at, CHANCE, str(move))))
            self.game.do(s, move)
            at = name
        return found

    # Edits ---------------------------------------------------------------------------------------------------------

    def check(self, edit: Edit, by: str, right: Right) -> None:
        """May that be written? A Refusal says why not."""
        node = self.node(edit.node)
        if self.tree.seq >= MOST_EDITS:
            raise Refusal("study-full", most=MOST_EDITS)
        match edit:
            case Adding():
                self.offered(node, edit.seat, edit.text)
                if self.tree.child(node.id, Line(edit.seat, edit.text)) is None and len(self.tree.nodes) > MOST_NODES:
                    raise Refusal("study-nodes", most=MOST_NODES)
            case Naming():
                short_text(edit.text, MOST_NAME)
            case Commenting():
                short_text(edit.text, MOST_COMMENT)
            case Marking():
                short_text(edit.at, MOST_PLACE)
                short_text(edit.to, MOST_PLACE)
                if not edit.at:
                    raise Refusal("study-mark")
                if edit.on and len(node.marks) >= MOST_MARKS:
                    raise Refusal("study-marks", most=MOST_MARKS)
            case Removing():
                if node.born == 0:
                    raise Refusal("study-main")
                if right != "own" and node.by != by:
                    raise Refusal("study-theirs")

    def apply(self, seq: int, signed: Signed) -> None:
        self.tree.apply(seq, signed)

    def node_shown(self, node: Node) -> NodeShown:
        marks = [MarkShown(one.by, one.at, one.to) for one in node.marks]
        return NodeShown(
            id=node.id,
            parent=node.parent,
            seat=node.seat,
            text=node.text,
            by=node.by,
            bot=node.bot,
            born=node.born,
            changed=node.changed,
            lifted=node.lifted,
            gone=node.gone,
            name=node.name,
            comments=node.comments,
            marks=marks,
            events=self.events(node),
        )

    @property
    def names(self) -> dict[str, str]:
        """The other names of nodes: whoever played a line that was there already looks for it by the name they gave."""
        return {one: node for one, node in self.tree.names.items() if one != node}

    def record(self, node: Node | None = None) -> Record:
        """The line that the study began with, or the one that leads to a node."""
        path = self.tree.main if node is None else self.tree.path(node.id)
        outcome = self.head.outcome if node is None else None
        return Record(
            game=self.game.name,
            rules=self.game.version,
            seed=self.head.seed_hash if node is None and outcome else None,
            options=self.head.options,
            players=self.head.players,
            lines=[one.line for one in path],
            outcome=outcome,
        )


class Retold:
    """The line that a study began with, as a game that is over, or that nobody plays any more."""

    def __init__(self, study: Study) -> None:
        self.study, self.game = study, study.game

    @cached_property
    def _read(self) -> tuple[list[Decision], Table]:
        record = replace(self.study.record(), outcome=None)
        found, table, _ = decisions(self.game, record)
        plies = [line.ply for line in self.study.head.lines]
        made = [replace(one, ply=plies[one.ply]) for one in found]
        return [one for one in made if one.ply >= self.study.head.given], table

    @property
    def decisions(self) -> list[Decision]:
        """By the plies of the record."""
        return self._read[0]

    @property
    def table(self) -> Table:
        return self._read[1]


def short_text(text: str, most: int) -> None:
    if len(text) > most:
        raise Refusal("study-text", most=most, count=len(text))
    if not all(letter.isprintable() or letter == "\n" for letter in text):
        raise Refusal("study-letters")


def opened(event: Noted) -> dict[str, Any]:
    """An event with all that there is to know of it."""
    gains = {"gains": event.gains} if event.gains else {}
    return {"event": event.name, "seat": event.seat, **event.figures, **gains}


def open_look(game: AnyGame, position: Position, viewer: str) -> Look:
    """A position in which what lies before each seat is as that seat sees it."""
    s = position.state
    views = {seat: game.view(s, seat) for seat in game.seated(s)}
    view = views[viewer]
    changes: dict[str, Any] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, dict) and value and set(value) <= set(views):
            changes[name] = {seat: getattr(views[seat], name)[seat] for seat in value}
        elif isinstance(value, list) and None in value:
            seen = [getattr(one, name) for one in views.values()]
            changes[name] = [next((one for one in told if one is not None), None) for told in zip(*seen, strict=True)]
    view = replace(view, **changes)
    return Look(view, game.scores(s), drawn(game, lambda: registry.shown(game, view, game.clone(s))))


# From files ------------------------------------------------------------------------------------------------------


def grown(study: Study, file: Branched) -> tuple[list[Signed], int]:
    """The branches and notes of a file as edits of a study that began with its record; and how many lines of it were
    left out, since the rules do not allow them or what they follow is not there."""
    edits: list[Signed] = []
    left_out = 0
    numbers: dict[int, str] = {0: ROOT}
    numbers |= {at: node.id for at, node in enumerate(study.tree.main, 1)}
    main = len(file.record.lines)

    def write(by: str, edit: Edit) -> str | None:
        signed = Signed(f"f{len(edits)}", f"~{study.author(by)}" if by else "~", by[:40], edit)
        try:
            study.check(edit, signed.by, "own")
        except Problem:
            return None
        edits.append(signed)
        study.apply(study.tree.seq + 1, signed)
        return signed.id

    for number, branch in enumerate(file.branches, main + 1):
        after, note = numbers.get(branch.after), file.notes.get(number, Note())
        line = branch.line
        added = None if after is None else write(note.by, Adding(after, line.seat, line.text, note.bot[:60]))
        if added is None:
            left_out += 1
        else:
            numbers[number] = added
    for number, note in sorted(file.notes.items()):
        if (node := numbers.get(number)) is None:
            continue
        if note.name:
            write(note.by, Naming(node, note.name))
        for comment in note.comments:
            write(comment.by, Commenting(node, comment.text))
        for mark in note.marks:
            write(mark.by, Marking(node, mark.at, mark.to))
    return edits, left_out
