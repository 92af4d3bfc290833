// swift-tools-version: 6.2
import PackageDescription

// Programs that differ in what they use: paths alone, typed links. `Tests/SizeTest/run` builds them for
// release and compares what the linker kept.

let package = Package(
  name: "deeplink-size",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-deep-linking", path: "../..")],
  targets: [
    .executableTarget(
      name: "path-only",
      dependencies: [.product(name: "LinkPatterns", package: "swift-deep-linking")]
    ),
    .executableTarget(
      name: "links",
      dependencies: [
        .product(name: "LinkPatterns", package: "swift-deep-linking"),
        .product(name: "LinkRouting", package: "swift-deep-linking"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
