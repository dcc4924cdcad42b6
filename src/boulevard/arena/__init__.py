"""The arena: bots meet over many games, seats in turn, and are rated."""
