// swift-tools-version: 6.2
import PackageDescription

// A web server that shares the links of an app, and mounts their pages. It is a package of its own because it has a dependency, and the
// root has none.
//
//   link-server (the command, over HTTP)
//   LinkSite (what is answered, without a network)
//   ShopLinks (the links, which the app has too)

/// Libraries of this repository.
func links(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-deep-linking") }
}

let package = Package(
  name: "link-server-example",
  platforms: [.iOS(.v16), .macOS(.v15), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "link-server", targets: ["link-server"]),
    .library(name: "ShopLinks", targets: ["ShopLinks"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: "../.."),
    .package(name: "link-service", path: "../../Service"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(name: "ShopLinks", dependencies: links("LinkRouting")),
    .target(
      name: "LinkSite",
      dependencies: ["ShopLinks", .product(name: "LinkPages", package: "link-service")]
        + links("LinkAssociation", "LinkRouting", "LinkTesting")
    ),
    .executableTarget(
      name: "link-server",
      dependencies: [
        "LinkSite", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
    .testTarget(
      name: "LinkSiteTests",
      dependencies: ["LinkSite", "ShopLinks", "link-server"]
        + links("LinkAssociation", "LinkRouting", "LinkTesting")
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
