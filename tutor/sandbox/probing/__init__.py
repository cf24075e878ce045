"""What a child can really do here: probes that attack one of our own, and say what came of it."""

from tutor.sandbox.probing.examining import examine
from tutor.sandbox.probing.finding import Finding, safe_for_strangers

__all__ = ["Finding", "examine", "safe_for_strangers"]
