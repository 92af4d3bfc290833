// swift-tools-version: 6.2
import PackageDescription

// The quiz-league app. It is a package of its own because it has dependencies, and the root has
// none: apps that use the library resolve nothing else.
//
//   prophets (the command)        ProphetsSwiftUI, ProphetsUIKit (faces on a phone)
//   ProphetsStore (the database, and the screens that show it)
//   ProphetsLinks (the links, and what a screen is)

/// Libraries of this repository.
func links(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-deep-linking") }
}

/// What the commands of all samples have in common.
func shared(_ name: String) -> Target.Dependency { .product(name: name, package: "Shared") }

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "prophets-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "prophets", targets: ["prophets"]),
    .library(name: "ProphetsLinks", targets: ["ProphetsLinks"]),
    .library(name: "ProphetsStore", targets: ["ProphetsStore"]),
    .library(name: "ProphetsSwiftUI", targets: ["ProphetsSwiftUI"]),
    .library(name: "ProphetsUIKit", targets: ["ProphetsUIKit"]),
  ],
  dependencies: [
    .package(path: "../Shared"), .package(name: "swift-deep-linking", path: "../.."),
    .package(name: "deeplink-tools", path: "../../Tools"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "ProphetsLinks",
      dependencies: links("DeepLinking")
    ),
    .target(
      name: "ProphetsStore",
      dependencies: ["ProphetsLinks", database] + links("DeepLinking")
    ),
    // Empty on systems without SwiftUI and UIKit. The root package runs them there, on models of
    // Apple's frameworks; that is why they need no database.
    .target(
      name: "ProphetsSwiftUI",
      dependencies: ["ProphetsLinks"] + links("DeepLinking", "LinkSwiftUI"),
      path: "Apple/SwiftUI"
    ),
    .target(
      name: "ProphetsUIKit",
      dependencies: ["ProphetsLinks"] + links("DeepLinking", "LinkUIKit"),
      path: "Apple/UIKit"
    ),
    .executableTarget(
      name: "prophets",
      dependencies: [
        "ProphetsLinks", "ProphetsStore", shared("SampleCommand"), arguments,
        .product(name: "LinkInspectorPage", package: "deeplink-tools"),
      ] + links("DeepLinking", "LinkActions", "LinkTesting")
    ),
    .target(
      name: "ProphetsFixtures",
      dependencies: ["ProphetsLinks"],
      path: "Tests/ProphetsFixtures"
    ),
    .testTarget(
      name: "ProphetsLinksTests",
      dependencies: ["ProphetsFixtures", "ProphetsLinks"]
        + links("DeepLinking", "LinkAssociation", "LinkTesting"),
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "ProphetsStoreTests",
      dependencies: ["ProphetsFixtures", "ProphetsLinks", "ProphetsStore", database]
        + links("DeepLinking")
    ),
    .testTarget(
      name: "ProphetsAppTests",
      dependencies: [
        "ProphetsFixtures", "ProphetsLinks", "ProphetsStore", "prophets", database,
      ] + links("DeepLinking", "LinkTesting")
    ),
    .testTarget(
      name: "ProphetsCommandTests",
      dependencies: ["ProphetsFixtures", "prophets", shared("SampleTesting")],
      exclude: ["Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
    "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) }
}
