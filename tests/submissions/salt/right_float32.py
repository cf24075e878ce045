import numpy as np


def salt_advantages(trajectories, rewards):
    r = np.array(rewards, dtype=np.float32)
    std = r.std()
    adv = (r - r.mean()) / std if std > 1e-7 else np.zeros_like(r)
    out = []
    for traj in trajectories:
        row = np.zeros(len(traj), dtype=np.float32)
        for t, step in enumerate(traj):
            row[t] = np.mean(adv[[step in other for other in trajectories]], dtype=np.float32)
        out.append(row)
    return out
