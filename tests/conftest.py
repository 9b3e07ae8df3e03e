"""No window and no sound in tests: set before anything imports pygame. And no test fails for being slow."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

# A busy machine is slow, not wrong.
settings.register_profile("euchre", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("euchre")
