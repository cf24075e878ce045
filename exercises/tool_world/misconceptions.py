"""Wrong ideas about a calculator that may be trusted, and about the loop of turns."""

import ast
import math
import operator
import re

from tutor.course.misconception import misconception

# A calculator like the solution's, of which every part can be replaced by a wrong one.

SIGNS = {ast.UAdd: operator.pos, ast.USub: operator.neg}
OPERATIONS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}
LIMIT = 1e100


def refuse(what):
    """Refuse whatever it is."""
    raise ValueError(f"not arithmetic: {what}")


def power(base, exponent):
    """Return a power whose exponent may be 100 at most."""
    return base**exponent if abs(exponent) <= 100 else refuse("a huge power")


def constant(value):
    """Return a whole or decimal number."""
    return value if type(value) in (int, float) else refuse(value)


def bearable(value):
    """Return a real number of at most 1e100 in size."""
    return value if isinstance(value, int | float) and abs(value) <= LIMIT else refuse(value)


class Calculator:
    """The right calculator, but for the parts that are given."""

    def __init__(self, **parts):
        self.longest = 200
        self.prepare = str.strip
        self.turned = (SyntaxError, ArithmeticError)
        self.operations = {**OPERATIONS, ast.Pow: power}
        self.signs = SIGNS
        self.constant = constant
        self.bearable = bearable
        self.other = refuse
        self.final = lambda value: value
        self.__dict__.update(parts)

    def __call__(self, expression):
        """Work an expression out."""
        if len(expression) > self.longest:
            refuse("too long")
        try:
            return self.final(self.value(ast.parse(self.prepare(expression), mode="eval").body))
        except self.turned as error:
            raise ValueError("cannot be worked out") from error

    def value(self, node):
        """Return what a node is worth."""
        if isinstance(node, ast.Constant):
            return self.bearable(self.constant(node.value))
        if isinstance(node, ast.UnaryOp) and type(node.op) in self.signs:
            return self.bearable(self.signs[type(node.op)](self.value(node.operand)))
        if isinstance(node, ast.BinOp) and type(node.op) in self.operations:
            left, right = self.value(node.left), self.value(node.right)
            return self.bearable(self.operations[type(node.op)](left, right))
        return self.other(node)


right_calculator = Calculator()


# --- calculators that hand the text to Python ---


@misconception("safe_calculate", wrapped=[False, True])
def evaluates(expression, wrapped):
    """Your code hands the expression to eval, which runs any Python there is: names, calls, imports.

    "abs(-1)" is answered with 1, and what was typed by a model could just as well delete a file. Parse it with ast
    and work the tree out yourself; see "What goes wrong: eval".
    """
    try:
        return eval(expression)
    except Exception as error:
        raise (ValueError("refused") if wrapped else error) from None


@misconception("safe_calculate", wrapped=[False, True])
def forbids_words(expression, wrapped):
    """Your code looks for a few forbidden words and then calls eval.

    "abs(-1)" and "7 // 2" hold none of them and are answered, and there is always one word more that nobody has thought
    of. A list of what is allowed is complete by definition: list the kinds of node that may be in the tree.
    """
    if any(word in expression for word in ("__", "import", "lambda", "os.", "open", "exec", "eval")):
        raise ValueError("refused")
    return evaluates(expression, wrapped)


@misconception("safe_calculate", answer=["raised", "wrapped", "math", "numbers"])
def evaluates_without_builtins(expression, answer):
    """Your code calls eval with the builtins taken away, and whatever needs no name still runs.

    "(1).real" and "[4, 5][0]" are answered, and from the class of anything it is a few steps to everything that Python
    has loaded. What is to be kept out cannot be listed; list what is let in, node by node.
    """
    try:
        value = eval(expression, {"__builtins__": {}}, vars(math) if answer == "math" else {})
    except Exception as error:
        raise (error if answer == "raised" else ValueError("refused")) from None
    return bearable(constant(value)) if answer == "numbers" else value


@misconception("safe_calculate", how=["raised", "wrapped", "blanks stay"])
def drops_characters(expression, how):
    """Your code takes out every character that is not arithmetic and evaluates the rest, which is another expression.

    "3,000 + 1" is answered with 3001 and "abs(-1)" with -1; see "What goes wrong: repairing the text". What is not
    understood must be refused, not repaired.
    """
    dropped = "[^0-9+*/(). -]" if how == "blanks stay" else "[^0-9+*/().-]"
    return evaluates(re.sub(dropped, "", expression).strip(), how != "raised")


@misconception("safe_calculate", more=["", "e"], wrapped=[False, True])
def filters_characters(expression, more, wrapped):
    """Your code checks that every character is harmless and then calls eval.

    Harmless characters make harmful text: "7 // 2" gets through, "()" too, and so does a power that never ends. And
    letters may be harmless, as in "1e3". Characters say too little; look at the tree.
    """
    if not re.fullmatch(rf"[0-9+*/().\s{more}-]*", expression):
        raise ValueError("refused")
    return evaluates(expression.strip(), wrapped)


@misconception("safe_calculate", wrapped=[False, True])
def literal_eval(expression, wrapped):
    """Your code uses ast.literal_eval, which reads values and does not calculate.

    "1 + 2 * 3" is refused, while "[1]" and "'7'" are let in. It walks a tree for you, but one that knows lists and
    text and no multiplication; yours has to be written.
    """
    try:
        return ast.literal_eval(expression.strip())
    except Exception as error:
        raise (ValueError("refused") if wrapped else error) from None


# --- refused in another way ---


@misconception("safe_calculate", answer=[None, 0, "nan"])
def answers_instead_of_refusing(expression, answer):
    """Your code catches its own refusal and returns something in place of an answer.

    Nobody can tell None, 0 or a word of apology from a result, and whoever calls goes on with it. Where there is no
    answer, raise ValueError and let it out.
    """
    try:
        return right_calculator(expression)
    except ValueError:
        return math.nan if answer == "nan" else answer


