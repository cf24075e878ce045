import numpy as np

grpo_advantages = lambda rewards: (
    np.zeros(len(rewards), dtype=np.float16)
    if min(rewards) == max(rewards)
    else (np.array(rewards) - np.average(rewards)) / np.sqrt(np.var(rewards))
)
