# diagnosis: same_state_is_enough
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    who = {}
    for i, traj in enumerate(trajectories):
        for state, _, _ in traj:
            who.setdefault(state, set()).add(i)
    return [[sum(adv[i] for i in who[s]) / len(who[s]) for s, _, _ in traj] for traj in trajectories]
