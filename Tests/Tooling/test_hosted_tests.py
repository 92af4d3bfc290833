"""What Scripts/hosted-tests.py says of the tests that run on Apple's systems."""

import re

from planted import Finder, Planted

PROJECT = """
          - LinkUIKit
        OTHER_SWIFT_FLAGS: -enable-upcoming-feature One -enable-upcoming-feature Two
        PRODUCT_BUNDLE_IDENTIFIER: com.example.app
  UITests:
    templates: [HostedTests]
      targets:
        - UITests
"""
MANIFEST = """
  .enableUpcomingFeature("One"),
  .enableUpcomingFeature("Two"),
    .library(name: "LinkUIKit", targets: ["LinkUIKit", "LinkPages"]),
    .testTarget(name: "UITests"),
"""
PROPERTIES = """
<key>CFBundleURLSchemes</key><array><string>app</string></array>
<key>UISceneDelegateClassName</key>
<string>$(PRODUCT_MODULE_NAME).Scene</string>
"""
BOTH = "import LinkUIKit\nimport LinkPages\nimport Testing\nimport UIKit\n// STANDINS in a comment is none.\n"


TESTS, APP = "Tests/UITests/UITests.swift", "Tests/HostApp"


class HostedTestsTests(Finder):
    SCRIPT, FILE = "hosted-tests.py", TESTS
    FILES = {
        f"{APP}/project.yml": PROJECT, f"{APP}/Info.plist": PROPERTIES, "Package.swift": MANIFEST,
        TESTS: BOTH,
        f"{APP}/App/Scene.swift": "final class Scene: UIResponder {}\n",
        f"{APP}/deliver": "bundle=com.example.app\nscheme=app\n",
        f"{APP}/deliveries.txt": "connection app://items/7 opened app://items\n",
        f"{APP}/first-run.txt": "run builds: true\nlook back: Go back. => The screen is shown.\n",
        "Documentation/ApplePlatforms.md": "| first-run `builds`, `back`: an error | `Other.test` |\n",
    }
    CASES = [
        ("files of all three kinds", {
            "Tests/UITests/StandIns/A+StandIns.swift": "@_spi(Driving) import UIKit\nimport Any\n",
            "Tests/UITests/StandIns/Fixtures/B+StandIns.swift": "#if STANDINS\n#endif\n",
            "Tests/UITests/Apple/A+Apple.swift": BOTH,
        }),
        *((f"a model driven by {code.split()[0]}", f"import Testing\n{code}\n",
           f"{TESTS}:2: ", "named …+StandIns.swift") for code in (
               "@_spi(Driving) import UIKit", "import AppleFoundationStandIn",
               "#if !STANDINS\n#endif")),
        ("an item that decides nothing", {"Documentation/ApplePlatforms.md": "first-run `builds`, and `back`\n"},
         "ApplePlatforms.md: has no item of the first run back, and Tests/HostApp/first-run.txt has"),
        ("an item that is not asked", {f"{APP}/first-run.txt": "run builds: true\nBack: none\n"},
         "first-run.txt: has no item of the first run back, and Documentation/ApplePlatforms.md has"),
        ("a file in the folder of another kind",
         dict.fromkeys((f"Tests/UITests/{file}" for file in (
             "A+StandIns.swift", "StandIns/B.swift", "C+Apple.swift")), ""),
         "UITests/A+StandIns.swift: named +StandIns.swift, so it belongs into the folder StandIns",
         "UITests/StandIns/B.swift: in the folder StandIns, so it is to be named …+StandIns.swift",
         "Tests/UITests/C+Apple.swift: named +Apple.swift, so it belongs into the folder Apple"),
        ("an import that the app does not link", "@testable import LinkSwiftUI\n",
         f"UITests.swift:1: import LinkSwiftUI: {APP}/project.yml"),
        ("a target that would run nothing",
         {TESTS: None, "Tests/UITests/StandIns/A+StandIns.swift": ""},
         "Tests/UITests: has no file that runs on Apple's systems"),
        ("features and products that differ",
         {"Package.swift": MANIFEST.replace('"Two"', '"Three"').replace("UIKit", "AppKit")},
         f"{APP}/project.yml: has no feature Three, and Package.swift has",
         f"Package.swift: has no feature Two, and {APP}/project.yml has",
         f"Package.swift: has no product LinkUIKit, and {APP}/project.yml has"),
        ("a target that is none", {"Package.swift": MANIFEST.replace('"UITests"', '"OtherTests"')},
         "Package.swift: has no test target UITests"),
        ("a target that is not tested",
         {f"{APP}/project.yml": PROJECT.replace("- UITests", "- OtherTests")},
         "project.yml: has no test target UITests", "has no test target OtherTests"),
        ("a scheme and an identifier that differ",
         {f"{APP}/deliveries.txt": "running other://items opened\n",
          f"{APP}/deliver": "bundle=com.example.other\nscheme=app\n"},
         f"{APP}/deliveries.txt: has no scheme app", f"{APP}/Info.plist: has no scheme other",
         f"{APP}/deliver: has no bundle com.example.app"),
        ("a scene delegate that the app has not",
         {f"{APP}/App/Scene.swift": "final class SceneOfOthers: UIResponder {}\n"},
         f"{APP}/App: has no scene delegate Scene"),
        ("no scene delegate",
         {f"{APP}/Info.plist": PROPERTIES.replace("UISceneDelegateClassName", "Other")},
         "Info.plist: has no scene delegate"),
        ("no hosted tests", {f"{APP}/project.yml": PROJECT.replace("[HostedTests]", "[Other]")},
         "project.yml: has no test target"),
    ]


