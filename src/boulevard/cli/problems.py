"""What a command cannot do, or finds not to agree: errors as keys and figures."""

from boulevard.core.problems import Problem


class CommandProblem(Problem):
    home = "boulevard.cli"


class Disagreement(Problem):
    """What was given could be used, and does not agree: exit status 1."""

    home = "boulevard.cli"
