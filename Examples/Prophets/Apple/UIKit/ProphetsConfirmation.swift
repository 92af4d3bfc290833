#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
import ProphetsLinks
import ProphetsScreens
import UIKit

/// Asks in a window, with an alert, before a link changes something.
@MainActor
struct ProphetsConfirmation {
  /// The window.
  let window: UIWindow

  /// Asks.
  ///
  /// - Parameter question: What it is about.
  /// - Returns: Whether the link goes on; `false` when no alert can be shown.
  func ask(_ question: LinkConfirmation<ProphetsLink>) async -> Bool {
    guard var top = window.rootViewController else { return false }
    while let next = top.presentedViewController { top = next }
    let presenter = top
    return await withCheckedContinuation { continuation in
      let alert = UIAlertController(
        title: question.link.question,
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
      // A presentation that is refused calls nobody.
      if alert.presentingViewController == nil { continuation.resume(returning: false) }
    }
  }
}
#endif
