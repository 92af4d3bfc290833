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
  products: [.executable(name: "deeplink", targets: ["deeplink"])],
  dependencies: [
    .package(name: "swift-deep-linking", path: ".."),
    .package(name: "url-pattern", path: "../URLPattern"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .executableTarget(
      name: "deeplink",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "LinkAnalysis", package: "swift-deep-linking"),
        .product(name: "LinkAssociation", package: "swift-deep-linking"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkPatterns", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
        .product(name: "URLPattern", package: "url-pattern"),
      ]
    ),
    .testTarget(
      name: "DeeplinkTests",
      dependencies: [
        "deeplink",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "LinkHandling", package: "swift-deep-linking"),
        .product(name: "LinkPatterns", package: "swift-deep-linking"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
