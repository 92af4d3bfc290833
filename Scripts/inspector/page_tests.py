#!/usr/bin/env python3
"""Tries the inspector's page in a headless Chromium, and saves pictures of it.

usage: page_tests.py DEEPLINK PROPHETS PICTURES [ARGUMENT OF UNITTEST…]

DEEPLINK and PROPHETS are the built programs; PICTURES is a folder for the pictures.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import browser
import pages

HERE = os.path.dirname(os.path.abspath(__file__))
ATTACKS = os.path.join(HERE, "..", "..", "..", "shared", "data", "attack-urls.json")
DEEPLINK, PROPHETS, PICTURES = "", "", ""


def script(name):
    """A script that runs in the page."""
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return file.read()


CONTRAST, INTRUDERS = script("contrast.js"), script("intruders.js")


class Server:
    """A program that serves the page."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True)
        self.url = self.process.stdout.readline().strip()
        if not self.url.startswith("http://127.0.0.1:"):
            raise AssertionError(f"{command[1:]}: {self.url} {self.process.stderr.read()}")

    def end(self):
        """Ends it as Control-C does, and returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=20)
        return self.process.returncode


class PageTest(unittest.TestCase):
    """A page in the one browser of all tests."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.server = cls.serve(cls)

    @classmethod
    def tearDownClass(cls):
        code = cls.server.end()
        cls.folder.cleanup()
        if code != 0:
            raise AssertionError(f"the server ended with {code}")

    def file(self, name, text):
        """Writes a file."""
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def setUp(self):
        self.page = BROWSER
        self.page.events.clear()
        self.page.view(1440, 900)
        self.page.open(self.server.url)
        self.page.wait("document.querySelectorAll('.row').length > 0", "the tree")
        self.page.wait("document.querySelector('.frame')", "the phone")

    def tearDown(self):
        bad = [
            event["params"] for event in self.page.events
            if event.get("method") == "Runtime.exceptionThrown"
            or (event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error"
                and not event["params"]["entry"].get("url", "").endswith("favicon.ico")
                and "network" not in event["params"]["entry"]["source"])
        ]
        self.assertEqual(bad, [], "what the browser complained of")

    # What a person does

    def type(self, url):
        """Puts a URL into the field, as pasting does, and waits for its way."""
        self.page.evaluate("document.getElementById('url').focus(); document.getElementById('url').select()")
        self.page.evaluate("document.getElementById('way').replaceChildren()")
        self.page.write(url)
        self.page.wait("document.querySelectorAll('.rung').length === 6", f"the way of {url}")

    def open(self, url):
        """Opens a URL with the Return key."""
        self.type(url)
        self.page.evaluate("document.getElementById('way').replaceChildren()")
        self.page.press("Enter")
        self.page.wait("document.querySelectorAll('.rung').length === 6 || document.querySelector('.alert')", url)

    def click(self, selector, text=None):
        """Clicks an element, which may be chosen by its text."""
        self.page.evaluate(f"""(() => {{
            const all = [...document.querySelectorAll({json.dumps(selector)})];
            const text = {json.dumps(text)};
            const found = all.find((element) => text === null || element.textContent.includes(text));
            if (!found) throw new Error('nothing to click: {selector}');
            found.click();
        }})()""")

    # What a person sees

    def text(self, selector):
        return self.page.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def texts(self, selector):
        return self.page.evaluate(
            f"[...document.querySelectorAll({json.dumps(selector)})].map((element) => element.textContent)"
        )

    def states(self):
        return self.page.evaluate(
            "[...document.querySelectorAll('.rung')].map((rung) => rung.className.replace('rung ', ''))"
        )

    def picture(self, name):
        self.page.picture(os.path.join(PICTURES, f"{name}.png"))

    def assert_fits(self):
        """Nothing is wider than the window."""
        wide, window = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        self.assertLessEqual(wide, window)

    def assert_readable(self):
        """Every text has enough contrast."""
        result = self.page.evaluate(CONTRAST)
        self.assertGreater(result["count"], 20)
        self.assertEqual(result["found"], [])

    def assert_no_markup(self):
        self.assertEqual(self.page.evaluate(INTRUDERS), [])
        self.assertIsNone(self.page.evaluate("window.hacked ?? null"))


