"""The public trial: servers of one's own, killed under play, compared by what they tell, and flooded.

Nothing here is needed to serve; the command `trial` and the tests use it.
"""
