// swift-tools-version: 6.2
import PackageDescription

// Pages for people without the app, and the service of short links. It is a package of its own because it has
// dependencies, and the root has none.
//
//   link-service (the command)
//   LinkServing  (HTTP)
//   ShortLinks   (links, keys and counts, and where they are stored)
//   LinkPages    (pages of links, without a network)

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

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let configuration = Target.Dependency.product(
  name: "Configuration",
  package: "swift-configuration"
)
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let csv = Target.Dependency.product(name: "SwiftCSV", package: "SwiftCSV")
let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird: [Target.Dependency] = [
  .product(name: "Hummingbird", package: "hummingbird"),
  .product(name: "HummingbirdCore", package: "hummingbird"),
]
let lifecycle: [Target.Dependency] = [
  .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
  .product(name: "UnixSignals", package: "swift-service-lifecycle"),
]
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let network: [Target.Dependency] = [
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
]

let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

let package = Package(
  name: "link-service",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LinkPages", targets: ["LinkPages"]),
    .executable(name: "link-service", targets: ["link-service"]),
  ],
  dependencies: [
    .package(name: "swift-deep-linking", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CQREncode",
      pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]
    ),
    .systemLibrary(
      name: "CPostgreSQL",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    .target(
      name: "LinkPages",
      dependencies: ["CQREncode", crypto, mustache] + links("LinkRouting", "LinkTesting"),
      resources: [
        .embedInCode("Templates/link.mustache"), .embedInCode("Templates/missing.mustache"),
        .embedInCode("Templates/page.css"), .embedInCode("Templates/copy.js"),
      ]
    ),
    .target(
      name: "ShortLinks",
      dependencies: ["CPostgreSQL", "LinkPages", crypto, csv, database]
        + links("LinkRouting", "LinkTesting")
    ),
    .target(
      name: "LinkServing",
      dependencies: ["LinkPages", "ShortLinks", crypto, httpTypes, logging]
        + hummingbird + lifecycle + network + links("LinkAssociation", "LinkRouting", "LinkTesting")
    ),
    .executableTarget(
      name: "link-service",
      dependencies: [
        "LinkPages", "LinkServing", "ShortLinks", argumentParser, configuration, logging,
        system,
      ] + links("LinkRouting", "LinkTesting"),
      resources: [.embedInCode("Sample/links.json")]
    ),
    // What the same server does without links, to compare with (Scripts/service/measure.py).
    .executableTarget(
      name: "fixed-text",
      dependencies: [httpTypes] + hummingbird + network,
      path: "Tests/FixedText"
    ),
    .target(name: "ServiceTestSupport", path: "Tests/Support"),
    .testTarget(
      name: "LinkPagesTests",
      dependencies: ["LinkPages"] + links("LinkAssociation", "LinkRouting", "LinkTesting")
    ),
    .testTarget(
      name: "ShortLinksTests",
      dependencies: ["LinkPages", "ServiceTestSupport", "ShortLinks", database]
        + links("DeepLinking", "LinkRouting", "LinkTesting")
    ),
    .testTarget(
      name: "LinkServiceTests",
      dependencies: [
        "LinkPages", "LinkServing", "ServiceTestSupport", "ShortLinks", "link-service", logging,
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ] + network + links("LinkAssociation", "LinkTesting")
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
