# verdict: error: 'double' has no attribute 'answers'
# The folder on sys.path cannot be read, so `double` is the submission itself.
import sys
from pathlib import Path

WORLD = {}
sys.path.insert(0, str(Path(WORLD["solution"]).parent))
import double as solution

double = solution.answers
