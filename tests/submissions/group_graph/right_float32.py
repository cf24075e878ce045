import numpy as np

f = np.float32


def node_values(trajectories, rewards, gamma):
    visits = {}
    for traj, reward in zip(trajectories, rewards):
        worth = f(reward)
        for state, _, _ in reversed(traj):
            worth = f(worth * f(gamma))
            visits.setdefault(state, []).append(worth)
    return {state: np.mean(np.array(w, dtype=f)) for state, w in visits.items()}


def graph_step_advantages(trajectories, rewards, gamma):
    values = node_values(trajectories, rewards, gamma)
    rows = []
    for traj, reward in zip(trajectories, rewards):
        row = np.zeros(len(traj), dtype=f)
        for t, (state, _, nxt) in enumerate(traj):
            ahead = f(reward) if t + 1 == len(traj) else values[nxt]
            row[t] = ahead - values[state]
        rows.append(row)
    total = [x for row in rows for x in row]
    return [row - np.mean(np.array(total, dtype=f)) for row in rows]
