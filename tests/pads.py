"""Finished games as their players would enter them into the score pad: what lies there, and nothing of how it came."""

from typing import Any

from boulevard.core.game import AnyGame


def paris(game: AnyGame, s: Any) -> dict[str, Any]:
    """Lights alone of the ground; what stands; cards and what is left over."""
    view = game.view(s, None)
    cards: dict[str, list[str]] = {
        seat: [one.card for one in view.cards if one.owner == seat] for seat in view.reserves
    }
    return {
        "game": "paris",
        "options": {"edition": view.options["edition"], "flip": view.options["flip"]},
        "ground": ["".join(mark if mark == "L" else "?" for mark in row) for row in view.ground],
        "buildings": [{"building": one.building, "owner": one.owner, "spaces": one.spaces} for one in view.buildings],
        "annex": view.annex and {"space": view.annex.space, "building": view.annex.building},
        "pieces": {
            one.card: {"space": one.space, "owner": one.owner, **({"facing": one.facing} if one.facing else {})}
            for one in view.pieces
        },
        "cards": cards,
        "reserve": view.reserves,
    }


def couleurs(game: AnyGame, s: Any) -> dict[str, Any]:
    """Paintings by the points on them."""
    from boulevard.games.couleurs.moves import TOOLS
    from boulevard.games.couleurs.state import BLACK

    return {
        "game": "couleurs",
        "players": {
            seat: {
                "paintings": [
                    {"points": game.box.paintings[one.card].points, "whites": one.whites} for one in s.finished[me]
                ],
                "black": s.stocks[me][BLACK],
                "tools": {tool: token for tool, token in zip(TOOLS, s.tokens[me], strict=True) if token},
            }
            for me, seat in enumerate(game.seated(s))
        },
    }


def flatiron(game: AnyGame, s: Any) -> dict[str, Any]:
    """Figures read off the table: marks column by column, what each decree brings."""
    return {
        "game": "flatiron",
        "counted": True,
        "options": {"daniel": s.options["daniel"]},
        "roof": s.roof_by,
        "players": {seat: _daniel(game, s) if seat == "daniel" else _firm(game, s, seat) for seat in s.seats},
    }


def _firm(game: AnyGame, s: Any, seat: str) -> dict[str, Any]:
    box, columns = game.box, s.columns[seat]
    halves = [half for column in columns.values() for half in column.ends()]
    return {
        "points": s.points[seat],
        "tokens": s.tokens[seat],
        "reputation": {street: sum(box.mark[half] for half in column.ends()) for street, column in columns.items()},
        "decrees": [box.decree_score[half].score(s, box, seat) for half in halves if half in box.decree_score],
    }


def _daniel(game: AnyGame, s: Any) -> dict[str, Any]:
    box = game.box
    thumbs = sum(max(0, box.mark[card, "top"]) for card in s.daniel_cards)
    return {
        "points": s.points["daniel"],
        "prices": sum(box.cards[card].cost for card in s.daniel_cards if card in box.cards),
        "taken": sum(card in box.decrees for card in s.daniel_cards),
        **({"thumbs": thumbs} if s.options["daniel"] == "hard" else {}),
    }


PADS = {"paris": paris, "couleurs": couleurs, "flatiron": flatiron}
