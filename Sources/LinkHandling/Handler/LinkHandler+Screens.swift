import LinkNavigation
import LinkRouting

extension LinkHandler {
  /// Shows saved screens, and calls a function with the outcome; returns `false` while others are restored.
  package func restore(
    _ saved: any ShowRequest<Link>,
    top: Link?,
    ending: @escaping @MainActor (LinkOutcome) -> Void
  ) -> Bool {
    guard !worker.queue.isRestoring else { return false }
    worker.restore(saved, LinkDelivery(restoring: top), ending)
    return true
  }

  /// Notes that the current screens were shown to an account that is signed out now.
  func noteFormerScreens() { formerScreens = screensOverRoots }

  /// All screens of the scene but the roots of its containers.
  package var screensOverRoots: [Link] {
    var screens: [Link] = []
    for (position, entry) in host.state.positionedEntries {
      if case .container = position.address, position.count == 1 { continue }
      if let link = entry.destination { screens.append(link) }
    }
    return screens
  }
}
