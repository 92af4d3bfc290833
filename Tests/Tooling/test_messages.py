"""All messages for developers, listed in Documentation/Messages.md: failures, problems of routes,
errors and log lines.

After a change that is meant, UPDATE_MESSAGES=1 writes the page; that run fails, and the page is to
be read before it is committed."""

import os
import re
import unittest

from planted import REPOSITORY

import swift_source

PAGE = os.path.join(REPOSITORY, "Documentation", "Messages.md")
TEXT = r'("""(?:.*?)"""|"(?:[^"\\]|\\.)*")'
CODE = re.compile(rf"\b(?:Self|Code)\(\s*{TEXT},\s*{TEXT}(?:,\s*fix: {TEXT})?", re.DOTALL)
# Of the errors beside `LinkFailure`: what is wrong, by the case.
CASE = re.compile(
    rf'\bstatic let (\w+) =\s*(?:Code|Self)\(\s*(?:name: )?"\w+",\s*(?:sentence: )?{TEXT}(?:,\s*fix: {TEXT})?',
    re.DOTALL)
SECTIONS = ["Failures", "Problems of routes", "Errors", "Log lines"]
LINE = re.compile(rf"\b(?:report|write)\(\s*{TEXT}", re.DOTALL)
INTERNAL = re.compile(
    r"\b(gate|phase|ledger|reducer|nobody|somebody|whoever)\b|(is|are) (so|none)\b", re.IGNORECASE
)
HEAD = """# Messages

Every failure, problem and error that a developer can meet, with its placeholders. A log line of a link has its URL, the
outcome, and one of the failures; see *Why did it not open?*. Some errors are part of another message: that of a URL, such as
'no scheme', is the {subject} of `malformedURL`. Notes of the log about how an app is set up are not listed: each is a
sentence with its fix.

"""


def plain(literal):
    """The text of a Swift literal on one line."""
    text = re.sub(r"\\\n\s*", "", literal.strip('"'))
    text = re.sub(r"\\\(((?:[^()]|\([^()]*\))*)\)", r"{\1}", text)
    return " ".join(text.split()).replace('\\"', '"').replace("|", "\\|")


def messages():
    """The rows of the page: (section, name, text, fix)."""
    rows = []
    for path, text in swift_source.sources(REPOSITORY, ["Sources"]):
        name = os.path.basename(path)
        if name == "RouteProblem+Code.swift" or "extension LinkFailure.Code" in text:
            section = "Problems of routes" if name.startswith("RouteProblem") else "Failures"
            rows += [(section, *map(plain, found)) for found in CODE.findall(text)]
        if name.endswith("Error.swift"):
            error = name.removesuffix(".swift")
            rows += [("Errors", f"{error}.{case}", *map(plain, found)) for case, *found in CASE.findall(text)]
        if "LinkLog" in text:
            rows += [("Log lines", "", plain(found), "") for found in LINE.findall(text)]
    return sorted(set(row for row in rows if " " in row[2]))


def page(rows):
    """The page that lists the rows."""
    text = HEAD
    for section in SECTIONS:
        text += f"## {section}\n\n| code | message | fix |\n|---|---|---|\n"
        for _, name, message, fix in (row for row in rows if row[0] == section):
            text += f"| {f'`{name}`' if name else ''} | {message} | {fix} |\n"
        text += "\n"
    return text.rstrip() + "\n"


class MessagesTests(unittest.TestCase):
    def setUp(self):
        self.rows = messages()

    def test_the_page_lists_every_message(self):
        wanted = page(self.rows)
        if os.environ.get("UPDATE_MESSAGES"):
            with open(PAGE, "w", encoding="utf-8") as file:
                file.write(wanted)
            self.fail("the page was written; read what has changed")
        with open(PAGE, encoding="utf-8") as file:
            self.assertEqual(file.read(), wanted)

    def test_each_section_has_messages(self):
        counts = [sum(row[0] == section for row in self.rows) for section in SECTIONS]
        for section, count, least in zip(SECTIONS, counts, (100, 30, 50, 3), strict=True):
            self.assertGreaterEqual(count, least, section)

    def test_no_message_has_internal_words_and_one_cause_has_one_text(self):
        seen = {}
        for section, name, message, fix in self.rows:
            with self.subTest(message):
                self.assertIsNone(INTERNAL.search(message))
                self.assertIsNone(INTERNAL.search(fix))
                self.assertTrue(not fix or fix.endswith("."), fix)
                if section == "Failures" and "{" not in message:
                    self.assertNotIn(message, seen, "two codes have one text")
                seen[message] = name
