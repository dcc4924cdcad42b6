"""Logs: one JSON object a line on standard error, without tokens, codes, cookies, names or moves."""

import json
import logging
import sys
from time import gmtime, strftime

_ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": strftime("%Y-%m-%dT%H:%M:%S", gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "said": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in _ORDINARY}
        if record.exc_info and record.exc_info[0] is not None:
            said["error"] = record.exc_info[0].__name__
            said["where"] = _where(record)
        return json.dumps(said, ensure_ascii=False, default=str)


def _where(record: logging.LogRecord) -> list[str]:
    """The places an error passed through, without its message: that might hold what somebody may not know."""
    places = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{'/'.join(code.co_filename.split('/')[-2:])}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-6:]


class Throttle(logging.Filter):
    """The same sentence a few times in ten seconds; then how often it was left out, with the next."""

    FEW, SECONDS = 20, 10.0
    MOST = 1000
    """Sentences that are remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        what = (record.name, str(record.msg))
        began, count = self.said.get(what, (record.created, 0))
        if record.created - began >= self.SECONDS:
            if count > self.FEW:
                record.left_out = count - self.FEW
            began, count = record.created, 0
        if what not in self.said and len(self.said) >= self.MOST:
            self.said.clear()
        self.said[what] = (began, count + 1)
        return count < self.FEW


def set_up(level: str) -> None:
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(JsonLines())
    if logging.getLevelName(level.upper()) > logging.DEBUG:
        stream.addFilter(Throttle())
    logging.basicConfig(level=level.upper(), handlers=[stream], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    for noisy in ("alembic", "sqlalchemy", "uvicorn", "websockets", "litestar"):
        logging.getLogger(noisy).setLevel("WARNING")
