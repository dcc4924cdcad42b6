"""`boulevard ratings rebuild`: ratings and statistics, made anew of the finished games."""

from argparse import Namespace

from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    from boulevard.server import archive

    print(texts(args.lang, "boulevard.cli")("ratings-rebuilt", games=archive.recount(vars(args))))
    return 0
