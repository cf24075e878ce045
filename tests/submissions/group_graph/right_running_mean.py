def node_values(trajectories, rewards, gamma):
    mean, n = {}, {}
    for traj, r in zip(trajectories, rewards):
        for t, (s, *_) in enumerate(traj):
            x = r * pow(gamma, len(traj) - t)
            n[s] = n.get(s, 0) + 1
            mean[s] = mean.get(s, 0.0) + (x - mean.get(s, 0.0)) / n[s]
    return mean


def graph_step_advantages(trajectories, rewards, gamma):
    mean = node_values(trajectories, rewards, gamma)
    usual = steps = 0
    rows = []
    for traj, r in zip(trajectories, rewards):
        rows.append([])
        for here, there in zip(traj, traj[1:] + [None]):
            gain = (r if there is None else mean[there[0]]) - mean[here[0]]
            steps += 1
            usual += (gain - usual) / steps
            rows[-1].append(gain)
    return [[gain - usual for gain in row] for row in rows]
