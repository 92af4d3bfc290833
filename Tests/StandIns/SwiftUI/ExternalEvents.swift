@_spi(Driving) import AppleFoundationStandIn

/// Says which events a window handles.
nonisolated struct ExternalEventsModifier: ViewModifier {
  /// What the identifiers of events contain that the window wants to have.
  let preferring: Set<String>

  /// What the identifiers of events contain that the window can have.
  let allowing: Set<String>

  /// The model applies it.
  typealias Body = Never
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

  /// The window for an identifier.
  private static func window(
    forIdentifier identifier: String,
    among windows: [ViewHost]
  ) -> ViewHost? {
    windows.forEach { $0.graph.update() }
    func matches(_ conditions: Set<String>) -> Bool {
      conditions.contains { condition in
        condition == "*"
          || !condition.isEmpty
            && identifier.lowercased().contains(condition.lowercased())
      }
    }
    return windows.first { matches($0.graph.pass.preferring) }
      ?? windows.first { matches($0.graph.pass.allowing) }
  }
}
