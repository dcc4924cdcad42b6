"""The command line called from a test."""

from typing import Protocol


class Ran:
    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


class Run(Protocol):
    """The command line, called: `run("replay", file)`."""

    def __call__(self, *argv: object) -> Ran: ...


def refused(ran: Ran, said: str, status: int = 2) -> None:
    """One clear line on standard error, nothing on standard output."""
    assert ran.status == status, ran.err
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
