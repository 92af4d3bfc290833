"""What does not compile for Apple's platforms, planted into a small package."""

import os

from planted import SCRIPTS, Planted

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let below = [
  "UIKit": ["AppleFoundation", "UserNotifications"], "SwiftUI": ["AppleFoundation", "UIKit"],
]
let models: [Target] = ["AppleFoundation", "UserNotifications", "UIKit", "SwiftUI"].map {
  .target(
    name: "\\($0)StandIn",
    dependencies: (below[$0] ?? []).map { .init(stringLiteral: "\\($0)StandIn") },
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
  products: ["Core", "Kit", "Views"].map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "Core"),
    .target(
      name: "Kit", dependencies: ["UIKitStandIn", "UserNotificationsStandIn"],
      swiftSettings: [
        .swiftLanguageMode(.v5), .define("STANDINS"),
        .unsafeFlags(["-module-alias", "UIKit=UIKitStandIn"]),
        .unsafeFlags(["-module-alias", "UserNotifications=UserNotificationsStandIn"]),
      ]
    ),
    .target(
      name: "Views", dependencies: ["SwiftUIStandIn"],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=SwiftUIStandIn"])]
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


VIEW = """public import SwiftUI
public struct Row: View {
  @State private var opened: Opened
  @State private var isOpen = false
  @State private var title = ""
  public init(title: String) { _opened = State(initialValue: Opened()) }
  public var body: some View { Toggling(isOpen: $isOpen, link: title) }
}
%s final class Opened {}
struct Toggling: View {
  let isOpen: Binding<Bool>
  let link: String
  @State private var taps = 0
  %s
  var body: some View { Button(link) { taps += 1 } }
}
"""
DELEGATES = """import UIKit
import UserNotifications

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { _ = session.scene }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

final class Center: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {}
}
"""
INITIALIZER = "init(isOpen: Binding<Bool>, link: String) { (self.isOpen, self.link) = (isOpen, link) }"
READABLE = "if case .some = form.read { true } else { false }"


class AppleTests(Planted):
    def setUp(self):
        super().setUp()
        self.plant("Package.swift", MANIFEST)
        self.plant("Sources/Core/Form.swift", TYPED % READABLE)
        self.plant("Sources/Kit/Tabs.swift", KIT % "presentedViewController")
        self.plant("Sources/Views/Row.swift", VIEW % ("", INITIALIZER))
        for model in ("AppleFoundation", "UserNotifications", "UIKit", "SwiftUI"):
            self.copy(f"Tests/StandIns/{model}")

    def check(self, *options):
        return self.run_command(os.path.join(SCRIPTS, "apple", "typecheck.py"), self.root,
                                "--platform", "ios", "--platform", "visionos", *options)

    def test_finds_what_linux_does_not(self):
        run = self.check()
        self.assert_passes(run)
        self.assertIn("ios16.0-simulator: 8 modules, 8 checked", run.stdout)
        self.assertIn("ios16.0-simulator with @State as a macro: 2 modules, 2 checked", run.stdout)
        self.assertIn(": 8 modules, 8 unchanged", self.check().stdout)

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

    def test_finds_what_a_macro_in_place_of_the_wrapper_breaks(self):
        for access, initializer, finding in (
            ("", "", "Row.swift:7:32: error: 'Toggling' cannot be constructed because it has no accessible"),
            ("private", INITIALIZER, "property must be declared fileprivate because its type uses a private type"),
        ):
            self.plant("Sources/Views/Row.swift", VIEW % (access, initializer))
            run = self.check()
            title = "Views does not compile for x86_64-apple-ios16.0-simulator with @State as a macro"
            self.assert_finds(run, title, finding)
            # With the property wrapper all of it compiles, on both platforms.
            self.assertNotIn("errors", run.stdout.split(title)[0])

    def test_finds_what_the_importer_of_objective_c_knows_and_models_do_not(self):
        title = "Kit does not compile for x86_64-apple-ios16.0-simulator with the headers of Objective-C"
        self.plant("Sources/Kit/Delegates.swift", DELEGATES)
        run = self.check()
        self.assert_passes(run)
        self.assertIn("ios16.0-simulator with the headers of Objective-C: 3 modules, 3 checked", run.stdout)
        scene, center = DELEGATES.index("final class Scene"), DELEGATES.index("final class Center")
        asynchronous = """) {}
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}
"""
        for start, old, new, finding in (
            (scene, "options connectionOptions", "option connectionOptions", "nearly matches optional requirement"),
            (scene, "performActionFor shortcutItem", "performAction shortcutItem", "nearly matches optional requirement"),
            (0, "LaunchOptionsKey: Any]?", "LaunchOptionsKey: Any]", "has different optionality than required"),
            (center, ") {}\n}\n", asynchronous, "conflicts with method 'userNotificationCenter(_:didReceive:)'"),
        ):
            with self.subTest(new):
                self.plant("Sources/Kit/Delegates.swift", DELEGATES[:start] + DELEGATES[start:].replace(old, new, 1))
                run = self.check()
                self.assert_finds(run, title, finding)
                # With the models all of it compiles.
                self.assertNotIn("errors", run.stdout.split(title)[0])

    def test_finds_what_extensions_of_apps_lack(self):
        shared = "import UIKit\n@MainActor func opened() -> Bool { UIApplication.shared.supportsMultipleScenes }\n"
        self.plant("Sources/Kit/Delegates.swift", shared)
        run = self.check()
        self.assert_finds(run, "Kit (in extensions) does not compile", "'shared' is unavailable in application extensions")
        self.assertIn("Objective-C: 3 modules, 2 checked, 1 with errors", run.stdout)
        unavailable = "@available(iOSApplicationExtension, unavailable)\n"
        self.plant("Sources/Kit/Delegates.swift", shared.replace("@Main", f"{unavailable}@Main"))
        self.assert_passes(self.check())
