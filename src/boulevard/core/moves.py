"""Moves and their notation. A move is a frozen record; its class's `form` is its text, written and read by it.

A field is a number, a word, one of the words of a Literal, or a tuple of these, whose words are joined by `+`. A type
of its own reads its word by `parse`; its `plain` says which of these the word is, for those who have only the text.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from types import NoneType
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from boulevard.core.problems import Problem


class Move(Struct, frozen=True):
    """One thing a seat, or chance, may do. `form` is its text: `tile {tile} {square} {turns}`."""

    form: ClassVar[str]

    def __str__(self) -> str:
        return _text(self)


@lru_cache(1 << 16)
def _text(move: Move) -> str:
    """Written once: the same moves are offered again and again."""
    return move.form.format_map({name: _word(getattr(move, name)) for name in move.__struct_fields__})


def _word(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _reader(kind: Any) -> Callable[[str], Any]:
    """How a word of that type is read; the reader raises ValueError for a word that is not one."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        words = {str(value): value for value in args}

        def choose(word: str) -> Any:
            if word not in words:
                raise ValueError(word)
            return words[word]

        return choose
    if origin is tuple:
        one = _reader(args[0])
        return lambda word: tuple(one(part) for part in word.split("+"))
    if kind is int:
        return _number
    if args and NoneType in args:
        raise TypeError("a move's text has all its words: write a class of its own for the shorter one")
    read: Callable[[str], Any] = getattr(kind, "parse", kind)
    return read


def _number(word: str) -> int:
    """No number of any game has ten digits, and some libraries stumble over very long ones."""
    if len(word) > 9:
        raise ValueError(word)
    return int(word)


def _values(kind: Any, name: str, words: Mapping[str, Sequence[Any]], rng: Random) -> Any:
    """Some value of a field: one of those its type lists, or of the words given for its name."""
    origin, args = get_origin(kind), get_args(kind)
    if name in words:
        return rng.choice(words[name])
    if origin is Literal:
        return rng.choice(args)
    if origin is tuple:
        return tuple(_values(args[0], f"{name} each", words, rng) for _ in range(rng.randint(1, 3)))
    raise TypeError(f"no values are known for a move's field {name!r}: the game's vocabulary must list some")


class Notation:
    """All the moves of a game, both ways: `str(move)` writes, `parse` reads what `str` wrote and nothing else."""

    def __init__(self, *kinds: type[Move]) -> None:
        self.kinds = kinds
        self._readers = [self._compile(kind) for kind in kinds]

    @staticmethod
    def _compile(kind: type[Move]) -> tuple[type[Move], re.Pattern[str], dict[str, Callable[[str], Any]]]:
        hints = get_type_hints(kind)
        readers = {name: _reader(hints[name]) for name in kind.__struct_fields__}
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^ ]+)", re.escape(kind.form))
        return kind, re.compile(pattern), readers

    def any_move(self, kind: type[Move], words: Mapping[str, Sequence[Any]], rng: Random) -> Move:
        """Some move of that kind, offered or not, whose text can be read back."""
        hints = get_type_hints(kind)
        return kind(**{name: _values(hints[name], name, words, rng) for name in kind.__struct_fields__})

    def neighbour(self, move: Move, words: Mapping[str, Sequence[Any]], rng: Random) -> Move:
        """The move with one of its fields another: what a slip would make of it."""
        if not move.__struct_fields__:
            return move
        name = rng.choice(move.__struct_fields__)
        return replace(move, **{name: _values(get_type_hints(type(move))[name], name, words, rng)})

    def parse(self, text: str) -> Move:
        for kind, pattern, readers in self._readers:
            if (match := pattern.fullmatch(text)) is None:
                continue
            try:
                move = kind(**{name: readers[name](word) for name, word in match.groupdict().items()})
            except ValueError:
                continue
            if str(move) == text:
                return move
        first = text.split(" ", maxsplit=1)[0]
        forms = [kind.form for kind in self.kinds if kind.form.split(" ")[0] == first]
        if forms:
            raise Problem("move-unreadable", text=text, forms=" | ".join(forms))
        verbs = sorted({kind.form.split(" ")[0] for kind in self.kinds})
        raise Problem("move-unknown", text=text, verbs=verbs)
