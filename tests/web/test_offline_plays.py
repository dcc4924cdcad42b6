"""Bots and cores in a browser, in the Python that a page ships: their games are games everywhere, and cores find there
what they find here."""

import functools
import http.server
import importlib.util
import json
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import agreement
from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.table import replay
from offline import inside
from test_shipped import cores_for, here

GAMES = registry.game_names()
BOTS = ["random", "flaneur", "ami", "apprenti"]
linking = pytest.mark.skipif(not importlib.util.find_spec("ziglang"), reason="needs boulevard[offline]")

WORK = """({ code, files }) => new Promise((resolve) => {
  const worker = new Worker("inside_worker.js", { type: "module" });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => resolve({ why: message });
  worker.postMessage({ code, files });
})"""
CODE = """
import json, sys
sys.path.insert(0, "/")
import agreement
json.dumps(agreement.work(json.loads({asked!r})))
"""
Inside = Callable[..., Any]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def guess_type(self, path: Any) -> str:
        return {".mjs": "text/javascript", ".wasm": "application/wasm"}.get(Path(path).suffix) or super().guess_type(
            path
        )

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture
def in_a_browser(browser: Browser, tmp_path: Path) -> Iterator[Inside]:
    """What `agreement` finds there; `cores`: those that lie there."""
    folder = tmp_path / "host"
    shutil.copytree(inside.house(), folder)
    for file in (Path(agreement.__file__), Path(inside.__file__).with_name("inside_worker.js")):
        shutil.copy(file, folder)
    (folder / "index.html").write_text("<title>inside</title>")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = browser.new_page()

    def work(asked: dict[str, Any], cores: Path | None = None) -> Any:
        files = ["agreement.py"]
        if cores is not None:
            shutil.copytree(cores, folder / "cores", dirs_exist_ok=True)
            files += [f"cores/{one.name}" for one in cores.iterdir()]
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        found = page.evaluate(WORK, {"code": CODE.format(asked=json.dumps(asked)), "files": files})
        assert "answer" in found, found
        return json.loads(found["answer"])

    yield work
    page.close()
    server.shutdown()
    server.server_close()


def ended(text: str) -> bool:
    """A record of a browser, replayed here: the same to the byte, and over."""
    record = read_record(text.encode())
    table = replay(registry.game(record.game), record)
    assert str(table.record()) == text
    return table.outcome is not None


@pytest.mark.parametrize("name", GAMES)
def test_games_that_bots_played_in_a_browser_are_the_same_here(name: str, in_a_browser: Inside) -> None:
    """Each with options, bots and draws of its own."""
    records = in_a_browser({"game": name, "do": {"mixed": {"games": 2, "bots": BOTS, "iterations": 4}}})["mixed"]
    assert [ended(one) for one in records] == [True] * 2


@linking
@pytest.mark.long
def test_two_hundred_games_of_bots_in_a_browser_are_the_same_here(in_a_browser: Inside, tmp_path: Path) -> None:
    """Readable bots and those that think in the cores."""
    from boulevard.bots import shipping

    count = 0
    for name in GAMES:
        cores = cores_for(name, shipping.WASM, tmp_path / name)
        mixed = {"games": 67, "bots": [*BOTS, "maitre", "grand-maitre"], "iterations": 24}
        records = in_a_browser({"game": name, "do": {"mixed": mixed}}, cores)["mixed"]
        count += sum(map(ended, records))
    assert count == 201


@linking
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_cores_in_a_browser_find_what_ours_find(name: str, in_a_browser: Inside, tmp_path: Path) -> None:
    """Moves, states and sheets of over a hundred thousand decisions of all three games; the search, and a whole game
    of the strongest bot; and nets, as far as both round alike."""
    from boulevard.bots import shipping

    cores = cores_for(name, shipping.WASM, tmp_path / name)
    games = {"set_ups": 20, "games": 48}
    asked: dict[str, Any] = {
        "followed": games, "counted": games, "searched": {"games": 2, "every": 6, "iterations": 100},
        "played": {"games": 1, "bot": "grand-maitre", "iterations": 24},
    }  # fmt: skip
    found, ours = (work({"game": name, "do": asked}) for work in (functools.partial(in_a_browser, cores=cores), here))
    assert found == ours
    assert sum(ours["counted"]) > 40_000
    by_net = {"game": name, "do": {"searched": {"games": 1, "every": 6, "iterations": 40, "netted": True}}}
    pairs = list(zip(in_a_browser(by_net, cores)["searched"], here(by_net)["searched"], strict=True))
    assert sum(one[0][0] == other[0][0] for one, other in pairs) >= 0.95 * len(pairs)
