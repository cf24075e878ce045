"""What it costs, measured: medians and ratios of one run, printed. Nothing here can fail.

python -m tests.benchmarks [interactive] [bulk] [start] [memory] [jail] [grading]
"""
