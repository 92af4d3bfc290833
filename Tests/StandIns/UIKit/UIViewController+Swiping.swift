@_spi(Driving) import AppleFoundationStandIn

extension UIViewController {
  /// A person begins to drag this sheet down; it stays until the finger is lifted.
  func startSwipingDown() -> Bool {
    guard let presenter = presenterOfMe, draggedDown == nil, mayBeSwipedDown() else { return false }
    isBeingDismissed = true
    draggedDown = TransitionCoordinator.begin(
      in: [presenter, self],
      animated: true,
      style: modalPresentationStyle,
      interactive: true,
      from: self
    )
    beginDisappearing(animated: true)
    return true
  }

  /// A person lets go of the sheet; cancelling leaves it where it was.
  func finishSwipingDown(cancelled: Bool) -> Bool {
    guard let coordinator = draggedDown, coordinator.isInteractive, let presenter = presenterOfMe
    else { return false }
    coordinator.letGo(cancelled: cancelled)
    if cancelled { beginAppearing(animated: true) }
    presenter.run(cancelled ? "cancel swipe" : "dismiss") { [self] reports in
      draggedDown = nil
      isBeingDismissed = false
      if cancelled {
        endAppearing(animated: true)
      } else {
        endDisappearing(animated: true)
        presenter.presentedByMe = nil
        presenterOfMe = nil
      }
      coordinator.end(reports: reports)
    }
    return true
  }

  /// Whether a person can swipe this presentation away now.
  func mayBeSwipedDown() -> Bool {
    presenterOfMe != nil && modalPresentationStyle.isSwipeable && presentedByMe == nil
      && !isBeingPresented && !isBeingDismissed && !isModalInPresentation
  }
}
