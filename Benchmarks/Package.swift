// swift-tools-version: 6.2
import PackageDescription

// Measures the library; `bin/benchmark` builds and runs it. It is a package of its own because it has
// a dependency, and because apps that use the library need none of it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error, .when(configuration: .release)),
]

let package = Package(
  name: "deeplink-benchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "benchmark", targets: ["benchmark"])],
  dependencies: [
    .package(name: "swift-deep-linking", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(name: "BenchmarkHarness"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "BenchmarkHarness",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "LinkTesting", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
        .product(name: "DeepLinking", package: "swift-deep-linking"),
      ]
    ),
    .testTarget(name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"]),
    .testTarget(name: "BenchmarkTests", dependencies: ["BenchmarkHarness", "benchmark"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
