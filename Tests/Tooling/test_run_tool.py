"""What the commands in bin/ do around the program that they build and run."""

import os

from planted import Planted

# Stands for a build: notes the environment, and writes the program or fails.
SWIFT = """#!/bin/bash
echo "swift says something"
echo "${DEEPLINK_STANDINS-unset}" > "$ROOT/standins"
[ -z "${BROKEN-}" ] || { echo 'error: broken'; exit 1; }
folder="$ROOT/Tools/.build/debug"
mkdir -p "$folder"
printf '#!/bin/bash\\npwd\\nprintf "<%%s>" "$@"\\nexit 3\\n' > "$folder/deeplink"
chmod +x "$folder/deeplink"
"""


class RunToolTests(Planted):
    def setUp(self):
        super().setUp()
        self.copy("bin/deeplink")
        self.copy("bin/lib")
        self.plant("bin/setup", "#!/bin/bash\n", executable=True)
        self.plant("path/swift", SWIFT, executable=True)
        self.plant("elsewhere/file")

    def deeplink(self, *arguments, **environment):
        command = os.path.join(self.root, "bin", "deeplink")
        elsewhere = os.path.join(self.root, "elsewhere")
        return self.run_command(
            command, *arguments, path=self.own_programs, cwd=elsewhere, ROOT=self.root,
            **environment)

    def test_runs_the_program_where_the_caller_is_with_every_argument_and_its_exit_code(self):
        run = self.deeplink("split", "a b", "", "*")
        self.assertEqual(run.stdout, f"{self.root}/elsewhere\n<split><a b><><*>")
        self.assertEqual(run.returncode, 3)

    def test_runs_a_program_that_was_built_elsewhere_without_building(self):
        self.plant("built/deeplink", '#!/bin/bash\necho "built <$1>"\n', executable=True)
        run = self.deeplink("a b", TOOL_PROGRAMS=os.path.join(self.root, "built"), BROKEN="1")
        self.assertEqual((run.returncode, run.stdout), (0, "built <a b>\n"))

    def test_says_that_the_first_build_takes_its_time_and_nothing_later(self):
        self.assertIn("first time", self.deeplink().stderr)
        self.assertEqual(self.deeplink().stderr, "")

    def test_shows_a_build_that_fails_and_exits_with_75(self):
        run = self.deeplink(BROKEN="1")
        self.assertEqual((run.returncode, run.stdout), (75, ""))
        self.assertIn("error: broken", run.stderr)

    def test_exits_with_75_when_the_setup_fails(self):
        self.plant("bin/setup", "#!/bin/bash\nexit 75\n", executable=True)
        self.assertEqual(self.deeplink().returncode, 75)

    def test_never_builds_with_the_stand_ins(self):
        self.deeplink(DEEPLINK_STANDINS="1")
        self.assertEqual(self.text("standins"), "unset\n")