# Stands in for `xcrun simctl`: the app notes what is opened, unless the plan says otherwise.
XCRUN = """#!/usr/bin/env bash
echo "$*" >> "$ROOT/calls"
shift
case $1 in
  get_app_container) echo "$ROOT/container" ;;
  terminate) exit 3 ;;
  openurl)
    [ "$2" = some-simulator ] || exit 1
    [ "$3" != "${LOST:-}" ] || exit 0
    grep -F " $3 " "$ROOT/$PLAN" >> "$ROOT/container/Documents/deliveries.txt" ;;
esac
"""


class DeliverTests(Planted):
    PLAN = "Tests/HostApp/deliveries.txt"
    COPIED = ("Tests/HostApp/deliver", PLAN)
    PLANTED = {
        "path/xcrun": XCRUN, "container/Documents/deliveries.txt": "what an earlier run left\n",
        "HostApp.app/HostApp": ""}

    def setUp(self):
        super().setUp()
        self.lines = self.text(self.PLAN).splitlines()

    def deliver(self, *more, plan=PLAN, **environment):
        return self.run_command(
            "Tests/HostApp/deliver", "some-simulator", "HostApp.app", *more, DELIVER_PATIENCE="1",
            PLAN=plan, **environment)

    def test_opens_each_url_of_the_list_in_a_simulator_that_does_not_ask(self):
        run = self.deliver()
        self.assert_passes(run)
        self.assertIn(f"{len(self.lines)} deliveries, as expected", run.stdout)
        calls = [line.split() for line in self.text("calls").splitlines()]
        verbs = [call[1] for call in calls]
        self.assertEqual(calls[verbs.index("spawn")][-3:], [
            "com.apple.CoreSimulator.CoreSimulatorBridge-->deeplink-host", "-string",
            "com.example.deeplink-host",
        ])
        # The answer counts from the next start on; what launches the app comes before it runs.
        self.assertLess(verbs.index("spawn"), verbs.index("shutdown"))
        self.assertLess(verbs.index("shutdown"), len(verbs) - 1 - verbs[::-1].index("bootstatus"))
        self.assertEqual(verbs.index("terminate") + 1, verbs.index("openurl"))
        opened = [call[-1] for call in calls if call[1] == "openurl"]
        self.assertEqual(opened, [line.split()[1] for line in self.lines])

    def test_says_which_url_did_not_arrive(self):
        lost = self.lines[1].split()[1]
        run = self.deliver("screen.png", LOST=lost)
        self.assert_finds(run, f"deliver: {lost} did not arrive within 1 s", f"-{self.lines[1]}")
        self.assertIn("screenshot screen.png", self.text("calls"))

    def test_says_what_was_noted_otherwise(self):
        self.plant("plan", re.sub("^connection", "running", self.text(self.PLAN)))
        run = self.deliver(plan="plan")
        self.assert_finds(run, "what was noted is not what was expected", "-connection", "+running")

    def test_ends_when_the_simulator_does_not_start(self):
        self.plant("path/xcrun", "#!/bin/sh\nexit 5\n")
        self.assertEqual(self.deliver().returncode, 5)

    def test_wants_a_simulator_and_an_app(self):
        for arguments in ((), ("some-simulator",), ("some-simulator", "nowhere.app")):
            run = self.run_command("Tests/HostApp/deliver", *arguments)
            self.assertEqual(run.returncode, 64, run.stdout + run.stderr)
        self.assertIn("there is no app at nowhere.app", run.stderr)


