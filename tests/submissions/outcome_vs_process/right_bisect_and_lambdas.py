from bisect import bisect_right

outcome_only_credit = lambda step_rewards, final_outcome_reward: [final_outcome_reward for _ in step_rewards]
process_credit = lambda scores: scores[:]
can_distinguish = lambda credits, bad_step: bisect_right(sorted(credits), credits[bad_step]) == 1
