"""What time it is, for a server."""

from pathlib import Path
from time import time

STILL = "still "


class Watch:
    """The machine's clock; in trials, ahead of it by as many seconds as a file says, or standing still at a time."""

    def __init__(self, file: str | None = None) -> None:
        self.file = None if file is None else Path(file)

    def __call__(self) -> float:
        if self.file is None:
            return time()
        said = self.file.read_text("utf-8")
        return float(said.removeprefix(STILL)) if said.startswith(STILL) else time() + float(said)
