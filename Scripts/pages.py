#!/usr/bin/env python3
"""Finds links of pages, and files that pages name, that are not in the tree.

A link leads to a file, and to a heading of it. Code in a page names a file when it is a path from a top folder of the
repository, such as `Scripts/check/`, or ends as a source does. A path may begin at the root, at the page, or at any
folder above the file, and `…` and `*` stand for any text. ELSEWHERE has names of files that are not of the tree.

usage: pages.py [ROOT]
"""

import fnmatch
import os
import re

import swift_source

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
SOURCE = re.compile(r"[^\s()'\"=:,]*[\w…*]\.(?:swift|py|sh|md|docc|tutorial)\b")
# What a reader is to make, what a run writes, and what is in the code of others.
ELSEWHERE = {
    "Type.swift", "Type+Aspect.swift", "Scripts/check/NN-name.sh",
    "Sources/LinkRouting/Parameters/LinkParameter+HexColor.swift",
    "first-run.md", "UIKitAppDelegate.swift",
}


def tree(root):
    """The files and folders below a root, without those of builds and of git."""
    found = []
    for path, names, leaves in os.walk(root):
        names[:] = [name for name in names if not name.startswith((".build", ".swiftpm")) and name != ".git"]
        found += [os.path.relpath(os.path.join(path, name), root) for name in names + leaves]
    return sorted(found)


def anchors(text):
    """What a link may name after the # of a page: its headings, as GitHub writes them."""
    found = set()
    for heading in re.findall(r"^#+ (.*)", FENCE.sub("", text), re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip()).lower()
        found.add(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return found


def of_links(page, texts, known):
    """Yields the links of a page that lead to no file, or to no heading of it."""
    for link in LINK.findall(FENCE.sub("", texts[page])):
        path, _, anchor = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
        if re.match(r"[a-z]+:", link):
            continue
        if target not in known and target != ".":
            yield f"{page}: {link}: no such file"
        elif anchor and target in texts and anchor not in anchors(texts[target]):
            yield f"{page}: {link}: no such heading"


def named(text, folders):
    """The files and folders that the code of a page names, in order."""
    for code in CODE.findall(FENCE.sub("", text)):
        for word in code.split():
            is_path = word.partition("/")[0] in folders and "/" in word
            source = SOURCE.fullmatch(word)
            if (is_path or source) and word not in ELSEWHERE:
                yield re.sub(r"[.,;:]+$", "", word).split("#")[0].rstrip("/")


def is_there(name, page, known):
    """Whether a name is that of a file or folder: from the root, from the page, or from above the file."""
    pattern = re.sub(r"[…*]+", "*", name).replace("[", "[[]")
    near = os.path.normpath(os.path.join(os.path.dirname(page), pattern))
    if {pattern, near} & known:
        return True
    return any(fnmatch.filter(known, each) for each in (pattern, f"*/{pattern}", near))


def findings(root):
    """Yields a line for each link and each name that leads to nothing."""
    paths = tree(root)
    known = set(paths)
    folders = {path for path in paths if "/" not in path and os.path.isdir(os.path.join(root, path))}
    texts = {path: swift_source.read(os.path.join(root, path)) for path in paths if path.endswith(".md")}
    for page, text in texts.items():
        yield from of_links(page, texts, known)
        for name in dict.fromkeys(named(text, folders)):
            if not is_there(name, page, known):
                yield f"{page}: `{name}`: no such file"


if __name__ == "__main__":
    swift_source.check(findings, "links and names of files that lead to nothing")
