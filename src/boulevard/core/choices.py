"""A move chosen word by word: what can come next, what it stands for in words, and what it would gain."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.texts import Texts

Words = tuple[str, ...]
Gloss = Callable[[AnyGame, Any, Texts, Words], str | None]
"""What only the game can tell of the last of these words, from the table as it is."""


class Choice(Struct, frozen=True):
    """One way to go on: words that leave no choice between them are joined."""

    path: Words
    """The whole text so far, this choice included."""
    added: tuple[tuple[str, str | None], ...]
    """The words it adds, each with its meaning where it has one."""
    count: int
    """How many moves begin so."""
    whole: bool
    """Is it a move as it stands?"""


class Menu:
    """The moves offered to a seat, by their words. It knows the seat's view and nothing else."""

    def __init__(self, game: AnyGame, view: Any, moves: Sequence[Move], texts: Texts, gloss: Gloss | None) -> None:
        self.game, self.view, self.texts, self.gloss = game, view, texts, gloss
        self.offered: dict[Words, Move] = {tuple(str(move).split(" ")): move for move in moves}

    def following(self, path: Words) -> list[str]:
        """The words that can come next, in the order of the moves."""
        at = len(path)
        return list(dict.fromkeys(move[at] for move in self.offered if move[:at] == path and len(move) > at))

    def extended(self, path: Words) -> Words:
        """The path, and every word after it that leaves no choice."""
        while path not in self.offered and len(tokens := self.following(path)) == 1:
            path = (*path, tokens[0])
        return path

    def resting(self, path: Words) -> Words:
        """The path up to its next real choice; a move that begins with it is shown whole before it is chosen."""
        extended = self.extended(path)
        return path if extended in self.offered else extended

    def shortened(self, path: Words) -> Words:
        """The path before its last real choice."""
        path = path[:-1]
        while path and len(self.following(path)) == 1:
            path = path[:-1]
        return path

    def beginning(self, path: Words) -> int:
        """How many moves begin so."""
        return sum(move[: len(path)] == path for move in self.offered)

    def choice(self, path: Words, token: str) -> Choice:
        """What it means to go on with that word."""
        chosen = self.extended((*path, token))
        added = tuple((chosen[end - 1], self.meaning(chosen[:end])) for end in range(len(path) + 1, len(chosen) + 1))
        return Choice(chosen, added, self.beginning((*path, token)), chosen in self.offered)

    def gain(self, path: Words) -> int:
        """How a move would change the total of the viewer's sheet, as far as can be known before."""
        after = self.game.preview(self.view, self.offered[path]).sheets
        return after[self.view.seat]["total"] - self._total

    @cached_property
    def _total(self) -> int:
        return self.game.sheet(self.view)[self.view.seat]["total"]

    def meaning(self, words: Words) -> str | None:
        """What the last of these words stands for, in the catalogue's words, with a hint where there is one."""
        place, word = len(words) - 1, words[-1]
        if self.gloss is not None and (said := self.gloss(self.game, self.view, self.texts, words)):
            return said
        if word == "-":
            return self.texts("verb-none") if self.texts.has("verb-none") else None
        if place == 0:
            return self.texts(f"verb-{word}") if self.texts.has(f"verb-{word}") else None
        for kind in self.game.notation.kinds:
            form = kind.form.split(" ")
            if form[0] == words[0] and len(form) > place and form[place].startswith("{"):
                figure = form[place].strip("{}")
                name = str(self.texts.figure(figure, word))
                if name != word:
                    hint = f"{figure.partition('_')[0]}-{word}-hint"
                    return f"{name} ({self.texts(hint)})" if self.texts.has(hint) else name
        return None
