"""What a server tells those who run it: under which names, where, and that it follows what happens."""

import json
import re
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from boulevard.server.metrics import BOUNDS, Metrics
from boulevard.trial.process import free_port
from server.kit import Served

ROOT = Path(__file__).parent.parent.parent
OF_OLD = (
    *(f"boulevard_{name}_total" for name in ("tables", "lines", "refusals", "trouble", "stumbles", "requests")),
    *(f"boulevard_tables_{status}" for status in ("open", "playing", "over", "abandoned")),
    *(f"boulevard_{name}" for name in ("rooms", "sockets", "bot_workers", "bots_waiting")),
    *(f"boulevard_write_seconds_{part}" for part in ("bucket", "sum", "count")),
)


def samples(url: str) -> list[Sample]:
    answer = httpx.get(f"{url}/metrics", timeout=60)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return [one for family in text_string_to_metric_families(answer.text) for one in family.samples]


class Figures:
    """The figures of a moment."""

    def __init__(self, served: Served) -> None:
        self.found = samples(served.url)

    def __call__(self, name: str, **labels: str) -> float:
        return sum(one.value for one in self.found if one.name == name and labels.items() <= one.labels.items())


@pytest.fixture(scope="module")
def played(served: Served) -> tuple[Figures, Figures]:
    """The figures before and after a table at which every kind of thing happens."""
    before = Figures(served)
    party = served.open("paris", seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"})
    party.move("orange")
    with served.live(party.table, party.tokens["orange"]) as live:
        state = live.until("state", to_act=["orange"])
        assert live.move(state["ply"], state["moves"][0], "one")["type"] == "accepted"
        live.until("state", to_act=["orange"])
        assert live.move(0, "tile 3 A1 0", "two")["error"] == "old-ply"
    served.call("GET", "/api/tables/nowhere")
    return before, Figures(served)


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("boulevard_tables_total", {}),
        ("boulevard_lines_total", {}),
        ("boulevard_writes_total", {}),
        ("boulevard_write_batches_total", {}),
        ("boulevard_write_seconds_count", {}),
        ("boulevard_requests_total", {"status": "404"}),
        ("boulevard_refusals_total", {}),
        ("boulevard_refused_total", {"kind": "old-ply"}),
        ("boulevard_refused_total", {"kind": "no-table"}),
        ("boulevard_call_seconds_count", {"way": "http", "call": "move"}),
        ("boulevard_call_seconds_count", {"way": "http", "call": "open"}),
        ("boulevard_call_seconds_count", {"way": "socket", "call": "move"}),
        ("boulevard_bot_wait_seconds_count", {"pool": "quick"}),
    ],
)
def test_figures_follow_what_happens(played: tuple[Figures, Figures], name: str, labels: dict[str, str]) -> None:
    before, after = played
    assert after(name, **labels) > before(name, **labels)


def test_all_refusals_are_those_of_every_kind(played: tuple[Figures, Figures]) -> None:
    _, after = played
    assert after("boulevard_refused_total") == after("boulevard_refusals_total")


def test_the_loop_is_listened_to(served: Served) -> None:
    before = Figures(served)("boulevard_loop_lag_seconds_count")
    for _ in range(300):
        if Figures(served)("boulevard_loop_lag_seconds_count") > before:
            return
        time.sleep(0.2)
    raise AssertionError("nobody listens to it")


def test_names_of_old_stay(played: tuple[Figures, Figures]) -> None:
    names = {one.name for one in played[1].found}
    assert [name for name in OF_OLD if name not in names] == []


def test_a_client_makes_up_no_label(served: Served) -> None:
    def calls() -> set[str]:
        return {one.labels["call"] for one in samples(served.url) if one.name == "boulevard_call_seconds_count"}

    before = calls()
    for method, path in (("BREW", "/api/tables"), ("GET", "/api/made-up"), ("GET", "/made-up"), ("PUT", "/health")):
        served.call(method, path)
    assert calls() - before <= {"none", "page", "metrics"}


def test_waits_of_bots_are_told_in_whole_seconds() -> None:
    """How long one waits may be how long another thought, which depends on what that one alone knows."""
    metrics = Metrics()
    for seconds in (0.004, 0.4, 1.3, 2.6):
        metrics.waited("dear", seconds)
    assert b'boulevard_bot_wait_seconds_sum{pool="dear"} 4.0' in metrics.text({}, {})


def test_durations_are_counted_up_to_each_bound() -> None:
    metrics = Metrics()
    for seconds in (0.0, 0.001, 0.0011, 0.3, 99.0):
        metrics.called("socket", "move", seconds)
    text = metrics.text({}, {}).decode()
    found = re.findall(r'boulevard_call_seconds_bucket\{call="move",le="(.+?)",way="socket"\} (.+)', text)
    assert [float(count) for _, count in found] == [2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5]
    assert [bound for bound, _ in found] == [*map(str, BOUNDS), "+Inf"]
    assert 'boulevard_call_seconds_sum{call="move",way="socket"} 99.3021' in text


def test_figures_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    served = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--metrics-port", str(port)).start()
    try:
        own = f"http://127.0.0.1:{port}"
        assert {one.name for one in samples(own)} >= set(OF_OLD) - {"boulevard_requests_total"}
        assert httpx.get(f"{own}/health").json() == {"status": "ok"}
        for path in ("/metrics", "/metrics/", "//metrics", "/%6Detrics", "/metrics?"):
            answer = served.call("GET", path)
            assert answer.status_code == 404
            assert "boulevard_rooms" not in answer.text
        for path in ("/", "/api/games", "/metrics/x", "/tables/x", "/api/openapi.json"):
            assert httpx.get(own + path).status_code == 404
        party = served.open()
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{port}/api/tables/{party.table}/live"):
            pass
    finally:
        served.stop()


# What is made of them ------------------------------------------------------------------------------------------------


def test_the_page_names_what_is_there(played: tuple[Figures, Figures]) -> None:
    """Every name in the page's table is told, and every family is in the table."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8").partition("## Watching it")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `boulevard_")]
    named = {f"boulevard_{name}" for row in rows for name in re.findall(r"`(?:boulevard)?_([a-z_]+)", row)}
    told = {one.name for one in played[1].found if one.name.startswith("boulevard_")}
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in told}
    assert named == families


def test_every_figure_of_the_dashboard_is_there(played: tuple[Figures, Figures]) -> None:
    """And every label by which it groups, chooses or names them."""
    board = json.loads((ROOT / "deploy" / "dashboard.json").read_text("utf-8"))
    labels: dict[str, set[str]] = {}
    for one in played[1].found:
        labels.setdefault(one.name, {"instance", "job"}).update(one.labels)
    targets = [target for panel in board["panels"] for target in panel["targets"]]
    assert len(targets) > 20
    for target in targets:
        names = re.findall(r"\b(?:boulevard|process)_[a-z_]+", target["expr"])
        assert names, target
        assert [name for name in names if name not in labels] == []
        used = {label for group in re.findall(r"by \(([^)]*)\)", target["expr"]) for label in group.split(", ")}
        used |= set(re.findall(r"(\w+)=~?\"", target["expr"])) | set(re.findall(r"{{(\w+)}}", target["legendFormat"]))
        assert used <= set.intersection(*(labels[name] for name in names)), target
    for variable in board["templating"]["list"][1:]:
        assert re.findall(r"\((\w+),", variable["definition"])[0] in labels
