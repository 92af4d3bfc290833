#!/usr/bin/env python3
"""Tries the inspector's page in a headless Chromium, and saves pictures of it.

usage: page_tests.py DEEPLINK PROPHETS PICTURES [ARGUMENT OF UNITTEST…]

DEEPLINK and PROPHETS are the built programs; PICTURES is a folder for the pictures.
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest
from urllib.parse import quote

from browser import Browser
from selenium.common.exceptions import JavascriptException
from selenium.webdriver.common.keys import Keys

HERE = pathlib.Path(__file__).resolve().parent
ATTACKS = HERE.parents[2] / "shared/data/attack-urls.json"
DEEPLINK, PROPHETS, PICTURES = sys.argv[1:4]
# Scripts that run in the page.
CONTRAST, INTRUDERS = ((HERE / f"{name}.js").read_text() for name in ("contrast", "intruders"))


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

    def setUp(self):
        self.page = BROWSER
        self.page.view(1440, 900)
        self.page.complaints()
        # The address of the page before may differ by its last part alone, which loads nothing anew.
        self.page.get("about:blank")
        self.page.get(self.server.url)
        self.wait_for(".row")
        self.wait_for(".frame")

    def tearDown(self):
        self.picture(self.id().rpartition(".test_")[2])
        bad = [each for each in self.page.complaints() if each[0] != "network"]
        self.assertEqual(bad, [], "what the browser complained of")

    # What a person does

    def type(self, url):
        """Puts a URL into the field, as pasting does, and waits for its way."""
        self.page.execute_script("const field = document.getElementById('url'); field.focus(); field.select();"
                                 "document.getElementById('way').replaceChildren()")
        self.page.paste(url)
        self.wait_for_way()

    def open(self, url):
        """Opens a URL with the Return key."""
        self.type(url)
        self.page.execute_script("document.getElementById('way').replaceChildren()")
        self.page.press(Keys.ENTER)
        self.page.wait("document.querySelectorAll('.rung').length === 6 || document.querySelector('.alert')", url)

    def click(self, selector, text=""):
        """Clicks an element, which may be chosen by its text."""
        self.page.execute_script("""
            const found = [...document.querySelectorAll(arguments[0])]
                .find((element) => element.textContent.includes(arguments[1]));
            if (!found) throw new Error('nothing to click: ' + arguments[0]);
            found.click();""", selector, text)

    def change(self, name, value, event):
        """Changes the value of a field."""
        self.page.execute_script("const field = document.getElementById(arguments[0]); field.value = arguments[1];"
                                 "field.dispatchEvent(new Event(arguments[2]))", name, value, event)

    # What a person sees

    def wait_for(self, selector, count=None):
        """Waits until so many elements are there, or any."""
        wanted = "> 0" if count is None else f"=== {count}"
        self.page.wait(f"document.querySelectorAll({json.dumps(selector)}).length {wanted}", selector)

    def wait_for_way(self, rung=".rung"):
        self.wait_for(rung, 6)

    def wait_for_route(self):
        self.wait_for("#detail:not([hidden])")

    def texts(self, selector):
        return self.page.evaluate(
            f"[...document.querySelectorAll({json.dumps(selector)})].map((element) => element.textContent)")

    def text(self, selector):
        return next(iter(self.texts(selector)), None)

    def states(self):
        return self.page.evaluate(
            "[...document.querySelectorAll('.rung')].map((rung) => rung.className.replace('rung ', ''))")

    def url(self):
        return self.page.evaluate("document.getElementById('url').value")

    def focus(self, of):
        return self.page.evaluate(f"document.activeElement.{of}")

    def picture(self, name):
        self.page.save_screenshot(os.path.join(PICTURES, f"{name}.png"))

    def assert_fits(self):
        """Nothing is wider than the window."""
        wide, window = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        self.assertLessEqual(wide, window)

    def assert_readable(self):
        """All fits, and every text has enough contrast."""
        self.assert_fits()
        result = self.page.evaluate(CONTRAST)
        self.assertGreater(result["count"], 20)
        self.assertEqual(result["found"], [])

    def assert_no_markup(self):
        self.assertEqual(self.page.evaluate(INTRUDERS), [])
        self.assertIsNone(self.page.evaluate("window.hacked ?? null"))


class NoticingTests(unittest.TestCase):
    """What is wrong with a page is found."""

    def show(self, body):
        BROWSER.get("data:text/html," + quote(f"<!doctype html><body>{body}"))

    def test_notices_text_with_too_little_contrast(self):
        self.show("<p style='color: #888'>pale</p><p style='color: #555'>plain</p>")
        result = BROWSER.evaluate(CONTRAST)
        self.assertEqual((result["count"], len(result["found"])), (2, 1))
        self.assertIn("pale", result["found"][0])

    def test_notices_text_that_became_markup(self):
        for body, count in (("<p>&lt;img&gt;</p>", 0), ("<p><img src=x></p>", 1)):
            self.show(body)
            self.assertEqual(len(BROWSER.evaluate(INTRUDERS)), count)

    def test_notices_an_exception(self):
        BROWSER.complaints()
        self.show("<script>throw new Error('oh')</script>")
        self.assertIn("oh", str(BROWSER.complaints()))


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
        self.click(".near:first-child .url-button")
        self.wait_for(".cards")
        self.assertEqual(self.states(), ["passed"] * 6)
        self.assertEqual(self.text(".screen h3"), "Sunday Prophets")
        self.assertEqual(self.texts(".cards li"), ["Your leagues"])
        self.assertEqual(self.url(), "prophets://leagues/123")
        self.open("prophets://leagues/123/questions/456")
        self.assertEqual(self.texts(".cards li"),
                         ["Your leagues", "League 123", "Questions of league 123"])
        self.assertEqual(len(self.texts("#captions li")), 1)
        self.assertIn("Which planet", self.text(".screen h3"))
        self.click(".back")
        self.page.wait("document.querySelector('.screen h3').textContent.startsWith('Questions of')", "going back")

    def test_shows_a_sheet_and_asks_before_side_effects(self):
        self.open("prophets://leagues/42/invitation")
        self.wait_for(".sheet")
        self.assertEqual(self.text(".screen h3"), "Join Late Night Oracles")
        self.click(".close")
        self.wait_for(".sheet", 0)
        self.open("prophets://leagues/200/join")
        self.assertEqual(self.focus("textContent"), "No")
        self.assertIn("changes data", self.text(".alert"))
        self.page.press(Keys.ENTER)
        self.wait_for_way()
        self.assertEqual(self.states()[2], "stopped")
        self.assertIn("declined", self.text("#verdict"))
        self.open("prophets://leagues/200/join")
        self.page.press(Keys.TAB)
        self.page.press(Keys.ENTER)
        self.wait_for_way()
        self.assertIn("performed", self.text("#verdict"))

    def test_promises_nothing_while_a_link_is_only_looked_at(self):
        self.type("prophets://leagues/999")
        self.assertEqual(self.states()[3], "stopped")
        self.assertIn("There is no league 999", self.text("[data-step=placed] .problem"))
        self.assertIn("bad", self.page.evaluate("document.getElementById('verdict').className"))
        self.assertIn("Would end as ‘failed’", self.text("#verdict"))
        self.type("prophets://leagues/200/join")
        self.assertIn("would run after the person agrees", self.text("#verdict"))
        self.assertIn("wait", self.page.evaluate("document.getElementById('verdict').className"))
        self.type("prophets://leagues/123")
        self.assertIn("would be on top", self.text("#verdict"))
        self.assertIn("unless the app's guards and lookups say otherwise", self.text("#verdict"))
        self.open("prophets://leagues/123")
        self.page.wait("document.getElementById('verdict').textContent.includes('Ended as')", "the end")
        self.assertIn("Its screen", self.text("#verdict"))

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
        self.wait_for(".event", before + 1)
        self.assertIn("alreadyShown", self.text(".event"))


class CatalogTests(PageTest):
    """A catalog with an association file and a journal behind the page."""

    def serve(self):
        self.journal = os.path.join(self.folder.name, "journal.jsonl")
        return Server(
            DEEPLINK, "inspect", "--catalog", HERE / "quiz.json", "--aasa", HERE / "aasa.json",
            "--journal", self.journal,
        )

    def test_keeps_what_is_shown_in_its_address(self):
        self.assertEqual(self.focus("id"), "url")
        self.type("quiz://leagues/7/questions/2?a=%2B+b")
        self.change("source", "notification", "change")
        self.click("#tab-association")
        address = self.page.evaluate("location.href")
        self.assertIn("source=notification", address)
        for again in ("location.reload()", None):
            if again:
                self.page.execute_script(again)
            else:
                self.page.get("about:blank")
                self.page.get(address)
            self.wait_for_way()
            self.assertEqual(self.url(), "quiz://leagues/7/questions/2?a=%2B+b")
            self.assertEqual(self.page.evaluate("document.getElementById('source').value"), "notification")
            self.wait_for("#panel-association:not([hidden])")
        self.page.execute_script("const field = document.getElementById('url'); field.value = '';"
                                 "field.dispatchEvent(new Event('input'))")
        self.page.wait("!location.hash.includes('url=')", "the address without a URL")

    def test_needs_no_pointer(self):
        # The field has the focus at first; the link to it is before it.
        self.page.press(Keys.SHIFT, Keys.TAB)
        self.assertEqual(self.focus("className"), "skip")
        self.assertGreaterEqual(self.focus("getBoundingClientRect().top"), 0)
        self.page.press(Keys.ENTER)
        self.page.wait("document.activeElement.id === 'url' || location.hash === '#url'", "the field")
        self.page.execute_script("document.getElementById('url').focus()")
        self.page.paste("quiz://leagues/7/questions/2")
        self.page.press(Keys.ENTER)
        self.wait_for_way(".rung.passed")
        reached = set()
        for _ in range(80):
            self.page.press(Keys.TAB)
            name, is_seen, role = self.page.evaluate("""(() => {
                const element = document.activeElement;
                const style = getComputedStyle(element);
                const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
                const field = element.closest('.field') && getComputedStyle(element.closest('.field')).borderColor;
                const name = element.id || element.className || element.tagName;
                return [name, outline || Boolean(field), element.getAttribute('role')];
            })()""")
            self.assertTrue(is_seen or name in ("BODY", "HTML"), f"no visible focus on {name}")
            reached.update({name, role})
            if name == "row":
                break
        wanted = {"source", "primary", "chip", "stop", "screen", "start", "filter", "tab-routes", "row"}
        self.assertEqual(wanted - reached, set(), "by the Tab key")
        self.page.press(Keys.END)
        self.page.wait("document.activeElement.textContent.includes('admin')", "the last row")
        self.page.press(Keys.HOME)
        self.page.press(Keys.ARROW_LEFT)
        self.assertEqual(self.focus("getAttribute('aria-expanded')"), "false")
        self.page.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.focus("getAttribute('aria-expanded')"), "true")
        self.page.press(Keys.ARROW_RIGHT)
        self.page.press(Keys.ENTER)
        self.wait_for_route()
        self.assertEqual(self.text("#detail h3"), "league")
        self.assertEqual(self.focus("getAttribute('role')"), "treeitem")
        for _ in range(12):
            self.page.press(Keys.SHIFT, Keys.TAB)
            if self.focus("id") == "tab-routes":
                break
        self.page.press(Keys.ARROW_RIGHT)
        self.assertEqual(self.focus("id"), "tab-association")
        self.wait_for("#panel-association:not([hidden])")

    def test_shows_routes_with_their_places_and_commands(self):
        rows = "\n".join(self.texts(".row"))
        for shown in ("leagueon leagues", "invitationsheet over league", "app only"):
            self.assertIn(shown, rows)
        self.wait_for(".row .badge.error")
        self.click(".row", "other")
        self.wait_for(".conflict.error")
        self.assertIn("xcrun simctl openurl booted quiz://t/a", self.texts(".command code"))
        self.assertEqual(len(self.texts(".command")), 4)
        self.click("#detail .url-button")
        self.wait_for_way()

    def test_shows_which_rule_of_the_association_file_decided(self):
        self.click("#tab-association")
        self.page.wait("document.querySelectorAll('.answer').length > 4", "the samples")
        self.wait_for(".gap")
        answers = "\n".join(self.texts(".answer"))
        self.assertRegex(answers, r"(?m)^leagueoffered.*/leagues/\*")
        self.assertRegex(answers, r"(?m)^joinexcluded")
        self.type("https://quiz.example/leagues/7/join")
        self.wait_for("#asked .answer")
        self.assertIn("/applinks/details/0/components/0", self.text("#asked"))

    def test_shows_events_of_a_journal_as_they_come(self):
        self.click("#tab-live")
        lines = (HERE / "journal.jsonl").read_text().splitlines(keepends=True)
        for number in (1, 2):
            with open(self.journal, "a", encoding="utf-8") as file:
                file.writelines(lines[3 * (number - 1) : 3 * number])
            self.wait_for(".event", number)
        self.wait_for("#outcomes option", 3)
        self.assertIn("quiz://nothing", self.text(".event"))
        self.change("outcomes", "opened", "change")
        self.assertEqual(len(self.texts(".event")), 1)
        self.click(".event button", "Open again")
        self.wait_for_way(".rung.passed")
        self.assertEqual(self.url(), "quiz://leagues/1")
        os.remove(self.journal)

    def test_fits_and_is_readable_in_every_size_and_colour(self):
        for width, height in ((390, 844), (800, 900), (1440, 900)):
            for scheme in ("light", "dark"):
                self.page.view(width, height, scheme)
                self.assert_fits()
                for url in ("quiz://leagues/abc", "quiz://leagues/7/invitation"):
                    self.open(url)
                    self.assert_readable()
                self.open("quiz://leagues/7/join")
                self.wait_for(".alert")
                self.assert_fits()
                self.click(".alert button")
                self.wait_for(".alert", 0)
                self.click(".row", "league")
                self.wait_for_route()
                self.assert_readable()
                self.click("#tab-association")
                self.wait_for(".gap")
                self.assert_readable()
                self.picture(f"association-{width}-{scheme}")
                self.click("#tab-routes")

    def test_names_everything_that_can_be_used(self):
        self.open("quiz://leagues/7/questions/2")
        self.click(".row", "league")
        self.wait_for_route()
        nodes = self.page.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        named = [(node["role"]["value"], node.get("name", {}).get("value"))
                 for node in nodes if not node["ignored"]]
        used = {"button", "tab", "treeitem", "tree", "tabpanel"}
        self.assertEqual(used - {role for role, _ in named}, set())
        used |= {"textbox", "searchbox", "combobox", "tablist", "region"}
        self.assertEqual([role for role, name in named if role in used and not name], [])

    def test_moves_only_for_who_wants_that(self):
        self.page.view(1440, 900, motion="reduce")
        self.open("quiz://leagues/7/invitation")
        self.assertEqual(self.page.evaluate("document.getAnimations().length"), 0)
        self.page.view(1440, 900, motion="no-preference")
        for display in ("none", ""):
            self.page.execute_script("document.querySelector('.sheet').style.display = arguments[0]", display)
        self.assertGreater(self.page.evaluate("document.getAnimations().length"), 0)

    def test_runs_no_markup_and_talks_to_nobody_else(self):
        with self.assertRaisesRegex(JavascriptException, "TrustedHTML"):
            self.page.execute_script("document.body.innerHTML = '<b>x</b>'")
        self.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => {})")
        refused = [text for _, text in self.page.complaints() if "Content Security Policy" in text]
        self.assertTrue(refused, "another server was asked")

    def test_says_that_its_program_has_ended(self):
        server = Server(DEEPLINK, "inspect", "--catalog", HERE / "quiz.json")
        self.page.get(server.url)
        self.wait_for(".frame")
        self.type("quiz://leagues/7")
        self.assertEqual(server.end(), 0)
        # Also without a hand: what is shown is old.
        self.wait_for("body.gone")
        self.assertIn("has ended", self.text("#notice"))
        self.page.execute_script("document.getElementById('url').value = 'quiz://a'")
        self.click(".primary")
        self.wait_for("#notice:not([hidden])")
        self.assertIn("has ended", self.text("#notice"))
        opacity = self.page.evaluate("getComputedStyle(document.querySelector('.link')).opacity")
        self.assertLess(float(opacity), 1)


class HostileTests(PageTest):
    """A catalog and URLs of somebody who wants to do harm."""

    def serve(self):
        return Server(DEEPLINK, "inspect", "--catalog", HERE / "hostile.json")

    def test_shows_hostile_names_as_text(self):
        self.assert_no_markup()
        self.assertIn("<script>window.hacked=1</script>", " ".join(self.texts(".row .name")))
        self.assertIn("\\u{202E}", " ".join(self.texts(".row")))
        names = len(self.texts(".row .name"))
        self.assertEqual(names, len(json.loads((HERE / "hostile.json").read_text())["routes"]))
        for index in range(names):
            self.page.execute_script("document.getElementById('detail').hidden = true;"
                                     f"document.querySelectorAll('.row .name')[{index}].click()")
            self.wait_for_route()
            self.assert_no_markup()
        for index in range(len(self.texts(".chip"))):
            self.page.execute_script("document.getElementById('way').replaceChildren();"
                                     f"document.querySelectorAll('button.chip')[{index}].click()")
            self.wait_for_way()
            self.assert_no_markup()
        self.assert_fits()

    def test_shows_hostile_urls_as_text(self):
        urls = json.loads((HERE / "hostile-urls.json").read_text())
        urls += ["evil://a/" + "x" * 3000, "evil://a/" + "%41" * 500, "evil://" + "/" * 300,
                 "evil://a/7?" + "a=b&" * 200]
        if ATTACKS.exists():
            urls += [case["input"] for case in json.loads(ATTACKS.read_text())]
        for url in urls:
            text = url.encode(errors="ignore").decode().strip()
            if not text:
                continue
            shown, pieces, fits = self.page.evaluate(f"""(async () => {{
                const seen = await way({json.dumps(text)});
                present(seen);
                const shown = document.querySelector('[data-step=parsed] .pieces')?.textContent ?? '';
                const pieces = seen.way.rungs[0].pieces.map((piece) => piece.text).join('');
                return [shown, visible(pieces), document.documentElement.scrollWidth <= innerWidth];
            }})()""")
            self.assertEqual(shown, pieces)
            self.assertTrue(fits, f"too wide: {text[:60]}")
            self.assert_no_markup()
        self.assertGreaterEqual(len(urls), 20)


class ManyRoutesTests(PageTest):
    """5,000 routes behind the page."""

    def serve(self):
        routes = [
            {"name": f"section{index // 10}.r{index}", "types": {"id": "Int"},
             "path": f"/s{index // 500}/p{index // 50}/item{index}/:id"}
            for index in range(5000)
        ]
        catalog = os.path.join(self.folder.name, "many.json")
        with open(catalog, "w", encoding="utf-8") as file:
            json.dump({"version": 1, "prefixes": [{"scheme": "big"}],
                       "routes": [{"name": "home", "path": "/"}, *routes]}, file)
        return Server(DEEPLINK, "inspect", "--catalog", catalog)

    def test_draws_a_bounded_number_of_nodes(self):
        nodes = "document.querySelectorAll('*').length"
        self.assertEqual(self.text("#count"), "5,001 routes")
        self.assertLess(self.page.evaluate(nodes), 600)
        self.change("filter", "item", "input")
        self.assertEqual(self.text("#count"), "5,000 of 5,001 routes")
        self.assertLess(self.page.evaluate(nodes), 700)
        self.assertGreater(self.page.evaluate("tree.rows.length"), 5000)
        self.page.execute_script("document.querySelector('.row').focus()")
        self.page.press(Keys.END)
        self.page.wait("document.activeElement.textContent.includes('r4999')", "the last route")
        self.assertLess(self.page.evaluate(nodes), 700)
        for _ in range(30):
            self.page.press(Keys.PAGE_UP)
        self.assertEqual(self.focus("getAttribute('role')"), "treeitem")
        self.assertLess(self.page.evaluate(nodes), 700)
        self.page.press(Keys.ENTER)
        self.wait_for_route()


if __name__ == "__main__":
    os.makedirs(PICTURES, exist_ok=True)
    BROWSER = Browser()
    try:
        unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
    finally:
        BROWSER.quit()
