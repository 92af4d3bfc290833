"""What bin/release makes, and what the GitHub action takes of a release, with planted programs."""

import hashlib
import os
import subprocess
import tarfile
import zipfile

from planted import Planted
from test_bundle import MAKER, TOOL

VERSION = "1.2.3"
SOURCE = "Sources/LinkAnalysis/PackageVersion.swift"
LOG = f"# Changelog\n\n## {VERSION} - 2026-12-01\n\nThe first.\n\n## 1.2.2 - 2026-11-01\n\nOlder.\n"

# Stands for the toolchain: builds what is asked for from one planted program.
SWIFT = """#!/bin/bash
printf '<%s>' "$@" >> "$ROOT/builds"; echo >> "$ROOT/builds"
mkdir -p "$ROOT/built"
for product in deeplink link-service; do
  [ "$product" = "${BROKEN-}" ] && [[ " $* " = *" $product "* ]] && exit 1
  cp "$ROOT/tool" "$ROOT/built/$product"
done
[ "${@: -1}" != --show-bin-path ] || echo "$ROOT/built"
"""


class ReleaseTests(Planted):
    COPIED = ("bin/bundle", "bin/release", "bin/lib", ".github/actions/deeplink/install.sh", "LICENSE")
    PLANTED = {
        "bin/setup": "#!/bin/bash\n", "path/swift": SWIFT, "tool": TOOL, "built/generate-manual": MAKER,
        SOURCE: f'  public static let current = "{VERSION}"\n', "CHANGELOG.md": LOG,
        "Service/README.md": "The service\n", "Service/Guides/Run.md": "Run it\n",
        ".gitignore": "calls\nbuilds\nbuilt/\nout/\ntemporary/\ngithub-path\n",
    }

    def setUp(self):
        super().setUp()
        self.git("init", "-q")
        self.commit()
        self.git("tag", VERSION)

    def git(self, *arguments):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.example", *arguments], cwd=self.root, check=True)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-qm", "A change")

    def release(self, *arguments, **environment):
        return self.run_command("bin/release", "--into", "out", *arguments, **environment)

    def files(self):
        return sorted(os.listdir(os.path.join(self.root, "out")))

    def archive(self, program):
        name, = [file for file in self.files() if file.startswith(f"{program}-{VERSION}-")]
        return name

    def test_makes_all_that_is_published(self):
        run = self.release()
        self.assert_passes(run)
        tool, service = self.archive("deeplink"), self.archive("link-service")
        self.assertEqual(self.files(), sorted(["SHA256SUMS", "deeplink.artifactbundle.zip", tool, service, "notes.md"]))
        self.assertEqual(run.stdout.split(), [
            os.path.join(self.root, "out", name)
            for name in ("notes.md", "SHA256SUMS", tool, service, "deeplink.artifactbundle.zip")])
        self.assertEqual(self.text("out/notes.md"), "\nThe first.\n\n")
        self.assertIn("<-c><release>", self.text("builds"))
        for name, program, beside in (
            (tool, "deeplink", "share/man/man1/deeplink.1"), (service, "link-service", "Guides/Run.md"),
        ):
            with tarfile.open(os.path.join(self.root, "out", name)) as archive:
                folder = name.removesuffix(".tar.gz")
                self.assertTrue(archive.getmember(f"{folder}/bin/{program}").mode & 0o100)
                self.assertIn(f"{folder}/{beside}", archive.getnames())
                self.assertIn(f"{folder}/LICENSE", archive.getnames())
        with zipfile.ZipFile(os.path.join(self.root, "out/deeplink.artifactbundle.zip")) as bundle:
            self.assertIn("deeplink.artifactbundle/info.json", bundle.namelist())

    def test_the_checksums_are_those_of_the_archives(self):
        self.assert_passes(self.release())
        for line in self.text("out/SHA256SUMS").splitlines():
            sum, name = line.split("  ")
            with open(os.path.join(self.root, "out", name), "rb") as file:
                self.assertEqual(hashlib.sha256(file.read()).hexdigest(), sum)
        self.assertEqual(len(self.text("out/SHA256SUMS").splitlines()), 3)

    def test_collects_what_other_machines_made(self):
        self.assert_passes(self.release())
        tool = os.path.join(self.root, "out", self.archive("deeplink"))
        mac = f"deeplink-{VERSION}-arm64-apple-macosx"
        with tarfile.open(tool) as archive:
            archive.extractall(os.path.join(self.root, "temporary"), filter="data")
        folder = os.path.join(self.root, "temporary")
        os.rename(os.path.join(folder, os.listdir(folder)[0]), os.path.join(folder, mac))
        with tarfile.open(os.path.join(self.root, "out", f"{mac}.tar.gz"), "w:gz") as archive:
            archive.add(os.path.join(folder, mac), mac)
        self.plant("builds")
        self.assert_passes(self.release("--collect"))
        self.assertEqual(self.text("builds"), "")
        with zipfile.ZipFile(os.path.join(self.root, "out/deeplink.artifactbundle.zip")) as bundle:
            self.assertEqual(bundle.read("deeplink.artifactbundle/info.json").count(b'"path"'), 2)

    def test_stops_where_the_commit_cannot_be_released(self):
        self.git("tag", "-d", VERSION)
        self.plant("CHANGELOG.md", LOG.replace(" - 2026-12-01", ""))
        reasons = ("has no date", "are not committed", f"has no tag {VERSION}")
        run = self.release()
        self.assertEqual(run.returncode, 1)
        self.assertEqual([reason for reason in reasons if reason in run.stderr], list(reasons))
        self.assertFalse(os.path.exists(os.path.join(self.root, "out")))
        run = self.release("--dry-run")
        self.assert_passes(run)
        self.assertEqual([reason for reason in reasons if reason in run.stderr], list(reasons))
        self.assertEqual(len(self.files()), 5)

    def test_the_changelog_is_that_of_the_version(self):
        self.plant("CHANGELOG.md", LOG.replace(VERSION, "1.3.0"))
        self.assertIn("and the version is 1.2.3", self.release().stderr)

    def test_says_what_is_wrong(self):
        self.assertEqual(self.release("--for-real").returncode, 64)
        self.assertEqual(self.run_command("bin/release", "--into").returncode, 64)
        for product in ("deeplink", "link-service"):
            run = self.release(BROKEN=product)
            self.assertEqual((run.returncode, f"{product} could not be built" in run.stderr), (75, True))
        run = self.run_command("bin/release", "--collect", "--into", "empty", "--dry-run")
        self.assertEqual((run.returncode, "there is no deeplink-1.2.3-TRIPLE.tar.gz" in run.stderr), (73, True))

    def install(self, **environment):
        added = self.plant("github-path")
        temporary = os.path.dirname(self.plant("temporary/file"))
        return self.run_command(
            ".github/actions/deeplink/install.sh", GITHUB_PATH=added, RUNNER_TEMP=temporary,
            DEEPLINK_RELEASES=f"file://{self.root}/releases", **environment)

    def test_the_action_takes_the_tool_of_the_release_that_it_is_used_at(self):
        self.assert_passes(self.release())
        os.makedirs(os.path.join(self.root, "releases"))
        os.rename(os.path.join(self.root, "out"), os.path.join(self.root, "releases", VERSION))
        self.plant("builds")
        run = self.install(GITHUB_ACTION_REF=VERSION)
        self.assert_passes(run)
        self.assertIn(f"deeplink {VERSION} is that of the release", run.stdout)
        self.assertEqual(self.text("builds"), "")
        self.assertTrue(os.access(os.path.join(self.text("github-path").strip(), "deeplink"), os.X_OK))

    def test_the_action_builds_the_tool_without_a_release(self):
        for reference in ("main", "9.9.9", "../1.2.3", ""):
            self.plant("builds")
            self.assert_passes(self.install(GITHUB_ACTION_REF=reference))
            self.assertNotEqual(self.text("builds"), "")

    def test_the_action_refuses_an_archive_that_is_not_the_one_that_was_published(self):
        self.assert_passes(self.release())
        os.makedirs(os.path.join(self.root, "releases"))
        os.rename(os.path.join(self.root, "out"), os.path.join(self.root, "releases", VERSION))
        sums = f"releases/{VERSION}/SHA256SUMS"
        self.plant(sums, self.text(sums).replace("a", "b").replace("1", "2"))
        run = self.install(GITHUB_ACTION_REF=VERSION)
        self.assertEqual(run.returncode, 65)
        self.assertIn("isn't the one that it lists in SHA256SUMS", run.stdout)
