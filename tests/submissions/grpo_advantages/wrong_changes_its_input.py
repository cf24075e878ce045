# diagnosis: none
def grpo_advantages(rewards):
    m = sum(rewards) / len(rewards)
    s = (sum((r - m) ** 2 for r in rewards) / len(rewards)) ** 0.5
    for i in range(len(rewards)):
        rewards[i] = (rewards[i] - m) / (s + 1e-8)
    return rewards
