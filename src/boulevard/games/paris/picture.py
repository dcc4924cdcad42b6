"""The table drawn in plain text, from a view; or told in words, for a reader who listens."""

from collections import Counter
from random import Random

from boulevard.core.game import AnyGame
from boulevard.core.texts import Texts
from boulevard.games.paris.board import ROWS, turned, written
from boulevard.games.paris.box import Box
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.scoring import lights_on
from boulevard.games.paris.view import BuildingSeen, View

GROUND = {"O": "o", "B": "b", "M": "m", "L": "*", ".": "."}
PIECES = {
    "peintre": "pe",
    "lampadaire": "la",
    "moulin-rouge": "da",
    "fontaine": "fo",
    "penseur": "st",
    "grande-lumiere": "GL",
}


def picture(game: AnyGame, view: View, texts: Texts, words: bool = False) -> str:
    """The whole table as its viewer may see it; with `words`, the ground told row by row instead of drawn."""
    marks = building_marks(view)
    lines = told(view, texts) if words else drawn(view, texts, marks)
    lines += standing(game, view, texts, marks) + supplies(view, texts)
    lines += shapes(game.box, view, texts, words) + tiles(game.box, view, texts, words)
    return "\n".join(lines)


def building_marks(view: View) -> list[str]:
    """O1, O2, B1 …: each player's buildings in the order they went up."""
    counts = Counter[str]()
    marks = []
    for one in view.buildings:
        counts[one.owner] += 1
        marks.append(f"{one.owner[0].upper()}{counts[one.owner]}")
    return marks


def cells(view: View, marks: list[str]) -> dict[str, str]:
    """What is shown on each space."""
    shown: dict[str, str] = {}
    for row, ground in zip(ROWS, view.ground, strict=True):
        shown.update(zip(row, (GROUND[mark] for mark in ground), strict=True))
    for one, mark in zip(view.buildings, marks, strict=True):
        shown.update(dict.fromkeys(whole(view, one), mark))
    shown.update({piece.space: PIECES[piece.card] for piece in view.pieces})
    return shown


def whole(view: View, one: BuildingSeen) -> list[str]:
    """The spaces of a building, its annex included."""
    annex = view.annex
    return [*one.spaces, annex.space] if annex and annex.building == one.building else one.spaces


def drawn(view: View, texts: Texts, marks: list[str]) -> list[str]:
    """The board with its spaces named below and at the left, its squares above and at the right."""
    shown = cells(view, marks)
    lines = ["    " + " ".join(f"{square:^8}" for square in "ABCD").rstrip()]
    for row in range(8, 0, -1):
        spaces = [f"{shown[f'{column}{row}']:<2}" for column in "abcdefgh"]
        pairs = [f"{left}  {right}" for left, right in zip(spaces[::2], spaces[1::2], strict=True)]
        lines.append(f" {row}  " + " | ".join(pairs) + (f"   {row // 2}" if row % 2 == 0 else ""))
        if row % 2 == 1 and row > 1:
            lines.append("    " + "-+-".join(["------"] * 4))
    below = [f"{left}   {right} " for left, right in ("ab", "cd", "ef", "gh")]
    return [line.rstrip() for line in [*lines, "    " + "   ".join(below)]] + [texts("picture-legend")]


def told(view: View, texts: Texts) -> list[str]:
    """The ground in words, row by row."""
    lines = [texts("picture-board")]
    for y, row in enumerate(view.ground):
        ground = [texts("ground-empty" if mark == "." else f"ground-{mark}") for mark in row]
        spaces = [f"{column} {kind}" for column, kind in zip("abcdefgh", ground, strict=True)]
        lines.append("  " + texts("picture-row", row=8 - y, spaces=spaces))
    return lines


def standing(game: AnyGame, view: View, texts: Texts, marks: list[str]) -> list[str]:
    """Buildings and pieces, one a line."""
    lines = []
    s = game.determinize(view, Random(0))
    if s.buildings:
        lines.append(texts("picture-buildings"))
    for one, mark in zip(s.buildings, marks, strict=True):
        figures = {"mark": mark, "seat": SEATS[one.owner], "building": one.building, "spaces": written(one.spaces)}
        lights = lights_on(s, game.box, one)
        lines.append("  " + texts("picture-building", **figures, size=one.size, lights=lights))
    if view.pieces:
        lines.append(texts("picture-pieces"))
    for piece in view.pieces:
        key = "picture-piece-facing" if piece.facing else "picture-piece"
        figures = {"mark": PIECES[piece.card], "seat": piece.owner, "piece": piece.card, "space": piece.space}
        lines.append("  " + texts(key, **figures, **({"facing": piece.facing} if piece.facing else {})))
    return lines