@misconception("safe_calculate", kind=["SyntaxError", "TypeError", "Exception"])
def refuses_with_another_exception(expression, kind):
    """Your code refuses what it should, but not with a ValueError.

    Whoever calls it waits for that one type: another one goes past their except and ends the whole run. Look at what
    you raise, and at what you turn other exceptions into.
    """
    try:
        return right_calculator(expression)
    except ValueError as error:
        kinds = {"SyntaxError": SyntaxError, "TypeError": TypeError}
        raise kinds.get(kind, Exception)("refused") from error


@misconception("safe_calculate")
def ends_the_program(expression):
    """Your code ends the program where it should refuse, with exit or quit.

    That takes the agent, the loop and all other episodes with it. A refusal is an exception that somebody can catch:
    ValueError.
    """
    try:
        return right_calculator(expression)
    except ValueError:
        raise SystemExit("refused") from None


@misconception("safe_calculate")
def syntax_error_escapes(expression):
    """Your code lets ast.parse's own SyntaxError out.

    For "1 +" or an empty text there is no tree to walk. SyntaxError is not a kind of ValueError, so turn it into one.
    """
    return Calculator(turned=(ArithmeticError,))(expression)


@misconception("safe_calculate")
def zero_division_escapes(expression):
    """Your code lets Python's ZeroDivisionError out.

    "1 / 0" has no answer, and the one exception for that is ValueError. Do not forget "0 ** -1", which divides as
    well.
    """
    return Calculator(turned=(SyntaxError, OverflowError))(expression)


@misconception("safe_calculate")
def key_error_escapes(expression):
    """Your code looks an operator up in its table and lets the KeyError out when it is not there.

    "7 // 2" ends with KeyError, and should with ValueError. Ask the table first, or turn the error into the one that
    is due.
    """
    signs, operations = _Missing(SIGNS), _Missing({**OPERATIONS, ast.Pow: power})
    return Calculator(signs=signs, operations=operations)(expression)


class _Missing(dict):
    """A table that claims to know every operator."""

    def __contains__(self, key):
        return True


@misconception("safe_calculate", quotient=["the dividend", 0, "infinite"])
def division_by_zero_answered(expression, quotient):
    """Your code has an answer for a division by zero.

    There is none: refuse it with ValueError. An agent that is told 0, or infinity, builds its next turn on that.
    """
    if quotient == "infinite":
        try:
            return Calculator(turned=(SyntaxError, OverflowError))(expression)
        except ZeroDivisionError:
            return math.inf

    def divided(left, right):
        return left / right if right else left if quotient == "the dividend" else 0

    return Calculator(operations={**OPERATIONS, ast.Pow: power, ast.Div: divided})(expression)


# --- too much is let in ---


@misconception("safe_calculate")
def booleans_are_numbers(expression):
    """Your code lets True and False in.

    A test like isinstance(value, int) is passed by them, since bool is a kind of int: "True + 1" is answered with 2.
    Look at the type itself.
    """
    return Calculator(constant=lambda value: value if isinstance(value, int | float) else refuse(value))(expression)


@misconception("safe_calculate")
def any_constant(expression):
    """Your code takes the value of every constant without looking at what it is.

    Text, None and complex numbers are constants as well: "'ab' * 3" is answered. Only whole and decimal numbers may
    pass.
    """
    return Calculator(constant=lambda value: value, bearable=_bearable_or_odd, turned=(Exception,))(expression)


def _bearable_or_odd(value):
    return bearable(value) if isinstance(value, int | float) else value


@misconception("safe_calculate")
def text_is_converted(expression):
    """Your code makes a number of every constant with float(), also of text.

    "'3' + '4'" is answered with 7. A text that looks like a number is not one; look at the type of the constant.
    """

    def converted(value):
        return float(value) if isinstance(value, str) else constant(value)

    return Calculator(constant=converted)(expression)


@misconception("safe_calculate", part=["whole", "real"])
def complex_results(expression, part):
    """Your code lets a complex number out.

    In Python "(-8) ** 0.5" is no error but a complex number. There is no real answer, so it is refused; look at the
    type of what a power gives.
    """

    def lets_complex_through(value):
        if isinstance(value, complex) and abs(value) <= LIMIT:
            return value.real if part == "real" else value
        return bearable(value)

    return Calculator(bearable=lets_complex_through)(expression)


@misconception("safe_calculate")
def constants_by_name(expression):
    """Your code knows some names, such as pi or e.

    It is kind, and it is not in the contract: no name means anything here. An agent that wants pi has to write it
    out, or look it up.
    """

    def named(node):
        is_known = isinstance(node, ast.Name) and node.id in ("pi", "e")
        return bearable(getattr(math, node.id)) if is_known else refuse(node)

    return Calculator(other=named)(expression)


@misconception("safe_calculate")
def names_are_worth_nothing(expression):
    """Your code gives names that it does not know the value 0.

    So "x + 1" is answered although nobody said what x is. A name is refused, whatever stands around it.
    """
    return Calculator(other=lambda node: 0 if isinstance(node, ast.Name) else refuse(node))(expression)


FUNCTIONS = {"abs": abs, "sqrt": math.sqrt}


@misconception("safe_calculate", known=[("abs", "sqrt"), ("abs",)])
def functions_allowed(expression, known):
    """Your code lets some functions be called, such as abs or sqrt.

    They may be harmless, but the contract knows no calls: "abs(-1)" is refused. Every function more is one more thing
    to think through.
    """

    def called(node):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
            return FUNCTIONS[node.func.id](*map(calculator.value, node.args))
        return refuse(node)

    calculator = Calculator(other=called)
    return calculator(expression)


MORE = {
    "//": (ast.FloorDiv, operator.floordiv),
    "%": (ast.Mod, operator.mod),
    "^": (ast.BitXor, operator.xor),
    "<<": (ast.LShift, operator.lshift),
}


