# diagnosis: the_rewards_themselves
def compute_turn_rewards(turn_rewards, gamma=0.9):
    return list(turn_rewards)