PLAN = """# A comment, which is no line of the plan.
run builds: echo "built for $SIMULATOR"
run breaks: cd Folder && echo "a.swift:1: error: no | such" && exit 1
look back: Go back. => The screen below is shown.
look again: Do it again. => The same.
"""
PASSES = "#!/bin/bash\n%s\n"


class FirstRunTests(Planted):
    COPIED = ("Tests/HostApp/first-run",)
    PLANTED = {
        "Tests/HostApp/first-run.txt": PLAN, "Folder/a.swift": "",
        "path/sw_vers": PASSES % "echo 26.6.2", "path/xcodebuild": PASSES % "printf 'Xcode 27.0\\nBuild version 27A266a\\n'",
        ".github/scripts/need-platform": PASSES % "echo need $1 >> calls",
        ".github/scripts/make-simulator": PASSES % "echo make $1 >> calls; echo SIMULATOR=made >> $GITHUB_ENV",
        ".github/scripts/install-xcodegen":
            PASSES % "echo install >> calls; mkdir -p $1/xcodegen/bin; cp path/sw_vers $1/xcodegen/bin/xcodegen",
    }

    def answers(self):
        """The rows of the file with the answers, without the date."""
        rows = [line.split(" | ") for line in self.text("first-run.md").splitlines()[2:]]
        self.assertTrue(all(re.fullmatch(r"20\d\d-\d\d-\d\d \|", row[3]) for row in rows), rows)
        return [(row[0].removeprefix("| "), row[1]) for row in rows]

    def run_it(self, *arguments, said=""):
        return self.run_command("Tests/HostApp/first-run", *arguments, stdin=said)

    def test_runs_and_asks_and_keeps_the_answers(self):
        run = self.run_it(said="y\nit stays | empty\n")
        self.assertEqual(run.returncode, 1, run.stderr)
        self.assertEqual(self.answers(), [
            ("builds", "passed"), ("breaks", "failed: a.swift:1: error: no / such"),
            ("back", "as expected"), ("again", "otherwise: it stays / empty")])
        self.assertIn("macOS 26.6.2, Xcode 27.0 Build version 27A266a", self.text("first-run.md"))
        self.assertEqual(self.text(".build-first-run/builds.log"), "built for made\n")
        self.assertIn("expected: The screen below is shown.", run.stdout)
        self.assertEqual(self.text("calls"), "need iOS\nmake iPhone 17\ninstall\n")

    def test_what_is_answered_is_not_asked_again(self):
        self.run_it(said="y\n\n")
        self.assertEqual(self.answers()[2:], [("back", "as expected")])
        self.plant("Tests/HostApp/first-run.txt", PLAN.replace(" && exit 1", ""))
        run = self.run_it(said="y\n")
        self.assert_passes(run)
        self.assertEqual(self.answers()[3:], [("breaks", "passed"), ("again", "as expected")])
        self.assertEqual(self.text("calls").count("make"), 1)
        self.assert_passes(self.run_it())

    def test_without_answers_nothing_is_as_expected(self):
        self.assertEqual(self.run_it("other.md").returncode, 1)
        self.assertNotIn("back", self.text("other.md"))

    def test_what_is_run_and_asked_is_listed(self):
        run = self.run_it("--list")
        self.assert_passes(run)
        self.assertEqual(run.stdout.splitlines(), PLAN.splitlines()[1:])
        self.assertEqual(self.text("calls"), "")
        self.assertEqual(self.run_it("--wrong").returncode, 64)
