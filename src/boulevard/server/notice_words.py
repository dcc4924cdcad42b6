"""What is told, in words: of one thing by its own sentence, of several together in a line each; and as a browser, or a
service of the web, takes it.
"""

import html
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.core.story import called
from boulevard.core.texts import Name, texts
from boulevard.server.noticing import Notice

TELLING = "boulevard.server.telling"
"""The catalogue of what is told."""

LINES = 5
"""So many things are told by a line of their own."""
NAME_LETTERS, BODY_LETTERS = 40, 600
ORDER = ("try", "short", "turn", "begun", "challenge", "cup", "over", "talk")
"""What comes first where several things are told at once."""

Shape = Literal["json", "ntfy", "discord", "matrix"]
"""How a service of the web takes its messages."""


class Told(Struct, frozen=True):
    """A thing that is told now: its notice, the figures of its sentence, and where it leads."""

    notice: Notice
    figures: dict[str, Any]
    path: str
    urgent: bool = False


class Message(Struct, frozen=True):
    """What is sent. `tag`: what a later one of the same kind takes the place of."""

    title: str
    body: str
    path: str
    tag: str
    told: Sequence[Told] = ()


def name_of(language: str, game: str, seat: str, seated: Mapping[str, Any]) -> str:
    """Whoever sits there, as everybody reads it: the own name, the bot's, or the seat's."""
    name = str(seated["name"])
    if seated["kind"] == "bot":
        return str(called(texts(language), name))
    if name and name != seat:
        return name if len(name) <= NAME_LETTERS else f"{name[:NAME_LETTERS]}…"
    return texts(language, registry.game(game).package)(f"seat-{seat}")


def enumerated(language: str, names: Sequence[str]) -> Name:
    *before, last = names or [""]
    if not before:
        return Name(last)
    return Name(texts(language, TELLING)("notice-and", first=Name(", ".join(before)), last=Name(last)))


def title_of_game(language: str, game: str) -> Name:
    return Name(texts(language, registry.game(game).package)("game-title"))


def sentence(language: str, one: Told) -> str:
    """One thing, without its heading."""
    figures = dict(one.figures)
    game, names = figures.get("game"), figures.get("names")
    if game in registry.game_names():
        figures["game"] = title_of_game(language, str(game))
        if names is not None:
            figures["names"] = enumerated(language, [name_of(language, str(game), *seated) for seated in names])
    for word in ("name", "cup"):
        if word in figures:
            figures[word] = Name(str(figures[word])[:NAME_LETTERS])
    return texts(language, TELLING)(f"notice-{one.notice.kind}", **figures)


def message(language: str, told: Sequence[Told], names: bool = True) -> Message:
    """What is told now, as one. `names`: who and which game too."""
    words = texts(language, TELLING)
    told = sorted(told, key=lambda one: ORDER.index(one.notice.kind))
    kinds = Counter(one.notice.kind for one in told)
    heads = {kind: words(f"notice-{kind}-many", count=count) for kind, count in kinds.items() if count > 1}
    heads |= {kind: words(f"notice-{kind}-title") for kind in kinds if kind not in heads}
    paths = {one.path for one in told}
    path = paths.pop() if len(paths) == 1 else "/"
    tag = next(iter(kinds)) if len(kinds) == 1 else "several"
    title = next(iter(heads.values())) if len(kinds) == 1 else words("notice-several", count=len(told))
    if not names:
        body = "" if len(kinds) == 1 else "\n".join(heads.values())
        return Message("Boulevard", body or title, path, tag, told)
    lines = [sentence(language, one) for one in told[:LINES]]
    if len(kinds) > 1:
        own = {one.notice.kind: words(f"notice-{one.notice.kind}-title") for one in told}
        lines = [f"{own[one.notice.kind]} · {line}" for one, line in zip(told, lines, strict=False)]
    if len(told) > LINES:
        lines.append(words("notice-more", count=len(told) - LINES))
    return Message(title, "\n".join(lines)[:BODY_LETTERS], path, tag, told)


# As it is taken --------------------------------------------------------------------------------------------------


def for_browser(said: Message) -> bytes:
    """What the page's worker shows; it knows no words of its own."""
    return msgspec.json.encode({"title": said.title, "body": said.body, "path": said.path, "tag": said.tag})


def for_web(shape: str, said: Message, address: str, base: str) -> tuple[str, bytes]:
    """The address, and what is sent there, as a service of that shape takes it."""
    link, lines = base + said.path, said.body.split("\n")
    body: dict[str, Any]
    match shape:
        case "ntfy":
            parts = urlsplit(address)
            before, _, topic = parts.path.rpartition("/")
            address = parts._replace(path=before or "/", query="").geturl()
            body = {"topic": topic, "title": said.title, "message": said.body, "click": link}
        case "discord":
            text = "\n".join([f"**{plain(said.title)}**", *map(plain, lines), link])
            body = {"content": text, "allowed_mentions": {"parse": []}}
        case "matrix":
            text = "\n".join([said.title, *lines, link])
            marked = "<br>".join([f"<b>{html.escape(said.title)}</b>", *map(html.escape, lines), html.escape(link)])
            body = {"text": text, "html": marked}
        case _:
            notices = [{"kind": one.notice.kind, "url": base + one.path, **public(one)} for one in said.told]
            body = {"title": said.title, "body": said.body, "url": link, "notices": notices}
    return address, msgspec.json.encode(body)


def public(one: Told) -> dict[str, Any]:
    """The figures that a program may want, with names as they are shown."""
    figures: dict[str, Any] = {
        name: value for name, value in one.figures.items() if isinstance(value, (str, int)) and name != "path"
    }
    if "names" in one.figures:
        figures["names"] = [str(seated["name"]) for _, seated in one.figures["names"]]
    return figures


def plain(text: str) -> str:
    """Letters that would be marks of Discord's are none."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|>[]()<#-" else letter for letter in text)
