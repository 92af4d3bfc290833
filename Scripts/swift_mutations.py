"""Small changes of Swift code that its tests should notice: one token, or one statement, each.

Comments and the contents of strings are never changed.
"""

import hashlib
import os
import random
import re
from dataclasses import dataclass

import swift_source


@dataclass(frozen=True)
class Mutation:
    """A change of one place in one file."""

    path: str
    start: int
    end: int
    new: str


def both(*pairs):
    """Each of two words for the other."""
    words = [pair.split() for pair in pairs]
    return {one: [other] for one, other in words} | {other: [one] for one, other in words}


# What may stand for a token.
SWAPS = {
    **both(
        "== !=", "+ -", "+= -=", "<< >>", "& |", "|= &=", "&& ||", "..< ...", "true false",
        "min max", "startIndex endIndex", "lowerBound upperBound", "first last",
        "dropFirst dropLast", "prefix suffix",
    ),
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "*": ["+"], "/": ["*"], "%": ["/"], "*=": ["+="], "^": ["|"], "!": [""], "continue": ["break"],
}
TOKEN = re.compile(
    # An operator has a space on both sides (swift-format sees to that); then it is not a generic bracket.
    r"(?<= )(?:[=!<>]=|[-+*|&]=|<<|>>|&&|\|\||[-<>+*/%&|^])(?= )"
    r"|(?<![\w`@#])[a-zA-Z]+\b(?!`|: )"
    r"|(?<=[\w)\]])(?:\.\.<|\.\.\.)(?=[\w(.])|(?<=\[)(?:\.\.<|\.\.\.)(?=[\w(])"
    r"|(?<![\w)\]}>?!])!(?=[\w(.])"
)
# A number, but neither `$0` nor the `0` of `pair.0`, nor a part of `1.5`.
NUMBER = re.compile(
    r"(?<![\w$])(?:(?<!\.)|(?<=\.\.\.))(?:0x[0-9A-Fa-f_]+|0b[01_]+|\d[\d_]*)(?!\w|\.\d)"
)
# An operand ends at a bracket that it did not open, a comma, the line; brackets may be nested four times.
OPERAND = PLAIN = r"[^()\[\]{},\n]"
for _ in range(4):
    OPERAND = rf"(?:{PLAIN}|[(\[{{](?:{OPERAND}|,)*[)\]}}])"
TERNARY = re.compile(rf" \? ([^?\n]+?) : (?=({OPERAND}+?)(?: \}}|[)\]}},\n]))")
RETURN = re.compile(r"\breturn (?!nil\b|true\b|false\b)[^\n{}]+(?=\n)")
SIGNATURE = re.compile(r"\b(?:func|init|var|subscript)\b[^{}]*\{")
OPTIONAL_SIGNATURE = re.compile(r"(?:\binit\?.*|\?)\s*\{$", re.DOTALL)
# A call or an assignment that fills a line.
STATEMENT = re.compile(
    r"^ +(?P<statement>(?:try )?[a-z][\w.]*(?:\[[^\n]*\])?(?:\([^\n]*\)| (?:[-+*|&]?=|<<=|>>=) [^\n]*))$",
    re.MULTILINE,
)
# Lines of which nothing is changed: they say what exists, for which compiler, or what room to make.
FIXED_LINE = re.compile(
    r"^\s*(?:@|#|(?:public |package |internal )?import\b|[^\n]*\.reserveCapacity\()"
)


def mutations(path, text, seed):
    """A mutation for every place of a text that has one, each with its rank in a sample.

    The seed, the name of the file and the line decide on the rank, and on the change where there are
    several, so that edits elsewhere leave both as they are.
    """
    code = swift_source.mask(text)
    places = {}
    for start, end, choices in (*tokens(code), *ternaries(code, text), *returns(code), *statements(code)):
        if not FIXED_LINE.match(code[code.rfind("\n", 0, start) + 1 :]):
            places.setdefault((start, end), choices)
    for (start, end), choices in sorted(places.items()):
        own = rank(seed, path, text, start)
        yield own, Mutation(path, start, end, random.Random(own).choice(choices))


def sample(files, seed):
    """The mutations of files (pairs of path and text) in an order that the seed fixes."""
    ranked = [each for path, text in files for each in mutations(path, text, seed)]
    return [mutation for _, mutation in sorted(ranked, key=lambda each: each[0])]


def rank(seed, path, text, start):
    """A number for a place: of its line, the column, and how many such lines stand before it."""
    line_start = text.rfind("\n", 0, start) + 1
    line = text[line_start:].split("\n", 1)[0]
    before = text[:line_start].split("\n").count(line)
    place = f"{seed} {os.path.basename(path)} {start - line_start} {before} {line}"
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "big")


def tokens(code):
    """Tokens, and numbers one greater or smaller."""
    for found in TOKEN.finditer(code):
        if found.group() in SWAPS:
            yield *found.span(), SWAPS[found.group()]
    for found in NUMBER.finditer(code):
        base, form = {"0x": ("0x", "X"), "0b": ("0b", "b")}.get(found.group()[:2], ("", "d"))
        value = int(found.group().replace("_", ""), 0)
        changed = (value + 1, value - 1) if value else (1,)
        yield *found.span(), [base + format(each, form) for each in changed]


def ternaries(code, text):
    """The two values of a conditional expression, exchanged."""
    for found in TERNARY.finditer(code):
        first, second = (text[slice(*found.span(value))] for value in (1, 2))
        yield found.start(), found.end(2), [f" ? {second} : {first}"]


def returns(code):
    """Nothing in place of what a function returns."""
    for found in RETURN.finditer(code):
        signatures = SIGNATURE.findall(code, 0, found.start())
        if signatures and OPTIONAL_SIGNATURE.search(signatures[-1]) and is_balanced(found.group()):
            yield *found.span(), ["return nil"]


def statements(code):
    """A statement left out."""
    for found in STATEMENT.finditer(code):
        before = code[: found.start()].rstrip()[-1:]
        after = code[found.end() :].lstrip()[:1]
        if before not in "(,[=+-&|?:<>." and after not in ".)],?:&|" and is_balanced(found.group()):
            yield found.start("statement"), found.end(), [""]


def is_balanced(line):
    return all(line.count(a) == line.count(b) for a, b in ("()", "[]", "{}"))
