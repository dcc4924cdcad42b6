"""The browser of the page's tests, for this game's too."""

from web.conftest import browser, page_built, served, visit

__all__ = ["browser", "page_built", "served", "visit"]
