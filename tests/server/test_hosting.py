"""Ready to host: what is in deploy/ and docs/hosting.md fits this server, no password stands where others can read it,
and a server that everybody reaches in the open says so."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
import yaml
from msgspec.structs import fields
from psycopg import sql

from boulevard.cli import main, parser
from boulevard.core.texts import texts
from boulevard.server.bots import PASSED_ON
from boulevard.server.reach import exposed
from boulevard.server.refusals import Refusal
from boulevard.server.settings import Settings, settings_from
from boulevard.trial.process import free_port
from server.conftest import new_database, pg_server
from server.kit import Served

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")

HOME = "/var/lib/boulevard"
"""The one place of a container that may be written to."""


def settled(environment: dict[str, str]) -> Settings:
    """The settings that these variables make, each of which has to be one of ours."""
    names = {f"BOULEVARD_{one.name.upper()}" for one in fields(Settings)} | set(PASSED_ON)
    assert [name for name in environment if name.startswith("BOULEVARD_") and name not in names] == []
    return settings_from({}, {name: text for name, text in environment.items() if not name.endswith("PASSWORD_FILE")})


def accepted(command: list[str]) -> None:
    """The command line says nothing against it."""
    assert command[0].rpartition("/")[2] == "boulevard"
    parser(texts("en", "boulevard.cli")).parse_args(command[1:])


# A container ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def container() -> list[tuple[str, str]]:
    """The instructions of the Containerfile."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def last(container: list[tuple[str, str]], word: str) -> str:
    return next(rest for found, rest in reversed(container) if found == word)


