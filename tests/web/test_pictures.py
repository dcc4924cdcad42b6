"""The small pictures of the documents: each game at a laptop and on a phone, by day and by night, and still true."""

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import pictures
from scene import THEMES

ROOT = Path(__file__).parents[2]
WANTED = {f"{game}-{size}-{theme}.jpg" for game in pictures.SHOWN for size in pictures.SMALL
          for theme in THEMES}  # fmt: skip

APART = """([kept, made]) => Promise.all([kept, made].map(async (data) => {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height).data;
})).then(([a, b]) => a.length !== b.length ? 255
  : a.reduce((sum, one, n) => sum + Math.abs(one - b[n]), 0) / a.length)"""
"""How far two pictures are apart, of 255, on average over all their points."""


def test_every_game_is_shown_and_every_picture_is_seen() -> None:
    assert {one.name for one in pictures.DOCS.iterdir()} == WANTED
    documents = "".join(one.read_text("utf-8") for one in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
    assert set(re.findall(r"pictures/([\w-]+\.jpg)", documents)) == WANTED
    assert sum(one.stat().st_size for one in pictures.DOCS.iterdir()) < 1_000_000


@pytest.mark.long
def test_the_pictures_look_like_the_tables(browser: Browser, tmp_path: Path) -> None:
    """Made anew they differ by a shade at most; else `tools/pictures.py --docs` makes them anew."""
    made = pictures.for_documents(browser, tmp_path)
    assert {one.file: one.troubles for one in made if one.troubles} == {}
    page = browser.new_page()
    apart = {}
    for name in sorted(WANTED):
        both = [base64.b64encode((folder / name).read_bytes()).decode() for folder in (pictures.DOCS, tmp_path)]
        apart[name] = page.evaluate(APART, both)
    page.close()
    assert {name: far for name, far in apart.items() if far > 4} == {}
