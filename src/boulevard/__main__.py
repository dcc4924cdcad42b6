"""`python -m boulevard`."""

import sys

from boulevard.cli import main

sys.exit(main())
