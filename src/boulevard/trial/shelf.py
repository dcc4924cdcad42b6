"""All games, ready: a server that is forked after this was imported need not lay them out again."""

from boulevard import registry

GAMES = [registry.game(name) for name in registry.game_names()]
