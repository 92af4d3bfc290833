// swift-tools-version: 6.3
import PackageDescription

// Floors: a target imports only targets of lower floors.
//
//   3  LinkUIKit < LinkSwiftUI   LinkActions < LinkWebKit   LinkAnalysis < LinkAssociation   LinkTesting
//   2  DeepLinking
//   1  LinkRouting
//   0  LinkPatterns   LinkNavigation

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// Stand-ins: models of Apple's UI frameworks, so that what imports them compiles and runs on Linux
// (Tests/StandIns/README.md). They exist if the environment says so, in a scratch path of their own:
//
//   DEEPLINK_STANDINS=1 swift test --scratch-path .build-standins
// Without the variable there is no stand-in target, `appleUI` is empty, and the manifest has no unsafe flag.
let usesStandIns = Context.environment["DEEPLINK_STANDINS"] == "1"

/// The modules that are modelled: `import UIKit` then means the module `UIKitStandIn`.
let modelled = ["SwiftUI", "UIKit", "UserNotifications", "WebKit"]

/// What a target that imports a modelled module depends on, beside its own dependencies.
let appleUIModels: [Target.Dependency] =
  usesStandIns ? modelled.map { .init(stringLiteral: "\($0)StandIn") } : []

/// What tests depend on that drive the models.
let appleUIDriving: [Target.Dependency] =
  usesStandIns ? appleUIModels + ["AppleFoundationStandIn"] : []

/// The folder of a test target with the files that need the models, each named `…+StandIns.swift`.
///
/// All others run on Apple's systems as well, with Apple's frameworks (`Tests/HostApp/project.yml`).
let standInOnly = usesStandIns ? [] : ["StandIns"]

/// Settings of a target that imports a modelled module.
///
/// The last flag is for tests: Testing has an overlay for UIKit, which Linux lacks.
let appleUI: [SwiftSetting] =
  usesStandIns
  ? [
    .define("STANDINS"),
    .unsafeFlags(modelled.flatMap { ["-module-alias", "\($0)=\($0)StandIn"] }),
    .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
  ]
  : []

/// The modules of a router, and those of an app without an interface.
let routing: [Target.Dependency] = ["LinkNavigation", "LinkPatterns", "LinkRouting"]
let linking: [Target.Dependency] = routing + ["DeepLinking"]

