"""What the commands in bin/ do around the programs that they build and run."""

import os
import subprocess

from planted import Planted

# Stands for a build: notes the environment, and writes the program or fails.
SWIFT = """#!/bin/bash
[ "$1" = build ] || exit 0
echo "swift says something"
echo "${DEEPLINK_STANDINS-unset}" > "$ROOT/standins"
[ -z "${BROKEN-}" ] || { echo 'error: broken'; exit 1; }
program=Tools/.build/debug/deeplink
case " $* " in
  *' -c release '*) program=Benchmarks/.build/release/benchmark ;;
  *" --scratch-path $ROOT/.build-examples "*) program=.build-examples/debug/${*: -1} ;;
esac
mkdir -p "$ROOT/${program%/*}"
printf '#!/bin/bash\\npwd\\nprintf "<%%s>" "$@"\\nexit 3\\n' > "$ROOT/$program"
chmod +x "$ROOT/$program"
"""
# Installs nothing, and fails for some purpose.
SETUP = '#!/bin/bash\n[ "$*" != "${MISSING-none}" ] || exit 75\n'


class RunToolTests(Planted):
    COPIED = ("bin/deeplink", "bin/benchmark", "bin/prophets", "bin/posts", "bin/lib")
    PLANTED = {"bin/setup": SETUP, "path/swift": SWIFT, "elsewhere/file": ""}

    def run_tool(self, *arguments, name="bin/deeplink", **environment):
        return self.run_command(
            name, *arguments, cwd=os.path.join(self.root, "elsewhere"), **environment)

    def test_runs_the_program_where_the_caller_is_with_every_argument_and_its_exit_code(self):
        for name in ("bin/deeplink", "bin/benchmark"):
            run = self.run_tool("split", "a b", "", "*", name=name)
            self.assertEqual((run.returncode, run.stdout), (3, f"{self.root}/elsewhere\n<split><a b><><*>"))

    def test_samples_share_a_build_and_each_has_its_own_stamp(self):
        for name in ("prophets", "posts"):
            for _ in range(2):
                run = self.run_tool("a b", name=f"bin/{name}")
                self.assertEqual((run.returncode, run.stdout), (3, f"{self.root}/elsewhere\n<a b>"))
            self.assertTrue(os.path.exists(os.path.join(self.root, f".build-examples/{name}.built")))
            self.assertNotIn("first time", run.stderr)

    def test_runs_a_program_that_was_built_elsewhere_without_building(self):
        self.plant("built/deeplink", '#!/bin/bash\necho "built <$1>"\n')
        run = self.run_tool("a b", TOOL_PROGRAMS=os.path.join(self.root, "built"), BROKEN="1")
        self.assertEqual((run.returncode, run.stdout), (0, "built <a b>\n"))

    def test_says_that_the_first_build_takes_its_time_and_nothing_later(self):
        self.assertIn("first time", self.run_tool().stderr)
        self.assertEqual(self.run_tool().stderr, "")

    def test_builds_again_only_when_something_changed(self):
        self.plant("Sources/A/a.swift", "")
        self.plant("Tools/Sources/deeplink/b.swift", "")
        self.plant("Tools/Package.swift", 'dependencies: [.package(name: "root", path: "..")]')
        self.plant("Package.swift", "")

        def builds():
            notes = os.path.join(self.root, "standins")
            if os.path.exists(notes):
                os.remove(notes)
            self.run_tool()
            return os.path.exists(notes)

        self.assertTrue(builds())
        self.assertFalse(builds())
        later = os.stat(os.path.join(self.root, "Tools/.build/deeplink.built")).st_mtime + 2
        for name in ("Sources/A/a.swift", "Tools/Sources/deeplink/b.swift", "Tools/Package.swift", "Package.swift"):
            path = os.path.join(self.root, name)
            usual = os.stat(path).st_mtime
            os.utime(path, (later, later))
            self.assertTrue(builds(), name)
            os.utime(path, (usual, usual))
            self.assertFalse(builds(), name)
        # A file that was removed leaves a folder that is newer.
        os.remove(os.path.join(self.root, "Sources/A/a.swift"))
        os.utime(os.path.join(self.root, "Sources/A"), (later, later))
        self.assertTrue(builds())
        os.remove(os.path.join(self.root, "Tools/.build/debug/deeplink"))
        self.assertTrue(builds())

    def test_builds_again_when_a_package_changed_that_a_manifest_names(self):
        self.plant("Tools/Package.swift", """dependencies: [
            .package(path: "../Shared"), .package(name: "root", path: ".."),
            .package(url: "https://example.com/other", exact: "1.0.0"),
        ]""")
        self.plant("Package.swift", "")
        self.plant("Sources/a.swift", "")
        self.plant("Tools/Sources/b.swift", "")
        self.plant("Shared/Package.swift", '.package(path: "../Deeper")')
        self.plant("Shared/Sources/Kit/c.swift", "")
        self.plant("Deeper/Package.swift", "")
        self.plant("Deeper/Sources/d.swift", "")
        self.run_tool()
        self.assertEqual(self.run_tool(BROKEN="1").returncode, 3)
        later = os.stat(os.path.join(self.root, "Tools/.build/deeplink.built")).st_mtime + 2
        for name in ("Shared/Sources/Kit/c.swift", "Shared/Package.swift", "Deeper/Sources/d.swift"):
            path = os.path.join(self.root, name)
            usual = os.stat(path).st_mtime
            os.utime(path, (later, later))
            self.assertEqual(self.run_tool(BROKEN="1").returncode, 75, name)
            os.utime(path, (usual, usual))
            self.assertEqual(self.run_tool(BROKEN="1").returncode, 3, name)

    def test_a_build_that_fails_is_tried_again(self):
        self.assertEqual(self.run_tool().returncode, 3)
        os.remove(os.path.join(self.root, "Tools/.build/deeplink.built"))
        self.assertEqual(self.run_tool(BROKEN="1").returncode, 75)
        self.assertEqual(self.run_tool(BROKEN="1").returncode, 75)
        self.assertEqual(self.run_tool().returncode, 3)

    def test_shows_the_progress_of_a_build_at_a_terminal_alone(self):
        self.assertNotIn("swift says something", self.run_tool().stderr)
        os.remove(os.path.join(self.root, "Tools/.build/deeplink.built"))
        master, terminal = os.openpty()
        self.addCleanup(os.close, master)
        path = os.path.join(self.root, "path") + os.pathsep + os.environ["PATH"]
        subprocess.run(
            [os.path.join(self.root, "bin/deeplink")], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=terminal, env={**os.environ, "ROOT": self.root, "PATH": path})
        os.close(terminal)
        self.assertIn(b"swift says something", os.read(master, 4096))

    def test_shows_a_build_that_fails_and_exits_with_75(self):
        run = self.run_tool(BROKEN="1")
        self.assertEqual((run.returncode, run.stdout), (75, ""))
        self.assertIn("error: broken", run.stderr)

    def test_exits_with_75_when_the_setup_fails_and_goes_on_without_valgrind(self):
        self.assertEqual(self.run_tool(MISSING="").returncode, 75)
        run = self.run_tool(name="bin/benchmark", MISSING="--for benchmark")
        self.assertEqual(run.returncode, 3)
        self.assertIn("without valgrind", run.stderr)

    def test_never_builds_with_the_stand_ins(self):
        self.run_tool(DEEPLINK_STANDINS="1")
        self.assertEqual(self.text("standins"), "unset\n")
