"""What may be set while servers run, at the desk or by the command line; each process takes it up when it looks what
was done. Whatever else a server is started with wants another start."""

from typing import Any, Literal

from msgspec import Struct

from boulevard.server.limits import RATES, Limits
from boulevard.server.refusals import DeskRefusal
from boulevard.server.settings import Settings

Value = bool | float | str


class Knob(Struct, frozen=True):
    """Something that can be set. `unit`: in what; `rate`: the kind of limit that it is."""

    unit: Literal["days", "hours", "minutes", "count", "switch", "choice"]
    least: float = 0
    most: float = 0
    choices: tuple[str, ...] = ()
    rate: str | None = None
    per: float = 1.0
    """Seconds that a rate is told for."""


KNOBS: dict[str, Knob] = {
    "keep_days": Knob("days", 1, 3650),
    "backup_hours": Knob("hours", 0.25, 720),
    "backup_keep": Knob("count", 1, 1000),
    "talk": Knob("switch"),
    "tournaments": Knob("choice", choices=("anybody", "members", "nobody")),
    "absent": Knob("days", 0.01, 365),
    "absent_all_here": Knob("minutes", 1, 14_400),
    "tables_an_hour": Knob("count", 1, 100_000, rate="open", per=3600),
    "words_a_minute": Knob("count", 1, 600, rate="talk", per=60),
    "reports_an_hour": Knob("count", 1, 1000, rate="report", per=3600),
}


def checked(name: str, given: Any) -> Value:
    """A value for it, as it is kept; a Refusal says what is allowed. What the command line says is text."""
    knob = KNOBS.get(name)
    if knob is None:
        raise DeskRefusal("desk-no-setting", given=name, allowed=list(KNOBS))
    if knob.unit == "switch":
        value = {"on": True, "off": False}.get(given, given) if isinstance(given, str) else given
        if not isinstance(value, bool):
            raise DeskRefusal("desk-value", setting=name, given=str(given), allowed=["on", "off"])
        return value
    if knob.unit == "choice":
        if given not in knob.choices:
            raise DeskRefusal("desk-value", setting=name, given=str(given), allowed=list(knob.choices))
        return str(given)
    try:
        number = None if isinstance(given, bool) else float(given)
    except (TypeError, ValueError):
        number = None
    if number is None or not knob.least <= number <= knob.most or (knob.unit == "count" and number % 1):
        raise DeskRefusal("desk-range", setting=name, given=str(given), least=knob.least, most=knob.most)
    return int(number) if knob.unit == "count" else number


def now_set(settings: Settings, limits: Limits) -> dict[str, Value]:
    """How all of it stands in a process."""
    found: dict[str, Value] = {}
    for name, knob in KNOBS.items():
        if knob.rate is None:
            found[name] = getattr(settings, name)
        else:
            found[name] = round(limits.rates[knob.rate][1] * knob.per)
    return found


def turn(settings: Settings, limits: Limits, name: str, value: Value) -> None:
    """Set it in a process."""
    knob = KNOBS[name]
    if knob.rate is None:
        setattr(settings, name, value)
        return
    assert not isinstance(value, str)
    most, rate = RATES[knob.rate]
    wanted = value / knob.per
    # as many at once as before in proportion, but at least one
    limits.rates[knob.rate] = (max(1.0, most * wanted / rate), wanted)
