# diagnosis: none
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    total, out = 0, []
    for r in step_rewards:
        total += max(min(r, 1), -1)
        out.append(total / 2)
    return out


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
