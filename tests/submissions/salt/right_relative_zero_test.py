import numpy as np


def salt_advantages(trajectories, rewards):
    rewards = np.array(rewards, dtype=float)
    centred = rewards - rewards.mean()
    scale = np.sqrt(np.mean(centred**2))
    adv = np.zeros(len(rewards)) if scale <= 1e-9 * max(1.0, abs(rewards).max()) else centred / scale
    seen = {}
    for i in range(len(trajectories)):
        for step in trajectories[i]:
            seen.setdefault(step, [])
            if i not in seen[step]:
                seen[step].append(i)
    return [[float(adv[seen[step]].mean()) for step in trajectory] for trajectory in trajectories]
