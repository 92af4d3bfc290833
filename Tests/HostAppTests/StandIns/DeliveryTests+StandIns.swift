@_spi(Driving) import AppleFoundationStandIn
import Foundation
@testable import HostApp
import Testing
@_spi(Driving) import UIKit

/// What the app notes of deliveries: the same as `Tests/HostApp/deliver` expects of the system's.
@MainActor @Suite struct DeliveryTests {
  /// What is expected, a delivery a line.
  private let expected: [String]

  /// Where the app notes it.
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("deliveries-\(UUID()).txt")

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../HostApp/deliveries.txt").standardizedFileURL
    expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// A URL as the system hands it over.
  private func context(_ line: String) throws -> UIOpenURLContext {
    let word = try #require(line.split(separator: " ").dropFirst().first)
    return .make(try #require(URL(string: String(word))))
  }

  @Test func areThoseThatTheScriptExpects() async throws {
    try await UIApplication.withIsolated { application in
      let app = HostSceneDelegate()
      app.log = DeliveryLog(file: file)
      let cold = expected.prefix { $0.hasPrefix("connection ") }
      #expect(cold.count == 1)
      let scene = application.connectScene(
        delegate: app,
        options: UIScene.ConnectionOptions(urlContexts: Set(try cold.map(context)))
      )
      await app.settled()
      for line in expected.dropFirst(cold.count) {
        scene.delegate?.scene(scene, openURLContexts: [try context(line)])
        await app.settled()
      }
      let noted = try String(contentsOf: file, encoding: .utf8)
      #expect(noted.split(separator: "\n").map(String.init) == expected)
      try FileManager.default.removeItem(at: file)
      #expect(app.window?.warnings == [])
      #expect(app.window?.exceptions == [])
    }
  }
}
