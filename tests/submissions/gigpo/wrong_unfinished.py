# diagnosis: none
def step_returns(rewards, gamma):
    return [0.0 for _ in rewards]


def gigpo_advantages(episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    return [[0.0 for _ in r] for r in step_rewards]
