"""Les Couleurs de Paris, by Nicolas De Oliveira (Super Meeple 2019). Unofficial; own words, own art."""

SHELF = 1
