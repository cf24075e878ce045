from collections import Counter

from grpo_advantages import grpo_advantages


def salt_advantages(trajectories, rewards):
    total, voices = Counter(), Counter()
    for traj, a in zip(trajectories, grpo_advantages(rewards)):
        for e in frozenset(traj):
            total[e] += a
            voices[e] += 1
    print("shared:", [e for e in voices if voices[e] > 1])
    return [[total[e] / voices[e] for e in traj] for traj in trajectories]


if __name__ == "__main__":
    T1 = [("s0", "a", "s1"), ("s1", "b", "G")]
    T2 = [("s0", "a", "s1"), ("s1", "c", "F")]
    T3 = [("s0", "d", "s2"), ("s2", "b", "G")]
    print(salt_advantages([T1, T2, T3], [1, 0, 1]))
