"""Cores compiled ahead of time beside those compiled here, in one run: `python3 bench/shipped.py` in the environment of
`./play`, with ziglang (`pip install .[offline]`) and Pyodide (`BOULEVARD_PYODIDE`, or with the page's packages).

Rules (random games), the search (its playouts), and the search that asks a net: how many a second in WebAssembly, as a
part of what this machine does on its own. Both do the same work again and again in pieces of a thousandth of a second
or less, and the best time of each piece counts, so that a noisy machine does not matter.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import agreement
from boulevard import registry
from boulevard.bots import shipping
from test_shipped import TESTS, cores_for, in_a_page, told


def main() -> None:
    with TemporaryDirectory() as folder:
        modules = agreement.packages_for_pages(Path(folder))
        for name in registry.game_names():
            with TemporaryDirectory() as own:
                cores = cores_for(name, shipping.WASM, Path(own))
                asked = {"game": name, "do": {"paced": {"pieces": 40, "rounds": 25}}}
                sizes = {file.name: file.stat().st_size for file in sorted(cores.iterdir())}
                # each game in a process of its own: where a second one has come, calls from Python take longer
                here = told([sys.executable, str(TESTS / "agreement.py")], asked, cores)["paced"]
                there = in_a_page(asked, cores, modules)["paced"]
                both = {what: (round(here[what]), round(there[what]), there[what] / here[what]) for what in here}
                print(name, json.dumps({"bytes": sizes, "here, there, ratio": both}), flush=True)


if __name__ == "__main__":
    main()
