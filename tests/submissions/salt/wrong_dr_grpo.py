# diagnosis: spread_left_out
def salt_advantages(trajectories, rewards):
    mean = sum(rewards) / len(rewards)
    result = []
    for traj in trajectories:
        result.append([])
        for step in traj:
            mine = [r for t, r in zip(trajectories, rewards) if step in t]
            result[-1].append(sum(mine) / len(mine) - mean)
    return result
