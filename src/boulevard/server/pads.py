"""The score pad: a finished table that people describe, counted by the code of `boulevard score`. Nothing is kept."""

from typing import Any

from msgspec.structs import asdict

from boulevard import registry
from boulevard.core.pad import Pad
from boulevard.core.problems import Problem
from boulevard.server import messages as m
from boulevard.server.asked import Asker, Serving, asks
from boulevard.server.refusals import Refusal, error_of, in_words, plain


@asks("POST", "/score/{game}")
async def score(here: Serving, who: Asker, game: str, data: dict[str, Any]) -> m.Scored | m.PadRefused:
    who.limited("play-address")
    if game not in registry.game_names() or not registry.has_part(game, "pad"):
        raise Refusal("no-page")
    pad: Pad = registry.part(game, "pad")
    try:
        counted = pad.count(registry.game(game), data)
    except Problem as problem:
        here.metrics.refused(problem.key)
        error = asdict(error_of(problem, who.language))
        return m.PadRefused(**error, place=problem.place, said=in_words(problem))
    outcome = counted.outcome
    remarks = [m.Remark(one.key, plain(one.figures), one.rule, one.place, in_words(one)) for one in counted.remarks]
    return m.Scored(outcome.scores, list(outcome.winners), counted.verdict, remarks, counted.shown)
