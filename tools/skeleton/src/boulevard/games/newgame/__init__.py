"""Newgame: say here whose game it is, and that words and art are your own."""
