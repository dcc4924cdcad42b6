"""`boulevard serve`: the table server."""

import sys
from argparse import Namespace

from boulevard.cli.problems import CommandProblem
from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    from boulevard.server.bots import trouble_with
    from boulevard.server.pages import is_older, offline_folder
    from boulevard.server.reach import exposed
    from boulevard.server.run import serve
    from boulevard.server.settings import settings_from

    settings = settings_from(vars(args))
    words = texts(args.lang, "boulevard.cli")
    if (wrong := trouble_with(settings.allow_bot, args.lang)) is not None:
        raise CommandProblem("allow-bot", detail=wrong)

    def announce(address: tuple[str, int]) -> None:
        host = f"[{address[0]}]" if ":" in address[0] else address[0]
        print(words("serving", address=f"http://{host}:{address[1]}"), file=sys.stderr, flush=True)
        if (exposure := exposed(settings)) is not None:
            print(f"boulevard: {exposure.sentence(args.lang)}", file=sys.stderr, flush=True)
        if (folder := offline_folder(settings.offline)) is not None and is_older(folder):
            print(f"boulevard: {words('serving-offline-old')}", file=sys.stderr, flush=True)

    return serve(settings, announce)
