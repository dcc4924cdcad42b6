"""Finding each other in the browser: from the home page to a game that is played to its end, and the club's screen."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from server.kit import Served
from web.kit import PHONE, Guest, Visit, Words, axe, laid_out

EN, FR = Words("en", None, "club"), Words("fr", None, "club")


@pytest.fixture
def alone(page_built: None, tmp_path: Path) -> Iterator[Served]:
    """A server where nobody else looks for an opponent."""
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    yield served
    served.stop()


def asked(page: Page, path: str, body: Any = None) -> Any:
    """What the page's own server answers it, by its cookie."""
    answer = page.request.fetch(
        path,
        method="GET" if body is None else "POST",
        headers={"origin": page.url.partition("/tables")[0], "content-type": "application/json"},
        data=None if body is None else json.dumps(body),
    )
    assert answer.ok, answer.text()
    return answer.json()


def play_out(pages: list[Page], table: str) -> Any:
    """Both play on, by what their own browsers may: any move that is offered."""
    lots = Random("seats")
    while True:
        states = [asked(page, f"/api/tables/{table}") for page in pages]
        if states[0]["status"] == "over":
            return states[0]
        for page, state in zip(pages, states, strict=True):
            if state["moves"]:
                move = {"ply": state["ply"], "move": lots.choice(state["moves"]), "id": f"m{state['ply']}"}
                asked(page, f"/api/tables/{table}/moves", move)
                break


def test_two_people_find_each_other_from_the_home_page_and_play_to_the_end(alone: Served, visit: Visit) -> None:
    """Two browsers, one server, no account: a seat is opened in one, seen in the other, and a live game is played."""
    ana, ben = visit(served=alone, name="Ana"), visit(served=alone, language="fr", name="Ben")
    theirs = ben.page("/")
    expect(theirs.get_by_text(FR("home-seeks", count=1))).to_have_count(0)
    page = ana.page("/")
    page.get_by_role("link", name=EN("home-club")).click()
    expect(page.get_by_role("heading", name=EN("seeks-title"))).to_be_visible()
    axe(page, "the club, empty")
    laid_out(page, "the club, empty")
    page.get_by_text(EN("seek-live", minutes=10, seconds=5), exact=True).click()
    expect(page.get_by_label(EN("seek-rates"))).to_have_count(0)  # it is for names that are kept
    page.get_by_role("button", name=EN("seek-open")).click()
    expect(page.get_by_text(EN("seek-waits"))).to_be_visible()
    axe(page, "an own seat")
    # a guest's first visit has one sentence more, as long as it is true
    expect(theirs.get_by_text(FR("home-seeks", count=1))).to_be_visible()
    theirs.get_by_role("link", name=FR("home-seeks-see")).click()
    sit = theirs.get_by_role("button", name=FR("sit"))
    expect(sit).to_be_visible()
    axe(theirs, "an open seat")
    laid_out(theirs, "an open seat")
    sit.click()
    for one in (theirs, page):  # both are at the table
        one.wait_for_url("**/tables/*")
        expect(one.get_by_role("timer").first).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert theirs.url.rpartition("/")[2] == table
    over = play_out([page, theirs], table)
    assert over["clock"]["kind"] == "live"
    assert {one["name"] for one in over["seats"].values()} == {"Ana", "Ben"}
    assert over["outcome"]["reason"] not in ("resigned", "time", "absence")
    winners = [over["seats"][seat]["name"] for seat in over["outcome"]["winners"]]
    for one, name, words in ((page, "Ana", EN), (theirs, "Ben", FR)):
        told = words("prompt-won") if winners == [name] else words("prompt-winner", name=winners[0])
        if len(winners) == 1:  # else they share it
            expect(one.get_by_role("heading", name=told).first).to_be_visible()


def keep(guest: Guest, name: str) -> None:
    """This browser acts for a member from now on."""
    request = guest.context.request
    words = request.get("/api/me/words").json()["words"]
    kept = {"words": " ".join(words), "name": name}
    answer = request.post("/api/me/words", data=kept, headers={"origin": guest.served.url})
    assert answer.ok, answer.text()