class ProphetsTests(PageTest):
    """The sample app behind the page, as a new user tries it."""

    def serve(self):
        database = os.path.join(self.folder.name, "prophets.sqlite")
        return Server(PROPHETS, "inspect", "--database", database)

    def test_follows_a_wrong_link_to_a_screen_with_its_back_stack(self):
        self.type("prophets://leagues/abc")
        self.assertEqual(self.states()[:3], ["passed", "stopped", "notReached"])
        self.assertEqual(self.texts("[data-step=parsed] mark"), ["abc"])
        self.assertIn("expected Int, found 'abc'", self.text("[data-step=matched] .problem"))
        self.assertEqual(self.text(".near:first-child mark"), "/:league")
        self.assertIn("Stopped at", self.text("#verdict"))
        self.picture("prophets-stopped-light")
        self.click(".near:first-child .url-button")
        self.page.wait("document.querySelector('.cards')", "the back stack")
        self.assertEqual(self.states(), ["passed"] * 6)
        self.assertEqual(self.text(".screen h3"), "Sunday Prophets")
        self.assertEqual(self.texts(".cards li"), ["Your leagues"])
        self.assertEqual(self.page.evaluate("document.getElementById('url').value"),
                         "prophets://leagues/123")
        self.open("prophets://leagues/123/questions/456")
        self.assertEqual(self.texts(".cards li"),
                         ["Your leagues", "League 123", "Questions of league 123"])
        self.assertEqual(len(self.texts("#captions li")), 1)
        self.assertIn("Which planet", self.text(".screen h3"))
        self.picture("prophets-opened-light")
        self.page.view(1440, 900, "dark")
        self.picture("prophets-opened-dark")
        self.click(".back")
        self.page.wait("document.querySelector('.screen h3').textContent.startsWith('Questions of')", "going back")

    def test_shows_a_sheet_and_asks_before_side_effects(self):
        self.open("prophets://leagues/42/invitation")
        self.page.wait("document.querySelector('.sheet')", "the sheet")
        self.assertEqual(self.text(".screen h3"), "Join Late Night Oracles")
        self.picture("prophets-sheet-light")
        self.click(".close")
        self.page.wait("!document.querySelector('.sheet')", "the sheet to go")
        self.open("prophets://leagues/200/join")
        self.assertEqual(self.page.evaluate("document.activeElement.textContent"), "No")
        self.assertIn("mutate", self.text(".alert"))
        self.picture("prophets-question-light")
        self.page.press("Enter")
        self.page.wait("document.querySelectorAll('.rung').length === 6", "the way")
        self.assertEqual(self.states()[2], "stopped")
        self.assertIn("declined", self.text("#verdict"))
        self.open("prophets://leagues/200/join")
        self.page.press("Tab")
        self.page.press("Enter")
        self.page.wait("document.querySelectorAll('.rung').length === 6", "the way")
        self.assertIn("performed", self.text("#verdict"))

    def test_tells_what_the_database_does_not_have(self):
        self.open("prophets://leagues/999")
        self.assertEqual(self.states()[3], "stopped")
        self.assertIn("failed", self.text("#verdict"))

    def test_shows_its_own_events_and_opens_them_again(self):
        self.open("prophets://leagues/7")
        self.click("#tab-live")
        newest = "document.querySelector('.event .code')?.textContent"
        self.page.wait(f"{newest} === 'prophets://leagues/7'", "the event")
        before = len(self.texts(".event"))
        self.click(".event button", "Open again")
        self.page.wait(f"document.querySelectorAll('.event').length === {before + 1}",
                       "another event")
        self.assertIn("alreadyShown", self.text(".event"))
        self.picture("prophets-live-light")


