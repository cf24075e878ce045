from functools import partial
from itertools import accumulate
import numpy as np
from grpo_advantages import grpo_advantages as z


class Returns:
    def __call__(self, rewards, gamma):
        return [*accumulate(reversed(rewards), lambda g, r: g * gamma + r)][::-1]


step_returns = Returns()


def _gigpo(z, episode_rewards, step_rewards, anchor_obs, gamma=0.95, step_weight=1.0, mode="mean_norm"):
    f = z if mode == "mean_std_norm" else (lambda v: [x - sum(v) / len(v) for x in v])
    flat = [g for r in step_rewards for g in step_returns(r, gamma)]
    obs = sum(map(list, anchor_obs), [])
    inner = np.zeros(len(flat))
    for s in sorted(set(obs)):
        at = [k for k, o in enumerate(obs) if o == s]
        inner[at] = f([flat[k] for k in at])
    outer = np.repeat(f(list(episode_rewards)), [len(r) for r in step_rewards])
    return np.split(outer + step_weight * inner, np.cumsum([len(r) for r in step_rewards])[:-1])


gigpo_advantages = partial(_gigpo, z)