def test_the_image_is_made_of_what_is_here(container: list[tuple[str, str]]) -> None:
    """Everything that is copied is there and not ignored, and nothing else is let in."""
    copied = [shlex.split(rest)[:-1] for word, rest in container if word == "COPY" and "--from" not in rest]
    sources = {one for each in copied for one in each}
    assert [one for one in sources if not (ROOT / one).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == sources
    removed = re.findall(r"uninstall --yes ([\w -]+?) &&", last(container[: len(container) // 2], "RUN"))[0].split()
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert [one for one in removed if f"\n{one}==" not in lock] == []


def test_the_image_s_settings_and_command_are_ours(container: list[tuple[str, str]]) -> None:
    environment = dict(one.split("=", 1) for one in shlex.split(last(container, "ENV")))
    made = settled(environment)
    assert (made.host, made.port) == ("0.0.0.0", int(last(container, "EXPOSE")))
    accepted(json.loads(last(container, "ENTRYPOINT")) + json.loads(last(container, "CMD")))
    for place in (made.database.removeprefix("sqlite:///"), environment["BOULEVARD_CACHE"], environment["HOME"]):
        assert f"{place}/".startswith(f"{HOME}/")
    assert (last(container, "VOLUME"), last(container, "WORKDIR")) == (HOME, HOME)
    user, _, group = last(container, "USER").partition(":")
    assert int(user) > 0 < int(group)
    assert f"--owner={user} --group={group} --mode=0700 {HOME}" in last(container, "RUN")


def test_the_image_knows_whether_it_is_well(container: list[tuple[str, str]], served: Served) -> None:
    asked = json.loads(last(container, "HEALTHCHECK").partition("CMD ")[2])

    def well(port: int) -> bool:
        command = [sys.executable, *(word.replace(":8000/", f":{port}/") for word in asked[1:])]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    assert asked[0] == "python"
    assert well(served.port)
    assert not well(free_port())


def test_the_services_fit_together() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    for name, service in services.items():
        assert set(service.get("networks", ())) <= set(compose["networks"]), name
        assert set(service.get("secrets", ())) <= set(compose["secrets"]), name
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service["volumes"]:
            source, _, _ = volume.partition(":")
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"], volume
        for name_of, value in service["environment"].items():
            secret = value.rpartition("/")[2] if name_of.endswith("PASSWORD_FILE") else None
            assert secret is None or secret in service["secrets"], name_of
    ours, caddy = services["boulevard"], services["caddy"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).exists()
    assert ours["read_only"] is True
    assert ours["volumes"] == [f"cores:{HOME}"]
    assert "ports" not in ours
    assert "ports" not in services["database"]
    made = settled(
        {name: re.sub(r"\${SITE:[^}]*}", "tables.example.org", text) for name, text in ours["environment"].items()}
    )
    address = caddy["networks"]["front"]["ipv4_address"]
    assert made.trusted_proxy == (address,)
    assert ip_address(address) in ip_network(compose["networks"]["front"]["ipam"]["config"][0]["subnet"])
    assert exposed(made) is None
    assert caddy["environment"]["UPSTREAM"] == f"boulevard:{made.port}"
    named = set(re.findall(r"{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert named == set(caddy["environment"])


# Units ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", re.findall(r"```ini\n(.*?)```", PAGE, re.DOTALL), ids=["one", "many"])
def test_the_units_are_ours(unit: str) -> None:
    filled = unit.replace("%i", "8001").replace("%d", "/run/credentials/boulevard")
    environment = dict(line.partition("=")[2].split("=", 1) for line in filled.splitlines() if "Environment=" in line)
    once = re.sub(r"^Environment=.*\n", "", filled, flags=re.MULTILINE)
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(once)
    made = settled(environment)
    assert exposed(made) is None
    accepted(shlex.split(read["Service"]["ExecStart"]))
    assert read["Unit"]["After"] == read["Unit"]["Wants"] == "network-online.target"
    assert (read["Unit"]["StartLimitIntervalSec"], read["Service"]["RestartSec"]) == ("0", "5")  # it never gives up
    assert environment["BOULEVARD_CACHE"] == f"/var/cache/{read['Service']['CacheDirectory']}"
    if made.database.startswith("sqlite:"):
        assert Path(made.database.removeprefix("sqlite:///")).parent == Path(
            "/var/lib", read["Service"]["StateDirectory"]
        )
    if made.database.startswith("postgresql:"):
        credential = read["Service"]["LoadCredential"].partition(":")[0]
        assert environment["BOULEVARD_DATABASE_PASSWORD_FILE"].endswith(f"/{credential}")


def test_the_commands_of_the_page_are_ours() -> None:
    """Those of the shell that name Boulevard; in a container its name is said once for the service."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines()
    found = [re.search(r"(?:^|[ /])(boulevard (?:serve|backup|restore|export|import)\b.*)", line) for line in lines]
    said = [shlex.split(one[1].partition(">")[0], comments=True) for one in found if one is not None]
    assert {words[1] for words in said} == {"serve", "backup", "restore", "export", "import"}
    for words in said:
        accepted(words)


def test_no_password_stands_on_a_command_line() -> None:
    for path in (ROOT / "docs" / "hosting.md", ROOT / "README.md", *DEPLOY.glob("*.*")):
        assert re.findall(r"://[^\s/@]+:[^\s/@]+@", path.read_text("utf-8")) == [], path


# The database's password ---------------------------------------------------------------------------------------------


@pytest.fixture
def password(tmp_path: Path) -> Path:
    file = tmp_path / "password"
    file.write_text("p@ss/wörd: 100%\n", "utf-8")
    return file


def test_the_password_comes_from_a_file(password: Path) -> None:
    environment = {
        "BOULEVARD_DATABASE": "postgresql://carla@db.example.org/boulevard?sslmode=require",
        "BOULEVARD_DATABASE_PASSWORD_FILE": str(password),
    }
    url = sa.make_url(settings_from({}, environment).database)
    assert (url.username, url.password, url.host) == ("carla", "p@ss/wörd: 100%", "db.example.org")
    assert url.query == {"sslmode": "require"}
    given = {"database": "postgresql://carla:older@/x?host=/run", "database_password_file": str(password)}
    url = sa.make_url(settings_from(given, {}).database)
    assert (url.password, url.query) == ("p@ss/wörd: 100%", {"host": "/run"})
    assert settings_from({**given, "database": "sqlite:///x.db"}, {}).database == "sqlite:///x.db"


def test_a_password_that_cannot_be_read_is_said(tmp_path: Path, password: Path) -> None:
    given = {"database": "postgresql://carla@/x", "database_password_file": str(tmp_path / "none")}
    with pytest.raises(Refusal, match=r"cannot be read from .*none: No such file"):
        settings_from(given, {})
    with pytest.raises(Refusal, match="names no user"):
        settings_from({"database": "postgresql:///x", "database_password_file": str(password)}, {})


@pytest.fixture
def guarded(tmp_path_factory: pytest.TempPathFactory, password: Path) -> Iterator[str]:
    """A database of somebody who has to say that password; its address, without it. Its server is one of its own, which
    reads who must say one as it starts."""
    folder = tmp_path_factory.mktemp("guarded")
    with pg_server(folder) as uri:
        database = new_database(uri)
        with psycopg.connect(uri, autocommit=True) as connection:
            said = sql.Literal(password.read_text("utf-8").strip())
            connection.execute(sql.SQL("CREATE ROLE carla LOGIN PASSWORD {}").format(said))
            connection.execute(f"ALTER DATABASE {sa.make_url(database).database} OWNER TO carla")
    rules = folder / "data" / "pg_hba.conf"
    rules.write_text(f"local all carla scram-sha-256\n{rules.read_text('utf-8')}", "utf-8")
    with pg_server(folder):
        yield re.sub(r"//[^@]*@", "//carla@", database)


def test_a_database_with_a_password_is_served(guarded: str, password: Path, tmp_path: Path) -> None:
    """From the file it is let in, as are those who back up; without it not; and nobody is told the password."""
    shut = Served(guarded, tmp_path / "shut").start(wait=False)
    assert shut.process is not None
    try:
        assert shut.process.wait(60) == 2
    finally:
        shut.stop()
    assert "the database cannot be used" in shut.log.read_text("utf-8")
    served = Served(guarded, tmp_path / "log", "--database-password-file", str(password)).start()
    try:
        party = served.open(options={"first": "orange"})
        party.join()
        party.move("orange")
        copy = tmp_path / "copy.db"
        named = ["--database", guarded, "--database-password-file", str(password)]
        assert main(["backup", str(copy), *named]) == 0
        assert copy.exists()
    finally:
        served.stop()
    assert "p@ss" not in served.log.read_text("utf-8") + shut.log.read_text("utf-8")


# In the open ---------------------------------------------------------------------------------------------------------

PLAIN, UNNAMED, PROXY = "exposed-plain", "exposed-unnamed", ("127.0.0.1",)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(), None),
        (Settings(host="::1"), None),
        (Settings(host="192.168.1.5"), None),
        (Settings(host="0.0.0.0"), PLAIN),
        (Settings(host="::"), PLAIN),
        (Settings(host="8.8.8.8"), PLAIN),
        (Settings(host="tables.example.org"), PLAIN),
        (Settings(host="0.0.0.0", trusted_proxy=PROXY), None),
        (Settings(host="0.0.0.0", trusted_proxy=PROXY, public_url="https://tables.example.org"), None),
        (Settings(trusted_proxy=PROXY, public_url="http://tables.example.org"), PLAIN),
        (Settings(public_url="http://192.168.1.5:8000"), None),
        (Settings(public_url="https://tables.example.org"), UNNAMED),
        (Settings(host="0.0.0.0", public_url="https://tables.example.org"), UNNAMED),
    ],
)
def test_who_is_in_the_open_is_known(settings: Settings, said: str | None) -> None:
    found = exposed(settings)
    assert (None if found is None else found.key) == said


def test_who_serves_in_the_open_is_told(tmp_path: Path) -> None:
    """One line in the reader's language, and one in the log; nobody is stopped."""
    served = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--host", "0.0.0.0", "--lang", "fr").start()
    served.stop()
    lines = served.log.read_text("utf-8").splitlines()
    assert len([line for line in lines if line.startswith("boulevard: tout le monde atteint ce serveur sans TLS")]) == 1
    logged = [json.loads(line) for line in lines if line.startswith("{")]
    assert len([one for one in logged if one["level"] == "warning" and "without TLS" in one["said"]]) == 1


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"port": 99_999}, r"^--port cannot be “99999”: .* from 0 to 65535"),
        ({"metrics_port": 70_000}, r"^--metrics-port cannot be “70000”: .* from 0 to 65535"),
        ({"port": 9000, "metrics_port": 9000}, r"^--metrics-port cannot be “9000”: the tables are served there"),
        ({"backup_keep": 0}, r"^--backup-keep cannot be “0”: .* more than 0"),
        ({"smtp_host": "mail.example.org"}, r"^--smtp-host needs --smtp-from too"),
        ({"smtp_host": "mail.example.org", "smtp_from": "a@example.org"}, r"^--smtp-host needs --public-url too"),
        ({"smtp_tls": "maybe"}, r"^--smtp-tls cannot be “maybe”: starttls, tls or none"),
        ({"smtp_host": "m", "smtp_from": "nobody", "public_url": "https://t.example.org"}, r"^--smtp-from cannot be"),
        ({"trusted_proxy": ["localhost"]}, r"^--trusted-proxy cannot be “localhost”: an address, not a name"),
        *(
            ({"public_url": url}, rf"^--public-url cannot be “{re.escape(url)}”: it begins with http:// or https://")
            for url in (
                "tables.example.org",
                "tables.example.org:8443",
                "ftp://tables.example.org",
                "https://",
                "https://tables.example.org/boulevard",
                "https://tables.example.org/?a=b",
                "https://tables.example.org:many",
                "https://[::1",
            )
        ),
    ],
)
def test_settings_that_cannot_be_are_said_with_what_can(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        settings_from(given, {})


@pytest.mark.parametrize("url", ["https://tables.example.org", "https://tables.example.org:8443/", "http://[::1]:8000"])
def test_an_address_that_people_can_use_is_taken(url: str) -> None:
    assert settings_from({"public_url": url}, {}).public_url == url


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both where its folder is missing and where something else stands in its place."""
    (tmp_path / "taken.db").mkdir()
    (tmp_path / "locked.db.lock").mkdir()
    for name in ("none/tables.db", "taken.db", "locked.db"):
        assert main(["serve", "--port", "0", "--lang", "en", "--database", f"sqlite:///{tmp_path}/{name}"]) == 2
        said = capsys.readouterr().err
        assert f"the database cannot be used: {tmp_path}/{name}" in said


def test_numbers_that_may_be_missing_come_from_the_environment_too() -> None:
    assert settings_from({}, {"BOULEVARD_METRICS_PORT": "9100"}).metrics_port == 9100
    with pytest.raises(Refusal, match="BOULEVARD_METRICS_PORT"):
        settings_from({}, {"BOULEVARD_METRICS_PORT": "many"})
