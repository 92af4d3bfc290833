@_spi(Driving) import AppleFoundationStandIn

extension UIViewController {
  /// Presents, or says why not.
  func beginPresentation(
    of presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented)
    let reason = impossibility(of: presented) ?? presented.popoverImpossibility(in: treeWindow)
    if let reason {
      raise(reason)
      return
    }
    if let reason = refusal(by: presenter) {
      let via = presenter === self ? "" : " (from \(name))"
      warn("Attempt to present \(presented.name) on \(presenter.name)\(via) \(reason)")
      return
    }
    presenter.presentedByMe = presented
    presented.presenterOfMe = presenter
    presented.isBeingPresented = true
    let coordinator = TransitionCoordinator.begin(
      in: [presenter, presented],
      animated: animated,
      style: presented.modalPresentationStyle
    )
    let covers = presented.modalPresentationStyle.coversPresenter
    if covers { presenter.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    presenter.run("present") { reports in
      presented.isBeingPresented = false
      presented.endAppearing(animated: animated)
      if covers { presenter.endDisappearing(animated: animated) }
      coordinator?.end(reports: reports)
      if reports { completion?() }
    }
  }

  /// Dismisses, or does nothing.
  func beginDismissal(
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let presenter = dismissingController, let lowest = presenter.presentedByMe else { return }
    let chain = presenter.chain
    guard chain.allSatisfy({ !$0.isBeingPresented && !$0.isBeingDismissed }) else {
      // The completion of a dismissal that is already on its way is never called.
      warn(
        "Attempt to dismiss from view controller \(name) while a presentation or dismiss is in progress!"
      )
      return
    }
    chain.forEach { $0.isBeingDismissed = true }
    let coordinator = TransitionCoordinator.begin(
      in: [presenter] + chain,
      animated: animated,
      style: lowest.modalPresentationStyle
    )
    let covers = lowest.modalPresentationStyle.coversPresenter
    chain.reversed().forEach { $0.beginDisappearing(animated: animated) }
    if covers { presenter.beginAppearing(animated: animated) }
    presenter.run("dismiss") { reports in
      for gone in chain.reversed() {
        gone.endDisappearing(animated: animated)
        gone.presenterOfMe?.presentedByMe = nil
        gone.presenterOfMe = nil
        gone.isBeingDismissed = false
      }
      if covers { presenter.endAppearing(animated: animated) }
      coordinator?.end(reports: reports)
      if reports { completion?() }
    }
  }

  /// The controller that owns the presentation which `dismiss` on this controller is about.
  private var dismissingController: UIViewController? {
    selfAndAncestors.first { $0.presentedByMe != nil }
      ?? selfAndAncestors.first { $0.presenterOfMe != nil }?.presenterOfMe
  }

  /// The container that performs a presentation on behalf of this controller.
  private func presenter(for presented: UIViewController) -> UIViewController {
    let styles = [UIModalPresentationStyle.currentContext, .overCurrentContext]
    guard styles.contains(presented.modalPresentationStyle) || presented is UISearchController
    else { return outermost }
    return selfAndAncestors.first(where: \.definesPresentationContext) ?? outermost
  }

  /// Why presenting this controller is a programming error.
  private func impossibility(of presented: UIViewController) -> String? {
    if presented === self || selfAndAncestors.contains(where: { $0 === presented }) {
      return "Application tried to present modally an active view controller \(presented.name)."
    }
    if let parent = presented.parent {
      return "Application tried to present modally a view controller \(presented.name) "
        + "that has a parent view controller \(parent.name)."
    }
    if let presenter = presented.presenterOfMe {
      return "Application tried to present modally a view controller \(presented.name) "
        + "that is already being presented by \(presenter.name)."
    }
    return nil
  }

  /// Why UIKit refuses to present from this controller now.
  private func refusal(by presenter: UIViewController) -> String? {
    if let other = presenter.presentedByMe {
      return "which is already presenting \(other.name)."
    }
    if selfAndAncestors.contains(where: \.isBeingDismissed) {
      return "which is being dismissed."
    }
    if selfAndAncestors.contains(where: \.isBeingPresented) {
      return "while a presentation is in progress!"
    }
    guard let window = showingWindow else {
      return "whose view is not in the window hierarchy."
    }
    guard window.refusals > 0 else { return nil }
    window.refusals -= 1
    return "while a presentation is in progress!"
  }

  /// What warnings call the controller.
  var name: String { "<\(type(of: self))\(title.map { ": \($0)" } ?? "")>" }
}
