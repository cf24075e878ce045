from itertools import groupby

from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = grpo_advantages(rewards)
    votes = sorted({(step, i) for i, traj in enumerate(trajectories) for step in traj})
    credit = {}
    for step, who in groupby(votes, key=lambda vote: vote[0]):
        who = list(who)
        credit[step] = sum(adv[i] for _, i in who) / len(who)
    flat = [credit[step] for traj in trajectories for step in traj]
    out, at = [], 0
    for traj in trajectories:
        out.append(flat[at:at + len(traj)])
        at += len(traj)
    return out
