"""What Scripts/hosted-tests.py says of the tests that run on Apple's systems."""

import os
import re
import unittest

from planted import REPOSITORY, Planted

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
    .library(name: "LinkUIKit", targets: ["LinkUIKit"]),
    .testTarget(name: "UITests"),
"""
PROPERTIES = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
<key>CFBundleURLSchemes</key><array><string>app</string></array></dict></array>
<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>Role</key><array><dict>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Scene</string>
</dict></array></dict></dict></dict></plist>
"""
BOTH = "import LinkUIKit\nimport Testing\nimport UIKit\n// STANDINS in a comment is none.\n"


class HostedTestsTests(Planted):
    def setUp(self):
        super().setUp()
        self.plant("Tests/HostApp/project.yml", PROJECT)
        self.plant("Tests/HostApp/Info.plist", PROPERTIES)
        self.plant("Tests/HostApp/App/Scene.swift", "final class Scene: UIResponder {}\n")
        self.plant("Tests/HostApp/deliver", "bundle=com.example.app\nscheme=app\n")
        self.plant("Tests/HostApp/deliveries.txt", "connection app://items/7 opened app://items\n")
        self.plant("Package.swift", MANIFEST)
        self.plant("Tests/UITests/UITests.swift", BOTH)

    def check(self):
        return self.script("hosted-tests.py", self.root)

    def test_lets_all_three_kinds_pass(self):
        self.plant("Tests/UITests/StandIns/A+StandIns.swift", "@_spi(Driving) import UIKit\nimport Any\n")
        self.plant("Tests/UITests/StandIns/Fixtures/B+StandIns.swift", "#if STANDINS\n#endif\n")
        self.plant("Tests/UITests/Apple/A+Apple.swift", BOTH)
        self.assert_passes(self.check())

    def test_finds_what_drives_a_model_under_another_name(self):
        for code in ("@_spi(Driving) import UIKit", "import AppleFoundationStandIn", "#if !STANDINS\n#endif"):
            self.plant("Tests/UITests/UITests.swift", f"import Testing\n{code}\n")
            self.assert_finds(self.check(), "Tests/UITests/UITests.swift:2: ", "named …+StandIns.swift")

    def test_finds_a_file_in_the_folder_of_another_kind(self):
        self.plant("Tests/UITests/A+StandIns.swift")
        self.plant("Tests/UITests/StandIns/B.swift")
        self.plant("Tests/UITests/C+Apple.swift")
        self.assert_finds(
            self.check(),
            "Tests/UITests/A+StandIns.swift: named +StandIns.swift, so it belongs into the folder StandIns",
            "Tests/UITests/StandIns/B.swift: in the folder StandIns, so it is to be named …+StandIns.swift",
            "Tests/UITests/C+Apple.swift: named +Apple.swift, so it belongs into the folder Apple",
        )

    def test_finds_an_import_that_the_app_does_not_link(self):
        self.plant("Tests/UITests/UITests.swift", "@testable import LinkSwiftUI\n")
        self.assert_finds(self.check(), "UITests.swift:1: import LinkSwiftUI: Tests/HostApp/project.yml")

    def test_finds_a_target_that_would_run_nothing(self):
        os.remove(os.path.join(self.root, "Tests/UITests/UITests.swift"))
        self.plant("Tests/UITests/StandIns/A+StandIns.swift")
        self.assert_finds(self.check(), "Tests/UITests: has no file that runs on Apple's systems")

    def test_finds_features_products_and_targets_that_differ(self):
        self.plant("Package.swift", MANIFEST.replace('"Two"', '"Three"').replace("UIKit", "AppKit"))
        self.assert_finds(
            self.check(),
            "Package.swift: turns on Three, and Tests/HostApp/project.yml does not",
            "Tests/HostApp/project.yml: turns on Two, and Package.swift does not",
            "Tests/HostApp/project.yml: links LinkUIKit, which is no product of Package.swift",
        )
        self.plant("Package.swift", MANIFEST.replace('"UITests"', '"OtherTests"'))
        self.assert_finds(self.check(), "UITests is no test target of Package.swift")
        self.plant("Tests/HostApp/project.yml", PROJECT.replace("- UITests", "- OtherTests"))
        self.assert_finds(self.check(), "UITests is not tested", "OtherTests is no target")

    def test_finds_a_scheme_or_an_identifier_that_differs(self):
        self.plant("Tests/HostApp/deliveries.txt", "running other://items opened\n")
        self.plant("Tests/HostApp/App/Scene.swift", "final class Scene: UIResponder {}\n")
        self.plant("Tests/HostApp/deliver", "bundle=com.example.other\nscheme=app\n")
        self.assert_finds(
            self.check(),
            "Tests/HostApp/Info.plist: has the scheme app, and Tests/HostApp/deliveries.txt has not",
            "Tests/HostApp/deliveries.txt: has the scheme other, and Tests/HostApp/Info.plist has not",
            "Tests/HostApp/deliver: bundle is com.example.other, and not com.example.app",
        )

    def test_finds_a_scene_delegate_that_the_app_has_not(self):
        self.plant("Tests/HostApp/App/Scene.swift", "final class SceneOfOthers: UIResponder {}\n")
        self.assert_finds(self.check(), "Info.plist: a scene delegate Scene, which is no class")
        self.plant("Tests/HostApp/Info.plist", PROPERTIES.replace("UIApplicationSceneManifest", "Other"))
        self.assert_finds(self.check(), "Info.plist: a scene delegate of no name")

    def test_finds_a_project_without_hosted_tests(self):
        self.plant("Tests/HostApp/project.yml", PROJECT.replace("[HostedTests]", "[Other]"))
        self.assert_finds(self.check(), "no target has the template HostedTests")


