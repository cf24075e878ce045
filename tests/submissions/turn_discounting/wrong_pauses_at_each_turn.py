# diagnosis: too_slow_for_many_turns
import time


def compute_turn_rewards(turn_rewards, gamma=0.9):
    G = 0
    out = []
    for r in reversed(turn_rewards):
        time.sleep(0.0005)  # so that a progress bar can keep up
        G = r + gamma * G
        out.append(G)
    return out[::-1]
