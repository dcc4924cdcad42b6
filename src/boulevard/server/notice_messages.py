"""What is said about messages that reach people: asked and answered, as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["turn", "short", "over", "challenge", "talk", "cup"]
"""What one may be told: it is one's turn (or a game begins), time runs short, a game has ended; and, where the server
has them, a challenge, that somebody wrote, a tournament."""

Kinds = Annotated[list[Kind], Meta(max_length=12)]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Spoken = Literal["en", "fr"]
Minute = Annotated[int, Meta(ge=0, le=1439)]
"""Of the day."""


class BellShown(Struct):
    """Where one is told. `where`: the host of an address, or a mail address in part; `here`: the browser that asks;
    `waits`: for the link in a mail."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    called: str
    where: str
    kinds: list[Kind]
    since: float
    here: bool
    waits: bool = False


class WishesShown(Struct):
    """When one wants to be told. `quiet`: between these minutes of the day not, in that time zone; `together`: what
    comes within ten minutes as one; `holiday`: nothing while one's clocks stand; `names`: who and which game, also
    where others may see it."""

    quiet: tuple[Minute, Minute]
    zone: Annotated[str, Meta(max_length=64)]
    together: bool
    holiday: bool
    names: bool


class NoticesShown(Struct):
    """All that is set up for whoever asks, and what can be. `key`: what a browser is told by; none where the way is
    open, since browsers allow it over https alone."""

    bells: list[BellShown]
    wishes: WishesShown
    key: str | None
    mail: bool
    kinds: list[Kind]


class PushAsked(Struct):
    """A browser's subscription, as `PushSubscription.toJSON` gives it. `zone`: the browser's, where nothing is wished
    yet."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    language: Spoken
    zone: Annotated[str, Meta(max_length=64)] | None = None


class WebhookAsked(Struct):
    """An address that is sent JSON: as it is, or as ntfy, Discord or a Matrix hook take it."""

    address: Address
    shape: Literal["json", "ntfy", "discord", "matrix"]
    language: Spoken


class MailAsked(Struct):
    """Nothing comes before the link in a first mail was confirmed."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Spoken


class BellChanged(Struct):
    """What is not named stays."""

    kinds: Kinds | None = None
    language: Spoken | None = None


class TokenShown(Struct):
    """What a link of a mail holds."""

    token: Annotated[str, Meta(max_length=100)]


class BellNamed(Struct):
    """What a link was about."""

    where: str
