"""Messages that reach people, in the browser: asked for, chosen in the settings, shown by the page's worker."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.kit import Party, Served
from server.receivers import Browser
from web.kit import PHONE, Guest, Visit, Words, axe, laid_out

EN, FR = Words("en", "paris", "settings"), Words("fr", "paris", "settings")
DAYS = {"kind": "days", "time": 3, "vacation": 7}

SUBSCRIBED = """given => {
  const { endpoint, p256dh, auth } = given;
  let made = null;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (options) => {
    window.asked = options;
    return (made = {
      endpoint, options, unsubscribe: async () => { made = null; return true; },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    });
  };
}"""
"""A browser without a screen has neither notifications nor a push service: what it would answer stands in for it."""


def willing(guest: Guest) -> Page:
    """A window whose browser lets Boulevard tell things."""
    given = Browser("https://push.example.org/here").given
    guest.context.add_init_script(f"({SUBSCRIBED})({json.dumps(given)})")
    return guest.window()


def switch(page: Page, words: Words, kind: str) -> Any:
    name = words("settings-switch", what=words(f"settings-kind-{kind}"), where=words("settings-here"))
    return page.get_by_role("switch", name=name)


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_a_browser_is_told_of_what_was_chosen_and_when(served: Served, visit: Visit, words: Words) -> None:
    guest = visit(language="en" if words is EN else "fr", workers=True)
    page = willing(guest)
    page.goto("/settings")
    expect(page.get_by_role("heading", name=words("settings-what"))).to_be_visible()
    axe(page, "settings before")
    page.get_by_role("button", name=words("notify-yes")).click()
    expect(switch(page, words, "turn")).to_be_checked()
    expect(switch(page, words, "challenge")).to_be_checked()
    switch(page, words, "over").click()
    expect(switch(page, words, "over")).not_to_be_checked()
    # quiet hours, by keys
    handle = page.get_by_role("slider", name=words("settings-quiet-to"))
    assert handle.get_attribute("aria-valuenow") == "480"
    handle.press("ArrowRight")
    expect(handle).to_have_attribute("aria-valuenow", "495")
    page.reload()
    expect(handle).to_have_attribute("aria-valuenow", "495")
    expect(switch(page, words, "over")).not_to_be_checked()
    axe(page, "settings")
    laid_out(page, "settings")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    axe(page, "settings on a phone")
    laid_out(page, "settings on a phone")
    asked = page.evaluate("fetch('/api/me/notices').then((answer) => answer.json())")
    assert len(asked["bells"]) == 1
    assert asked["wishes"]["quiet"] == [1320, 495]
    # and no more
    page.get_by_role("button", name=words("settings-end-of", what=words("settings-here"))).click()
    expect(page.get_by_role("button", name=words("notify-yes"))).to_be_visible()


def test_the_worker_shows_what_comes_and_leads_there(served: Served, visit: Visit) -> None:
    guest = visit(language="fr", workers=True)
    page = willing(guest)
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tools = guest.context.new_cdp_session(page)
    found: list[Any] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    said = {"title": "À vous de jouer", "body": "Paris, avec Ana", "path": "/tables/abc", "tag": "turn"}
    told = {"origin": served.url, "registrationId": found[0]["registrationId"], "data": json.dumps(said)}
    worker = guest.context.service_workers[0]
    worker.evaluate(
        """() => {
      self.shown = [];
      registration.showNotification = async (title, { body, tag, data }) => self.shown.push([title, body, tag, data]);
    }"""
    )
    tools.send("ServiceWorker.deliverPushMessage", told)
    shown: list[Any] = []
    while not shown:
        page.wait_for_timeout(50)
        shown = worker.evaluate("self.shown")
    assert shown == [["À vous de jouer", "Paris, avec Ana", "turn", {"path": "/tables/abc"}]]
    # a click opens the table, a window that shows it already is taken, and nothing leads elsewhere
    clicked = """async (path) => {
      const went = [];
      clients.openWindow = async (address) => went.push(address);
      clients.matchAll = async () => [{ url: `${location.origin}/settings`, focus: async () => went.push("focus") }];
      const event = new Event("notificationclick");
      event.notification = { close: () => went.push("close"), data: { path } };
      event.waitUntil = () => {};
      dispatchEvent(event);
      await new Promise((done) => setTimeout(done, 100));
      return went;
    }"""
    assert worker.evaluate(clicked, "/tables/abc") == ["close", f"{served.url}/tables/abc"]
    assert worker.evaluate(clicked, "/settings") == ["close", "focus"]
    assert worker.evaluate(clicked, "https://evil.example.org/") == ["close"]


def test_it_is_asked_after_the_first_move_over_days_and_never_a_third_time(served: Served, visit: Visit) -> None:
    guest = visit(workers=True)
    page = willing(guest)
    for number in range(3):
        opening: dict[str, Any] = {
            "name": "Ana",
            "seats": {"orange": "me", "blue": "open"},
            "options": {"first": "orange"},
        }
        party = served.open(**opening, clock=DAYS)
        party.join(name="Bob")
        guest.holds(party, "orange")
        page.goto(f"/tables/{party.table}")
        ask = page.get_by_role("dialog", name=EN("notify-move", name="Bob"))
        expect(page.get_by_role("timer").first).to_be_visible()
        expect(ask).to_have_count(0)
        until_waiting(party)
        if number == 2:
            page.wait_for_timeout(1500)
            expect(ask).to_have_count(0)
            return
        expect(ask).to_be_visible()
        axe(page, "the question")
        ask.get_by_role("button", name=EN("notify-no")).click()
        expect(ask).to_have_count(0)


def until_waiting(party: Party) -> None:
    while party.state()["to_act"] == ["orange"]:
        party.move("orange")


def test_it_is_asked_once_the_link_was_copied(served: Served, visit: Visit, tmp_path: Path) -> None:
    guest = visit(workers=True)
    page = willing(guest)
    guest.context.grant_permissions(["clipboard-write", "clipboard-read"], origin=served.url)
    page.goto("/")
    opened = page.evaluate(
        """opening => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: opening}).then((answer) => answer.json())""",
        json.dumps({"game": "paris", "name": "Ana", "seats": {"orange": "me", "blue": "open"}, "clock": DAYS}),
    )
    kept = json.dumps({opened["table"]: opened["invite"]})
    page.evaluate("kept => localStorage.setItem('boulevard-invites', kept)", kept)
    page.goto(f"/tables/{opened['table']}")
    copy = page.get_by_role("button", name=EN("invite-copy")).first
    expect(copy).to_be_visible()
    ask = page.get_by_role("dialog", name=EN("notify-sit"))
    expect(ask).to_have_count(0)
    copy.click()
    ask.get_by_role("button", name=EN("notify-yes")).click()
    expect(ask.get_by_text(EN("notify-done-yes"))).to_be_visible()
    axe(page, "told")
    assert len(page.evaluate("fetch('/api/me/notices').then((answer) => answer.json())")["bells"]) == 1


def test_over_an_open_way_the_page_says_why_not(served: Served, visit: Visit) -> None:
    """As at home, by the address of another machine: browsers call that way open."""
    guest = visit()
    page = guest.window()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    page.goto("/settings")
    expect(page.get_by_text(EN("settings-cannot-open"))).to_be_visible()
    expect(page.get_by_role("button", name=EN("notify-yes"))).to_have_count(0)
