"""The table in plain text, from a view; it is the same drawn and told in words."""

from boulevard.core.game import AnyGame
from boulevard.core.texts import Texts
from boulevard.games.newgame.view import View


def picture(game: AnyGame, view: View, texts: Texts, words: bool = False) -> str:
    lines = [texts("picture-turns", turn=view.turns, turns=2 * game.box.turns), texts("picture-pile", count=view.pile)]
    for seat, hand in view.hands.items():
        held = [card for card in hand if card is not None]
        lines.append(texts("picture-seat", seat=seat))
        lines.append("  " + texts("picture-hand", count=len(hand), cards=cards(held) or "?"))
        lines.append("  " + texts("picture-laid", cards=cards(view.laid[seat]) or "-"))
    return "\n".join(lines)


def cards(held: list[int]) -> str:
    return ", ".join(map(str, held))
