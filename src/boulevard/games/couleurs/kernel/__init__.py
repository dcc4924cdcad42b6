"""Les Couleurs de Paris, compiled: the same rules on flat arrays (see `boulevard.core.kernel`)."""
