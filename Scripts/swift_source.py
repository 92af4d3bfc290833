"""What the checks share: the Swift files, their code and comments, and how they report."""

import os
import re
import subprocess
import sys

NO_PRODUCTS = ("Tests", "Fuzz", "Benchmarks")
REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# An import, and its module.
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)",
    re.MULTILINE,
)


def files(root, folders, suffix=".swift"):
    """The files with a suffix below the folders of a root, sorted.

    Build folders are left out, and the steps of tutorials, which are pieces of other Swift files.
    """
    skipped = (".docc",) if suffix == ".swift" else ()
    found = []
    for folder in folders:
        for path, names, leaves in os.walk(os.path.join(root, folder)):
            names[:] = [
                name for name in names if not name.startswith(".") and not name.endswith(skipped)
            ]
            found += [os.path.join(path, leaf) for leaf in leaves if leaf.endswith(suffix)]
    return sorted(set(os.path.normpath(path) for path in found))


def source_folders(root):
    """The folders with the code of products: of the root and of every nested package.

    What only tests and measures is not a product.
    """
    found = []
    for manifest in files(root, ["."], "Package.swift"):
        package = os.path.relpath(os.path.dirname(manifest), root)
        if os.path.basename(manifest) == "Package.swift" and not package.startswith(NO_PRODUCTS):
            found.append(os.path.normpath(os.path.join(package, "Sources")))
    return found


def read(path):
    """The text of a file; bytes that are not UTF-8 become replacement characters."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def write(path, text):
    """Writes a file, in a folder that may have to be made."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def sources(root, folders):
    """The Swift files below the folders of a root: their paths from there, and their texts."""
    return [(os.path.relpath(path, root), read(path)) for path in files(root, folders)]


def line_of(text, offset):
    """The line of an offset, from 1."""
    return text.count("\n", 0, offset) + 1


def report(findings, what):
    """Prints the findings and ends the script: code 1 when there are any."""
    for finding in findings:
        print(finding)
    if findings:
        print(f"{len(findings)} {what}")
    sys.exit(1 if findings else 0)


def check(findings, what):
    """Runs a check of the root that the script was given, or of this repository, and ends the
    script."""
    report(list(findings(os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY)), what)


def run(*command, **options):
    """What a command prints; its failure ends the script with 75."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        print(done.stdout, done.stderr, f"{' '.join(command)}: {done.returncode}", file=sys.stderr)
        sys.exit(75)
    return done.stdout


def refuse(message):
    """Ends the script, because of how it was used."""
    print(f"{os.path.basename(sys.argv[0])}: {message}", file=sys.stderr)
    sys.exit(64)


# A comment, or a string: raw or not, of one line or several. In an interpolation, parentheses may be nested twice.
TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/"""
    r'''|(?P<raw>\#+)(?P<quotes>"""|").*?(?P=quotes)(?P=raw)'''
    r'''|"""(?:\\.|[^\\])*?"""|"(?:\\\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\.|[^"\\\n])*"''',
    re.DOTALL,
)


def mask(text):
    """The code of a Swift text, as long as the text: spaces for comments and for what strings hold.

    Bare regex literals are taken for code, and the code in interpolations for text.
    """
    def blank(found):
        is_comment = found.group().startswith("/")
        inside = found.group() if is_comment else found.group()[1:-1]
        spaces = re.sub(r"[^\n]", " ", inside)
        return spaces if is_comment else f'"{spaces}"'

    return TOKEN.sub(blank, text)
