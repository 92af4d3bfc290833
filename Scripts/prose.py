#!/usr/bin/env python3
"""Finds empty parameter lines, field lists on what is not public, and PHRASES.

usage: prose.py [ROOT]
"""

import re

import swift_source

FOLDERS = ["Sources", "Tools/Sources", "Examples", "Snippets"]
PHRASES = re.compile(
    r"\b(whoever|whatever else|somebody|nobody|for good\b|closer look|makes? way|made way"
    r"|none any ?more|is let go|let go of|(is|are|was) so\b|says nothing|the first first"
    r"|stands for the|does more than|asks for more|those who|such a one"
    r"|(is|are) none\b|gate [12]\b)",
    re.IGNORECASE,
)
MESSAGE = re.compile(r"message|reason|description|help|abstract|discussion")
FIELD = re.compile(r"- (Parameters?|Returns|Throws|Complexity)\b.*:|\s+- \w+:")
PARAMETER = re.compile(r"(?:- (?:Parameter \w+|Returns|Throws|Complexity):|\s+- \w+:)\s*(.+)")
KEYWORD = re.compile(
    r"\b(func|var|let|init|struct|class|enum|actor|protocol|case|extension|typealias|subscript)\b"
)


class Scopes:
    """The braces around a line, with what each makes public: all, cases of a type, or nothing."""

    def __init__(self):
        self.open = []

    def is_public(self, line):
        around = self.open[-1] if self.open else None
        cases = around == "type" and re.match(r"\s*(indirect\s+)?case\b", line)
        return around == "all" or cases or re.search(r"\b(public|open)\b", line.split("{")[0])

    def pass_line(self, line):
        kind = re.search(r"\b(protocol|extension|enum|struct|class|actor)\b", line)
        public = kind and re.search(r"\b(public|open)\b", line)
        for brace in re.findall(r"[{}]", line):
            if brace == "{":
                has_all = kind and kind.group() in ("protocol", "extension")
                self.open.append(public and ("all" if has_all else "type"))
            else:
                self.open = self.open[:-1]


def of_source(text):
    """Yields (line, what is wrong) for the comments and messages of a source."""
    code, scopes, comment = swift_source.mask(text).code.splitlines(), Scopes(), []
    for number, line in enumerate(text.splitlines()):
        stripped = line.strip()
        is_prose = stripped.startswith("//") or '"' in line and MESSAGE.search(line)
        if is_prose and (phrase := PHRASES.search(line)):
            yield number, f"phrase: {phrase.group()}"
        if stripped.startswith("///"):
            comment.append((number, stripped[3:].removeprefix(" ")))
            continue
        if comment and not (stripped.startswith("@") and not KEYWORD.search(line)):
            yield from of_comment(comment, scopes.is_public(code[number]))
            comment = []
        scopes.pass_line(code[number])


def of_comment(comment, is_public):
    """Yields what is wrong with the fields of one documentation comment."""
    for index, (number, line) in enumerate(comment):
        if FIELD.match(line) and not is_public:
            yield number, "field of a declaration that is not public"
            return
        after = comment[index + 1][1] if index + 1 < len(comment) else ""
        found = PARAMETER.match(line) if not after.strip() or FIELD.match(after) else None
        if found and len(re.findall("[A-Za-z]+", found.group(1))) <= 2:
            yield number, "field of two words or fewer"


def findings(root):
    """Yields a line for every place in the sources of a root."""
    for shown, text in swift_source.sources(root, FOLDERS):
        for line, what in of_source(text):
            yield f"{shown}:{line + 1}: {what}"


if __name__ == "__main__":
    swift_source.check(findings, "places to write in plain English")