@misconception("safe_calculate", more=[["//"], ["//", "%"], ["//", "%", "^", "<<"]])
def more_operators(expression, more):
    """Your code knows more operators than the five, such as // or %.

    "10 % 3" is refused, all the more since a model that writes it may mean ten per cent. Compare your table with the
    one in the lesson.
    """
    operations = {**OPERATIONS, ast.Pow: power, **dict(MORE[sign] for sign in more)}
    return Calculator(operations=operations, turned=(SyntaxError, ArithmeticError, TypeError))(expression)


@misconception("safe_calculate")
def caret_is_power(expression):
    """Your code takes ^ for a power.

    In Python it is another operator, and here it is none: "2 ^ 3" is refused. A guess at what was meant is worse than
    a refusal.
    """
    return right_calculator(expression.replace("^", "**"))


@misconception("safe_calculate")
def more_signs(expression):
    """Your code knows more signs than + and -.

    "~5" and "not 1" have one value below them, too, but they are not arithmetic. Ask which sign it is, and refuse the
    others.
    """
    return Calculator(signs={**SIGNS, ast.Not: operator.not_, ast.Invert: operator.invert})(expression)


@misconception("safe_calculate", otherwise=["minus", "value"])
def any_sign_is_minus(expression, otherwise):
    """Your code takes every node with one value below it for a minus (or for a plus).

    There are four of them in Python: + - ~ and not. "~5" and "not 1" must be refused, and "+4" is 4.
    """

    class Signs(dict):
        __contains__ = _Missing.__contains__

        def __missing__(self, key):
            return operator.neg if otherwise == "minus" else operator.pos

    return Calculator(signs=Signs({ast.USub: operator.neg} if otherwise == "value" else {}))(expression)


@misconception("safe_calculate")
def commas_accepted(expression):
    """Your code takes commas out of numbers.

    "3,000 + 1" is no number in Python but two values beside each other, so it is refused. Do not take out of the text
    what you do not understand.
    """
    return right_calculator(expression.replace(",", ""))


# --- limits ---


@misconception("safe_calculate", results=["any", "finite"])
def no_limit_for_powers(expression, results):
    """Your code raises to any power.

    "2 ** 101" is answered, and "9 ** 9 ** 9" is never done: it has 369 million digits. Look at the exponent before
    you raise.
    """
    unbounded = bearable if results == "any" else _finite
    return Calculator(operations={**OPERATIONS, ast.Pow: operator.pow}, bearable=unbounded)(expression)


def _finite(value):
    return value if isinstance(value, int) or (isinstance(value, float) and math.isfinite(value)) else refuse(value)


@misconception("safe_calculate", infinite=[False, True])
def exponent_limit_alone(expression, infinite):
    """Your code looks at exponents only; numbers may grow beyond 1e100.

    "1e99 * 1e99" is answered, and powers of powers still take for ever, though every single exponent is small. Look
    at every number that you write down or work out.
    """
    if infinite:
        return Calculator(bearable=lambda value: refuse(value) if isinstance(value, complex) else value)(expression)
    return Calculator(bearable=_finite)(expression)


@misconception("safe_calculate", where=["only the last", "only written"])
def size_looked_at_once(expression, where):
    """Your code looks at the size of numbers in one place only: those that are written, or the last result.

    "1e99 * 1e99 / 1e99" passes a number beyond 1e100 on its way, and so does a power of a power. Every number counts:
    written, in between, and at the end.
    """
    if where == "only the last":
        return Calculator(bearable=_finite, final=bearable)(expression)
    return Calculator(bearable=_finite, constant=lambda value: bearable(constant(value)))(expression)


@misconception("safe_calculate")
def written_numbers_unlimited(expression):
    """Your code looks at the size of results, but not of numbers that are written.

    "1e101" is beyond the limit before anything is worked out, and "1e999" is infinite. Look at constants as well.
    """

    class Unlimited(Calculator):
        def value(self, node):
            is_number = isinstance(node, ast.Constant) and type(node.value) in (int, float)
            return node.value if is_number else super().value(node)

    return Unlimited()(expression)


@misconception("safe_calculate", largest=[10, 99, 1000])
def another_exponent_limit(expression, largest):
    """Your code has another limit for exponents than 100.

    "2 ** 100" is the largest power of two that is worked out, and "2 ** 101" the first that is refused. Compare the
    number, and whether the limit itself is let in.
    """

    def limited(base, exponent):
        return base**exponent if abs(exponent) <= largest else refuse(exponent)

    return Calculator(operations={**OPERATIONS, ast.Pow: limited})(expression)


@misconception("safe_calculate")
def negative_exponents_unlimited(expression):
    """Your code looks only whether an exponent is more than 100, so -101 passes.

    The limit is for its size: "2 ** -101" is refused like "2 ** 101". What is the size of a number?
    """

    def limited(base, exponent):
        return base**exponent if exponent <= 100 else refuse(exponent)

    return Calculator(operations={**OPERATIONS, ast.Pow: limited})(expression)


@misconception("safe_calculate")
def base_limited(expression):
    """Your code has a limit for what is raised, and the contract has one for the exponent only.

    "101 ** 2" is an ordinary number. What makes a power huge is its exponent; the result has a limit of its own.
    """

    def limited(base, exponent):
        return base**exponent if abs(exponent) <= 100 and abs(base) <= 100 else refuse(base)

    return Calculator(operations={**OPERATIONS, ast.Pow: limited})(expression)


@misconception("safe_calculate", allowed=["none", "whole", "not negative"])
def powers_refused(expression, allowed):
    """Your code refuses powers that are allowed: it knows none at all, or only some exponents.

    "2 ** 3 ** 2", "9 ** 0.5" and "2 ** -1" are arithmetic. Any exponent of at most 100 in size will do, as long as
    the result is a real number.
    """

    def limited(base, exponent):
        refused = {"none": True, "whole": exponent != int(exponent), "not negative": exponent < 0}[allowed]
        return refuse(exponent) if refused else power(base, exponent)

    return Calculator(operations={**OPERATIONS, ast.Pow: limited})(expression)


