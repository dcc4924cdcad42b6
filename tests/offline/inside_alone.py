"""Run by `inside.mjs` in the Python that a page ships, with nothing beside it: all modules of it, and how those fail
that cannot be had."""

import json
from importlib import import_module
from pathlib import Path

SITE = Path("/lib/python3.14/site-packages")

found: dict[str, str | None] = {}
for path in sorted(SITE.glob("boulevard/**/*.pyc")):
    name = ".".join(path.relative_to(SITE).with_suffix("").parts).removesuffix(".__init__")
    try:
        import_module(name)
        found[name] = None
    except Exception as error:
        found[name] = f"{type(error).__name__}: {error}"
print(json.dumps(found))
