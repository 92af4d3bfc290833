#if canImport(SwiftUI) && !os(watchOS)
public import LinkPatterns

// What a handler asks a model for beside its screens.
extension NavigationModel {
  /// The status of a screen: its kind, and whether a view on it has unsaved work.
  ///
  /// - Parameter entry: A position of ``state``.
  /// - Returns: The kind of a foreign screen, and whether the screen has unsaved work.
  public func status(of entry: NavigationEntry<Destination>) -> ScreenStatus {
    switch entry {
    case .destination(let link):
      let isUnsaved =
        unsavedScreens.contains(link) || appPresentations.isUnsaved(screen: link, in: nil)
      return ScreenStatus(hasUnsavedWork: isUnsaved)
    case .foreign(let screen):
      if let status = appPresentations.unmarked?.status(of: screen) { return status }
      let value = pathScreens.value(of: screen)
      return ScreenStatus(
        foreign: screen.kind,
        hasUnsavedWork: appPresentations.isUnsaved(screen: value, in: screen)
      )
    }
  }

  /// Also asks about the app's own presentations, which any plan dismisses.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: The state after the plan.
  /// - Returns: How the current screens respond.
  public func interruption(
    by plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) -> NavigationInterruption<Destination> {
    let own = state.presentations.map(\.root).filter {
      $0.foreign.map(appPresentations.has) ?? false
    }
    return interruption(by: plan, losing: Set(own))
  }

  /// A state without the app's own presentations.
  func withoutAppPresentations(_ state: NavigationState<Destination>) -> NavigationState<
    Destination
  > {
    var state = state
    state.presentations.removeAll { $0.root.foreign.map(appPresentations.has) ?? false }
    return state
  }
}

// MARK: - Outside the app

extension NavigationModel {
  /// Sets the object that opens URLs outside the app; it is not retained.
  public func setURLOpener(_ opener: any URLOpener) { openers.append(opener) }

  /// Whether the system is opening a URL for the model right now.
  ///
  /// - Returns: `true` until the system has answered.
  public func isOpeningOutside(_ url: String) -> Bool { openers.departing.contains(url) }

  /// Opens the app's own page in the system's settings, with the `openURL` of the view with `.onDeepLink`.
  ///
  /// - Throws: `LinkFailure` – `.noSettings` before such a view is shown, and on systems without such a
  ///   page, such as macOS.
  public func openSettings() async throws {
    guard let opener = openers.last else { throw LinkFailure(.noSettings) }
    openers.departing.begin(SettingsLink.text)
    defer { openers.departing.end(SettingsLink.text) }
    try await opener.openSettings()
  }

  /// Opens a page in the browser, with the `openURL` of the view with `.onDeepLink`.
  public func browse(_ url: LinkURL) {
    guard let opener = openers.last else { return }
    openers.departing.begin(url.text)
    opener.open(url.text) { [weak self] _ in self?.openers.departing.end(url.text) }
  }
}

// MARK: - Restoring

/// The progress of restoring a scene from the last run of the app.
enum Restoration {
  /// Not requested yet.
  case unasked

  /// The first caller that needs the state restores it: a link, or the view that appears.
  case armed(@MainActor () -> Void)

  /// It was restored, or something else was shown before.
  case over
}

extension NavigationModel {
  /// `true`: SwiftUI builds screens by itself.
  public var isImmediate: Bool { true }

  /// Shows a state without animation, before the call returns.
  ///
  /// - Parameter state: The state to show.
  public func showNow(_ state: NavigationState<Destination>) {
    show(state, isAtOnce: true)
  }

  /// Restores the requested state on the first call, unless something else was shown before.
  public func restoreNow() {
    guard case .armed(let restore) = restoration else { return }
    restoration = .over
    restore()
  }

  /// Requests restoring, unless that was done before.
  func armRestoration(_ restore: @escaping @MainActor () -> Void) {
    guard case .unasked = restoration else { return }
    restoration = .armed(restore)
  }
}
#endif