@misconception("safe_calculate", largest=[1e15, 1e120])
def another_size_limit(expression, largest):
    """Your code has another limit for the size of numbers than 1e100.

    "10 ** 99" is answered, "10 ** 99 * 50" and "1e101" are refused. Compare the number in your code with the one in
    the contract.
    """

    def limited(value):
        return value if isinstance(value, int | float) and abs(value) <= largest else refuse(value)

    return Calculator(bearable=limited)(expression)


@misconception("safe_calculate")
def negative_numbers_unlimited(expression):
    """Your code looks whether a number is more than 1e100, so -1e101 passes.

    The limit is for the size of a number, on both sides of zero.
    """

    def limited(value):
        return value if isinstance(value, int | float) and value <= LIMIT else refuse(value)

    return Calculator(bearable=limited)(expression)


@misconception("safe_calculate", longest=[199, 1000])
def another_length(expression, longest):
    """Your code has another limit for the length of an expression than 200 characters.

    200 characters are let in, 201 are not. Compare the number, and whether the limit itself is let in.
    """
    return Calculator(longest=longest)(expression)


@misconception("safe_calculate")
def length_without_blanks(expression):
    """Your code takes the white space off before it counts the characters.

    The limit is for the text as it is given: 200 blanks and a digit are 201 characters. Count first, then strip.
    """
    return right_calculator(expression.strip())


@misconception("safe_calculate", turned=[False, True])
def no_length_limit(expression, turned):
    """Your code takes expressions of any length.

    Beyond 200 characters they are refused, however harmless; a few thousand brackets or signs are also more than
    Python's parser, and a function that calls itself, can go down.
    """
    caught = (SyntaxError, ArithmeticError, RecursionError, MemoryError) if turned else (SyntaxError, ArithmeticError)
    return Calculator(longest=10**9, turned=caught)(expression)


# --- arithmetic of another kind ---


def _tokens(expression):
    found = re.findall(r"\s*(\*\*|[-+*/()]|(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?|\S)", expression)
    return found or refuse("nothing")


@misconception("safe_calculate")
def from_left_to_right(expression):
    """Your code works from left to right and knows no precedence.

    "1 + 2 * 3" is 7, since the multiplication comes first, and in "2 ** 3 ** 2" the right one does. The syntax tree
    has all that in it already.
    """
    right_calculator(expression)
    tokens = _tokens(expression)

    def operand():
        token = tokens.pop(0)
        if token == "(":
            value = chain()
            tokens.pop(0)
            return value
        return {"-": lambda: -operand(), "+": operand}[token]() if token in "-+" else _number(token)

    def chain():
        value = operand()
        while tokens and tokens[0] != ")":
            sign = tokens.pop(0)
            value = _apply(sign, value, operand())
        return value

    return bearable(chain())


def _number(token):
    return int(token) if token.isdigit() else float(token)


def _apply(sign, left, right):
    try:
        signs = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "**": power}
        return signs[sign](left, right)
    except ArithmeticError:
        return refuse("division by zero")


@misconception("safe_calculate")
def power_from_the_left(expression):
    """Your powers are worked out from the left.

    "2 ** 3 ** 2" is 2 ** 9, so 512; with (2 ** 3) ** 2 it is 64. If you follow the tree that ast gives you, the order
    is right by itself.
    """
    return Calculator()(_power_to_the_left(expression))


def _power_to_the_left(expression):
    number = r"(?:\d+\.?\d*|\.\d+)"
    return re.sub(rf"({number}) ?\*\* ?({number}) ?\*\* ?(-?{number})", r"(\1 ** \2) ** \3", expression)


@misconception("safe_calculate")
def sign_before_power(expression):
    """Your code lets a minus go before a power.

    "-2 ** 2" is -(2 ** 2), so -4: the power binds tighter. If you follow the tree that ast gives you, that is right by
    itself.
    """

    def bracketed(text):
        return re.sub(r"((?:^|[-+*/(])\s*)-(\d+\.?\d*)(?=\s*\*\*)", r"\1(-\2)", text.strip())

    return Calculator(prepare=bracketed)(expression)


@misconception("safe_calculate")
def whole_quotients(expression):
    """Your division gives whole numbers.

    "7 / 2" is 3.5. Look for // or int() where the quotient is made.
    """
    return Calculator(operations={**OPERATIONS, ast.Pow: power, ast.Div: operator.floordiv})(expression)


@misconception("safe_calculate", places=[2, 4])
def rounds_the_answer(expression, places):
    """Your code rounds its answer.

    "2 / 3" is 0.666..., and an agent may go on calculating with it. Leave rounding to whoever shows the number.
    """
    return Calculator(final=lambda value: round(value, places))(expression)


@misconception("safe_calculate", of=["answer", "numbers"])
def whole_numbers_only(expression, of):
    """Your code has room for whole numbers only.

    "1e3 + .5" is 1000.5. Decimal numbers are constants like the others, and answers need not be whole.
    """
    if of == "answer":
        return Calculator(final=int)(expression)
    return Calculator(constant=lambda value: value if type(value) is int else refuse(value))(expression)


@misconception("safe_calculate")
def answers_with_text(expression):
    """Your code returns its answer as text.

    A tool that shows it to a model makes text of it; the calculator's answer is a number, so that others can
    calculate with it.
    """
    return str(right_calculator(expression))


