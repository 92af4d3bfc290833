// swift-tools-version: 6.2
import PackageDescription

// An app whose links are actions of notifications and pages. It is a package of its own because its command
// has a dependency, and the root has none.
//
//   preferences (the command)         PreferencesEntry (UIKit, SwiftUI, web views, notifications)
//   PreferencesApp (links, actions, and what is shown)

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "preferences-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "preferences", targets: ["preferences"]),
    .library(name: "PreferencesEntry", targets: ["PreferencesEntry"]),
    .library(name: "PreferencesApp", targets: ["PreferencesApp"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "PreferencesApp",
      dependencies: [
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
      ]
    ),
    // Empty on systems without SwiftUI and UIKit. The root package runs it there, on models of Apple's
    // frameworks.
    .target(
      name: "PreferencesEntry",
      dependencies: [
        "PreferencesApp",
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkSwiftUI", package: "swift-deep-linking"),
        .product(name: "LinkUIKit", package: "swift-deep-linking"),
        .product(name: "LinkWebKit", package: "swift-deep-linking"),
      ],
      path: "Apple/Entry"
    ),
    .executableTarget(
      name: "preferences",
      dependencies: [
        "PreferencesApp",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "PreferencesCommandTests",
      dependencies: [
        "preferences", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "PreferencesAppTests",
      dependencies: [
        "PreferencesApp", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
