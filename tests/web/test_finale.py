"""The end of a game: counted once in a browser, skipped by a press, told in one sentence, kept as a picture."""

import base64
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boulevard import registry
from boulevard.core.texts import texts
from boulevard.core.verdict import Verdict, verdict_in_words
from boulevard.trial.process import soon_over
from server.kit import Party, Served
from web.kit import PHONE, Visit, Words, axe

EN = Words("en", "paris")

LOOKED_AT = """(encoded) => {
  const bytes = Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" })).then((image) => {
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const colours = (top, bottom) => {
      const { data } = pen.getImageData(100, top, image.width - 200, bottom - top);
      const found = new Set();
      for (let at = 0; at < data.length; at += 4) found.add(data[at] * 65536 + data[at + 1] * 256 + data[at + 2]);
      return found.size;
    };
    const { width, height } = image;
    return { width, height, drawing: colours(60, 700), told: colours(height - 150, height) };
  });
}"""


def over(served: Served, name: str) -> Party:
    """A game played to its end by its rules."""
    seats = dict.fromkeys(registry.game(name).seats(2), "me")
    party = served.open(name, seats=seats, options=soon_over(name))
    party.play()
    assert party.state()["status"] == "over"
    return party


def sentence(party: Party, language: str) -> str:
    state = party.state()
    verdict = Verdict(**state["verdict"])
    return verdict_in_words(verdict, texts(language, registry.game(state["game"]).package))


def looked_at(page: Page, words: Words) -> dict[str, Any]:
    """The picture that the page gives to keep: its size, and how many colours its drawing and its foot have."""
    with page.expect_download() as download:
        page.get_by_role("button", name=words("result-picture")).click()
    assert download.value.suggested_filename.endswith(".png")
    data = download.value.path().read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    found: dict[str, Any] = page.evaluate(LOOKED_AT, base64.b64encode(data).decode())
    return found


def test_a_game_is_counted_once_in_a_browser_and_again_when_asked(served: Served, visit: Visit) -> None:
    party = over(served, "paris")
    page = visit(moving=True).window()
    page.clock.install()
    page.goto(f"/tables/{party.table}")
    finale, sheet = page.locator("[data-finale]"), page.get_by_role("heading", name=EN("result-sheet"))
    expect(finale).to_be_visible()
    expect(finale.locator("td.lit")).to_have_count(1)
    while finale.locator("strong").count() == 0:
        page.clock.run_for(400)
    told = finale.inner_text()
    assert sentence(party, "en") in told
    assert [total.strip() for total in told.partition(EN("line-total"))[2].split()[:2]] == [
        str(scores["total"]).replace("-", "−") for scores in party.state()["outcome"]["scores"].values()
    ]
    page.clock.run_for(5_000)
    expect(sheet).to_be_visible()
    expect(finale).to_have_count(0)

    page.reload()
    expect(sheet).to_be_visible()
    expect(finale).to_have_count(0)
    page.get_by_role("button", name=EN("finale-again")).click()
    axe(page, "finale")
    page.clock.run_for(12_000)
    skips: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_role("grid").click(),
        lambda: page.get_by_role("button", name=EN("finale-skip")).click(),
    ]
    for skip in skips:
        page.get_by_role("button", name=EN("finale-again")).click()
        expect(finale).to_be_visible()
        expect(sheet).to_have_count(0)
        skip()
        expect(sheet).to_be_visible()
        expect(finale).to_have_count(0)
        expect(page.locator("[data-verdict]")).to_contain_text(sentence(party, "en"))


@pytest.mark.parametrize("name", ["paris", "couleurs", "flatiron"])
def test_a_picture_to_keep(name: str, served: Served, visit: Visit) -> None:
    """Also for those who want nothing to move: they have the whole result at once."""
    party, words = over(served, name), Words("fr", name)
    page = visit(language="fr", size=PHONE, touch=True).page(f"/tables/{party.table}")
    expect(page.locator("[data-verdict]")).to_contain_text(sentence(party, "fr"))
    expect(page.locator("[data-finale]")).to_have_count(0)
    found = looked_at(page, words)
    assert found["width"] == 1200
    assert 1200 < found["height"] < 2200
    assert found["drawing"] > 500
    assert found["told"] > 20
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"/tables/{party.table}?ply=9")
    beside = page.locator(".exhibit .told > *, .exhibit .sides > *")
    expect(beside.nth(2)).to_be_visible()
    squeezed = beside.evaluate_all("all => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length")
    assert squeezed == 0, "what lies beside the review is as high as what is in it"