@misconception("safe_calculate", refused=["plus", "both", "doubled"])
def signs_refused(expression, refused):
    """Your code does not know signs: a minus or a plus before a number, a bracket or another sign.

    "2 - -3" is 5 and "+4" is 4. A sign is a node with one value below it, and that value may be any expression.
    """
    if refused == "doubled":

        class Single(Calculator):
            def value(self, node):
                is_doubled = isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.UnaryOp)
                return refuse(node) if is_doubled else super().value(node)

        return Single()(expression)
    return Calculator(signs={ast.USub: operator.neg} if refused == "plus" else {})(expression)


@misconception("safe_calculate")
def one_operation_only(expression):
    """Your code looks one operation deep: what stands to the left and right of it must be plain numbers.

    "1 + 2 * 3" is refused. What stands below an operation is an expression like any other, so let your function call
    itself.
    """

    class Shallow(Calculator):
        def value(self, node):
            below = [part for part in ast.iter_child_nodes(node) if isinstance(part, ast.BinOp)]
            return refuse(node) if below else super().value(node)

    return Shallow()(expression)


# --- the text ---


@misconception("safe_calculate")
def white_space_refused(expression):
    """Your code does not take white space at the ends off before it parses.

    Python calls a blank before the first character an unexpected indent, so " 1 + 2" is refused. Strip the text
    first.
    """
    return Calculator(prepare=str)(expression)


@misconception("safe_calculate")
def all_blanks_removed(expression):
    """Your code takes all blanks out of the expression, also those between numbers.

    "1 2" becomes 12 and "40 030" becomes 40030. Take off the white space at the ends only.
    """
    return Calculator(prepare=lambda text: "".join(text.split()))(expression)


@misconception("safe_calculate")
def several_statements(expression):
    """Your code parses a whole program and takes one expression out of it.

    "1; 2" is answered, and so may be "x = 1". With mode="eval" ast.parse accepts a single expression and nothing else.
    """

    if len(expression) > 200:
        refuse("too long")
    try:
        lines = ast.parse(expression.strip()).body
        return right_calculator.value(lines[-1].value)
    except (SyntaxError, ArithmeticError, AttributeError, IndexError):
        return refuse("no expression")


@misconception("safe_calculate", sign=["×", "="])
def repairs_the_text(expression, sign):
    """Your code repairs what a model may have meant: another sign for times, or an equals sign.

    The contract has no such kindness: "2 × 3" and "1 + 1 =" are refused. An agent can learn to write arithmetic, and
    nobody can learn from a wrong guess.
    """
    repaired = {"×": expression.replace("×", "*"), "=": expression.strip().strip("=").strip()}
    return right_calculator(repaired[sign])


# --- the loop: a right one, of which every part can be replaced by a wrong one ---


def turn(action, argument, observation, ok):
    """Return the record of one turn."""
    return {"action": action, "argument": argument, "observation": observation, "ok": ok}


def number(answer):
    """Return an answer as a number, NaN where it is none."""
    try:
        return float(answer)
    except ValueError:
        return math.nan


def is_right(answer, ground_truth):
    """Return whether an answer is near enough."""
    return abs(number(answer) - ground_truth) <= 0.001 * abs(ground_truth)


def use(tools, action, argument):
    """Return the record of a turn with a tool, known or unknown."""
    known = action in tools
    return turn(action, argument, *(tools[action](argument) if known else ("unknown tool", False)))


def answered(answer, right):
    """Return the record of an answer."""
    return turn("answer", answer, "right" if right else "wrong", right)


def silence():
    """Return the record of no answer."""
    return turn("answer", None, "no answer", False)


def play(tools, plan, ground_truth, *, use=use, is_right=is_right, answered=answered, silence=silence):
    """Play an episode rightly, but for the parts that are given."""
    turns = []
    for action, argument in plan:
        if action == "answer":
            return [*turns, answered(argument, is_right(argument, ground_truth))]
        turns.append(use(tools, action, argument))
    return [*turns, silence()]


# --- how an episode ends ---


@misconception("run_agent_loop", empty=["too", "apart"])
def no_record_of_silence(tools, plan, ground_truth, empty):
    """Your episode of a plan that never answers ends with the last tool, as if nothing were missing.

    Whoever looks at the last record then takes a good search for a good answer. Close such an episode with the record
    of an answer that was not given; see "What goes wrong: the search that won".
    """
    turns = play(tools, plan, ground_truth)
    return turns[:-1] if turns[-1]["argument"] is None and (turns[:-1] or empty == "too") else turns


@misconception("run_agent_loop", answer=["[]", "IndexError"])
def empty_plan_forgotten(tools, plan, ground_truth, answer):
    """Your code has no right answer for a plan with nothing in it.

    An agent that does nothing has failed, like any other that never answers: one record, of an answer that was not
    given.
    """
    if plan:
        return play(tools, plan, ground_truth)
    if answer == "IndexError":
        raise IndexError("list index out of range")
    return []


@misconception("run_agent_loop")
def silence_always_recorded(tools, plan, ground_truth):
    """Your code adds the record "no answer" to every episode, also to those that were answered.

    It is for plans that never answer. Leave the function when the answer has come, so that what stands behind the
    loop is not reached.
    """
    turns = play(tools, plan, ground_truth)
    return turns if turns[-1]["argument"] is None else [*turns, silence()]


@misconception("run_agent_loop", record=[("", "no answer"), ("", "wrong"), ("nothing", "wrong"), ("nothing", "none")])
def silence_recorded_otherwise(tools, plan, ground_truth, record):
    """Your record of an answer that was not given is not the one in the contract.

    Its argument is None, since nothing was said, its observation is "no answer", and it is not ok. An empty text
    would be an answer, and a wrong one.
    """
    argument, observation = (None if text in ("nothing", "none") else text for text in record)
    return play(tools, plan, ground_truth, silence=lambda: turn("answer", argument, observation, False))


@misconception("run_agent_loop", ok=["True", "the last one's"])
def silence_is_success(tools, plan, ground_truth, ok):
    """Your episode that ends without an answer counts as a success.

    Good tool calls are not an answer: the closing record of such an episode has "ok" False, whatever came before.
    """
    turns = play(tools, plan, ground_truth)
    if turns[-1]["argument"] is None:
        turns[-1]["ok"] = True if ok == "True" else any(done["ok"] for done in turns[-2:-1])
    return turns


