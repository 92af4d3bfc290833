// swift-tools-version: 6.2
import PackageDescription

// A client of the modules without Foundation, as a tool would be one. `bin/check linkage` builds it and fails when
// the program links Foundation.
let package = Package(
  name: "linkage-test",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-deep-linking", path: "../..")],
  targets: [
    .executableTarget(
      name: "linkage-test",
      dependencies: [
        .product(name: "LinkNavigation", package: "swift-deep-linking"),
        .product(name: "LinkPatterns", package: "swift-deep-linking"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
