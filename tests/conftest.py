"""Hypothesis: as many examples as fit an ordinary run, the same ones every time; no deadlines on shared machines."""

from pathlib import Path

from hypothesis import HealthCheck, settings

settings.register_profile("boulevard", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("boulevard")

DATA = Path(__file__).parent / "data"
