"""What the golden games of Les Couleurs de Paris must show between them."""

from boulevard.core.table import Table
from boulevard.games.couleurs.moves import BONUS_CARDS, PAINTERS

ENDS = ("second painting", "fifth black", "round limit")
VERBS = ("again", "mix", "copy", "swap", "advance", "discard", "end", "done")

WANTED = {
    *(f"ended: {end}, {players} players" for end in ENDS for players in (2, 3, 4)),
    *("ended: resigned", "resigned among three or four", "running"),
    *(f"painter {painter}" for painter in PAINTERS),
    *(f"{card} bought under {rule}" for card in BONUS_CARDS for rule in "AB"),
    *(f"{card} played" for card in BONUS_CARDS),
    *("bonus assistant", "bonus points", "turn 0", "turn 2", "painted with white", "painted with another colour"),
    *("copied paying with white", "mixed paying with white", "shared victory"),
    *VERBS,
}


def shown(table: Table) -> set[str]:
    """What a game shows."""
    outcome, players = table.outcome, len(table.players)
    found = {f"painter {painter}" for painter in table.state.painters}
    if table.state.resigned and players > 2:
        found.add("resigned among three or four")
    if outcome is None:
        found.add("running")
    else:
        found.add("ended: resigned" if outcome.reason == "resigned" else f"ended: {outcome.reason}, {players} players")
        if len(outcome.winners) > 1:
            found.add("shared victory")
    for line in table.lines:
        found |= shown_by(line.text.split(" "), table.options["bonus"])
    return found


def shown_by(words: list[str], rule: str) -> set[str]:
    match words:
        case ["buy", card]:
            return {f"{card} bought under {rule}"}
        case ["play", card]:
            return {f"{card} played"}
        case ["bonus" | "turn", _]:
            return {" ".join(words)}
        case ["paint", _, _, pigment]:
            return {"painted with white" if pigment == "W" else "painted with another colour"}
        case ["act", "copy", _, payment] | ["copy", _, payment] if payment.endswith("+W"):
            return {"copied paying with white"}
        case ["act", _, payment] if payment.endswith("+W"):
            return {"mixed paying with white"}
        case [verb, *_] if verb in VERBS:
            return {verb}
    return set()
