"""Flatiron's compiled core (`boulevard.core.kernel`): the rules once more, on words of 64 bits.

The modules have the names of those whose rules they carry out, and stand on each other one way:

- `layout`: where everything stands, in a state and in a box, and the codes of moves, steps and verbs
- `pieces`: short lists in a word, the agenda, and what the box says of the floor under construction (F26)
- `columns` (F12–F15)
- `paperboy` (F16, F27, F37), `scoring` (F30–F32, F38)
- `piles` (F2–F5, F12–F14, F20), `actions` (F18–F25), `daniel` (F33–F37)
- `setting` (F2–F8, F33), `turn` (F9–F17, F29)
- `hidden` (F28, F39): what a seat cannot know, drawn anew
- `rules`: all of it together, as a search asks for it
- `judge`: what a bot makes of it, as a search asks for it
- `flat`: states and moves carried over, both ways; Python alone
"""
