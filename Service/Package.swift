// swift-tools-version: 6.2
import PackageDescription

// Pages for people without the app, and the service of short links. It is a package of its own because it has
// dependencies, and the root has none.
//
//   LinkPages (pages of links, without a network)

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Libraries of this repository.
func links(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-deep-linking") }
}

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")

let package = Package(
  name: "link-service",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LinkPages", targets: ["LinkPages"])
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: ".."),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CQREncode",
      pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]
    ),
    .target(
      name: "LinkPages",
      dependencies: ["CQREncode", crypto, mustache] + links("LinkRouting", "LinkTesting"),
      resources: [
        .embedInCode("Templates/link.mustache"), .embedInCode("Templates/missing.mustache"),
        .embedInCode("Templates/page.css"),
      ]
    ),
    .testTarget(
      name: "LinkPagesTests",
      dependencies: ["LinkPages"] + links("LinkAssociation", "LinkRouting", "LinkTesting")
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
