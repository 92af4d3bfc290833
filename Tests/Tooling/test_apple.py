"""What does not compile for Apple's platforms, planted into a small package."""

import os

from planted import SCRIPTS, Planted

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let models: [Target] = ["AppleFoundation", "UserNotifications", "UIKit"].map {
  .target(
    name: "\\($0)StandIn",
    dependencies: $0 == "UIKit" ? ["AppleFoundationStandIn", "UserNotificationsStandIn"] : [],
    path: "Tests/StandIns/\\($0)",
    swiftSettings: [
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  )
}
let package = Package(
  name: "planted",
  platforms: [.iOS(.v16), .visionOS(.v1)],
  products: [.library(name: "Core", targets: ["Core"]), .library(name: "Kit", targets: ["Kit"])],
  targets: [
    .target(name: "Core"),
    .target(
      name: "Kit", dependencies: ["UIKitStandIn"],
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=UIKitStandIn"])]
    ),
  ] + models
)
"""
KIT = """import UIKit
@MainActor public func isMore(_ tabs: UITabBarController) -> Bool {
  tabs.selectedViewController === tabs.%s
}
"""
TYPED = """public enum Failure: Error { case bad }
public struct Form { public var read: ((Int) throws(Failure) -> Int)? }
public func isReadable(_ form: Form) -> Bool { %s }
"""


READABLE = "if case .some = form.read { true } else { false }"


class AppleTests(Planted):
    def setUp(self):
        super().setUp()
        self.plant("Package.swift", MANIFEST)
        self.plant("Sources/Core/Form.swift", TYPED % READABLE)
        self.plant("Sources/Kit/Tabs.swift", KIT % "presentedViewController")
        for model in ("AppleFoundation", "UserNotifications", "UIKit"):
            self.copy(f"Tests/StandIns/{model}")

    def check(self, *options):
        return self.run_command(os.path.join(SCRIPTS, "apple", "typecheck.py"), self.root,
                                "--platform", "ios", "--platform", "visionos", *options)

    def test_finds_what_linux_does_not(self):
        run = self.check()
        self.assert_passes(run)
        self.assertIn("ios16.0-simulator: 5 modules, 5 checked", run.stdout)
        self.assertIn("5 unchanged", self.check().stdout)

        self.plant("Sources/Core/Form.swift", TYPED % "form.read != nil")
        self.plant("Sources/Core/Bytes.swift",
                   "func count(_ bytes: [UInt8]) -> Int { bytes.span.count }\n")
        self.plant("Sources/Kit/Tabs.swift", KIT % "moreNavigationController")
        run = self.check()
        self.assertIn("Core does not compile for x86_64-apple-xros1.0-simulator", run.stdout)
        run = self.check("--brief")
        self.assertNotIn("Core does not compile for x86_64-apple-xros1.0-simulator", run.stdout)
        self.assert_finds(
            run,
            "Core does not compile for x86_64-apple-ios16.0-simulator",
            "Form.swift:3:58: error: runtime support for typed throws function types is only",
            "Bytes.swift:1:45: error: 'span' is only available in iOS 26.0 or newer",
            "Kit does not compile for x86_64-apple-xros1.0-simulator",
            "error: 'moreNavigationController' is unavailable in visionOS",
        )
        self.assertNotIn("Kit does not compile for x86_64-apple-ios", run.stdout)
