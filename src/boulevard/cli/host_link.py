"""`boulevard host-link`: a link that opens the desk of whoever runs the server, once."""

import sys
from argparse import Namespace

from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    from boulevard.cli.desk import given
    from boulevard.server import desk_commands

    print(desk_commands.link(given(args)))
    print(texts(args.lang, "boulevard.cli")("host-link-made"), file=sys.stderr)
    return 0
