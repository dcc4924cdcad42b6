"""The package's build hook: the browser's part is built before the wheel is, or before an editable install."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import page


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            page.make()
        except page.PageTrouble as trouble:
            self.app.abort(str(trouble))
