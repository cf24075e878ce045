# diagnosis: next_state_is_left_out
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    who = {}
    for i, traj in enumerate(trajectories):
        for s, a, _ in traj:
            who.setdefault((s, a), set()).add(i)
    return [[sum(adv[i] for i in who[s, a]) / len(who[s, a]) for s, a, _ in traj] for traj in trajectories]
