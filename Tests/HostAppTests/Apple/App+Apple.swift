@testable import HostApp
import Testing
import UIKit

/// Runs a test in the app around the tests, with nothing shown but the roots of its tabs.
@MainActor func withApp(_ body: (HostSceneDelegate) async throws -> Void) async throws {
  try await until {
    UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive }
  }
  let scene = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
  let app = try #require(scene?.delegate as? HostSceneDelegate)
  if let bar = app.window?.rootViewController, bar.presentedViewController != nil {
    await withCheckedContinuation { gone in bar.dismiss(animated: false) { gone.resume() } }
  }
  app.showTabs()
  try await body(app)
}
