def visits(traj, reward, gamma):
    if not traj:
        return []
    return [(traj[0][0], gamma ** len(traj) * reward), *visits(traj[1:], reward, gamma)]


def node_values(trajectories, rewards, gamma):
    all_visits = [v for t, r in zip(trajectories, rewards) for v in visits(t, r, gamma)]
    return {
        s: sum(w for s2, w in all_visits if s2 == s) / sum(1 for s2, _ in all_visits if s2 == s)
        for s, _ in all_visits
    }


def differences(worth):
    return [] if len(worth) < 2 else [worth[1] - worth[0], *differences(worth[1:])]


def graph_step_advantages(trajectories, rewards, gamma):
    v = node_values(trajectories, rewards, gamma)
    gains = [differences([*(v[s] for s, _, _ in t), r]) for t, r in zip(trajectories, rewards)]
    flat = [g for row in gains for g in row]
    return [[g - sum(flat) / len(flat) for g in row] for row in gains]
