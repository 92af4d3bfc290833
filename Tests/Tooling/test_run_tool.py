"""What the commands in bin/ do around the program that they build and run."""

import os

from planted import REPOSITORY, Planted

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

# Stands for a build of any program, which says where it stands and what it was given.
ANY_SWIFT = """#!/bin/bash
while [ $# -gt 0 ]; do
  case $1 in --package-path) package=$2 ;; --product) product=$2 ;; esac
  shift
done
mkdir -p "$package/.build/debug"
printf '#!/bin/bash\\nprintf "%%s" "$0"; printf " <%%s>" "$@"\\n' > "$package/.build/debug/$product"
chmod +x "$package/.build/debug/$product"
"""


class SampleTests(Planted):
    """The commands that run a sample."""

    def test_each_runs_the_program_of_its_package(self):
        self.copy("bin/lib")
        self.plant("bin/setup", "#!/bin/bash\n", executable=True)
        self.plant("path/swift", ANY_SWIFT, executable=True)
        samples = {
            "prophets": ("Examples/Prophets", "prophets"),
            "preferences": ("Examples/Preferences", "preferences"),
            "videoeditor": ("Examples/VideoEditor", "video-editor"),
        }
        for command, (package, product) in samples.items():
            manifest = self.text(os.path.join(REPOSITORY, package, "Package.swift"))
            self.assertIn(f'.executable(name: "{product}"', manifest)
            run = self.run_command(self.copy(f"bin/{command}"), "a b", "-", path=self.own_programs)
            program = os.path.join(self.root, package, ".build", "debug", product)
            self.assertEqual(run.stdout, f"{program} <a b> <->")


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
