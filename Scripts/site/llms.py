#!/usr/bin/env python3
"""Writes the pages of the documentation as plain Markdown into a folder, and llms.txt, the list of them, beside.

usage: llms.py ROOT FOLDER [BASE]

BASE is the path that the folder has on its server. The pages are below FOLDER/md, at their paths in the repository.
Links among them stay; those of DocC (`<doc:Page>`, ``Symbol``) become links to pages, and code.
"""

import glob
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import swift_source  # noqa: E402

# The sections of the list, with the pages of each.
SECTIONS = [
    ("Start", ["README.md", "Sources/DeepLinking/DeepLinking.docc/*.md"]),
    ("Declare, read and print links", ["Sources/Link{Routing,Patterns,Navigation}/*.docc/*.md"]),
    ("Show links", ["Sources/Link{SwiftUI,UIKit,Actions,WebKit}/*.docc/*.md", "Documentation/*.md"]),
    ("Test, check and serve", ["Sources/Link{Testing,Analysis,Association}/*.docc/*.md", "Tools/Guides/*.md",
                               "Service/Guides/*.md"]),
    ("A skill for coding agents", ["Skills/*/SKILL.md", "Skills/*/references/*.md"]),
]
FENCE = re.compile(r"^[ \t]*(`{3,}|~{3,}).*?^[ \t]*\1[ \t]*$", re.MULTILINE | re.DOTALL)
SUMMARY = "Deep links for SwiftUI and UIKit: links are declared once, and a URL opens the right screen or says why not."


def expanded(pattern):
    """The patterns that one with words in braces stands for."""
    if found := re.search(r"\{([^}]*)\}", pattern):
        return [pattern[:found.start()] + word + pattern[found.end():] for word in found[1].split(",")]
    return [pattern]


def sections(root):
    """Yields (title, paths of pages), each page once, where it is first: a page that DocC shows may be one of the skill."""
    seen = set()
    for title, patterns in SECTIONS:
        found = []
        for pattern in (one for each in patterns for one in expanded(each)):
            found += sorted(glob.glob(pattern, root_dir=root), key=lambda path: (not landing(path), path))
        paths = [path for path in dict.fromkeys(home(root, path) for path in found) if path not in seen]
        seen.update(paths)
        yield title, paths


def home(root, path):
    """The path of a page, or of the page that a link of the file system leads to."""
    full = os.path.join(root, path)
    return os.path.relpath(os.path.realpath(full), os.path.realpath(root)) if os.path.islink(full) else path


def landing(path):
    """Whether a page is the first of its module."""
    folder, name = os.path.split(path)
    return name == "README.md" or os.path.basename(folder) == name.replace(".md", ".docc")


def plain(text, path, names):
    """The text of a page, without what only DocC reads."""
    def outside(part):
        def doc(found):
            name = found[1].split("/")[-1].split("#")[0]
            where = names.get(name)
            return f"[{title_of(swift_source.read(where[0]))}]({os.path.relpath(where[1], os.path.dirname(path))})" \
                if where else f"*{re.sub(r'(?<=[a-z])(?=[A-Z])', ' ', name)}*"
        part = re.sub(r"<doc:([^>]+)>", doc, part)
        part = re.sub(r"``([^`\n]+)``", lambda found: f"`{found[1].split('/')[-1]}`", part)
        return re.sub(r"^[^\n]*<!--\s*excerpt:[^\n]*-->[^\n]*\n", "", part, flags=re.MULTILINE)

    result, end = "", 0
    text = re.sub(r"\A---\n.*?\n---\n+", "", text, flags=re.DOTALL)
    for found in FENCE.finditer(text):
        result += outside(text[end:found.start()]) + found[0]
        end = found.end()
    return (result + outside(text[end:])).strip() + "\n"


def title_of(text):
    """The title of a page."""
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    return found[1].replace("`", "") if found else "A page"


def abstract_of(text):
    """The first paragraph of a page behind its title, on one line."""
    behind = re.split(r"^# .+$", text, maxsplit=1, flags=re.MULTILINE)[-1]
    for paragraph in re.split(r"\n\s*\n", behind):
        line = " ".join(paragraph.split())
        if line and not line.startswith(("#", "|", "-", "!", "```", ">")):
            return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line)
    return ""


def main():
    root, folder, base = sys.argv[1], sys.argv[2], (sys.argv[3] if len(sys.argv) > 3 else "").rstrip("/")
    pages = [path for _, paths in sections(root) for path in paths]
    names = {os.path.basename(path)[:-3]: (os.path.join(root, path), path) for path in pages}
    for path in glob.glob("Sources/*/*.docc/*.md", root_dir=root):
        names[os.path.basename(path)[:-3]] = (os.path.join(root, path), home(root, path))
    texts = {}
    for path in pages:
        texts[path] = plain(swift_source.read(os.path.join(root, path)), path, names)
        target = os.path.join(folder, "md", path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        swift_source.write(target, texts[path])
    lines = ["# swift-deep-linking", "", f"> {SUMMARY}"]
    for title, paths in sections(root):
        lines += ["", f"## {title}", ""]
        for path in paths:
            about = abstract_of(texts[path])
            lines.append(f"- [{title_of(texts[path])}]({base}/md/{path})" + (f": {about}" if about else ""))
    swift_source.write(os.path.join(folder, "llms.txt"), "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
