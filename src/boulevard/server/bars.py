"""Who is kept out of this server, silenced, or to read a word of whoever runs it, as a process knows it by heart."""

from collections.abc import Iterable, Sequence
from ipaddress import ip_address, ip_network
from math import ceil
from typing import Protocol

from boulevard.server.bar_rows import Bar, BarKind
from boulevard.server.refusals import Refusal
from boulevard.server.settings import HOUR


class Caller(Protocol):
    address: str

    @property
    def hashes(self) -> list[str]: ...


class Bars:
    """All that holds."""

    def __init__(self, all_: Iterable[Bar] = ()) -> None:
        self.all = list(all_)
        self.of: dict[str, list[Bar]] = {}
        for bar in self.all:
            if bar.whom.kind != "address":
                for hash_ in bar.whom.hashes:
                    self.of.setdefault(hash_, []).append(bar)
        self.networks = [(ip_network(bar.whom.hashes[0]), bar) for bar in self.all if bar.whom.kind == "address"]

    def on(self, who: Caller, now: float) -> list[Bar]:
        """What holds for somebody who asks."""
        found = [bar for hash_ in who.hashes for bar in self.of.get(hash_, ())] + [*self._of_address(who.address)]
        return [bar for bar in dict.fromkeys(found) if bar.holds(now)]

    def _of_address(self, address: str) -> Sequence[Bar]:
        if not self.networks:
            return []
        try:
            there = ip_address(address)
        except ValueError:
            return []
        there = getattr(there, "ipv4_mapped", None) or there
        return [bar for network, bar in self.networks if there in network]

    def warns(self, who: Caller, now: float) -> bool:
        """Has somebody a word to read?"""
        return bool(self.of) and any(bar.kind == "warn" for bar in self.on(who, now))

    def check(self, who: Caller, kind: BarKind, now: float) -> None:
        """A Refusal that says why, and until when, where it holds for somebody."""
        if not self.of and not self.networks:
            return
        held = [bar for bar in self.on(who, now) if bar.kind == kind]
        if held:
            longest = max(held, key=lambda bar: float("inf") if bar.until is None else bar.until)
            raise told(longest, now)


def told(bar: Bar, now: float) -> Refusal:
    """How somebody is told of it who asks for something."""
    key = "talk-silenced" if bar.kind == "mute" else "kept-out"
    hours = 0 if bar.until is None else max(1, ceil((bar.until - now) / HOUR))
    days = 0 if hours <= 48 else round(hours / 24)
    return Refusal(key, why=bar.why, until=bar.until or 0, hours=0 if days else hours, days=days)
