@_spi(Driving) import AppleFoundationStandIn
@testable import HostApp
import Testing
@_spi(Driving) import UIKit

/// Runs a test in an app of its own, with its scene connected.
@MainActor func withApp(_ body: (HostSceneDelegate) async throws -> Void) async throws {
  try await UIApplication.withIsolated { application in
    let app = HostSceneDelegate()
    application.connectScene(delegate: app)
    try await body(app)
    #expect(app.window?.warnings == [])
    #expect(app.window?.exceptions == [])
  }
}
