"""Another tab of a browser that has a house: it asks what the page asks."""

import json
from typing import Any

from playwright.sync_api import Page

ANOTHER_TAB = """async ({ method, path, body }) => {
  const channel = new BroadcastChannel(`boulevard-house ${location.pathname}`);
  const id = crypto.randomUUID();
  const answered = new Promise((resolve) => {
    channel.onmessage = ({ data }) => data.to === "test" && data.id === id && resolve(data);
  });
  channel.postMessage({ type: "call", from: "test", id, method, path, body: body ?? undefined, language: "en" });
  const { status, body: text } = await answered;
  channel.close();
  return { status, text };
}"""
"""What another tab does that asks the house."""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the house answers to another tab; a text where it is one."""
    given = {"method": method, "path": path, "body": None if body is None else json.dumps(body)}
    found = page.evaluate(ANOTHER_TAB, given)
    assert 200 <= found["status"] < 300, found
    try:
        return json.loads(found["text"] or "null")
    except ValueError:
        return found["text"]
