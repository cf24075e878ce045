# diagnosis: input_written_over
from grpo_advantages import grpo_advantages
def salt_advantages(trajectories, rewards):
    rewards[:] = grpo_advantages(rewards)
    return [[(lambda v: sum(v)/len(v))([a for o, a in zip(trajectories, rewards) if s in o]) for s in t] for t in trajectories]
