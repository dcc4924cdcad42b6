"""Training of nets by self-play; `docs/research.md` says how. Nothing of Boulevard imports this, nor torch."""
