"""What the scripts of the workflow for Apple's systems do, with planted programs in place of Xcode's."""

import hashlib
import io
import os
import zipfile

from planted import Planted

SCRIPTS = ".github/scripts"
DEVICES = """== Device Types ==
iPhone 16 (com.apple.CoreSimulator.SimDeviceType.iPhone-16)
iPhone 17 (com.apple.CoreSimulator.SimDeviceType.iPhone-17)
iPhone 18 Pro (com.apple.CoreSimulator.SimDeviceType.iPhone-18-Pro)
iPad (A16) (com.apple.CoreSimulator.SimDeviceType.iPad-A16)
Apple TV 4K (com.apple.CoreSimulator.SimDeviceType.Apple-TV-4K)
"""
RUNTIMES = """== Runtimes ==
iOS 26.4 (26.4.1 - 23E254) - com.apple.CoreSimulator.SimRuntime.iOS-26-4
iOS 26.6 (26.6 - 23G80) - com.apple.CoreSimulator.SimRuntime.iOS-26-6
tvOS 26.4 (26.4 - 23L243) - com.apple.CoreSimulator.SimRuntime.tvOS-26-4 (unavailable, runtime path not found)
"""
XCRUN = """#!/bin/bash
case "$*" in
  "simctl list devicetypes") cat devices ;;
  "simctl list runtimes") cat runtimes ;;
  "simctl create deeplink "*) echo "made-$4" ;;
  *--show-sdk-version) cat sdk ;;
  *) echo "xcrun: $*"; exit 1 ;;
esac
"""


class WorkflowTests(Planted):
    COPIED = (SCRIPTS,)
    PLANTED = {"path/xcrun": XCRUN, "path/xcodebuild": '#!/bin/bash\necho "xcodebuild $*"\n',
               "devices": DEVICES, "runtimes": RUNTIMES, "sdk": "26.6\n"}

    def run_script(self, name, *arguments, **environment):
        return self.run_command(
            os.path.join(SCRIPTS, name), *arguments, APPLICATIONS=os.path.join(self.root, "Applications"),
            GITHUB_ENV=os.path.join(self.root, "env"), GITHUB_PATH=os.path.join(self.root, "added"), **environment,
        )

    def chosen(self, major, *applications):
        """Which of the applications is chosen, for the steps after that one too."""
        for name in applications:
            self.plant(f"Applications/{name}/Contents/version.plist")
        run = self.run_script("choose-xcode", major)
        self.assert_passes(run)
        self.assertEqual(self.text("env"), run.stdout)
        folder = os.path.join(self.root, "Applications")
        self.assertTrue(run.stdout.startswith(f"DEVELOPER_DIR={folder}/"), run.stdout)
        return run.stdout.removeprefix(f"DEVELOPER_DIR={folder}/").removesuffix("/Contents/Developer\n")

    def test_the_newest_xcode_is_chosen(self):
        installed = ("Xcode_26.4.1.app", "Xcode_26.10.app", "Xcode_26.6.app", "Xcode_27.0.app", "Xcode_26.11_beta.app",
                     "Xcode.app", "Xcode_16.4.app")
        self.assertEqual(self.chosen("26", *installed), "Xcode_26.10.app")

    def test_a_link_to_an_application_is_one_too(self):
        self.plant("Applications/Xcode_27_beta_6.app/Contents/version.plist")
        os.symlink("Xcode_27_beta_6.app", os.path.join(self.root, "Applications/Xcode_27.0.app"))
        self.assertEqual(self.chosen("27"), "Xcode_27.0.app")

    def test_a_beta_is_chosen_when_there_is_nothing_else(self):
        self.assertEqual(self.chosen("27", "Xcode_26.6.app", "Xcode_27_beta_3.app", "Xcode_27_beta_6.app"),
                         "Xcode_27_beta_6.app")

    def test_no_xcode_of_the_version(self):
        self.plant("Applications/Xcode_26.6.app/Contents/version.plist")
        self.assert_finds(self.run_script("choose-xcode", "27"), "no Xcode 27 in", "which has: Xcode_26.6.app")
        self.assertEqual(self.text("env"), "")

    def test_the_runtime_of_the_sdk_is_needed(self):
        run = self.run_script("need-platform", "iOS")
        self.assert_passes(run)
        self.assertEqual(run.stdout, "the runtime of iOS 26.6 is there\n")
        for sdk, platform in (("26.5", "iOS"), ("6.6", "iOS"), ("26.4", "tvOS"), ("26.4", "watchOS")):
            self.plant("sdk", f"{sdk}\n")
            run = self.run_script("need-platform", platform)
            self.assert_passes(run)
            self.assertIn(f"the runtime of {platform} {sdk} is missing\nxcodebuild -downloadPlatform {platform}", run.stdout)

    def test_a_platform_that_cannot_be_had(self):
        self.plant("sdk", "27.1\n")
        self.plant("path/xcodebuild", "#!/bin/bash\nexit 70\n")
        self.assertEqual(self.run_script("need-platform", "iOS").returncode, 70)

    def test_a_simulator_is_made(self):
        for device in ("iPhone 17", "iPad (A16)"):
            self.plant("env")
            self.assert_passes(self.run_script("make-simulator", device))
            self.assertEqual(self.text("env"), f"SIMULATOR=made-{device}\n")

    def test_a_simulator_of_the_kind_is_made_when_the_device_is_gone(self):
        run = self.run_script("make-simulator", "iPhone 15")
        self.assert_passes(run)
        self.assertIn("there is no iPhone 15, so it is iPhone 18 Pro", run.stdout)
        self.assertEqual(self.text("env"), "SIMULATOR=made-iPhone 18 Pro\n")
        self.assert_finds(self.run_script("make-simulator", "Watch 3"), "no device like Watch 3")

    def test_one_version_of_xcodegen_is_installed(self):
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w") as file:
            info = zipfile.ZipInfo("xcodegen/bin/xcodegen")
            info.external_attr = 0o755 << 16
            file.writestr(info, "#!/bin/bash\necho Version: 2.46.0\n")
        with open(os.path.join(self.root, "archive"), "wb") as file:
            file.write(archive.getvalue())
        self.plant("path/curl", '#!/bin/bash\nwhile [ "$1" != --output ]; do shift; done\ncp archive "$2"\necho "$3" > asked\n')
        run = self.run_script("install-xcodegen", "tools")
        self.assert_finds(run, "tools/xcodegen.zip is not XcodeGen 2.46.0")
        self.assertFalse(os.path.exists(os.path.join(self.root, "tools/xcodegen")))

        script = os.path.join(SCRIPTS, "install-xcodegen")
        lines = [f"sum={hashlib.sha256(archive.getvalue()).hexdigest()}" if line.startswith("sum=") else line
                 for line in self.text(script).splitlines()]
        self.plant(script, "\n".join(lines) + "\n")
        run = self.run_script("install-xcodegen", "tools")
        self.assert_passes(run)
        self.assertEqual(run.stdout, "Version: 2.46.0\n")
        self.assertEqual(self.text("added"), "tools/xcodegen/bin\n")
        self.assertEqual(
            self.text("asked"), "https://github.com/yonaskolb/XcodeGen/releases/download/2.46.0/xcodegen.zip\n")

    def test_wrong_usage(self):
        for name, *arguments in (("choose-xcode",), ("choose-xcode", "26.4"), ("need-platform", "macOS"),
                                 ("make-simulator",), ("install-xcodegen",)):
            run = self.run_script(name, *arguments)
            self.assertEqual(run.returncode, 64, name)
            self.assertIn(f"usage: {name} ", run.stderr)
