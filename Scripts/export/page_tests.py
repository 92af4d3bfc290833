#!/usr/bin/env python3
"""Looks at the page of `deeplink export html` in a headless Chromium, opened from the disk.

usage: page_tests.py DEEPLINK CATALOG [ARGUMENT OF UNITTEST…]

DEEPLINK is the built program, CATALOG that of Tools/Tests/Transcripts/files/export/values.json.
"""

import itertools
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SCRIPTS / "inspector"))
from browser import Browser  # noqa: E402

DEEPLINK, CATALOG = sys.argv[1:3]
CONTRAST = (SCRIPTS / "inspector/contrast.js").read_text()
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}


class PageTests(unittest.TestCase):
    """The page of a catalog with values of many kinds."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.page = os.path.join(cls.folder.name, "links.html")
        subprocess.run([DEEPLINK, "export", "html", "--catalog", CATALOG, "--output", cls.page], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        BROWSER.view(1280, 800)
        BROWSER.get(f"file://{self.page}")

    def type(self, identity, text):
        """Types into a field, as a person does."""
        return BROWSER.evaluate(
            f"(() => {{ const field = document.getElementById({identity!r}); field.value = {text!r};"
            "field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true })); })()")

    def text(self, identity):
        return BROWSER.evaluate(f"document.getElementById({identity!r}).textContent")

    def test_can_be_read_everywhere_and_asks_nothing_of_the_network(self):
        for size, scheme in itertools.product(SIZES, ("light", "dark")):
            with self.subTest(size=size, scheme=scheme):
                BROWSER.view(*SIZES[size], scheme)
                BROWSER.get(f"file://{self.page}")
                self.type("url", "quiz://legues/1")
                contrast = BROWSER.evaluate(CONTRAST)
                self.assertEqual(contrast["found"], [])
                self.assertGreaterEqual(contrast["count"], 20)
                self.assertLessEqual(BROWSER.evaluate("document.documentElement.scrollWidth"), SIZES[size][0])
                self.assertEqual(BROWSER.complaints(), [])
                asked = BROWSER.evaluate("performance.getEntriesByType('resource').length")
                self.assertEqual(asked, 0)

    def test_says_which_screen_a_url_opens(self):
        for url, answer in (
            ("quiz://leagues/7", "league league = 7"), ("https://quiz.example/leagues/new", "newLeague "),
            ("quiz://search?q=a%20b", "search q = a b, page = 1"),
        ):
            self.type("url", url)
            self.assertEqual(self.text("answer"), answer)

    def test_says_what_is_nearly_a_url(self):
        for url, said in (
            ("quiz://legues/1", "did you mean 'leagues'? The nearest screen is league /leagues/:league"),
            ("quiz://leagues/abc/questions/1", "Segment 2 is 'abc', and 'league' is Int."),
            ("other://x", "It begins with none of quiz://, https://quiz.example"),
            ("quiz://search", "A value of the query is missing"),
        ):
            self.type("url", url)
            self.assertIn(said, self.text("answer"))

    def test_builds_links(self):
        self.type("screen", "question")
        self.assertIn("'league' is missing", self.text("built"))
        self.type("value-league", "7")
        self.type("value-question", "12")
        self.assertEqual(self.text("built").split("\n")[:2], [
            "quiz://leagues/7/questions/12", "https://quiz.example/leagues/7/questions/12"])
        self.type("value-question", "999")
        self.assertIn("'question' is not UInt8", self.text("built"))

    def test_finds_screens(self):
        count = "document.querySelectorAll('#list article').length"
        self.assertEqual(BROWSER.evaluate(count), 19)
        self.type("search", "LEAGUE")
        self.assertEqual(BROWSER.evaluate(count), 3)


if __name__ == "__main__":
    BROWSER = Browser()
    try:
        unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
    finally:
        BROWSER.quit()
