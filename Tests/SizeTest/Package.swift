// swift-tools-version: 6.2
import PackageDescription

// An app that imports `LinkRouting` alone; `Scripts/weight.py` tells what it weighs.

let package = Package(
  name: "deeplink-size",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-deep-linking", path: "../..")],
  targets: [
    .executableTarget(
      name: "links",
      dependencies: [
        .product(name: "LinkRouting", package: "swift-deep-linking")
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
