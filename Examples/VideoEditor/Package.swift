// swift-tools-version: 6.2
import PackageDescription

// A video editor whose parts open links of their own. It is a package of its own because its command
// has a dependency, and the root has none.
//
//   video-editor (the command)        VideoEditorEntry (UIKit and SwiftUI)
//   VideoEditorParts (the parts, their links, and what is shown)

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "video-editor-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "video-editor", targets: ["video-editor"]),
    .library(name: "VideoEditorEntry", targets: ["VideoEditorEntry"]),
    .library(name: "VideoEditorParts", targets: ["VideoEditorParts"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "VideoEditorParts",
      dependencies: [
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
      ]
    ),
    // Empty on systems without SwiftUI and UIKit. The root package runs it there, on models of Apple's
    // frameworks.
    .target(
      name: "VideoEditorEntry",
      dependencies: [
        "VideoEditorParts", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
      ],
      path: "Apple/Entry"
    ),
    .executableTarget(
      name: "video-editor",
      dependencies: [
        "VideoEditorParts",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(name: "VideoEditorCommandTests", dependencies: ["video-editor"]),
    .testTarget(
      name: "VideoEditorPartsTests",
      dependencies: [
        "VideoEditorParts", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkActions", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkPatterns", package: "swift-deep-linking"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
