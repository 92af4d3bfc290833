// swift-tools-version: 6.2
import PackageDescription

// Tries the library on generated input until something breaks; `bin/fuzz` builds, links and runs it.
// It is a package of its own because its products are only of use together with libFuzzer.

/// The targets; each is a folder in `Sources/` with one entry point, and has seeds in `Seeds/`.
///
/// They are libraries: libFuzzer brings the main function, and would not be linked for a program without
/// `--sanitize=fuzzer`.
let fuzzers = [
  "FuzzAssociation",
  "FuzzLinkURL",
  "FuzzMatch",
  "FuzzPattern",
  "FuzzRouter",
  "FuzzSceneQueue",
  "FuzzTable",
  "FuzzURL",
]

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "deeplink-fuzz",
  platforms: [.macOS(.v13)],
  products: fuzzers.map { .library(name: $0, type: .static, targets: [$0]) },
  dependencies: [
    .package(name: "swift-deep-linking", path: ".."),
    .package(name: "url-pattern", path: "../URLPattern"),
  ],
  targets: [
    .target(
      name: "FuzzSupport",
      dependencies: [.product(name: "URLPattern", package: "url-pattern")]
    )
  ]
    + fuzzers.map {
      .target(
        name: $0,
        dependencies: [
          "FuzzSupport",
          .product(name: "LinkAnalysis", package: "swift-deep-linking"),
          .product(name: "LinkAssociation", package: "swift-deep-linking"),
          .product(name: "LinkNavigation", package: "swift-deep-linking"),
          .product(name: "LinkPatterns", package: "swift-deep-linking"),
          .product(name: "LinkRouting", package: "swift-deep-linking"),
          .product(name: "LinkTesting", package: "swift-deep-linking"),
          .product(name: "URLPattern", package: "url-pattern"),
        ]
      )
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
