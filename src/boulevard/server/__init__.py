"""The table server: people and bots play over the network. `boulevard serve` starts it."""
