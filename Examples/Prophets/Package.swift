// swift-tools-version: 6.2
import PackageDescription

// The quiz-league app. It is a package of its own because it has dependencies, and the root has
// none: apps that use the library resolve nothing else.
//
//   prophets (the command)
//   ProphetsApp (the app behind every face)   ProphetsSwiftUI, ProphetsUIKit (faces on a phone)
//   ProphetsScreens (what screens say)
//   ProphetsLinks (what has a link)           ProphetsStore (what is in the database)

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "prophets-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "prophets", targets: ["prophets"]),
    .library(name: "ProphetsApp", targets: ["ProphetsApp"]),
    .library(name: "ProphetsLinks", targets: ["ProphetsLinks"]),
    .library(name: "ProphetsScreens", targets: ["ProphetsScreens"]),
    .library(name: "ProphetsStore", targets: ["ProphetsStore"]),
    .library(name: "ProphetsSwiftUI", targets: ["ProphetsSwiftUI"]),
    .library(name: "ProphetsUIKit", targets: ["ProphetsUIKit"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "ProphetsLinks",
      dependencies: [
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkNavigation", package: "swift-deep-linking"),
      ]
    ),
    .target(
      name: "ProphetsScreens",
      dependencies: [
        "ProphetsLinks", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
      ]
    ),
    .target(
      name: "ProphetsStore",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift")]
    ),
    .target(
      name: "ProphetsApp",
      dependencies: [
        "ProphetsLinks", "ProphetsScreens", "ProphetsStore",
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkNavigation", package: "swift-deep-linking"),
      ]
    ),
    // Empty on systems without SwiftUI and UIKit. The root package runs them there, on models of
    // Apple's frameworks; that is why they need no database.
    .target(
      name: "ProphetsSwiftUI",
      dependencies: [
        "ProphetsLinks", "ProphetsScreens",
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkSwiftUI", package: "swift-deep-linking"),
      ],
      path: "Apple/SwiftUI"
    ),
    .target(
      name: "ProphetsUIKit",
      dependencies: [
        "ProphetsLinks", "ProphetsScreens",
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkUIKit", package: "swift-deep-linking"),
      ],
      path: "Apple/UIKit"
    ),
    .executableTarget(
      name: "prophets",
      dependencies: [
        "ProphetsApp", "ProphetsLinks", "ProphetsScreens", "ProphetsStore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
      ]
    ),
    .target(
      name: "ProphetsFixtures",
      dependencies: ["ProphetsLinks"],
      path: "Tests/ProphetsFixtures"
    ),
    .testTarget(
      name: "ProphetsLinksTests",
      dependencies: [
        "ProphetsFixtures", "ProphetsLinks",
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "ProphetsStoreTests",
      dependencies: [
        "ProphetsFixtures", "ProphetsStore", .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(
      name: "ProphetsAppTests",
      dependencies: [
        "ProphetsApp", "ProphetsFixtures", "ProphetsLinks", "ProphetsScreens", "ProphetsStore",
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "ProphetsCommandTests",
      dependencies: ["ProphetsFixtures", "prophets"],
      exclude: ["Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
