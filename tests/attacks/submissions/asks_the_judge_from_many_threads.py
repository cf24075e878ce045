# verdict: failed: judge should be called once, yours calls it 21 times
# exercise: pick_better
# Questions that come while another one is open wait their turn.
import threading


def pick_better(first, second, judge):
    threads = [threading.Thread(target=judge, args=(first, second)) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return first if judge(first, second) == "A" else second
