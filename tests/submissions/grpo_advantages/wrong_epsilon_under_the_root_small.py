# diagnosis: large_epsilon
from math import sqrt
def grpo_advantages(rewards):
    n=len(rewards); m=sum(rewards)/n; v=sum((r-m)**2 for r in rewards)/n
    return [(r-m)/sqrt(v+1e-6) for r in rewards]
