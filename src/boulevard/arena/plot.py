"""The ratings as a picture: a dot for each bot, with its interval. It is legible on light and dark ground alike."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from boulevard.arena.ratings import Rating

WIDTH, NAMES, FIGURES, ROW, TOP, BOTTOM = 720, 170, 110, 34, 52, 40
STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000)
STYLE = """
text { font: 14px "Helvetica Neue", Arial, sans-serif; fill: #2b2b2b }
.title { font-size: 16px; font-weight: 600 }
.small { font-size: 12px; fill: #5c5c5c }
.grid { stroke: #8886; stroke-width: 1 }
.bar { stroke: #a8702a; stroke-width: 2 }
.dot { fill: #a8702a }
@media (prefers-color-scheme: dark) {
  text { fill: #ececec } .small { fill: #b4b4b4 } .bar { stroke: #e0ac66 } .dot { fill: #e0ac66 }
}
"""


def plot(ratings: Sequence[Rating], title: str, axis: str) -> str:
    """An SVG file's text."""
    low = min(one.rating - one.error for one in ratings)
    high = max(one.rating + one.error for one in ratings)
    step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
    low, high = step * floor(low / step), step * max(ceil(high / step), floor(low / step) + 1)
    height = TOP + ROW * len(ratings) + BOTTOM
    bottom = TOP + ROW * len(ratings)

    def x(rating: float) -> str:
        return f"{NAMES + (rating - low) / (high - low) * (WIDTH - NAMES - FIGURES):.1f}"

    drawn = [f'<text class="title" x="12" y="26">{escape(title)}</text>']
    for tick in range(int(low), int(high) + 1, step):
        drawn.append(f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP - 8}" y2="{bottom}"/>')
        drawn.append(f'<text class="small" x="{x(tick)}" y="{bottom + 16}" text-anchor="middle">{tick}</text>')
    drawn.append(f'<text class="small" x="{NAMES}" y="{bottom + 33}">{escape(axis)}</text>')
    for place, one in enumerate(ratings):
        y = TOP + ROW * place + ROW // 2
        ends = x(one.rating - one.error), x(one.rating + one.error)
        drawn += [
            f'<text x="{NAMES - 12}" y="{y + 5}" text-anchor="end">{escape(_short(one.bot))}</text>',
            f'<line class="bar" x1="{ends[0]}" x2="{ends[1]}" y1="{y}" y2="{y}"/>',
            *(f'<line class="bar" x1="{end}" x2="{end}" y1="{y - 5}" y2="{y + 5}"/>' for end in ends),
            f'<circle class="dot" cx="{x(one.rating)}" cy="{y}" r="5"/>',
            f'<text x="{WIDTH - FIGURES + 14}" y="{y + 5}">{one.rating:.0f} ± {one.error:.0f}</text>',
        ]
    summary = escape("; ".join(f"{one.bot} {one.rating:.0f} ± {one.error:.0f}" for one in ratings))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
    return "\n".join(
        [f'{head} width="{WIDTH}" height="{height}">', f"<title>{escape(title)}</title>", f"<desc>{summary}</desc>",
         f"<style>{STYLE}</style>", *drawn, "</svg>\n"]
    )  # fmt: skip


def _short(bot: str) -> str:
    """A bot's name where there is little room: of an import path, the class."""
    name = bot.rpartition(":")[2]
    return name if len(name) <= 20 else f"{name[:19]}…"
