"""What decided a game: one sentence for everybody, from the score sheets and the tie-breaks."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boulevard.core.scores import Sheets
from boulevard.core.texts import Texts

TieBreaks = Mapping[str, Mapping[str, int]]
"""For each seat what the rules compare where totals are equal, in their order; more is better."""


class Verdict(Struct, frozen=True):
    """What decided a game; `decided-KEY` in the catalogue words it. `rule`: the one that says so, where one does."""

    key: str
    figures: dict[str, Any] = {}
    rule: str = ""


def verdict(reason: str, scores: Sheets, winners: tuple[str, ...], ties: TieBreaks, rule: str) -> Verdict:
    """Who resigned; the tie-break, or that none parts the winners; else where the winner is furthest ahead."""
    rivals = [seat for seat in scores if seat not in winners]
    if reason == "resigned":
        return Verdict("resigned", {"seat": rivals})
    if len(winners) != 1:
        return Verdict("shared", {"points": scores[winners[0]]["total"]}, rule) if winners else Verdict("nobody")
    winner = winners[0]
    total = scores[winner]["total"]
    if not rivals:
        return Verdict("alone", {"points": total})
    rival = max(rivals, key=lambda seat: (scores[seat]["total"], *ties.get(seat, {}).values()))
    if scores[rival]["total"] == total:
        return _tie_break(total, ties.get(winner, {}), ties.get(rival, {}), rule)
    return _lines(scores[winner], scores[rival])


def _tie_break(total: int, won: Mapping[str, int], lost: Mapping[str, int], rule: str) -> Verdict:
    """The first of the tie-breaks in which they differ; what is better smaller is compared below zero."""
    name = next((name for name in won if won[name] != lost[name]), None)
    if name is None:
        return Verdict("tie", {"points": total}, rule)
    return Verdict(f"tie-{name}", {"points": total, "most": abs(won[name]), "rival": abs(lost[name])}, rule)


def _lines(won: Mapping[str, int], lost: Mapping[str, int]) -> Verdict:
    """The line, or the lines, of the largest difference. A line that is not on a sheet brings its seat nothing."""
    ahead = {line: won.get(line, 0) - lost.get(line, 0) for line in {**won, **lost} if line != "total"}
    most = max(ahead.values())
    lines = [line for line, points in ahead.items() if points == most]
    if len(lines) > 1:
        return Verdict("several", {"line": lines, "points": most})
    return Verdict(lines[0], {"most": won.get(lines[0], 0), "rival": lost.get(lines[0], 0)})


def verdict_in_words(verdict: Verdict, words: Texts) -> str:
    """The sentence as everybody may read it, numbers below zero with a proper minus."""
    figures = {
        name: f"−{-value}" if isinstance(value, int) and value < 0 else value for name, value in verdict.figures.items()
    }
    return words(f"decided-{verdict.key}", **{"who": "other", **figures})


__all__ = ["TieBreaks", "Verdict", "verdict", "verdict_in_words"]
