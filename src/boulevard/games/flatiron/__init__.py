"""Flatiron, by Shei S. and Isra C. (Ludonova 2024). Unofficial; own words, own art.

The modules stand on each other one way, each on some of those above it in this list:

- `moves`: the notation, and the rule against each move where nobody asks for it
- `events`: what can happen
- `state`: a game as it stands
- `effects`: what a floor changes (F26)
- `pieces`: what lies in the box, and what the rules ask of all that is printed there
- `columns` (F12–F15), `paperboy` (F27, F37), `scoring` (F30–F32, F38)
- `piles`: cards, decrees and floors, opened, turned and bought (F2–F5, F12–F14, F20)
- `building` (F18–F20), `actions` (F18–F25), `bonuses` (F21), `daniel` (F33–F37): the verbs that the content file names
- `box`: the content file, read and laid out for play; `turn` (F9–F17); `setting` (F2–F8)
- `view` (F28, F39) and `counts`; `game` holds all of it together
- `shown`, `picture`, `pad`, `judge`: what the page, the terminal, the score pad and the bots make of the rules
- `kernel`: the rules and the judge once more, compiled (`boulevard.core.kernel`)
"""

SHELF = 2
