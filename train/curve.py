"""The learning curve, as lines of JSON and drawn."""

import json
from math import log10
from pathlib import Path
from typing import Any

WIDE, HIGH, EDGE = 640, 320, 48
INK = "#1d4e89"


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def add(path: Path, line: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def rated(lines: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Seconds and strength: each gate tells how far the net is above the best one before it, in rating points. A gate
    that was won or lost altogether counts as 995 of 1000."""
    found, base = [(0.0, 0.0)], 0.0
    for line in lines:
        share = min(0.995, max(0.005, line["share"]))
        now = base - 400 * log10(1 / share - 1)
        found.append((line["seconds"], now))
        base = now if line["kept"] else base
    return found


def drawn(lines: list[dict[str, Any]], title: str) -> str:
    """An SVG: seconds of self-play, and rating points above the first net."""
    points = rated(lines)
    most = max(seconds for seconds, _ in points) or 1.0
    top = max(100.0, *(rating for _, rating in points))

    def across(seconds: float) -> float:
        return round(EDGE + seconds / most * (WIDE - 2 * EDGE), 1)

    def down(rating: float) -> float:
        return round(HIGH - EDGE - max(0.0, rating) / top * (HIGH - 2 * EDGE), 1)

    def text(x: float, y: float, said: str, anchor: str = "middle", size: int = 11) -> str:
        return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}">{said}</text>'

    quarters = [k / 4 for k in range(5)]
    way = " ".join(f"{across(seconds)},{down(rating)}" for seconds, rating in points)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif">',
            f"<title>{title}</title>",
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
            text(WIDE / 2, 24, title, size=14),
            *(text(EDGE - 6, down(top * part), f"{top * part:.0f}", "end") for part in quarters),
            *(text(across(most * part), HIGH - EDGE + 18, f"{most * part:.0f} s") for part in quarters),
            f'<polyline fill="none" stroke="{INK}" stroke-width="2" points="{way}"/>',
            *(f'<circle cx="{across(x)}" cy="{down(y)}" r="3" fill="{INK}"/>' for x, y in points),
            "</svg>",
            "",
        ]
    )
