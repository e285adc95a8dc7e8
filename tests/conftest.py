"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# The same examples on every machine; how long one takes is no reason to fail.
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")
