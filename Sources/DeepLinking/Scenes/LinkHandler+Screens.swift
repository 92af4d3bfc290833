extension LinkHandler {
  /// Shows saved screens, and calls a function with the outcome; returns `false` while others are restored.
  func showSaved(
    _ screens: SavedScreensShowRequest<Link>,
    top: Link?,
    ending: @escaping @MainActor (LinkOutcome) -> Void
  ) -> Bool {
    guard !engine.queue.isRestoring else { return false }
    engine.restore(.saved(screens), LinkDelivery(restoring: top), ending)
    return true
  }

  /// Receives links in place of the host, in an app that navigates by itself.
  var linkReceiver: (@MainActor (LinkResolution<Link>) -> Void)? {
    get { engine.linkReceiver }
    set { engine.linkReceiver = newValue }
  }

  /// Cancels the events of the scene that have not ended, since the app takes no more links.
  func cancelEvents() { engine.send(.cancelled) }

  /// Whether a delivery asks for the app's page in the system's settings.
  func asksForSettings(_ delivery: LinkDelivery<Link>) -> Bool {
    engine.admitter(of: delivery).asksForSettings
  }

  /// Records that the current screens were shown to an account that is signed out now.
  func recordFormerScreens() { formerScreens = screensOverRoots }

  /// All screens of the scene but the roots of its containers.
  var screensOverRoots: [Link] {
    var screens: [Link] = []
    for (position, entry) in host.state.positionedEntries {
      if case .container = position.address, position.count == 1 { continue }
      if let link = entry.destination { screens.append(link) }
    }
    return screens
  }
}