let package = Package(
  name: "swift-deep-linking",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1), .watchOS(.v9)],
  products: [
    .library(name: "DeepLinking", targets: ["DeepLinking"]),
    .library(name: "LinkActions", targets: ["LinkActions", "LinkWebKit"]),
    .library(name: "LinkAssociation", targets: ["LinkAssociation"]),
    .library(name: "LinkRouting", targets: ["LinkRouting", "LinkNavigation", "LinkPatterns"]),
    .library(name: "LinkSwiftUI", targets: ["LinkSwiftUI"]),
    .library(name: "LinkTesting", targets: ["LinkTesting", "LinkAnalysis"]),
    .library(name: "LinkUIKit", targets: ["LinkUIKit"]),
  ],
  targets: [
    .target(name: "LinkPatterns"),
    .target(name: "LinkNavigation"),
    .target(name: "LinkRouting", dependencies: ["LinkNavigation", "LinkPatterns"]),
    .target(
      name: "DeepLinking",
      dependencies: routing,
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .target(
      name: "LinkUIKit",
      dependencies: linking + appleUIModels,
      swiftSettings: appleUI
    ),
    .target(
      name: "LinkSwiftUI",
      dependencies: linking + ["LinkUIKit"] + appleUIModels,
      swiftSettings: appleUI
    ),
    .target(name: "LinkActions", dependencies: linking),
    .target(
      name: "LinkWebKit",
      dependencies: ["DeepLinking", "LinkActions", "LinkNavigation", "LinkPatterns"]
        + appleUIModels,
      swiftSettings: appleUI
    ),
    .target(name: "LinkAnalysis", dependencies: routing),
    .target(
      name: "LinkAssociation",
      dependencies: ["LinkAnalysis", "LinkPatterns", "LinkRouting"]
    ),
    .target(
      name: "LinkTesting",
      dependencies: linking + ["LinkActions", "LinkAnalysis"]
    ),
    .target(
      name: "TestSupport",
      dependencies: linking + ["LinkAnalysis", "LinkTesting"],
      path: "Tests/Support"
    ),
    .testTarget(
      name: "LinkPatternsTests",
      dependencies: ["LinkAnalysis", "LinkPatterns", "LinkRouting", "LinkTesting", "TestSupport"]
    ),
    .testTarget(
      name: "LinkNavigationTests",
      dependencies: ["LinkNavigation", "LinkTesting", "TestSupport"]
    ),
    .testTarget(
      name: "LinkRoutingTests",
      dependencies: routing + ["LinkAnalysis", "LinkTesting"]
    ),
    .testTarget(
      name: "DeepLinkingTests",
      dependencies: linking + ["LinkTesting", "TestSupport"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "LinkActionsTests",
      dependencies: linking + ["LinkActions", "LinkTesting"]
    ),
    .testTarget(
      name: "LinkAnalysisTests",
      dependencies: routing + ["LinkAnalysis", "LinkTesting", "TestSupport"]
    ),
    .testTarget(
      name: "LinkAssociationTests",
      dependencies: ["LinkAnalysis", "LinkAssociation", "LinkPatterns", "LinkRouting"]
    ),
    .testTarget(
      name: "LinkTestingTests",
      dependencies: linking + ["LinkAnalysis", "LinkTesting", "TestSupport"]
    ),
    .testTarget(
      name: "LinkUIKitTests",
      dependencies: linking + ["LinkActions", "LinkTesting", "LinkUIKit"] + appleUIDriving
        + (usesStandIns ? ["EntryPointFixtures", "QuickStartUIKit", "UIKitSnippets"] : []),
      exclude: standInOnly,
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "LinkSwiftUITests",
      dependencies: linking + ["LinkSwiftUI", "LinkTesting", "LinkUIKit"] + appleUIDriving
        + (usesStandIns ? ["EntryPointFixtures", "QuickStartSwiftUI", "SwiftUISnippets"] : []),
      exclude: standInOnly,
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "LinkWebKitTests",
      dependencies: linking + ["LinkActions", "LinkTesting", "LinkWebKit"] + appleUIDriving,
      exclude: standInOnly,
      swiftSettings: appleUI
    ),
    .testTarget(name: "EndToEndTests", dependencies: ["DeepLinking"]),
  ],
  swiftLanguageModes: [.v6]
)

// The stand-ins themselves. An adapter is declared above, for example:
//
//   .target(name: "LinkUIKit", dependencies: [] + appleUIModels,
//           swiftSettings: appleUI)
if usesStandIns {
  let folder = "Tests/StandIns"

  /// A target that compiles against the models.
  func modelled(_ name: String, on own: [Target.Dependency], path: String) -> Target {
    .target(
      name: name,
      dependencies: own + appleUIModels,
      path: path,
      swiftSettings: appleUI
    )
  }

  /// Tests that drive the models.
  func modelledTests(_ name: String, on own: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: own + appleUIDriving, swiftSettings: appleUI)
  }

  package.targets += [
    .target(name: "AppleFoundationStandIn", path: "\(folder)/AppleFoundation"),
    .target(name: "UserNotificationsStandIn", path: "\(folder)/UserNotifications"),
    .target(name: "WebKitStandIn", path: "\(folder)/WebKit"),
    .target(
      name: "UIKitStandIn",
      dependencies: ["AppleFoundationStandIn", "UserNotificationsStandIn"],
      path: "\(folder)/UIKit"
    ),
    .target(
      name: "SwiftUIStandIn",
      dependencies: ["AppleFoundationStandIn", "UIKitStandIn"],
      path: "\(folder)/SwiftUI"
    ),
    modelled("SwiftUISnippets", on: ["LinkSwiftUI"], path: "Examples/Snippets/SwiftUI"),
    .target(
      name: "PreferencesApp",
      dependencies: ["DeepLinking", "LinkActions"],
      path: "Examples/Preferences/Sources/PreferencesApp"
    ),
    modelled(
      "PreferencesEntry",
      on: [
        "DeepLinking", "LinkActions", "LinkSwiftUI", "LinkUIKit", "LinkWebKit", "PreferencesApp",
      ],
      path: "Examples/Preferences/Apple/Entry"
    ),
    modelledTests(
      "PreferencesEntryTests",
      on: [
        "DeepLinking", "LinkActions", "LinkTesting", "LinkUIKit", "PreferencesApp",
        "PreferencesEntry",
      ]
    ),
    .target(
      name: "VideoEditorParts",
      dependencies: ["DeepLinking", "LinkActions"],
      path: "Examples/VideoEditor/Sources/VideoEditorParts"
    ),
    modelled(
      "VideoEditorEntry",
      on: ["DeepLinking", "LinkActions", "VideoEditorParts"],
      path: "Examples/VideoEditor/Apple/Entry"
    ),
    modelledTests("VideoEditorEntryTests", on: ["VideoEditorEntry", "VideoEditorParts"]),
    .target(
      name: "ProphetsLinks",
      dependencies: ["DeepLinking"],
      path: "Examples/Prophets/Sources/ProphetsLinks"
    ),
    modelled(
      "ProphetsSwiftUI",
      on: ["DeepLinking", "LinkSwiftUI", "ProphetsLinks"],
      path: "Examples/Prophets/Apple/SwiftUI"
    ),
    modelled(
      "ProphetsUIKit",
      on: ["DeepLinking", "LinkUIKit", "ProphetsLinks"],
      path: "Examples/Prophets/Apple/UIKit"
    ),
    .target(
      name: "ProphetsFixtures",
      dependencies: ["DeepLinking", "ProphetsLinks"],
      path: "Tests/ProphetsFixtures"
    ),
    modelledTests(
      "ProphetsSwiftUITests",
      on: [
        "DeepLinking", "LinkTesting", "ProphetsFixtures", "ProphetsLinks", "ProphetsSwiftUI",
      ]
    ),
    modelledTests(
      "ProphetsUIKitTests",
      on: [
        "DeepLinking", "LinkTesting", "ProphetsFixtures", "ProphetsLinks", "ProphetsUIKit",
      ]
    ),
    .target(
      name: "PostsApp",
      dependencies: ["DeepLinking"],
      path: "Examples/Posts/Sources/PostsApp"
    ),
    modelled(
      "PostsUIKit",
      on: ["DeepLinking", "LinkUIKit", "PostsApp"],
      path: "Examples/Posts/Apple/UIKit"
    ),
    modelledTests("PostsUIKitTests", on: ["DeepLinking", "LinkUIKit", "PostsApp", "PostsUIKit"]),
    .target(
      name: "GalleryApp",
      dependencies: ["DeepLinking"],
      path: "Examples/Gallery/Sources/GalleryApp"
    ),
    modelled(
      "GallerySwiftUI",
      on: ["DeepLinking", "GalleryApp", "LinkSwiftUI"],
      path: "Examples/Gallery/Apple/SwiftUI"
    ),
    modelledTests(
      "GallerySwiftUITests",
      on: ["DeepLinking", "GalleryApp", "GallerySwiftUI", "LinkTesting"]
    ),
    modelled(
      "HostApp",
      on: ["DeepLinking", "LinkActions", "LinkUIKit", "LinkWebKit"],
      path: "Tests/HostApp/App"
    ),
    .testTarget(
      name: "HostAppTests",
      dependencies: [
        "DeepLinking", "HostApp", "LinkActions", "LinkSwiftUI", "LinkUIKit", "LinkWebKit",
      ] + appleUIDriving,
      exclude: ["Apple"],
      swiftSettings: appleUI
    ),
    // The files that take the place of those in StandIns on Apple's systems: here they compile, no more.
    .testTarget(
      name: "HostAppOnAppleTests",
      dependencies: ["HostApp"] + appleUIModels,
      path: "Tests/HostAppTests/Apple",
      swiftSettings: appleUI
    ),
    .executableTarget(
      name: "QuickStartSwiftUI",
      dependencies: ["LinkSwiftUI"] + appleUIModels,
      path: "Examples/QuickStart.swiftpm/Sources",
      swiftSettings: appleUI
    ),
    modelled("QuickStartUIKit", on: ["LinkUIKit"], path: "Examples/QuickStart/UIKit"),
    // Floor 0 alone, which is to link no Foundation: `bin/check linkage`.
    .executableTarget(
      name: "linkage-test",
      dependencies: ["LinkNavigation", "LinkPatterns"],
      path: "Tests/LinkageTest"
    ),
    .executableTarget(
      name: "WeighedUIKitApp",
      dependencies: ["QuickStartUIKit"] + appleUIModels,
      path: "Tests/SizeTest/UIKitApp",
      swiftSettings: appleUI
    ),
    .executableTarget(
      name: "TracedUIKitApp",
      dependencies: ["QuickStartUIKit"] + appleUIDriving,
      path: "Tests/TraceTest",
      exclude: ["trace.c"],
      swiftSettings: appleUI
    ),
    modelled("UIKitSnippets", on: ["LinkUIKit"], path: "Examples/Snippets/UIKit"),
    .target(
      name: "EntryPointFixtures",
      dependencies: [
        "DeepLinking", "LinkRouting", "LinkTesting", "LinkUIKit",
      ] + appleUIDriving,
      path: "Tests/EntryPointFixtures",
      swiftSettings: appleUI
    ),
    modelledTests("StandInsTests", on: []),
  ]
}

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
