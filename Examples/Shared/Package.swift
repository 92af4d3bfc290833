// swift-tools-version: 6.2
import PackageDescription

// What the commands of the samples have in common, and their tests: nothing about links.

let package = Package(
  name: "samples-shared",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "SampleCommand", targets: ["SampleCommand"]),
    .library(name: "SampleTesting", targets: ["SampleTesting"]),
  ],
  targets: [
    .target(name: "SampleCommand"),
    .target(name: "SampleTesting"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
