"""Is this Python new enough? An older one is told so and ends.

`./play` and `./test` ask before anything else, so this file keeps to what every Python 3 can read.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - that is what it is for
    version = sys.version.split()[0]
    sys.stderr.write("boulevard: Python 3.11 or newer is needed; this is " + version + ": run it with a newer one\n")
    sys.exit(2)
