"""Names that people keep: what one may be called, and which names look alike."""

import re
import unicodedata
from functools import cache

from boulevard.bots import BOTS
from boulevard.core.texts import LANGUAGES, texts
from boulevard.server.refusals import Refusal

LEAST, MOST = 2, 24
"""Letters of a name that is kept."""
ALSO = " '’-."
"""What may stand between letters and digits."""
ALIKE = str.maketrans(
    {"0": "o", "1": "l", "i": "l", "ı": "l", "ł": "l", "ø": "o", "’": "", "'": "", "-": "", ".": "", " ": ""}
)
TOGETHER = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "HANGUL": "CJK", "KATAKANA-HIRAGANA": "CJK"}
"""Scripts that are written together."""
RESERVED = (
    "Boulevard", "Host", "Hôte", "Admin", "Administrator", "Administrateur", "Moderator", "Modérateur", "Bot", "Robot",
    "Daniel Burnham", "Guest", "Invité", "Somebody who left", "Quelqu’un qui est parti",
)  # fmt: skip


def kept(given: str) -> str:
    """The name as it is kept; a Refusal where it cannot be one."""
    name = unicodedata.normalize("NFC", " ".join(given.split()))
    if not LEAST <= len(name) <= MOST:
        raise Refusal("name-length", count=len(name), least=LEAST, most=MOST)
    strange = next(
        (one for one in name if not (one in ALSO or unicodedata.category(one)[0] in "LN" or _mark(one))), None
    )
    if strange is not None:
        shown = strange if strange.isprintable() else f"U+{ord(strange):04X}"
        raise Refusal("name-letter", given=shown)
    if re.search(rf"[{re.escape(ALSO)}]{{3}}", name) or _most_marks(name) > 2 or not any(map(str.isalpha, name)):
        raise Refusal("name-form")
    if len({_script(one) for one in name if one.isalpha()}) > 1:
        raise Refusal("name-scripts")
    if looks(name) in reserved():
        raise Refusal("name-taken", given=name)
    return name


def looks(name: str) -> str:
    """What a name looks like at a glance: the same for two that could be taken for one another."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(one for one in plain if not _mark(one)).translate(ALIKE)


def _mark(one: str) -> bool:
    return unicodedata.category(one) in ("Mn", "Mc")


def _most_marks(name: str) -> int:
    """The most marks that stand on one letter."""
    runs = "".join("m" if _mark(one) else " " for one in name).split()
    return max(map(len, runs), default=0)


def _script(letter: str) -> str:
    first = unicodedata.name(letter, "UNKNOWN").split()[0]
    return TOGETHER.get(first, first)


@cache
def reserved() -> frozenset[str]:
    """Nobody is called like the house or like one of its bots, with the article or without."""
    told = [texts(language, "boulevard.core")("bot-told", who=bot, name=bot) for language in LANGUAGES for bot in BOTS]
    bare = [re.split(r"[ ’]", one, maxsplit=1)[-1] for one in told]
    return frozenset(looks(one) for one in (*RESERVED, *told, *bare, *BOTS))