def test_a_challenge_is_declined_and_friends_are_made(alone: Served, visit: Visit) -> None:
    ana = visit(served=alone, name="Ana")
    theo = visit(served=alone, theme="dark", size=PHONE, touch=True, name="Théo", language="fr")
    for guest, name in ((ana, "Ana"), (theo, "Théo")):
        keep(guest, name)
    theirs, page = theo.page("/club"), ana.page("/club")
    page.get_by_label(EN("seek-rates")).check()
    expect(page.get_by_label(EN("seek-bots"))).to_have_count(0)
    expect(page.get_by_text(EN("seek-sum-rated"))).to_be_visible()
    page.get_by_text(EN("seek-whom-one"), exact=True).click()
    page.get_by_label(EN("seek-to-name")).fill("theo")
    page.get_by_role("button", name=EN("seek-challenge")).click()
    expect(page.get_by_text(EN("seek-to", name="Théo"))).to_be_visible()
    decline = theirs.get_by_role("button", name=FR("challenge-no"))
    expect(decline).to_be_visible()
    expect(theirs.get_by_text(FR("seek-rated"))).to_be_visible()
    axe(theirs, "a challenge, dark, on a phone")
    laid_out(theirs, "a challenge, dark, on a phone")
    decline.click()
    expect(page.get_by_text(EN("seek-declined", name="Théo"))).to_be_visible()
    page.get_by_role("button", name=EN("seek-read")).click()
    page.get_by_label(EN("friend-name")).fill("Théo")
    page.get_by_role("button", name=EN("friend-ask"), exact=True).click()
    expect(theirs.get_by_text(FR("friend-asks", name="Ana"))).to_be_visible()
    theirs.get_by_role("button", name=FR("friend-yes")).click()
    expect(page.get_by_text(EN("friend-free"), exact=True)).to_be_visible()
    page.get_by_text(EN("bots"), exact=True).click()
    page.get_by_label(EN("bots-name")).fill("Rosalie")
    page.get_by_role("button", name=EN("bots-bring")).click()
    expect(page.get_by_label(EN("bots-token", name="Rosalie"))).to_have_value(re.compile(r"^[\w-]{32}$"))
    axe(page, "a bot of one's own")
    laid_out(page, "a bot of one's own")
    page.get_by_role("button", name=EN("bots-end")).click()
    expect(page.get_by_text("Rosalie", exact=True)).to_have_count(0)
    home = ana.page("/")
    expect(home.get_by_text(EN("friends-here", count=1, all=1))).to_be_visible()
    axe(home, "home with friends")
    laid_out(home, "home with friends")
    theo.context.close()
    expect(home.get_by_text(EN("friends-here", count=0, all=1))).to_be_visible()


def test_what_was_chosen_of_a_game_is_said_before_one_sits_down(alone: Served, visit: Visit) -> None:
    """The options are folded, in the game's own words; whoever sits down plays by them."""
    en, fr = Words("en", "couleurs", "club"), Words("fr", "couleurs", "club")
    page = visit(served=alone, name="Ana").page("/club")
    page.get_by_text(en("poster-couleurs-short"), exact=True).last.click()
    page.get_by_text(en("new-options"), exact=True).click()
    expect(page.get_by_role("group", name=en("option-first"))).to_have_count(0)  # nobody knows yet who sits where
    painters = page.get_by_role("group", name=en("option-painters"))
    painters.get_by_text(en("option-painters-on"), exact=True).click()
    axe(page, "options of an open seat")
    laid_out(page, "options of an open seat")
    page.get_by_role("button", name=en("seek-open")).click()
    expect(page.get_by_text(en("seek-waits"))).to_be_visible()
    theirs = visit(served=alone, name="Ben", language="fr", size=PHONE, touch=True).page("/club")
    chosen = fr("seek-option", option=fr("option-painters"), value=fr("option-painters-on"))
    expect(theirs.get_by_text(chosen)).to_be_visible()
    axe(theirs, "a seat with options")
    laid_out(theirs, "a seat with options")
    theirs.locator("tr[data-seek]").get_by_role("button", name=fr("sit")).click()
    theirs.wait_for_url("**/tables/*")
    record = theirs.request.get(f"/api{urlsplit(theirs.url).path}/record").text()
    assert '"painters": "on"' in record
