"""A name is kept in the browser: by a passkey of the browser's own, by words on paper; it comes to another browser."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.kit import Served
from web.kit import PHONE, Guest, Visit, Words, examine


def local(served: Served, path: str = "/") -> str:
    """The same server by a name: passkeys belong to one, and addresses in figures have none."""
    return served.url.replace("127.0.0.1", "localhost") + path


def with_keys(guest: Guest, page: Page) -> None:
    """The browser has a place for passkeys, as a phone or a laptop has."""
    session = guest.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
               "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def button(page: Page, said: str) -> None:
    page.get_by_role("button", name=said, exact=True).click()


def tables(page: Page) -> int:
    return len(page.evaluate("fetch('/api/me/tables').then((answer) => answer.json())"))


def open_table(page: Page) -> None:
    opening = {"game": "paris", "seats": {"orange": "me", "blue": "bot:random"}}
    status = page.evaluate(
        """opening => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: opening}).then((answer) => answer.status)""",
        json.dumps(opening),
    )
    assert status == 201


def words_of(language: str) -> Words:
    return Words(language, None, "club", "settings")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_name_is_kept_by_a_passkey_and_comes_back_by_it(visit: Visit, served: Served, language: str) -> None:
    words, name = words_of(language), f"Marguerite {'abcdef'[len(language) + (language == 'fr')]}"
    guest = visit(language=language)
    page = guest.window()
    with_keys(guest, page)
    page.goto(local(served, "/name"))
    parts = page.get_by_role("navigation", name=words("settings-title"))
    expect(parts.get_by_role("link", name=words("settings-place-name"))).to_have_attribute("aria-current", "page")
    open_table(page)
    page.get_by_role("textbox", name=words("name-field")).fill(name)
    button(page, words("name-by-key-make"))
    expect(page.get_by_text(words("name-done-kept", name=name))).to_be_visible()
    expect(page.locator("section b").get_by_text(name, exact=True)).to_be_visible()
    assert tables(page) == 1
    # the last key stays, and it is said why
    guest.expects("409.*/api/me/passkeys", "409 \\(Conflict\\)")
    page.get_by_role("button", name=words("name-remove-of", what=words("name-key", called="Chrome, Linux"))).click()
    expect(page.get_by_role("alert")).to_contain_text(words("problem-last-key")[1:])
    button(page, words("name-sign-out"))
    expect(page.get_by_text(words("name-done-out"))).to_be_visible()
    assert tables(page) == 0
    button(page, words("name-enter-key"))
    expect(page.get_by_text(words("name-done-entered", name=name))).to_be_visible()
    assert tables(page) == 1


def test_by_words_it_comes_to_another_browser_with_its_settings(visit: Visit, served: Served) -> None:
    words, name = words_of("en"), "Colette Willy"
    laptop = visit(language="en", volume=15)
    page = laptop.page(local(served, "/name"))
    open_table(page)
    page.get_by_role("textbox", name=words("name-field")).fill(name)
    button(page, words("name-by-words-show"))
    expect(page.locator("ol li")).to_have_count(12)  # they come from the server
    shown = [one.split()[-1] for one in page.locator("ol li").all_inner_texts()]
    button(page, words("name-words-have"))
    asked = page.locator("form label").first
    number = next(one for one in range(1, 13) if asked.inner_text().strip() == words("name-words-ask", number=one))
    asked.locator("input").fill("umbrella" if shown[number - 1] != "umbrella" else "lantern")
    button(page, words("name-words-check"))
    expect(page.get_by_role("alert")).to_have_text(words("name-words-wrong", number=number))
    asked.locator("input").fill(f" {shown[number - 1].upper()} ")
    with page.expect_request("**/api/me/words"):
        button(page, words("name-words-check"))
    expect(page.get_by_text(words("name-done-kept", name=name))).to_be_visible()
    with page.expect_response("**/api/me/settings"):
        page.get_by_label(words("menu-theme")).select_option("dark")
    phone = visit(language="en", size=PHONE, touch=True)
    other = phone.page(local(served, "/name"))
    other.get_by_label(words("name-enter-field")).fill(" ".join(shown))
    button(other, words("name-enter-go"))
    expect(other.get_by_text(words("name-done-entered", name=name))).to_be_visible()
    expect(other.locator("html[data-theme=dark]")).to_be_attached()
    assert tables(other) == 1
    assert other.evaluate("JSON.parse(localStorage.getItem('boulevard')).volume") == 15
    # it is ended from the laptop, and is a guest again
    page.reload()
    page.get_by_role("button", name=words("name-device-end-of", what="Chrome, Linux")).click()
    expect(page.get_by_role("button", name=words("name-device-end"))).to_have_count(0)
    other.reload()
    expect(other.get_by_role("heading", name=words("name-keep"))).to_be_visible()
    assert tables(other) == 0


def test_leaving_is_meant_and_can_be_taken_back_and_data_are_taken_along(visit: Visit, served: Served) -> None:
    words, name = words_of("en"), "Ottilie"
    guest = visit(language="en")
    page = guest.window()
    with_keys(guest, page)
    page.goto(local(served, "/name"))
    page.get_by_role("textbox", name=words("name-field")).fill(name)
    button(page, words("name-by-key-make"))
    with page.expect_download() as download:
        button(page, words("name-data-take"))
    assert json.loads(download.value.path().read_text("utf-8"))["me"]["name"] == name
    button(page, words("name-leave"))
    expect(page.get_by_role("button", name=words("name-leave-go"), exact=True)).to_be_disabled()
    page.get_by_label(words("name-leave-type", name=name)).fill(name)
    button(page, words("name-leave-go"))
    button(page, words("name-stay"))
    expect(page.get_by_role("button", name=words("name-stay"))).to_have_count(0)
    page.goto(local(served, "/privacy"))
    guest.expects("409.*/api/me", "409 \\(Conflict\\)")
    button(page, words("privacy-forget"))
    button(page, words("privacy-forget-on"))
    button(page, words("privacy-forget-yes"))
    expect(page.get_by_role("alert")).to_contain_text(words("problem-member-stays")[1:])


def test_what_cannot_be_kept_is_said(visit: Visit, served: Served) -> None:
    words = words_of("en")
    guest = visit(language="en")
    page = guest.page("/name")  # an address in figures
    expect(page.get_by_text(words("name-no-domain"))).to_be_visible()
    expect(page.get_by_role("button", name=words("name-by-key-make"))).to_have_count(0)
    guest.expects("(409|403|422).*/api/me", "(409|403|422) \\(")
    page.get_by_label(words("name-enter-field")).fill("lantern velvet")
    button(page, words("name-enter-go"))
    expect(page.get_by_role("alert")).to_contain_text(words("problem-words")[1:])
    # a browser with passkeys, but without a place for them
    page.goto(local(served, "/name"))
    page.get_by_role("textbox", name=words("name-field")).fill("le Maître")
    button(page, words("name-by-key-make"))
    expect(page.get_by_role("alert")).to_contain_text("le Maître")


def test_over_an_open_way_nothing_is_offered_and_the_page_says_why(visit: Visit, tmp_path: Path) -> None:
    """As in a home network, by plain http: a guest plays on as ever, and a seat's link brings it elsewhere."""
    flags = ("--no-limits", "--trusted-proxy", "127.0.0.1")
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *flags).start()
    try:
        guest = visit(served=served, language="fr")
        guest.context.set_extra_http_headers({"x-forwarded-for": "192.168.1.7", "x-forwarded-proto": "http"})
        words = words_of("fr")
        page = guest.page("/name")
        expect(page.get_by_text(words("name-open"))).to_be_visible()
        for key in ("name-by-key-make", "name-by-words-show", "name-enter-go"):
            expect(page.get_by_role("button", name=words(key))).to_have_count(0)
        party = served.open(seats={"orange": "me", "blue": "me"})
        guest.holds(party, "orange")
        assert party.post("seats/orange/link", "orange")["link"]
        page.goto(f"/tables/{party.table}")
        expect(page.get_by_role("grid")).to_be_visible()
        page.close()
    finally:
        served.stop()


def test_the_screens_of_a_name(visit: Visit, served: Served) -> None:
    guest = visit(language="en")
    page = guest.window()
    with_keys(guest, page)
    page.goto(local(served, "/name"))
    words = words_of("en")
    expect(page.get_by_role("button", name=words("name-by-key-make"))).to_be_visible()
    examine(page, "a guest")
    page.get_by_role("textbox", name=words("name-field")).fill("Wilhelmine Charlotte")
    button(page, words("name-by-words-show"))
    expect(page.locator("ol li")).to_have_count(12)
    examine(page, "twelve words")
    button(page, words("name-words-stop"))
    button(page, words("name-by-key-make"))
    expect(page.get_by_role("button", name=words("name-sign-out"))).to_be_visible()
    button(page, words("name-leave"))
    examine(page, "a member")