class CatalogTests(PageTest):
    """A catalog with an association file and a journal behind the page."""

    def serve(self):
        self.journal = os.path.join(self.folder.name, "journal.jsonl")
        return Server(
            DEEPLINK, "inspect", "--catalog", self.file(self, "quiz.json", json.dumps(pages.QUIZ)),
            "--aasa", self.file(self, "aasa", json.dumps(pages.AASA)), "--journal", self.journal,
        )

    def test_needs_no_pointer(self):
        self.page.press("Tab")
        self.assertEqual(self.page.evaluate("document.activeElement.className"), "skip")
        self.assertGreaterEqual(self.page.evaluate("document.activeElement.getBoundingClientRect().top"), 0)
        self.page.press("Enter")
        self.page.wait("document.activeElement.id === 'url' || location.hash === '#url'",
                       "the field")
        self.page.evaluate("document.getElementById('url').focus()")
        self.page.write("quiz://leagues/7/questions/2")
        self.page.press("Enter")
        self.page.wait("document.querySelectorAll('.rung.passed').length === 6", "the way")
        reached, seen = set(), set()
        for _ in range(80):
            self.page.press("Tab")
            state = self.page.evaluate("""(() => {
                const element = document.activeElement;
                const style = getComputedStyle(element);
                const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
                const field = element.closest('.field') && getComputedStyle(element.closest('.field')).borderColor;
                const name = element.id || element.className || element.tagName;
                return [name, outline || Boolean(field), element.getAttribute('role')];
            })()""")
            self.assertTrue(state[1] or state[0] in ("BODY", "HTML"),
                            f"no visible focus on {state[0]}")
            reached.update({state[0], state[2]})
            if state[0] == "row":
                break
        for name in ("source", "primary", "chip", "stop", "screen", "start", "filter", "tab-routes",
                     "row"):
            self.assertIn(name, reached, "by the Tab key")
        self.page.press("End")
        self.page.wait("document.activeElement.textContent.includes('admin')", "the last row")
        self.page.press("Home")
        self.page.press("ArrowLeft")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-expanded')"),
                         "false")
        self.page.press("ArrowRight")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-expanded')"),
                         "true")
        self.page.press("ArrowRight")
        self.page.press("Enter")
        self.page.wait("!document.getElementById('detail').hidden", "the route")
        self.assertEqual(self.text("#detail h3"), "league")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('role')"),
                         "treeitem")
        for _ in range(12):
            self.page.press("Tab", shift=True)
            if self.page.evaluate("document.activeElement.id") == "tab-routes":
                break
        self.page.press("ArrowRight")
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "tab-association")
        self.assertFalse(self.page.evaluate("document.getElementById('panel-association').hidden"))

    def test_shows_routes_with_their_places_and_commands(self):
        rows = self.texts(".row")
        self.assertTrue(any("leagueon leagues" in row for row in rows), rows)
        self.assertTrue(any("invitationsheet over league" in row for row in rows), rows)
        self.assertTrue(any("app only" in row for row in rows), rows)
        self.page.wait("document.querySelector('.row .badge.error')", "the conflict")
        self.click(".row", "other")
        self.page.wait("document.querySelector('.conflict.error')", "the conflict of the route")
        self.assertIn("xcrun simctl openurl booted quiz://t/a", self.texts(".command code"))
        self.assertEqual(len(self.texts(".command")), 4)
        self.picture("route-light")
        self.click("#detail .url-button")
        self.page.wait("document.querySelectorAll('.rung').length === 6", "the way")

    def test_shows_which_rule_of_the_association_file_decided(self):
        self.click("#tab-association")
        self.page.wait("document.querySelectorAll('.answer').length > 4", "the samples")
        self.page.wait("document.querySelector('.gap')", "the gaps")
        answers = self.texts(".answer")
        self.assertTrue(any(answer.startswith("leagueoffered") and "/leagues/*" in answer
                            for answer in answers), answers)
        self.assertTrue(any(answer.startswith("joinexcluded") for answer in answers), answers)
        self.type("https://quiz.example/leagues/7/join")
        self.page.wait("document.querySelector('#asked .answer')", "the answer")
        self.assertIn("/applinks/details/0/components/0", self.text("#asked"))
        self.picture("association-light")

    def test_shows_events_of_a_journal_as_they_come(self):
        self.click("#tab-live")
        for number, (url, outcome) in enumerate([("quiz://leagues/1", "opened"),
                                                 ("quiz://nothing", "unmatched")]):
            with open(self.journal, "a", encoding="utf-8") as file:
                for entry in pages.event(3 * number + 1, f"event-{number}", url, outcome):
                    file.write(json.dumps(entry) + "\n")
            self.page.wait(f"document.querySelectorAll('.event').length === {number + 1}",
                           "the event")
        self.page.wait("document.querySelectorAll('#outcomes option').length === 3", "the outcomes")
        self.assertIn("quiz://nothing", self.text(".event"))
        self.page.evaluate(
            "document.getElementById('outcomes').value = 'opened';"
            "document.getElementById('outcomes').dispatchEvent(new Event('change'))"
        )
        self.assertEqual(len(self.texts(".event")), 1)
        self.picture("live-light")
        self.click(".event button", "Open again")
        self.page.wait("document.querySelectorAll('.rung.passed').length === 6", "the way")
        self.assertEqual(self.page.evaluate("document.getElementById('url').value"),
                         "quiz://leagues/1")
        os.remove(self.journal)

    def test_fits_and_is_readable_in_every_size_and_colour(self):
        for width, height in ((390, 844), (800, 900), (1440, 900)):
            for scheme in ("light", "dark"):
                self.page.view(width, height, scheme)
                self.assert_fits()
                for url in ("quiz://leagues/abc", "quiz://leagues/7/invitation"):
                    self.open(url)
                    self.assert_fits()
                    self.assert_readable()
                self.open("quiz://leagues/7/join")
                self.page.wait("document.querySelector('.alert')", "the question")
                self.assert_fits()
                self.click(".alert button")
                self.page.wait("!document.querySelector('.alert')", "the question to go")
                self.click(".row", "league")
                self.page.wait("!document.getElementById('detail').hidden", "the route")
                self.assert_fits()
                self.assert_readable()
                self.click("#tab-association")
                self.page.wait("document.querySelector('.gap')", "the gaps")
                self.assert_fits()
                self.assert_readable()
                self.picture(f"association-{width}-{scheme}")
                self.click("#tab-routes")
                self.picture(f"sheet-{width}-{scheme}")

    def test_names_everything_that_can_be_used(self):
        self.open("quiz://leagues/7/questions/2")
        self.click(".row", "league")
        self.page.wait("!document.getElementById('detail').hidden", "the route")
        tree = self.page.call("Accessibility.getFullAXTree")["nodes"]
        used = ("button", "textbox", "searchbox", "combobox", "tab", "treeitem", "tree", "tablist",
                "tabpanel", "region")
        counts = {}
        for node in tree:
            role = node.get("role", {}).get("value")
            if node.get("ignored") or role not in used:
                continue
            counts[role] = counts.get(role, 0) + 1
            self.assertTrue(node.get("name", {}).get("value"), f"a {role} without a name")
        for role in ("button", "tab", "treeitem", "tree", "tabpanel"):
            self.assertGreater(counts.get(role, 0), 0, role)

    def test_moves_only_for_who_wants_that(self):
        self.page.view(1440, 900, motion="reduce")
        self.open("quiz://leagues/7/invitation")
        self.assertEqual(self.page.evaluate("document.getAnimations().length"), 0)
        self.page.view(1440, 900, motion="no-preference")
        self.page.evaluate("document.querySelector('.sheet').style.display = 'none'")
        self.page.evaluate("document.querySelector('.sheet').style.display = ''")
        self.assertGreater(self.page.evaluate("document.getAnimations().length"), 0)

    def test_runs_no_markup_and_talks_to_nobody_else(self):
        blocked = self.page.evaluate("""(() => {
            try { document.body.innerHTML = '<b>x</b>'; return false; } catch (error) { return error instanceof TypeError; }
        })()""")
        self.assertTrue(blocked, "text became markup")
        self.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => {})")
        self.page.wait("document.readyState === 'complete'")
        refused = [
            event for event in self.page.events
            if event.get("method") == "Log.entryAdded" and "Content Security Policy" in event["params"]["entry"]["text"]
        ]
        self.assertTrue(refused, "another server was asked")
        self.page.events.clear()

    def test_says_that_its_program_has_ended(self):
        server = Server(DEEPLINK, "inspect", "--catalog",
                        self.file("again.json", json.dumps(pages.QUIZ)))
        self.page.open(server.url)
        self.page.wait("document.querySelector('.frame')", "the phone")
        self.assertEqual(server.end(), 0)
        self.page.evaluate("document.getElementById('url').value = 'quiz://a'")
        self.click(".primary")
        self.page.wait("!document.getElementById('notice').hidden", "the notice")
        self.assertIn("has ended", self.text("#notice"))
        self.page.events.clear()


