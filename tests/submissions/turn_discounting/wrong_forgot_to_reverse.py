# diagnosis: backwards_answer
def compute_turn_rewards(turn_rewards, gamma=0.9):
    running, out = 0.0, []
    for i in range(len(turn_rewards) - 1, -1, -1):
        running = turn_rewards[i] + gamma * running
        out.append(running)
    return out
