// swift-tools-version: 6.2
import PackageDescription

// Tries the library on generated input until something breaks; `bin/fuzz` builds, links and runs it.
// It is a package of its own because its products are only of use together with libFuzzer.

/// What each target uses; a target is a folder in `Sources/` with one entry point, and has seeds in `Seeds/`.
///
/// They are libraries: libFuzzer brings the main function, and would not be linked for a program without
/// `--sanitize=fuzzer`.
let fuzzers = [
  "FuzzAssociation": ["LinkAssociation"],
  "FuzzLinkURL": ["LinkRouting"],
  "FuzzRouter": ["LinkRouting", "LinkTesting"],
].sorted { $0.key < $1.key }

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
  products: fuzzers.map { .library(name: $0.key, type: .static, targets: [$0.key]) },
  dependencies: [.package(name: "swift-deep-linking", path: "..")],
  targets: [.target(name: "FuzzSupport")]
    + fuzzers.map { name, modules in
      .target(
        name: name,
        dependencies: ["FuzzSupport"]
          + modules.map { .product(name: $0, package: "swift-deep-linking") }
      )
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