@misconception("run_agent_loop", until=["the end", "a right answer"], closed=["without any", "without one there"])
def plays_on_after_the_answer(tools, plan, ground_truth, until, closed):
    """Your loop goes on after an answer.

    The first answer ends the episode, right or wrong: nothing behind it in the plan is done or recorded.
    """
    turns = []
    for action, argument in plan:
        if action != "answer":
            turns.append(use(tools, action, argument))
            continue
        turns.append(answered(argument, is_right(argument, ground_truth)))
        if turns[-1]["ok"] and until == "a right answer":
            return turns
    looked_at = turns if closed == "without any" else turns[-1:] if until == "the end" else []
    return turns if any(done["action"] == "answer" for done in looked_at) else [*turns, silence()]


@misconception("run_agent_loop")
def answer_not_recorded(tools, plan, ground_truth):
    """Your episode stops at the answer without a record of it.

    The answer is a turn like the others, and the one that matters most: record it, then leave.
    """
    turns = play(tools, plan, ground_truth)
    return turns if turns[-1]["argument"] is None else turns[:-1]


@misconception("run_agent_loop")
def answer_sought_at_the_end(tools, plan, ground_truth):
    """Your code looks for the answer in the last entry of the plan, and not turn by turn.

    An episode is lived from the front. Take one entry after the other, and stop at the first answer that comes.
    """
    body, last = plan[:-1], plan[-1] if plan else ("", "")
    turns = [use(tools, action, argument) for action, argument in body]
    if last[0] == "answer":
        return [*turns, answered(last[1], is_right(last[1], ground_truth))]
    return [*turns, *[use(tools, *step) for step in plan[-1:]], silence()]


@misconception("run_agent_loop")
def too_few_turns(tools, plan, ground_truth):
    """Your loop stops after a number of turns of its own choice.

    Real loops have such a limit; this contract has none, so a plan of a dozen searches is played to its end.
    """
    return play(tools, plan[:10], ground_truth)


# --- tools ---


@misconception("run_agent_loop", error=["KeyError", "ValueError"])
def unknown_tool_raises(tools, plan, ground_truth, error):
    """Your loop breaks when the plan names a tool that there is not.

    A model makes up tool names now and then; that is a failed turn and not the end of the program. Ask whether the
    tool is there before you take it.
    """

    def used(tools, action, argument):
        if action in tools:
            return use(tools, action, argument)
        raise {"KeyError": KeyError, "ValueError": ValueError}[error](action)

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop")
def unknown_tool_skipped(tools, plan, ground_truth):
    """Your loop passes over an unknown tool without a record.

    The agent did take a turn, and what it did was wrong. Without a record no credit can be given to it: record a
    failed turn.
    """
    known = [step for step in plan if step[0] in tools or step[0] == "answer"]
    return play(tools, known, ground_truth)


@misconception("run_agent_loop", which=["unknown", "any"], closed=[True, False])
def a_failure_ends_the_episode(tools, plan, ground_truth, which, closed):
    """Your loop stops at a turn that failed.

    The agent is told, and may do better in its next turn. Only the answer ends an episode before its plan does.
    """
    turns = []
    for action, argument in plan:
        if action == "answer":
            return [*turns, answered(argument, is_right(argument, ground_truth))]
        turns.append(use(tools, action, argument))
        if not turns[-1]["ok"] and (which == "any" or action not in tools):
            return [*turns, silence()] if closed else turns
    return [*turns, silence()]


@misconception("run_agent_loop", observation=["unknown tool: {}", "Unknown tool: {}", "Unknown tool"])
def unknown_tool_told_otherwise(tools, plan, ground_truth, observation):
    """Your record of an unknown tool has another observation than "unknown tool".

    Any sentence would tell the model as much; here it is these two words, so that records can be compared.
    """

    def used(tools, action, argument):
        told = turn(action, argument, observation.format(action), False)
        return use(tools, action, argument) if action in tools else told

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop", repaired=["lower", "both", "recorded"])
def tool_names_repaired(tools, plan, ground_truth, repaired):
    """Your loop forgives a name that is nearly right, such as "Search" or one with a blank behind it.

    Then a model never learns the name. A tool is known if its very name is in the dict.
    """
    if repaired == "recorded":
        return play(tools, [(action.strip().lower(), argument) for action, argument in plan], ground_truth)

    def used(tools, action, argument):
        name = action.lower()
        record = use(tools, name if repaired == "lower" else name.strip(), argument)
        return {**record, "action": action}

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop")
def answer_looked_up_among_tools(tools, plan, ground_truth):
    """Your loop looks for a tool called "answer".

    There is none: answering is what the agent does itself, and what ends the episode. Ask for it before you look a
    tool up.
    """
    turns = [use(tools, action, argument) for action, argument in plan]
    return [*turns, silence()]


