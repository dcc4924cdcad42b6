"""Catalogues: every sentence a person reads, in French and English, as Fluent files beside the code they serve.

A figure is shown by the catalogue where it has a word for it: the figure `building` with the value `STAIRS` is shown
as the message `building-STAIRS`, and a list of them as their enumeration, each once; `building_old` is a `building`
too. So events carry ids, never names. A figure that the reader may not know has the value `hidden` in a selector.
"""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from boulevard.core.events import HIDDEN

LANGUAGES = ("en", "fr")
LONGEST = 900
CONTRACTED = {"à": "au", "À": "Au", "d": "du", "D": "Du"}


class Name(str):
    """A figure that is shown as it is: what somebody is called may be the id of something."""


class Texts:
    """The sentences of one language, from the core and one more package."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            source = files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
            resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise SyntaxError(f"{package} {language}: {(entry.content or '').splitlines()[:1]}")
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **figures: Any) -> str:
        """The sentence; raises KeyError for a key that no catalogue has, so that a test finds it."""
        if not self.has(key):
            raise KeyError(f"no text for {key!r} in {self.language!r}")
        shown = {name: self.figure(name, value) for name, value in figures.items()}
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{key!r} in {self.language!r} has attributes only")
        said, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise KeyError(f"{key!r} in {self.language!r}: {errors[0]}")
        return tied(contracted(str(said))) if self.language == "fr" else str(said)

    def figure(self, name: str, value: Any) -> Any:
        """A figure as a reader sees it."""
        if isinstance(value, (list, tuple)):
            return cut(", ".join(self._each(name, value)))
        if isinstance(value, Name):
            return str(value)
        if value is None or isinstance(value, bool) or value == HIDDEN:
            value = {None: "none", True: "true", False: "false", HIDDEN: "hidden"}[value]
        word = f"{name.partition('_')[0]}-{value}"
        if isinstance(value, str) and value.replace("-", "").replace("_", "").isalnum() and self.has(word):
            return self(word)
        return cut(value) if isinstance(value, str) else value

    def enumerated(self, name: str, values: Iterable[Any]) -> str:
        """Several figures as a sentence enumerates them: a, b and c."""
        *before, last = self._each(name, values) or [""]
        return cut(f"{', '.join(before)}{self('story-and')} {last}" if before else last)

    def _each(self, name: str, values: Iterable[Any]) -> list[str]:
        return counted(str(self.figure(name, one)) for one in values)


def counted(words: Iterable[str]) -> list[str]:
    """Each word once, with how often it comes: yellow ×2."""
    return [word if count == 1 else f"{word} ×{count}" for word, count in Counter(words).items()]


def tied(text: str) -> str:
    """French typography: a sign stays with the word before it, and a quotation with its marks, by a no-break space."""
    return re.sub(r" (?=[$:;?!»%])|(?<=«) ", "\u00a0", text)


def contracted(text: str) -> str:
    """French grammar: “à le Maître” is “au Maître”, and “de le Maître” “du Maître”. A name keeps its own capital."""
    return re.sub(r"\b([ÀàDd])e? le (?=[A-ZÀ-Ý])", lambda match: f"{CONTRACTED[match[1]]} ", text)


def cut(text: str) -> str:
    """A figure may be anything that somebody typed: a sentence holds only so much of it."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


@cache
def texts(language: str, package: str = "boulevard.core") -> Texts:
    """The catalogue of a package over that of the core."""
    return Texts(language, dict.fromkeys(("boulevard.core", package)))
