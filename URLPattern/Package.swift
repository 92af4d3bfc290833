// swift-tools-version: 6.2
import PackageDescription

// The URL Pattern Standard, and the WHATWG URL parser that it stands on. It depends on nothing, and nothing
// that an app links depends on it (Documentation/Decisions/0036-url-pattern-package.md).

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "url-pattern",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1), .watchOS(.v9)],
  products: [.library(name: "URLPattern", targets: ["URLPattern"])],
  targets: [
    .target(name: "URLPattern"),
    .testTarget(name: "URLPatternTests", dependencies: ["URLPattern"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