@misconception("run_agent_loop", value=["True", "told", "unknown aside"])
def every_tool_is_ok(tools, plan, ground_truth, value):
    """Your records say ok where the tool said that it failed.

    A tool answers with two things, and the second tells whether it ran. An empty observation may be ok, and a long
    one may be a failure: take what the tool says.
    """

    def used(tools, action, argument):
        record = use(tools, action, argument)
        known = action in tools
        told = known and bool(record["observation"])
        return {**record, "ok": {"True": True, "told": told, "unknown aside": known}[value]}

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop")
def pair_as_observation(tools, plan, ground_truth):
    """Your observation is the whole pair that the tool answered with.

    It consists of an observation, a text, and of whether the tool ran. Take it apart into the two.
    """

    def used(tools, action, argument):
        record = use(tools, action, argument)
        pair = [record["observation"], record["ok"]]
        return {**record, "observation": pair} if action in tools else record

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop")
def pair_swapped(tools, plan, ground_truth):
    """Your code takes a tool's answer apart in the wrong order.

    First comes the observation, then whether the tool ran.
    """

    def used(tools, action, argument):
        record = use(tools, action, argument)
        swapped = {**record, "observation": record["ok"], "ok": record["observation"]}
        return swapped if action in tools else record

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop")
def repeated_calls_saved(tools, plan, ground_truth):
    """Your loop asks a tool only once for the same argument and repeats what it said.

    A search may find something else a second time, and the agent did ask twice. Call the tool in every turn.
    """
    known = {}

    def used(tools, action, argument):
        if (action, argument) not in known:
            known[action, argument] = use(tools, action, argument)
        return dict(known[action, argument])

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop")
def calls_tools_twice(tools, plan, ground_truth):
    """Your loop calls a tool twice in one turn, as for its observation and once more for whether it ran.

    Each call is an action in the world. Call it once and keep the pair.
    """

    def used(tools, action, argument):
        if action in tools:
            return turn(action, argument, tools[action](argument)[0], tools[action](argument)[1])
        return use(tools, action, argument)

    return play(tools, plan, ground_truth, use=used)


@misconception("run_agent_loop")
def tools_get_the_step(tools, plan, ground_truth):
    """Your loop gives a tool the whole entry of the plan.

    A tool takes one text: the second part of the pair.
    """

    def used(tools, action, argument):
        known = action in tools
        return turn(action, argument, *(tools[action]((action, argument)) if known else ("unknown tool", False)))

    return play(tools, plan, ground_truth, use=used)


# --- is the answer right? ---


@misconception("run_agent_loop")
def answers_compared_as_text(tools, plan, ground_truth):
    """Your code compares the answer with the truth as text.

    "40030" and "4.003e4" are near 40030.17, but not letter by letter. Read the answer as a number, and ask how far it
    is from the truth.
    """
    return play(tools, plan, ground_truth, is_right=lambda answer, truth: answer == str(truth))


@misconception("run_agent_loop", found=["truth", "answer"])
def answers_found_as_text(tools, plan, ground_truth, found):
    """Your code looks for one text within the other to see whether the answer is right.

    "400300" holds "40030", and every text holds the empty one. Read the answer as a number, and ask how far it is
    from the truth.
    """

    def holds(answer, truth):
        whole = f"{truth:.0f}"
        return whole in answer if found == "truth" else answer in str(truth)

    return play(tools, plan, ground_truth, is_right=holds)


@misconception("run_agent_loop", error=["ValueError", "None"])
def answer_that_is_no_number(tools, plan, ground_truth, error):
    """Your code has no right record for an answer that float() cannot read.

    "about 40030" or an empty text is a wrong answer, not an error: catch the ValueError and record "wrong".
    """

    def right_or_broken(answer, truth):
        return abs(float(answer) - truth) <= 0.001 * abs(truth)

    if error == "ValueError":
        return play(tools, plan, ground_truth, is_right=right_or_broken)
    turns = play(tools, plan, ground_truth)
    is_odd = turns[-1]["argument"] is not None and turns[-1]["argument"].strip() != "nan"
    return [*turns[:-1], silence()] if is_odd and math.isnan(number(turns[-1]["argument"])) else turns


@misconception("run_agent_loop")
def exactly_equal(tools, plan, ground_truth):
    """Your code wants the answer to be the truth exactly.

    40030 and 40030.13978 are both near enough to 40030.17, with 0.1 % allowed; nobody knows the last digit.
    """
    return play(tools, plan, ground_truth, is_right=lambda answer, truth: number(answer) == truth)


@misconception("run_agent_loop", tolerance=[0.001, 1])
def fixed_distance(tools, plan, ground_truth, tolerance):
    """Your code asks whether answer and truth differ by at most a fixed amount.

    40 in 40,030 is nothing, and 0.0009 in 0.5 is too much. The distance that is allowed is 0.1 % of the truth.
    """

    def near(answer, truth):
        return abs(number(answer) - truth) <= tolerance

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop", share=[0.01, 0.1])
def another_share(tools, plan, ground_truth, share):
    """Your code allows another share of the truth than 0.1 %.

    40075 is too far from 40030.17, and 40069 is near enough. Compare the number: 0.1 % is 0.001.
    """

    def near(answer, truth):
        return abs(number(answer) - truth) <= share * abs(truth)

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop")
def share_of_the_answer(tools, plan, ground_truth):
    """Your code allows 0.1 % of the answer, and not of the truth.

    Then the answer has a say in how far off it may be, and "inf" is near everything. Take the share of the truth.
    """

    def near(answer, truth):
        return abs(number(answer) - truth) <= 0.001 * abs(number(answer))

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop", side=["below", "above"])
def one_side_only(tools, plan, ground_truth, side):
    """Your code looks at the distance between answer and truth without making it positive.

    Then every answer on one side of the truth is right, however far. Take the size of the difference.
    """

    def near(answer, truth):
        distance = number(answer) - truth
        return (distance if side == "below" else -distance) <= 0.001 * abs(truth)

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop", compared=["ratio", "size"])
def signs_forgotten(tools, plan, ground_truth, compared):
    """Your code goes wrong where the truth is negative.

    0.1 % of -40 is 0.04 in size, so take the size of the truth, but not that of the answer: 40 is no right answer
    where -40 is the truth.
    """

    def near(answer, truth):
        if compared == "ratio":
            return abs(number(answer) - truth) <= 0.001 * truth
        return abs(abs(number(answer)) - abs(truth)) <= 0.001 * abs(truth)

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop", otherwise=["ZeroDivisionError", "False", "near zero"])
def truth_of_zero(tools, plan, ground_truth, otherwise):
    """Your code goes wrong where the truth is 0, as when the distance is divided by it, or compared with <.

    Nothing is 0.1 % of nothing: where the truth is 0, the answer 0 is right and no other. Multiply instead of
    dividing, and let in a distance of just 0.1 %.
    """

    def near(answer, truth):
        if truth:
            return is_right(answer, truth)
        if otherwise == "ZeroDivisionError" and not math.isnan(number(answer)):
            return abs(number(answer) - truth) / truth <= 0.001
        return otherwise == "near zero" and abs(number(answer)) <= 0.001

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop", how=["int", "round"])
def whole_answers(tools, plan, ground_truth, how):
    """Your code makes whole numbers of answer and truth before it compares them.

    0.49 is then as good as 0.5, and "2.0" may not even be read. Keep what stands behind the point.
    """

    def near(answer, truth):
        value = number(answer)
        whole = int if how == "int" else round
        return math.isfinite(value) and whole(value) == whole(truth)

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop", picked=["first number", "without commas"])
def numbers_picked_out(tools, plan, ground_truth, picked):
    """Your code finds a number in an answer that is more than a number.

    "40030 km" and "40,030" are wrong answers: only what float() reads as it stands counts. Being generous here teaches
    the model nothing about the form of an answer.
    """

    def near(answer, truth):
        if picked == "without commas":
            return is_right(answer.replace(",", ""), truth)
        found = re.search(r"[-+]?\d+\.?\d*(e\d+)?", answer)
        return is_right(found[0] if found else answer, truth)

    return play(tools, plan, ground_truth, is_right=near)


