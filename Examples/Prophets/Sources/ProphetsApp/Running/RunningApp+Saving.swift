public import DeepLinking
import ProphetsLinks

extension RunningApp {
  /// What is shown, to be saved.
  public var saved: SavedNavigationV1 { SavedNavigationV1(state, router: router) }

  /// Shows what was saved, without what does not exist any more.
  ///
  /// A screen that cannot be shown is left out with all that stood on it. A tab of which nothing is
  /// left shows its first screen.
  ///
  /// - Parameter saved: What was saved.
  /// - Returns: The URLs of the screens that were left out.
  /// - Throws: `NavigationStateError`, never for the tabs of this app.
  public func restore(
    _ saved: SavedNavigationV1
  ) async throws(NavigationStateError) -> [String] {
    let launch = try NavigationState.atLaunch()
    var (restored, lost) = saved.restored(over: launch, router: router)
    var isWhole = true
    for (container, first) in zip(restored.containers, launch.containers) {
      let kept = await existing(container.stack, lost: &lost)
      if container.id == restored.selected { isWhole = kept.count == container.stack.count }
      try restored.setStack(kept.isEmpty ? first.stack : kept, of: container.id)
    }
    restored.presentations = await existing(
      restored.presentations,
      standing: isWhole,
      lost: &lost
    )
    host.state = restored
    return lost
  }

  /// The lower part of the presentations whose screens can be shown.
  ///
  /// - Parameters:
  ///   - presentations: The presentations, the lowest first.
  ///   - standing: Whether everything below them is there.
  ///   - lost: The URLs of what is left out are added to it.
  /// - Returns: What is left.
  private func existing(
    _ presentations: [Presentation<ProphetsLink>],
    standing: Bool,
    lost: inout [String]
  ) async -> [Presentation<ProphetsLink>] {
    var kept: [Presentation<ProphetsLink>] = []
    var isWhole = standing
    for presentation in presentations {
      guard isWhole else {
        lost += presentation.stack.compactMap(url)
        continue
      }
      let stack = await existing(presentation.stack, lost: &lost)
      isWhole = stack.count == presentation.stack.count
      guard let root = stack.first else { continue }
      kept.append(
        Presentation(style: presentation.style, root: root, pushed: Array(stack.dropFirst()))
      )
    }
    return kept
  }

  /// The lower part of a stack whose screens can be shown.
  ///
  /// - Parameters:
  ///   - stack: The stack, the lowest screen first.
  ///   - lost: The URLs of what is left out are added to it.
  /// - Returns: What is left.
  private func existing(
    _ stack: [NavigationEntry<ProphetsLink>],
    lost: inout [String]
  ) async -> [NavigationEntry<ProphetsLink>] {
    for (index, entry) in stack.enumerated() {
      guard let link = entry.destination, (try? await screens.screen(for: link)) == nil else {
        continue
      }
      lost += stack[index...].compactMap(url)
      return Array(stack[..<index])
    }
    return stack
  }

  /// The URL of an entry.
  ///
  /// - Parameter entry: A position of a stack.
  /// - Returns: The URL; `nil` for what has none.
  private func url(of entry: NavigationEntry<ProphetsLink>) -> String? {
    entry.destination.flatMap { try? router.url(for: $0).text }
  }
}
