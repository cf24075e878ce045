"""`python -m tutor` is `credit-tutor`."""

from tutor.cli import main

if __name__ == "__main__":
    main(prog_name="credit-tutor")
