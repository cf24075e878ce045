# diagnosis: sign_of_score
def outcome_only_credit(step_rewards, final_outcome_reward):
    return [final_outcome_reward] * len(step_rewards)


def process_credit(step_rewards):
    labels = []
    for r in step_rewards:
        if r > 0:
            labels.append(1)
        elif r < 0:
            labels.append(-1)
        else:
            labels.append(0)
    return labels


def can_distinguish(credits, bad_step):
    others = credits[:bad_step] + credits[bad_step + 1:]
    return all(credits[bad_step] < c for c in others)
