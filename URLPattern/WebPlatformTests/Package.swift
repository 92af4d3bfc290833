// swift-tools-version: 6.2
import PackageDescription

// Runs the web-platform-tests over URLPattern, and compares it with the routes of the core: what both
// read, both read alike. It is a package of its own because it depends on both.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "url-pattern-tests",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "url-pattern-conformance", targets: ["url-pattern-conformance"])
  ],
  dependencies: [
    .package(name: "url-pattern", path: ".."),
    .package(name: "swift-deep-linking", path: "../.."),
    .package(name: "deeplink-conformance", path: "../../Tests/Conformance"),
  ],
  targets: [
    .executableTarget(
      name: "url-pattern-conformance",
      dependencies: [
        .product(name: "ConformanceSuites", package: "deeplink-conformance"),
        .product(name: "URLPattern", package: "url-pattern"),
      ]
    ),
    .testTarget(
      name: "URLPatternConformanceTests",
      dependencies: [
        "url-pattern-conformance",
        .product(name: "ConformanceSuites", package: "deeplink-conformance"),
      ]
    ),
    .testTarget(
      name: "AgreementTests",
      dependencies: [
        .product(name: "LinkPatterns", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
        .product(name: "LinkTables", package: "swift-deep-linking"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
        .product(name: "URLPattern", package: "url-pattern"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
