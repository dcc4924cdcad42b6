"""The page as browsers fetch it: types, encodings, what may be kept, and nothing but what was built."""

import asyncio
import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import page
from boulevard.core.texts import LANGUAGES, texts
from boulevard.server import pages
from boulevard.server.app import Doorway, application
from boulevard.server.pages import BUILT, ROUTES, Pages
from boulevard.server.refusals import Refusal
from boulevard.server.settings import Settings, settings_from
from server.kit import Served

WEB = Path(__file__).parent.parent.parent / "web"
SCREENS = (
    "/", "/new/paris", "/tables/AbC_-9", "/rules", "/rules/paris", "/score", "/score/paris", "/learn/paris",
    "/learn/paris/light", "/study", "/study/abc-DEF_1", "/problems", "/problems/paris/1", "/club", "/club/cups",
    "/club/cups/abc-DEF_1", "/club/ladder", "/club/watch", "/people/Colette", "/people/bot:cocher",
    "/name", "/about", "/privacy", "/settings", "/settings/look", "/settings/privacy", "/settings/offline", "/bring",
    "/host",
)  # fmt: skip
NO_SCREENS = ("/new", "/new/", "/tables", "/tables/a/b", "/rules/a/b", "/score/a/b", "/learn", "/about/us", "/nothing")


@pytest.fixture(scope="module")
def browser(served: Served) -> Iterator[httpx.Client]:
    assert page.fresh(), "the page is not built from these sources: python tools/page.py"
    with httpx.Client(base_url=served.url) as client:
        yield client


def assets(client: httpx.Client, ending: str) -> list[str]:
    return re.findall(rf'"(/assets/[^"]+{ending})"', client.get("/").text)


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == (BUILT / "index.html").read_bytes()


@pytest.mark.parametrize("path", ["/learn/paris/", "/rules/paris/", "/about//"])
def test_a_slash_at_the_end_means_nothing(browser: httpx.Client, path: str) -> None:
    assert browser.get(path).status_code == 200


@pytest.mark.parametrize("path", NO_SCREENS)
def test_an_address_without_a_screen_is_the_page_that_says_so(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.content) == (404, (BUILT / "index.html").read_bytes())


def test_server_and_browser_agree_on_the_screens() -> None:
    source = (WEB / "src" / "App.svelte").read_text("utf-8")
    written = re.findall(r"^\s*\[/(\^.*\$)/, \(\) => import", source, re.MULTILINE)
    patterns = [re.compile(one.replace("(?<", "(?P<").replace(r"\/", "/")) for one in written]
    assert patterns
    for path in (*SCREENS[1:], *NO_SCREENS):
        assert bool(ROUTES.fullmatch(path)) == any(one.search(path) for one in patterns), path
    for one in patterns:
        assert any(one.search(path) for path in SCREENS), f"the server does not know {one.pattern}"