def shapes(box: Box, view: View, texts: Texts, words: bool) -> list[str]:
    """What the buildings look like that somebody can take or place."""
    lines = []
    if view.phase == 1 or any(card.card == "levitation" and card.owner is None for card in view.cards):
        lines += shape_lines(box, texts("picture-shapes-pool"), view.pool, texts, words)
    for seat in SEATS:
        lines += shape_lines(box, texts("picture-shapes-reserve", seat=seat), view.reserves[seat], texts, words)
    return lines


def shape_lines(box: Box, head: str, names: list[str], texts: Texts, words: bool) -> list[str]:
    """Drawings side by side under their names; or each told row by row."""
    lines = [head] if names else []
    if words:
        for name in names:
            rows = [" ".join(str(x + 1) for x, mark in enumerate(row) if mark == "#") for row in box.shapes[name]]
            lines.append("  " + texts("picture-shape", building=name, size=box.size[name], rows="; ".join(rows)))
        return lines
    for start in range(0, len(names), 6):
        row = names[start : start + 6]
        lines.append("  " + "".join(f"{texts(f'building-{name}'):<14}" for name in row).rstrip())
        lines.append("  " + "".join(f"{name:<14}" for name in row).rstrip())
        for y in range(max(len(box.shapes[name]) for name in row)):
            drawings = [box.shapes[name][y] if y < len(box.shapes[name]) else "" for name in row]
            lines.append("  " + "".join(f"{line.replace('.', ' '):<14}" for line in drawings).rstrip())
    return lines


def tiles(box: Box, view: View, texts: Texts, words: bool) -> list[str]:
    """The tiles in the viewer's hand, as they lie turned by 0, 1, 2 and 3 quarters."""
    lines = []
    seat = view.seat or ""
    for tile in filter(None, view.hands.get(seat, ())):
        pattern = [[owned(mark, seat) for mark in row] for row in box.patterns[tile]]
        turns = [turned(["".join(row) for row in pattern], turn) for turn in range(4)]
        lines.append(texts("picture-tile", tile=tile, seat=seat))
        if words:
            for turn, rows in enumerate(turns):
                top, bottom = ([texts(f"ground-{mark}") for mark in row] for row in rows)
                lines.append("  " + texts("picture-turn-words", turns=turn, top=top, bottom=bottom))
        else:
            lines.append("  " + texts("picture-turns") + "     ".join(["0", "1", "2", "3"]))
            indent = " " * len(texts("picture-turns"))
            for y in (0, 1):
                shown = ["".join(f"{GROUND[mark]} " for mark in rows[y]) for rows in turns]
                lines.append("  " + indent + "  ".join(shown).rstrip())
    return lines


def owned(mark: str, seat: str) -> str:
    """A tile's letter as it is on the board when that player lays it."""
    own, rival = ("O", "B") if seat == "orange" else ("B", "O")
    return {"N": own, "R": rival}.get(mark, mark)


def supplies(view: View, texts: Texts) -> list[str]:
    """Pool, postcards, and what each player has left."""
    lines = []
    face_up = [card.card for card in view.cards if card.owner is None]
    if view.phase == 1 or "levitation" in face_up:
        lines.append(texts("picture-pool", building=view.pool or "-"))
    if face_up:
        lines.append(texts("picture-cards", card=face_up))
    for seat in SEATS:
        used = []
        for card in view.cards:
            if card.owner == seat:
                key = "picture-declined" if card.declined else "picture-unspent" if card.unspent else None
                used.append(texts(key, card=card.card) if key else texts(f"card-{card.card}"))
        if used:
            lines.append(texts("picture-used", seat=seat, card=", ".join(used)))
    for seat in SEATS:
        lines.append(
            texts(
                "picture-seat",
                seat=seat,
                tokens=view.tokens[seat],
                chimneys=view.chimneys[seat],
                building=view.reserves[seat] or "-",
            )
        )
        if hand := view.hands[seat]:
            if None in hand:
                lines.append(texts("picture-hand-hidden", seat=seat, count=len(hand), pile=view.piles[seat]))
            else:
                lines.append(texts("picture-hand", seat=seat, count=len(hand), tile=hand, pile=view.piles[seat]))
    return lines
