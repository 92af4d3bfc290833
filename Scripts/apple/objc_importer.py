"""A second check of what uses UIKit and WebKit for iOS: with Swift's importer of Objective-C, and no models.

The importer reads headers (headers/), which declare what the checked code uses. What Apple adds in Swift is in
overlays/. So names, optional requirements, nullability, actors, blocks that may be called from anywhere, asynchronous
forms of methods and what extensions of apps may use come from the compiler. Models are Swift, and know no such rules.
"""

import copy
import os
from dataclasses import replace

import swift_source
from platforms import HERE, Platform

HEADERS = os.path.join(HERE, "headers")
# The modules of Apple, each after those that it imports.
APPLE = ("Darwin", "ObjectiveC", "Foundation", "os", "UIKit", "WebKit", "AppIntents", "_AppIntents_UIKit")
HAVE_HEADERS, NO_HEADERS = {"UIKit", "UserNotifications", "WebKit"}, {"SwiftUI"}
MODEL, DRIVING = "StandIn", "@_spi(Driving)"
# Whoever imports both of these modules also imports the third.
CROSS_IMPORT = ("AppIntents", "UIKit", "_AppIntents_UIKit")
CROSS_IMPORT_TEXT = "%YAML 1.2\n---\nversion: 1\nmodules:\n  - name: {}\n"


class Importer(Platform):
    """Checks the modules that use UIKit or WebKit and no SwiftUI, beside the others of a platform."""

    def __init__(self, platform):
        self.__dict__.update(copy.copy(platform.__dict__))
        self.folder = f"{platform.folder}-objc"
        self.title = f"{platform.title} with the headers of Objective-C"
        self.identity += "".join(map(swift_source.read, swift_source.files(HERE, ["headers"], "")))
        self.stamps, self.stubs = {}, APPLE
        self.common = [self.folder if flag == platform.folder else flag for flag in platform.common]
        self.common[self.common.index("-disable-objc-interop")] = "-enable-objc-interop"
        self.common += ["-I", HEADERS]

    def prepare(self):
        """Makes the modules of Swift and of Apple, unless they are there."""
        self.prepare_swift()
        for name in self.stubs:
            self.make(name, [name, f"overlays/{name}"])
        first, second, both = CROSS_IMPORT
        path = os.path.join(self.folder, f"{first}.swiftcrossimport", f"{second}.swiftoverlay")
        swift_source.write(path, CROSS_IMPORT_TEXT.format(both))
        self.common.append("-enable-cross-import-overlays")

    def check_all(self, modules):
        """Checks the modules that use UIKit or WebKit, with what they import, if there are any."""
        wanted = list(self.users(modules))
        return super().check_all(wanted) if wanted else {}

    @staticmethod
    def users(modules):
        """What uses the headers, after what that imports, each without models."""
        plain = [without_models(module) for module in modules if not module.name.endswith(MODEL)]
        barred, users = set(), set()
        for module in plain:
            text = "".join(map(swift_source.read, module.files))
            imported = set(swift_source.IMPORT.findall(text))
            if imported & NO_HEADERS or barred.intersection(module.imports) or DRIVING in text:
                barred.add(module.name)
            elif imported & HAVE_HEADERS and not module.name.endswith("Tests"):
                users.add(module.label)
        needed = set(users)
        for module in reversed(plain):
            if module.label in needed:
                needed.update(module.imports)
        for module in plain:
            if module.label in needed:
                yield module
            if f"{module.label} (mode 6)" in users:
                flags = [*module.flags, "-application-extension"]
                yield replace(module, flags=flags, is_imported=False, label=f"{module.label} (in extensions)")


def without_models(module):
    """A module as it is without models: Apple's modules have their own names."""
    flags, rest = [], iter(module.flags)
    for flag in rest:
        if flag == "-module-alias" or flag == "-D":
            value = next(rest)
            if flag == "-D" and value != "STANDINS":
                flags += [flag, value]
        elif flag != "-disable-cross-import-overlays":
            flags.append(flag)
    text = "".join(map(swift_source.read, module.files))
    imported = set(swift_source.IMPORT.findall(text))
    return replace(module, flags=flags, imports=[name for name in module.imports if name in imported])
