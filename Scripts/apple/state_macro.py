"""A second check of what uses SwiftUI, with `@State` as SDK 27 has it: as a macro, no longer as a property wrapper.

The macro is compiled for this machine (StateMacro), and its declarations are added to the model of SwiftUI
(StateMacroModel). Where a property wrapper and a macro have one name, Swift takes the macro.
"""

import copy
import hashlib
import os
from dataclasses import replace

import swift_source
from platforms import HERE, Platform, is_text

MODEL = "SwiftUIStandIn"
PLUGIN = "libStateMacro.so"


class StateMacro(Platform):
    """Checks the modules that use SwiftUI once more, beside the others of a platform."""

    def __init__(self, platform):
        self.__dict__.update(copy.copy(platform.__dict__))
        self.folder = f"{platform.folder}-state-macro"
        self.title = f"{platform.title} with @State as a macro"
        self.plugin = os.path.join(self.folder, PLUGIN)
        self.sources = swift_source.files(HERE, ["StateMacro"])
        self.identity += "".join(map(swift_source.read, self.sources))
        self.common = ["-I", self.folder, *platform.common, "-load-plugin-library", self.plugin]
        self.others = platform.stamps

    def prepare(self):
        """Compiles the macro, unless it is there."""
        stamp = os.path.join(self.folder, "plugin.stamp")
        identity = hashlib.sha256(self.identity.encode()).hexdigest()
        if is_text(stamp, identity):
            return
        os.makedirs(self.folder, exist_ok=True)
        host = os.path.join(self.library, "host")
        swift_source.run(
            "swiftc", "-emit-library", "-o", self.plugin, "-module-name", "StateMacro", "-parse-as-library",
            "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-Xlinker", "-rpath", "-Xlinker", host,
            *self.sources, cwd=self.folder,
        )
        swift_source.write(stamp, identity)

    def check_all(self, modules):
        """Checks the modules that use SwiftUI, if the platform has any."""
        users = list(self.users(modules))
        if not users:
            return {}
        own = {module.label for module in users}
        self.stamps = {label: stamp for label, stamp in self.others.items() if label not in own}
        return super().check_all(users)

    @staticmethod
    def users(modules):
        """The model of SwiftUI with the macro, and what imports it, itself or through others."""
        names = set()
        for module in modules:
            if module.name == MODEL:
                added = swift_source.files(HERE, ["StateMacroModel"])
                module = replace(module, files=module.files + added)
            elif not names.intersection(module.imports):
                continue
            names.add(module.name)
            yield module