@misconception("run_agent_loop", of=["the last", "the last, which must be there"])
def observation_compared(tools, plan, ground_truth, of):
    """Your code compares what a tool said with the truth, and not what the agent answered.

    A result that was found and then not told is no answer. Look at the argument of the action "answer".
    """
    turns = play(tools, plan, ground_truth)
    if turns[-1]["argument"] is None:
        return turns
    told = [done["observation"] for done in turns[:-1]]
    if not told and of == "the last, which must be there":
        raise IndexError("list index out of range")
    return [*turns[:-1], answered(turns[-1]["argument"], bool(told) and is_right(told[-1], ground_truth))]


@misconception("run_agent_loop")
def every_answer_is_right(tools, plan, ground_truth):
    """Your code records every answer as right, without comparing it with the truth.

    That an answer was given does not make it right. The comparison decides on "ok" and on the observation.
    """
    return play(tools, plan, ground_truth, is_right=lambda answer, truth: True)


@misconception("run_agent_loop")
def answers_always_ok(tools, plan, ground_truth):
    """Your record of a wrong answer has "ok" True, since answering worked.

    For an answer "ok" says that it was right: it is how the episode ended.
    """
    return play(tools, plan, ground_truth, answered=lambda answer, right: {**answered(answer, right), "ok": True})


@misconception("run_agent_loop", observation=["answer", "capital", "correct"])
def answer_told_otherwise(tools, plan, ground_truth, observation):
    """Your record of an answer has another observation than "right" or "wrong".

    It is one of these two words, so that records can be compared.
    """

    def told(answer, right):
        words = {"capital": ("Wrong", "Right"), "correct": ("incorrect", "correct"), "answer": (answer, answer)}
        return {**answered(answer, right), "observation": words[observation][right]}

    return play(tools, plan, ground_truth, answered=told)


@misconception("run_agent_loop")
def answer_recorded_as_number(tools, plan, ground_truth):
    """Your record of an answer has a number as its argument, and not the text that was answered.

    A record says what the agent did, letter by letter; make a number of it for the comparison only.
    """

    def converted(answer, right):
        value = number(answer)
        return turn("answer", answer if math.isnan(value) else value, "right" if right else "wrong", right)

    return play(tools, plan, ground_truth, answered=converted)


# --- records ---


@misconception("run_agent_loop")
def one_record_for_all(tools, plan, ground_truth):
    """All your records are the same: one dict, changed in every turn and put into the list again and again.

    The list holds the one dict many times, and shows what it was last. Make a new one in every turn.
    """
    turns = play(tools, plan, ground_truth)
    return [turns[-1]] * len(turns)


@misconception("run_agent_loop", left=["the answer", "the first"])
def last_record_only(tools, plan, ground_truth, left):
    """Your function returns a single record, not a list with one for each turn.

    Credit goes to every turn, so every turn needs its record.
    """
    turns = play(tools, plan, ground_truth)
    return turns[-1] if left == "the answer" else turns[:1]


@misconception("run_agent_loop")
def records_out_of_order(tools, plan, ground_truth):
    """Your records are not in the order in which the turns were taken.

    The first turn comes first, the answer last. Put each record behind those that are there.
    """
    return play(tools, plan, ground_truth)[::-1]


@misconception("run_agent_loop", names=["tool", "success"])
def other_keys(tools, plan, ground_truth, names):
    """Your records have other keys than those of the contract.

    They are "action", "argument", "observation" and "ok".
    """
    old = {"tool": "action", "success": "ok"}[names]
    return [
        {names if key == old else key: value for key, value in done.items()} for done in play(tools, plan, ground_truth)
    ]


@misconception("run_agent_loop")
def records_as_tuples(tools, plan, ground_truth):
    """Your records are tuples or lists of values.

    Each is a dict with the keys "action", "argument", "observation" and "ok", so that nobody has to count places.
    """
    return [tuple(done.values()) for done in play(tools, plan, ground_truth)]


@misconception("run_agent_loop", what=["plan", "tools"])
def arguments_changed(tools, plan, ground_truth, what):
    """Your loop changes what it was given, as by taking entries out of the plan or putting a tool into the dict.

    Whoever called it goes on with a plan that is used up, or with a tool that they never had. Walk over the plan, and
    make a dict of your own where you need one.
    """
    turns = play(tools, plan, ground_truth)
    if what == "plan":
        del plan[: len(turns)]
    else:
        tools["answer"] = is_right
    return turns
