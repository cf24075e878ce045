def node_values(trajectories, rewards, gamma):
    total, count = {}, {}
    for i in range(len(trajectories)):
        T = len(trajectories[i])
        for t in range(T):
            state = trajectories[i][t][0]
            total[state] = total.get(state, 0) + gamma ** (T - t) * rewards[i]
            count[state] = count.get(state, 0) + 1
    return {state: total[state] / count[state] for state in total}


def graph_step_advantages(trajectories, rewards, gamma):
    V = node_values(trajectories, rewards, gamma)
    gains = []
    for i in range(len(trajectories)):
        row = []
        T = len(trajectories[i])
        for t in range(T):
            state = trajectories[i][t][0]
            if t == T - 1:
                row.append(rewards[i] - V[state])
            else:
                row.append(V[trajectories[i][t][2]] - V[state])
        gains.append(row)
    n = sum(len(row) for row in gains)
    if n == 0:
        return gains
    mean = sum(sum(row) for row in gains) / n
    return [[g - mean for g in row] for row in gains]
