# diagnosis: spread_of_a_sample (looks like)
import numpy as np


def salt_advantages(trajectories, rewards):
    r = np.array(rewards, float)
    adv = (r - r.mean()) / (r.std(ddof=1) + 1e-6)
    return [
        [np.mean([adv[j] for j, o in enumerate(trajectories) if s in o]) for s in traj] for traj in trajectories
    ]