def test_assets_are_kept_for_ever_and_small(browser: httpx.Client) -> None:
    (script,) = assets(browser, r"\.js")[:1]
    plain = browser.get(script, headers={"accept-encoding": "identity"})
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in plain.headers
    for accepted, encoding in (
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("br; q=0.0, *;q=0", None),
        ("zstd", None),
        ("", None),
    ):
        with browser.stream("GET", script, headers={"accept-encoding": accepted}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding, accepted
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(raw)
        if encoding == "gzip":
            assert gzip.decompress(raw) == plain.content
        elif encoding == "br":
            assert len(raw) < len(plain.content) / 2
            assert raw == (BUILT / f"{script[1:]}.br").read_bytes()
        else:
            assert raw == plain.content


def test_every_built_file_has_a_type_and_large_texts_are_packed() -> None:
    assert page.fresh(), "the page is not built from these sources: python tools/page.py"
    for path in BUILT.rglob("*"):
        if path.is_dir() or path.name == page.STAMP or path.suffix in (".br", ".gz"):
            continue
        assert path.suffix in pages.TYPES, path.name
        kind = pages.TYPES[path.suffix]
        if kind.startswith(("text/", "application/", "image/svg")) and path.stat().st_size > 1024:
            assert path.with_name(f"{path.name}.br").exists()
            assert path.with_name(f"{path.name}.gz").exists()


def test_what_is_known_is_not_sent_again(browser: httpx.Client) -> None:
    tag = browser.get("/").headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        again = browser.get("/about", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert browser.get("/", headers={"if-none-match": '"other"'}).status_code == 200
    assert browser.get("/nothing", headers={"if-none-match": tag}).status_code == 404


def test_head_answers_like_get_without_a_body(browser: httpx.Client) -> None:
    for path in ("/", "/nothing", "/robots.txt", assets(browser, r"\.js")[0]):
        whole, head = browser.get(path), browser.head(path)
        assert head.status_code == whole.status_code
        assert head.content == b""
        assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


def test_the_page_keeps_to_its_own_server(browser: httpx.Client) -> None:
    policy = browser.get("/").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    assert "unsafe" not in policy


def test_robots_stay_away_from_tables_and_people(browser: httpx.Client) -> None:
    answer = browser.get("/robots.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert {"Disallow: /tables/", "Disallow: /people/", "Disallow: /club/", "Disallow: /api/"} <= {
        *answer.text.splitlines()
    }


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/..%2f..%2f..%2f..%2fetc/passwd",
        "/%2e%2e/app.py",
        "/assets/%2e%2e/%2e%2e/run.py",
        "/assets//etc/hosts.txt",
        "//etc/passwd",
        "/..\\app.py",
        "/assets/..%5c..%5capp.py",
        "/.digest",
        "/index.html%00.js",
        "/page/index.html",
        f"/{Path(pages.__file__).as_posix()}",
    ],
)
def test_nothing_but_the_built_files_is_served(served: Served, path: str) -> None:
    """Asked as written: a client that tidies the address up first would test itself."""
    from http.client import HTTPConnection

    connection = HTTPConnection("127.0.0.1", served.port, timeout=30)
    connection.putrequest("GET", path, skip_host=False)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (400, 404)
    assert b"import" not in body.replace((BUILT / "index.html").read_bytes(), b"")
    assert b"root:" not in body


def test_other_methods_and_the_interface_answer_in_json(browser: httpx.Client) -> None:
    for path in ("/api/nothing", "/api/", "/assets/nothing.js", "/favicon.nothing"):
        answer = browser.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "no-page"), path
    assert browser.post("/about").json()["error"] in ("no-page", "method")
    assert browser.get("/health").json() == {"status": "ok"}


def test_a_checkout_without_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    whole = application(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
    bare = Doorway(whole.app, whole.server, Pages(tmp_path / "nothing"))

    async def go() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(bare), base_url="http://localhost") as client:
            for path in ("/", "/about", "/nothing"):
                answer = await client.get(path)
                assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
                for language in LANGUAGES:
                    assert texts(language, "boulevard.server.telling")("page-unbuilt") in answer.text
            assert (await client.head("/")).content == b""
            assert (await client.get("/nothing.js")).json()["error"] == "no-page"

    asyncio.run(go())


# The folder for when there is no network -------------------------------------------------------------------------


def folder(at: Path, page_stamp: str = "") -> Path:
    """As `boulevard build-offline` makes one: the page's own files, an index of its own, its worker and Python."""
    (at / "assets").mkdir(parents=True)
    (at / "house").mkdir()
    script = next(path for path in (BUILT / "assets").glob("*.js") if path.with_name(f"{path.name}.br").exists())
    (at / "assets" / script.name).write_bytes(script.read_bytes())
    (at / "assets" / "other.js").write_text("export {};", "utf-8")
    (at / "house" / "stdlib.zip.gz").write_bytes(b"\x1f\x8b")
    (at / "index.html").write_text("<!doctype html><title>In itself</title>", "utf-8")
    (at / "sw.js").write_text("addEventListener", "utf-8")
    (at / "files.json").write_text(json.dumps({"page": page_stamp, "bytes": 7}), "utf-8")
    return at


