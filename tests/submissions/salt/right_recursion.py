from grpo_advantages import grpo_advantages


def collect(pairs, found):
    if not pairs:
        return found
    (traj, adv), rest = pairs[0], pairs[1:]
    for step in dict.fromkeys(traj):
        found = {**found, step: found.get(step, ()) + (adv,)}
    return collect(rest, found)


def salt_advantages(trajectories, rewards):
    found = collect(list(zip(trajectories, grpo_advantages(rewards))), {})
    return [[sum(found[s]) / len(found[s]) for s in traj] for traj in trajectories]
