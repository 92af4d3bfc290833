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
      dependencies: ["LinkNavigation", "LinkPatterns", "LinkRouting"],
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .target(
      name: "LinkUIKit",
      dependencies: ["DeepLinking", "LinkNavigation", "LinkPatterns", "LinkRouting"]
        + appleUIModels,
      swiftSettings: appleUI + [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "LinkSwiftUI",
      dependencies: ["DeepLinking", "LinkNavigation", "LinkPatterns", "LinkRouting", "LinkUIKit"]
        + appleUIModels,
      swiftSettings: appleUI + [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "LinkActions",
      dependencies: ["DeepLinking", "LinkNavigation", "LinkPatterns", "LinkRouting"]
    ),
    .target(
      name: "LinkWebKit",
      dependencies: ["DeepLinking", "LinkActions", "LinkNavigation", "LinkPatterns"]
        + appleUIModels,
      swiftSettings: appleUI + [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "LinkAnalysis",
      dependencies: ["LinkNavigation", "LinkPatterns", "LinkRouting"]
    ),
    .target(
      name: "LinkAssociation",
      dependencies: ["LinkAnalysis", "LinkPatterns", "LinkRouting"]
    ),
    .target(
      name: "LinkTesting",
      dependencies: [
        "DeepLinking", "LinkActions", "LinkAnalysis", "LinkNavigation", "LinkPatterns",
        "LinkRouting",
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "DeepLinking", "LinkAnalysis", "LinkNavigation", "LinkPatterns", "LinkRouting",
        "LinkTesting",
      ],
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
      dependencies: [
        "LinkAnalysis", "LinkNavigation", "LinkPatterns", "LinkRouting", "LinkTesting",
      ]
    ),
    .testTarget(
      name: "DeepLinkingTests",
      dependencies: [
        "DeepLinking", "LinkNavigation", "LinkPatterns", "LinkRouting", "LinkTesting",
        "LinkUIKit",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "LinkActionsTests",
      dependencies: [
        "DeepLinking", "LinkActions", "LinkNavigation", "LinkPatterns", "LinkRouting",
        "LinkTesting",
      ]
    ),
    .testTarget(
      name: "LinkAnalysisTests",
      dependencies: [
        "LinkAnalysis", "LinkNavigation", "LinkPatterns", "LinkRouting", "LinkTesting",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "LinkAssociationTests",
      dependencies: ["LinkAnalysis", "LinkAssociation", "LinkPatterns", "LinkRouting"]
    ),
    .testTarget(
      name: "LinkTestingTests",
      dependencies: [
        "DeepLinking", "LinkAnalysis", "LinkNavigation", "LinkPatterns", "LinkRouting",
        "LinkTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "LinkUIKitTests",
      dependencies: [
        "DeepLinking", "LinkActions", "LinkNavigation", "LinkPatterns", "LinkRouting",
        "LinkTesting", "LinkUIKit",
      ] + appleUIDriving
        + (usesStandIns ? ["EntryPointFixtures", "QuickStartUIKit", "UIKitSnippets"] : []),
      exclude: standInOnly,
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "LinkSwiftUITests",
      dependencies: [
        "DeepLinking", "LinkNavigation", "LinkPatterns", "LinkRouting", "LinkSwiftUI",
        "LinkTesting", "LinkUIKit",
      ] + appleUIDriving
        + (usesStandIns ? ["EntryPointFixtures", "QuickStartSwiftUI", "SwiftUISnippets"] : []),
      exclude: standInOnly,
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "LinkWebKitTests",
      dependencies: [
        "DeepLinking", "LinkActions", "LinkNavigation", "LinkPatterns", "LinkRouting",
        "LinkTesting", "LinkWebKit",
      ] + appleUIDriving,
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
//           swiftSettings: appleUI + [.swiftLanguageMode(.v5)])
if usesStandIns {
  let folder = "Tests/StandIns"
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
    .target(
      name: "SwiftUISnippets",
      dependencies: ["LinkSwiftUI"] + appleUIModels,
      path: "Examples/Snippets/SwiftUI",
      swiftSettings: appleUI
    ),
    .target(
      name: "PreferencesApp",
      dependencies: ["DeepLinking", "LinkActions"],
      path: "Examples/Preferences/Sources/PreferencesApp"
    ),
    .target(
      name: "PreferencesEntry",
      dependencies: [
        "DeepLinking", "LinkActions", "LinkSwiftUI", "LinkUIKit", "LinkWebKit", "PreferencesApp",
      ] + appleUIModels,
      path: "Examples/Preferences/Apple/Entry",
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "PreferencesEntryTests",
      dependencies: [
        "DeepLinking", "LinkActions", "LinkTesting", "LinkUIKit", "PreferencesApp",
        "PreferencesEntry",
      ] + appleUIDriving,
      swiftSettings: appleUI
    ),
    .target(
      name: "VideoEditorParts",
      dependencies: ["DeepLinking", "LinkActions"],
      path: "Examples/VideoEditor/Sources/VideoEditorParts"
    ),
    .target(
      name: "VideoEditorEntry",
      dependencies: ["DeepLinking", "LinkActions", "VideoEditorParts"] + appleUIModels,
      path: "Examples/VideoEditor/Apple/Entry",
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "VideoEditorEntryTests",
      dependencies: ["VideoEditorEntry", "VideoEditorParts"] + appleUIDriving,
      swiftSettings: appleUI
    ),
    .target(
      name: "ProphetsLinks",
      dependencies: ["DeepLinking"],
      path: "Examples/Prophets/Sources/ProphetsLinks"
    ),
    .target(
      name: "ProphetsScreens",
      dependencies: ["DeepLinking", "ProphetsLinks"],
      path: "Examples/Prophets/Sources/ProphetsScreens"
    ),
    .target(
      name: "ProphetsSwiftUI",
      dependencies: [
        "DeepLinking", "LinkSwiftUI", "ProphetsLinks", "ProphetsScreens",
      ] + appleUIModels,
      path: "Examples/Prophets/Apple/SwiftUI",
      swiftSettings: appleUI
    ),
    .target(
      name: "ProphetsUIKit",
      dependencies: [
        "DeepLinking", "LinkUIKit", "ProphetsLinks", "ProphetsScreens",
      ] + appleUIModels,
      path: "Examples/Prophets/Apple/UIKit",
      swiftSettings: appleUI
    ),
    .target(
      name: "ProphetsFixtures",
      dependencies: ["DeepLinking", "ProphetsLinks", "ProphetsScreens"],
      path: "Tests/ProphetsFixtures"
    ),
    .testTarget(
      name: "ProphetsSwiftUITests",
      dependencies: [
        "DeepLinking", "LinkTesting", "ProphetsFixtures", "ProphetsLinks",
        "ProphetsScreens", "ProphetsSwiftUI",
      ] + appleUIDriving,
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "ProphetsUIKitTests",
      dependencies: [
        "DeepLinking", "LinkTesting", "ProphetsFixtures", "ProphetsLinks", "ProphetsScreens",
        "ProphetsUIKit",
      ] + appleUIDriving,
      swiftSettings: appleUI
    ),
    .target(
      name: "PostsApp",
      dependencies: ["DeepLinking"],
      path: "Examples/Posts/Sources/PostsApp"
    ),
    .target(
      name: "PostsUIKit",
      dependencies: ["DeepLinking", "LinkUIKit", "PostsApp"] + appleUIModels,
      path: "Examples/Posts/Apple/UIKit",
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "PostsUIKitTests",
      dependencies: ["DeepLinking", "LinkUIKit", "PostsApp", "PostsUIKit"] + appleUIDriving,
      swiftSettings: appleUI
    ),
    .target(
      name: "GalleryApp",
      dependencies: ["DeepLinking"],
      path: "Examples/Gallery/Sources/GalleryApp"
    ),
    .target(
      name: "GallerySwiftUI",
      dependencies: ["DeepLinking", "GalleryApp", "LinkSwiftUI"] + appleUIModels,
      path: "Examples/Gallery/Apple/SwiftUI",
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "GallerySwiftUITests",
      dependencies: ["DeepLinking", "GalleryApp", "GallerySwiftUI", "LinkTesting"] + appleUIDriving,
      swiftSettings: appleUI
    ),
    .target(
      name: "HostApp",
      dependencies: ["DeepLinking", "LinkActions", "LinkUIKit", "LinkWebKit"] + appleUIModels,
      path: "Tests/HostApp/App",
      swiftSettings: appleUI
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
    .target(
      name: "QuickStartUIKit",
      dependencies: ["LinkUIKit"] + appleUIModels,
      path: "Examples/QuickStart/UIKit",
      swiftSettings: appleUI
    ),
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
    .target(
      name: "UIKitSnippets",
      dependencies: ["LinkUIKit"] + appleUIModels,
      path: "Examples/Snippets/UIKit",
      swiftSettings: appleUI
    ),
    .target(
      name: "EntryPointFixtures",
      dependencies: [
        "DeepLinking", "LinkRouting", "LinkTesting", "LinkUIKit",
      ] + appleUIDriving,
      path: "Tests/EntryPointFixtures",
      swiftSettings: appleUI
    ),
    .testTarget(
      name: "StandInsTests",
      dependencies: appleUIDriving,
      swiftSettings: appleUI
    ),
  ]
}

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
