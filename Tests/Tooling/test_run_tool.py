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
        path = os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"]
        samples = {
            "prophets": ("Examples/Prophets", "prophets"),
            "preferences": ("Examples/Preferences", "preferences"),
            "videoeditor": ("Examples/VideoEditor", "video-editor"),
        }
        for command, (package, product) in samples.items():
            manifest = os.path.join(REPOSITORY, package, "Package.swift")
            with open(manifest, encoding="utf-8") as file:
                self.assertIn(f'.executable(name: "{product}"', file.read())
            run = self.run_command(self.copy(f"bin/{command}"), "a b", "-", path=path)
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
        path = os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"]
        command = os.path.join(self.root, "bin", "deeplink")
        elsewhere = os.path.join(self.root, "elsewhere")
        return self.run_command(
            command, *arguments, path=path, cwd=elsewhere, ROOT=self.root, **environment
        )

    def test_runs_the_program_where_the_caller_is_with_every_argument(self):
        run = self.deeplink("split", "a b", "", "*")
        self.assertEqual(run.stdout, f"{self.root}/elsewhere\n<split><a b><><*>")

    def test_has_the_exit_code_of_the_program(self):
        self.assertEqual(self.deeplink().returncode, 3)

    def test_is_quiet_about_a_build_that_succeeds(self):
        self.deeplink()
        self.assertEqual(self.deeplink().stderr, "")

    def test_says_that_the_first_build_takes_its_time(self):
        self.assertIn("first time", self.deeplink().stderr)

    def test_shows_a_build_that_fails_and_exits_with_75(self):
        run = self.deeplink(BROKEN="1")
        self.assertEqual(run.returncode, 75)
        self.assertEqual(run.stdout, "")
        self.assertIn("error: broken", run.stderr)

    def test_exits_with_75_when_the_setup_fails(self):
        self.plant("bin/setup", "#!/bin/bash\nexit 75\n", executable=True)
        self.assertEqual(self.deeplink().returncode, 75)

    def test_never_builds_with_the_stand_ins(self):
        self.deeplink(DEEPLINK_STANDINS="1")
        with open(os.path.join(self.root, "standins")) as file:
            self.assertEqual(file.read(), "unset\n")
