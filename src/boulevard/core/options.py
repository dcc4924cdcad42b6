"""A game's options: what may be chosen before it starts, and the checks of what was chosen."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from boulevard.core.problems import Problem

Kind = Literal["choice", "flag", "number", "names"]


MOST_NUMBER = 999_999_999
"""No number is greater, where an option names no bound of its own."""


class Option(Struct, frozen=True, omit_defaults=True):
    """One option. `names` is a list of `count` different `values`, or one of the `words` that stand for a list."""

    name: str
    kind: Kind
    default: Any
    values: tuple[str, ...] = ()
    min: int | None = None
    max: int | None = None
    words: tuple[str, ...] = ()
    count: int | None = None

    @property
    def most(self) -> int:
        return MOST_NUMBER if self.max is None else self.max

    def allowed(self) -> str:
        """What may be given, for a person."""
        if self.kind == "flag":
            return "true, false"
        if self.kind == "number":
            return f"{self.min}…{self.most}"
        if self.kind == "choice":
            return ", ".join(self.values)
        return ", ".join((*self.words, f"{self.count} × " + "+".join(self.values)))

    def check(self, value: Any) -> Any:
        """The value as it is recorded, or a Problem."""
        fits = False
        if self.kind == "flag":
            fits = isinstance(value, bool)
        elif self.kind == "number":
            fits = isinstance(value, int) and not isinstance(value, bool)
            fits = fits and (self.min is None or value >= self.min) and -MOST_NUMBER <= value <= self.most
        elif self.kind == "choice":
            fits = isinstance(value, str) and value in self.values
        elif isinstance(value, str):
            fits = value in self.words
        elif isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
            fits = set(value) <= set(self.values) and len(set(value)) == len(value) == self.count
            value = sorted(value)
        if not fits:
            raise Problem("option-value", option=self.name, given=_shown(value), allowed=self.allowed())
        return value

    def read(self, text: str) -> Any:
        """The value from the command line's text."""
        if self.kind == "flag" and text in ("true", "false"):
            return text == "true"
        if self.kind == "number" and text.removeprefix("-").isdecimal() and len(text) < 10:
            return int(text)
        if self.kind == "names" and text not in self.words:
            return text.split("+")
        return text


def copied(options: Mapping[str, Any]) -> dict[str, Any]:
    """The same options, nothing shared."""
    return {name: list(value) if isinstance(value, list) else value for name, value in options.items()}


def _shown(value: Any) -> str:
    said = json.dumps(value, ensure_ascii=False, default=str)
    return said if len(said) <= 80 else f"{said[:80]}…"


def check_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, in alphabetical order, defaults filled in; unknown ones are a Problem."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise Problem("option-unknown", option=name, allowed=sorted(known))
    return {name: known[name].check(given.get(name, known[name].default)) for name in sorted(known)}
