"""Boulevard for learners: the games as environments, with observations and actions as fixed arrays.

`vectors` steps thousands of games at once on the compiled cores. What the arrays hold is told in docs/research.md.
"""
