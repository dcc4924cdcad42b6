"""Reads the browser's sources for what they say: keys of catalogues that code asks for, and letters in the markup."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "boulevard"
GAMES = sorted(path.name for path in (WEB / "src" / "games").iterdir() if path.is_dir())


# Catalogues ----------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent.syntax's name
        self.found.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a catalogue with the figures that each names."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


def catalogues(language: str) -> dict[str, Path]:
    """The browser's own catalogues: of each area of the frame, of each game's drawing, examples, guide and poster."""
    found = {f"frame {path.stem}": path for path in sorted((WEB / "locale" / language).glob("*.ftl"))}
    for part in (
        "clock",
        "club",
        "desk",
        "home",
        "levels",
        "pad",
        "learn",
        "offline",
        "privacy",
        "problems",
        "settings",
        "study",
        "talk",
    ):
        found[f"frame {part}"] = WEB / "src" / part / "locale" / f"{language}.ftl"
    for game in GAMES:
        for part in ("locale", "examples", "guide", "levels", "pad", "poster"):
            path = WEB / "src" / "games" / game / part / f"{language}.ftl"
            if path.exists():
                found[f"{game} {part}"] = path
    return found


def frame_catalogues(language: str) -> list[Path]:
    """What every screen can say: as `web/src/lib/texts.svelte.ts` puts it together."""
    posters = (path for name, path in catalogues(language).items() if name.endswith(" poster"))
    own = (path for name, path in catalogues(language).items() if name.startswith("frame "))
    return [PACKAGE / "core" / "locale" / f"{language}.ftl", PACKAGE / "server" / "locale" / f"{language}.ftl",
            *own, *posters]  # fmt: skip


def game_catalogues(game: str, language: str) -> list[Path]:
    own = WEB / "src" / "games" / game
    paths = (PACKAGE / "games" / game / "locale", own / "locale", own / "examples", own / "guide", own / "pad")
    return [path / f"{language}.ftl" for path in paths if (path / f"{language}.ftl").exists()]


# Code ----------------------------------------------------------------------------------------------------------------


GENERATED = ("view.ts", "protocol.ts")


def code_files() -> list[Path]:
    """What speaks to people: neither what is generated nor the page's own tests."""
    files = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    return sorted(path for path in files if path.name not in GENERATED and not path.name.endswith(".test.ts"))


def game_of(path: Path) -> str | None:
    """The game whose folder a file lies in."""
    parts = path.relative_to(WEB / "src").parts
    return parts[1] if parts[0] == "games" and parts[1] in GAMES else None


STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"' + r"|'(?:[^'\\\n]|\\.)*'")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\w\\])//[^\n]*|<!--.*?-->", re.DOTALL)


REGEX = re.compile(r"(?:(?<=[(,=:?&|\[])|(?<=[=:,] ))/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[dgimsuvy]*")


def without_comments(code: str) -> str:
    """Code without comments and regular expressions: neither speaks to people."""
    return REGEX.sub("", COMMENT.sub("", code))


def balanced(text: str, at: int) -> int:
    """The place after the bracket that closes the one at `at`; strings and templates are passed over."""
    pairs = {"(": ")", "[": "]", "{": "}"}
    waiting = [pairs[text[at]]]
    at += 1
    while waiting:
        one = text[at]
        if waiting[-1] == "`":
            if one == "\\":
                at += 1
            elif one == "`":
                waiting.pop()
            elif text.startswith("${", at):
                waiting.append("}")
                at += 1
        elif one == waiting[-1]:
            waiting.pop()
        elif one in pairs:
            waiting.append(pairs[one])
        elif one == "`":
            waiting.append("`")
        elif one in "\"'" and (match := STRING.match(text, at)):
            at = match.end() - 1
        at += 1
    return at


def first_argument(call: str) -> str:
    """What stands before the first comma that is not inside something."""
    at = 0
    while at < len(call):
        if call[at] in "([{":
            at = balanced(call, at)
        elif call[at] in "\"'" and (match := STRING.match(call, at)):
            at = match.end()
        elif call[at] == "`":
            at = template_end(call, at)
        elif call[at] == ",":
            break
        else:
            at += 1
    return call[:at]


def template_end(text: str, at: int) -> int:
    """The place after a template literal that begins at `at`."""
    at += 1
    while text[at] != "`":
        if text[at] == "\\":
            at += 1
        elif text.startswith("${", at):
            at = balanced(text, at + 1) - 1
        at += 1
    return at + 1


def literals(expression: str) -> Iterator[str]:
    """Strings and templates of an expression that may be its value; templates with `*` for what is put in.

    What a string is compared with, or looked up by, is no value of it.
    """
    asking = r"[!=]==?\s*|(?<=startsWith\()|(?<=endsWith\()|(?<=includes\()|(?<=split\()"
    expression = re.sub(f"(?:{asking})(?:{STRING.pattern})", "", expression)
    at = 0
    while at < len(expression):
        if expression[at] == "`":
            end = template_end(expression, at)
            yield holes(expression[at + 1 : end - 1])
            at = end
        elif expression[at] in "\"'" and (match := STRING.match(expression, at)):
            if expression[match.end() : match.end() + 1] != "[":  # a letter of it, as of the columns of a board
                yield match[0][1:-1]
            at = match.end()
        elif expression[at] == "[" and at and expression[at - 1] not in " (,:?[":
            at = balanced(expression, at)
        else:
            at += 1


