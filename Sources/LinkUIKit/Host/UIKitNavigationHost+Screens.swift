#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIKitNavigationHost {
  /// Registers a controller of the app's own as the screen of a destination.
  ///
  /// Call it for the roots that the app sets up at launch, and for controllers that it pushes or presents
  /// itself. The controller is not retained.
  ///
  /// - Parameters:
  ///   - controller: The controller that is, or will be, on a stack or presented.
  ///   - destination: The destination that it shows.
  public func register(_ controller: UIViewController, as destination: Destination) {
    ledger.register(controller, shows: destination)
  }

  /// Registers a controller of the app's own as the placeholder of an empty column of a split view.
  ///
  /// It is not a screen for the host. Placeholders that the host makes are registered already.
  ///
  /// - Parameter controller: The controller, which is not retained.
  public func register(emptyColumn controller: UIViewController) {
    ledger.register(placeholder: controller)
  }

  /// Waits until no transition is in progress, and builds the controller of a destination.
  ///
  /// The plan is made again after this, from the state at that time.
  ///
  /// - Parameter destination: The destination of the screen.
  /// - Throws: ``UIKitStepError`` – `.busy`, `.noScreen`; or what the factory throws.
  public func prepare(_ destination: Destination) async throws {
    try await settle()
    try await build(destination)
  }

  /// Drops the controllers that were built and not shown.
  public func discardPrepared() {
    prepared = [:]
  }

  /// Notifies the controller of a destination that a link led to it again, if it is ``LinkReopening``.
  ///
  /// - Parameter destination: The destination of the controller.
  public func reopened(_ destination: Destination) {
    let shown = tree.front.controllers.last { ledger.entry(of: $0) == .destination(destination) }
    (shown as? any LinkReopening)?.linkReopened()
  }

  /// Builds the controllers of entries that were not built yet.
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

  /// Takes the controllers of entries: built ones, or for foreign screens the ones on
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

  /// Builds the controller of a destination and registers it.
  private func build(_ destination: Destination) async throws {
    let controller = try await factory.controller(for: destination)
    // Building took too long, or the scene is gone: the controller is dropped.
    try Task.checkCancellation()
    ledger.register(controller, shows: destination)
    // A navigation controller, a split view or a frame is identified by its lowest screen.
    let inside = LiveStack(controller, in: .presentation, isPlaceholder: ledger.isPlaceholder)
    if let root = inside.baseControllers.first { ledger.register(root, shows: destination) }
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

extension UIKitNavigationHost where Destination: DeepLink {
  /// Registers the initial controllers as the screens of their links, and later those that
  /// tabs make.
  func registerRoots(of links: DeepLinks<Destination>, _ root: Destination?) {
    let tree = tree
    let containers = tree.containers
    if let tabs, tabs.count > 1 { links.roots.checkTab(among: tabs) }
    for (index, id) in tree.ids.enumerated() {
      let isOnly = containers.count == 1
      let link =
        (isOnly ? root : nil)
        ?? links.tabs.first { $0.id == id }.flatMap(\.root)
        ?? (isOnly ? links.roots.rootOrProblem : links.roots.root(in: id))
      guard let link else { continue }
      if tabs != nil { tabRoots[id] = link }
      if let controller = containers[index].controllers.first {
        register(controller, as: link)
      } else if tabs != nil, tree.tabs?.makesController(at: index) ?? true {
        // For a tab that makes it when it is selected, or a bar that replaces a sign-in screen.
        awaitedRoots[id] = link
      }
    }
  }
}
#endif
