"""The club's screens, as somebody sees them who has played there for a year: `--only club`."""

import random
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from boulevard.server.database import engine_for, migrate
from scene import Scene, shot

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench"))

from club import filled

PEOPLE = ["Colette", "Hugo", "Odette", "Bastien", "Jules", "Lucie", "Rosa", "Emile", "Sacha", "Mina", "Vera", "Noël"]
GAMES = 700
COOKIES: dict[str, str] = {}
"""By name, the cookie of a browser that acts for them."""


def fill(database: str) -> None:
    """A club of twelve, who have finished many games; called before a server knows the database."""
    engine = engine_for(database, sync=False)
    migrate(engine)
    COOKIES.update(filled(engine, PEOPLE, GAMES, random.Random("pictures")))
    engine.dispose()


def come(scene: Scene, name: str = "Colette") -> None:
    """The browser acts for somebody of the club."""
    scene.page.context.add_cookies([{"name": "guest", "value": COOKIES[name], "url": scene.stage.url}])
    scene.settings["name"] = name
    scene.page.add_init_script(f"localStorage.setItem('boulevard-member', '{name}')")


def ask(scene: Scene, name: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as somebody else of the club."""
    return scene.stage.post(path, body, cookie=COOKIES[name])


def once(scene: Scene, what: str) -> bool:
    """Is this the first picture that wants it?"""
    new = what not in scene.stage.kept
    scene.stage.kept[what] = "made"
    return new


def is_here(scene: Scene, name: str) -> None:
    """Somebody else has a page of the club open, as long as pictures are made."""
    assert scene.page.context.browser is not None
    context = scene.page.context.browser.new_context()
    context.add_cookies([{"name": "guest", "value": COOKIES[name], "url": scene.stage.url}])
    context.new_page().goto(f"{scene.stage.url}/club")


def seats(scene: Scene) -> None:
    """Some look for an opponent, one challenges, and friends are here."""
    if not once(scene, "seats"):
        return
    for name in ("Bastien", "Lucie", "Vera", "Jules"):
        is_here(scene, name)
    for name, game, clock in (
        ("Bastien", "paris", {"kind": "live", "time": 20, "increment": 10}),
        ("Vera", "paris", {"kind": "live", "time": 10, "increment": 5}),
        ("Hugo", "paris", {"kind": "days", "time": 1}),
        ("Lucie", "flatiron", {"kind": "live", "time": 45, "increment": 30}),
        ("Emile", "flatiron", {"kind": "days", "time": 2}),
        ("Rosa", "couleurs", {"kind": "days", "time": 1}),
    ):
        terms = {"game": game, "clock": clock, "rated": name != "Rosa"}
        ask(scene, name, "/api/club/seats", {"terms": terms, "name": name})
    days = {"game": "flatiron", "clock": {"kind": "days", "time": 2, "vacation": 7}, "rated": True}
    ask(scene, "Odette", "/api/club/seats", {"terms": days, "name": "Odette", "to": "Colette"})
    scene.stage.post(
        "/api/club/seats", {"terms": {"game": "couleurs", "clock": {"kind": "days", "time": 3}}, "name": "Inès"}
    )
    for name in ("Jules", "Mina", "Hugo"):
        ask(scene, name, "/api/club/friends", {"name": "Colette"})
        ask(scene, "Colette", "/api/club/friends", {"name": name})


def cup(scene: Scene, kind: str = "swiss") -> str:
    """A tournament in its second round."""
    if (known := scene.stage.kept.get(kind)) is not None:
        return known
    clock = {"kind": "days", "time": 2} if kind != "arena" else {"kind": "live", "time": 10, "increment": 5}
    terms = {
        "kind": kind,
        "title": {"swiss": "Autumn Swiss", "knockout": "The Drawing-Office Cup", "arena": "Sunday Hour"}[kind],
        "game": "paris",
        "clock": clock,
        "rounds": 4 if kind == "swiss" else 0,
    }
    found = str(ask(scene, "Odette", "/api/cups", {"terms": terms, "name": "Odette"})["cup"])
    players = PEOPLE[:8]
    for name in players:
        ask(scene, name, f"/api/cups/{found}/join", {"name": name})
    ask(scene, "Odette", f"/api/cups/{found}/start", {})
    if kind == "arena":
        for name in players[:5]:
            ask(scene, name, f"/api/cups/{found}/ready", {})
    else:
        rounds = 0
        while rounds < 2:
            shown = scene.page.request.get(f"{scene.stage.url}/api/cups/{found}").json()
            waiting = [one for one in shown["games"] if one["result"] is None and one["second"] is not None]
            laid = [one for one in waiting if one["table"] is not None]
            if len(laid) < len(waiting) or not waiting:
                time.sleep(0.2)
                continue
            rounds += 1
            mine = 0  # Colette came first
            for one in laid:
                if rounds == 2 and (mine in (one["first"], one["second"]) or one["board"] == 3):
                    continue
                with suppress(HTTPError):  # it is over, and its result is on its way
                    ask(scene, players[one["first"]], f"/api/tables/{one['table']}/resign", {})
            time.sleep(1.5)
    scene.stage.kept[kind] = found
    return found


def own_tables(scene: Scene) -> None:
    """Tables over days, some of which wait for Colette."""
    if not once(scene, "tables"):
        return
    for game, days, mine, rival in (
        ("couleurs", 1, True, "Jules"),
        ("flatiron", 3, True, "Ana"),
        ("paris", 2, False, "Rosa"),
        ("couleurs", 1, False, "Bastien"),
    ):
        ids = ["1", "2"] if game != "paris" else ["orange", "blue"]
        first = ids[0] if mine else ids[1]
        opened = ask(
            scene,
            "Colette",
            "/api/tables",
            {
                "game": game,
                "seats": {ids[0]: "me", ids[1]: "open"},
                "options": {"first": first} if game != "flatiron" else {},
                "clock": {"kind": "days", "time": days, "vacation": 7},
                "name": "Colette",
            },
        )
        scene.stage.post(f"/api/tables/{opened['table']}/join", {"invite": opened["invite"], "name": rival})


@shot("club-home", desktop="club/home/desktop.png", phone="club/home/phone.png")
def club_home(scene: Scene) -> None:
    come(scene)
    seats(scene)
    own_tables(scene)
    cup(scene)
    scene.page.add_init_script(
        'localStorage.setItem(\'boulevard-lessons\', \'{"paris/streets": {"at": 4, "done": [0, 1, 2, 3]}}\')'
    )
    scene.open("/")


@shot("club-seats", desktop="club/lobby/desktop.png", phone="club/lobby/phone.png")
def club_seats(scene: Scene) -> None:
    come(scene)
    seats(scene)
    scene.open("/club")


@shot("club-swiss", desktop="club/lobby/swiss-desktop.png", phone="club/lobby/swiss-phone.png")
def club_swiss(scene: Scene) -> None:
    come(scene)
    scene.open(f"/club/cups/{cup(scene)}")


@shot("club-knockout", desktop="club/lobby/cup-desktop.png", phone="club/lobby/cup-phone.png")
def club_knockout(scene: Scene) -> None:
    come(scene)
    scene.open(f"/club/cups/{cup(scene, 'knockout')}")


@shot("club-arena", desktop="club/lobby/arena-desktop.png", phone="club/lobby/arena-phone.png")
def club_arena(scene: Scene) -> None:
    come(scene)
    scene.open(f"/club/cups/{cup(scene, 'arena')}")


@shot("club-cups")
def club_cups(scene: Scene) -> None:
    come(scene)
    cup(scene)
    scene.open("/club/cups")


@shot("club-ladder", desktop="club/lobby/ladder-desktop.png", phone="club/lobby/ladder-phone.png")
def club_ladder(scene: Scene) -> None:
    come(scene)
    scene.open("/club/ladder")


def games_of_others(scene: Scene) -> None:
    """Some of the club play just now, and let it be seen."""
    if not once(scene, "games"):
        return
    live = {"kind": "live", "time": 20, "increment": 10}
    for one, other, game, clock in (
        ("Emile", "Sacha", "paris", live),
        ("Vera", "Noël", "couleurs", live),
        ("Lucie", "Bastien", "flatiron", {"kind": "live", "time": 30, "increment": 15}),
        ("Rosa", "Mina", "paris", {"kind": "days", "time": 2, "vacation": 7}),
        ("Emile", "Odette", "flatiron", {"kind": "days", "time": 1}),
    ):
        terms = {"game": game, "clock": clock, "rated": one != "Vera"}
        seat = ask(scene, one, "/api/club/seats", {"terms": terms, "name": one, "to": other})["id"]
        ask(scene, other, f"/api/club/seats/{seat}/sit", {"name": other})


@shot("club-watch")
def club_watch(scene: Scene) -> None:
    come(scene)
    games_of_others(scene)
    scene.open("/club/watch")


@shot("club-challenge")
def club_challenge(scene: Scene) -> None:
    """Somebody else is asked to a game."""
    club_profile_other(scene)
    scene.page.locator(".ways .go").click()
    scene.settle()


@shot("club-profile", desktop="club/profile/desktop.png", phone="club/profile/phone.png")
def club_profile(scene: Scene) -> None:
    come(scene)
    scene.open("/people/Colette")


@shot("club-profile-other")
def club_profile_other(scene: Scene) -> None:
    come(scene)
    scene.open("/people/Hugo")


@shot("club-settings", desktop="club/settings/desktop.png", phone="club/settings/phone.png")
def club_settings(scene: Scene) -> None:
    come(scene)
    scene.open("/settings")


@shot("club-name", desktop="club/settings/name-desktop.png", phone="club/settings/name-phone.png")
def club_name(scene: Scene) -> None:
    scene.open("/name")


@shot("club-name-kept")
def club_name_kept(scene: Scene) -> None:
    come(scene)
    scene.open("/name")


@shot("club-privacy", desktop="club/settings/privacy-desktop.png", phone="club/settings/privacy-phone.png")
def club_privacy(scene: Scene) -> None:
    come(scene)
    if once(scene, "muted"):
        ask(scene, "Colette", "/api/club/muted", {"name": "Sacha"})
    scene.open("/settings/privacy")


@shot("club-find")
def club_find(scene: Scene) -> None:
    """People and tables are looked for."""
    come(scene)
    seats(scene)
    games_of_others(scene)
    own_tables(scene)
    scene.open("/")
    scene.page.keyboard.press("/")
    scene.page.locator("dialog input").fill("ju")
    scene.settle()


@shot("club-home-guest", desktop="club/home/guest-desktop.png", phone="club/home/guest-phone.png")
def club_home_guest(scene: Scene) -> None:
    """A first visit, while somebody looks for an opponent."""
    seats(scene)
    scene.open("/", name="")


def at_table(scene: Scene, clock: dict[str, object]) -> None:
    """Paris with a clock, and a rival who has said something."""
    opened = scene.stage.post("/api/tables", {
        "game": "paris", "seats": {"orange": "open", "blue": "open"}, "options": {"first": "orange"}, "clock": clock,
    })  # fmt: skip
    other = scene.stage.post(
        f"/api/tables/{opened['table']}/join", {"invite": opened["invite"], "name": "Ana", "seat": "orange"}
    )
    scene.page.request.post(
        f"{scene.stage.url}/api/tables/{opened['table']}/join",
        data={"invite": opened["invite"], "name": "Colette", "seat": "blue"},
    )
    token = str(other["token"])
    for _ in range(9):
        for ask_as in (token, ""):
            headers = {"authorization": f"Bearer {ask_as}"} if ask_as else {}
            path = f"{scene.stage.url}/api/tables/{opened['table']}"
            state = scene.page.request.get(path, headers=headers).json()
            if state["moves"]:
                scene.page.request.post(
                    f"{path}/moves", headers=headers, data={"ply": state["ply"], "move": state["moves"][0]}
                )
    scene.stage.post(f"/api/tables/{opened['table']}/talk", {"id": "a", "phrase": "nice"}, token)
    scene.open(f"/tables/{opened['table']}")


@shot("club-table-live", desktop="club/table/desktop.png", phone="club/table/phone.png")
def club_table_live(scene: Scene) -> None:
    at_table(scene, {"kind": "live", "time": 15, "increment": 10})


@shot("club-table-days", desktop="club/table/days-desktop.png", phone="club/table/days-phone.png")
def club_table_days(scene: Scene) -> None:
    at_table(scene, {"kind": "days", "time": 3, "vacation": 21})


@shot("club-table-talk", desktop="club/table/talk-desktop.png", phone="club/table/talk-phone.png")
def club_table_talk(scene: Scene) -> None:
    at_table(scene, {"kind": "live", "time": 15, "increment": 10})
    scene.page.keyboard.press("c")
    scene.settle()
