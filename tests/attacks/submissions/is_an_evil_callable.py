# verdict: error: sys.exit() while it was imported
# A callable object whose every attribute is a trap.
class Trap:
    def __call__(self, *args, **kwargs):
        raise TypeError("double() takes no arguments")

    def __getattribute__(self, name):
        raise SystemExit(0)

    __signature__ = property(lambda self: 1 / 0)


double = Trap()
