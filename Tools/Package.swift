// swift-tools-version: 6.2
import PackageDescription

// The command line of the project. It is a package of its own because it has a dependency, and the
// root has none: apps that use the library resolve nothing else.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "deeplink-tools",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "deeplink", targets: ["deeplink"]),
    .library(name: "LinkInspectorPage", targets: ["LinkInspectorPage"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    // What the page and `deeplink serve` are served by, on this machine alone.
    .target(
      name: "LocalServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    // The page that shows the way of a link; samples serve it too. Its three files are compiled in, so that
    // a program that is copied elsewhere still has them.
    .target(
      name: "LinkInspectorPage",
      dependencies: [
        "LocalServer",
        .product(name: "LinkTesting", package: "swift-deep-linking"),
        .product(name: "LinkAssociation", package: "swift-deep-linking"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
      ],
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
      ]
    ),
    .executableTarget(
      name: "deeplink",
      dependencies: [
        "LinkInspectorPage", "LocalServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
        .product(name: "LinkAssociation", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "LinkInspectorPageTests",
      dependencies: [
        "LinkInspectorPage",
        .product(name: "LinkTesting", package: "swift-deep-linking"),
        .product(name: "LinkAssociation", package: "swift-deep-linking"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(
      name: "DeeplinkTests",
      dependencies: [
        "deeplink",
        .product(name: "LinkTesting", package: "swift-deep-linking"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