# Stands in for `xcrun simctl`: the app notes what is opened, unless the plan says otherwise.
XCRUN = """#!/usr/bin/env bash
echo "$*" >> "$CALLS"
shift
case $1 in
  get_app_container) echo "$CONTAINER" ;;
  terminate) exit 3 ;;
  openurl)
    [ "$2" = some-simulator ] || exit 1
    [ "$3" != "${LOST:-}" ] || exit 0
    grep -F " $3 " "$PLAN" >> "$CONTAINER/Documents/deliveries.txt" ;;
esac
"""


class DeliverTests(Planted):
    def setUp(self):
        super().setUp()
        for name in ("deliver", "deliveries.txt"):
            self.copy(f"Tests/HostApp/{name}")
        self.plant("bin/xcrun", XCRUN, executable=True)
        self.plant("container/Documents/deliveries.txt", "what an earlier run left\n")
        self.app = os.path.dirname(self.plant("HostApp.app/HostApp"))
        self.expected = os.path.join(self.root, "Tests/HostApp/deliveries.txt")
        self.calls = os.path.join(self.root, "calls")

    def deliver(self, *more, plan=None, **environment):
        return self.run_command(
            os.path.join(self.root, "Tests/HostApp/deliver"),
            "some-simulator",
            self.app,
            *more,
            PATH=f"{self.root}/bin:{os.environ['PATH']}",
            CALLS=self.calls,
            CONTAINER=os.path.join(self.root, "container"),
            PLAN=plan or self.expected,
            DELIVER_PATIENCE="1",
            **environment,
        )

    def lines(self):
        with open(self.expected, encoding="utf-8") as file:
            return file.read().splitlines()

    def test_opens_each_url_of_the_list_in_a_simulator_that_does_not_ask(self):
        run = self.deliver()
        self.assert_passes(run)
        self.assertIn(f"{len(self.lines())} deliveries, as expected", run.stdout)
        with open(self.calls, encoding="utf-8") as file:
            calls = [line.split() for line in file.read().splitlines()]
        verbs = [call[1] for call in calls]
        approval = next(call for call in calls if call[1] == "spawn")
        self.assertEqual(approval[-3:], [
            "com.apple.CoreSimulator.CoreSimulatorBridge-->deeplink-host", "-string",
            "com.example.deeplink-host",
        ])
        # The answer counts from the next start on, and what launches the app comes when it is not running.
        self.assertLess(verbs.index("spawn"), verbs.index("shutdown"))
        self.assertLess(verbs.index("shutdown"), len(verbs) - 1 - verbs[::-1].index("bootstatus"))
        self.assertEqual(verbs.index("terminate") + 1, verbs.index("openurl"))
        opened = [call[-1] for call in calls if call[1] == "openurl"]
        self.assertEqual(opened, [line.split()[1] for line in self.lines()])

    def test_says_which_url_did_not_arrive(self):
        lost = self.lines()[1].split()[1]
        run = self.deliver("screen.png", LOST=lost)
        self.assert_finds(run, f"deliver: {lost} did not arrive within 1 s", f"-{self.lines()[1]}")
        with open(self.calls, encoding="utf-8") as file:
            self.assertIn("screenshot screen.png", file.read())

    def test_says_what_was_noted_otherwise(self):
        with open(self.expected, encoding="utf-8") as file:
            other = self.plant("plan", re.sub("^connection", "running", file.read()))
        run = self.deliver(plan=other)
        self.assert_finds(run, "what was noted is not what was expected", "-connection", "+running")

    def test_ends_when_the_simulator_does_not_start(self):
        self.plant("bin/xcrun", "#!/bin/sh\nexit 5\n", executable=True)
        self.assertEqual(self.deliver().returncode, 5)

    def test_wants_a_simulator_and_an_app(self):
        deliver = os.path.join(REPOSITORY, "Tests/HostApp/deliver")
        for arguments in ((), ("some-simulator",), ("some-simulator", "nowhere.app")):
            run = self.run_command(deliver, *arguments)
            self.assertEqual(run.returncode, 64, run.stdout + run.stderr)
        self.assertIn("there is no app at nowhere.app", run.stderr)


if __name__ == "__main__":
    unittest.main()
