// swift-tools-version: 6.2
import PackageDescription

// Posts, a list and a detail, found by a table of routes. It is a package of its own because its command has a
// dependency, and the root has none.
//
//   posts (the command)            PostsUIKit (a face on a phone)
//   PostsApp (links, screens, and what is shown)

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "posts-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "posts", targets: ["posts"]),
    .library(name: "PostsApp", targets: ["PostsApp"]),
    .library(name: "PostsUIKit", targets: ["PostsUIKit"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "PostsApp",
      dependencies: [
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
      ]
    ),
    // Empty on systems without UIKit.
    .target(
      name: "PostsUIKit",
      dependencies: [
        "PostsApp", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkUIKit", package: "swift-deep-linking"),
      ],
      path: "Apple/UIKit"
    ),
    .executableTarget(
      name: "posts",
      dependencies: [
        "PostsApp", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "PostsAppTests",
      dependencies: [
        "PostsApp", .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
