"""The gallery for tests: recorded positions in frames of any size, without a server of tables."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Browser, Page, Route

Size = tuple[int, int]
URL = "http://gallery.test"
"""Nobody is asked for it: every file is given from the folder."""

DRAWN = """async ([address, position, look, given, sizes]) => {
  globalThis.kept ??= new Map();
  const frame = (at) => new Promise((done) => at.requestAnimationFrame(done));
  const places = (at) =>
    [...at.document.querySelectorAll("section.prompt, .result, [data-offered]")]
      .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join(" "))
      .join();
  /** What measures itself takes its place a frame or two after the window has. */
  const rests = async (at) => {
    for (let tries = 0, last = ""; tries < 60; tries++) {
      await frame(at);
      const now = places(at);
      if (now !== "" && now === last) return;
      last = now;
    }
    throw new Error(`${position} does not come to rest`);
  };
  const opened = async (width, height) => {
    const shown = document.createElement("iframe");
    [shown.width, shown.height, shown.src] = [width, height, `${address}&position=${position}`];
    document.body.append(shown);
    await new Promise((done) => shown.addEventListener("load", done));
    return shown.contentWindow;
  };
  return await Promise.all(
    sizes.map(async ([width, height]) => {
      const size = `${width} ${height} ${address}`;
      const at = kept.get(size) ?? (await opened(width, height));
      if (kept.has(size)) await at.show(position);
      kept.set(size, at);
      for (let tries = 0; !at.document.querySelector("section.prompt, .result"); tries++) {
        if (tries > 600) throw new Error(`${position} is not drawn: ${at.document.body.innerText}`);
        await frame(at);
      }
      await at.document.fonts.ready;
      await rests(at);
      return await at.eval(look)(given);
    }),
  );
}"""
"""All sizes at once, each in a frame of its own that is kept for the next position: a fresh page, and above all one
that changes its size, costs many times what drawing a position does."""


class Gallery:
    """A window with frames in it, in which positions are drawn."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        def give(route: Route) -> None:
            route.fulfill(path=folder / urlsplit(route.request.url).path.lstrip("/"))

        self.context = browser.new_context(viewport={"width": 64, "height": 64}, reduced_motion="reduce")
        self.context.route(f"{URL}/**", give)
        self.page: Page = self.context.new_page()
        self.page.goto(f"{URL}/gallery/index.html")
        self.page.evaluate("document.body.replaceChildren()")
        # laid out, and not painted: nobody looks
        self.page.add_style_tag(
            content="iframe { position: fixed; inset: 0 auto auto 0; border: 0; visibility: hidden; }"
        )

    def looked_at(
        self, positions: Iterable[str], sizes: Iterable[Size], look: str, given: Any = None, **wishes: str
    ) -> dict[str, dict[Size, Any]]:
        """What a look into the page finds, a function in its language, of each position drawn anew at each size."""
        address, sizes = f"{URL}/gallery/index.html?{urlencode(wishes)}", list(sizes)
        found: dict[str, dict[Size, Any]] = {}
        for position in positions:
            seen = self.page.evaluate(DRAWN, [address, position, look, given, sizes])
            found[position] = dict(zip(sizes, seen, strict=True))
        return found

    def close(self) -> None:
        self.context.close()
