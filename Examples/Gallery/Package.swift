// swift-tools-version: 6.2
import PackageDescription

// A gallery of photos whose links are types with templates. It is a package of its own because its command has a
// dependency, and the root has none.
//
//   gallery (the command)            GallerySwiftUI (a face on a phone)
//   GalleryApp (links, screens, and what is shown)

/// Libraries of this repository.
func links(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-deep-linking") }
}

/// What the commands of all samples have in common.
func shared(_ name: String) -> Target.Dependency { .product(name: name, package: "Shared") }

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "gallery-example",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .library(name: "GalleryApp", targets: ["GalleryApp"]),
    .library(name: "GallerySwiftUI", targets: ["GallerySwiftUI"]),
  ],
  dependencies: [
    .package(path: "../Shared"), .package(name: "swift-deep-linking", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "GalleryApp",
      dependencies: links("DeepLinking", "LinkRouting")
    ),
    // Empty on systems without SwiftUI.
    .target(
      name: "GallerySwiftUI",
      dependencies: ["GalleryApp"] + links("DeepLinking", "LinkSwiftUI"),
      path: "Apple/SwiftUI"
    ),
    .executableTarget(
      name: "gallery",
      dependencies: ["GalleryApp", shared("SampleCommand"), arguments] + links("DeepLinking")
    ),
    .testTarget(
      name: "GalleryAppTests",
      dependencies: ["GalleryApp"] + links("DeepLinking", "LinkTesting")
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
