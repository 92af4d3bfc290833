"""What bin/setup does on a machine where something is missing."""

import glob
import os
import shutil
import sys
import unittest

from planted import REPOSITORY, Planted

SETUP = os.path.join(REPOSITORY, "bin", "setup")

# Notes its arguments, and "installs" python3 as a program that does nothing.
APT_GET = """#!/bin/bash
echo "$*" >> "$LOG"
case " $* " in
  *" update "*) : > "$LOG.updated" ;;
  *" install "*)
    [ -z "${NEEDS_UPDATE-}" ] || [ -e "$LOG.updated" ] || { echo 'E: Unable to locate'; exit 100; }
    [ -z "${INSTALLS_NOTHING-}" ] || exit 0
    printf '#!/bin/bash\\n' > "$FOLDER/python3" && chmod +x "$FOLDER/python3" ;;
esac
"""


NOTHING = "#!/bin/bash\n"
# What the tests can't take away.
THERE = ("/usr/include/sqlite3.h", "/usr/include/qrencode.h", "/usr/include/postgresql/libpq-fe.h")
DESKTOP = ("gio", "xdg-open", "update-desktop-database")


@unittest.skipUnless(sys.platform == "linux", "on macOS bin/setup only checks")
@unittest.skipUnless(all(map(os.path.exists, THERE)) and glob.glob("/usr/lib/postgresql/*/bin/postgres"),
                     "bin/setup --for check has not run here")
class SetupTests(Planted):
    PLANTED = {"path/apt-get": APT_GET, "path/id": "#!/bin/bash\necho 0\n", **{
        f"path/{program}": NOTHING for program in ("swift", "curl", "zbarimg", "zip", *DESKTOP)}}

    def setUp(self):
        super().setUp()
        self.folder = os.path.join(self.root, "path")
        for program in ("bash", "env", "tr", "git", "chmod"):
            os.symlink(shutil.which(program), os.path.join(self.folder, program))

    def setup(self, *arguments, **environment):
        return self.run_command(
            SETUP, *arguments, path=self.folder, LOG=f"{self.root}/log", FOLDER=self.folder, **environment)

    def remove(self, *programs):
        for program in programs:
            os.remove(os.path.join(self.folder, program))

    def test_says_and_does_nothing_when_nothing_is_missing(self):
        run = self.setup()
        self.assert_passes(run)
        self.assertEqual(run.stdout + run.stderr + self.text("log"), "")

    def test_installs_what_the_purpose_needs_and_says_so(self):
        run = self.setup("--for", "check")
        self.assert_passes(run)
        self.assertEqual(run.stderr, "setup: installing python3\n")
        self.assertRegex(self.text("log"), r"^[^\n]*--no-install-recommends python3\n$")

    def test_names_what_a_purpose_needs(self):
        desktop = " libglib2.0-bin xdg-utils desktop-file-utils"
        self.remove(*DESKTOP)
        for purpose, packages in (
            ("links", desktop), ("check", desktop),
            ("browser", "--no-install-recommends chromium-driver"),
        ):
            run = self.setup("--for", purpose, "--no-install")
            self.assertEqual(run.returncode, 75)
            self.assertIn(packages, run.stdout)
        self.assert_passes(self.setup())

    def test_names_what_a_bundle_needs(self):
        is_there = glob.glob("/usr/lib*/libcurl.so") + glob.glob("/usr/lib*/*/libcurl.so")
        run = self.setup("--for", "bundle", "--no-install")
        self.assertEqual(run.returncode, 0 if is_there else 75)
        self.assertEqual("libcurl4-openssl-dev" in run.stdout, not is_there)

    def test_names_what_reads_codes_of_link_pages(self):
        self.assert_passes(self.setup("--for", "service"))
        self.remove("zbarimg")
        self.assert_passes(self.setup("--for", "service"))
        run = self.setup("--for", "check", "--no-install")
        self.assertEqual(run.returncode, 75)
        self.assertIn("--no-install-recommends zbar-tools python3", run.stdout)

    def test_fetches_the_package_lists_only_when_the_installation_needs_them(self):
        self.assert_passes(self.setup("--for", "check", NEEDS_UPDATE="1"))
        calls = self.text("log").splitlines()
        self.assertEqual(["update" in call for call in calls], [False, True, False])

    def test_only_prints_the_command_without_installing(self):
        run = self.setup("--for", "check", "--no-install")
        command = "apt-get update && apt-get install --yes --no-install-recommends python3\n"
        self.assertEqual((run.returncode, run.stdout, self.text("log")), (75, command, ""))

    def test_uses_sudo_when_it_is_not_root(self):
        self.plant("path/id", "#!/bin/bash\necho 1000\n")
        self.plant("path/sudo", '#!/bin/bash\necho "sudo $1" >> "$LOG"\nshift\n"$@"\n')
        self.assert_passes(self.setup("--for", "check"))
        self.assertTrue(self.text("log").startswith("sudo -n\n"))

    def assert_fails(self, run, text):
        self.assertEqual(run.returncode, 75)
        self.assertIn(text, run.stderr)

    def test_says_what_to_do_when_it_cannot_install(self):
        missing = "still missing after the installation: python3"
        self.assert_fails(self.setup("--for", "check", INSTALLS_NOTHING="1"), missing)
        self.plant("path/id", "#!/bin/bash\necho 1000\n")
        self.assert_fails(self.setup("--for", "check"), "no-install-recommends python3")
        self.remove("apt-get")
        self.assert_fails(self.setup("--for", "benchmark"), "python3 valgrind")
        self.remove("swift")
        self.assert_fails(self.setup(), "swift.org/install")

    def test_refuses_an_unknown_purpose(self):
        for arguments in (("--for", "fun"), ("--for",), ("--fro=check",)):
            self.assertEqual(self.setup(*arguments).returncode, 64)