def holes(template: str) -> str:
    """A template's text with `*` in place of each `${…}`."""
    found, at = "", 0
    while at < len(template):
        if template.startswith("${", at):
            at = balanced(template, at + 1)
            found += "*"
        else:
            found += template[at]
            at += 1
    return found


ASKING = re.compile(r"(?<![\w$])(?P<who>(?:[\w!?]+\.)*)(?P<how>t|say|has)\(")


def asked(code: str) -> Iterator[tuple[str, str]]:
    """Every key that code asks a catalogue for, with who is asked: `t`, `play.t`, `texts.say` …; `*` is anything."""
    code = without_comments(code)
    for match in ASKING.finditer(code):
        if match["how"] == "has" and not re.search(r"(?:texts|words|now)[.!?]+$", match["who"]):
            continue
        inside = code[match.end() : balanced(code, match.end() - 1) - 1]
        for key in literals(first_argument(inside)):
            yield match["who"] + match["how"], key


def templates(code: str) -> Iterator[str]:
    """Every string and template in code, as `literals` gives them."""
    code = without_comments(code)
    at = 0
    while at < len(code):
        if code[at] == "`":
            end = template_end(code, at)
            inside = code[at + 1 : end - 1]
            yield holes(inside)
            for match in re.finditer(r"\$\{", inside):
                yield from templates(inside[match.end() : balanced(inside, match.end() - 1) - 1])
            at = end
        elif code[at] == '"' and (said := STRING.match(code, at)):
            yield said[0][1:-1]
            at = said.end()
        else:
            at += 1


def pattern(key: str) -> re.Pattern[str]:
    """What a key with holes may become."""
    return re.compile("[\\w-]+".join(re.escape(part) for part in key.split("*")) + r"\Z")


# Markup --------------------------------------------------------------------------------------------------------------

SPOKEN = ("aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "alt", "title", "placeholder",
          "label")  # fmt: skip
NAMES = {"Boulevard", "PARIS", "EN", "FR"}


def markup(svelte: str) -> str:
    """A component without its script, its style and its comments, and without commands to be typed."""
    return re.sub(r"<(script|style|code)\b.*?</\1>|<!--.*?-->", "", svelte, flags=re.DOTALL)


def shown_letters(svelte: str) -> Iterator[str]:
    """Text with letters that stands in markup, not in a catalogue: between tags, or in an attribute read out."""
    text = REGEX.sub("", markup(svelte))
    at, inside_tag, plain, tag = 0, False, "", ""
    while at < len(text):
        one = text[at]
        if one == "{":
            end = balanced(text, at)
            expression = text[at + 1 : end - 1]
            if not inside_tag:
                if expression[:1] not in "#:/@" or expression.startswith("@html"):
                    yield from spoken_strings(expression)
                plain += "\0"
            else:
                tag += "{" + expression + "}"
            at = end
            continue
        if not inside_tag and one == "<" and re.match(r"</?[a-zA-Z]", text[at:]):
            inside_tag, tag = True, ""
        elif inside_tag and one == ">":
            inside_tag = False
            yield from spoken_attributes(tag)
        elif inside_tag:
            tag += one
            if one in "\"'":
                while text[at + 1] != one:
                    if text[at + 1] == "{":
                        end = balanced(text, at + 1)
                        tag += text[at + 1 : end]
                        at = end - 1
                    else:
                        tag += text[at + 1]
                        at += 1
                tag += one
                at += 1
        else:
            plain += one
        at += 1
    for words in re.findall(r"[^\0\n]*[^\W\d_][^\0\n]*", re.sub(r"&[a-z]+;", "", plain)):
        if words.strip() not in NAMES:
            yield words.strip()


def spoken_strings(expression: str) -> Iterator[str]:
    """Strings that an expression between tags may show, other than keys given to a catalogue."""
    bare = ""
    at = 0
    while at < len(expression):  # what is inside a call is the call's business
        if expression[at] == "(" and re.search(r"[\w$]$", bare):
            at = balanced(expression, at)
            bare += "()"
        else:
            bare += expression[at]
            at += 1
    for found in literals(bare):
        if re.search(r"[^\W\d_]", re.sub(r"\\u\w{4}|\*", "", found)) and found not in NAMES:
            yield found


def spoken_attributes(tag: str) -> Iterator[str]:
    for name, value in re.findall(r"\s([\w:-]+)=\"((?:[^\"{]|\{[^}]*\})*)\"", tag):
        if name in SPOKEN and re.search(r"[^\W\d_]", re.sub(r"\{[^}]*\}", "", value)):
            yield f'{name}="{value}"'
    for name, value in re.findall(r"\s([\w:-]+)=\{((?:[^{}]|\{[^{}]*\})*)\}", tag):
        if name in SPOKEN:
            yield from (f"{name}={{{found}}}" for found in spoken_strings(value))
