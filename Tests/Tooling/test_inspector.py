"""What the tests of the inspector's page notice, on pages that are planted."""

import os
import sys
import unittest

from planted import Planted, REPOSITORY, programs

sys.path.insert(0, os.path.join(REPOSITORY, "Scripts", "inspector"))
import browser  # noqa: E402
import page_tests  # noqa: E402


class StepTests(Planted):
    def test_says_that_it_is_skipped_where_there_is_no_browser(self):
        self.copy("Scripts/check/support.sh")
        self.copy("Scripts/check/37-inspector.sh")
        folder = programs(os.path.join(self.root, "path"), "bash", "env", "dirname")
        step = os.path.join(self.root, "Scripts", "check", "37-inspector.sh")
        run = self.run_command(step, path=folder)
        self.assertEqual(run.returncode, 77, run.stderr)
        self.assertIn("skipped: there is no Chromium", run.stdout)


@unittest.skipUnless(browser.program(), "there is no Chromium")
class NoticingTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = browser.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def show(self, body):
        frame = self.browser.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.browser.call("Page.setDocumentContent", frameId=frame,
                          html=f"<!doctype html><body>{body}")

    def test_notices_text_with_too_little_contrast(self):
        self.show("<p style='color: #888'>pale</p><p style='color: #555'>plain</p>")
        result = self.browser.evaluate(page_tests.CONTRAST)
        self.assertEqual(result["count"], 2)
        self.assertEqual(len(result["found"]), 1)
        self.assertIn("pale", result["found"][0])

    def test_notices_text_that_became_markup(self):
        self.show("<p>&lt;img&gt;</p>")
        self.assertEqual(self.browser.evaluate(page_tests.INTRUDERS), [])
        self.show("<p><img src=x></p>")
        self.assertEqual(len(self.browser.evaluate(page_tests.INTRUDERS)), 1)

    def test_notices_what_never_comes(self):
        with self.assertRaises(browser.Failure):
            self.browser.wait("false", seconds=0.2)
