"""What goes wrong is said by a key and figures; the sentence stands in the catalogues, in French and English."""

import re
from typing import Any, ClassVar


class Problem(ValueError):
    """Something given from outside that cannot be used.

    `place` says where (a file, a line, a field); `rule` is the number of the rule that forbids it, where one does.
    """

    home: ClassVar[str] = "boulevard.core"
    """The package whose catalogue holds the sentence."""

    def __init__(self, key: str, *, place: str | None = None, rule: str | None = None, **figures: Any) -> None:
        super().__init__(key)
        self.key = key
        self.place = place
        self.rule = rule
        self.figures = figures

    def at(self, place: str) -> "Problem":
        """The same problem, seen from further out: the place is put before the one it had."""
        self.place = place if self.place is None else f"{place}, {self.place}"
        return self

    def sentence(self, language: str = "en") -> str:
        from boulevard.core.texts import texts

        words = texts(language, self.home)
        said = words(f"problem-{self.key}", **self.figures)
        if self.rule is not None:
            said = f"{said} ({self.rule})"
        if self.place is None:
            return said
        place = re.sub(r"\bline (\d+)\b", lambda match: words("place-line", number=match[1]), self.place)
        return words("place", place=place, said=said)

    def __str__(self) -> str:
        return self.sentence()
