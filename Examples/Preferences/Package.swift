// swift-tools-version: 6.2
import PackageDescription

// An app whose links are actions of notifications and pages. It is a package of its own because its command
// has a dependency, and the root has none.
//
//   preferences (the command)         PreferencesEntry (UIKit, SwiftUI, web views, notifications)
//   PreferencesApp (links, actions, and what is shown)

/// Libraries of this repository.
func links(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-deep-linking") }
}

/// What the commands of all samples have in common.
func shared(_ name: String) -> Target.Dependency { .product(name: name, package: "Shared") }

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "preferences-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "preferences", targets: ["preferences"]),
    .library(name: "PreferencesEntry", targets: ["PreferencesEntry"]),
    .library(name: "PreferencesApp", targets: ["PreferencesApp"]),
  ],
  dependencies: [
    .package(path: "../Shared"), .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "PreferencesApp",
      dependencies: links("DeepLinking", "LinkActions")
    ),
    // Empty on systems without SwiftUI and UIKit. The root package runs it there, on models of Apple's
    // frameworks.
    .target(
      name: "PreferencesEntry",
      dependencies: ["PreferencesApp"]
        + links("DeepLinking", "LinkActions", "LinkSwiftUI", "LinkUIKit"),
      path: "Apple/Entry"
    ),
    .executableTarget(
      name: "preferences",
      dependencies: ["PreferencesApp", shared("SampleCommand"), arguments]
        + links("DeepLinking", "LinkActions")
    ),
    .testTarget(
      name: "PreferencesCommandTests",
      dependencies: ["preferences", shared("SampleTesting")]
        + links("DeepLinking", "LinkActions")
    ),
    .testTarget(
      name: "PreferencesAppTests",
      dependencies: ["PreferencesApp"]
        + links("DeepLinking", "LinkActions", "LinkTesting")
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
