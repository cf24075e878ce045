# diagnosis: equal_rewards_divide_by_zero
def salt_advantages(trajectories, rewards):
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    adv = [(r - mean) / std for r in rewards]
    who = {}
    for i, traj in enumerate(trajectories):
        for step in traj:
            who.setdefault(step, set()).add(i)
    return [[sum(adv[i] for i in who[s]) / len(who[s]) for s in traj] for traj in trajectories]
