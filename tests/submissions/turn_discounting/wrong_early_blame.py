# diagnosis: earliest_gets_most
def compute_turn_rewards(turn_rewards, gamma=0.9):
    outcome = sum(turn_rewards)
    # the earlier the mistake, the bigger the blame
    return [outcome * gamma**t for t in range(len(turn_rewards))]
