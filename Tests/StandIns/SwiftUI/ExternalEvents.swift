@_spi(Driving) import AppleFoundationStandIn

/// Says which events a window handles.
nonisolated struct ExternalEventsModifier: ViewModifier {
  /// What the identifiers of events contain that the window wants to have.
  let preferring: Set<String>

  let allowing: Set<String>
}

extension ExternalEventsModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    site.pass.preferring.formUnion(preferring)
    site.pass.allowing.formUnion(allowing)
    return site.render(content)
  }
}

extension View {
  // Apple: swiftui/view/handlesexternalevents(preferring:allowing:), 2026-11-22
  /// Says which events an open window wants to have, and which it can have.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
  }
}

// Reached only by `@_spi(Driving) import SwiftUI`.
@_spi(Driving) extension ViewHost {
  /// The window that the system gives a URL to: the first that prefers it, else the first that allows it,
  /// else a new one.
  public static func window(for url: URL, among windows: [ViewHost]) -> ViewHost? {
    window(forIdentifier: url.absoluteString, among: windows)
  }

  /// The window that the system gives an activity to.
  public static func window(
    for activity: NSUserActivity,
    among windows: [ViewHost]
  ) -> ViewHost? {
    let identifier = activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
    return window(forIdentifier: identifier ?? "", among: windows)
  }

  /// Whether the system opens a new window of a scene for a URL that no window takes.
  public static func opensWindow(of scene: some Scene, for url: URL) -> Bool {
    matches(conditions(of: scene) ?? ["*"], url.absoluteString)
  }

  /// What a scene says of the events that open a new window of it; nil for nothing.
  private static func conditions(of scene: some Scene) -> Set<String>? {
    if let known = scene as? any EventScene { return known.conditions }
    if let list = scene as? SceneList {
      return list.scenes.reduce(into: []) { $0.formUnion(conditions(of: $1) ?? ["*"]) }
    }
    return scene is any WindowScene ? nil : conditions(of: scene.body)
  }

  /// Whether an identifier contains a condition.
  private static func matches(_ conditions: Set<String>, _ identifier: String) -> Bool {
    conditions.contains { condition in
      condition == "*"
        || !condition.isEmpty && identifier.lowercased().contains(condition.lowercased())
    }
  }

  /// The window for an identifier.
  private static func window(
    forIdentifier identifier: String,
    among windows: [ViewHost]
  ) -> ViewHost? {
    windows.forEach { $0.graph.update() }
    return windows.first { matches($0.graph.pass.preferring, identifier) }
      ?? windows.first { matches($0.graph.pass.allowing, identifier) }
  }
}
