// swift-tools-version: 6.2
import PackageDescription

// A video editor whose parts open links of their own. It is a package of its own because its command
// has a dependency, and the root has none.
//
//   video-editor (the command)        VideoEditorEntry (UIKit and SwiftUI)
//   VideoEditorParts (the parts, their links, and what is shown)

/// Libraries of this repository.
func links(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-deep-linking") }
}

/// What the commands of all samples have in common.
func shared(_ name: String) -> Target.Dependency { .product(name: name, package: "Shared") }

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "video-editor-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "video-editor", targets: ["video-editor"]),
    .library(name: "VideoEditorEntry", targets: ["VideoEditorEntry"]),
    .library(name: "VideoEditorParts", targets: ["VideoEditorParts"]),
  ],
  dependencies: [
    .package(path: "../Shared"), .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "VideoEditorParts",
      dependencies: links("DeepLinking", "LinkActions")
    ),
    // Empty on systems without SwiftUI and UIKit. The root package runs it there, on models of Apple's
    // frameworks.
    .target(
      name: "VideoEditorEntry",
      dependencies: ["VideoEditorParts"],
      path: "Apple/Entry"
    ),
    .executableTarget(
      name: "video-editor",
      dependencies: ["VideoEditorParts", shared("SampleCommand"), arguments]
        + links("DeepLinking", "LinkActions")
    ),
    .testTarget(
      name: "VideoEditorCommandTests",
      dependencies: ["video-editor", shared("SampleTesting")]
    ),
    .testTarget(
      name: "VideoEditorPartsTests",
      dependencies: ["VideoEditorParts"]
        + links("DeepLinking", "LinkActions", "LinkRouting", "LinkTesting")
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
