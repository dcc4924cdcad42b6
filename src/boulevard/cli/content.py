"""`boulevard content check`: is a corrected content file sound?"""

from argparse import Namespace

from boulevard import registry
from boulevard.cli.files import read_bytes
from boulevard.cli.problems import Disagreement
from boulevard.core.problems import Problem
from boulevard.core.texts import texts

UNREADABLE = ("not-utf8", "toml")


class Unsound(Disagreement):
    """A Problem of the content, as a disagreement."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key, place=problem.place, rule=problem.rule, **problem.figures)
        self.inner = problem

    def sentence(self, language: str = "en") -> str:
        return self.inner.sentence(language)


def run(args: Namespace) -> int:
    registry.game(args.game)
    data = read_bytes(args.file)
    try:
        game = registry.game(args.game, data)
    except Problem as problem:
        problem.at(args.file)
        raise problem if problem.key in UNREADABLE else Unsound(problem) from None
    words = texts(args.lang, "boulevard.cli")
    print(words("content-own" if game.own_content else "content-sound", file=args.file, fingerprint=game.fingerprint))
    return 0
