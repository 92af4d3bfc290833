#!/usr/bin/env python3
"""Compares the headers beside this script with what objc2's translator made from the headers of Xcode.

Compared are, for each class and protocol: that the selectors exist, which methods are optional, what may be nil, which
blocks may be called from anywhere, and what belongs to the main actor. Run it when a header changes; it needs a clone,
so it is no step of bin/check.

usage: compare_headers.py CLONE     a clone of github.com/madsmtm/objc2-generated
exit codes: 0 all is the same · 1 something is not
"""

import glob
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HEADERS = os.path.join(HERE, "headers")
FRAMEWORKS = ("Foundation", "UIKit", "UserNotifications", "WebKit")
# A class or protocol of Rust, with what stands before its name.
TYPE = re.compile(
    r"#\[unsafe\(super\(([\w,\s]+)\)\)\]\n(?P<attributes>[^;]*?)pub struct (?P<struct>\w+)"
    r"|pub unsafe trait (?P<trait>\w+)(?P<above>[^{]*)\{"
)
OWNER = re.compile(r"^ *(?:pub unsafe trait (\w+)|impl(?:<[^{]*?>)? (\w+))\b[^{]*\{", re.MULTILINE)
METHOD = re.compile(
    r"(?P<optional>#\[optional\]\s*)?#\[unsafe\(method\((?P<selector>[\w:]+)\)\)\]"
    r"[^;]*?fn (?:r#)?\w+(?:<[^(]*>)?\((?P<given>[^;]*?)\)(?: -> (?P<result>[^;]*?))?\s*(?:where[^;]*)?;"
)
OPTIONAL = re.compile(r"@protocol (\w+)[^\n]*\n@optional")
ACTOR = re.compile(r"NS_SWIFT_UI_ACTOR(?: NS_SWIFT_NAME\([\w.]+\))?\n@(?:interface|protocol) (\w+)")
# Where the translator differs from the headers, and why.
KNOWN = {
    ("UIApplication", "sharedApplication", "returns nil"): "the translator adds that there is none before the launch",
    ("WKNavigationAction", "sourceFrame", "returns nil"): "Apple's page says that it is never nil",
}
# A class in Objective-C does not repeat what its protocol declares; for Swift it has to.
REPEATED = "initWithCoder:"


def parameters(text):
    """The types of the parameters of a function of Rust, without the receiver."""
    found, depth, last = [], 0, 0
    for at, letter in enumerate(text + ","):
        depth += (letter in "<([") - (letter in ")]" or letter == ">" and text[at - 1] != "-")
        if letter == "," and depth == 0:
            found.append(text[last:at].strip())
            last = at + 1
    types = [part.split(":", 1)[1].strip() for part in found if ":" in part]
    return [each for each in types if each not in ("Allocated<Self>", "MainThreadMarker")]


def theirs(clone):
    """What the clone says: the methods of types, and the types of the main actor."""
    methods, actors, classes = {}, set(), {}
    for path in sorted(path for name in FRAMEWORKS for path in glob.glob(os.path.join(clone, name, "*.rs"))):
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"^ *///.*\n", "", file.read(), flags=re.MULTILINE)
        for found in TYPE.finditer(text):
            if found["struct"]:
                classes[found["struct"]] = found.group(1).replace(",", " ").split()
            if "MainThreadOnly" in (found["attributes"] or "") + (found["above"] or ""):
                actors.add(found["struct"] or found["trait"])
        owners = list(OWNER.finditer(text))
        for owner, after in zip(owners, owners[1:] + [None]):
            for method in METHOD.finditer(text, owner.end(), after.start() if after else len(text)):
                methods[owner.group(1) or owner.group(2), method["selector"]] = method
    actors |= {name for name, above in classes.items() if actors.intersection(above)}
    return methods, actors


def may_be_nil(kind):
    """Whether a type may be nil; `None` where the headers leave it open, and for what is no object."""
    text = kind["qualType"]
    outer = text[:text.index("^") + 20] if "^" in text else text
    if not re.search(r"[*^]|\bid\b|instancetype|Class", text) or "_Null_unspecified" in text:
        return None
    return "_Nullable" in outer or "nullable" in outer


def members(owner):
    """The methods of a type as the headers have them, those of properties too: selector, types given and returned."""
    inner = owner.get("inner", [])
    # What can be set to nil and never returns it is in Swift what may be nil without saying so.
    resettable = {each["name"] for each in inner if "_Null_unspecified" in each.get("type", {}).get("qualType", "")}
    for member in inner:
        if member["kind"] == "ObjCMethodDecl" and member["name"] not in resettable:
            given = [each["type"] for each in member.get("inner", []) if each["kind"] == "ParmVarDecl"]
            yield member["name"], given, member["returnType"]


def headers():
    """The tree of the headers, as clang has it without macros, and their text."""
    text = "".join(open(path, encoding="utf-8").read() for path in glob.glob(os.path.join(HEADERS, "*.h")))
    clang = ["clang", "-x", "objective-c", "-fblocks", "-fobjc-runtime=ios-16.0", "-target", "x86_64-apple-ios16.0", "-w"]
    code = run(*clang, "-E", "-P", os.path.join(HEADERS, "WebKit.h"))
    return json.loads(run(*clang, "-fsyntax-only", "-Xclang", "-ast-dump=json", "-", input=code))["inner"], text


def run(*command, **options):
    """What a command prints."""
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, **options).stdout


def differences(methods, name, optional, selector, given, returned):
    """What the clone says otherwise of a method."""
    known = methods.get((name, selector))
    if known is None:
        return [] if selector == REPEATED else ["is not there"]
    found = []
    if optional is not None and optional != bool(known["optional"]):
        found.append("is optional" if known["optional"] else "is not optional")
    for at, (mine, their) in enumerate(zip(given, parameters(known["given"])), start=1):
        if may_be_nil(mine) is not None and may_be_nil(mine) != their.startswith(("Option<", "*mut")):
            found.append(f"parameter {at} is {their}")
        if "^" in mine["qualType"] and ("@Sendable" in mine["qualType"]) != ("SendableBlock" in their):
            found.append(f"parameter {at} is {their}")
    result = known["result"] or ""
    if "Retained" in result and may_be_nil(returned) not in (None, result.startswith("Option<")):
        found.append("returns nil" if result.startswith("Option<") else "never returns nil")
    return found


def findings(clone):
    """Yields what differs: the type, the selector, and how."""
    methods, actors = theirs(clone)
    tree, text = headers()
    own, optionals = set(ACTOR.findall(text)), set(OPTIONAL.findall(text))
    for owner in tree:
        name = owner.get("name", "")
        if owner["kind"] == "ObjCCategoryDecl":
            name = owner["interface"]["name"] + ("UIKitAdditions" if name == "UIKitAdditions" else "")
        if not owner["kind"].startswith("ObjC") or not re.match(r"UI|UN|WK|NSUserActivity|NSBundle", name):
            continue
        if owner["kind"] != "ObjCCategoryDecl" and owner.get("inner") and (name in own) != (name in actors):
            yield name, "", f"belongs to {'the main' if name in actors else 'no'} actor"
        optional = name in optionals if owner["kind"] == "ObjCProtocolDecl" else None
        for selector, given, returned in members(owner):
            for each in differences(methods, name, optional, selector, given, returned):
                yield name, selector, each


def main():
    found = [each for each in findings(sys.argv[1]) if each not in KNOWN]
    for owner, selector, text in found:
        print(f"{owner} {selector}: {text}")
    print(f"{len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
