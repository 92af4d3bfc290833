#!/usr/bin/env python3
"""Finds empty parameter lines, field lists on what is not public, and PHRASES.

usage: prose.py [ROOT]
"""

import re

import swift_source

FOLDERS = ["Sources", "Tools", "Examples", "Snippets", "Benchmarks", "Fuzz", "Tests"]
PHRASES = re.compile(
    r"\b(whoever|whatever else|somebody|nobody|for good\b|closer look|makes? way|made way"
    r"|none any ?more|is let go|let go of|(is|are|was) so\b|says nothing|the first first"
    r"|stands for the|does more than|asks for more|those who|such a one"
    r"|(is|are) none\b|(?<!there )(is|are) no (?!longer)|gate [12]\b)",
    re.IGNORECASE,
)
MESSAGE = re.compile(r"message|reason|description|help|abstract|discussion")
FIELD = re.compile(r"- (Parameters?|Returns|Throws|Complexity)\b.*:|\s+- \w+:")
PARAMETER = re.compile(r"(?:- (?:Parameter \w+|Returns|Throws|Complexity):|\s+- \w+:)\s*(.+)")
PUBLIC = re.compile(r"\b(public|open)\b")
KEYWORD = re.compile(
    r"\b(func|var|let|init|struct|class|enum|actor|protocol|case|extension|typealias|subscript)\b"
)


def indent(line):
    """How far a line is moved in; its place tells what it belongs to, as every source is formatted."""
    return len(line) - len(line.lstrip())


def is_public(code, number):
    """Whether a declaration is public by itself, in a public protocol or extension, or as a case of a public enum."""
    line = code[number]
    around = next((each for each in reversed(code[:number])
                   if indent(each) < indent(line) and KEYWORD.search(each)), "")
    kinds = r"\b(protocol|extension|enum)\b" if line.strip().startswith(("case ", "indirect case ")) \
        else r"\b(protocol|extension)\b"
    is_all = PUBLIC.search(around) and re.search(kinds, around)
    return bool(is_all or PUBLIC.search(line.split("{")[0]))


def of_source(text):
    """Yields (line, what is wrong) for the comments and messages of a source."""
    code, comment = swift_source.mask(text).splitlines(), []
    for number, line in enumerate(text.splitlines()):
        stripped = line.strip()
        is_prose = stripped.startswith("//") or '"' in line and MESSAGE.search(line)
        if is_prose and (phrase := PHRASES.search(line)):
            yield number, f"phrase: {phrase.group()}"
        if stripped.startswith("///"):
            comment.append((number, stripped[3:].removeprefix(" ")))
        elif comment and not (stripped.startswith("@") and not KEYWORD.search(line)):
            yield from of_comment(comment, is_public(code, number))
            comment = []


def of_comment(comment, is_shown):
    """Yields what is wrong with the fields of one documentation comment."""
    for index, (number, line) in enumerate(comment):
        if FIELD.match(line) and not is_shown:
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
