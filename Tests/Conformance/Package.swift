// swift-tools-version: 6.2
import PackageDescription

// Runs the web-platform-tests that the core claims to pass over its links and routes. It is a package of
// its own because it reads JSON with Foundation, and because the data stays outside the repository.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "deeplink-conformance",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "conformance", targets: ["conformance"])
  ],
  dependencies: [.package(name: "swift-deep-linking", path: "../..")],
  targets: [
    .executableTarget(
      name: "conformance",
      dependencies: [
        .product(name: "LinkRouting", package: "swift-deep-linking")
      ]
    ),
    .testTarget(name: "ConformanceTests", dependencies: ["conformance"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
