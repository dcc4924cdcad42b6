"""Firefox, driven by what it brings itself: Marionette, JSON over a socket. Playwright's driver wants a Firefox of its
own making; this is any one that is installed."""

import base64
import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 180.0
"""Seconds that anything may take on a machine that is busy."""
PREFS = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "browser.aboutwelcome.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "intl.accept_languages": "en",
}  # fmt: skip


class Firefox:
    """One browser with a profile of its own, and the tab that is in front."""

    def __init__(self, profile: Path, size: tuple[int, int] = (1280, 800)) -> None:
        profile.mkdir(parents=True, exist_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFS.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        port = profile / "MarionetteActivePort"
        port.unlink(missing_ok=True)
        assert PROGRAM is not None
        words = [
            PROGRAM,
            "--headless",
            "--no-remote",
            "--marionette",
            "--remote-allow-system-access",
            "--profile",
            str(profile),
        ]
        self.log = (profile / "said.txt").open("w")
        self.process = subprocess.Popen(words, stdout=self.log, stderr=self.log)
        until = time.monotonic() + PATIENCE
        while not port.exists() or not port.read_text():
            assert self.process.poll() is None, (profile / "said.txt").read_text()[-2000:]
            assert time.monotonic() < until, "Firefox does not begin"
            time.sleep(0.1)
        self.line = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=PATIENCE)
        self.file = self.line.makefile("rb")
        self._heard()
        self.number = 0
        self.ask("WebDriver:NewSession", capabilities={})
        self.ask("WebDriver:SetTimeouts", script=int(PATIENCE * 1000), pageLoad=int(PATIENCE * 1000))
        self.ask("WebDriver:SetWindowRect", width=size[0], height=size[1])

    def _heard(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += (one := self.file.read(1))
            assert one, "Firefox has ended"
        return json.loads(self.file.read(int(size[:-1])))

    def ask(self, command: str, **given: Any) -> Any:
        self.number += 1
        text = json.dumps([0, self.number, command, given]).encode()
        self.line.sendall(f"{len(text)}:".encode() + text)
        _, _, wrong, found = self._heard()
        assert wrong is None, f"{command}: {wrong['error']}: {wrong['message']}"
        return found["value"] if isinstance(found, dict) and set(found) == {"value"} else found

    # A tab -----------------------------------------------------------------------------------------------------------

    def go(self, url: str) -> None:
        self.ask("WebDriver:Navigate", url=url)

    def reload(self) -> None:
        self.ask("WebDriver:Refresh")

    def run(self, script: str, *words: Any) -> Any:
        """What an async function of the page answers."""
        body = "const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);"
        body += f"({script})(...given).then((ok) => done([ok ?? null]), (why) => done(String(why)));"
        found = self.ask("WebDriver:ExecuteAsyncScript", script=body, args=list(words))
        assert isinstance(found, list), found
        return found[0]

    def wait(self, script: str, *words: Any) -> Any:
        """Until an expression of the page is true."""
        until = time.monotonic() + PATIENCE
        while not (found := self.run(f"async (...words) => ({script})", *words)):
            assert time.monotonic() < until, f"{script}\n{self.text()}"
            time.sleep(0.1)
        return found

    def text(self) -> str:
        return str(self.run("async () => document.body.innerText"))

    def see(self, words: str) -> None:
        self.wait("document.body.innerText.includes(words[0])", words)

    def click(self, selector: str, words: str = "") -> None:
        """The first that is shown of what a selector finds, with these words in it."""
        find = "[...document.querySelectorAll(words[0])]"
        find += ".filter((one) => one.innerText.includes(words[1]) && one.checkVisibility())[0]"
        self.wait(find, selector, words)
        script = f"const words = arguments; return {find};"
        found = self.ask("WebDriver:ExecuteScript", script=script, args=[selector, words])
        self.ask("WebDriver:ElementClick", id=next(iter(found.values())))

    def press(self, key: str) -> None:
        keys = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self.ask("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def another(self) -> str:
        """Another tab, in front from now on; what names it."""
        handle = str(self.ask("WebDriver:NewWindow", type="tab", focus=True)["handle"])
        self.ask("WebDriver:SwitchToWindow", handle=handle)
        return handle

    def tab(self) -> str:
        return str(self.ask("WebDriver:GetWindowHandle"))

    def front(self, handle: str) -> None:
        self.ask("WebDriver:SwitchToWindow", handle=handle)

    def shut(self) -> None:
        """Close the tab in front."""
        self.ask("WebDriver:CloseWindow")

    def picture(self, place: Path) -> None:
        place.write_bytes(base64.b64decode(self.ask("WebDriver:TakeScreenshot", full=False)))

    # The browser -----------------------------------------------------------------------------------------------------

    def cut(self, away: bool = True) -> None:
        """Take away the network, as "work offline" does."""
        self.ask("Marionette:SetContext", value="chrome")
        self.ask("WebDriver:ExecuteScript", script="Services.io.offline = arguments[0];", args=[away])
        self.ask("Marionette:SetContext", value="content")

    def close(self) -> None:
        """Away, so that what it keeps is on the disk."""
        try:
            self.ask("Marionette:Quit", flags=["eForceQuit"])
        except (AssertionError, OSError):
            self.process.terminate()
        self.line.close()
        self.process.wait(30)
        self.log.close()
