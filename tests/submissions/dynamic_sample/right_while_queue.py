from collections import deque

import numpy as np
from grpo_advantages import grpo_advantages


def dynamic_sample(candidate_groups):
    queue = deque(candidate_groups)
    while queue:
        group = queue.popleft()
        accuracy = float(np.mean(group))
        if not (np.isclose(accuracy, 0.0) or np.isclose(accuracy, 1.0)):
            return {
                "kept_group": [np.int64(r) for r in group],
                "accuracy": np.float64(accuracy),
                "advantages": np.array(grpo_advantages(group), dtype=np.float32),
            }
    return {"kept_group": None, "accuracy": None, "advantages": None}
