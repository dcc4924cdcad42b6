"""What several decisions say against a move."""

from functools import lru_cache
from typing import Any

from boulevard.core.steps import Ask, Why
from boulevard.games.couleurs.moves import PIGMENTS, Payment
from boulevard.games.couleurs.state import INDEX, Stock


def other_question(step: Ask[Any]) -> Why:
    """The move answers another question than the one that is asked."""
    return Why(step.rule, "other-question", {"asked": step.key})


@lru_cache(4096)
def cannot_pay(rule: str, stock: Stock, wanted: Payment) -> Why | None:
    """Not all of these pigments are in the stock."""
    lacking = [pigment for pigment in dict.fromkeys(wanted) if stock[INDEX[pigment]] < wanted.count(pigment)]
    return Why(rule, "cannot-pay", {"pigment": lacking}) if lacking else None


def in_order(payment: Payment) -> Payment:
    """The pigments in the order in which the notation lists them."""
    return tuple(sorted(payment, key=PIGMENTS.index))