class HostileTests(PageTest):
    """A catalog and URLs of somebody who wants to do harm."""

    def serve(self):
        return Server(DEEPLINK, "inspect", "--catalog",
                      self.file(self, "hostile.json", json.dumps(pages.HOSTILE)))

    def test_shows_hostile_names_as_text(self):
        self.assert_no_markup()
        self.assertIn("<script>window.hacked=1</script>", " ".join(self.texts(".row .name")))
        self.assertIn("\\u{202E}", " ".join(self.texts(".row")))
        names = len(self.texts(".row .name"))
        self.assertEqual(names, len(pages.HOSTILE["routes"]))
        for index in range(names):
            self.page.evaluate(f"document.getElementById('detail').hidden = true;"
                               f"document.querySelectorAll('.row .name')[{index}].click()")
            self.page.wait("!document.getElementById('detail').hidden", "the route")
            self.assert_no_markup()
        for index in range(len(self.texts(".chip"))):
            self.page.evaluate(f"document.getElementById('way').replaceChildren();"
                               f"document.querySelectorAll('button.chip')[{index}].click()")
            self.page.wait("document.querySelectorAll('.rung').length === 6", "the way")
            self.assert_no_markup()
        self.assert_fits()
        self.picture("hostile-light")

    def test_shows_hostile_urls_as_text(self):
        urls = list(pages.HOSTILE_URLS)
        if os.path.exists(ATTACKS):
            with open(ATTACKS, encoding="utf-8") as file:
                urls += [case["input"] for case in json.load(file)]
        for url in urls:
            text = "".join(character for character in url if not 0xD800 <= ord(character) < 0xE000).strip()
            if not text:
                continue
            seen = self.page.evaluate(f"""(async () => {{
                const seen = await way({json.dumps(text)});
                present(seen);
                const shown = document.querySelector('[data-step=parsed] .pieces')?.textContent ?? '';
                const pieces = seen.way.rungs[0].pieces.map((piece) => piece.text).join('');
                return [shown, visible(pieces), document.documentElement.scrollWidth <= innerWidth];
            }})()""")
            self.assertEqual(seen[0], seen[1])
            self.assertTrue(seen[2], f"too wide: {text[:60]}")
            self.assert_no_markup()
        self.assertGreaterEqual(len(urls), 20)


