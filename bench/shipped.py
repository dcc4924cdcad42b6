"""Cores compiled ahead of time beside those compiled here, in one run: `python3 bench/shipped.py` in the environment of
`./play`, with ziglang (`pip install .[offline]`) and Pyodide (`BOULEVARD_PYODIDE`, or with the page's packages).

Rules (random games), the search (its playouts), and evaluations of the net: how many a second in WebAssembly, as a part
of what this machine does on its own. Both sides alternate in short rounds of a process each, and the best round of each
counts, so that a noisy machine slows both alike.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import agreement
from boulevard import registry
from boulevard.bots import shipping
from test_shipped import cores_for, in_a_page

ROUNDS = 3


def main() -> None:
    with TemporaryDirectory() as folder:
        modules = agreement.packages_for_pages(Path(folder))
        for name in registry.game_names():
            with TemporaryDirectory() as own:
                cores = cores_for(name, shipping.WASM, Path(own))
                asked = {"game": name, "do": {"paced": {"seconds": 0.5, "rounds": 3}}}
                sizes = {file.suffix[1:]: file.stat().st_size for file in sorted(cores.iterdir())}
                best: dict[str, list[float]] = {}
                for _ in range(ROUNDS):
                    for side, found in enumerate((agreement.work(asked), in_a_page(asked, cores, modules))):
                        for what, pace in found["paced"].items():
                            best.setdefault(what, [0.0, 0.0])[side] = max(best.get(what, [0.0, 0.0])[side], pace)
                told = {what: (round(ours), round(page), round(page / ours, 2)) for what, (ours, page) in best.items()}
                print(name, json.dumps({"bytes": sizes, "here, there, ratio": told}), flush=True)


if __name__ == "__main__":
    main()
