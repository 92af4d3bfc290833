// swift-tools-version: 6.2
import PackageDescription

// A gallery of photos whose links are types with templates. It is a package of its own because its command has a
// dependency, and the root has none.
//
//   gallery (the command)            GallerySwiftUI (a face on a phone)
//   GalleryApp (links, screens, and what is shown)

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "gallery-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .library(name: "GalleryApp", targets: ["GalleryApp"]),
    .library(name: "GallerySwiftUI", targets: ["GallerySwiftUI"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "GalleryApp",
      dependencies: [
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkNavigation", package: "swift-deep-linking"),
      ]
    ),
    // Empty on systems without SwiftUI.
    .target(
      name: "GallerySwiftUI",
      dependencies: [
        "GalleryApp", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkSwiftUI", package: "swift-deep-linking"),
      ],
      path: "Apple/SwiftUI"
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryApp", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "GalleryAppTests",
      dependencies: [
        "GalleryApp", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
