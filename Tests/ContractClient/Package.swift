// swift-tools-version: 6.2
import PackageDescription

// An app outside this repository, as README's first page shows it, in each way that apps are built.
// The first three targets have the same sources, by links to one folder.

let package = Package(
  name: "contract-client",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  dependencies: [.package(name: "swift-deep-linking", path: "../..")],
  targets: [
    client("ClientInMode5", [.swiftLanguageMode(.v5)]),
    client("ClientInMode6", [.swiftLanguageMode(.v6)]),
    client("ClientOnMainActor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    client(
      "ClientWithoutReflection",
      [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]
    ),
  ]
)

/// The client, built with some settings.
func client(_ name: String, _ settings: [SwiftSetting]) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: "DeepLinking", package: "swift-deep-linking")],
    path: "Sources/\(name)",
    swiftSettings: settings
  )
}
