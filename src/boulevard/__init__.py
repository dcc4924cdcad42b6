"""Boulevard: Paris, Les Couleurs de Paris and Flatiron, whole. `boulevard.game("paris")` is where to begin."""

from boulevard.registry import game

__version__ = "0.1.0"
__all__ = ["__version__", "game"]
