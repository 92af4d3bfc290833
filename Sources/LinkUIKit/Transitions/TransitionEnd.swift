#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Waits for the end of one transition, which is reported or only becomes visible.
@MainActor
final class TransitionEnd {
  /// Whether the completion handler was called.
  private var isComplete = false

  /// The continuation that waits for the handler or the end of a pause.
  private var waiting: CheckedContinuation<Void, Never>?

  /// Reports the end of the transition; called by its completion handler.
  func complete() {
    isComplete = true
    wake()
  }

  /// Waits until the end is reported or visible.
  func wait(
    _ patience: TransitionPatience,
    isOver: () -> Bool,
    isUnderWay: () -> Bool
  ) async throws(UIKitStepError) {
    for _ in 0..<patience.pauses {
      await completedOrAfter(patience)
      if isComplete || isOver() { return }
      guard isUnderWay() else { throw UIKitStepError(.refused) }
    }
    throw UIKitStepError(.timedOut)
  }

  /// Waits until the end is reported, at most for a pause.
  private func completedOrAfter(_ patience: TransitionPatience) async {
    guard !isComplete else { return }
    await withCheckedContinuation { continuation in
      waiting = continuation
      Task { @MainActor in
        await patience.pause()
        self.wake()
      }
    }
  }

  /// Resumes the waiting task.
  ///
  /// A timeout that fires later finds no task.
  private func wake() {
    waiting?.resume()
    waiting = nil
  }
}

/// The dismissal of a controller with everything over it, which has begun.
@MainActor
struct Dismissal {
  /// The controller that is dismissed.
  private let controller: UIViewController

  /// The end of the dismissal.
  private let ending = TransitionEnd()

  /// Begins to dismiss a controller.
  init(of controller: UIViewController, isAnimated: Bool) {
    self.controller = controller
    controller.presentingViewController?.dismiss(animated: isAnimated) { [ending] in
      ending.complete()
    }
  }

  /// Waits until the controller is gone.
  func end(_ patience: TransitionPatience) async throws(UIKitStepError) {
    try await ending.wait(
      patience,
      isOver: { controller.presentingViewController == nil },
      isUnderWay: { controller.isInTransition }
    )
  }
}
#endif
