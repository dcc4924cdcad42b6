"""By which clock thought is measured: the one on the wall. A match on a machine that others use is fairer by the
processor's, which `BOULEVARD_CLOCK=processor` asks for; there every bot thinks in one thread of a process."""

import os
from collections.abc import Callable
from time import monotonic, process_time

now: Callable[[], float] = process_time if os.environ.get("BOULEVARD_CLOCK") == "processor" else monotonic
