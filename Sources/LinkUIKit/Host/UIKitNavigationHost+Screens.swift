#if canImport(UIKit) && !os(watchOS)
import LinkNavigation
public import UIKit

extension UIKitNavigationHost {
  /// Notes that a controller which the app made itself is the screen of a destination.
  ///
  /// To be called for the roots that the app sets up at launch, and for what it pushes or presents
  /// by hand. The controller is not kept.
  ///
  /// - Parameters:
  ///   - controller: The controller that is, or will be, on a stack or presented.
  ///   - destination: What it shows.
  public func register(_ controller: UIViewController, as destination: Destination) {
    ledger.note(controller, shows: destination)
  }

  /// Notes that a controller which the app made itself stands in an empty column of a split view.
  ///
  /// It is no screen to the host. Those that the host makes are noted by it.
  ///
  /// - Parameter controller: The controller, which is not kept.
  public func register(emptyColumn controller: UIViewController) {
    ledger.note(placeholder: controller)
  }

  /// Waits until no transition is under way, and builds the controller of a destination.
  ///
  /// The plan is made again after this, from what is shown then.
  ///
  /// - Parameter destination: What is to be shown.
  /// - Throws: ``UIKitStepError`` – `.busy`, `.noScreen`; or what the factory throws.
  public func prepare(_ destination: Destination) async throws {
    try await settle()
    try await build(destination)
  }

  /// Drops the controllers that were built and not shown.
  public func discardPrepared() {
    prepared = [:]
  }

  /// Tells the controller of a destination that a link led to it again, if it is ``LinkReopening``.
  ///
  /// - Parameter destination: What the controller shows.
  public func reopened(_ destination: Destination) {
    let shown = tree.front.controllers.last { ledger.entry(of: $0) == .destination(destination) }
    (shown as? any LinkReopening)?.linkReopened()
  }

  /// Builds the controllers of entries, as far as that was not done before.
  func buildMissing(_ entries: [NavigationEntry<Destination>]) async throws {
    var needed: [Destination: Int] = [:]
    for destination in entries.compactMap(\.destination) {
      needed[destination, default: 0] += 1
      guard prepared[destination, default: []].count < needed[destination, default: 0] else {
        continue
      }
      try await build(destination)
    }
  }

  /// Takes the controllers of entries: those that were built, or for foreign screens those on
  /// screen.
  func take(
    _ entries: [NavigationEntry<Destination>],
    among shown: [UIViewController] = []
  ) throws(UIKitStepError) -> [UIViewController] {
    var controllers: [UIViewController] = []
    for entry in entries {
      let controller: UIViewController?
      if let destination = entry.destination {
        controller = prepared[destination, default: []].popLast()
        let isTaken = controllers.contains { $0 === controller }
        guard !isTaken, controller?.isUnused ?? true else { throw UIKitStepError(.inUse) }
      } else {
        controller = shown.first { ledger.entry(of: $0) == entry }
      }
      guard let controller else { throw UIKitStepError(.noScreen) }
      controllers.append(controller)
    }
    return controllers
  }

  /// Builds the controller of a destination and notes it.
  private func build(_ destination: Destination) async throws {
    let controller = try await factory.controller(for: destination)
    // Building took too long, or the scene is gone: the controller is discarded.
    try Task.checkCancellation()
    ledger.note(controller, shows: destination)
    // A navigation controller, a split view or a frame is read by what is lowest in it.
    let inside = LiveStack(controller, in: .presentation, isPlaceholder: ledger.isPlaceholder)
    if let root = inside.baseControllers.first { ledger.note(root, shows: destination) }
    prepared[destination, default: []].append(controller)
  }
}

extension UIViewController {
  /// Whether the controller is in no container, not presented, and not the root of a window.
  ///
  /// UIKit raises for others.
  var isUnused: Bool {
    parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
  }
}
#endif