class ManyRoutesTests(PageTest):
    """5,000 routes behind the page."""

    def serve(self):
        return Server(DEEPLINK, "inspect", "--catalog",
                      self.file(self, "many.json", json.dumps(pages.many(5000))))

    def test_draws_a_bounded_number_of_nodes(self):
        nodes = "document.querySelectorAll('*').length"
        self.assertEqual(self.text("#count"), "5,001 routes")
        self.assertLess(self.page.evaluate(nodes), 600)
        self.page.evaluate("document.getElementById('filter').value = 'item';"
                           "document.getElementById('filter').dispatchEvent(new Event('input'))")
        self.assertEqual(self.text("#count"), "5,000 of 5,001 routes")
        self.assertLess(self.page.evaluate(nodes), 700)
        self.assertGreater(self.page.evaluate("tree.rows.length"), 5000)
        self.page.evaluate("document.querySelector('.row').focus()")
        self.page.press("End")
        self.page.wait("document.activeElement.textContent.includes('r4999')", "the last route")
        self.assertLess(self.page.evaluate(nodes), 700)
        for _ in range(30):
            self.page.press("PageUp")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('role')"),
                         "treeitem")
        self.assertLess(self.page.evaluate(nodes), 700)
        self.page.press("Enter")
        self.page.wait("!document.getElementById('detail').hidden", "the route")
        self.picture("many-light")


def main():
    global DEEPLINK, PROPHETS, PICTURES, BROWSER
    DEEPLINK, PROPHETS, PICTURES = sys.argv[1:4]
    os.makedirs(PICTURES, exist_ok=True)
    # The base class has nothing to serve, and so no tests.
    BROWSER = browser.Browser()
    try:
        unittest.main(argv=[sys.argv[0], *sys.argv[4:]],
                      exit=False).result.wasSuccessful() or sys.exit(1)
    finally:
        BROWSER.close()


if __name__ == "__main__":
    main()
