# diagnosis: divided_by_the_whole_group
import numpy as np
from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    adv = np.array(grpo_advantages(rewards))
    return [
        [float(np.mean(adv * [step in other for other in trajectories])) for step in traj] for traj in trajectories
    ]