@pytest.fixture
def offering(served: Served, tmp_path: Path) -> Iterator[tuple[httpx.Client, Path]]:
    made = folder(tmp_path / "made")
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--no-limits", "--offline", str(made)).start()
    try:
        with httpx.Client(base_url=server.url) as client:
            yield client, made
    finally:
        server.stop()
    assert "another version" in server.log.read_text("utf-8")


def test_a_server_offers_the_folder_at_an_address_of_its_own(offering: tuple[httpx.Client, Path]) -> None:
    """Its page may run WebAssembly, and no other; each has a worker of its own; what is not in it is not there."""
    client, made = offering
    for path in ("/offline/", "/offline/index.html"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, (made / "index.html").read_text("utf-8"))
        assert answer.headers["cache-control"] == "no-cache"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy
    for path in ("/", "/bring", "/settings/offline", "/sw.js", "/api/games"):
        assert "wasm-unsafe-eval" not in client.get(path).headers["content-security-policy"], path
    assert client.get("/offline/sw.js").text != client.get("/sw.js").text
    assert client.get("/offline/files.json").json()["bytes"] == 7
    packed = client.get("/offline/house/stdlib.zip.gz")
    assert (packed.content, packed.headers["content-type"]) == (b"\x1f\x8b", "application/octet-stream")
    assert "content-encoding" not in packed.headers
    moved = client.get("/offline")
    assert (moved.status_code, moved.headers["location"]) == (307, "/offline/")
    for path in ("/offline/nothing", "/offline/../app.py", "/offline/house/", "/offline/assets", "/offline/%2e%2e/x"):
        assert client.get(path).status_code == 404, path
    assert client.post("/offline/", content=b"").status_code in (404, 405)
    for path in ("/offlines", "/offline.html"):
        assert client.get(path).status_code == 404


def test_what_the_folder_has_in_common_with_the_page_is_sent_packed(offering: tuple[httpx.Client, Path]) -> None:
    client, made = offering
    common = next(path for path in (made / "assets").iterdir() if path.name != "other.js")
    answer = client.get(f"/offline/assets/{common.name}", headers={"accept-encoding": "br"})
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/offline/assets/other.js", headers={"accept-encoding": "br"}).text == "export {};"
    own = client.get("/offline/assets/other.js", headers={"accept-encoding": "br, gzip"})
    assert (own.headers["content-encoding"], own.text) == ("gzip", "export {};")


def test_the_page_is_told_of_the_folder_and_of_none(offering: tuple[httpx.Client, Path], browser: httpx.Client) -> None:
    mark = '<meta name="boulevard-offline" content="/offline/" />'
    for accepted in ("br", "gzip", "identity"):
        found = offering[0].get("/", headers={"accept-encoding": accepted})
        assert found.text == (BUILT / "index.html").read_text("utf-8").replace(
            '<meta charset="utf-8" />', f'<meta charset="utf-8" />{mark}'
        )
    assert "boulevard-offline" not in browser.get("/").text
    assert browser.get("/offline/").status_code == 404
    assert "another version" not in str(browser.get("/offline/").content)


def test_a_folder_is_looked_for_where_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a word the package's own, if there is one; an empty word is none; what is no such folder is refused."""
    monkeypatch.setattr(pages, "OFFLINE_BUILT", tmp_path / "package")
    assert pages.offline_folder(None) is None
    made = folder(tmp_path / "package", (BUILT / page.STAMP).read_text("utf-8"))
    assert pages.offline_folder(None) == made
    assert not pages.is_older(made)
    assert pages.offline_folder("") is None
    other = folder(tmp_path / "other", "from yesterday")
    assert pages.offline_folder(str(other)) == other
    assert pages.is_older(other)
    (other / "files.json").write_text("{", "utf-8")
    assert pages.is_older(other)
    with pytest.raises(Refusal) as refused:
        settings_from({"offline": str(tmp_path)}, {})
    for language in LANGUAGES:
        assert "build-offline" in refused.value.sentence(language)
    assert settings_from({}, {"BOULEVARD_OFFLINE": ""}).offline == ""
