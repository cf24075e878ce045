# diagnosis: same_action_is_enough (looks like)
def salt_advantages(trajectories, rewards):
    mean = sum(rewards) / len(rewards)
    std = (sum((r - mean) ** 2 for r in rewards) / len(rewards)) ** 0.5
    adv = [(r - mean) / std for r in rewards]
    who = {}
    for i, traj in enumerate(trajectories):
        for _, action, _ in traj:
            who.setdefault(action, set()).add(i)
    return [[sum(adv[i] for i in who[a]) / len(who[a]) for _, a, _ in traj] for traj in trajectories]
