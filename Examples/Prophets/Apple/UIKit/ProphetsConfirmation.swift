#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Asks with an alert in a window: before a link changes data, or whether to sign in.
@MainActor
struct ProphetsConfirmation {
  /// The window.
  let window: UIWindow

  /// Asks.
  func ask(_ question: String) async -> Bool {
    guard var top = window.rootViewController else { return false }
    while let next = top.presentedViewController { top = next }
    let presenter = top
    return await withCheckedContinuation { continuation in
      let alert = UIAlertController(
        title: question,
        message: nil,
        preferredStyle: .alert
      )
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in continuation.resume(returning: false)
        }
      )
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in continuation.resume(returning: true) }
      )
      presenter.present(alert, animated: true)
      // A refused presentation calls no handler.
      if alert.presentingViewController == nil { continuation.resume(returning: false) }
    }
  }
}
#endif
