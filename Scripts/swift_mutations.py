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

    # The file, as it was given.
    path: str
    # The place in the text, and what is there now and then.
    start: int
    old: str
    new: str
    # What sort of change it is, in a word or two.
    kind: str

    def apply(self, text):
        """The text with the change."""
        end = self.start + len(self.old)
        assert text[self.start : end] == self.old, self
        return text[: self.start] + self.new + text[end:]


def both(*pairs):
    """Each of two words for the other."""
    words = [pair.split() for pair in pairs]
    return {one: [other] for one, other in words} | {other: [one] for one, other in words}


# An operator has a space on both sides (swift-format sees to that); then it is no generic bracket.
OPERATORS = {
    "comparison": {
        **both("== !="), "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    },
    "arithmetic": {
        **both("+ -", "+= -=", "<< >>", "& |", "|= &="),
        "*": ["+"], "/": ["*"], "%": ["/"], "*=": ["+="], "^": ["|"],
    },
    "logic": both("&& ||"),
}
WORDS = {
    "constant": both("true false"),
    "opposite": {
        **both(
            "min max", "startIndex endIndex", "lowerBound upperBound", "first last",
            "dropFirst dropLast", "prefix suffix",
        ),
        "continue": ["break"],
    },
}

OPERATOR = re.compile(r"(?<= )(?:[=!<>]=|[-+*|&]=|<<|>>|&&|\|\||[-<>+*/%&|^])(?= )")
WORD = re.compile(r"(?<![\w`@#])[a-zA-Z]+\b(?!`|: )")
RANGE = re.compile(r"(?<=[\w)\]])(?:\.\.<|\.\.\.)(?=[\w(.])|(?<=\[)(?:\.\.<|\.\.\.)(?=[\w(])")
NEGATION = re.compile(r"(?<![\w)\]}>?!])!(?=[\w(.])")
# A number, but neither `$0` nor the `0` of `pair.0`, nor a part of `1.5`.
NUMBER = re.compile(
    r"(?<![\w$])(?:(?<!\.)|(?<=\.\.\.))(?:0x[0-9A-Fa-f_]+|0b[01_]+|\d[\d_]*)(?!\w|\.\d)"
)
TERNARY = re.compile(r" \? ([^?\n]+?) : ")
RETURN = re.compile(r"\breturn (?!nil\b|true\b|false\b)[^\n{}]+(?=\n)")
SIGNATURE = re.compile(r"\b(?:func|init|var|subscript)\b[^{}]*\{")
OPTIONAL_SIGNATURE = re.compile(r"(?:\binit\?.*|\?)\s*\{$", re.DOTALL)
# A call or an assignment that fills a line.
STATEMENT = re.compile(
    r"^ +(?:try )?[a-z][\w.]*(?:\[[^\n]*\])?(?:\([^\n]*\)| (?:[-+*|&]?=|<<=|>>=) [^\n]*)$",
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
    code = swift_source.mask(text).code
    found = [*_tokens(OPERATOR, OPERATORS, code), *_tokens(WORD, WORDS, code), *_ranges(code)]
    found += [*_negations(code), *_numbers(code)]
    found += [*_ternaries(code), *_returns(code), *_statements(code)]
    places = {}
    for start, end, choices, kind in found:
        if not FIXED_LINE.match(code[code.rfind("\n", 0, start) + 1 :]):
            places.setdefault((start, end), (choices, kind))
    ranked = []
    for (start, end), (choices, kind) in sorted(places.items()):
        rank = _rank(seed, path, text, start)
        new = _choose(choices, random.Random(rank), text[start:end])
        ranked.append((rank, Mutation(path, start, text[start:end], new, kind)))
    return ranked


def sample(files, seed):
    """The mutations of files (pairs of path and text) in an order that the seed fixes."""
    ranked = [each for path, text in files for each in mutations(path, text, seed)]
    return [mutation for _, mutation in sorted(ranked, key=lambda each: each[0])]


def _rank(seed, path, text, start):
    """A number for a place: of its line, the column, and how many such lines stand before it."""
    line_start = text.rfind("\n", 0, start) + 1
    line = text[line_start:].split("\n", 1)[0]
    before = text[:line_start].split("\n").count(line)
    place = f"{seed} {os.path.basename(path)} {start - line_start} {before} {line}"
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "big")


def _choose(choices, generator, old):
    """One of the choices; a choice may be a function of what is there."""
    choice = generator.choice(choices)
    return choice(old) if callable(choice) else choice


def _tokens(pattern, tables, code):
    for found in pattern.finditer(code):
        for kind, table in tables.items():
            if found.group() in table:
                yield *found.span(), table[found.group()], kind


def _ranges(code):
    for found in RANGE.finditer(code):
        yield *found.span(), ["..." if found.group() == "..<" else "..<"], "range"


def _negations(code):
    for found in NEGATION.finditer(code):
        yield *found.span(), [""], "negation"


def _numbers(code):
    for found in NUMBER.finditer(code):
        value = int(found.group().replace("_", ""), 0)
        yield *found.span(), [_number(step) for step in ((1, -1) if value else (1,))], "off by one"


def _number(step):
    """A function that adds to a number in text, in the base in which it is written."""

    def change(old):
        value = int(old.replace("_", ""), 0) + step
        base = old[:2] if old[:2] in ("0x", "0b") else ""
        return base + format(value, {"0x": "X", "0b": "b"}.get(base, "d"))

    return change


def _ternaries(code):
    for found in TERNARY.finditer(code):
        end = _operand_end(code, found.end())
        swap = _swap(found.group(1), found.end() - found.start())
        yield found.start(), end, [swap], "swapped values"


def _swap(first, skipped):
    return lambda old: f" ? {old[skipped:]} : {first}"


def _operand_end(code, at):
    """The end of the last operand of an expression: a bracket that it did not open, a comma, the
    line."""
    depth = 0
    while at < len(code) and code[at] != "\n":
        if code[at] in "([{":
            depth += 1
        elif code[at] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and (code[at] == "," or code.startswith(" }", at))):
            break
        at += 1
    return at


def _returns(code):
    for found in RETURN.finditer(code):
        signatures = SIGNATURE.findall(code, 0, found.start())
        if signatures and OPTIONAL_SIGNATURE.search(signatures[-1]) and _balanced(found.group()):
            yield *found.span(), ["return nil"], "swapped values"


def _statements(code):
    for found in STATEMENT.finditer(code):
        before = code[: found.start()].rstrip()[-1:]
        after = code[found.end() :].lstrip()[:1]
        if before not in "(,[=+-&|?:<>." and after not in ".)],?:&|" and _balanced(found.group()):
            start = found.start() + len(found.group()) - len(found.group().lstrip())
            yield start, found.end(), [""], "deleted statement"


def _balanced(line):
    return all(line.count(a) == line.count(b) for a, b in ("()", "[]", "{}"))
