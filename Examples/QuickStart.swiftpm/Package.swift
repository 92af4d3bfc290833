// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// The README's app, for Xcode 26.4 or newer: open this folder. SwiftPM alone does not build it, since it has no app products,
// and Swift Playgrounds lacks the package that is two folders up. Its sources are compiled with the root package
// (`bin/check apple`), this manifest by the workflow for Apple's platforms.

let package = Package(
  name: "QuickStart",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "QuickStart",
      targets: ["QuickStart"],
      bundleIdentifier: "example.quiz.quickstart",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .map),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [.package(name: "swift-deep-linking", path: "../..")],
  targets: [
    .executableTarget(
      name: "QuickStart",
      dependencies: [
        .product(name: "LinkSwiftUI", package: "swift-deep-linking")
      ],
      path: "Sources"
    )
  ]
)
