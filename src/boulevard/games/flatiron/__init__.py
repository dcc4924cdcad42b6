"""Flatiron, by Shei S. and Isra C. (Ludonova 2024). Unofficial; own words, own art."""

SHELF = 2
