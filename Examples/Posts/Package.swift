// swift-tools-version: 6.2
import PackageDescription

// Posts, a list and a detail, found by a table of routes. It is a package of its own because its command has a
// dependency, and the root has none.
//
//   posts (the command)            PostsUIKit (a face on a phone)
//   PostsApp (links, screens, and what is shown)

/// Libraries of this repository.
func links(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-deep-linking") }
}

/// What the commands of all samples have in common.
func shared(_ name: String) -> Target.Dependency { .product(name: name, package: "Shared") }

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "posts-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "posts", targets: ["posts"]),
    .library(name: "PostsApp", targets: ["PostsApp"]),
    .library(name: "PostsUIKit", targets: ["PostsUIKit"]),
  ],
  dependencies: [
    .package(path: "../Shared"), .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "PostsApp",
      dependencies: links("DeepLinking", "LinkRouting")
    ),
    // Empty on systems without UIKit.
    .target(
      name: "PostsUIKit",
      dependencies: ["PostsApp"] + links("DeepLinking", "LinkUIKit"),
      path: "Apple/UIKit"
    ),
    .executableTarget(
      name: "posts",
      dependencies: ["PostsApp", shared("SampleCommand"), arguments]
        + links("DeepLinking")
    ),
    .testTarget(
      name: "PostsAppTests",
      dependencies: ["PostsApp"]
        + links("DeepLinking", "LinkRouting", "LinkTesting")
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
