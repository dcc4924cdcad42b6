"""Paris: La Cité de la Lumière, by José Antonio Abascal (Devir 2019, IELLO 2020). Unofficial; own words, own art."""

SHELF = 0
